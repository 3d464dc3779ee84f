import { z } from "@hono/zod-openapi";
import type { AssessmentCard } from "~/assessment/answers/queries.server";
import type { Language } from "~/core/language";
import { LEVELS } from "~/core/level";
import type { Translate } from "~/foundation/api/texts.server";
import { exactPercent } from "~/i18n/format";

export const submissionSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    isDraft: z.boolean(),
    title: z.string(),
    description: z.string(),
    leval: z.string().nullable(),
    scorePercent: z.number().nullable(),
    completionPercent: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .openapi("Submission");

/** English names of the levels, which are keys of the contract. */
export function levelName(level: string): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}

/** The submission in the contract's form: the score as a number, and in the description in the notation of `language`. */
export function toSubmission(
  card: AssessmentCard,
  sealedId: string,
  say: Translate,
  language: Language,
): z.infer<typeof submissionSchema> {
  const level = LEVELS.find((candidate) => candidate === card.level);
  return {
    _id: sealedId,
    id: sealedId,
    isDraft: card.state === "draft",
    title: say(`common:kinds.${card.kind}.name`),
    description:
      level && card.score !== null
        ? say("submission.completed", {
            level: say(`common:levels.${level}`),
            percent: exactPercent(card.score, language),
          })
        : say("submission.draft", { percent: card.progress.percent }),
    leval: level ? levelName(level) : null,
    scorePercent: card.score === null ? null : card.score / 100,
    completionPercent: card.progress.percent,
    createdAt: new Date(card.createdAt).toISOString(),
    updatedAt: new Date(card.updatedAt).toISOString(),
  };
}
