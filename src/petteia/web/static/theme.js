// Sets the theme before the first paint; lib/settings.js changes it later.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("petteia.theme");
  } catch {
    // Storage may be forbidden; then the system's theme is used.
  }
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
})();
