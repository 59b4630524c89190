"""The fonts that ship are shown, and nothing moves when they arrive."""

# What moved by itself since the page was opened, as the browser measures it.
MOVED = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) sum += one.value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(sum), 100);
})"""
FONTS_THERE = "async () => { await document.fonts.ready; return document.fonts.status; }"
LOADED = """() => [...new Set([...document.fonts].filter((one) => one.status === "loaded")
  .map((one) => one.family.replaceAll('"', "")))].filter((one) => !/[0-9]/.test(one)).sort()"""
LEAST = 0.01
"""A tenth of what is called a good page."""


def test_late_fonts_replace_the_installed_ones_without_moving_anything(visit):
    visitor = visit()
    waiting = []
    visitor.page.route("**/*.woff2", lambda route: waiting.append(route))
    visitor.page.goto(visitor.server.url, wait_until="commit")
    visitor.see("play")
    visitor.page.wait_for_function("() => document.querySelector('[data-test=game-elysium]')")
    before = visitor.page.evaluate(MOVED)
    assert waiting
    for route in waiting:
        route.continue_()
    visitor.page.unroute("**/*.woff2")
    assert visitor.page.evaluate(FONTS_THERE) == "loaded"
    assert visitor.page.evaluate(LOADED) == ["Petteia sans", "Petteia serif"]
    assert visitor.page.evaluate(MOVED) - before < LEAST
