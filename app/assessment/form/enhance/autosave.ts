/**
 * Saves a section's answers by itself: a second after the last change, half a minute after the first that waits, and at once when the page
 * is left. Without a line they wait, in the page and in the tab's storage, until it is back. A plain module of under 3 KB, because the
 * form works without it and must arrive fast on a slow line.
 */
import { change, dirty, made, remember, restore } from "./changes";
import { baseOf, form, query } from "./form";
import { lock, next } from "./required";
import { flight, send } from "./send";
import { type Outcome, said, say, sayKept } from "./status";

/** Quick answers go out together; somebody who types on and on is saved all the same. */
const DELAY_MS = 1_000;
/** Amounts sooner, so that their total follows while somebody writes. */
const AMOUNTS_MS = 400;
const LONGEST_MS = 30_000;
const BADGE_MS = 3_000;
/** Waits before the three tries of one save. */
const TRY_WAITS_MS = [0, 1_000, 2_000];
/** What the page shows that saving in its place would leave as it is: errors, and what waits to be confirmed. */
const NEEDS_PAGE = "[role=alert],[data-unconfirmed]";
/** How long a button or link that was pressed waits for a save that is under way. */
const PATIENCE_MS = 4_000;

let timer: number | undefined;
/** Until the badge of the last save gives way to the time. */
let badge: number | undefined;
/** By when what waits is saved at the latest; 0 while nothing does. */
let due = 0;
let isSaving = false;
let isLeaving = false;
/** Something that waited was typed before everything was cleared, and nobody has been told. */
let hasLost = restore();

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing is saved as things stand. */
const isStuck = () => /failed|waiting|signedOut|refused/.test(said.state as string);

const rest = () => {
  if (hasLost) say("lost");
  else sayKept();
  hasLost = false;
};

/** Saves as the button `intent` would, and says which required questions keep it from leading on. */
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
  // What was changed meanwhile has its own save ahead.
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

// What is kept is shown as it is kept, once somebody has written it.
form.addEventListener("focusout", ({ target }) => {
  const { name, defaultValue, type } = target as HTMLInputElement;
  const [, id = ""] = /\.(.+)/.exec(name) ?? [];
  if (type === "text" && !dirty.has(id)) (target as HTMLInputElement).value = defaultValue;
});

/** Leads to the first thing that keeps the form from going on. */
const lead = (id?: string) => {
  const wrong = query("[aria-invalid=true]");
  const group = wrong?.matches("fieldset") ? wrong.querySelector("input") : wrong;
  (id ? document.getElementById(id) : group)?.focus();
};

form.addEventListener("submit", async (event) => {
  const submitter = event.submitter as HTMLButtonElement | null;
  // The server says whether a section is whole, of what it has.
  const asks = submitter === next && !isLeaving && (dirty.size || form.dataset.missing);
  // A comment, which the page alone keeps, goes when the line is known to be there, whatever the browser says of it.
  const isRisky = query("textarea:not(:placeholder-shown)") || !navigator.onLine;
  const stays = !isRisky && submitter?.dataset.saves && !query(NEEDS_PAGE);
  if (stays || asks || (!isLeaving && (flight || isRisky))) {
    // What is on its way changes what the form stands on.
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

/** Saves before a link leads on: a page that is asked for first would still count without the last answer. */
addEventListener("click", async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || !dirty.size) return;
  event.preventDefault();
  const patience = wait(PATIENCE_MS);
  await Promise.race([flight, patience]);
  await Promise.race([send("", true), patience]);
  location.href = link.href;
});

query("[data-autosave-retry]")?.addEventListener("click", () => save());
addEventListener("offline", () => say("waiting"));
addEventListener("online", () => (dirty.size ? save() : rest()));
addEventListener("beforeunload", (event) => {
  if (isStuck() && dirty.size && !isLeaving) event.preventDefault();
});
document.addEventListener("visibilitychange", async () => {
  // Whether it arrives may never be known, so the save that is due stays due.
  if (!document.hidden || isLeaving || !dirty.size) return;
  const [outcome] = await send("", true);
  if (dirty.size) say(outcome);
  else rest();
});

lock();
if (dirty.size) plan();
else if (said.savedAt || hasLost) rest();
