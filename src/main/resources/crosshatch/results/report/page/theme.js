// Runs before anything is drawn: the theme that was chosen here last, else the system's.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("crosshatch-theme");
  } catch (noStorage) {
    // then it is the system's
  }
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "dark" || chosen === "light" ? chosen : system;
  document.documentElement.classList.add("scripted");
})();
