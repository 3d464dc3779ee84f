import { asc, eq, sql } from "drizzle-orm";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { chosenDeadlines, chosenMembers } from "~/assessment/deadlines/tables";
import type { keyFigures, keyFigureYears } from "~/assessment/key-figures/tables";
import { READINESS } from "~/core/kinds/kind";
import { isCorporateNow } from "~/foundation/company/sharing.server";
import { companySignIns, companyTokens, signInDomains } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import { webhookEndpoints } from "~/foundation/webhooks/tables";
import type { NamedAction } from "~/improvement/plan/queries.server";
import { memberTags, taggedMembers } from "~/network/members/tables";
import type { Context } from "~/platform/context";
import { isoTime } from "./export-assessments.server";
import type { ExportedUser } from "./export-zip.server";

/** The company's plan; the files of its actions are among the copy's files. */
export async function actionsOf(ctx: Context, actions: NamedAction[], user: ExportedUser) {
  const versions = new Set(actions.map(({ catalogueVersion }) => catalogueVersion));
  const catalogues = new Map<string, Catalogue>();
  for (const version of versions) catalogues.set(version, await getCatalogue(ctx, version));
  const practiceOf = ({ catalogueVersion, questionId }: NamedAction) => {
    const catalogue = catalogues.get(catalogueVersion);
    return (catalogue && findQuestion(catalogue, questionId)?.question.text[user.language]) ?? questionId;
  };
  return actions.map((action) => ({
    practice: practiceOf(action),
    kind: action.kind,
    question: action.questionId,
    questionnaire: action.catalogueVersion,
    state: action.state,
    dueOn: action.dueOn,
    note: action.note,
    assignedToYou: action.assigneeId === user.id,
    document: action.document,
    file: action.fileId && { id: action.fileId, name: action.fileName, sha256: action.fileHash },
    createdByYou: action.createdBy === user.id,
    createdAt: isoTime(action.createdAt),
    doneAt: action.doneAt === null ? null : isoTime(action.doneAt),
  }));
}

/** The company's years of key figures, each with its entered figures. */
export function keyFiguresOf(
  years: readonly (typeof keyFigureYears.$inferSelect)[],
  figures: readonly (typeof keyFigures.$inferSelect)[],
) {
  return years.map(({ year, currency, createdAt }) => ({
    year,
    currency,
    startedAt: isoTime(createdAt),
    figures: figures
      .filter((figure) => figure.year === year)
      .map(({ figureId, value, enteredAt }) => ({ figure: figureId, value, enteredAt: isoTime(enteredAt) })),
  }));
}

/** The tokens that a company has given to other systems, without what could open anything. */
export const tokensInCopy = (ctx: Context, companyId: string) =>
  ctx.db
    .select({
      name: companyTokens.name,
      scopes: companyTokens.scopes,
      madeBy: users.username,
      createdAt: companyTokens.createdAt,
      expiresAt: companyTokens.expiresAt,
      lastUsedAt: companyTokens.lastUsedAt,
      revokedAt: companyTokens.revokedAt,
    })
    .from(companyTokens)
    .innerJoin(users, eq(users.id, companyTokens.madeBy))
    .where(eq(companyTokens.companyId, companyId))
    .orderBy(asc(companyTokens.createdAt));

export const toTokenInCopy = (token: Awaited<ReturnType<typeof tokensInCopy>>[number]) => ({
  ...token,
  createdAt: isoTime(token.createdAt),
  expiresAt: isoTime(token.expiresAt),
  lastUsedAt: token.lastUsedAt === null ? null : isoTime(token.lastUsedAt),
  revokedAt: token.revokedAt === null ? null : isoTime(token.revokedAt),
});

/** The tags of a company, each with the names of the members that have it. A company that is no longer corporate has its tags alone. */
export const tagsInCopy = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({
      name: memberTags.name,
      /** What raises a red flag; null for a tag that people put. */
      flag: memberTags.flag,
      companies:
        sql<string>`(select json_group_array("tagged"."name") from ${taggedMembers} as "has" join ${companies} as "tagged" on "tagged"."id" = "has"."company_id" where "has"."corporate_id" = ${corporateId} and "has"."kind" = ${READINESS} and "has"."tag_id" = ${memberTags}."id" and ${isCorporateNow(sql`${corporateId}`)})`.as(
          "tagged_companies",
        ),
    })
    .from(memberTags)
    .where(eq(memberTags.corporateId, corporateId))
    .orderBy(asc(memberTags.nameKey));

/** The dates that it has set for chosen members, each with the names of those companies as JSON. */
export const chosenDatesInCopy = (ctx: Context, corporateId: string) =>
  ctx.db
    .select({
      kind: chosenDeadlines.kind,
      dueOn: chosenDeadlines.dueOn,
      createdAt: chosenDeadlines.createdAt,
      companies:
        sql<string>`(select json_group_array("asked"."name") from ${chosenMembers} as "chosen" join ${companies} as "asked" on "asked"."id" = "chosen"."company_id" where "chosen"."deadline_id" = ${chosenDeadlines}."id" and ${isCorporateNow(sql`${corporateId}`)})`.as(
          "asked_companies",
        ),
    })
    .from(chosenDeadlines)
    .where(eq(chosenDeadlines.companyId, corporateId))
    .orderBy(asc(chosenDeadlines.dueOn));

/** Where its own systems are told what happens. What the messages are signed with stays here. */
export const webhooksInCopy = (ctx: Context, companyId: string) =>
  ctx.db
    .select({
      address: webhookEndpoints.address,
      events: webhookEndpoints.events,
      isOn: webhookEndpoints.isOn,
      createdAt: webhookEndpoints.createdAt,
    })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, companyId))
    .orderBy(asc(webhookEndpoints.createdAt));

/** How the company's people sign in through its own provider, without the secret. */
export const signInInCopy = (ctx: Context, companyId: string) =>
  ctx.db
    .select({
      issuer: companySignIns.issuer,
      clientId: companySignIns.clientId,
      proof: companySignIns.proof,
      domain: signInDomains.domain,
      provedAt: signInDomains.provedAt,
      requiredAt: companySignIns.requiredAt,
    })
    .from(companySignIns)
    .leftJoin(signInDomains, eq(signInDomains.signInId, companySignIns.id))
    .where(eq(companySignIns.companyId, companyId))
    .orderBy(asc(signInDomains.domain));

export function toSignInInCopy(rows: Awaited<ReturnType<typeof signInInCopy>>) {
  const [first] = rows;
  if (!first) return null;
  const { issuer, clientId, proof, requiredAt } = first;
  const time = (at: number | null) => (at === null ? null : isoTime(at));
  return {
    provider: issuer,
    clientId,
    record: proof,
    requiredSince: time(requiredAt),
    domains: rows.flatMap(({ domain, provedAt }) => (domain === null ? [] : [{ domain, provedAt: time(provedAt) }])),
  };
}
