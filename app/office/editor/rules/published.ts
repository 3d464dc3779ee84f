import type { NamedQuestion } from "~/improvement/crosswalk/rules/named";
import { type PlacedQuestion, questionsOf } from "../../../assessment/answers/rules/changes";
import type { Catalogue } from "../../../assessment/catalogue/rules/catalogue";
import type { Question } from "../../../assessment/catalogue/rules/questions";
import { KINDS } from "../../../assessment/kinds/kinds";
import { type Entities, listPaths } from "./entities";
import { type Fault, fault } from "./fault";
import type { EditedFields } from "./shapes";
import { itemsOf } from "./walk";

/** How many elements of standards a note names; it gives only the number of the rest. */
const MAX_NAMED = 4;

/**
 * What a draft does to published ids; versions are newest first. Answers, contributions to statistics and measures of a plan are
 * all stored under a question's id, so an id must never change its meaning, and every removed id is reported.
 */
export function findIdFaults(entities: Entities, [newest, ...former]: readonly Catalogue[]): Fault[] {
  if (!newest) return [];
  const before = questionsOf(newest);
  const earlier = former.map(questionsOf);
  const asked = placesOf(entities);
  const warning = (path: string, at: string | null, rule: Fault["rule"], values: Fault["values"] = {}) => ({
    ...fault(path, at, rule, values),
    isWarning: true,
  });
  const gone = [...before].flatMap(([id, placed]): Fault[] => {
    if (asked.has(id)) return [];
    const path = placeOfGone(entities, id, placed);
    return [
      KINDS[newest.kind].neededQuestions.includes(id)
        ? fault(path, null, "needed", { id })
        : warning(path, null, "gone", { id }),
    ];
  });
  const kept = [...asked].flatMap(([id, topicId]): Fault[] => {
    const path = `question/${id}`;
    const value = entities.get(path) as EditedFields;
    const published = [before, ...earlier].flatMap((questions) => questions.get(id) ?? []);
    if (published.some(({ question }) => question.type !== value.type)) return [fault(path, null, "type", { id })];
    const [last] = published;
    if (!last) return [];
    if (!before.has(id) && last.question.text.en !== (value.text as EditedFields | undefined)?.en) {
      return [warning(path, "text.en", "used", { id })];
    }
    const lost = before.has(id) ? lostParts(last.question, value) : [];
    return [
      ...(before.has(id) && last.topic.id !== topicId ? [warning(path, null, "moved", { id })] : []),
      ...(lost.length > 0 ? [warning(path, null, "goneParts", { ids: lost.join(", ") })] : []),
    ];
  });
  return [...gone, ...kept];
}

/**
 * What reporting standards lose by a draft. Their elements are filled from the answers to named questions; if such a question is
 * removed, or its Yes option is, the elements stay empty. `newest` is the newest published version.
 */
export function findNamedFaults(entities: Entities, newest: Catalogue, named: readonly NamedQuestion[]): Fault[] {
  const before = questionsOf(newest);
  const asked = placesOf(entities);
  return named.flatMap(({ kind, id, elements, readsYes }): Fault[] => {
    const was = before.get(id);
    if (kind !== newest.kind || !was) return [];
    const values = { id, elements: elements.slice(0, MAX_NAMED).join(", "), count: elements.length };
    const isAsked = asked.has(id);
    const hasLostYes =
      readsYes && isAsked && lostParts(was.question, entities.get(`question/${id}`) as EditedFields).includes("yes");
    if (isAsked && !hasLostYes) return [];
    const path = isAsked ? `question/${id}` : placeOfGone(entities, id, was);
    return [{ ...fault(path, isAsked ? "options" : null, "standards", values), isWarning: true }];
  });
}

/** The ids of the questions a draft adds to a version, and of those it removes. */
export function changedIds(entities: Entities, newest: Catalogue): { added: string[]; gone: string[] } {
  const [before, asked] = [questionsOf(newest), placesOf(entities)];
  return {
    added: [...asked.keys()].filter((id) => !before.has(id)),
    gone: [...before.keys()].filter((id) => !asked.has(id)),
  };
}

/** Where a removed question is reported: at its section or topic, if one of them still exists. */
const placeOfGone = (entities: Entities, id: string, { section, topic }: Pick<PlacedQuestion, "section" | "topic">) =>
  [`section/${section.id}`, `topic/${topic.id}`].find((each) => entities.has(each)) ?? `question/${id}`;

/** The topic of each question in the draft. */
function placesOf(entities: Entities): Map<string, string> {
  const listAt = (path: string) => (entities.get(path) ?? []) as string[];
  const topics = listAt("dimensions").flatMap((id) => listAt(`dimension/${id}/topics`));
  return new Map(
    topics.flatMap((topic) =>
      listAt(`topic/${topic}/sections`)
        .flatMap((section) => listAt(`section/${section}/questions`))
        .map((id): [string, string] => [id, topic]),
    ),
  );
}

/** The ids of the options, statements and inputs a question no longer has. */
function lostParts(before: Question, after: EditedFields): string[] {
  const written = before as unknown as EditedFields;
  const groups = [written, written.followUps as EditedFields | undefined].flatMap((part, index) => {
    const now = index === 0 ? after : ((after.followUps ?? {}) as EditedFields);
    return ["options", "statements", "inputs"].map((list) => [itemsOf(part?.[list]), itemsOf(now[list])] as const);
  });
  return groups.flatMap(([was, is]) =>
    was.map(({ id }) => String(id)).filter((id) => !is.some((each) => each.id === id)),
  );
}

/** Whether an id may be used for a new entity: it was never published and does not occur in the draft. */
export function isFreeId(kind: string, id: string, entities: Entities, published: readonly Catalogue[]): boolean {
  if (listPaths(entities).includes(`${kind}/${id}`)) return false;
  if (kind !== "question") return true;
  return !published.some((catalogue) => questionsOf(catalogue).has(id));
}
