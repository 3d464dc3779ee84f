import { and, eq, isNull, sql } from "drizzle-orm";
import { READINESS } from "~/core/kinds/kind";
import { isCorporateNow, isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies, memberships } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { mayTagMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { isListed, runTogether } from "~/platform/d1/client";
import { type Candidate, judgeTag, MAX_TAGS, matchName, nameKeyOf, readTagList, type TagLine } from "../rules/tags";
import { memberStandings as standings } from "../tables";
import { makeStatement, putStatement, tagsStatement } from "./tags.server";

/** Why a line put no tag on a company. */
export type LineFault = "unknown" | "several" | "no-tag" | "tag-long" | "full" | "flag";

export type ImportVerdict =
  | { ok: true; put: number; bad: (Pick<TagLine, "number" | "text"> & { fault: LineFault })[] }
  | { ok: false; reason: "forbidden" | "none" | "too-many" };

/**
 * Puts tags on members by a list of companies, each by its name or its owner's address, with a tag. Lines that match none are returned, and
 * everything else is done in one batch.
 */
export async function importTags(ctx: Context, user: CurrentUser, text: string): Promise<ImportVerdict> {
  if (!mayTagMembers(user)) return { ok: false, reason: "forbidden" };
  const lines = readTagList(text);
  if (lines === null) return { ok: false, reason: "too-many" };
  if (lines.length === 0) return { ok: false, reason: "none" };
  const { find, tags, flags } = await findCompanies(ctx, user, lines);
  const known = new Set(tags);
  const chosen = new Map<string, { name: string; key: string; ids: Set<string> }>();
  const bad: { number: number; text: string; fault: LineFault }[] = [];
  let put = 0;
  for (const line of lines) {
    const tag = judgeTag(line.tag);
    const company = find(line.company);
    const isFlag = tag.ok && flags.has(tag.key);
    const isFull = tag.ok && !known.has(tag.key) && known.size >= MAX_TAGS;
    if (!tag.ok || typeof company === "string" || isFlag || isFull) {
      const fault = !tag.ok
        ? tag.reason === "name-long"
          ? ("tag-long" as const)
          : ("no-tag" as const)
        : typeof company === "string"
          ? company
          : isFlag
            ? ("flag" as const)
            : ("full" as const);
      bad.push({ number: line.number, text: line.text, fault });
      continue;
    }
    known.add(tag.key);
    const own = chosen.get(tag.key) ?? { ...tag, ids: new Set<string>() };
    chosen.set(tag.key, own);
    own.ids.add(company.companyId);
    put += 1;
  }
  const statements = [...chosen.values()].flatMap(({ ids, ...tag }) => [
    makeStatement(ctx, user, tag),
    putStatement(ctx, user, tag.key, isListed(standings.companyId, [...ids])),
  ]);
  if (statements.length > 0) await runTogether(ctx.db, statements);
  return { ok: true, put, bad };
}

/** The members that lines may mean, by the keys of their names and by their owners' addresses; and the tags that there are. */
async function findCompanies(ctx: Context, { companyId }: CurrentUser, lines: readonly TagLine[]) {
  const isAddress = ({ company }: TagLine) => company.includes("@");
  const keys = [...new Set(lines.filter((line) => !isAddress(line)).map(({ company }) => nameKeyOf(company)))];
  const addresses = [...new Set(lines.filter(isAddress).map(({ company }) => company.toLowerCase()))];
  const [byName, byAddress, tags] = await runTogether(ctx.db, [
    ctx.db
      .select({ companyId: standings.companyId, name: companies.name, key: standings.nameKey })
      .from(standings)
      .innerJoin(companies, eq(companies.id, standings.companyId))
      .where(
        and(
          eq(standings.corporateId, companyId),
          eq(standings.kind, READINESS),
          isListed(standings.nameKey, keys),
          isCorporateNow(sql`${companyId}`),
        ),
      ),
    ctx.db
      .select({ companyId: memberships.companyId, email: users.email })
      .from(users)
      .innerJoin(
        memberships,
        and(eq(memberships.companyId, users.companyId), eq(memberships.corporateId, companyId), isCorporateStill),
      )
      .where(and(isListed(users.email, addresses), eq(users.role, "owner"), isNull(users.erasedAt))),
    tagsStatement(ctx, companyId),
  ]);
  const named = new Map<string, Candidate[]>();
  for (const { key, ...company } of byName) named.set(key, [...(named.get(key) ?? []), company]);
  const owners = new Map(byAddress.map(({ email, companyId: id }) => [email?.toLowerCase(), id]));
  const find = (company: string): Pick<Candidate, "companyId"> | "unknown" | "several" => {
    const id = company.includes("@") ? owners.get(company.toLowerCase()) : undefined;
    return id ? { companyId: id } : matchName(company, named.get(nameKeyOf(company)) ?? []);
  };
  const keysOf = (isFlag: boolean) =>
    tags.filter(({ flag }) => (flag !== null) === isFlag).map(({ name }) => name.toLocaleLowerCase("en"));
  return { find, tags: [...keysOf(false), ...keysOf(true)], flags: new Set(keysOf(true)) };
}
