import { formatNumber, fromProgram, parseNumber, writeNumber } from "../../../core/numbers";
import type { Codec } from "./codec";
import { firstValue, MAIN } from "./fields";
import { oneField } from "./text";

export const number: Codec<"number"> = {
  read: (question, fields) => {
    const written = firstValue(fields, MAIN).trim();
    if (!written) return { ok: true, value: null };
    const verdict = parseNumber(written, question);
    return verdict.ok ? { ok: true, value: { number: verdict.number } } : verdict;
  },
  toFields: (value) => [[MAIN, writeNumber(value.number)]],
  isAnswered: () => true,
  lacksWords: () => false,
  points: ({ points }) => (points ? 1 : 0),
  maxPoints: ({ points }) => (points ? 1 : 0),
  toWords: ({ unit }, value, language) => [`${formatNumber(value.number, language)} ${unit[language]}`],
  fromCall: (_question, given) =>
    oneField(given)?.map(([part, written]) => [part, fromProgram(written)] as const) ?? null,
};
