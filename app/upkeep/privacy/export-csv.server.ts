import { csvTexts, type Pages } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import type { Scope } from "~/upkeep/privacy/rules/access";
import { assessmentsOf } from "./export-assessments.server";
import type { ExportedUser } from "./export-zip.server";

/** The user whose copy is made, and the country whose regional settings their spreadsheet uses. */
type Reader = ExportedUser & { country: string };

/** Every answer as a line, in the reader's language. */
export function answersCsv(ctx: Context, reader: Reader, scope: Scope): AsyncGenerator<string> {
  const t = translator(reader.language, "privacy");
  const header = [
    t("csv.started"),
    t("csv.submitted"),
    t("csv.dimension"),
    t("csv.topic"),
    t("csv.section"),
    t("csv.question"),
    t("csv.answer"),
    t("csv.otherText"),
    t("csv.answeredAt"),
  ];
  async function* pages(): Pages {
    for await (const assessment of assessmentsOf(ctx, reader, scope)) {
      yield assessment.answers.map((answer) => [
        assessment.startedAt,
        assessment.completedAt,
        answer.dimension,
        answer.topic,
        answer.section,
        answer.question,
        answer.answers.join("; "),
        answer.otherText,
        answer.answeredAt,
      ]);
    }
    return null;
  }
  return csvTexts(header, pages(), reader);
}

/** Every score of every submitted assessment as a line. */
export function resultsCsv(ctx: Context, reader: Reader, scope: Scope): AsyncGenerator<string> {
  const t = translator(reader.language, "privacy");
  const header = [
    t("csv.started"),
    t("csv.submitted"),
    t("csv.subject"),
    t("csv.inPlace"),
    t("csv.of"),
    t("csv.percent"),
    t("csv.level"),
  ];
  async function* pages(): Pages {
    for await (const assessment of assessmentsOf(ctx, reader, scope)) {
      yield (assessment.scores ?? []).map((score) => [
        assessment.startedAt,
        assessment.completedAt,
        score.name === "overall" ? t("csv.overall") : score.name,
        score.correct,
        score.total,
        score.percent,
        score.level,
      ]);
    }
    return null;
  }
  return csvTexts(header, pages(), reader);
}
