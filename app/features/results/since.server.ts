import { type SQLWrapper, sql } from "drizzle-orm";
import type { AnswerMap } from "~/domain/answers/value";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import type { Language } from "~/domain/language";
import { readAnswers, storedColumns } from "~/features/answers/stored.server";
import { getCatalogue } from "~/features/catalogue/catalogue.server";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { assessments } from "~/platform/d1/schema/assessments";
import { writeOnce } from "~/platform/d1/write-once";
import { type SinceView, viewSince } from "./since-view";

/** The one of its company and kind that was completed before an assessment. */
const formerOf = (assessmentId: SQLWrapper) =>
  sql`(select "former"."id" from ${assessments} as "shown" join ${assessments} as "former" on "former"."company_id" = "shown"."company_id" and "former"."kind" = "shown"."kind" where "shown"."id" = ${assessmentId} and "former"."state" = 'completed' and "former"."completed_at" < "shown"."completed_at" order by "former"."completed_at" desc limit 1)`;

/** Two hundred answers are read only for whoever asks what has changed; most come for the result. */
const ASKED = "1";

const former = writeOnce(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ version: assessments.catalogueVersion, completedAt: assessments.completedAt })
    .from(assessments)
    .where(sql`${assessments.id} = ${formerOf(assessmentId)}`),
);

const formerAnswers = writeOnce(["assessmentId", "asked"], (db, { assessmentId, asked }) =>
  db
    .select(storedColumns())
    .from(assessments)
    .where(sql`${asked} = ${ASKED} and ${assessments.id} = ${formerOf(assessmentId)}`),
);

/** None where there is nothing to compare them with. */
const ownAnswers = writeOnce(["assessmentId", "asked"], (db, { assessmentId, asked }) =>
  db
    .select(storedColumns())
    .from(assessments)
    .where(sql`${asked} = ${ASKED} and ${assessments.id} = ${assessmentId} and ${formerOf(assessmentId)} is not null`),
);

/** The statements that read which assessment was completed before another, and the answers of both where the reader asks for them, for a batch. */
export function sinceStatements(ctx: Context, assessmentId: string, isAsked: boolean) {
  const of = { assessmentId, asked: isAsked ? ASKED : "" };
  return [former(ctx.db, of), formerAnswers(ctx.db, of), ownAnswers(ctx.db, of)] as const;
}

type Found = Awaited<ReturnType<typeof ownAnswers>>;

/** What they have found, in the reader's words; null for a company's first assessment of the kind. */
export async function readSince(
  ctx: Context,
  [[before], [then], [now]]: [Awaited<ReturnType<typeof former>>, Found, Found],
  catalogue: Catalogue,
  language: Language,
  isAsked: boolean,
): Promise<SinceView | null> {
  if (!before) return null;
  if (!isAsked) return { since: longDate(before.completedAt ?? 0, language), changes: null };
  const [formerCatalogue, formerOnes, ownOnes] = await Promise.all([
    getCatalogue(ctx, before.version),
    readGiven(ctx, then),
    readGiven(ctx, now),
  ]);
  return viewSince(
    { catalogue: formerCatalogue, answers: formerOnes },
    { catalogue, answers: ownOnes },
    { language, since: before.completedAt ?? 0 },
  );
}

/** The answers that say something. */
async function readGiven(ctx: Context, found: Found[number] | undefined): Promise<AnswerMap> {
  return new Map([...(await readAnswers(ctx, found))].filter(([, { value }]) => value !== null));
}
