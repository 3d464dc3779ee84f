import { sql } from "drizzle-orm";
import { answersOf } from "~/assessment/answers/queries.server";
import type { AnswerMap } from "~/assessment/answers/rules/value";
import { readAnswers } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { dayIn } from "~/core/days/days";
import type { Language } from "~/core/language";
import { assessments } from "~/foundation/tables/assessments";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { formerOf } from "~/results/statistics/former.server";
import { type SinceView, viewSince } from "./since-view";

const former = preparedQuery(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ id: assessments.id, version: assessments.catalogueVersion, completedAt: assessments.completedAt })
    .from(assessments)
    .where(sql`${assessments.id} = ${formerOf(assessmentId)}`),
);

/** Batch statement that reads which assessment was completed before another; `readSince` takes what it finds. */
export function formerStatement(ctx: Context, assessmentId: string) {
  return former(ctx.db, { assessmentId });
}

/**
 * What has changed since the former assessment, in the reader's language; null for a company's first of the kind. Most readers come for the
 * result alone, so the two hundred answers are read in a round trip of their own, and only if the reader asks what has changed.
 */
export async function readSince(
  ctx: Context,
  [before]: Awaited<ReturnType<typeof former>>,
  { assessmentId, catalogue, timeZone }: { assessmentId: string; catalogue: Catalogue; timeZone: string },
  language: Language,
  isAsked: boolean,
): Promise<SinceView | null> {
  if (!before) return null;
  const since = dayIn(before.completedAt ?? 0, timeZone);
  if (!isAsked) return { since: longDate(since, language), changes: null };
  const [[then], [now]] = await runTogether(ctx.db, [answersOf(ctx, before.id), answersOf(ctx, assessmentId)]);
  const [formerCatalogue, formerOnes, ownOnes] = await Promise.all([
    getCatalogue(ctx, before.version),
    readGiven(ctx, then),
    readGiven(ctx, now),
  ]);
  return viewSince(
    { catalogue: formerCatalogue, answers: formerOnes },
    { catalogue, answers: ownOnes },
    { language, since },
  );
}

/** The answers that have a value. */
async function readGiven(ctx: Context, found: Parameters<typeof readAnswers>[1]): Promise<AnswerMap> {
  return new Map([...(await readAnswers(ctx, found))].filter(([, { value }]) => value !== null));
}
