// The controls: filters above all, and the choices of each figure. They write what is chosen into the state, and show what it is.
(() => {
  "use strict";
  const { byId, element, grouped } = Text;
  const state = State.of;

  // ---- choices of one value: each select has the name of its choice

  const fill = (name, values, texts) => {
    const select = byId(name);
    select.replaceChildren(...values.map((value, place) => new Option(texts ? texts[place] : value, value)));
    select.closest("label").hidden = values.length < 2;
  };
  const columns = Data.columns.map((column) => column.name);
  for (const name of ["quantile", "acrossColumn", "upColumn", "columnsY", ...State.bounds.map((behind) => "where" + behind)]) fill(name, columns);
  fill("columnsX", [...columns, Text.POSITION.name]);
  fill("fit", ["none", "all"], ["none", "least squares"]);
  for (const name of ["quantileX", "quantileY", "scatterX", "scatterY", "columnsScaleX", "columnsScaleY"]) {
    fill(name, ["log", "linear"], ["logarithmic", "linear"]);
  }
  fill("kind", Data.kinds);
  fill("keep", ["runs", "puzzles", ...Data.solvers.map((solver) => "solver:" + solver)],
    ["the runs that match", "all runs of a puzzle on which any matches",
      ...Data.solvers.map((solver) => "all runs of a puzzle on which that of " + Data.nameOf(solver) + " matches")]);
  const fillShown = () => {
    const sets = Shown.sets();
    for (const name of ["quantileSet", "columnsSet"]) {
      fill(name, sets.length > 1 ? ["", ...sets] : [""], sets.length > 1 ? ["all", ...sets] : ["all"]);
      if (!sets.includes(state[name])) state[name] = "";
    }
    const solvers = Data.unique(Data.lines.filter((line) => line.kind === state.kind).map((line) => line.solver));
    for (const name of ["across", "up"]) {
      fill(name, solvers, solvers.map(Data.nameOf));
      if (!solvers.includes(state[name])) state[name] = solvers[name === "up" && solvers.length > 1 ? 1 : 0];
    }
  };
  const single = [...document.querySelectorAll("select.choice, input.choice")];
  const PAUSE = 250; // ms in typing, after which what was typed counts
  for (const control of single) {
    let timer;
    const chosen = () => State.set({ [control.id]: control.value });
    if (control.tagName === "SELECT") control.addEventListener("change", chosen);
    else control.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(chosen, PAUSE);
    });
  }

  // ---- choices of several: boxes; none ticked stands for all

  const boxes = (list, values, texts) => {
    const group = byId("choose-" + list);
    group.closest("fieldset").hidden = values.length < 2;
    values.forEach((value, place) => {
      const label = element("label");
      const box = element("input");
      box.type = "checkbox";
      box.value = value;
      box.addEventListener("change", () => State.set({
        [list]: [...group.querySelectorAll("input:checked")].map((each) => each.value),
      }));
      label.append(box, " " + (texts ? texts[place] : value));
      group.append(label);
    });
  };
  const found = (of) => Data.unique(Data.blocks.flatMap((block) => block.puzzles.map((puzzle, place) => of(block, place))));
  const statuses = found((block, place) => block.status[place]);
  boxes("set", Data.sets.map((each) => each.set));
  boxes("solver", Data.solvers, Data.solvers.map(Data.nameOf));
  boxes("status", Data.STATUS.filter((status) => statuses.includes(status)));
  boxes("verdict", found(Data.verdict).sort());
  boxes("measure", [...columns, "claim", "verdict"]);

  // ---- what is chosen

  const show = () => {
    fillShown();
    for (const control of single) if (control.value !== state[control.id]) control.value = state[control.id];
    for (const list of State.lists) {
      for (const box of byId("choose-" + list).querySelectorAll("input")) box.checked = state[list].includes(box.value);
    }
    const mark = (name, isKnown) => byId(name).setAttribute("aria-invalid", String(state[name].trim() !== "" && !isKnown));
    for (const behind of State.bounds) {
      for (const name of ["from" + behind, "to" + behind]) mark(name, Shown.number(state[name]) !== null);
    }
    mark("penalty", Figures.penalty() !== null);
    mark("guides", Figures.factors() !== null);
    byId("shown-count").textContent = grouped(Shown.count()) + " of " + grouped(Shown.all()) + " runs shown";
    byId("reset").disabled = State.address() === "#";
  };
  State.onChange(show);
  byId("reset").addEventListener("click", () => State.reset());
  byId("copy-address").addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      byId("copy-address").textContent = "Copied";
    } catch (refused) {
      byId("copy-address").textContent = "It is in the address bar";
    }
  });

  // Links within the page go there without taking the choices from the address.
  for (const link of document.querySelectorAll('nav a, .skip, p a[href^="#"]')) {
    link.addEventListener("click", (event) => {
      const section = byId(link.hash.slice(1));
      event.preventDefault();
      section.scrollIntoView();
      section.tabIndex = -1;
      section.focus({ preventScroll: true });
    });
  }

  show();
})();
