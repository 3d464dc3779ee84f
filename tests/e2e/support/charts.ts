import type { Page } from "playwright";

/** The faults in the charts of a page as currently drawn, one line each. */
export const chartFaultsOn = (page: Page): Promise<string[]> => page.evaluate(findFaults);

/** How many charts a page currently shows. */
export const chartsOn = (page: Page): Promise<number> =>
  page
    .locator("main svg:has(text):visible")
    .evaluateAll((all) => all.filter((svg) => !svg.parentElement?.closest("svg")).length);

/** Runs in the page. */
function findFaults(): string[] {
  /** Letters smaller than this many pixels are unreadable. */
  const SMALLEST = 9;
  /** Every bar is lower than this. */
  const TALLEST = 40;
  const faults: string[] = [];
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const wordsOf = (element: Element) => (element.textContent ?? "").trim();
  const squeeze = (words: string) => words.replace(/\s/g, "");
  const charts = [...document.querySelectorAll("main svg")].filter(
    (svg) => !svg.parentElement?.closest("svg") && isShown(svg) && svg.querySelector("text"),
  );

  /** What clips an element: the drawing itself, any scrolling or hiding box around it, and the page. */
  const clipsOf = (svg: Element) => {
    const clips = [{ name: "its drawing", ...sidesOf(svg.getBoundingClientRect()) }];
    for (let box = svg.parentElement; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === "visible") continue;
      const { left, top } = box.getBoundingClientRect();
      const start = left + box.clientLeft - box.scrollLeft;
      const scrolls = overflowX === "auto" || overflowX === "scroll";
      const width = scrolls ? box.scrollWidth : box.clientWidth;
      clips.push({
        name: "what is shown of it",
        left: start,
        right: start + width,
        top,
        bottom: Number.POSITIVE_INFINITY,
      });
      if (scrolls) return clips;
    }
    const right = document.documentElement.clientWidth;
    clips.push({ name: "the page", left: 0, right, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY });
    return clips;
  };
  function sidesOf({ left, right, top, bottom }: DOMRect) {
    return { left, right, top, bottom };
  }

  for (const svg of charts) {
    const name = svg.getAttribute("aria-label") ?? "";
    const texts = [...svg.querySelectorAll("text")].filter((text) => wordsOf(text) && isShown(text));
    const boxes = texts.map((text) => ({ text, words: wordsOf(text), ...sidesOf(text.getBoundingClientRect()) }));
    for (const clip of clipsOf(svg)) {
      for (const { words, left, right, top, bottom } of boxes) {
        const out = Math.max(clip.left - left, right - clip.right, clip.top - top, bottom - clip.bottom);
        if (out > 1) faults.push(`«${name}»: «${words}» leaves ${clip.name} by ${Math.round(out)} px`);
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (across > 2 && down > 3) faults.push(`«${name}»: «${one.words}» and «${other.words}» lie on each other`);
      }
      const matrix = (one.text as SVGGraphicsElement).getScreenCTM();
      const size = Number.parseFloat(getComputedStyle(one.text).fontSize) * (matrix?.a ?? 1);
      if (size < SMALLEST) faults.push(`«${name}»: «${one.words}» is written in ${size.toFixed(1)} px`);
    }
  }

  // Every row of the table under a chart must be in the chart, or in the title of one of its pies.
  for (const figure of document.querySelectorAll("main figure")) {
    const own = charts.filter((svg) => svg.closest("figure") === figure);
    if (own.length === 0) continue;
    for (const svg of figure.querySelectorAll("ul svg").length > 0 ? [] : own) {
      const drawn = squeeze([...svg.querySelectorAll("text")].map(wordsOf).join(""));
      for (const row of figure.querySelectorAll("table tbody tr")) {
        const [head] = row.children;
        const missing = head ? wordsOf(head) : "";
        // A column has its quarter under it, and only the first of a year has the year.
        const isDrawn = svg.hasAttribute("data-columns")
          ? missing.split(" ").every((word) => drawn.includes(word))
          : drawn.includes(squeeze(missing));
        if (!isDrawn) faults.push(`«${svg.getAttribute("aria-label")}» has no row «${missing}»`);
      }
    }
    const names = [...figure.querySelectorAll("ul > li > p:first-child")].map(wordsOf);
    for (const row of names.length > 0 ? figure.querySelectorAll("table tbody tr") : []) {
      const missing = row.firstElementChild ? wordsOf(row.firstElementChild) : "";
      if (!names.includes(missing)) faults.push(`no pie of «${missing}»`);
    }
  }

  /** The same for columns: the sum of a column's parts is as high as the text above it says. */
  const heightScaleOf = (svg: Element) => {
    const boxes = [...svg.querySelectorAll("text")].map((text) => ({
      words: wordsOf(text),
      ...sidesOf(text.getBoundingClientRect()),
    }));
    const parts = [...svg.querySelectorAll("rect[rx]")].map((rect) => rect.getBoundingClientRect());
    const scales = boxes.flatMap(({ words, left, right, bottom }) => {
      const value = Number.parseFloat(words.replace(/[,\s]/g, ""));
      const middle = (left + right) / 2;
      const own = parts.filter((part) => part.left < middle && part.right > middle);
      const top = Math.min(...own.map((part) => part.top));
      const pixels = Math.max(...own.map((part) => part.bottom)) - top;
      const isAbove = own.length > 0 && bottom <= top + 1;
      return value > 0 && isAbove && pixels > 20
        ? [{ pixels, scale: pixels / value, isPercent: words.endsWith("%") }]
        : [];
    });
    return scales.sort((one, other) => other.pixels - one.pixels)[0] ?? null;
  };

  /** Pixels per unit of a chart's values, and whether they are percentages; null for a chart without bars. */
  const scaleOf = (svg: Element) => {
    if (svg.hasAttribute("data-columns")) return heightScaleOf(svg);
    const texts = [...svg.querySelectorAll("text")].map((text) => ({
      words: wordsOf(text),
      box: text.getBoundingClientRect(),
    }));
    // The library's background is a rectangle too.
    const bars = [...svg.querySelectorAll("rect")]
      .map((rect) => rect.getBoundingClientRect())
      .filter(({ height }) => height < TALLEST);
    const scales = bars.flatMap((box) => {
      const middle = box.y + box.height / 2;
      const level = texts.filter((text) => text.box.top < middle && text.box.bottom > middle && /\d/.test(text.words));
      const within = level.find((text) => text.box.left >= box.left && text.box.right <= box.right);
      const isAlone = bars.every((other) => other === box || Math.abs(other.y - box.y) > 1);
      const said = within ?? (isAlone ? level.find((text) => text.box.left > box.right) : undefined);
      const value = Number.parseFloat(said?.words.replace(/[,\s]/g, "") ?? "");
      return value > 0 && box.width > 40
        ? [{ pixels: box.width, scale: box.width / value, isPercent: said?.words.endsWith("%") }]
        : [];
    });
    // The longest bar is the most exact.
    return scales.sort((one, other) => other.pixels - one.pixels)[0] ?? null;
  };
  const cards = charts.filter((svg) => svg.closest("figure"));
  for (const [index, one] of cards.entries()) {
    for (const other of cards.slice(index + 1)) {
      const [first, second] = [one, other].map((svg) => (svg.closest("figure") as Element).getBoundingClientRect());
      if (!first || !second || first.right > second.left || first.bottom < second.top || second.bottom < first.top)
        continue;
      const [ours, theirs] = [scaleOf(one), scaleOf(other)];
      if (!ours || !theirs || ours.isPercent !== theirs.isPercent) continue;
      const ratio = ours.scale / theirs.scale;
      if (ratio < 0.94 || ratio > 1.06) {
        const names = [one, other].map((svg) => svg.getAttribute("aria-label")).join("» and «");
        faults.push(`«${names}» stand side by side with bars of ${ratio.toFixed(2)} to 1`);
      }
    }
  }
  return [...new Set(faults)];
}
