import { and, eq, isNotNull, sql } from "drizzle-orm";
import { listCurrentCatalogues } from "~/assessment/catalogue/catalogue.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { memberships } from "~/foundation/tables/company";
import { mayTagMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { FALL, flagQuestion } from "../rules/flags";
import { judgeTag, type TagVerdict } from "../rules/tags";
import { flagRequests, memberTags } from "../tables";
import { listTags, makeStatement } from "../tags/tags.server";
import { lookNext } from "./look.server";

/** Steps that a new flag takes before its maker's page returns; the job takes the others. */
const STEPS = 4;

export type MakeVerdict =
  | { ok: true }
  | Extract<TagVerdict, { ok: false }>
  | { ok: false; reason: "forbidden" | "question-missing" | "full" | "taken" | "known" };

/**
 * Makes a red flag of the user's company, and looks at its first members for it. `flag` is the id of a question or `FALL`. "taken": there is a
 * tag of that name; "known": there is a flag for that.
 */
export async function makeFlag(
  ctx: Context,
  user: CurrentUser,
  { flag, name: typed }: { flag: string; name: string },
): Promise<MakeVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const catalogues = await listCurrentCatalogues(ctx);
  const isKnown = flag === FALL || catalogues.some((catalogue) => flagQuestion(catalogue, flag) !== null);
  if (!isKnown) return { ok: false, reason: "question-missing" };
  const tag = judgeTag(typed);
  if (!tag.ok) return tag;
  const id = ctx.ids.create();
  const isMade = sql`exists (select 1 from ${memberTags} where ${memberTags.id} = ${id})`;
  const [, , alike] = await runTogether(ctx.db, [
    makeStatement(ctx, user, { ...tag, id, flag }),
    ctx.db
      .insert(flagRequests)
      .select(
        sql`select ${memberships.companyId}, 1, 1 from ${memberships} where ${memberships.corporateId} = ${user.companyId} and ${isMade}`,
      )
      .onConflictDoUpdate({ target: flagRequests.companyId, set: { turn: sql`${flagRequests.turn} + 1` } }),
    ctx.db
      .select({ id: memberTags.id, key: memberTags.nameKey })
      .from(memberTags)
      .where(
        and(
          eq(memberTags.corporateId, user.companyId),
          sql`(${memberTags.nameKey} = ${tag.key} or ${memberTags.flag} = ${flag})`,
        ),
      ),
  ]);
  if (!alike.some((each) => each.id === id)) {
    const isTaken = alike.some(({ key }) => key === tag.key);
    return { ok: false, reason: isTaken ? "taken" : alike.length > 0 ? "known" : "full" };
  }
  let after = "";
  for (let step = 0; step < STEPS; step += 1) {
    const { last } = await lookNext(ctx, after, user.companyId);
    if (last === null) break;
    after = last;
  }
  return { ok: true };
}

/** The red flags of the user's company, how many companies have each, and whether some are still to be looked at. */
export async function listFlags(ctx: Context, user: CurrentUser) {
  const [tags, waiting] = await runTogether(ctx.db, [listTags(ctx, user), unseenStatement(ctx, user.companyId)]);
  const flags = tags.flatMap(({ flag, ...tag }) => (flag === null ? [] : [{ ...tag, flag }]));
  return { flags, isWaiting: waiting.length > 0 };
}

/** The statement that finds whether members of a corporate company are still to be looked at. */
const unseenStatement = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({ companyId: flagRequests.companyId })
    .from(flagRequests)
    .where(
      and(
        sql`exists (select 1 from ${memberships} where ${memberships.corporateId} = ${corporateId} and ${memberships.companyId} = ${flagRequests.companyId})`,
        sql`exists (select 1 from ${memberTags} where ${memberTags.corporateId} = ${corporateId} and ${isNotNull(memberTags.flag)})`,
      ),
    )
    .limit(1);
