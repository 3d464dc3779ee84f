import { and, eq, isNull, sql } from "drizzle-orm";
import { PICTURE_TYPES, type PictureRefusal, pictureMime } from "~/core/picture";
import { mayReadPicture } from "~/foundation/company/rules/access";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxInserts, outboxRows, sendToQueue } from "~/foundation/notifications/outbox.server";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { guardGone, runTogether } from "~/platform/d1/client";
import { inspectPicture } from "~/platform/files/pictures/inspect-picture";
import { errorMessage } from "~/platform/log";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";

const PER_USER = { max: 30, windowMs: 60 * 60_000 };
/** How many times a change is retried when the same user changes the picture at the same time. */
const MAX_TRIES = 4;
/** A file that is still unused after this long was left by a request that broke off. */
const ORPHAN_MS = 60 * 60_000;

export type PictureVerdict =
  | { ok: true; avatar: string }
  | { ok: false; reason: "none" | PictureRefusal | "busy" }
  | Exclude<LimitVerdict, { ok: true }>;

const keyOf = (userId: string, name: string) => `avatars/${userId}/${name}`;

/** Makes the uploaded file the user's picture, if it is a picture. The name and the type that the sender gives do not matter. */
export async function changePicture(ctx: Context, user: CurrentUser, file: unknown): Promise<PictureVerdict> {
  // A form whose field was left empty sends a file without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return { ok: false, reason: "none" };
  const limit = await countUse(ctx, `picture/user/${user.id}`, PER_USER);
  if (!limit.ok) return limit;
  const picture = inspectPicture(new Uint8Array(await file.arrayBuffer()));
  if (!picture.ok) return picture;
  const { ending, mime } = PICTURE_TYPES[picture.type];
  const avatar = `${ctx.ids.create()}.${ending}`;
  await ctx.files.put(keyOf(user.id, avatar), picture.bytes, { httpMetadata: { contentType: mime } });
  try {
    if (await setAvatar(ctx, user.id, avatar)) return { ok: true, avatar };
  } catch (error) {
    // The write may have succeeded although its response was lost. Then the file is in use.
    if ((await findAvatar(ctx, user.id)) === avatar) return { ok: true, avatar };
    await dropFile(ctx, user.id, avatar);
    throw error;
  }
  await dropFile(ctx, user.id, avatar);
  return { ok: false, reason: "busy" };
}

/** Removes the user's picture, if there is one. False if it is being changed at the same time. */
export function removePicture(ctx: Context, user: CurrentUser): Promise<boolean> {
  return setAvatar(ctx, user.id, null);
}

/** A user's picture, with the type to serve it with, for viewers who may see it. Null for other viewers and for a former picture. */
export async function openPicture(
  ctx: Context,
  viewer: CurrentUser,
  userId: string,
  name: string,
): Promise<{ body: ReadableStream; size: number; mime: string } | null> {
  const mime = pictureMime(name);
  if (!mime) return null;
  const [owner] = await ctx.db
    .select({ companyId: users.companyId, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  if (!owner || owner.avatar !== name || !mayReadPicture(viewer, owner)) return null;
  const file = await ctx.files.get(keyOf(userId, name));
  return file && { body: file.body, size: file.size, mime };
}

/** Replaces the name of the picture and then drops the former file. If two requests do so at once, each drops the file that it replaced. */
async function setAvatar(ctx: Context, userId: string, avatar: string | null): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const former = await findAvatar(ctx, userId);
    if (former === null && avatar === null) return true;
    const isFormer = and(eq(users.id, userId), isNull(users.erasedAt), sql`${users.avatar} is ${former}`);
    const rows = outboxRows(ctx, { cause: "profile-updated", userId, isOwn: true });
    // NULL, which makes the batch fail, once the picture has changed or the account is erased.
    const guarded = sql<string>`(select ${users.id} from ${users} where ${isFormer})`;
    const done = await runTogether(ctx.db, [
      ...outboxInserts(ctx, rows, guarded),
      ctx.db.update(users).set({ avatar }).where(isFormer),
    ]).catch(guardGone("outbox.user_id"));
    if (!done) continue;
    await sendToQueue(ctx, rows);
    if (former) await dropFile(ctx, userId, former);
    await dropOrphans(ctx, userId, avatar);
    return true;
  }
  return false;
}

async function findAvatar(ctx: Context, userId: string): Promise<string | null> {
  const [row] = await ctx.db.select({ avatar: users.avatar }).from(users).where(eq(users.id, userId));
  return row?.avatar ?? null;
}

/** A file that cannot be dropped now is an orphan, which a later change drops. */
async function dropFile(ctx: Context, userId: string, name: string): Promise<void> {
  await ctx.files
    .delete(keyOf(userId, name))
    .catch((error: unknown) => ctx.log("picture-not-dropped", { error: errorMessage(error) }));
}

/** Drops files that were left behind by requests that broke off. It keeps recent files, because their names may be about to be written. */
async function dropOrphans(ctx: Context, userId: string, avatar: string | null): Promise<void> {
  try {
    const { objects } = await ctx.files.list({ prefix: keyOf(userId, ""), limit: 100 });
    const isOrphan = ({ key, uploaded }: R2Object) =>
      key !== keyOf(userId, avatar ?? "") && uploaded.getTime() < ctx.clock() - ORPHAN_MS;
    const orphans = objects.filter(isOrphan).map(({ key }) => key);
    if (orphans.length > 0) await ctx.files.delete(orphans);
  } catch (error) {
    ctx.log("orphans-not-dropped", { error: errorMessage(error) });
  }
}
