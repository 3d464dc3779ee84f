import { data } from "@remix-run/cloudflare";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { dueDays } from "~/assessment/deadlines/rules/deadline";
import { viewLimits } from "~/assessment/evidence/documents-page.server";
import { colleaguesQuery } from "~/assessment/teamwork/queries.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { mayChangePlan } from "~/improvement/plan/rules/access";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";
import type { ActionAnswer, ActionPageProps } from "./components/action-page";
import { viewActions } from "./open.server";
import { actionsStatement, evidenceStatement, toActions } from "./queries.server";
import type { SaveActionVerdict } from "./save-action.server";
import { viewPractice } from "./view";

/** The data of an action's page; null for an action that the company does not have. One round trip while the questionnaires are cached. */
export async function loadActionPage(
  ctx: Context,
  user: CurrentUser,
  actionId: string,
): Promise<Omit<ActionPageProps, "asks" | "answer"> | null> {
  const [found, colleagues, documents] = await runTogether(ctx.db, [
    actionsStatement(ctx, user.companyId, actionId),
    colleaguesQuery(ctx, user),
    evidenceStatement(ctx, user.companyId),
  ]);
  const [row] = toActions(found);
  if (!row) return null;
  const [action] = await viewActions(ctx, user, [row]);
  if (!action) return null;
  const now = ctx.clock();
  const { fileSize, companySize } = viewLimits(ctx, user.language);
  return {
    action,
    practice: viewPractice(await getCatalogue(ctx, row.catalogueVersion), row.questionId, user.language),
    canChange: mayChangePlan(user),
    people: colleagues.map(({ id, username, email }) => ({ value: id, label: `${username} (${email})` })),
    evidence: documents.map(({ id, name }) => ({ value: id, label: name })),
    ...dueDays(now, user.timeZone),
    limits: { file: fileSize, company: companySize },
  };
}

type Refused = Exclude<SaveActionVerdict, { ok: true }>;

const STATUS = { malformed: 400, "not-found": 404, forbidden: 403 } as const;

/** The form again, with what was typed and why it was not saved. Throws an error response for requests that our forms never send. */
export function answerAction(refused: Refused) {
  if (refused.reason === "too-large") return data(TOO_LARGE, { status: 413 });
  if (refused.reason === "too-many-requests") {
    const { retryAfterSeconds } = refused;
    const wait: ActionAnswer = { ...TOO_LARGE, problem: "wait", minutes: inMinutes(retryAfterSeconds) };
    return data(wait, toWait(retryAfterSeconds));
  }
  if (!("typed" in refused)) throw new Response(null, { status: STATUS[refused.reason] });
  const { typed, reason } = refused;
  const answer = { typed, file: null, minutes: 0 };
  if (reason === "file") {
    const file = { name: refused.file.fileName, reason: refused.file.reason };
    return data<ActionAnswer>({ ...answer, problem: reason, file }, { status: 422 });
  }
  if (reason === "not-found" || reason === "forbidden") throw new Response(null, { status: STATUS[reason] });
  return data<ActionAnswer>({ ...answer, problem: reason }, { status: reason === "changed" ? 409 : 422 });
}

/** The form's answer to an upload that was too large for the door. */
export const TOO_LARGE: ActionAnswer = { typed: null, problem: "too-large", file: null, minutes: 0 };
