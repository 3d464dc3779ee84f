/**
 * Saves a section's answers by itself: thirty seconds after the last change, and at once when the page is left. Without a line they
 * wait, in the page and in the tab's storage, until it is back. A plain module of under 3 KB, because the form works without it and must
 * arrive fast on a slow line.
 */
import { watchRequired } from "./required";
import { findWaiting, keepWaiting, type Waiting } from "./waiting";

const DELAY_MS = 30_000;
const BADGE_MS = 3_000;
/** Waits before the second and third try of one save. */
const RETRY_WAITS_MS = [1_000, 2_000];
/** How long a button that was pressed waits for a save that is under way. */
const PATIENCE_MS = 4_000;

type Outcome = "saved" | "failed" | "signedOut" | "refused";
type State = Outcome | "unsaved" | "saving" | "kept" | "waiting" | "conflict" | "missed" | "lost";

const form = document.querySelector<HTMLFormElement>("form[data-autosave]");
const status = document.querySelector<HTMLElement>("[data-autosave-status]");
if (form && status) watch(form, status);

function watch(form: HTMLFormElement, status: HTMLElement) {
  const url = form.dataset.autosave ?? "";
  const key = form.dataset.keep ?? "";
  const query = <T extends HTMLElement>(selector: string) => form.querySelector<T>(selector);
  const next = query<HTMLButtonElement>("[value=next]");
  const { openQuestions, count, mark } = watchRequired(form, next);
  let timer: number | undefined;
  let isSaving = false;
  let isLeaving = false;
  /** The line is there although the browser says that it is not. */
  let hasLine = false;
  /** The request that is on its way, and what went out with requests that were never answered. */
  let flight: Promise<unknown> | undefined;
  const unheard = new Set<string>();
  let state: State | undefined;
  /** Something that waited was typed before everything was cleared, and nobody has been told. */
  let hasLost = false;
  /** When the last change was made, and the questions that the server does not have as they stand, each with its last change. */
  let made = 0;
  const dirty = new Map<string, number>();

  const change = (id: string, at = Date.now()) => {
    made = Math.max(made + 1, at);
    dirty.set(id, made);
  };
  const hidden = (name: string) => query<HTMLInputElement>(`[name="${name}"]`);
  const version = hidden("version");
  const cleared = hidden("cleared")?.value ?? "";
  const field = (name: string) => form.elements.namedItem(name);
  const baseOf = (id: string) => hidden(`base.${id}`);

  const say = (to: State) => {
    state = to;
    status.dataset.state = to;
    status.textContent = (status.dataset[to] ?? "").replace("{}", timeText());
    for (const button of form.querySelectorAll<HTMLElement>("[data-autosave-when]"))
      button.hidden = !button.dataset.autosaveWhen?.split(" ").includes(to);
  };
  /** When it was saved last, on the reader's clock; with the day when that was not today. */
  const timeText = () => {
    const at = new Date(Number(status.dataset.savedAt));
    const isToday = at.toDateString() === new Date().toDateString();
    const day = isToday ? undefined : ({ day: "numeric", month: "short" } as const);
    return at.toLocaleString(document.documentElement.lang, {
      ...day,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  };
  const nothing = status.textContent;
  const sayKept = () => {
    if (hasLost) {
      hasLost = false;
      return say("lost");
    }
    say("kept");
    if (!status.dataset.savedAt) status.textContent = nothing;
    delete status.dataset.state;
  };

  const body = () => new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const post = (keepalive = false) =>
    fetch(url, { method: "POST", body: body(), redirect: "manual", keepalive }).catch(() => null);
  const chosenFor = (id: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="q.${id}"]:checked`)].map(({ value }) => value);
  const wordsFor = (id: string) => {
    const other = field(`other.${id}`);
    return other instanceof HTMLInputElement ? other.value : "";
  };
  /** An answer as the end of a base writes it. */
  const written = (id: string) => `|${chosenFor(id)}|${wordsFor(id)}`;

  const remember = (isSent = false) => {
    const answers = [...dirty].flatMap(([id, at]): Waiting["answers"] => {
      const base = baseOf(id);
      return !base || field(`asked.${id}`) ? [] : [[id, chosenFor(id), wordsFor(id), base.value, at]];
    });
    keepWaiting(key, { isSent, version: version?.value, cleared, answers });
  };

  /** What was saved stands; what somebody else has answered too stays unsaved until one of the answers is chosen. */
  const settle = async (answer: Response, sent: number): Promise<boolean> => {
    const { bases, conflicts } = (await answer.json()) as Record<"bases" | "conflicts", Record<string, string>>;
    const open = new Set(Object.keys(conflicts));
    for (const [id, base] of Object.entries(conflicts)) {
      // What this page once sent without hearing of it again is nobody else's answer.
      if (!unheard.has(id + base.slice(base.indexOf("|")))) continue;
      bases[id] = base;
      delete conflicts[id];
    }
    for (const [id, base] of Object.entries(bases)) {
      const input = baseOf(id);
      if (input) input.value = base;
    }
    for (const [id, change] of dirty) if (change <= sent && !open.has(id)) dirty.delete(id);
    unheard.clear();
    status.dataset.savedAt = String(Date.now());
    remember();
    return Object.keys(conflicts).length > 0;
  };
  const exchange = async (keepalive?: boolean) => {
    const sent = made;
    const asSent = [...dirty.keys()].map((id) => id + written(id));
    let answer = await post(keepalive);
    let isContested = false;
    try {
      if (answer?.ok) isContested = await settle(answer, sent);
    } catch {
      // Something on the way answered in the server's place.
      answer = null;
    }
    if (!answer?.ok) for (const words of asSent) unheard.add(words);
    return { answer, isContested };
  };
  const send = (keepalive?: boolean) => {
    const going = exchange(keepalive);
    flight = going.finally(() => {
      flight = undefined;
    });
    return going;
  };

  const save = async () => {
    if (isSaving || dirty.size === 0) return;
    isSaving = true;
    clearTimeout(timer);
    let outcome: Outcome = "failed";
    let isContested = false;
    say("saving");
    for (const pause of [0, ...RETRY_WAITS_MS]) {
      await wait(pause);
      await flight;
      const { answer, ...sent } = await send();
      if (answer?.ok) {
        isContested = sent.isContested;
        outcome = "saved";
        break;
      }
      if (!navigator.onLine) break;
      if (!answer || answer.status >= 500 || answer.status === 429) continue;
      // What the server does not take as it stands, no further try makes it take: the form itself says why.
      if (answer.status >= 400) outcome = answer.status === 401 ? "signedOut" : "refused";
      break;
    }
    isSaving = false;
    if (outcome !== "saved") return say(outcome === "failed" && !navigator.onLine ? "waiting" : outcome);
    if (isContested) return say("conflict");
    // What was changed meanwhile has its own save ahead.
    if (dirty.size > 0) return plan();
    say("saved");
    setTimeout(() => state === "saved" && sayKept(), BADGE_MS);
  };

  const plan = () => {
    say(navigator.onLine ? "unsaved" : "waiting");
    clearTimeout(timer);
    timer = window.setTimeout(save, DELAY_MS);
  };

  /** Puts back what waited when the page was left, unless the server has it or something newer that it was sent with. */
  const restore = () => {
    const waiting = findWaiting(key, cleared, Number(form.dataset.clearedAgo));
    hasLost = waiting.hasLost;
    for (const [id, optionIds, otherText, base, at] of waiting.answers) {
      const known = baseOf(id);
      if (!known || field(`asked.${id}`) || (waiting.isSent && known.value !== base)) continue;
      const inputs = [...form.querySelectorAll<HTMLInputElement>(`[name="q.${id}"]`)];
      const other = field(`other.${id}`);
      const hasSame =
        inputs.every(({ checked, value }) => checked === optionIds.includes(value)) &&
        (!(other instanceof HTMLInputElement) || other.value === otherText);
      if (hasSame) continue;
      for (const input of inputs) input.checked = optionIds.includes(input.value);
      if (other instanceof HTMLInputElement) other.value = otherText;
      known.value = base;
      change(id, at);
      // Answers to former questions are not saved before they have been seen beside the new ones.
      if (version && waiting.version) version.value = waiting.version;
    }
    remember();
  };

  form.addEventListener("input", ({ target }) => {
    const [, id] = /^\w+\.(.+)$/.exec((target as HTMLInputElement).name) ?? [];
    if (!id) return;
    change(id);
    isLeaving = false;
    baseOf(id)?.removeAttribute("data-unconfirmed");
    mark(id, false);
    remember();
    count();
    plan();
  });

  form.addEventListener("submit", async (event) => {
    const submitter = event.submitter as HTMLButtonElement | null;
    if (submitter?.hasAttribute("data-dismiss")) {
      event.preventDefault();
      submitter.closest(".toast")?.remove();
      return;
    }
    const missed = submitter === next ? openQuestions() : [];
    if (missed.length > 0) {
      event.preventDefault();
      for (const id of missed) mark(id, true);
      say("missed");
      document.getElementById(missed[0] ?? "")?.focus();
      return;
    }
    if (flight && !isLeaving) {
      // What is on its way changes what the form stands on.
      event.preventDefault();
      await Promise.race([flight, wait(PATIENCE_MS)]);
      isLeaving = true;
      form.requestSubmit(submitter);
      return;
    }
    if (!navigator.onLine && !hasLine) {
      event.preventDefault();
      isLeaving = false;
      remember();
      say("waiting");
      hasLine = (await post()) !== null;
      if (hasLine) form.requestSubmit(submitter);
      return;
    }
    if (submitter?.value === "sign-out") dirty.clear();
    remember(true);
    isLeaving = true;
    clearTimeout(timer);
  });

  query("[data-autosave-retry]")?.addEventListener("click", save);
  addEventListener("offline", () => say("waiting"));
  addEventListener("online", () => (dirty.size > 0 ? save() : sayKept()));
  addEventListener("beforeunload", (event) => {
    const isStuck = state === "failed" || state === "waiting" || state === "signedOut" || state === "refused";
    if (isStuck && dirty.size > 0 && !isLeaving) event.preventDefault();
  });
  document.addEventListener("visibilitychange", async () => {
    // Whether it arrives may never be known, so the save that is due stays due.
    if (document.visibilityState !== "hidden" || isLeaving || dirty.size === 0) return;
    const { answer, isContested } = await send(true);
    if (isContested) say("conflict");
    else if (answer?.ok && dirty.size === 0) sayKept();
  });
  // A page from the browser's memory stands on answers that have moved on.
  addEventListener("pageshow", (event) => event.persisted && location.reload());

  restore();
  count();
  if (dirty.size > 0) plan();
  else if (status.dataset.savedAt || hasLost) sayKept();
  if (dirty.size > 0 && navigator.onLine) save();
}
