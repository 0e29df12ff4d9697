// How figures look: themes, colours, markers and dashes, which are those of the figures for print.
const Look = (() => {
  "use strict";
  const root = document.documentElement;
  const { byId } = Text;
  const SETS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"]; // Okabe and Ito
  const SYMBOLS = ["circle", "triangle", "rect", "diamond", "roundRect"];
  const isDark = () => root.dataset.theme === "dark";

  const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  const mixed = (hex, other, part) =>
    "#" + channels(hex).map((own) => Math.round(own * (1 - part) + other * part).toString(16).padStart(2, "0")).join("");
  /** Dark paper takes lighter colours. */
  const onPaper = (hex) => (isDark() ? mixed(hex, 255, 0.45) : hex);

  const ofSolver = (solver) => {
    const { colour, dash, marker } = Data.lines.find((line) => line.solver === solver);
    return { colour: onPaper(colour), dash: dash.length > 0 ? dash : "solid", symbol: "path://" + marker };
  };
  const ofSet = (place) => ({ colour: onPaper(SETS[place % SETS.length]), symbol: SYMBOLS[place % SYMBOLS.length] });

  const button = byId("theme");
  const listeners = [];
  const name = () => {
    button.textContent = isDark() ? "Light" : "Dark";
    button.setAttribute("aria-label", "Switch to the " + button.textContent.toLowerCase() + " theme");
  };
  const setTheme = (theme) => {
    root.dataset.theme = theme;
    name();
    listeners.forEach((listener) => listener());
  };
  button.hidden = false;
  name();
  button.addEventListener("click", () => {
    const theme = isDark() ? "light" : "dark";
    try {
      localStorage.setItem("crosshatch-theme", theme);
    } catch (noStorage) {
      // then it lasts as long as the page
    }
    setTheme(theme);
  });

  // On paper everything is open, and dark on white.
  let before = null;
  addEventListener("beforeprint", () => {
    before = { theme: root.dataset.theme, closed: [...document.querySelectorAll("main details:not([open])")] };
    before.closed.forEach((details) => (details.open = true));
    setTheme("light");
  });
  addEventListener("afterprint", () => {
    before.closed.forEach((details) => (details.open = false));
    setTheme(before.theme);
  });

  return {
    ofSolver, ofSet,
    colour: (variable) => getComputedStyle(root).getPropertyValue("--" + variable).trim(),
    onTheme: (listener) => listeners.push(listener),
  };
})();
