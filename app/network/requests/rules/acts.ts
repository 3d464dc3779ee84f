import type { RequestSide } from "../../../core/addresses/requests";
import type { RequestAct, RequestState } from "../../../core/member-requests";
import { hasWord, manyLines, oneLine } from "../../../core/typed-text";
import type { Viewer } from "../../../core/viewer";

/** Longest title, and longest text of a request, a reason or a message, in characters. */
export const TITLE_LIMIT = 120;
export const WORDS_LIMIT = 2000;
/** The most entries of a thread, and the most open requests of one company to another. */
export const MAX_ENTRIES = 300;
export const MAX_OPEN = 50;
/** The most companies that one form asks. */
export const MAX_ASKED = 500;

/** What people can do with a request that is there. */
export type Deed = Exclude<RequestAct, "asked">;

/** States in which the asked company still has something to do, and in which neither side is done with it. */
const TO_DO: readonly RequestState[] = ["asked", "accepted", "returned"];
export const OPEN: readonly RequestState[] = [...TO_DO, "done"];

const isToDo = (state: RequestState) => TO_DO.includes(state);

/** Who may do it, in which states, and whether it needs words. */
const DEEDS: Record<Deed, { by: RequestSide | "both"; from: readonly RequestState[]; needsWords: boolean }> = {
  // A company that has declined may think better of it.
  accepted: { by: "received", from: ["asked", "declined"], needsWords: false },
  declined: { by: "received", from: TO_DO, needsWords: true },
  done: { by: "received", from: TO_DO, needsWords: false },
  returned: { by: "sent", from: ["done"], needsWords: true },
  closed: { by: "sent", from: [...OPEN, "declined"], needsWords: false },
  said: { by: "both", from: [...OPEN, "declined"], needsWords: true },
};

/** The deed with that name, or null. */
export const toDeed = (value: unknown): Deed | null =>
  (Object.keys(DEEDS) as Deed[]).find((deed) => deed === value) ?? null;

/** The states from which a deed leads on. */
export const statesFor = (deed: Deed) => DEEDS[deed].from;

/** Whether users may act for their company in requests. The viewer role only reads them. */
export const mayAnswerRequests = ({ role }: Pick<Viewer, "role">): boolean => role !== "viewer";

/** What a side can do with a request in a state. Nothing once the companies have parted. */
export function deedsFor(
  side: RequestSide,
  { state, endedAt }: { state: RequestState; endedAt: number | null },
): Deed[] {
  if (endedAt !== null) return [];
  return (Object.keys(DEEDS) as Deed[]).filter(
    (deed) => [side, "both"].includes(DEEDS[deed].by) && DEEDS[deed].from.includes(state),
  );
}

/** Whether its day is over and the asked company still has something to do. `today` is the reader's. */
export const isLate = ({ state, dueOn }: { state: RequestState; dueOn: string }, today: string): boolean =>
  isToDo(state) && dueOn < today;

export type WordsVerdict = { ok: true; text: string } | { ok: false; reason: "words-missing" | "words-long" };

/** Judges the words of a deed. */
export function judgeWords(deed: Deed, typed: string): WordsVerdict {
  const text = manyLines(typed);
  if (text === "" && DEEDS[deed].needsWords) return { ok: false, reason: "words-missing" };
  return text.length > WORDS_LIMIT ? { ok: false, reason: "words-long" } : { ok: true, text };
}

export type TitleVerdict = { ok: true; title: string } | { ok: false; reason: "title-missing" | "title-long" };

/** Judges the title of a request. */
export function judgeTitle(typed: string): TitleVerdict {
  const title = oneLine(typed);
  if (!hasWord(title)) return { ok: false, reason: "title-missing" };
  return title.length > TITLE_LIMIT ? { ok: false, reason: "title-long" } : { ok: true, title };
}

const REPEAT_MS = 5 * 60_000;
const MAIL_GAP_MS = 30 * 60_000;

/** The same message by the same person since this time is a repeat. */
export const repeatsSince = (now: number) => now - REPEAT_MS + 1;
/** A mail about messages of a request since this time holds back the next one to the same reader. */
export const mailHoldsSince = (now: number) => now - MAIL_GAP_MS + 1;
