import type { Scope } from "~/domain/access/privacy";
import { csvLine } from "~/domain/privacy/csv";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { assessmentsOf } from "./export-assessments.server";
import type { ExportedUser } from "./export-zip.server";

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Every answer as a line, in the reader's words. */
export async function* answersCsv(ctx: Context, user: ExportedUser, scope: Scope): AsyncGenerator<string> {
  const t = translator(user.language, "privacy");
  yield BYTE_ORDER_MARK +
    csvLine([
      t("csv.started"),
      t("csv.submitted"),
      t("csv.dimension"),
      t("csv.topic"),
      t("csv.section"),
      t("csv.question"),
      t("csv.answer"),
      t("csv.otherText"),
      t("csv.answeredAt"),
    ]);
  for await (const assessment of assessmentsOf(ctx, user, scope)) {
    const lines = assessment.answers.map((answer) =>
      csvLine([
        assessment.startedAt,
        assessment.completedAt,
        answer.dimension,
        answer.topic,
        answer.section,
        answer.question,
        answer.answers.join("; "),
        answer.otherText,
        answer.answeredAt,
      ]),
    );
    // The zip takes an empty piece for the end of the file.
    if (lines.length > 0) yield lines.join("");
  }
}

/** Every score of every submitted assessment as a line. */
export async function* resultsCsv(ctx: Context, user: ExportedUser, scope: Scope): AsyncGenerator<string> {
  const t = translator(user.language, "privacy");
  yield BYTE_ORDER_MARK +
    csvLine([
      t("csv.started"),
      t("csv.submitted"),
      t("csv.subject"),
      t("csv.inPlace"),
      t("csv.of"),
      t("csv.percent"),
      t("csv.level"),
    ]);
  for await (const assessment of assessmentsOf(ctx, user, scope)) {
    const lines = (assessment.scores ?? []).map((score) =>
      csvLine([
        assessment.startedAt,
        assessment.completedAt,
        score.name === "overall" ? t("csv.overall") : score.name,
        score.correct,
        score.total,
        score.percent,
        score.level,
      ]),
    );
    if (lines.length > 0) yield lines.join("");
  }
}
