/** Copies a draft's pages and their files into this browser, and removes what it no longer keeps. */
import { COPY_HEADER, START_PATH } from "../../../core/kept";
import { copyOf, storeOf } from "./copies";
import { PREFIX } from "./names";
import { key, list, noteList, page, path, register, reveal, timeOf, words } from "./taken";
import { isCopy } from "./waiting";

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
  const user = key;
  if (!page || !user) return;
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
    const cache = await caches.open(storeOf(user, path));
    const files = new Set<string>();
    const copy = async (from: string, at: string) => {
      const answer = await fetch(from, { headers: { [COPY_HEADER]: "1" } });
      for (const file of filesIn(await answer.clone().text())) files.add(file);
      const copied = await copyOf(answer, user);
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
    noteList(sections);
    await navigator.storage?.persist?.();
    showTaken();
  } catch (error) {
    say();
    const isFull = (error as Error).name === "QuotaExceededError";
    reveal(isFull ? "full" : "failed");
    reveal("renew");
    // Part of a draft would be missed where it is needed.
    if (isFull) await caches.delete(storeOf(user, path));
  }
};

const showTaken = () => {
  const kept = list();
  say(kept ? words.here?.replace("{time}", timeOf(kept.at)) : "");
  reveal("renew");
  for (const folded of page?.querySelectorAll("details") ?? []) folded.open = isCopy;
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

/** The page that takes the draft along and says what is kept. */
export const showPage = async () => {
  if (!navigator.serviceWorker || !navigator.locks) return reveal("unsupported");
  reveal("ready");
  if (!isCopy) await purge();
  if (!key) return;
  page?.querySelector("[data-along-renew]")?.addEventListener("click", takeAll);
  if (isCopy || list()) showTaken();
  else await takeAll();
};
