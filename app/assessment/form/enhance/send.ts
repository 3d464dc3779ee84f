import type { AutosaveAnswer } from "../answer-autosave.server";
import { change, dirty, made, remember } from "./changes";
import { baseOf, fingerprintOf, form, groupOf, partOfPage, shownWrong } from "./form";
import { patch, takeOver } from "./patch";
import { lock } from "./required";
import { type Outcome, said } from "./status";

/** The request in progress, and the answers sent with requests that got no response. */
export let flight: Promise<unknown> | undefined;
const unheard = new Set<string>();

const post = (intent: string, keepalive: boolean) => {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set("intent", intent);
  for (const id of [...dirty.keys(), ...shownWrong()]) body.append("changed", id);
  return fetch(form.dataset.autosave ?? "", { method: "POST", body, redirect: "manual", keepalive }).catch(() => null);
};

/**
 * Sends the form as it is, as the button `intent` would. Returns the outcome, the last change it included, and the required questions that
 * block it.
 */
export const send = (intent = "", keepalive = false) => {
  const going = exchange(intent, keepalive);
  flight = going.finally(() => {
    flight = undefined;
  });
  return going;
};

async function exchange(intent: string, keepalive: boolean): Promise<[Outcome, number, string[]?]> {
  const sent = made;
  const ids = [...dirty.keys()];
  // An answer in the format of the end of a base.
  const asSent = ids.map((id) => `${id}|${fingerprintOf(id)}`);
  const answer = await post(intent, keepalive);
  try {
    if (answer?.ok) {
      const settled = (await answer.json()) as AutosaveAnswer;
      return [settle(settled, sent, ids), sent, settled.missed];
    }
  } catch {
    // Something on the way answered in the server's place.
  }
  for (const words of asSent) unheard.add(words);
  return [judge(answer), sent];
}

/** Repeating a request that the server refuses is useless; the form itself shows the reason. */
function judge(answer: Response | null): Outcome {
  const status = answer?.status ?? 0;
  if (status < 400 || status >= 500 || status === 429) return navigator.onLine ? "failed" : "waiting";
  return status === 401 ? "signedOut" : "refused";
}

/**
 * Applies the server's response. Saved answers are done. Answers with a conflict stay unsaved until the user chooses one. Answers changed
 * in the meantime get their own save.
 */
function settle(answer: AutosaveAnswer, sent: number, ids: string[]): Outcome {
  const { bases, conflicts, invalid, outcome, words, missing, drawn } = answer;
  Object.assign(said, words);
  for (const [id, base] of Object.entries(conflicts)) {
    // An answer this page sent in a request without a response is not another user's answer.
    if (!unheard.has(id + base.slice(base.indexOf("|")))) continue;
    bases[id] = base;
    delete conflicts[id];
    // With that base it can be saved, in its own request.
    change(id);
  }
  const isLater = (id: string) => (dirty.get(id) ?? 0) > sent;
  for (const [id, base] of Object.entries(bases)) {
    const input = baseOf(id);
    // An answer given elsewhere must not replace what the user is typing here.
    if (input && !(isLater(id) && !ids.includes(id))) input.value = base;
  }
  for (const [id, html] of Object.entries(drawn)) {
    const part = partOfPage(id);
    if (!part || isLater(id)) continue;
    const to = document.createElement("div");
    to.innerHTML = html;
    patch(part, to);
    takeOver(part);
  }
  for (const id of ids) {
    if (isLater(id) || invalid.includes(id) || id in conflicts) continue;
    dirty.delete(id);
    if (outcome !== "empty") groupOf(id)?.setAttribute("data-kept", said.beside ?? "");
  }
  lock(missing.join(" "));
  unheard.clear();
  if (outcome !== "empty") said.savedAt = `${Date.now()}`;
  remember();
  return Object.keys(conflicts)[0] ? "conflict" : (outcome as Outcome);
}
