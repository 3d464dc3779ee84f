import { baseOf, fillIn, fingerprintOf, form, groupOf, hidden, isAsked } from "./form";
import { findWaiting, isCopy, keepWaiting, type Waiting } from "./waiting";

const key = form.dataset.keep ?? "";
const version = hidden("version");
const cleared = hidden("cleared")?.value ?? "";

/** Questions whose current answer the server does not have, each with the time of its last change. */
export const dirty = new Map<string, number>();
/** The time of the last change; every change gets a unique time. */
export let made = 0;

export const change = (id: string, at = Date.now()) => {
  made = Math.max(made + 1, at);
  dirty.set(id, made);
  delete groupOf(id)?.dataset.kept;
};

/** Stores unsaved answers in the tab's storage. Returns whether they outlive the tab, as those of a draft that was taken along do. */
export const remember = (isSent = false) => {
  const answers = [...dirty].flatMap(([id, at]): Waiting["answers"] => {
    const base = baseOf(id);
    return !base || isAsked(id) ? [] : [[id, fingerprintOf(id), base.value, at]];
  });
  keepWaiting(key, { isSent, version: version?.value, cleared, answers });
  return !form.dispatchEvent(new Event("kept", { cancelable: true }));
};

/**
 * Restores answers that were waiting when the page was left, unless the server has them or something newer than they were sent with.
 * Returns whether answers typed before a clearing of the draft are lost.
 */
export const restore = (): boolean => {
  const waiting = findWaiting(key, cleared, Number(form.dataset.clearedAgo));
  for (const [id, sign, base, at] of waiting.answers) {
    const known = baseOf(id);
    if (!known || isAsked(id) || (waiting.isSent && known.value !== base)) continue;
    // What a copy shows may have been answered otherwise since.
    if (fingerprintOf(id) === sign && !isCopy) continue;
    fillIn(id, sign);
    groupOf(id)?.closest("details")?.setAttribute("open", "");
    known.value = base;
    change(id, at);
    // Answers to former questions are not saved until the user has seen them next to the new ones.
    if (version && waiting.version) version.value = waiting.version;
  }
  remember();
  return waiting.hasLost;
};
