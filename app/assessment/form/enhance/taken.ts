/** A page of a draft that was taken along: its form, or the page that lists what is kept; and what is stored of it in this browser. */
import { type Language, SPOKEN } from "../../../core/language";
import { PREFIX } from "./names";
import type { Waiting } from "./waiting";

/** What is kept here of a draft: since when, and its sections in their order. */
interface List {
  at: number;
  sections: { id: string; name: string; href: string }[];
}

export const form = document.querySelector<HTMLFormElement>("form[data-taken]");
export const page = document.querySelector<HTMLElement>("[data-along-page]");
export const root = (form ?? page) as HTMLElement;
export const { taken: key, path = "", to = root.dataset.autosave ?? "" } = root.dataset;
const { keeper = "" } = root.dataset;
export const words = (page ?? root.querySelector<HTMLElement>("[data-along-notices]"))?.dataset ?? {};
const sealedId = path.slice(path.lastIndexOf("/") + 1);
export const ownPrefix = `${PREFIX}${key}.2.${sealedId}.`;
const listName = `${PREFIX}${key}.list.${sealedId}`;
export const here = form?.querySelector<HTMLInputElement>("[name=section]")?.value;

export const read = (name: string, from = localStorage): Waiting =>
  JSON.parse(from.getItem(name) ?? '{"answers":[]}') as Waiting;
export const write = (name: string, waiting: Waiting, to = localStorage) => {
  if (waiting.answers[0]) to.setItem(name, JSON.stringify(waiting));
  else to.removeItem(name);
};

export const list = (): List | null => JSON.parse(localStorage.getItem(listName) ?? "null");
export const reveal = (name: string, isShown = true) => {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-along=${name}]`)) each.hidden = !isShown;
};
export const timeOf = (at: unknown) =>
  new Date(Number(at)).toLocaleString(SPOKEN[document.documentElement.lang as Language].notation, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
  });

/** Notes what is kept here of the draft from now on. */
export const noteList = (sections: List["sections"]) =>
  localStorage.setItem(listName, JSON.stringify({ at: Date.now(), sections } satisfies List));

export const register = (at: string) => navigator.serviceWorker.register(keeper, { scope: at, updateViaCache: "none" });
