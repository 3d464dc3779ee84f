import { eq, sql } from "drizzle-orm";
import { mayReadSubmitted } from "~/assessment/answers/rules/access";
import { type Kind, PROGRESS } from "~/core/kinds/kind";
import { PICTURE_TYPES, type PictureRefusal, pictureMime } from "~/core/picture";
import type { SigningWay } from "~/core/signing-ways";
import { hasWord, oneLine } from "~/core/typed-text";
import type { Viewer } from "~/core/viewer";
import { sharesFully } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { inspectPicture } from "~/platform/files/pictures/inspect-picture";
import { errorMessage } from "~/platform/log";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { decideReview } from "~/results/proof/rules/reviews";
import { profileQuery, toProfile } from "~/results/results/profile.server";
import { getResultsWith } from "~/results/results/queries.server";
import { APPROVER_LIMIT, MAX_SIGNATURE_BYTES } from "~/results/results/rules/approval";
import { readSigning, signingStatements } from "~/results/results/signing.server";
import { signatures } from "~/results/tables/reviews";

const PER_USER = { max: 30, windowMs: 60 * 60_000 };

/** The R2 folders of all signatures, and of a company's. */
export const SIGNATURES_FOLDER = "signatures/";
export const signaturesFolder = (companyId: string) => `${SIGNATURES_FOLDER}${companyId}/`;
const keyOf = (companyId: string, assessmentId: string, file: string) =>
  `${signaturesFolder(companyId)}${assessmentId}/${file}`;

/** What the user signs with: a typed name, or a picture. */
export type Sign = { way: "typed"; name: string } | { way: Exclude<SigningWay, "typed">; file: unknown };

export type SignVerdict =
  | { ok: true }
  | { ok: false; reason: "not-found" | "forbidden" | "draft" | "none" | "too-long" | PictureRefusal }
  | Exclude<LimitVerdict, { ok: true }>;

/** Puts the owner's signature under the report as it is now, replacing a former one. Ignores what the sender of a picture says about it. */
export async function signReport(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  sign: Sign,
): Promise<SignVerdict> {
  const found = await getResultsWith(ctx, user, assessmentId, PROGRESS, [
    profileQuery(ctx, assessmentId),
    ...signingStatements(ctx, assessmentId),
  ] as const);
  if (!found.ok) return found;
  const [profiles, ...signing] = found.also;
  const profile = toProfile(profiles, user.language);
  const verdict = decideReview(user, found.assessment, "approved");
  if (!verdict.ok || !profile) return verdict.ok ? { ok: false, reason: "not-found" } : verdict;
  const limit = await countUse(ctx, `signature/user/${user.id}`, PER_USER);
  if (!limit.ok) return limit;
  const given = sign.way === "typed" ? judgeName(sign.name) : await judgePicture(sign.file);
  if (!given.ok) return given;
  const { reportHash } = await readSigning(found, profile, signing);
  const typed = "typed" in given ? given.typed : null;
  const file = "bytes" in given ? `${ctx.ids.create()}.${PICTURE_TYPES[given.type].ending}` : null;
  const row = { way: sign.way, typed, file, reportHash, at: ctx.clock() };
  const { companyId } = found.assessment;
  if ("bytes" in given && file) {
    const { mime } = PICTURE_TYPES[given.type];
    await ctx.files.put(keyOf(companyId, assessmentId, file), given.bytes, { httpMetadata: { contentType: mime } });
  }
  // NULL once the account has been erased, which fails the batch.
  const userId = sql<string>`(select ${users.id} from ${users} where ${users.id} = ${user.id} and ${users.erasedAt} is null)`;
  const [former] = ((await runTogether(ctx.db, [
    ctx.db.select({ file: signatures.file }).from(signatures).where(eq(signatures.assessmentId, assessmentId)),
    ctx.db
      .insert(signatures)
      .values({ assessmentId, userId, ...row })
      .onConflictDoUpdate({ target: signatures.assessmentId, set: { userId, ...row } }),
  ]).catch(guardGone("signatures.user_id"))) ?? [null]) as [{ file: string | null }[] | null];
  if (!former) return { ok: false, reason: "not-found" };
  const left = former[0]?.file;
  if (left) await dropFile(ctx, keyOf(companyId, assessmentId, left));
  return { ok: true };
}

function judgeName(typed: string) {
  const name = oneLine(typed);
  if (!hasWord(name)) return { ok: false, reason: "none" } as const;
  return name.length > APPROVER_LIMIT
    ? ({ ok: false, reason: "too-long" } as const)
    : ({ ok: true, typed: name } as const);
}

async function judgePicture(file: unknown) {
  // A form with an empty file field sends a file without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { ok: false, reason: "none" } as const;
  return inspectPicture(new Uint8Array(await file.arrayBuffer()), MAX_SIGNATURE_BYTES);
}

/** A file that cannot be deleted now belongs to no row; a later sweep deletes it. */
async function dropFile(ctx: Context, key: string): Promise<void> {
  await ctx.files
    .delete(key)
    .catch((error: unknown) => ctx.log("signature-not-dropped", { error: errorMessage(error) }));
}

/** The bytes of a signature's picture, for a report that the reader may see; null if it is gone. */
export async function readSignature(
  ctx: Context,
  companyId: string,
  assessmentId: string,
  name: string,
): Promise<Uint8Array | null> {
  const file = await ctx.files.get(keyOf(companyId, assessmentId, name));
  return file && new Uint8Array(await file.arrayBuffer());
}

/**
 * The picture of the signature under a report, with its content type, for users who may read the report. Null for anybody else, and for a
 * former picture.
 */
export async function openSignature(
  ctx: Context,
  viewer: Viewer,
  assessmentId: string,
  name: string,
): Promise<{ body: ReadableStream; size: number; mime: string } | null> {
  const mime = pictureMime(name);
  if (!mime) return null;
  const [row] = await ctx.db
    .select({
      companyId: assessments.companyId,
      kind: assessments.kind,
      state: assessments.state,
      file: signatures.file,
      isShared: sql<number>`${sharesFully(sql`${assessments.companyId}`, viewer.companyId)}`.as("is_shared"),
    })
    .from(signatures)
    .innerJoin(assessments, eq(assessments.id, signatures.assessmentId))
    .where(eq(signatures.assessmentId, assessmentId));
  if (row?.file !== name || !mayReadSubmitted(viewer, row satisfies { kind: Kind }, row.isShared === 1)) return null;
  const file = await ctx.files.get(keyOf(row.companyId, assessmentId, name));
  return file && { body: file.body, size: file.size, mime };
}
