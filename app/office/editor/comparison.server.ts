import { compareCatalogues, type PlacedQuestion, questionsOf } from "~/assessment/answers/rules/changes";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { type AddedView, type ChangedView, viewAdded, viewChanged } from "~/assessment/drafts/view";
import { LANGUAGES, type Language } from "~/core/language";
import { listTexts } from "~/office/editor/rules/cells";
import { takeApart } from "~/office/editor/rules/entities";
import type { EditedFields } from "~/office/editor/rules/shapes";
import type { Context } from "~/platform/context";
import { type Meeting, meetDrafts } from "./meets.server";

/** What a next version changes compared to the newest one, and its effect on assessments in progress. */
export interface ComparisonView {
  changed: ChangedView[];
  added: AddedView[];
  gone: AddedView[];
  /** Reworded texts of any kind; each counts once, regardless of the number of languages. */
  texts: number;
  meetings: Meeting[];
}

/** Compares a possible next questionnaire with the newest published one, and counts its effect on today's drafts. */
export async function compareWithNewest(
  ctx: Context,
  newest: Catalogue,
  next: Catalogue,
  language: Language,
): Promise<ComparisonView> {
  const { changed, added } = compareCatalogues(newest, next, new Map());
  const asked = questionsOf(next);
  const gone = [...questionsOf(newest)].flatMap(([id, placed]): PlacedQuestion[] => (asked.has(id) ? [] : [placed]));
  return {
    changed: changed.map((question) => viewChanged(question, language)),
    added: added.map((placed) => viewAdded(placed, language)),
    gone: gone.map((placed) => viewAdded(placed, language)),
    texts: countTexts(newest, next),
    meetings: await meetDrafts(ctx, next),
  };
}

function countTexts(before: Catalogue, after: Catalogue): number {
  const textsOf = (catalogue: Catalogue) =>
    new Map(
      listTexts(takeApart(JSON.parse(JSON.stringify(catalogue)) as EditedFields)).map(({ key, words }) => [key, words]),
    );
  const former = textsOf(before);
  return [...textsOf(after)].filter(([key, words]) => {
    const was = former.get(key);
    return was !== undefined && LANGUAGES.some((language) => was[language] !== words[language]);
  }).length;
}
