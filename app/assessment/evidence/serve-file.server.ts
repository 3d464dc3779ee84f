import { and, eq, sql } from "drizzle-orm";
import { noteReading } from "~/assessment/answers/associated.server";
import { mayReadEvidence } from "~/assessment/evidence/rules/access";
import { aboutType, type KeptFile, typeOfFile } from "~/assessment/evidence/rules/file-types";
import { oneLine } from "~/core/typed-text";
import type { Viewer } from "~/core/viewer";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { assessments } from "~/foundation/tables/assessments";
import { memberships } from "~/foundation/tables/company";
import { fileNameParameter } from "~/foundation/web/file-name";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import { readRange } from "~/platform/files/types";
import { evidenceKey } from "./store-file.server";
import { documentFiles, documents } from "./tables";

type FileRow = Pick<typeof documentFiles.$inferSelect, "id" | "companyId" | "fileName" | "size" | "sha256" | "pages">;

/** A file is never a web page. The browser's own PDF and picture viewers need no more than this. */
const POLICY =
  "default-src 'none'; img-src 'self'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Responds with a file if the viewer may read it, whole or a range (RFC 9110, 14). Responds with 404 if they may not,
 * or if `within` is given and the file belongs to another assessment.
 */
export async function serveFile(
  ctx: Context,
  viewer: Viewer | CurrentUser,
  fileId: string,
  request: Request,
  within?: string,
): Promise<Response> {
  const file = await findFile(ctx, viewer, fileId, within);
  return file ? sendFile(ctx, file, request) : new Response(null, { status: 404 });
}

/** Responds with a file; the caller has checked that it may be read. */
export async function sendFile(ctx: Context, file: FileRow, request: Request): Promise<Response> {
  const type = typeOfFile(file);
  const { mime, isShown } = aboutType(type);
  // Office files are always downloaded, never displayed.
  const isDownload = !isShown || new URL(request.url).searchParams.has("download");
  const etag = `"${file.sha256}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    ETag: etag,
    // Revalidated every time, because access can change.
    "Cache-Control": "private, no-cache",
    "Content-Security-Policy": isDownload || type !== "pdf" ? `${POLICY}; sandbox` : POLICY,
    Vary: "Cookie, Authorization",
  });
  if (
    request.headers
      .get("If-None-Match")
      ?.split(",")
      .some((each) => each.trim().replace(/^W\//, "") === etag)
  ) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("Content-Type", mime);
  headers.set("Content-Disposition", `${isDownload ? "attachment" : "inline"}; ${fileNameParameter(nameOf(file))}`);
  const condition = request.headers.get("If-Range");
  const asked = condition === null || condition === etag ? request.headers.get("Range") : null;
  const range = readRange(asked, file.size);
  if (range.kind === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range.kind === "part" ? { offset: range.offset, length: range.length } : undefined;
  const stored = await ctx.files.get(evidenceKey(file.companyId, file), part ? { range: part } : {});
  if (!stored) return new Response(null, { status: 404 });
  headers.set("Content-Length", String(part?.length ?? file.size));
  if (!part) return new Response(stored.body, { headers });
  headers.set("Content-Range", `bytes ${part.offset}-${part.offset + part.length - 1}/${file.size}`);
  return new Response(stored.body, { status: 206, headers });
}

/** The file name as its owner wrote it. */
function nameOf(file: KeptFile): string {
  const kept = oneLine(file.fileName);
  return file.pages > 0 && !/\.pdf$/i.test(kept) ? `${kept}.pdf` : kept;
}

/** A file that the viewer may read, or null. One round trip. */
async function findFile(
  ctx: Context,
  viewer: Viewer | CurrentUser,
  fileId: string,
  within?: string,
): Promise<FileRow | null> {
  const ofFile = sql`${assessments.state} = 'completed' and ${assessments.id} = (select ${documents.assessmentId} from ${documentFiles} join ${documents} on ${documents.id} = ${documentFiles.documentId} where ${documentFiles.id} = ${fileId})`;
  const found = ctx.db
    .select({
      id: documentFiles.id,
      companyId: documentFiles.companyId,
      fileName: documentFiles.fileName,
      size: documentFiles.size,
      sha256: documentFiles.sha256,
      pages: documentFiles.pages,
      kind: assessments.kind,
      state: assessments.state,
      ownerId: sql<string>`${assessments.companyId}`.as("owner_id"),
      joined: memberships.corporateId,
    })
    .from(documentFiles)
    .innerJoin(documents, eq(documents.id, documentFiles.documentId))
    .innerJoin(assessments, eq(assessments.id, documents.assessmentId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.companyId, assessments.companyId),
        eq(memberships.corporateId, viewer.companyId),
        eq(memberships.scope, "full"),
        isCorporateStill,
      ),
    )
    .where(and(eq(documentFiles.id, fileId), within === undefined ? undefined : eq(documents.assessmentId, within)));
  const [[row]] = await runTogether(ctx.db, [
    found,
    // A reader by link has no user id for the ledger; the link's own row counts the reads.
    ...("id" in viewer ? [noteReading(ctx, viewer, "documents", ofFile)] : []),
  ]);
  if (!row) return null;
  const assessment = { companyId: row.ownerId, kind: row.kind, state: row.state };
  return mayReadEvidence(viewer, assessment, row.joined !== null) ? row : null;
}
