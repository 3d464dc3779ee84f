import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import type { CallAnswer, Codec } from "./codec";
import { allValues, type Field } from "./fields";
import { labelled, matchLabel } from "./labels";
import type { StatementsValue } from "./value";

type StatementsQuestion = QuestionOf<"statements">;

/** The field name of a statement. */
export const statementPart = (statementId: string) => `s-${statementId}`;

function read({ statements, options }: StatementsQuestion, fields: readonly Field[]) {
  const parts = new Set(statements.map(({ id }) => statementPart(id)));
  if (fields.some(([part, value]) => value !== "" && !parts.has(part))) {
    return { ok: false as const, reason: "unknown-statement" as const };
  }
  const value: StatementsValue = {};
  for (const { id } of statements) {
    const [chosen, ...further] = new Set(allValues(fields, statementPart(id)));
    if (chosen === undefined) continue;
    if (further.length > 0) return { ok: false as const, reason: "one-option-only" as const };
    if (!options.some((option) => option.id === chosen))
      return { ok: false as const, reason: "unknown-option" as const };
    value[id] = chosen;
  }
  return { ok: true as const, value: Object.keys(value).length > 0 ? value : null };
}

/** Reads one option per statement; a statement is named by its id or by its words in any language. */
function fromCall({ statements, options }: StatementsQuestion, { answer }: CallAnswer): Field[] | null {
  // An empty list takes the answer back, as it does for every other question.
  if (typeof answer === "string" || Array.isArray(answer)) return answer.length === 0 ? [] : null;
  const labelled = statements.map(({ id, text }) => ({ id, label: text }));
  return Object.entries(answer).flatMap(([name, chosen]) => {
    const statement = matchLabel(labelled, name);
    const part = statement ? statementPart(statement.id) : name;
    return chosen.map((value): Field => [part, matchLabel(options, value)?.id ?? value]);
  });
}

export const statements: Codec<"statements"> = {
  read,
  toFields: (value) => Object.entries(value).map(([id, option]): Field => [statementPart(id), option]),
  isAnswered: (question, value) => question.statements.every(({ id }) => value[id] !== undefined),
  lacksWords: () => false,
  points: ({ points, statements: all, options }, value) => {
    const isFlagged = (id: string | undefined) => options.some((option) => option.isFlagged && option.id === id);
    return points ? all.filter(({ id }) => isFlagged(value[id])).length : 0;
  },
  maxPoints: ({ points, statements: all }) => (points ? all.length : 0),
  toWords: ({ statements: all, options }, value, language) =>
    all.flatMap(({ id, text }) => {
      const option = options.find((candidate) => candidate.id === value[id]);
      return option ? [labelled(text[language], option.label[language], language)] : [];
    }),
  fromCall,
};
