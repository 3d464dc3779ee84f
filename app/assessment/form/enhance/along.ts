/**
 * Takes a draft along for when there is no connection: copies its pages, sends the answers that wait in this browser, and lets the form go
 * on to the next copy. Only pages of a browser that has been asked to keep something load this module.
 */
import { COPY_HEADER, START_PATH } from "../../../core/kept";
import type { AutosaveAnswer } from "../answer-autosave.server";
import { copyOf, storeOf } from "./copies";
import { UNSENT } from "./unsent";
import { isCopy, PREFIX, type Waiting } from "./waiting";

/** What is kept here of a draft: since when, and its sections in their order. */
interface List {
  at: number;
  sections: { id: string; name: string; href: string }[];
}

const form = document.querySelector<HTMLFormElement>("form[data-taken]");
const page = document.querySelector<HTMLElement>("[data-along-page]");
const root = (form ?? page) as HTMLElement;
const { taken: key, path = "", to = root.dataset.autosave ?? "", keeper = "" } = root.dataset;
const words = (page ?? root.querySelector<HTMLElement>("[data-along-notices]"))?.dataset ?? {};
const sealedId = path.slice(path.lastIndexOf("/") + 1);
const ownPrefix = `${PREFIX}${key}.2.${sealedId}.`;
const listName = `${PREFIX}${key}.list.${sealedId}`;
const here = form?.querySelector<HTMLInputElement>("[name=section]")?.value;

const read = (name: string, from = localStorage): Waiting =>
  JSON.parse(from.getItem(name) ?? '{"answers":[]}') as Waiting;
const write = (name: string, waiting: Waiting, to = localStorage) => {
  if (waiting.answers[0]) to.setItem(name, JSON.stringify(waiting));
  else to.removeItem(name);
};

const list = (): List | null => JSON.parse(localStorage.getItem(listName) ?? "null");
const reveal = (name: string, isShown = true) => {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-along=${name}]`)) each.hidden = !isShown;
};
const timeOf = (at: unknown) =>
  new Date(Number(at)).toLocaleString(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });

/** Nothing but answers that the server has settled leaves the browser's storage. */
const waitingSections = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(ownPrefix) && read(name).answers[0])
    .map((name) => ({ name, section: name.slice(ownPrefix.length) }))
    .filter(({ section }) => section !== here);

/** Why the last attempt left answers of a section. */
const why = new Map<string, string>();

const showWaiting = () => {
  const box = root.querySelector<HTMLElement>("[data-along-list]");
  const sections = list()?.sections ?? [];
  const rows = waitingSections().map(({ name, section }) => {
    const row = document.createElement("li");
    row.className = "flex flex-wrap items-center gap-x-3";
    const link = document.createElement("a");
    const known = sections.find(({ id }) => id === section);
    link.href = known?.href ?? path;
    link.className = "inline-flex min-h-11 items-center";
    link.textContent = `${known?.name ?? section}: ${read(name).answers.length}`;
    const reason = document.createElement("span");
    reason.textContent = words[why.get(section) ?? ""] ?? "";
    row.appendChild(link);
    row.appendChild(reason);
    if (page && why.has(section)) row.appendChild(discardButton(name));
    return row;
  });
  box?.replaceChildren(...rows);
  reveal("waiting", rows.length > 0);
};

const discardButton = (name: string) => {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-quiet";
  button.textContent = words.discard ?? "";
  button.addEventListener("click", () => {
    if (!confirm(words.asks)) return;
    localStorage.removeItem(name);
    showWaiting();
  });
  return button;
};

const REASONS: Record<number, string> = { 403: "refused", 404: "refused", 409: "submitted", 422: "changed" };

/** Sends what waits for a section, by the rule that every save follows. Returns whether the user is signed out. */
const sendSection = async (name: string, section: string): Promise<boolean> => {
  const { version = "", cleared = "", answers } = read(name);
  const body = new URLSearchParams({ section, version, cleared, partial: "1", intent: "" });
  for (const [id, sign, base] of answers) {
    body.append(`base.${id}`, base);
    for (const [part, value] of new URLSearchParams(sign)) body.append(`${part}.${id}`, value);
  }
  const answer = await fetch(to, { method: "POST", body, redirect: "manual" }).catch(() => null);
  if (answer?.status === 401) {
    reveal("signed-out");
    return true;
  }
  const reason = REASONS[answer?.status ?? 0];
  if (reason) why.set(section, reason);
  if (!answer?.ok) return false;
  const { conflicts, invalid } = (await answer.json()) as AutosaveAnswer;
  const isOpen = (id: string) => id in conflicts || invalid.includes(id);
  why.delete(section);
  if (answers.some(([id]) => isOpen(id))) why.set(section, Object.keys(conflicts)[0] ? "conflict" : "invalid");
  // Another tab may have stored a later answer since.
  const now: Waiting = read(name);
  const isSettled = ([id, sign]: Waiting["answers"][number]) =>
    answers.some((sent) => sent[0] === id && sent[1] === sign) && !isOpen(id);
  now.answers = now.answers.filter((each) => !isSettled(each));
  write(name, now);
  return false;
};

/** A page that shows a section holds its lock and sends its answers itself. */
const withLock = (section: string, options: LockOptions, work: () => Promise<unknown>) =>
  navigator.locks.request(`${ownPrefix}${section}`, options, (lock) => lock && work());

/** A browser may take the line for there before it is. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

let isSending = false;
let retry: number | undefined;

const sendWaiting = async (delay = FIRST_RETRY_MS) => {
  if (isSending) return;
  isSending = true;
  clearTimeout(retry);
  reveal("signed-out", false);
  let isSignedOut = false;
  for (const { name, section } of waitingSections()) {
    await withLock(section, { ifAvailable: true }, async () => {
      isSignedOut = await sendSection(name, section);
    });
    if (isSignedOut) break;
  }
  isSending = false;
  showWaiting();
  // What a person must settle is not sent again until the page is opened again.
  const isLeft = waitingSections().some(({ section }) => !why.has(section));
  if (isLeft && !isSignedOut && navigator.onLine) {
    retry = window.setTimeout(() => sendWaiting(Math.min(2 * delay, LAST_RETRY_MS)), delay);
  }
};

const register = (at: string) => navigator.serviceWorker.register(keeper, { scope: at, updateViaCache: "none" });

/** Everything that pages, style sheets and modules name among our files. */
const filesIn = (text: string) => [
  ...[...text.matchAll(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)].map(([name]) => name),
  ...[...text.matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`),
];

