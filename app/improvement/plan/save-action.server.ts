import { z } from "zod";
import { joinPhotographs } from "~/assessment/evidence/photographs.server";
import { type FileProblem, type Received, receiveFiles } from "~/assessment/evidence/receive-files.server";
import { PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { dropFiles } from "~/assessment/evidence/store-file.server";
import { ACTION_STATES } from "~/core/action-states";
import { dayIn } from "~/core/days/days";
import { manyLines } from "~/core/typed-text";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { ACTION_NOTE_LIMIT } from "~/improvement/plan/rules/actions";
import type { Context } from "~/platform/context";
import { BodyTooLargeError, MultipartError } from "~/platform/files/multipart.server";
import type { LimitVerdict } from "~/platform/rate-limit.server";
import { type ChangeVerdict, changeAction, countChange } from "./change.server";

const actionSchema = z.object({
  revision: z.coerce.number().int().min(1),
  state: z.enum(ACTION_STATES),
  assignee: z.string().trim().max(64).default(""),
  dueOn: z.string().trim().max(40).default(""),
  note: z.string().overwrite(manyLines).default(""),
  document: z.string().trim().max(64).default(""),
  removeFile: z.string().optional(),
  /** A tick says so, whatever the state beside it. */
  done: z.string().optional(),
});

/** What was typed, so that the returned form shows it again. */
export type TypedAction = Pick<z.infer<typeof actionSchema>, "state" | "assignee" | "dueOn" | "note" | "document">;

export type SaveActionVerdict =
  | { ok: true }
  | { ok: false; reason: "malformed" | "too-large" }
  | Exclude<LimitVerdict, { ok: true }>
  | ({ ok: false; typed: TypedAction } & (
      | Exclude<ChangeVerdict, { ok: true }>
      | { reason: "note-too-long" }
      | { reason: "file"; file: FileProblem }
    ));

/** Saves the form of an action with its optional file: everything, or nothing. In the second case no file is left either. */
export async function saveAction(
  ctx: Context,
  user: CurrentUser,
  actionId: string,
  request: Request,
): Promise<SaveActionVerdict> {
  const limit = await countChange(ctx, user);
  if (!limit.ok) return limit;
  const received = await receive(ctx, user, request);
  if (typeof received === "string") return { ok: false, reason: received };
  const { fields, photographs, problems } = received;
  const ofPhotographs = await joinPhotographs(ctx, user.companyId, photographs, dayIn(ctx.clock(), user.timeZone));
  const [file = null, ...more] = [...received.files, ...ofPhotographs];
  await dropFiles(ctx, user.companyId, more);
  const refuse = async <T extends object>(why: T) => {
    if (file) await dropFiles(ctx, user.companyId, [file]);
    return { ok: false as const, ...why };
  };
  const parsed = actionSchema.safeParse(Object.fromEntries(fields));
  if (!parsed.success) return refuse({ reason: "malformed" as const });
  const { revision, removeFile, done: ticked, ...fieldsTyped } = parsed.data;
  const typed: TypedAction = ticked === undefined ? fieldsTyped : { ...fieldsTyped, state: "done" };
  const [problem] = problems;
  if (problem) return refuse({ reason: "file" as const, file: problem, typed });
  if (typed.note.length > ACTION_NOTE_LIMIT) return refuse({ reason: "note-too-long" as const, typed });
  const done = await changeAction(ctx, user, actionId, {
    revision,
    state: typed.state,
    note: typed.note,
    dueOn: typed.dueOn,
    assigneeId: typed.assignee,
    documentId: typed.document,
    file,
    dropsFile: removeFile !== undefined,
  });
  return done.ok ? done : { ...done, typed };
}

async function receive(
  ctx: Context,
  user: CurrentUser,
  request: Request,
): Promise<Received | "too-large" | "malformed"> {
  try {
    return await receiveFiles(ctx, request, user.companyId, { types: PDF_OR_PHOTOGRAPH });
  } catch (error) {
    if (error instanceof BodyTooLargeError) return "too-large";
    if (error instanceof MultipartError) return "malformed";
    throw error;
  }
}
