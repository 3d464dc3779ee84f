/**
 * The service worker of a draft that was taken along. Its scope is the draft's form and the page where an installed Kompas begins, so it
 * sees no other page. The network comes first: a copy is shown only when there is no answer in time, and renewed whenever there is one.
 */
import { COPY_HEADER, START_PATH } from "../../../core/kept";
import { copyOf, findStore, shownCopy } from "./copies";
import { UNSENT } from "./names";

interface FetchAsked extends Event {
  request: Request;
  clientId: string;
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as {
  registration: { scope: string };
  clients: { get(id: string): Promise<{ url: string } | undefined> };
  skipWaiting(): Promise<void>;
};
const own = new URL(scope.registration.scope).pathname;

/** How long a page or a save may take before it counts as not answered. */
const PAGE_MS = 5_000;
const SAVE_MS = 15_000;
/** Quick saves are followed by one copy. */
const QUIET_MS = 1_500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const withinTime = (answer: Promise<Response>, ms: number) =>
  Promise.race([
    answer,
    wait(ms).then((): never => {
      throw new Error("No answer in time");
    }),
  ]);

/** The section that an address shows, as the address of its copy; null for others, such as one with a dialog. */
const copyAddress = (address: string) => {
  const { pathname, searchParams } = new URL(address, location.origin);
  const section = searchParams.get("section");
  if (pathname !== own || !section || searchParams.has("dialog")) return null;
  return `${own}?${new URLSearchParams({ section })}`;
};

const keep = async (address: string | null, answer: Response) => {
  const store = address === null || !answer.ok ? null : await findStore(own);
  if (!store || address === null) return;
  const copy = await copyOf(answer, store.key);
  // Someone else is signed in, or the draft is no longer kept here.
  if (!copy) return void (await caches.delete(store.name));
  await (await caches.open(store.name)).put(address, copy);
};

const renew = async (address: string | null) => {
  if (address === null || !(await findStore(own))) return;
  // A failure leaves the former copy.
  await keep(address, await fetch(address, { headers: { [COPY_HEADER]: "1" }, redirect: "manual" })).catch(() => {});
};

const openPage = async (event: FetchAsked): Promise<Response> => {
  const { request } = event;
  const address = copyAddress(request.url);
  const going = fetch(request);
  event.waitUntil(going.then((answer) => keep(address, answer.clone())).catch(() => {}));
  const store = await findStore(own);
  const cache = store && (await caches.open(store.name));
  // For what is not kept: the list of what is.
  const copy = cache && ((address && (await cache.match(address))) || (await cache.match(own)));
  if (!copy) return going;
  return withinTime(going, PAGE_MS).catch(() => shownCopy(copy));
};

const openStart = async ({ request }: FetchAsked): Promise<Response> => {
  const store = await findStore();
  const going = fetch(request);
  return store ? withinTime(going, PAGE_MS).catch(() => Response.redirect(store.path, 302)) : going;
};

const sendForm = async (event: FetchAsked): Promise<Response> => {
  const { request } = event;
  try {
    const answer = await fetch(request);
    event.waitUntil(renew(copyAddress(request.url)).catch(() => {}));
    return answer;
  } catch {
    // The page has stored its answers. It is shown again, and says that they wait.
    return Response.redirect(request.url + UNSENT, 303);
  }
};

let saves = 0;

const save = async (event: FetchAsked): Promise<Response> => {
  const answer = await withinTime(fetch(event.request), SAVE_MS).catch(() => Response.error());
  const copied = async () => {
    saves += 1;
    const turn = saves;
    await wait(QUIET_MS);
    const page = turn === saves ? await scope.clients.get(event.clientId) : undefined;
    if (page) await renew(copyAddress(page.url));
  };
  if (answer.ok) event.waitUntil(copied().catch(() => {}));
  return answer;
};

const openFile = async ({ request }: FetchAsked): Promise<Response> =>
  (await caches.match(request)) ?? (await fetch(request));

addEventListener("install", () => scope.skipWaiting());

addEventListener("fetch", (event: Event) => {
  const asked = event as FetchAsked;
  const { method, mode, url } = asked.request;
  const { origin, pathname, search } = new URL(url);
  if (origin !== location.origin) return;
  if (mode === "navigate") {
    const answer = own === START_PATH ? openStart : method === "GET" ? openPage : sendForm;
    return asked.respondWith(answer(asked));
  }
  if (method === "GET" && pathname.startsWith("/assets/")) return asked.respondWith(openFile(asked));
  // A save. Files have their section in the address, and take as long as they take.
  if (method === "POST" && !search) asked.respondWith(save(asked));
});
