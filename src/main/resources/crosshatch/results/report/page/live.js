// Asks every two seconds whether anything has changed, and puts the parts of the page that are others in their places, until the
// comparison is finished.
(() => {
  "use strict";
  const PAUSE = 2000; // ms, as often as records are looked for
  const PAUSE_WITHOUT_ANSWER = 10000;
  const ask = async (path) => {
    const answer = await fetch(path, { cache: "no-store" });
    if (!answer.ok) throw new Error(answer.status + " " + answer.statusText);
    return answer.text();
  };
  /** What a reader has opened stays open, and what is the same stays as it is. */
  const replace = (place, other) => {
    const opened = place.querySelectorAll("details");
    other.querySelectorAll("details").forEach((each, at) => (each.open = at < opened.length ? opened[at].open : each.open));
    const there = [...place.children];
    place.replaceChildren(...[...other.children].map((part) => there.find((each) => each.isEqualNode(part)) || part));
  };
  const show = (html) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    document.title = page.title;
    for (const part of ["header", "main", "footer"]) replace(document.querySelector(part), page.querySelector(part));
  };

  let shown = null;
  const follow = async () => {
    try {
      const state = await ask("state.json");
      if (state !== shown) show(await ask("./"));
      shown = state;
    } catch (noAnswer) {
      document.getElementById("trouble").textContent = "The program that serves this page does not answer: it has ended, or cannot"
        + " be reached. " + document.getElementById("read").textContent;
      shown = null;
      setTimeout(follow, PAUSE_WITHOUT_ANSWER);
      return;
    }
    if (JSON.parse(shown).status !== "FINISHED") setTimeout(follow, PAUSE);
  };
  follow();
})();
