/** Sends the answers that wait in this browser, by the rule that every save follows, and lists those that must wait on. */
import type { AutosaveAnswer } from "../answer-autosave.server";
import { here, list, ownPrefix, page, path, read, reveal, root, to, words, write } from "./taken";
import type { Waiting } from "./waiting";

/** Nothing but answers that the server has settled leaves the browser's storage. */
const waitingSections = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith(ownPrefix) && read(name).answers[0])
    .map((name) => ({ name, section: name.slice(ownPrefix.length) }))
    .filter(({ section }) => section !== here);

/** Why the last attempt left answers of a section. */
const why = new Map<string, string>();

export const showWaiting = () => {
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
export const withLock = (section: string, options: LockOptions, work: () => Promise<unknown>) =>
  navigator.locks.request(`${ownPrefix}${section}`, options, (lock) => lock && work());

/** A browser may take the line for there before it is. */
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

let isSending = false;
let retry: number | undefined;

export const sendWaiting = async (delay = FIRST_RETRY_MS) => {
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
