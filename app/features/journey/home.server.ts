import { count, eq } from "drizzle-orm";
import { findQuestion, findTopic } from "~/domain/catalogue/lookup";
import { type HomeStep, homeSteps } from "~/domain/journey/home";
import { READINESS } from "~/domain/kinds/kind";
import { readResult } from "~/domain/kinds/kinds";
import { assessmentPaths } from "~/domain/kinds/paths";
import { firstOpenSection, overallProgress } from "~/domain/progress/completion";
import { type AssessmentPage, openAssessment } from "~/features/answers/queries.server";
import { getCatalogueOf } from "~/features/catalogue/catalogue.server";
import type { CurrentUser } from "~/features/identity/session.server";
import type { resultStatement } from "~/features/results/queries.server";
import { wholePercent } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { companies, memberships } from "~/platform/d1/schema/company";
import { latestResults } from "~/platform/d1/schema/results";

const MOST_PRACTICES = 3;

/** What the company's latest assessment came to. */
type StoredResult = Awaited<ReturnType<typeof resultStatement>>[number];

/** What home shows, the next step first; each with all that it says but the words of the interface. */
export async function loadHome(
  ctx: Context,
  user: CurrentUser,
  found: Pick<AssessmentPage, "newestDraft" | "list">,
  stored: StoredResult | undefined,
  mayStart: boolean,
) {
  const standing = { hasDraft: found.newestDraft !== null, hasResult: user.latestReadinessId !== null };
  const steps = homeSteps({ mayStart, ...user }, standing);
  const has = (step: HomeStep) => steps.includes(step);
  const [draft, result, network] = await Promise.all([
    has("continue") && found.newestDraft ? readDraft(ctx, user, found.newestDraft) : null,
    has("result") && stored ? viewResult(ctx, user, stored, found.list) : null,
    has("network") ? readNetwork(ctx, user) : null,
  ]);
  // What has gone meanwhile leads nowhere.
  const isGone = (step: HomeStep) => (step === "continue" && !draft) || (step === "result" && !result);
  return { steps: steps.filter((step) => !isGone(step)), draft, result, network };
}

/** Where a draft goes on. Without a topic everything required is answered. */
async function readDraft(ctx: Context, user: CurrentUser, id: string) {
  const opened = await openAssessment(ctx, user, id, "read");
  if (!opened.ok) return null;
  const { answered, total } = overallProgress(opened.catalogue, opened.answers);
  const open = firstOpenSection(opened.catalogue, opened.answers);
  const { form } = assessmentPaths(READINESS, ctx.ids.seal(id));
  return { href: form, topic: open?.topic.name[user.language] ?? null, left: total - answered, answered };
}

/** Level, change since the result before, and the practices that bring the most. */
async function viewResult(ctx: Context, user: CurrentUser, stored: StoredResult, list: AssessmentPage["list"]) {
  const { document, catalogueVersion, completedAt } = stored;
  const { result, nextSteps } = readResult(READINESS, document);
  const catalogue = await getCatalogueOf(ctx, READINESS, catalogueVersion);
  const say = (text: Record<CurrentUser["language"], string>) => text[user.language];
  const [former] = list
    .filter((card) => card.score !== null && (card.completedAt ?? 0) < completedAt)
    .sort((a, b) => (b.completedAt ?? 0) - (a.completedAt ?? 0));
  const points = (score: number) => Math.round(score / 100);
  const practices = (nextSteps?.topics ?? []).flatMap(({ topicId, questionIds }) =>
    questionIds.flatMap((questionId) => {
      const question = findQuestion(catalogue, questionId)?.question;
      const topic = findTopic(catalogue, topicId);
      return question && topic ? [{ id: questionId, text: say(question.text), topic: say(topic.name) }] : [];
    }),
  );
  return {
    href: assessmentPaths(READINESS, ctx.ids.seal(user.latestReadinessId ?? "")).results,
    level: result.overall.level,
    percent: wholePercent(result.overall.score, user.language),
    change: former?.score == null ? null : points(result.overall.score) - points(former.score),
    practices: practices.slice(0, MOST_PRACTICES),
  };
}

/** How many companies have joined by the own access code, and how many of them have a result. */
async function readNetwork(ctx: Context, user: CurrentUser) {
  const members = eq(memberships.corporateId, user.companyId);
  const [[joined], [finished], [company]] = await ctx.db.batch([
    ctx.db.select({ count: count() }).from(memberships).where(members),
    ctx.db
      .select({ count: count() })
      .from(memberships)
      .innerJoin(latestResults, eq(latestResults.companyId, memberships.companyId))
      .where(members),
    ctx.db.select({ code: companies.accessCode }).from(companies).where(eq(companies.id, user.companyId)),
  ]);
  return { joined: joined?.count ?? 0, finished: finished?.count ?? 0, code: company?.code ?? null };
}
