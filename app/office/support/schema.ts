import { z } from "zod";
import { manyLines } from "~/core/typed-text";

/** What a question is about; the last one is everything else. */
export const SUPPORT_TOPICS = ["assessment", "report", "account", "privacy", "technical", "other"] as const;

/** Maximum length of a question or an answer, in characters. */
const MAX_LENGTH = 4000;

const text = (missing: string) =>
  z.string({ error: missing }).overwrite(manyLines).min(1, missing).max(MAX_LENGTH, "errors.tooLong");

/** A question to the network's office. Messages are keys of the `support` namespace. */
export const questionSchema = z.object({
  topic: z.enum(SUPPORT_TOPICS, { error: "errors.topic" }),
  question: text("errors.question"),
});

export const answerSchema = z.object({ answer: text("errors.answer") });
