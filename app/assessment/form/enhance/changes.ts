import { baseOf, fillIn, form, groupOf, hidden, isAsked, fingerprintOf } from "./form";
import { findWaiting, keepWaiting, type Waiting } from "./waiting";

const key = form.dataset.keep ?? "";
const version = hidden("version");
const cleared = hidden("cleared")?.value ?? "";

/** The questions that the server does not have as they stand, each with its last change. */
export const dirty = new Map<string, number>();
/** When the last change was made; each has a moment of its own. */
export let made = 0;

export const change = (id: string, at = Date.now()) => {
  made = Math.max(made + 1, at);
  dirty.set(id, made);
  delete groupOf(id)?.dataset.kept;
};

/** Keeps what is not saved in the tab's storage. */
export const remember = (isSent = false) => {
  const answers = [...dirty].flatMap(([id, at]): Waiting["answers"] => {
    const base = baseOf(id);
    return !base || isAsked(id) ? [] : [[id, fingerprintOf(id), base.value, at]];
  });
  keepWaiting(key, { isSent, version: version?.value, cleared, answers });
};

/**
 * Puts back what waited when the page was left, unless the server has it or something newer that it was sent with. Says whether something
 * was typed before everything was cleared, and so is lost.
 */
export const restore = (): boolean => {
  const waiting = findWaiting(key, cleared, Number(form.dataset.clearedAgo));
  for (const [id, sign, base, at] of waiting.answers) {
    const known = baseOf(id);
    if (!known || isAsked(id) || (waiting.isSent && known.value !== base) || fingerprintOf(id) === sign) continue;
    fillIn(id, sign);
    known.value = base;
    change(id, at);
    // Answers to former questions are not saved before they have been seen beside the new ones.
    if (version && waiting.version) version.value = waiting.version;
  }
  remember();
  return waiting.hasLost;
};
