import { oneLine } from "~/domain/typed-text";
import type { CallAnswer, Codec } from "./codec";
import { firstValue, MAIN } from "./fields";

/** Longest text of an answer, in characters. */
export const TEXT_LIMIT = 200;

/** What a call gives for a question with one field. */
export const firstOf = ({ answer }: CallAnswer): string =>
  typeof answer === "string" ? answer : Array.isArray(answer) ? (answer[0] ?? "") : "";

export const text: Codec<"text"> = {
  read: ({ year }, fields, thisYear) => {
    const written = oneLine(firstValue(fields, MAIN));
    if (!written) return { ok: true, value: null };
    if (written.length > TEXT_LIMIT) return { ok: false, reason: "text-too-long" };
    const isInSpan = year && Number(written) >= year.from && Number(written) <= (year.to ?? thisYear);
    if (year && !(/^\d{4}$/.test(written) && isInSpan)) return { ok: false, reason: "not-a-year" };
    return { ok: true, value: { text: written } };
  },
  toFields: (value) => [[MAIN, value.text]],
  isAnswered: () => true,
  lacksWords: () => false,
  points: ({ points }) => (points ? 1 : 0),
  mostPoints: ({ points }) => (points ? 1 : 0),
  toWords: (_question, value) => [value.text],
  fromCall: (_question, given) => [[MAIN, firstOf(given)]],
};
