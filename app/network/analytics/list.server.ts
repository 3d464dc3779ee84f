import { noteReading } from "~/assessment/answers/associated.server";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { isYesNo } from "~/assessment/catalogue/rules/questions";
import { titleOf as practiceTitle } from "~/assessment/catalogue/rules/titles";
import { isClimate } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import type { Filter } from "~/network/analytics/rules/filters";
import { type Listed, MAX_LOOKED, type Recorded, tellsAnswers } from "~/network/analytics/rules/lists";
import type { Context } from "~/platform/context";
import { inQuery, isListed } from "~/platform/d1/client";
import { contributions } from "~/results/tables/cells";
import type { AskedList } from "./asked";
import { type Asking, dimensionSubjects, type Making, topicSubjects } from "./figures-of";
import { lookThroughStatement } from "./look-through.server";
import {
  type Cursor,
  isOrdered,
  type ListedVendor,
  listVendor,
  PAGE,
  pageOf,
  readCursor,
  vendorsStatement,
} from "./names.server";
import type { Of } from "./read.server";
import { type RecordedFact, readRecorded } from "./recorded.server";

/** A page of the companies behind a bar. */
export interface ListPage {
  title: string;
  /** What to ask of these companies: the practice behind a No, or else the subject of the list. */
  about: string;
  /** In a list by records, each with what it has recorded, the largest figure of the page first. */
  vendors: (ListedVendor & { recorded: RecordedFact | null })[];
  /** What the records are, if the list is by them. */
  recorded: Recorded | null;
  /** The number of the page's first company. */
  first: number;
  /** How many companies have been checked by the end of this page; null if every company that is read is also named. */
  looked: number | null;
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

interface Row extends Cursor {
  company: string | null;
  username: string | null;
  companyId: string;
  /** The version of the questionnaire that the company answered. */
  version?: string | null;
}

/**
 * The list of companies behind a bar: the statement that reads a page of it, and `show`, which turns the rows into that page. `show` takes
 * the versions that ask a question. Null if there is no such list or the reader may not see it.
 */
export function openList(ctx: Context, of: Of, filter: Filter, asked: AskedList, making: Making) {
  const { list, after, looked } = asked;
  const title = titleOf(list, making);
  if (title === null || making.listHref(list) === null) return null;
  const place = readCursor(after);
  const isNamed = "level" in list && isOrdered(filter);
  const statementAt = (from: Cursor | undefined) =>
    isNamed
      ? vendorsStatement(ctx, of, filter, list, PAGE + 1, { after: from })
      : lookThroughStatement(ctx, of, filter, list, from);
  const pageFrom = (rows: readonly Row[], versions: Asking) => {
    // A company that was not asked did not answer No.
    const askedBy = "questionId" in list && !list.isYes ? versions(list.questionId) : null;
    const isBehind = ({ version }: Row) => askedBy === null || askedBy.includes(version ?? "");
    return pageOf(rows, isNamed ? PAGE : MAX_LOOKED, isBehind);
  };
  return {
    statement: statementAt(place),
    async show(user: CurrentUser, rows: readonly Row[], versions: Asking): Promise<ListPage> {
      const page = pageFrom(rows, versions);
      const recorded = "recorded" in list ? list.recorded : null;
      const [facts] = await Promise.all([
        recorded && readRecorded(ctx, of, recorded, page.vendors, making.language),
        tellsAnswers(list) && noteListed(ctx, user, list, page.vendors),
      ]);
      const named = page.vendors.map((vendor) => ({
        ...listVendor(ctx, of, vendor),
        recorded: facts?.get(vendor.contributionId) ?? null,
      }));
      const vendors = recorded ? byAmount(named) : named;
      return {
        ...page,
        vendors,
        recorded,
        title,
        about: aboutOf(list, making) ?? title,
        first: asked.named + 1,
        looked: isNamed ? null : looked + page.looked,
      };
    },
    /** The ids of all companies behind the bar in the list's order, page by page, `most` of them. Returns whether there are more. */
    async *walk(versions: Asking, most: number): AsyncGenerator<string[], boolean> {
      let [number, from]: [number, Cursor | undefined] = [0, undefined];
      for (;;) {
        const { vendors, next } = pageFrom((await statementAt(from)) as Row[], versions);
        const fitting = vendors.slice(0, most - number).map(({ companyId }) => companyId);
        if (fitting.length > 0) yield fitting;
        number += fitting.length;
        if (fitting.length < vendors.length) return true;
        if (next === null) return false;
        from = readCursor(next);
      }
    },
  };
}

/** The companies of a page by what they have recorded, the largest first. Those of equal figures keep their order. */
const byAmount = <V extends { recorded: RecordedFact | null }>(vendors: readonly V[]) =>
  vendors.toSorted((one, other) => amountOf(other) - amountOf(one));
const amountOf = ({ recorded }: { recorded: RecordedFact | null }) => recorded?.amount ?? -1;

/** Notes in the ledgers of companies that the user reads a list that tells what they have answered or recorded. */
export async function noteListed(
  ctx: Context,
  user: CurrentUser,
  list: Listed,
  companies: readonly Pick<Cursor, "contributionId">[],
): Promise<void> {
  if (companies.length === 0) return;
  const ids = companies.map(({ contributionId }) => String(contributionId));
  const theirs = ctx.db
    .select({ id: contributions.assessmentId })
    .from(contributions)
    .where(isListed(contributions.id, ids));
  await noteReading(ctx, user, "recorded" in list ? "result" : "answers", inQuery(assessments.id, theirs));
}

/** The practice that a list without it is about, or the subject of a list of a level; null for others. */
function aboutOf(list: Listed, making: Making): string | null {
  if ("level" in list) {
    return [...dimensionSubjects(making), ...topicSubjects(making)].find(({ id }) => id === list.subject)?.name ?? null;
  }
  if (!("questionId" in list) || list.isYes) return null;
  const question = findQuestion(making.catalogue, list.questionId)?.question;
  return question ? practiceTitle(question)[making.language] : null;
}

/** The title of a list; null if the questionnaire has no such subject, question or option. */
function titleOf(list: Listed, making: Making): string | null {
  const { t, common, catalogue, language } = making;
  if ("recorded" in list) return t(`emissions.${list.recorded}`);
  if ("moved" in list) {
    const { moved } = list;
    const level = (of: Level) => common(`levels.${of}`);
    return t("list.title", {
      subject: t("same.title"),
      level:
        typeof moved === "object"
          ? t("same.fromTo", { from: level(moved.from), to: level(moved.to) })
          : t(`same.${moved}`),
    });
  }
  if ("level" in list) {
    const subjects = [...dimensionSubjects(making), ...topicSubjects(making)];
    const subject = subjects.find(({ id }) => id === list.subject)?.name;
    if (subject === undefined) return null;
    return t("list.title", { subject, level: list.level ? common(`levels.${list.level}`) : t("list.caption") });
  }
  const { questionId, optionId, isYes } = list;
  const question = findQuestion(catalogue, questionId)?.question;
  const options = question?.type === "choice" && !isYesNo(question) ? question.options : [];
  // Yes answers are counted only for required questions.
  const asked = question?.isRequired ? question.text : undefined;
  const words = optionId === null ? asked : options.find(({ id }) => id === optionId)?.label;
  return words === undefined
    ? null
    : t("list.title", {
        subject: words[language],
        level: t(`${isClimate(catalogue.kind) ? "theme" : "answers"}.${isYes ? "yes" : "no"}`),
      });
}
