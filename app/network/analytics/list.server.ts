import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { isYesNo } from "~/assessment/catalogue/rules/questions";
import { isClimate } from "~/core/kinds/kind";
import type { Filter } from "~/network/analytics/rules/filters";
import { type Listed, MAX_LOOKED } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import type { AskedList } from "./asked";
import { type Asking, dimensionSubjects, type Making, topicSubjects } from "./figures-of";
import { lookThroughStatement } from "./look-through.server";
import { orderedBy, PAGE, type Cursor, pageOf, readCursor, type Vendor, vendorsStatement } from "./names.server";
import type { Of } from "./read.server";

/** A page of the companies behind a bar. */
export interface ListPage {
  title: string;
  vendors: Vendor[];
  /** The number of the first of them. */
  first: number;
  /** How many have been looked through until its end; null where whoever is read is named. */
  looked: number | null;
  /** Where it goes on; null at the end. */
  next: string | null;
}

interface Row extends Cursor {
  company: string | null;
  username: string | null;
  /** Of the questionnaire that was answered. */
  version?: string | null;
}

/**
 * The companies behind a bar: the statement that reads a page of them, and what it shows of the rows, for which it asks by which versions a question was
 * asked. Null for a list that there is not, or that the reader may not see.
 */
export function openList(ctx: Context, of: Of, filter: Filter, asked: AskedList, making: Making) {
  const { list, after, named, looked } = asked;
  const title = titleOf(list, making);
  if (title === null || making.listHref(list) === null) return null;
  const place = readCursor(after);
  const isOrdered = "level" in list && orderedBy(filter).isWhole;
  return {
    statement: isOrdered
      ? vendorsStatement(ctx, of, filter, list, PAGE + 1, place)
      : lookThroughStatement(ctx, of, filter, list, place),
    show(rows: readonly Row[], versions: Asking): ListPage {
      // Whoever was not asked did not say No.
      const askedBy = "questionId" in list && !list.isYes ? versions(list.questionId) : null;
      const isBehind = ({ version }: Row) => askedBy === null || askedBy.includes(version ?? "");
      const page = pageOf(rows, isOrdered ? PAGE : MAX_LOOKED, isBehind);
      return { ...page, title, first: named + 1, looked: isOrdered ? null : looked + page.looked };
    },
  };
}

/** What a list is called; null where the questionnaire knows no such subject, question or option. */
function titleOf(list: Listed, making: Making): string | null {
  const { t, common, catalogue, language } = making;
  if ("recorded" in list) return t(`emissions.${list.recorded}`);
  if ("level" in list) {
    const subjects = [...dimensionSubjects(making), ...topicSubjects(making)];
    const subject = subjects.find(({ id }) => id === list.subject)?.name;
    if (subject === undefined) return null;
    return t("list.title", { subject, level: list.level ? common(`levels.${list.level}`) : t("list.caption") });
  }
  const { questionId, optionId, isYes } = list;
  const question = findQuestion(catalogue, questionId)?.question;
  const options = question?.type === "choice" && !isYesNo(question) ? question.options : [];
  // Of a question that need not be answered nobody counts a Yes.
  const asked = question?.isRequired ? question.text : undefined;
  const words = optionId === null ? asked : options.find(({ id }) => id === optionId)?.label;
  return words === undefined
    ? null
    : t("list.title", {
        subject: words[language],
        level: t(`${isClimate(catalogue.kind) ? "theme" : "answers"}.${isYes ? "yes" : "no"}`),
      });
}
