import { and, eq } from "drizzle-orm";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { stateOf } from "~/network/membership/rules/counts";
import type { ListQuery } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { scores } from "~/results/tables/results";
import type { Page } from "./find-members.server";
import { listMembers } from "./list.server";
import { listedFor } from "./member-counts.server";
import { memberStandings } from "./tables";

/**
 * A part of the list as the contract returns it: each company with its current submission. If a company shares only its level, the
 * submission has only the level and whether it is a draft. Also returns the list's industries.
 */
export async function callMembers(ctx: Context, user: CurrentUser, kind: Kind, query: ListQuery, part: Page) {
  const { corporateId } = listedFor(ctx, user, kind);
  const { count, rows, industries } = await listMembers(ctx, user, kind, query, part);
  const shared = rows.flatMap(({ scope, assessmentId }) => (scope === "full" && assessmentId ? [assessmentId] : []));
  const [scored, readiness] = await runTogether(ctx.reads, [
    ctx.db.select().from(scores).where(isListed(scores.assessmentId, shared)),
    ctx.db
      .select({ companyId: memberStandings.companyId, standing: memberStandings.standing })
      .from(memberStandings)
      .where(
        and(
          eq(memberStandings.corporateId, corporateId),
          eq(memberStandings.kind, READINESS),
          isListed(
            memberStandings.companyId,
            rows.map(({ companyId }) => companyId),
          ),
        ),
      ),
  ]);
  const levels = new Map(readiness.map(({ companyId, standing }) => [companyId, levelOf(standing)]));
  const listed = [];
  for (const row of rows) {
    const { assessmentId, catalogueVersion, userId, companyId, company, username } = row;
    const isFull = row.scope === "full";
    const catalogue = catalogueVersion === null ? null : await getCatalogue(ctx, catalogueVersion);
    const own = new Map(
      scored.filter((score) => score.assessmentId === assessmentId).map((score) => [score.subject, score]),
    );
    const dimensions = (catalogue ? scoredDimensions(catalogue) : []).flatMap(({ id, name }) => {
      const score = own.get(id);
      return score ? [{ name: name.en, scorePercent: score.score / 100, leval: score.level }] : [];
    });
    listed.push({
      companyId,
      user: { id: userId ?? "", company, username: username ?? "" },
      submission:
        assessmentId !== null && userId !== null
          ? {
              _id: isFull ? ctx.ids.seal(assessmentId) : null,
              userId,
              isDraft: stateOf(row.standing) === "draft",
              createdAt: isFull ? toIso(row.startedAt ?? row.changedAt) : null,
              updatedAt: toIso((isFull ? row.updatedAt : null) ?? row.changedAt),
              leval: levelOf(row.standing),
              readinessLeval: levels.get(companyId) ?? null,
              dimensionsScoring: dimensions,
            }
          : null,
    });
  }
  return { count, rows: listed, industries };
}

const toIso = (at: number) => new Date(at).toISOString();

const levelOf = (standing: "none" | "draft" | Level): Level | null =>
  standing === "none" || standing === "draft" ? null : standing;
