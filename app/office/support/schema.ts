import { z } from "zod";
import { manyLines, oneLine } from "~/core/typed-text";

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

/** What an asker adds to a question. */
export const moreSchema = z.object({ more: text("errors.more") });

/** Maximum length of the title of a saved answer, in characters. */
const MAX_TITLE = 80;

/** An answer that the office uses again. */
export const savedAnswerSchema = z.object({
  title: z
    .string({ error: "errors.title" })
    .overwrite(oneLine)
    .min(1, "errors.title")
    .max(MAX_TITLE, "errors.longTitle"),
  text: text("errors.answer"),
});
