import { and, desc, eq, exists, sql } from "drizzle-orm";
import { answeredOptional } from "~/assessment/answers/stored.server";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { coveredTopics } from "~/assessment/evidence/rules/documents";
import { documentFiles, documentLinks, documents } from "~/assessment/evidence/tables";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { results } from "~/foundation/tables/results";
import type { Context } from "~/platform/context";
import { inQuery, runTogether } from "~/platform/d1/client";
import { type AssessmentRecord, judgeAchievements, type Milestones } from "~/results/achievements/rules/achievements";

/** How many of the newest assessments are read; a company does one or two a year. Answers are counted only for the newest few. */
const MAX_ASSESSMENTS = 100;
const MAX_COUNTED = 10;

/** What the user's company has achieved and what is still to come. One round trip while the catalogues are cached. */
export async function findAchievements(
  ctx: Context,
  user: CurrentUser,
  isProfileComplete: boolean,
): Promise<Milestones> {
  const own = and(eq(assessments.companyId, user.companyId), eq(assessments.kind, READINESS));
  const newest = ctx.db
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(own, eq(assessments.state, "completed")))
    .orderBy(desc(assessments.createdAt))
    .limit(MAX_COUNTED);
  const [rows, optional, linked] = await runTogether(ctx.db, [
    ctx.db
      .select({
        id: assessments.id,
        catalogueVersion: assessments.catalogueVersion,
        startedAt: assessments.createdAt,
        completedAt: assessments.completedAt,
        level: results.level,
        score: results.score,
      })
      .from(assessments)
      .leftJoin(results, eq(results.assessmentId, assessments.id))
      .where(own)
      .orderBy(desc(assessments.createdAt))
      .limit(MAX_ASSESSMENTS),
    ctx.db
      .select({
        id: assessments.id,
        answered: sql<number>`coalesce(${assessments.answeredOptional}, ${answeredOptional})`.as("answered"),
      })
      .from(assessments)
      .where(inQuery(assessments.id, newest)),
    // A document without a file is no evidence.
    ctx.db
      .selectDistinct({ id: documents.assessmentId, subject: documentLinks.subject })
      .from(documents)
      .innerJoin(documentLinks, eq(documentLinks.documentId, documents.id))
      .where(
        and(
          inQuery(documents.assessmentId, newest),
          exists(
            ctx.db
              .select({ id: documentFiles.id })
              .from(documentFiles)
              .where(eq(documentFiles.documentId, documents.id)),
          ),
        ),
      ),
  ]);
  const answered = new Map(optional.map((row) => [row.id, row.answered]));
  const records: AssessmentRecord[] = [];
  for (const { id, catalogueVersion, ...row } of rows) {
    const catalogue = await getCatalogue(ctx, catalogueVersion);
    const links = linked.filter((row) => row.id === id).map(({ subject }) => subject);
    records.push({
      ...row,
      optional: { answered: answered.get(id) ?? 0, total: countOptional(catalogue) },
      evidence: coveredTopics(catalogue, new Set(links)),
    });
  }
  return judgeAchievements({ isProfileComplete, assessments: records });
}

function countOptional(catalogue: Catalogue): number {
  return listSections(catalogue).flatMap(({ section }) => section.questions.filter(({ isRequired }) => !isRequired))
    .length;
}
