import { and, desc, eq } from "drizzle-orm";
import { readAnswers, storedColumns } from "~/assessment/answers/stored.server";
import { answers } from "~/assessment/answers/tables";
import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import {
  SIZE_KEY_FIGURES,
  SIZE_QUESTIONS,
  type StatedSize,
  sizeIn,
  sizeOfFigure,
} from "~/assessment/key-figures/rules/stated-size";
import { figureOfSign } from "~/assessment/key-figures/rules/value";
import { assessments } from "~/foundation/tables/assessments";
import type { Context } from "~/platform/context";
import { type Found, isListed, runTogether } from "~/platform/d1/client";
import { keyFigures, keyFigureYears } from "./tables";

/** How many of the newest assessments to read. */
const MAX_ASSESSMENTS = 4;
/** How many of the newest figures to read. */
const MAX_FIGURES = 9;

/** Batch statements that read the company's stated size: the figures of its latest years, and the answers in its latest assessments. */
export function statedSizeStatements(ctx: Context, companyId: string) {
  const figures = ctx.db
    .select({
      id: keyFigures.figureId,
      value: keyFigures.value,
      at: keyFigures.enteredAt,
      year: keyFigures.year,
      currency: keyFigureYears.currency,
    })
    .from(keyFigures)
    .innerJoin(
      keyFigureYears,
      and(eq(keyFigureYears.companyId, keyFigures.companyId), eq(keyFigureYears.year, keyFigures.year)),
    )
    .where(and(eq(keyFigures.companyId, companyId), isListed(keyFigures.figureId, [...SIZE_KEY_FIGURES])))
    .orderBy(desc(keyFigures.year))
    .limit(MAX_FIGURES);
  const assessed = ctx.db
    .select({
      assessmentId: assessments.id,
      kind: assessments.kind,
      ...storedColumns(isListed(answers.questionId, SIZE_QUESTIONS)),
    })
    .from(assessments)
    .where(eq(assessments.companyId, companyId))
    .orderBy(desc(assessments.updatedAt))
    .limit(MAX_ASSESSMENTS);
  return [figures, assessed] as const;
}

/**
 * Converts the results, leaving out the assessment `except`. Figures come before assessments, the latest year first, and the average
 * headcount before the other.
 */
export async function toStatedSize(
  ctx: Context,
  [figures, assessed]: Readonly<Found<ReturnType<typeof statedSizeStatements>>>,
  except: string | null = null,
): Promise<StatedSize[]> {
  const place = (id: KeyFigureId) => (SIZE_KEY_FIGURES as readonly KeyFigureId[]).indexOf(id);
  const ofFigures = [...figures]
    .sort((one, other) => other.year - one.year || place(one.id) - place(other.id))
    .flatMap(({ id, value: sign, at, year, currency }): StatedSize[] => {
      const value = figureOfSign(sign);
      const figure = SIZE_KEY_FIGURES.find((each) => each === id);
      return figure && typeof value === "number"
        ? [{ ...sizeOfFigure(figure, value), at, in: "figures", year, currency }]
        : [];
    });
  const ofAssessments = await Promise.all(
    assessed
      .filter(({ assessmentId }) => assessmentId !== except)
      .map(async ({ assessmentId, kind, ...stored }) => {
        const given = await readAnswers(ctx, stored);
        return SIZE_QUESTIONS.flatMap((id): StatedSize[] => {
          const answer = given.get(id);
          const size = answer && !answer.isUnconfirmed ? sizeIn(id, answer.value) : null;
          return answer && size ? [{ ...size, at: answer.answeredAt, in: "assessment", kind, assessmentId }] : [];
        });
      }),
  );
  // Figures of a year come first: they are exact, and users enter them with their sources at hand.
  return [...ofFigures, ...ofAssessments.flat().sort((one, other) => other.at - one.at)];
}

/** Reads the stated sizes in one round trip. */
export const readStatedSize = async (
  ctx: Context,
  companyId: string,
  except: string | null = null,
): Promise<StatedSize[]> => toStatedSize(ctx, await runTogether(ctx.db, statedSizeStatements(ctx, companyId)), except);
