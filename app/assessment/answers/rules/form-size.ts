import type { Question } from "../../catalogue/rules/questions";
import { MONTHS, monthPart, NOTE_LIMIT, notePart, ownPart, unitPart } from "./amounts";
import { OTHER_TEXT_LIMIT } from "./choice";
import { type Field, FOLLOW_UP_OTHER, FOLLOW_UPS, MAIN, OTHER, writeFields } from "./fields";
import { statementPart } from "./statements";
import { TEXT_LIMIT } from "./text";

/** Limits on the answers of a section's form, within those of the request body: bytes (comments excluded) and fields. */
export const SECTION_FORM = { bytes: 64 * 1024, fields: 1_000 } as const;

/** Accented letters: form encoding writes each as six characters. */
const words = (most: number) => "é".repeat(most);
/** The longest number that a user is likely to mean. */
const NUMBER = "1234567890.12";

/** The size of a section's form if every question has the longest likely answer, plus the hidden fields of each. */
export function sectionFormSize(questions: readonly Question[]): { bytes: number; fields: number } {
  const sent = questions.flatMap((question) => {
    const answer = longestAnswer(question);
    return [...answer, ["base", `1000|${writeFields(answer)}`], ["asked", "yes"]].map(([part, value]) => [
      `${part}.${question.id}`,
      value ?? "",
    ]);
  });
  return { bytes: new URLSearchParams(sent).toString().length, fields: sent.length };
}

function longestAnswer(question: Question): Field[] {
  switch (question.type) {
    case "choice": {
      const { followUps } = question;
      return [
        ...longestChoice(question, MAIN, OTHER),
        ...(followUps ? longestChoice(followUps, FOLLOW_UPS, FOLLOW_UP_OTHER) : []),
      ];
    }
    case "statements":
      return question.statements.map(({ id }) => [statementPart(id), question.options[0]?.id ?? ""]);
    case "text":
      return [[MAIN, words(TEXT_LIMIT)]];
    case "number":
      return [[MAIN, NUMBER]];
    case "calculation":
      return question.inputs.flatMap(({ id, source, units }): Field[] => [
        [unitPart(id), units[0]?.id ?? ""],
        ...MONTHS.map((month): Field => [monthPart(id, month), NUMBER]),
        ...(source
          ? ([
              [ownPart(id), NUMBER],
              [notePart(id), words(NOTE_LIMIT)],
            ] as const)
          : []),
      ]);
  }
}

interface Choosing {
  selection: "one" | "several";
  options: readonly { id: string; isOther?: boolean }[];
}

const longestChoice = ({ selection, options }: Choosing, part: string, other: string): Field[] => [
  ...options.slice(0, selection === "one" ? 1 : undefined).map(({ id }): Field => [part, id]),
  ...(options.some(({ isOther }) => isOther) ? [[other, words(OTHER_TEXT_LIMIT)] as const] : []),
];