const say = (text = "") => {
  const status = page?.querySelector("[data-along-status]");
  if (status) status.textContent = text;
};

/** Copies all sections, the page that lists them, and the files that these need. */
const takeAll = async () => {
  if (!page || !key) return;
  const sections = [...page.querySelectorAll<HTMLAnchorElement>("[data-section]")].map((link) => ({
    id: link.dataset.section ?? "",
    name: link.dataset.name ?? link.textContent ?? "",
    href: link.getAttribute("href") ?? "",
  }));
  const progress = (done: number) =>
    say(words.progress?.replace("{done}", `${done}`).replace("{of}", `${sections.length}`));
  for (const name of ["renew", "failed", "full"]) reveal(name, false);
  progress(0);
  try {
    await Promise.all([register(path), register(START_PATH)]);
    const cache = await caches.open(storeOf(key, path));
    const files = new Set<string>();
    const copy = async (from: string, at: string) => {
      const answer = await fetch(from, { headers: { [COPY_HEADER]: "1" } });
      for (const file of filesIn(await answer.clone().text())) files.add(file);
      const copied = await copyOf(answer, key);
      if (!copied) throw new Error(`No page of the user at ${from}`);
      await cache.put(at, copied);
    };
    await copy(location.pathname, path);
    for (const [index, { href }] of sections.entries()) {
      await copy(href, href);
      progress(index + 1);
    }
    // The set grows while it is read: a file may name others.
    for (const file of files) {
      const answer = await fetch(file);
      if (!answer.ok) continue;
      if (!file.endsWith(".woff2")) for (const other of filesIn(await answer.clone().text())) files.add(other);
      await cache.put(file, answer);
    }
    localStorage.setItem(listName, JSON.stringify({ at: Date.now(), sections } satisfies List));
    await navigator.storage?.persist?.();
    showTaken();
  } catch (error) {
    say();
    const isFull = (error as Error).name === "QuotaExceededError";
    reveal(isFull ? "full" : "failed");
    reveal("renew");
    // Part of a draft would be missed where it is needed.
    if (isFull) await caches.delete(storeOf(key, path));
  }
};

const showTaken = () => {
  const kept = list();
  say(kept ? words.here?.replace("{time}", timeOf(kept.at)) : "");
  reveal("renew");
  for (const folded of page?.querySelectorAll("details") ?? []) folded.open = Boolean(isCopy);
};

