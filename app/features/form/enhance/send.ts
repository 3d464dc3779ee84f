import { change, dirty, made, remember } from "./changes";
import { baseOf, form, groupOf, signOf } from "./form";
import { mark } from "./required";
import { type Outcome, said } from "./status";

interface Settled {
  /** What the form now stands on, by question. */
  bases: Record<string, string>;
  /** The same for what somebody else has answered meanwhile. */
  conflicts: Record<string, string>;
  /** What is wrong with the answers that cannot be saved as they are written, in words, by question; empty for an «Other» that has none yet. */
  unfit: Record<string, string>;
  /** What became of the rest. */
  outcome: "saved" | "wordless" | "unfit";
  /** What the line says of that, by outcome. */
  words: Partial<Record<Outcome, string>>;
}

/** The request that is on its way, and what went out with requests that were never answered. */
export let flight: Promise<unknown> | undefined;
const unheard = new Set<string>();

const post = (keepalive = false) =>
  fetch(form.dataset.autosave ?? "", {
    method: "POST",
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
    redirect: "manual",
    keepalive,
  }).catch(() => null);

/** Sends the form as it stands. Answers with what became of it and up to which change it went. */
export const send = (keepalive?: boolean) => {
  const going = exchange(keepalive);
  flight = going.finally(() => {
    flight = undefined;
  });
  return going;
};

async function exchange(keepalive?: boolean): Promise<[Outcome, number]> {
  const sent = made;
  // An answer as the end of a base writes it.
  const asSent = [...dirty.keys()].map((id) => `${id}|${signOf(id)}`);
  const answer = await post(keepalive);
  try {
    if (answer?.ok) return [settle((await answer.json()) as Settled, sent), sent];
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

/** What was saved stands; what somebody else has answered too stays unsaved until one of the answers is chosen. */
function settle({ bases, conflicts, unfit, outcome, words }: Settled, sent: number): Outcome {
  Object.assign(said, words);
  const open = { ...unfit, ...conflicts };
  for (const [id, base] of Object.entries(conflicts)) {
    // What this page once sent without hearing of it again is nobody else's answer.
    if (!unheard.has(id + base.slice(base.indexOf("|")))) continue;
    bases[id] = base;
    delete conflicts[id];
    // On that base it can be saved, in a turn of its own.
    change(id);
  }
  for (const [id, base] of Object.entries(bases)) {
    const input = baseOf(id);
    if (input) input.value = base;
  }
  for (const [id, at] of dirty) {
    if (at > sent) continue;
    if (unfit[id]) mark(id, unfit[id]);
    if (id in open) continue;
    dirty.delete(id);
    groupOf(id)?.setAttribute("data-kept", said.beside ?? "");
  }
  unheard.clear();
  said.savedAt = `${Date.now()}`;
  remember();
  return Object.keys(conflicts)[0] ? "conflict" : outcome;
}
