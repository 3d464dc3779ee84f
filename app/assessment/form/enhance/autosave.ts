/**
 * Saves a section's answers automatically: a second after the last change, at most half a minute after the first unsaved one, and at once
 * when the user leaves the page. Without a connection the answers wait in the page and in the tab's storage until it is back. A plain
 * module of under 3 KB, because the form works without it and it must load fast on a slow connection.
 */
import { change, dirty, made, remember, restore } from "./changes";
import { baseOf, form, query } from "./form";
import { lock, next } from "./required";
import { flight, send } from "./send";
import { type Outcome, said, say, showSaved } from "./status";
import { isCopy } from "./waiting";

/** Quick answers are sent together. `LONGEST_MS` ensures that continuous typing is saved too. */
const DELAY_MS = 1_000;
/** Amounts are sent sooner, so that the total follows while the user types. */
const AMOUNTS_MS = 400;
const LONGEST_MS = 30_000;
const BADGE_MS = 3_000;
/** Waits before the three attempts of one save. */
const TRY_WAITS_MS = [0, 1_000, 2_000];
/** Things on the page that a save in place would leave unchanged: errors, and answers waiting for confirmation. */
const NEEDS_PAGE = "[role=alert],[data-unconfirmed]";
/** How long a pressed button or link waits for a save in progress. */
const PATIENCE_MS = 4_000;

let timer: number | undefined;
/** The timer that replaces the "saved" badge with the time. */
let badge: number | undefined;
/** The latest time for saving the waiting changes; 0 if there are none. */
let due = 0;
let isSaving = false;
let isLeaving = false;
/** Some waiting changes were typed before the draft was cleared, and the user has not been told yet. */
let hasLost = restore();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing can be saved at the moment. */
const isStuck = () => /failed|waiting|signedOut|refused/.test(said.state as string);

const rest = () => {
  if (hasLost) say("lost");
  else showSaved();
  hasLost = false;
};

/** Saves as the button `intent` would, and returns the required questions that block it. */
const save = async (intent?: string) => {
  if (isSaving) return;
  isSaving = true;
  clearTimeout(timer);
  due = 0;
  let outcome: Outcome = "failed";
  let sent = 0;
  let missed: string[] | undefined;
  say("saving");
  for (const pause of TRY_WAITS_MS) {
    await wait(pause);
    await flight;
    [outcome, sent, missed] = await send(intent);
    if (outcome !== "failed") break;
  }
  isSaving = false;
  // Changes made in the meantime get their own save.
  if (made > sent) return plan();
  say(outcome);
  clearTimeout(badge);
  badge = window.setTimeout(() => /^s.+d$/.test(said.state as string) && rest(), BADGE_MS);
  return missed;
};

const plan = (delay = DELAY_MS) => {
  say(navigator.onLine ? "unsaved" : "waiting");
  clearTimeout(timer);
  due ||= Date.now() + LONGEST_MS;
  timer = window.setTimeout(() => save(), Math.min(delay, due - Date.now()));
};

form.addEventListener("input", ({ target }) => {
  const [, id] = /\.(.+)/.exec((target as HTMLInputElement).name) ?? [];
  if (!id) return;
  change(id);
  delete said.state;
  isLeaving = false;
  baseOf(id)?.removeAttribute("data-unconfirmed");
  remember();
  const amounts = (target as Element).closest(".amounts");
  amounts?.setAttribute("data-stale", "");
  plan(amounts ? AMOUNTS_MS : undefined);
});

// Shows a kept value in its stored form once the user leaves the field.
form.addEventListener("focusout", ({ target }) => {
  const { name, defaultValue, type } = target as HTMLInputElement;
  const [, id = ""] = /\.(.+)/.exec(name) ?? [];
  if (type === "text" && !dirty.has(id)) (target as HTMLInputElement).value = defaultValue;
});

/** Moves the focus to the first thing that blocks the form. */
const lead = (id?: string) => {
  const wrong = query("[aria-invalid=true]");
  const group = wrong?.matches("fieldset") ? wrong.querySelector("input") : wrong;
  (id ? document.getElementById(id) : group)?.focus();
};

form.addEventListener("submit", async (event) => {
  const submitter = event.submitter as HTMLButtonElement | null;
  // Only the server, which has the stored answers, decides whether a section is complete.
  const asks = submitter === next && !isLeaving && (dirty.size || form.dataset.missing);
  // A comment exists only in the page. It is sent only when the connection has been confirmed, whatever the browser reports.
  const isRisky = query("textarea:not(:placeholder-shown)") || !navigator.onLine || isCopy;
  const stays = !isRisky && submitter?.dataset.saves && !query(NEEDS_PAGE);
  if (stays || asks || (!isLeaving && (flight || isRisky))) {
    // A request in progress changes the base the form is compared with.
    event.preventDefault();
    await Promise.race([flight, wait(PATIENCE_MS)]);
    const missed = stays || asks || isRisky ? await save(submitter?.value) : undefined;
    if (missed?.[0]) {
      say("missed");
      lead(missed[0]);
    } else if (stays) {
      if (said.state === "saved") say("stored");
      else lead();
    } else if (!isStuck()) {
      isLeaving = true;
      form.requestSubmit(submitter);
    } else {
      // A draft that was taken along goes on without a connection.
      isLeaving = !form.dispatchEvent(new CustomEvent("stuck", { cancelable: true, detail: submitter }));
    }
    return;
  }
  if (submitter?.value === "sign-out") dirty.clear();
  remember(true);
  isLeaving = true;
  clearTimeout(timer);
  if (!submitter?.dataset.busy) return;
  submitter.ariaBusy = "true";
  submitter.textContent = submitter.dataset.busy;
});

/** Saves before following a link. Otherwise the next page would still count without the last answer. */
addEventListener("click", async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !dirty.size || !navigator.onLine) return;
  event.preventDefault();
  const patience = wait(PATIENCE_MS);
  await Promise.race([flight, patience]);
  await Promise.race([send("", true), patience]);
  location.href = link.href;
});

for (const sign of ["pointerover", "focusin"]) {
  form.addEventListener(sign, ({ target }) => (target as Element).closest("[data-proof]") && import("./proof"));
}

// Files of a question are sent once its answer is saved.
form.addEventListener("flush", async (event) => {
  await flight;
  if (dirty.size) await save();
  (event as CustomEvent<() => void>).detail();
});

query("[data-autosave-retry]")?.addEventListener("click", () => save());
addEventListener("offline", () => say("waiting"));
addEventListener("online", () => (dirty.size ? save() : rest()));
addEventListener("beforeunload", (event) => {
  if (isStuck() && dirty.size && !isLeaving && !remember()) event.preventDefault();
});
document.addEventListener("visibilitychange", async () => {
  // The page may never learn whether this request arrives, so the scheduled save stays scheduled.
  if (!document.hidden || isLeaving || !dirty.size) return;
  const [outcome] = await send("", true);
  if (dirty.size) say(outcome);
  else rest();
});

lock();
if (dirty.size) plan();
else if (said.savedAt || hasLost) rest();
