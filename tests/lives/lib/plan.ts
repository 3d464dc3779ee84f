import type { Page } from "playwright";
import type { Act, Change, Ending } from "./acts";
import type { Circumstances } from "./side";

/** A control that a user can reach, and its state. */
interface Control {
  question: string;
  name: string;
  type: string;
  value: string;
  isChecked: boolean;
  options: string[];
  isFigure: boolean;
  isYear: boolean;
}

/** Figures as people write them, followed by texts that are not figures. */
const FIGURES = ["1250", "0", "12,5", "12.5", "1,250", "1.250", "1 250", "1'250", "007", "3.1415926", "1,234,567.5"];
const NO_FIGURES = ["-3", "abc", "1e5", "50 %", "99999999999999", "1,25,0", " ", "½", "１２", "12-10"];
const YEARS = ["2024", "1999", "2031", "24", "abcd"];
const WORDS = ["Bakery", " ", "Thé & <b>café</b>", "None", "x".repeat(160)];
const OTHER = ["Our own way", " ", "Énergie, eau & “déchets”"];

export type Random = () => number;
export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

/** What can be changed on the page. Runs in the page. */
export function readControls() {
  const asked = [...document.querySelectorAll("#section-form [data-question]")];
  // A key figures form has no questions, only boxes.
  const blocks = asked.length > 0 ? asked : [...document.querySelectorAll("main form .grid:has(> div > [id$=-hint])")];
  return blocks.flatMap((block) =>
    [...block.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), select")]
      .filter((control) => {
        const folded = control.closest("details:not([open])");
        // A user can unfold a control, but cannot reach one that a style hides.
        return (folded ?? control).checkVisibility({ visibilityProperty: true });
      })
      .map((control) => ({
        question: block.getAttribute("data-question") ?? control.name,
        name: control.name,
        type: control.type,
        value: control.value,
        isChecked: control.checked,
        options: [...control.querySelectorAll("option")].map((option) => option.value),
        isFigure: control.inputMode === "decimal" || control.inputMode === "numeric",
        isYear: control.getAttribute("maxlength") === "4",
      })),
  );
}

function changeOf(random: Random, control: Control): Change {
  const { name, value, type } = control;
  if (type === "radio") return { name, value, on: true };
  if (type === "checkbox") return { name, value, on: !control.isChecked };
  if (type === "select-one") return { name, value: pick(random, control.options) };
  if (random() < 0.12) return { name, value: "" };
  if (control.isYear) return { name, value: pick(random, YEARS) };
  if (control.isFigure) return { name, value: pick(random, random() < 0.65 ? FIGURES : NO_FIGURES) };
  return { name, value: pick(random, /other/i.test(name) ? OTHER : WORDS) };
}

/** Twelve months, some of them blank. */
function monthsOf(random: Random, controls: Control[]): Change[] {
  const [first] = controls.filter(({ name }) => /-1\./.test(name));
  if (!first) return [];
  const stem = first.name.slice(0, first.name.indexOf("-1."));
  const isDecimal = random() < 0.5;
  const months = controls.filter(({ name }) => name.startsWith(stem) && /-\d+\./.test(name));
  return months.map(({ name }, index) => ({
    name,
    value: random() < 0.15 ? "" : `${100 + index}${isDecimal ? ",5" : ""}`,
  }));
}

/** A random next act on the page, which shows a section of a form. */
export async function planAct(page: Page, random: Random, at: string): Promise<Act> {
  const ways = page.locator("#rail button[name=goto]");
  const sections = (await ways.evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""))).filter((to) =>
    to.includes("."),
  );
  const controls = await page.evaluate(readControls);
  const questions = [...new Set(controls.map(({ question }) => question))];
  const of = (question: string) => controls.filter((control) => control.question === question);
  const set: Change[] = [];
  // Most users answer one or two questions, some a whole page, and some only look.
  const count = pick(random, [0, 1, 1, 1, 2, 2, 3, questions.length]);
  for (let index = 0; index < count && questions.length > 0; index += 1) {
    const question = count === questions.length ? (questions[index] as string) : pick(random, questions);
    const mine = of(question);
    const months = random() < 0.2 ? monthsOf(random, mine) : [];
    if (months.length > 0) set.push(...months);
    else {
      // No is about as likely as all other answers together.
      const no = mine.filter(({ value, type }) => type === "radio" && value === "no");
      set.push(changeOf(random, pick(random, no.length > 0 && random() < 0.4 ? no : mine)));
    }
  }
  const choice = random();
  if (choice < 0.08 && questions.length > 0) return elsewhere(random, at, of(pick(random, questions)), set);
  // A key figures form can only be saved.
  const isFigures = controls.every(({ name }) => !name.includes(".") || /^[fu]\./.test(name));
  const ends = isFigures
    ? pick(random, ["save", "save", "reload"] as const)
    : chooseEnding(random, sections.length > 0 ? sections : [at]);
  return { at, set, ends };
}

/** Two users who give different answers at the same time. */
function elsewhere(random: Random, at: string, mine: Control[], set: Change[]): Act {
  const open = mine.filter(({ type, name }) => type !== "checkbox" && !name.startsWith("choice."));
  if (open.length === 0) return { at, set, ends: "settle" };
  const { name, value } = changeOf(random, pick(random, open));
  return {
    at,
    elsewhere: { [name]: value },
    set: [changeOf(random, pick(random, open))],
    choose: pick(random, ["mine", "theirs", "later"] as const),
  };
}

function chooseEnding(random: Random, sections: string[]): Ending {
  const choice = random();
  if (choice < 0.42) return "settle";
  if (choice < 0.56) return "save";
  if (choice < 0.76) return "next";
  if (choice < 0.8) return "previous";
  if (choice < 0.84) return "reload";
  if (choice < 0.87) return "back";
  if (choice < 0.91) return "offline";
  if (choice < 0.93) return { language: pick(random, ["en", "fr", "ms"] as const) };
  return { goto: pick(random, sections) };
}

/** Answers everything on the page the same way: always the last existing option, or always a certain one. */
export async function planPage(page: Page, at: string, option: number | "no"): Promise<Act> {
  const controls = await page.evaluate(readControls);
  const names = [...new Set(controls.map(({ name }) => name))];
  const set = names.flatMap((name): Change[] => {
    const of = controls.filter((control) => control.name === name);
    const [first] = of;
    if (!first) return [];
    if (first.type === "radio" || first.type === "checkbox") {
      const chosen =
        option === "no"
          ? (of.find(({ value }) => value === "no" || value === "none") ?? of.at(-1))
          : of[option % of.length];
      return chosen ? [{ name, value: chosen.value, on: true }] : [];
    }
    if (first.type === "select-one") return [];
    if (first.isYear) return [{ name, value: "2024" }];
    // A contract needs its own factor and where it comes from; other sources have one.
    if (/-\d+\./.test(name) || (/-own\.|-note\./.test(name) && !name.startsWith("i-contract-"))) return [];
    return [{ name, value: first.isFigure ? (option === "no" ? "0" : "1,5") : "Our own way" }];
  });
  return { at, set, ends: "next" };
}

/** The circumstances of a life, from its seed. */
export function circumstancesOf(random: Random): Circumstances {
  return {
    kind: pick(random, ["progress", "progress", "readiness", "figures"] as const),
    language: pick(random, ["en", "fr", "ms"] as const),
    width: pick(random, [360, 1280]),
  };
}
