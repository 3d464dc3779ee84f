import { eq, sql } from "drizzle-orm";
import { answers } from "~/assessment/answers/tables";
import { listCurrentCatalogues } from "~/assessment/catalogue/catalogue.server";
import { remindedOn } from "~/assessment/teamwork/rules/topics";
import { fieldIn, LANGUAGES } from "~/core/language";
import { notifyPeople, sendAll } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { topicWork } from "./tables";

/** Drafts per page, and pages per run. */
const PAGE = 500;
const MAX_PAGES = 10;
/** More than one page can cause. */
const MAX_ROWS = 20_000;

/**
 * Reminds the assignee of each topic that is due tomorrow and not marked ready, or changed since it was marked. Walks all drafts by id,
 * with two round trips per page, because each company's time zone decides which day is tomorrow. Sends one reminder per topic and date.
 */
export async function remindOfTopics(ctx: Context, cursor: string | null) {
  const now = ctx.clock();
  const names = await namesOfTopics(ctx);
  let [after, reminders] = [cursor ?? "", 0];
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const found = await ctx.db
      .select({ id: assessments.id, timeZone: companyZone })
      .from(assessments)
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      // A literal, so that SQLite can use the partial index `assessments_drafts`.
      .where(sql`${assessments.state} = 'draft' and ${assessments.id} > ${after}`)
      .orderBy(assessments.id)
      .limit(PAGE);
    const drafts = found.map(({ id, timeZone }) => ({ id, dueOn: remindedOn(now, timeZone) }));
    const told = await notifyDate(ctx, drafts, names);
    await sendAll(ctx, told);
    reminders += told.length;
    const last = found.at(-1);
    if (!last || found.length < PAGE) return { did: { reminders }, cursor: null };
    after = last.id;
  }
  return { did: { reminders }, cursor: after };
}

/** `drafts`: draft ids, each with the date that is tomorrow for its company. */
function notifyDate(ctx: Context, drafts: { id: string; dueOn: string }[], names: string) {
  const dueOn = sql`("draft"."value" ->> 'dueOn')`;
  // A question's id starts with its topic's id and a full stop. A slash is the next character after a full stop.
  const isLater = sql`exists (select 1 from ${answers} as "later" where "later"."assessment_id" = "work"."assessment_id" and "later"."question_id" > "work"."topic_id" || '.' and "later"."question_id" < "work"."topic_id" || '/' and "later"."answered_at" > "work"."state_at")`;
  const named = LANGUAGES.map(
    (language) =>
      sql`, ${sql.raw(`'${fieldIn("topic", language)}'`)}, coalesce(json_extract(${names}, '$.' || "page"."kind" || '."' || "work"."topic_id" || ${`".${language}`}), '')`,
  );
  return notifyPeople(ctx, {
    cause: "topic-due",
    eventId: sql`'topic-due/' || "work"."assessment_id" || '/' || "work"."topic_id" || '/' || ${dueOn}`,
    data: sql`json_object('assessmentId', "work"."assessment_id", 'kind', "page"."kind", 'topicId', "work"."topic_id", 'dueOn', ${dueOn}${sql.join(named)})`,
    from: sql`json_each(${JSON.stringify(drafts)}) as "draft" cross join ${assessments} as "page" on "page"."id" = "draft"."value" ->> 'id' cross join ${topicWork} as "work" on "work"."assessment_id" = "page"."id" cross join ${users} on ${users.id} = "work"."assignee_id"`,
    to: sql`"page"."state" = 'draft' and "work"."due_on" = ${dueOn} and ${users.companyId} = "page"."company_id" and ${users.role} <> 'viewer' and ("work"."state" is null or ${isLater})`,
    most: MAX_ROWS,
  });
}

/** The topics' names in every language, by kind and id, as JSON. */
async function namesOfTopics(ctx: Context): Promise<string> {
  const kinds = (await listCurrentCatalogues(ctx)).map(({ kind, dimensions }) => {
    const topics = dimensions.flatMap((dimension) => dimension.topics);
    return [kind, Object.fromEntries(topics.map(({ id, name }) => [id, name]))];
  });
  return JSON.stringify(Object.fromEntries(kinds));
}
