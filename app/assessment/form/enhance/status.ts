import { all, query } from "./form";

/** How a try to save ended. «wordless» and «unfit»: all but an «Other» without words, or what is no answer as it is written. */
export type Outcome = "saved" | "failed" | "waiting" | "signedOut" | "refused" | "conflict" | "wordless" | "unfit";
type State = Outcome | "stored" | "unsaved" | "saving" | "kept" | "missed" | "lost";

const status = query("[data-autosave-status]") as HTMLElement;
/** The words that the line may say, when the section was saved last, and its state. */
export const said = status.dataset;
const nothing = status.textContent;

/** When it was saved last, on the reader's clock; with the day when that was not today. */
const timeText = () => {
  const at = new Date(Number(said.savedAt));
  const isToday = at.toDateString() === new Date().toDateString();
  const dateStyle = isToday ? undefined : "medium";
  return at.toLocaleString(document.documentElement.lang, { dateStyle, timeStyle: "short", hourCycle: "h23" });
};

/** Says how things stand, and offers what can be done about it. */
export const say = (to: State) => {
  // What is missing stands until the next answer, however often is saved meanwhile.
  if (said.state === "missed" && /sav|stor/.test(to)) return;
  said.state = to;
  status.textContent = (said[to] ?? "").replace("{}", timeText());
  for (const button of all("[data-autosave-when]")) button.hidden = !button.matches(`[data-autosave-when~=${to}]`);
};

/** Nothing waits to be saved. */
export const sayKept = () => {
  say("kept");
  if (!said.savedAt) status.textContent = nothing;
  delete said.state;
};
