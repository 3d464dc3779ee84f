import { data } from "@remix-run/cloudflare";
import { refusal } from "~/assessment/answers/open-id.server";
import { joinPhotographs } from "~/assessment/evidence/photographs.server";
import { type FileProblem, receiveFiles } from "~/assessment/evidence/receive-files.server";
import { PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { bringsDocument } from "~/assessment/evidence/save-document.server";
import { dropFiles, fileLimits, type StoredFile } from "~/assessment/evidence/store-file.server";
import { type RequestSide, requestPath } from "~/core/addresses/requests";
import { dayIn } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { fileSize } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import { actOn, countAct, mayAct } from "./act.server";
import { openRequest } from "./find.server";
import { type Deed, toDeed } from "./rules/acts";
import { viewRequest } from "./view";

/** What a refused form comes back with. */
export interface DeedAnswer {
  deed: Deed | null;
  typed: string;
  problem:
    | "words-missing"
    | "words-long"
    | "changed"
    | "full"
    | "quota"
    | "document-missing"
    | "file"
    | "too-large"
    | "wait";
  /** The file that was refused, and why. */
  file: { name: string; reason: FileProblem["reason"] } | null;
  /** How long to wait after too many acts; 0 when there is nothing to wait for. */
  minutes: number;
}

/** The form's answer to an upload that was too large for the door. */
export const TOO_LARGE: DeedAnswer = { deed: "done", typed: "", problem: "too-large", file: null, minutes: 0 };

/** The id of a request in an address. Throws 404 for anything else. */
export function requestIdOf(ctx: Context, sealed: string | undefined): string {
  const opened = ctx.ids.open(sealed ?? "");
  if (!opened.ok) throw refusal("not-found");
  return opened.id;
}

/** The data of a request's page for one side. Throws 404 if the reader's company is not that side, or sees it no more. */
export async function loadRequest(ctx: Context, user: CurrentUser, side: RequestSide, sealed: string | undefined) {
  const found = await openRequest(ctx, user, side, requestIdOf(ctx, sealed));
  if (!found) throw refusal("not-found");
  const { bytesPerFile, bytesPerCompany } = fileLimits(ctx);
  return {
    request: viewRequest(found, {
      side,
      now: ctx.clock(),
      seal: ctx.ids.seal,
      language: user.language,
      timeZone: user.timeZone,
      ownCompany: user.companyName,
      canAct: mayAct(user, side),
    }),
    limits: { file: fileSize(bytesPerFile, user.language), company: fileSize(bytesPerCompany, user.language) },
  };
}

/** Does what a form of a request's page asks for. Back to the page, or the form again with what was typed. */
export async function answerForm(
  ctx: Context,
  user: CurrentUser,
  { side, sealed, request }: { side: RequestSide; sealed: string | undefined; request: Request },
) {
  const requestId = requestIdOf(ctx, sealed);
  // Before anything is read or kept: the company is that side of it.
  const found = await openRequest(ctx, user, side, requestId);
  if (!found) throw refusal("not-found");
  if (!mayAct(user, side)) throw refusal("forbidden");
  const counted = await countAct(ctx, user);
  if (!counted.ok) {
    const { retryAfterSeconds } = counted;
    const wait: DeedAnswer = { ...TOO_LARGE, deed: null, problem: "wait", minutes: inMinutes(retryAfterSeconds) };
    return data(wait, toWait(retryAfterSeconds));
  }
  const sent = bringsDocument(request) && side === "received" ? await receive(ctx, user, request) : await read(request);
  if (sent === "too-large") return data(TOO_LARGE, { status: 413 });
  if (sent === "malformed") throw new Response(null, { status: 400 });
  const { fields, files, problem } = sent;
  const [file = null, ...more] = files;
  await dropFiles(ctx, user.companyId, more);
  const deed = toDeed(fields.get("intent"));
  const [words, revision] = [String(fields.get("words") ?? ""), Number(fields.get("revision") ?? 0)];
  const answer = { deed, typed: words, file: null, minutes: 0 };
  if (problem) {
    const refused = { name: problem.fileName, reason: problem.reason };
    return data<DeedAnswer>({ ...answer, problem: "file", file: refused }, { status: 422 });
  }
  // Only what is done brings a document.
  if (file && deed !== "done") await dropFiles(ctx, user.companyId, [file]);
  if (!deed || !Number.isSafeInteger(revision)) throw new Response(null, { status: 400 });
  const verdict = await actOn(ctx, user, requestId, {
    side,
    deed,
    words,
    revision,
    file: deed === "done" ? file : null,
  });
  if (verdict.ok) {
    return redirectWithFlash(
      `${requestPath(side, sealed ?? "")}#thread`,
      deed === "said" ? "requestSaid" : "requestChanged",
    );
  }
  if (verdict.reason === "not-found" || verdict.reason === "forbidden") throw refusal(verdict.reason);
  if (verdict.reason === "too-many-requests") throw new Response(null, toWait(verdict.retryAfterSeconds));
  return data<DeedAnswer>({ ...answer, problem: verdict.reason }, { status: verdict.reason === "changed" ? 409 : 422 });
}

interface Sent {
  fields: { get(name: string): unknown };
  files: StoredFile[];
  problem: FileProblem | null;
}

const read = async (request: Request): Promise<Sent> => ({
  fields: await request.formData(),
  files: [],
  problem: null,
});

/** A form with a document: each file is judged by its content and kept in R2; photographs become one PDF. */
async function receive(ctx: Context, user: CurrentUser, request: Request): Promise<Sent | "too-large" | "malformed"> {
  try {
    const received = await receiveFiles(ctx, request, user.companyId, { types: PDF_OR_PHOTOGRAPH });
    const name = dayIn(ctx.clock(), user.timeZone);
    const pictured = await joinPhotographs(ctx, user.companyId, received.photographs, name);
    return {
      fields: received.fields,
      files: [...received.files, ...pictured],
      problem: received.problems[0] ?? null,
    };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return "too-large";
    if (error instanceof MultipartError) return "malformed";
    throw error;
  }
}
