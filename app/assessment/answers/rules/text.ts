import { oneLine } from "~/core/typed-text";
import { type CallAnswer, type Codec, itemsOf } from "./codec";
import { type Field, firstValue, MAIN } from "./fields";

/** Longest text answer, in characters. */
export const TEXT_LIMIT = 200;

/** A call's answer to a question with one field: one item, or none to take the answer back. */
export function oneField(given: CallAnswer): Field[] | null {
  const items = itemsOf(given);
  return items && items.length <= 1 ? items.map((item): Field => [MAIN, item]) : null;
}

export const text: Codec<"text"> = {
  read: ({ year }, fields, { thisYear }) => {
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
  maxPoints: ({ points }) => (points ? 1 : 0),
  toWords: (_question, value) => [value.text],
  fromCall: (_question, given) => oneField(given),
};
