import { openAssessment } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { assessmentPaths } from "~/core/addresses/assessment";
import { dayIn, latestYear } from "~/core/days/days";
import type { Language } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { dateOf } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { writeXlsx } from "~/platform/files/xlsx/write-xlsx";
import { countUse } from "~/platform/rate-limit.server";
import { buildSheets } from "./sheets";

/** Limit on how many workbooks a user may download. */
const DOWNLOADS_PER_USER = { max: 30, windowMs: 10 * 60 * 1000 };

export type MakeVerdict =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; fileName: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "too-many-requests"; retryAfterSeconds: number };

/**
 * Makes the workbook of an assessment in a language, with the answers so far. It is editable for users who may answer, otherwise read-only.
 */
export async function makeWorkbook(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  { language, origin }: { language: Language; origin: string },
): Promise<MakeVerdict> {
  const opened = await openAssessment(ctx, user, assessmentId, "read");
  if (!opened.ok) return { ok: false, reason: "not-found" };
  const limit = await countUse(ctx, `workbook-download:${user.id}`, DOWNLOADS_PER_USER);
  if (!limit.ok) return limit;
  const { assessment, catalogue, answers } = opened;
  const sealedId = ctx.ids.seal(assessmentId);
  const t = translator(language, "workbook");
  const now = ctx.clock();
  const sheets = buildSheets({
    sealedId,
    assessment: translator(language, "common")(`kinds.${assessment.kind}.name`),
    catalogue,
    answers,
    isOpen: decideAssessment(user, assessment, "answer").ok,
    isCompleted: assessment.state === "completed",
    companyName: user.companyName,
    date: dateOf(now, { language, timeZone: user.timeZone }),
    thisYear: latestYear(ctx.clock()),
    address: origin + assessmentPaths(assessment.kind, sealedId).workbook,
    language,
    t,
  });
  const day = dayIn(now, user.timeZone);
  return { ok: true, bytes: writeXlsx(sheets), fileName: `kompas-${assessment.kind}-${day}.xlsx` };
}
