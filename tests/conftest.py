"""What is collected where: the compiled build is tested where one is installed. That there is one
on a machine with a C compiler is for .ci/run to say."""

import subprocess
import sys

ASK = "import petteia; print(petteia.COMPILED)"
answer = subprocess.run([sys.executable, "-I", "-c", ASK], capture_output=True, text=True)
collect_ignore = [] if answer.stdout.strip() == "True" else ["test_compiled.py"]
