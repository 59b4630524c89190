"""What is collected where: the compiled build is tested where there can be one."""

from build_tools.engine import why_interpreted

collect_ignore = ["test_compiled.py"] if why_interpreted() else []
