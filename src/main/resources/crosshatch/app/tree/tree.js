// Draws the trees: an overview in which width is leaves and height is depth, a list that folds, and the candidates at the chosen node.
(() => {
  "use strict";
  const { board, trees } = JSON.parse(document.getElementById("data").textContent);
  const SVG = "http://www.w3.org/2000/svg";
  const MARK = { refuted: "✗", solution: "✓", open: "·" };
  const UNFOLDED = 40; // nodes that are shown at first, at most
  const element = (name, className, text) => {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  };
  const written = (digit) => String(digit + board.first - 1);

  const candidatesAt = (tree, number) => {
    const cells = board.givens.map((given) => (given ? new Set([given]) : new Set(Array.from({ length: board.digits }, (_, at) => at + 1))));
    const place = (cell, digit) => {
      cells[cell] = new Set([digit]);
      for (const peer of board.peers[cell]) if (cells[peer].size > 1) cells[peer].delete(digit);
    };
    board.givens.forEach((given, cell) => { if (given) place(cell, given); });
    const path = [];
    for (let at = number; at >= 0; at = tree.nodes[at].parent) path.unshift(at);
    const decided = new Set();
    path.forEach((at, depth) => {
      const node = tree.nodes[at];
      if (node.cell >= 0) {
        if (node.fill) place(node.cell, node.digit);
        else cells[node.cell].delete(node.digit);
        if (node.fill) decided.add(node.cell);
      }
      const known = depth + 1 < path.length ? tree.nodes[path[depth + 1]].before : node.steps.length / 3;
      for (let step = 0; step < known; step++) {
        const [cell, digit, placed] = node.steps.slice(3 * step, 3 * step + 3);
        if (placed) place(cell, digit);
        else cells[cell].delete(digit);
      }
    });
    return { cells, decided };
  };

  const line = (svg, from, to, thick) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", `M${from} L${to}`);
    if (thick) path.setAttribute("class", "thick");
    svg.append(path);
  };

  const drawnGrid = ({ cells, decided }) => {
    const size = 36;
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("class", "grid");
    svg.setAttribute("viewBox", `-2 -2 ${board.columns * size + 4} ${board.rows * size + 4}`);
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", "Candidates at the chosen node");
    const at = new Map(board.places.map((place, cell) => [place, cell]));
    const box = (row, column) => {
      if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) return undefined;
      const cell = at.get(row * board.columns + column);
      return cell === undefined ? undefined : board.boxes[cell];
    };
    for (const thick of [false, true]) {
      for (let row = 0; row <= board.rows; row++) {
        for (let column = 0; column <= board.columns; column++) {
          const here = box(row, column);
          if (column < board.columns && (here !== box(row - 1, column)) === thick) line(svg, `${column * size} ${row * size}`, `${(column + 1) * size} ${row * size}`, thick);
          if (row < board.rows && (here !== box(row, column - 1)) === thick) line(svg, `${column * size} ${row * size}`, `${column * size} ${(row + 1) * size}`, thick);
        }
      }
    }
    const across = Math.ceil(Math.sqrt(board.digits));
    cells.forEach((digits, cell) => {
      const x = (board.places[cell] % board.columns) * size;
      const y = Math.floor(board.places[cell] / board.columns) * size;
      const text = (value, left, top, height, className) => {
        const made = document.createElementNS(SVG, "text");
        made.setAttribute("x", left);
        made.setAttribute("y", top);
        made.setAttribute("font-size", height);
        made.setAttribute("class", className);
        made.textContent = value;
        svg.append(made);
      };
      if (digits.size === 1) {
        const kind = board.givens[cell] ? "given" : decided.has(cell) ? "decided" : "found";
        text(written([...digits][0]), x + size / 2, y + size / 2, 20, kind);
      } else if (digits.size === 0) {
        text("✗", x + size / 2, y + size / 2, 20, "decided");
      } else {
        const step = (size - 4) / across;
        for (const digit of digits) {
          text(written(digit), x + 2 + step * (((digit - 1) % across) + 0.5), y + 2 + step * (Math.floor((digit - 1) / across) + 0.5), Math.min(10, step), "candidate");
        }
      }
    });
    return svg;
  };

  const shown = (tree) => {
    const article = element("article");
    article.append(element("h2", "", tree.name));
    const complete = tree.nodes.length === tree.decisions + 1;
    article.append(element("p", "soft", `${tree.claim}, ${tree.verdict}: ${tree.counted.toLocaleString("en")} decisions`
      + (tree.counted === tree.decisions ? "" : `, ${tree.decisions.toLocaleString("en")} nodes below the root`)
      + (complete ? "" : `, of which the first ${(tree.nodes.length - 1).toLocaleString("en")} are shown`)
      + (tree.tells ? "" : "; this solver does not report the results of propagation")));
    const children = tree.nodes.map(() => []);
    tree.nodes.forEach((node, number) => { if (node.parent >= 0) children[node.parent].push(number); });
    const leaves = new Array(tree.nodes.length).fill(0);
    const depth = new Array(tree.nodes.length).fill(0);
    for (let number = 1; number < tree.nodes.length; number++) depth[number] = depth[tree.nodes[number].parent] + 1;
    for (let number = tree.nodes.length - 1; number >= 0; number--) {
      if (children[number].length === 0) leaves[number] = 1;
      if (number > 0) leaves[tree.nodes[number].parent] += leaves[number];
    }
    const left = new Array(tree.nodes.length).fill(0);
    for (let number = 0; number < tree.nodes.length; number++) {
      let from = left[number];
      for (const child of children[number]) {
        left[child] = from;
        from += leaves[child];
      }
    }
    const deepest = depth.reduce((most, each) => Math.max(most, each), 0);

    const overview = element("canvas");
    overview.setAttribute("role", "img");
    overview.setAttribute("aria-label", "Overview: width is leaves, height is depth");
    const list = element("div", "tree");
    list.setAttribute("role", "tree");
    list.setAttribute("aria-label", "Decisions of " + tree.name);
    const detail = element("div", "detail");
    let chosen = 0;
    const rows = new Map();

    const name = (number) => {
      const node = tree.nodes[number];
      if (node.cell < 0) return node.branch || "root";
      return board.names[node.cell] + (node.fill ? "=" : "≠") + written(node.digit);
    };
    const paint = () => {
      const ratio = window.devicePixelRatio || 1;
      const width = overview.clientWidth;
      const height = overview.clientHeight;
      if (width === 0) return;
      overview.width = width * ratio;
      overview.height = height * ratio;
      const pen = overview.getContext("2d");
      pen.scale(ratio, ratio);
      const probe = element("span");
      article.append(probe);
      const colour = (variable) => {
        probe.style.color = `var(${variable})`;
        return getComputedStyle(probe).color;
      };
      const fills = { refuted: colour("--refuted"), solution: colour("--solution"), open: colour("--open"), chosen: colour("--key") };
      probe.remove();
      const tall = height / (deepest + 1);
      const wide = width / leaves[0];
      tree.nodes.forEach((node, number) => {
        pen.fillStyle = number === chosen ? fills.chosen : fills[node.state];
        const gap = leaves[number] * wide > 3 ? 1 : 0;
        pen.fillRect(left[number] * wide, depth[number] * tall, Math.max(0.5, leaves[number] * wide - gap), Math.max(0.5, tall - (tall > 3 ? 1 : 0)));
      });
      pen.fillStyle = fills.chosen;
      pen.fillRect(left[chosen] * wide, depth[chosen] * tall, Math.max(2, leaves[chosen] * wide), Math.max(2, tall));
    };
    const describe = () => {
      const node = tree.nodes[chosen];
      const path = [];
      for (let at = chosen; at > 0; at = tree.nodes[at].parent) path.unshift(name(at));
      detail.replaceChildren(element("p", "", path.length ? path.join(" → ") : "root: before any decision"));
      if (node.reason) detail.append(element("p", "soft", "Dead end: " + node.reason));
      if (node.learnt.length) {
        detail.append(element("p", "soft", "Learnt here: " + node.learnt.length));
        const clauses = element("ul", "clauses");
        clauses.append(...node.learnt.slice(0, 200).map((clause) => element("li", "", clause)));
        detail.append(clauses);
      }
      detail.append(drawnGrid(candidatesAt(tree, chosen)));
    };
    const choose = (number, focus) => {
      for (let at = tree.nodes[number].parent; at >= 0; at = tree.nodes[at].parent) unfold(at);
      rows.get(chosen)?.row.setAttribute("aria-selected", "false");
      if (rows.has(chosen)) rows.get(chosen).row.tabIndex = -1;
      chosen = number;
      const { row } = rows.get(number);
      row.setAttribute("aria-selected", "true");
      row.tabIndex = 0;
      if (focus) row.focus();
      row.scrollIntoView({ block: "nearest" });
      describe();
      paint();
    };
    const made = (number) => {
      const item = element("li");
      item.setAttribute("role", "none");
      const row = element("div", "row " + tree.nodes[number].state);
      row.setAttribute("role", "treeitem");
      row.setAttribute("aria-level", depth[number] + 1);
      row.setAttribute("aria-selected", "false");
      row.tabIndex = -1;
      row.dataset.node = number;
      const fold = element("span", "fold", children[number].length ? "+" : "");
      if (children[number].length) row.setAttribute("aria-expanded", "false");
      row.append(fold, element("span", "", name(number)), element("span", "state", MARK[tree.nodes[number].state]));
      if (tree.nodes[number].learnt.length) row.append(element("span", "soft", "+" + tree.nodes[number].learnt.length));
      item.append(row);
      rows.set(number, { item, row, fold, list: null });
      return item;
    };
    const unfold = (number) => {
      const shownRow = rows.get(number);
      if (!shownRow || children[number].length === 0) return;
      if (!shownRow.list) {
        shownRow.list = element("ul");
        shownRow.list.setAttribute("role", "group");
        shownRow.list.append(...children[number].map(made));
        shownRow.item.append(shownRow.list);
      }
      shownRow.list.hidden = false;
      shownRow.fold.textContent = "−";
      shownRow.row.setAttribute("aria-expanded", "true");
    };
    const foldUp = (number) => {
      const shownRow = rows.get(number);
      if (!shownRow.list) return;
      shownRow.list.hidden = true;
      shownRow.fold.textContent = "+";
      shownRow.row.setAttribute("aria-expanded", "false");
    };
    const isUnfolded = (number) => rows.get(number)?.row.getAttribute("aria-expanded") === "true";
    const visible = () => [...list.querySelectorAll(".row")].filter((row) => row.offsetParent !== null);

    list.addEventListener("click", (event) => {
      const row = event.target.closest(".row");
      if (!row) return;
      const number = Number(row.dataset.node);
      if (event.target.classList.contains("fold")) (isUnfolded(number) ? foldUp : unfold)(number);
      choose(number, true);
    });
    list.addEventListener("keydown", (event) => {
      const order = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (order) {
        const all = visible();
        const next = all[all.indexOf(rows.get(chosen).row) + order];
        if (next) choose(Number(next.dataset.node), true);
      } else if (event.key === "ArrowRight") {
        if (!isUnfolded(chosen)) unfold(chosen);
        else if (children[chosen].length) choose(children[chosen][0], true);
      } else if (event.key === "ArrowLeft") {
        if (isUnfolded(chosen)) foldUp(chosen);
        else if (chosen > 0) choose(tree.nodes[chosen].parent, true);
      } else return;
      event.preventDefault();
    });
    overview.addEventListener("click", (event) => {
      const area = overview.getBoundingClientRect();
      const level = Math.min(deepest, Math.floor(((event.clientY - area.top) / area.height) * (deepest + 1)));
      const leaf = ((event.clientX - area.left) / area.width) * leaves[0];
      let best = 0;
      for (let number = 0; number < tree.nodes.length; number++) {
        if (depth[number] <= level && left[number] <= leaf && leaf < left[number] + leaves[number] && depth[number] >= depth[best]) best = number;
      }
      choose(best, false);
    });

    const root = element("ul");
    root.setAttribute("role", "none");
    root.append(made(0));
    list.append(root);
    for (let number = 0, seen = 1; number < tree.nodes.length && seen < UNFOLDED; number++) {
      if (!rows.has(number)) continue;
      unfold(number);
      seen += children[number].length;
    }
    const all = element("button", "", "Unfold all");
    all.type = "button";
    all.addEventListener("click", () => tree.nodes.forEach((_, number) => unfold(number)));
    const none = element("button", "", "Fold all");
    none.type = "button";
    none.addEventListener("click", () => {
      [...rows.keys()].reverse().forEach(foldUp);
      choose(0, false);
    });
    article.append(overview, list, all, " ", none, detail);
    document.getElementById("trees").append(article);
    choose(0, false);
    new ResizeObserver(paint).observe(overview);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
  };
  trees.forEach(shown);
  window.scrollTo(0, 0);
})();
