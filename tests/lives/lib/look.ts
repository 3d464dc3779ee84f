import type { Page } from "playwright";

/** Everything that one page says, under names that are the same for both companies. */
export type PageState = Record<string, unknown>;

/** Ids, addresses and times differ between companies; everything else must be equal. */
const OWN: [RegExp, string][] = [
  [/[\w-]{43,}/g, "ID"],
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g, "CODE"],
  [/owner-[\w-]+@example\.com/g, "EMAIL"],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AP]M)?\b/g, "TIME"],
];

const plain = (words: string) => OWN.reduce((said, [own, name]) => said.replace(own, name), words);

/** A page's address. Without scripts, a save also names a question and whether the form was resumed: where the reader goes on. */
function whereOf(page: Page): string {
  const { pathname, searchParams } = new URL(page.url());
  for (const own of ["resumed", "question"]) searchParams.delete(own);
  return plain(`${pathname}?${searchParams}`);
}

/** What a page outside the questionnaire form says: its address and all its text. */
export async function lookAtPage(page: Page): Promise<PageState> {
  const words = await page.locator("main, footer").allInnerTexts();
  // Printing and copying need scripts.
  const scripted = await page.locator("[data-print]:not([hidden]), [data-copy]:not([hidden])").allInnerTexts();
  const lines = words.flatMap((part) => plain(part).split("\n")).filter((line) => !scripted.includes(line.trim()));
  const said = lines.map((line) => line.replace(/\s+/g, " ").trim()).filter(Boolean);
  return {
    where: whereOf(page),
    ...findUnfilled(said),
    said,
    fields: await page.evaluate(readFields),
  };
}

/** The values of a page's fields, which of them are invalid, and why. Runs in the page. */
function readFields() {
  const controls = [
    ...document.querySelectorAll<HTMLInputElement>("main form input:not([type=hidden]), main form select"),
  ];
  return controls.flatMap((control) => {
    const isTick = control.type === "radio" || control.type === "checkbox";
    const said = isTick ? (control.checked ? control.value : "") : control.value;
    const errors = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id.endsWith("error"));
    const wrong = errors.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const isInvalid = control.getAttribute("aria-invalid") === "true";
    return said || isInvalid ? [`${control.name}=${said}${isInvalid ? ` (${wrong})` : ""}`] : [];
  });
}

/** Placeholders and keys left in a text. */
function findUnfilled(lines: string[]): PageState {
  const left = lines.filter((line) => /\{\{|\}\}|\b(?:undefined|NaN)\b|\[object /.test(line));
  return left.length > 0 ? { unfilled: left } : {};
}

/**
 * What the form of a section says: where it is, what is entered and saved, what is invalid or missing, and every total, count and
 * percentage. Errors appear as assistive technology reports them: which control is invalid, and its description.
 */
export async function lookAtForm(page: Page): Promise<PageState> {
  const seen = await page.evaluate(readForm);
  const lines = (await page.locator("main").allInnerTexts()).flatMap((words) => words.split("\n"));
  const plainly = JSON.parse(plain(JSON.stringify(seen))) as PageState;
  return { where: whereOf(page), ...findUnfilled(lines), ...plainly };
}

/** Whether the page shows a section of a questionnaire. */
export function isForm(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector("#section-form [data-question]") !== null);
}

/** Runs in the page. */
function readForm() {
  const form = document.querySelector("#section-form") as HTMLFormElement;
  const text = (part: Element | null | undefined) => (part?.textContent ?? "").replace(/\s+/g, " ").trim();
  const isSeen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
  const nameOf = (control: Element) =>
    control.getAttribute("name") ?? `group of ${control.querySelector("[name]")?.getAttribute("name")}`;
  const describe = (control: Element) =>
    (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter((id) => id.endsWith("error"))
      .map((id) => text(document.getElementById(id)))
      .join(" ");
  const wordsOf = (control: Element) => {
    const { type, value, checked } = control as HTMLInputElement;
    return type === "radio" || type === "checkbox" ? `${value}${checked ? "" : " no"}` : value;
  };
  const questions: Record<string, unknown> = {};
  const blocks = [...form.querySelectorAll("[data-question]")];
  for (const block of blocks) {
    const id = block.getAttribute("data-question") ?? "";
    const controls = [...block.querySelectorAll("input:not([type=hidden]), select")].filter(
      (control) => !/^(?:comment|note)\b/.test(control.getAttribute("name") ?? ""),
    );
    const base = form.querySelector<HTMLInputElement>(`[name="base.${id}"]`)?.value ?? "";
    questions[id] = {
      values: controls
        .map((control) => `${nameOf(control)}=${wordsOf(control)}`)
        .filter((each) => !/=$| no$/.test(each)),
      kept: base.slice(base.indexOf("|") + 1),
      errors: [...block.querySelectorAll("[id$=error]")].filter(isSeen).map(text),
      invalid: [...block.querySelectorAll("[aria-invalid=true]")].map((each) => `${nameOf(each)}: ${describe(each)}`),
      total: [...block.querySelectorAll(".amounts-total, .amounts-changed")].filter(isSeen).map((each) => text(each)),
      results: [...block.querySelectorAll("[data-result]")].map(text),
      odd: [...block.querySelectorAll("[id$=-odd]")].map(text),
      isConflict: form.querySelector(`[name="asked.${id}"]`) !== null,
      isUnconfirmed: form.querySelector(`[name="base.${id}"][data-unconfirmed]`) !== null,
    };
  }
  const next = form.querySelector("button[value=next]");
  const rail = document.querySelector("#rail");
  return {
    language: document.documentElement.lang,
    heading: text(form.querySelector("h1")),
    questions,
    left: [...document.querySelectorAll("[data-left]:not(progress)")].map(text),
    bars: [...document.querySelectorAll("progress")].map(({ value, max }) => `${value} of ${max}`),
    head: text(form.querySelector(".section-head")),
    rail: [...(rail?.querySelectorAll("p, li > :first-child") ?? [])].map(
      (each) => each.getAttribute("aria-label") ?? text(each),
    ),
    next: text(next),
    missing: (form.dataset.missing ?? "").split(" ").filter(Boolean),
    sum: text(document.querySelector("[data-drawn=sum]")),
  };
}

/** The differences between two looks, one for each path. If the looks are of different pages, only that difference. */
export function compareLooks(on: PageState, off: PageState): Difference[] {
  if (on.where !== off.where) return [{ path: "where", on: on.where, off: off.where }];
  return compareParts(on, off, "");
}

function compareParts(on: unknown, off: unknown, path: string): Difference[] {
  if (JSON.stringify(on) === JSON.stringify(off)) return [];
  if (Array.isArray(on) && Array.isArray(off)) {
    const [more, less] = [on.filter((each) => !off.includes(each)), off.filter((each) => !on.includes(each))];
    return [{ path, on: more.length + less.length > 0 ? more : on, off: more.length + less.length > 0 ? less : off }];
  }
  const areParts = [on, off].every((side) => typeof side === "object" && side !== null && !Array.isArray(side));
  if (!areParts) return [{ path, on, off }];
  const [left, right] = [on as PageState, off as PageState];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return keys.flatMap((key) => compareParts(left[key], right[key], path ? `${path} › ${key}` : key));
}

export interface Difference {
  path: string;
  on: unknown;
  off: unknown;
}
