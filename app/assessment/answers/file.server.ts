import type { Answer } from "~/assessment/answers/rules/value";
import type { Context } from "~/platform/context";
import type { answers } from "./tables";

/** Where the answers lie that have left their rows: `answers/{company}/{assessment}/{id}.{hash}.json.gz`. */
export const ANSWERS_FOLDER = "answers/";
export const answersFolder = (companyId: string) => `${ANSWERS_FOLDER}${companyId}/`;

/** The assessment whose answers a file holds. */
export const assessmentOfKey = (key: string): string => key.split("/")[2] ?? "";

/** Why an answer does not count until somebody saves it again; null where it does. */
export type Unconfirmed = (typeof answers.$inferSelect)["unconfirmed"];

/** An answer as rows and files give it. */
export type AnswerParts = [
  questionId: string,
  value: Answer["value"],
  revision: number,
  answeredBy: string,
  answeredAt: number,
  unconfirmed: Unconfirmed,
];

/** An answer in a file: with whether it says all that its question asks for, and whether that has to be answered. */
export type FiledAnswer = [...AnswerParts, isAnswered: 0 | 1, isRequired: 0 | 1];

/** Files that are kept while a request or a run goes on: a page shows some assessments in several places. */
const MAX_KEPT = 16;

/** Answers that should lie in R2 and do not, or not as they were written. Nothing is shown in their place. */
export class LostAnswersError extends Error {
  override name = "LostAnswersError";
}

/**
 * Writes the answers of an assessment, a JSON text of a list of `FiledAnswer`, into a file of its own and reads it back. Gives its key, which
 * says the hash of what is in it. Throws where what comes back is anything else.
 */
export async function writeAnswersFile(
  ctx: Context,
  assessment: { id: string; companyId: string },
  answers: string,
): Promise<string> {
  const text = `{"version":1,"assessment":${JSON.stringify(assessment.id)},"answers":${answers}}`;
  const bytes = new TextEncoder().encode(text);
  const name = `${ctx.ids.create()}.${await sha256(bytes)}.json.gz`;
  const key = `${answersFolder(assessment.companyId)}${assessment.id}/${name}`;
  await ctx.files.put(key, await pass(bytes, new CompressionStream("gzip")), {
    httpMetadata: { contentType: "application/gzip" },
  });
  await fetchFile(ctx, key);
  return key;
}

const opened = new WeakMap<Context, Map<string, Promise<FiledAnswer[]>>>();

/** The answers in a file, each file once a context. Throws `LostAnswersError`, and logs it, for one that is gone or damaged. */
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
  const bytes = packed && (await pass(packed, new DecompressionStream("gzip")).catch(() => null));
  const [, hash] = key.split(".");
  if (!bytes || (await sha256(bytes)) !== hash) {
    const assessmentId = assessmentOfKey(key);
    ctx.log("answers-lost", { assessmentId, isThere: object !== null });
    throw new LostAnswersError(`The answers of ${assessmentId} are ${object ? "not as they were written" : "gone"}`);
  }
  return (JSON.parse(new TextDecoder().decode(bytes)) as { answers: FiledAnswer[] }).answers;
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
