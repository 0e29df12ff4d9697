"use strict";
/* global Fuse, SECTIONS: the search library, and what it searches */
(() => {
  const MOST = 20;
  const AROUND = 80;
  const top = document.body.dataset.top;
  const field = document.getElementById("search");
  const found = document.getElementById("found");
  const fuse = new Fuse(SECTIONS, {
    keys: [{ name: "heading", weight: 3 }, { name: "page", weight: 2 }, "text"],
    ignoreLocation: true, threshold: 0.1, minMatchCharLength: 2,
  });

  const excerpt = (text, word) => {
    const at = Math.max(0, text.toLowerCase().indexOf(word.toLowerCase()));
    return text.slice(Math.max(0, at - AROUND), at + word.length + AROUND).replace(/\s+/g, " ");
  };

  const row = ({ item }) => {
    const link = document.createElement("a");
    link.href = top + item.address;
    link.textContent = item.page === item.heading ? item.page : `${item.page}: ${item.heading}`;
    const words = document.createElement("small");
    words.textContent = excerpt(item.text, field.value.trim());
    const made = document.createElement("li");
    made.append(link, words);
    return made;
  };

  const search = () => {
    const wanted = field.value.trim();
    found.hidden = wanted.length < 2;
    const rows = found.hidden ? [] : fuse.search(wanted, { limit: MOST }).map(row);
    if (!found.hidden && rows.length === 0) {
      const nothing = document.createElement("li");
      nothing.textContent = "Nothing matches.";
      rows.push(nothing);
    }
    found.replaceChildren(...rows);
  };

  field.addEventListener("input", search);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { field.value = ""; search(); }
    if (event.key === "/" && document.activeElement !== field) { event.preventDefault(); field.focus(); }
  });
})();
