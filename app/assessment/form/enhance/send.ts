import type { AutosaveAnswer } from "../answer-autosave.server";
import { change, dirty, made, remember } from "./changes";
import { baseOf, form, groupOf, partOfPage, shownWrong, fingerprintOf } from "./form";
import { patch, takeOver } from "./patch";
import { lock } from "./required";
import { type Outcome, said } from "./status";

/** The request that is on its way, and what went out with requests that were never answered. */
export let flight: Promise<unknown> | undefined;
const unheard = new Set<string>();

const post = (intent: string, keepalive: boolean) => {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  body.set("intent", intent);
  for (const id of [...dirty.keys(), ...shownWrong()]) body.append("changed", id);
  return fetch(form.dataset.autosave ?? "", { method: "POST", body, redirect: "manual", keepalive }).catch(() => null);
};

/**
 * Sends the form as it stands, as the button `intent` would. Answers with what became of it, up to which change it went, and which
 * required questions keep it from going on.
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
  // An answer as the end of a base writes it.
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

/** What the server does not take as it stands, no further try makes it take: the form itself says why. */
function judge(answer: Response | null): Outcome {
  const status = answer?.status ?? 0;
  if (status < 400 || status >= 500 || status === 429) return navigator.onLine ? "failed" : "waiting";
  return status === 401 ? "signedOut" : "refused";
}

/**
 * Shows what the server says. What was saved stands; what somebody else has answered too stays unsaved until one of the answers is chosen;
 * what was changed meanwhile has its own turn.
 */
function settle(answer: AutosaveAnswer, sent: number, ids: string[]): Outcome {
  const { bases, conflicts, unfit, outcome, words, missing, drawn } = answer;
  Object.assign(said, words);
  for (const [id, base] of Object.entries(conflicts)) {
    // What this page once sent without hearing of it again is nobody else's answer.
    if (!unheard.has(id + base.slice(base.indexOf("|")))) continue;
    bases[id] = base;
    delete conflicts[id];
    // On that base it can be saved, in a turn of its own.
    change(id);
  }
  const isLater = (id: string) => (dirty.get(id) ?? 0) > sent;
  for (const [id, base] of Object.entries(bases)) {
    const input = baseOf(id);
    // What was answered elsewhere is not shown over what is written here.
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
    if (isLater(id) || unfit.includes(id) || id in conflicts) continue;
    dirty.delete(id);
    groupOf(id)?.setAttribute("data-kept", said.beside ?? "");
  }
  lock(missing.join(" "));
  unheard.clear();
  said.savedAt = `${Date.now()}`;
  remember();
  return Object.keys(conflicts)[0] ? "conflict" : (outcome as Outcome);
}
