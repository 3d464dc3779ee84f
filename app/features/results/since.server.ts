import { type SQLWrapper, sql } from "drizzle-orm";
import type { AnswerMap, AnswerValue } from "~/domain/answers/value";
import type { Catalogue } from "~/domain/catalogue/catalogue";
import type { Language } from "~/domain/language";
import { getCatalogue } from "~/features/catalogue/catalogue.server";
import { longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { answers, assessments } from "~/platform/d1/schema/assessments";
import { writeOnce } from "~/platform/d1/write-once";
import { type SinceView, viewSince } from "./since-view";

/** The one of its company and kind that was completed before an assessment. */
const formerOf = (assessmentId: SQLWrapper) =>
  sql`(select "former"."id" from ${assessments} as "shown" join ${assessments} as "former" on "former"."company_id" = "shown"."company_id" and "former"."kind" = "shown"."kind" where "shown"."id" = ${assessmentId} and "former"."state" = 'completed' and "former"."completed_at" < "shown"."completed_at" order by "former"."completed_at" desc limit 1)`;

/** Two hundred answers are read only for whoever asks what has changed; most come for the result. */
const ASKED = "1";

/** The answers that were given in one, as one text. */
const given = sql<string>`json_group_array(json_array(${answers.questionId}, json(${answers.value}))) filter (where ${answers.value} is not null)`;

const former = writeOnce(["assessmentId"], (db, { assessmentId }) =>
  db
    .select({ version: assessments.catalogueVersion, completedAt: assessments.completedAt })
    .from(assessments)
    .where(sql`${assessments.id} = ${formerOf(assessmentId)}`),
);

const formerAnswers = writeOnce(["assessmentId", "asked"], (db, { assessmentId, asked }) =>
  db
    .select({ given: given.as("given") })
    .from(answers)
    .where(sql`${asked} = ${ASKED} and ${answers.assessmentId} = ${formerOf(assessmentId)}`),
);

/** None where there is nothing to compare them with. */
const ownAnswers = writeOnce(["assessmentId", "asked"], (db, { assessmentId, asked }) =>
  db
    .select({ given: given.as("given") })
    .from(answers)
    .where(
      sql`${asked} = ${ASKED} and ${answers.assessmentId} = ${assessmentId} and ${formerOf(assessmentId)} is not null`,
    ),
);

/** The statements that read which assessment was completed before another, and the answers of both where the reader asks for them, for a batch. */
export function sinceStatements(ctx: Context, assessmentId: string, isAsked: boolean) {
  const of = { assessmentId, asked: isAsked ? ASKED : "" };
  return [former(ctx.db, of), formerAnswers(ctx.db, of), ownAnswers(ctx.db, of)] as const;
}

type Given = Awaited<ReturnType<typeof ownAnswers>>;

/** What they have found, in the reader's words; null for a company's first assessment of the kind. */
export async function readSince(
  ctx: Context,
  [[before], [then], [now]]: [Awaited<ReturnType<typeof former>>, Given, Given],
  catalogue: Catalogue,
  language: Language,
  isAsked: boolean,
): Promise<SinceView | null> {
  if (!before) return null;
  if (!isAsked) return { since: longDate(before.completedAt ?? 0, language), changes: null };
  return viewSince(
    { catalogue: await getCatalogue(ctx, before.version), answers: toAnswers(then) },
    { catalogue, answers: toAnswers(now) },
    { language, since: before.completedAt ?? 0 },
  );
}

function toAnswers(found: Given[number] | undefined): AnswerMap {
  const parts: [string, AnswerValue][] = JSON.parse(found?.given ?? "[]");
  return new Map(parts.map(([id, value]) => [id, { value }]));
}
