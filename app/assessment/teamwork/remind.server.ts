import { eq, sql } from "drizzle-orm";
import { answers } from "~/assessment/answers/tables";
import { listCurrentCatalogues } from "~/assessment/catalogue/catalogue.server";
import { remindedOn } from "~/assessment/teamwork/rules/topics";
import { fieldIn, LANGUAGES } from "~/core/language";
import { sendAll, notifyPeople } from "~/foundation/notifications/audience.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import type { Context } from "~/platform/context";
import { topicWork } from "./tables";

/** Drafts on a page, and pages in one run. */
const PAGE = 500;
const MAX_PAGES = 10;
/** More than a page can cause. */
const MAX_ROWS = 20_000;

/**
 * Reminds whoever looks after a topic that is due tomorrow and of which nobody has said that it is ready, or not of the answers as they are
 * now. Walks all drafts by their ids, a page two round trips, as which day tomorrow is, is told by each company's time zone; a reminder counts once for a topic and its date.
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
      // A literal, so that SQLite sees that the partial index `assessments_drafts` serves.
      .where(sql`${assessments.state} = 'draft' and ${assessments.id} > ${after}`)
      .orderBy(assessments.id)
      .limit(PAGE);
    const drafts = found.map(({ id, timeZone }) => ({ id, dueOn: remindedOn(now, timeZone) }));
    const told = await tellOfDate(ctx, drafts, names);
    await sendAll(ctx, told);
    reminders += told.length;
    const last = found.at(-1);
    if (!last || found.length < PAGE) return { did: { reminders }, cursor: null };
    after = last.id;
  }
  return { did: { reminders }, cursor: after };
}

/** `drafts`: each with the day that is tomorrow for its company. */
function tellOfDate(ctx: Context, drafts: { id: string; dueOn: string }[], names: string) {
  const dueOn = sql`("draft"."value" ->> 'dueOn')`;
  // A question's id begins with its topic's and a full stop, which a slash follows.
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

/** The topics' names in every language by kind and id, as JSON. */
async function namesOfTopics(ctx: Context): Promise<string> {
  const kinds = (await listCurrentCatalogues(ctx)).map(({ kind, dimensions }) => {
    const topics = dimensions.flatMap((dimension) => dimension.topics);
    return [kind, Object.fromEntries(topics.map(({ id, name }) => [id, name]))];
  });
  return JSON.stringify(Object.fromEntries(kinds));
}
