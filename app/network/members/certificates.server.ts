import { and, asc, desc, eq, gte, lte, type SQL, sql } from "drizzle-orm";
import { noteReading } from "~/assessment/answers/associated.server";
import { documents } from "~/assessment/evidence/tables";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { companies } from "~/foundation/tables/company";
import { maySeeMembers } from "~/network/membership/rules/members";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { walkParts } from "./exports/walk.server";
import { type CertificateList, datesOf } from "./rules/certificates";
import { memberCertificates as certificates } from "./tables";

/** Documents on a page, and those that a file reads at once. */
const PAGE = 50;
const AT_ONCE = 500;

/** The last document of a page. */
export interface CertificateCursor {
  expiresOn: string;
  documentId: string;
}

export type Certificate = Awaited<ReturnType<typeof readPart>>["rows"][number];

/**
 * A page of a list of the documents with an expiry date that members share with the reader's company: those that expire next first, and of
 * the expired ones the latest first. Null for a reader without members. One round trip, which reads as many rows however many members there
 * are.
 */
export async function readCertificates(
  ctx: Context,
  user: CurrentUser,
  { list, today, after }: { list: CertificateList; today: string; after: CertificateCursor | null },
) {
  if (!maySeeMembers(user)) return null;
  return readPart(ctx, user, { ...datesOf(list, today), isNewestFirst: list === "expired", after, limit: PAGE });
}

/** All of them by their date, page by page, `most` of them; the return value says whether there were more. */
export const walkCertificates = (ctx: Context, user: CurrentUser, most: number) =>
  walkParts(
    (after: CertificateCursor | null) =>
      readPart(ctx, user, { first: null, last: null, isNewestFirst: false, after, limit: AT_ONCE }),
    most,
  );

interface CertificatePart {
  first: string | null;
  last: string | null;
  isNewestFirst: boolean;
  after: CertificateCursor | null;
  limit: number;
}

/** The ledger records in the same batch whose documents are listed. */
async function readPart(
  ctx: Context,
  user: CurrentUser,
  { first, last, isNewestFirst, after, limit }: CertificatePart,
) {
  const { corporateId, companyId, expiresOn, documentId } = certificates;
  const place = sql`(${expiresOn}, ${documentId})`;
  const past = after && sql`(${after.expiresOn}, ${after.documentId})`;
  const isListed = and(
    eq(corporateId, user.companyId),
    first ? gte(expiresOn, first) : undefined,
    last ? lte(expiresOn, last) : undefined,
    past ? (isNewestFirst ? sql`${place} < ${past}` : sql`${place} > ${past}`) : undefined,
  );
  const order = [expiresOn, documentId].map((column): SQL => (isNewestFirst ? desc(column) : asc(column)));
  const shown = ctx.db
    .select({ documentId })
    .from(certificates)
    .where(isListed)
    .orderBy(...order)
    .limit(limit)
    .as("shown");
  const theirs = ctx.db
    .select({ id: documents.assessmentId })
    .from(shown)
    .innerJoin(documents, eq(documents.id, shown.documentId));
  const [found] = await runTogether(ctx.db, [
    ctx.db
      .select({
        companyId,
        company: sql<string>`${companies.name}`.as("company"),
        kind: certificates.kind,
        documentId,
        document: sql<string>`${documents.name}`.as("document"),
        issuedOn: documents.issuedOn,
        expiresOn,
      })
      .from(certificates)
      .innerJoin(documents, eq(documents.id, documentId))
      .innerJoin(companies, eq(companies.id, companyId))
      .where(isListed)
      .orderBy(...order)
      .limit(limit + 1),
    noteReading(ctx, user, "documents", inQuery(assessments.id, theirs)),
  ]);
  const rows = found.slice(0, limit);
  const end = found.length > limit ? rows.at(-1) : undefined;
  /** `next`: the place after which the next part begins; null at the end. */
  return { rows, next: end ? { expiresOn: end.expiresOn, documentId: end.documentId } : null };
}
