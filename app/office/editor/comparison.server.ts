import { compareCatalogues, type PlacedQuestion, questionsOf } from "~/assessment/answers/rules/changes";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { type AddedView, type ChangeName, nameChanges, viewAdded } from "~/assessment/drafts/view";
import type { Language } from "~/core/language";
import { changedFields, type EntityChange, type FieldChange } from "~/office/editor/rules/changed-fields";
import { readPath, takeApart } from "~/office/editor/rules/entities";
import type { EditedFields, EntityKind } from "~/office/editor/rules/shapes";
import type { Context } from "~/platform/context";
import { type Meeting, meetDrafts } from "./meets.server";
import { nameOf } from "./view";

/** A part of the questionnaire with its fields that change. */
export interface ChangedPart extends EntityChange {
  kind: EntityKind;
  name: string;
  /** For a question that is asked otherwise: what differs about it. */
  changes: ChangeName[];
}

/** What a next version changes compared to the newest one, and its effect on assessments in progress. */
export interface ComparisonView {
  /** Questions that are asked otherwise. */
  changed: ChangedPart[];
  /** Everything else that changes: help, laws, texts of the results, points. */
  others: ChangedPart[];
  added: AddedView[];
  gone: AddedView[];
  counts: { changed: number; texts: number; settings: number };
  /** The number of parts that are not listed. */
  further: number;
  meetings: Meeting[];
}

/** As stored, so without fields that are only undefined. */
const entitiesOf = (catalogue: Catalogue) => takeApart(JSON.parse(JSON.stringify(catalogue)) as EditedFields);

const isText = ({ shape }: FieldChange) => shape.kind === "text";

/** Parts that are listed unless the reader asks for all: more are a page of a megabyte. */
const MAX_LISTED = 60;

/** Compares a possible next questionnaire with the newest published one, and counts its effect on today's drafts. */
export async function compareWithNewest(
  ctx: Context,
  newest: Catalogue,
  next: Catalogue,
  language: Language,
  { isWhole }: { isWhole: boolean },
): Promise<ComparisonView> {
  const { changed, added } = compareCatalogues(newest, next, new Map());
  const asked = questionsOf(next);
  const gone = [...questionsOf(newest)].flatMap(([id, placed]): PlacedQuestion[] => (asked.has(id) ? [] : [placed]));
  const [before, after] = [entitiesOf(newest), entitiesOf(next)];
  const changes = new Map(changed.map((each) => [`question/${each.after.question.id}`, nameChanges(each, language)]));
  const parts = changedFields(before, after).map(
    (part): ChangedPart => ({
      ...part,
      kind: readPath(part.path)?.kind ?? "question",
      name: nameOf(after.has(part.path) ? after : before, part.path, language),
      changes: changes.get(part.path) ?? [],
    }),
  );
  const fields = parts.flatMap((part) => part.fields);
  const isChanged = ({ path }: ChangedPart) => changes.has(path);
  const listed = [...parts.filter(isChanged), ...parts.filter((part) => !isChanged(part))];
  const shown = isWhole ? listed : listed.slice(0, MAX_LISTED);
  return {
    changed: shown.filter(isChanged),
    others: shown.filter((part) => !isChanged(part)),
    added: added.map((placed) => viewAdded(placed, language)),
    gone: gone.map((placed) => viewAdded(placed, language)),
    counts: {
      changed: changed.length,
      texts: fields.filter(isText).length,
      settings: fields.filter((field) => !isText(field)).length,
    },
    further: listed.length - shown.length,
    meetings: await meetDrafts(ctx, next),
  };
}
