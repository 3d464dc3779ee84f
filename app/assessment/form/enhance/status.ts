import { all, query } from "./form";

/**
 * The outcome of an attempt to save. "empty": there was nothing to save. "wordless" and "invalid": everything was saved except an "Other"
 * without text, or an answer that is invalid as written.
 */
export type Outcome =
  | "saved"
  | "empty"
  | "failed"
  | "waiting"
  | "signedOut"
  | "refused"
  | "conflict"
  | "wordless"
  | "invalid";
type State = Outcome | "stored" | "unsaved" | "saving" | "kept" | "missed" | "lost";

const status = query("[data-autosave-status]") as HTMLElement;
/** The texts of the status line, the time of the last save, and the current state. */
export const said = status.dataset;
const nothing = status.textContent;

/** The time of the last save on the reader's clock, with the date if it was not today. */
const timeText = () => {
  const at = new Date(Number(said.savedAt));
  const isToday = at.toDateString() === new Date().toDateString();
  const dateStyle = isToday ? undefined : "medium";
  return at.toLocaleString(document.documentElement.lang, { dateStyle, timeStyle: "short", hourCycle: "h23" });
};

/** Shows a state, and the buttons that apply to it. */
export const say = (to: State) => {
  // The missing questions stay on display until the next answer, however many saves happen in between.
  if (said.state === "missed" && /sav|stor|emp/.test(to)) return;
  said.state = to;
  status.textContent = (said[to] ?? "").replace("{}", timeText());
  for (const button of all("[data-autosave-when]")) button.hidden = !button.matches(`[data-autosave-when~=${to}]`);
};

/** Nothing is waiting to be saved. */
export const showSaved = () => {
  say("kept");
  if (!said.savedAt) status.textContent = nothing;
  delete said.state;
};
