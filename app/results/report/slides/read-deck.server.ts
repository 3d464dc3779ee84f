import { and, eq, sql } from "drizzle-orm";
import { readAs } from "~/assessment/answers/associated.server";
import { getFactorSets } from "~/assessment/catalogue/factors.server";
import { actions } from "~/assessment/evidence/action-tables";
import { type Kind, type KindOf, kindsOf } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import { latestResults } from "~/foundation/tables/results";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { type Found, isListed, runTogether } from "~/platform/d1/client";
import { drawQr } from "~/platform/qr";
import { latestProof, toProof } from "~/results/proof/latest.server";
import { newerResult } from "~/results/proof/newer.server";
import { footprintsQuery, readFootprints } from "~/results/results/footprints.server";
import { profileQuery, toProfile } from "~/results/results/profile.server";
import { judgeResults, ofMeasure, type Results, resultStatements } from "~/results/results/queries.server";
import { formerOf } from "~/results/statistics/former.server";
import { scores } from "~/results/tables/results";
import { describeProof, describeStatus } from "../report.server";
import type { Deck } from "./deck";
import type { ClimateInput, DeckInput } from "./scene";
import { viewDeck } from "./view-deck";

export type DeckVerdict =
  | { ok: true; kind: Kind; deck: Deck }
  | { ok: false; reason: "draft"; kind: Kind }
  | { ok: false; reason: "not-found" };

/** The scores of the assessment that its company completed before this one. */
const formerScores = (ctx: Context, assessmentId: string) =>
  ctx.db
    .select({ subject: scores.subject, score: scores.score })
    .from(scores)
    .where(sql`${scores.assessmentId} = ${formerOf(sql`${assessmentId}`)}`);

/** The plan of an assessment's company, as far as it is about the same kind. */
const plannedActions = (ctx: Context, assessmentId: string) =>
  ctx.db
    .select({
      questionId: actions.questionId,
      state: actions.state,
      dueOn: actions.dueOn,
      assignee: sql<string | null>`case when ${users.erasedAt} is null then ${users.username} end`.as("assignee_name"),
    })
    .from(assessments)
    .innerJoin(actions, sql`${actions.companyId} = ${assessments.companyId} and ${actions.kind} = ${assessments.kind}`)
    .leftJoin(users, eq(users.id, actions.assigneeId))
    .where(eq(assessments.id, assessmentId));

/** The latest result of climate work of an assessment's company. */
const latestClimate = (ctx: Context, assessmentId: string) =>
  ctx.db
    .select({ id: latestResults.assessmentId })
    .from(assessments)
    .innerJoin(latestResults, eq(latestResults.companyId, assessments.companyId))
    .where(and(eq(assessments.id, assessmentId), isListed(latestResults.kind, kindsOf("climate"))));

const besideResult = (ctx: Context, assessmentId: string) =>
  [
    profileQuery(ctx, assessmentId),
    footprintsQuery(ctx, assessmentId),
    latestProof(ctx, assessmentId),
    newerResult(ctx, assessmentId),
    formerScores(ctx, assessmentId),
    plannedActions(ctx, assessmentId),
    latestClimate(ctx, assessmentId),
  ] as const;

/** A reader, and the one of the company's users whom they name, if they come from outside it. */
export interface DeckReading {
  user: CurrentUser;
  assessmentId: string;
  userId: string | null;
}

/**
 * The slides about a completed assessment of either kind, in any language, for the users who may read its report. One round trip, and
 * another one for the climate work of a company that has done any.
 */
export async function readDeck(
  ctx: Context,
  { user, assessmentId, userId }: DeckReading,
  language: Language,
): Promise<DeckVerdict> {
  const statements = resultStatements(ctx, assessmentId, besideResult(ctx, assessmentId));
  const read =
    userId === null
      ? { reader: user, found: await runTogether(ctx.db, statements) }
      : await readAs(ctx, user, { assessmentId, userId, thing: "report" }, statements);
  if (!read) return { ok: false, reason: "not-found" };
  const { reader, found } = read;
  const [[assessment]] = found;
  const results = await judgeResults<Kind, ReturnType<typeof besideResult>>(
    ctx,
    { ...reader, expectedKind: undefined },
    found as Found<typeof statements>,
  );
  if (!results.ok) {
    const isDraft = results.reason === "draft" && assessment;
    return isDraft ? { ok: false, reason: "draft", kind: assessment.kind } : { ok: false, reason: "not-found" };
  }
  const [profiles, years, issued, [newer], former, planned, [climate]] = results.also;
  const profile = toProfile(profiles, language);
  if (!profile) return { ok: false, reason: "not-found" };
  const isClimate = ofMeasure(results, "climate") !== null;
  const input: DeckInput = {
    results,
    profile,
    former,
    planned,
    isForOthers: reader.companyId !== user.companyId,
    climate: isClimate || !climate ? null : await readClimate(ctx, { user, assessmentId: climate.id, userId }, reader),
    entered: isClimate ? await readFootprints(ctx, years) : [],
    sets: isClimate ? await getFactorSets(ctx) : [],
  };
  const { timeZone, company } = profile;
  const proof = toProof(ctx, issued);
  const fate = { company, withdrawnAt: proof.withdrawnAt, newerAt: newer?.completedAt ?? null };
  const standing = describeStatus(fate, { language, timeZone });
  const described = describeProof(ctx, proof, { language, timeZone });
  const deck = viewDeck(input, language);
  const [first, ...rest] = deck.slides;
  const alerts = standing.map((each) => each.text);
  return {
    ok: true,
    kind: results.assessment.kind,
    deck: {
      ...deck,
      slides: first ? [{ ...first, alerts }, ...rest] : [],
      standing,
      proof: described && {
        code: described.code,
        link: described.link,
        qr: drawQr(described.link),
        text: translator(language, "slides")("level.check", { address: described.address }),
      },
    },
  };
}

/** The climate work of the same company, which the reader may read too. */
async function readClimate(
  ctx: Context,
  { user, assessmentId, userId }: DeckReading,
  reader: CurrentUser,
): Promise<ClimateInput | null> {
  const statements = resultStatements(ctx, assessmentId, [footprintsQuery(ctx, assessmentId)]);
  const found =
    userId === null
      ? await runTogether(ctx.db, statements)
      : (await readAs(ctx, user, { assessmentId, userId, thing: "report" }, statements))?.found;
  if (!found) return null;
  const results = await judgeResults<KindOf<"climate">, readonly [ReturnType<typeof footprintsQuery>]>(
    ctx,
    { ...reader, expectedKind: undefined },
    found as Found<typeof statements>,
  );
  if (!results.ok) return null;
  const [years] = results.also;
  const [entered, sets] = await Promise.all([readFootprints(ctx, years), getFactorSets(ctx)]);
  return { results: results as Results<KindOf<"climate">>, entered, sets };
}
