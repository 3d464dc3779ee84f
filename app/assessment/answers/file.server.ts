import type { Answer } from "~/assessment/answers/rules/value";
import type { Context } from "~/platform/context";
import { gunzip, gzip, sha256 } from "~/platform/files/packed";
import type { answers } from "./tables";

/** Characters of a file's own id and of the hash of its content. Both are short, because rows of the database repeat the name. */
const ID_LENGTH = 6;
const HASH_LENGTH = 20;

/** Answers moved out of the database: `answers/{company}/{assessment}/{id}.{hash}.gz`, JSON. */
export const ANSWERS_FOLDER = "answers/";
export const answersFolder = (companyId: string) => `${ANSWERS_FOLDER}${companyId}/`;

/** The assessment that a file belongs to. */
export const assessmentOfKey = (key: string): string => key.split("/")[2] ?? "";

/** Why an answer does not count until a user saves it again; null if it counts. */
export type Unconfirmed = (typeof answers.$inferSelect)["unconfirmed"];

/** An answer as both rows and files encode it. */
export type AnswerParts = [
  questionId: string,
  value: Answer["value"],
  revision: number,
  answeredBy: string,
  answeredAt: number,
  unconfirmed: Unconfirmed,
];

/** An answer in a file. Adds whether it is complete and whether its question is required. */
export type FiledAnswer = [...AnswerParts, isAnswered: 0 | 1, isRequired: 0 | 1];

/** Files cached per context, because a page shows some assessments in several places. */
const MAX_KEPT = 16;

/** Answers that should be in R2 are missing or damaged. Nothing is shown in their place. */
export class LostAnswersError extends Error {
  override name = "LostAnswersError";
}

/**
 * Writes the answers of an assessment (JSON text, a list of `FiledAnswer`) to a new file and reads it back. Returns its
 * key, which contains the hash of the content. Throws if the file reads back differently.
 */
export async function writeAnswersFile(
  ctx: Context,
  assessment: { id: string; companyId: string },
  answers: string,
): Promise<string> {
  const text = `{"version":1,"assessment":${JSON.stringify(assessment.id)},"answers":${answers}}`;
  const bytes = new TextEncoder().encode(text);
  const id = ctx.ids.create().slice(0, ID_LENGTH);
  const name = `${id}.${shortened(await sha256(bytes))}.gz`;
  const key = `${answersFolder(assessment.companyId)}${assessment.id}/${name}`;
  await ctx.files.put(key, await gzip(bytes), {
    httpMetadata: { contentType: "application/gzip" },
  });
  await fetchFile(ctx, key);
  return key;
}

/** The beginning of a hash, in fewer characters than hex: 120 bits, which tell what is damaged. */
const shortened = (hex: string) => Buffer.from(hex, "hex").toString("base64url").slice(0, HASH_LENGTH);

const opened = new WeakMap<Context, Map<string, Promise<FiledAnswer[]>>>();

/** Reads the answers in a file, once per context. Logs and throws `LostAnswersError` if the file is missing or damaged. */
export function readAnswersFile(ctx: Context, key: string): Promise<FiledAnswer[]> {
  const kept = opened.get(ctx) ?? new Map<string, Promise<FiledAnswer[]>>();
  opened.set(ctx, kept);
  const known = kept.get(key);
  if (known) return known;
  const reading = fetchFile(ctx, key);
  kept.set(key, reading);
  reading.catch(() => kept.delete(key));
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value as string);
  return reading;
}

async function fetchFile(ctx: Context, key: string): Promise<FiledAnswer[]> {
  const object = await ctx.files.get(key);
  const packed = object && new Uint8Array(await object.arrayBuffer());
  const bytes = packed && (await gunzip(packed).catch(() => null));
  const [, named] = key.split(".");
  const hash = bytes && (await sha256(bytes));
  // Files from before names were short have the whole hash.
  if (!bytes || !hash || (named !== hash && named !== shortened(hash))) {
    const assessmentId = assessmentOfKey(key);
    ctx.log("answers-lost", { assessmentId, isThere: object !== null });
    throw new LostAnswersError(`The answers of ${assessmentId} are ${object ? "not as they were written" : "gone"}`);
  }
  return (JSON.parse(new TextDecoder().decode(bytes)) as { answers: FiledAnswer[] }).answers;
}