/** Removes what this browser no longer keeps. */
const purge = async () => {
  const paths = words.paths?.split(" ").filter(Boolean) ?? [];
  const ids = paths.map((each) => each.slice(each.lastIndexOf("/") + 1));
  const stores = paths.map((each) => storeOf(words.key ?? "", each));
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && !stores.includes(name)) await caches.delete(name);
  }
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && !ids.some((id) => name.includes(`.${id}`))) localStorage.removeItem(name);
  }
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    const at = new URL(worker.scope).pathname;
    if (!paths.includes(at) && (at !== START_PATH || !paths[0])) await worker.unregister();
  }
};

const showPage = async () => {
  if (!navigator.serviceWorker || !navigator.locks) return reveal("unsupported");
  reveal("ready");
  if (!isCopy) await purge();
  if (!key) return;
  page?.querySelector("[data-along-renew]")?.addEventListener("click", takeAll);
  if (isCopy || list()) showTaken();
  else await takeAll();
};

const onStuck = (event: Event) => {
  const button = (event as CustomEvent<HTMLButtonElement | null>).detail;
  const state = form?.querySelector<HTMLElement>("[data-autosave-status]")?.dataset.state ?? "";
  // The server has answered: the form says what.
  if (!/failed|waiting/.test(state) || !isStored) return;
  const sections = list()?.sections ?? [];
  const at = sections.findIndex(({ id }) => id === here);
  const wanted: Record<string, string | undefined> = {
    next: sections[at + 1]?.href ?? path,
    previous: sections[at - 1]?.href,
  };
  const asked = button?.name === "goto" ? sections.find(({ id }) => id === button.value)?.href : undefined;
  const target = asked ?? wanted[button?.value ?? ""];
  // A comment exists only in the page.
  if (!target || form?.querySelector("textarea:not(:placeholder-shown)")) return reveal("absent");
  event.preventDefault();
  setTimeout(() => location.assign(target));
};

/** The last change is in the browser's storage. */
let isStored = true;

/**
 * What the form keeps in its tab is kept in the browser, too, so that it outlives the tab. Runs before the form's own script, which then
 * finds what waits.
 */
const mirror = (form: HTMLFormElement) => {
  const name = PREFIX + form.dataset.keep;
  const isUnsent = location.search.endsWith(UNSENT);
  const sender =
    document.referrer.startsWith(location.origin) && new URL(document.referrer).searchParams.get("section");
  // A page reached from the section that was sent is the response, unless the keeper shows it instead.
  if (sender && !isCopy && !isUnsent && read(ownPrefix + sender).isSent) localStorage.removeItem(ownPrefix + sender);
  const found = read(name);
  // Nothing that was sent has arrived at a copy.
  if (isCopy || isUnsent) found.isSent = false;
  write(name, found, sessionStorage);
  /** Questions whose waiting answers are this page's; the others' are another tab's. */
  const own = new Set(found.answers.map(([id]) => id));
  let isSigningOut = false;
  addEventListener(
    "submit",
    ({ submitter }) => {
      isSigningOut = (submitter as HTMLButtonElement | null)?.value === "sign-out";
    },
    true,
  );
  form.addEventListener("kept", (event) => {
    // Signing out empties the storage if it arrives, and until then nothing may be missing.
    if (isSigningOut) return;
    try {
      const now = read(name, sessionStorage);
      for (const [id] of now.answers) own.add(id);
      now.answers.push(...read(name).answers.filter(([id]) => !own.has(id)));
      write(name, now);
      isStored = true;
      event.preventDefault();
    } catch {
      isStored = false;
    }
    reveal("full", !isStored);
  });
};

const showForm = (form: HTMLFormElement) => {
  mirror(form);
  withLock(here ?? "", { mode: "shared" }, () => new Promise(() => {}));
  form.addEventListener("stuck", onStuck);
  if (location.search.endsWith(UNSENT)) {
    history.replaceState(null, "", location.href.replace(UNSENT, ""));
    reveal("unsent");
  }
  if (!isCopy) register(path).catch(() => {});
};

if (isCopy) {
  // The message belonged to the page when it was copied.
  for (const toast of document.querySelectorAll("body > [role=status]")) toast.remove();
  for (const text of root.querySelectorAll<HTMLElement>("[data-along-since]")) {
    text.textContent = (text.dataset.alongSince ?? "").replace("{time}", timeOf(document.documentElement.dataset.kept));
  }
  reveal("offline");
  reveal("online", false);
  // Other pages would be the browser's own page about the missing connection.
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || navigator.onLine || link.pathname === path) return;
    event.preventDefault();
    reveal("absent");
  });
}
if (form) showForm(form);
else await showPage();
if (key) {
  showWaiting();
  if (navigator.onLine) await sendWaiting();
  addEventListener("online", () => sendWaiting());
}
