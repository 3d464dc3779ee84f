import { COLLEAGUE_ROLES } from "~/core/viewer";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import { inMinutes } from "~/foundation/web/wait";
import { timeAhead } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import type { HandOverProblem } from "./components/team-dialogs";
import { handOver } from "./hand-over.server";
import { cancelInvitation, resendInvitation } from "./invite.server";
import { changeRole, removeColleague } from "./members.server";

type Answer = { wait: { key: "errors.tooSoon" | "errors.tooMany"; when: string } } | { handOver: HandOverProblem };

/** The outcome of a form on the team page: a message on the page, or the form with what is wrong. */
type Done = { flash: FlashKey } | { answer: Answer; retryAfter: number };

/** Carries out every form of the team page except inviting. Throws 400 for anything that our forms do not send. */
export async function changeTeam(ctx: Context, request: Request, user: CurrentUser, form: FormData): Promise<Done> {
  const intent = form.get("intent");
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const flash = (key: FlashKey) => ({ flash: key });
  const role = COLLEAGUE_ROLES.find((each) => each === intent);
  if (role) return flash((await changeRole(ctx, user, id, role)).ok ? "roleChanged" : "colleagueGone");
  switch (intent) {
    case "remove":
      return flash((await removeColleague(ctx, request, user, id)).ok ? "colleagueRemoved" : "colleagueGone");
    case "cancel":
      return flash((await cancelInvitation(ctx, user, id)).ok ? "invitationCancelled" : "invitationGone");
    case "resend": {
      const sent = await resendInvitation(ctx, request, user, String(form.get("invitation") ?? ""));
      if (sent.ok) return flash("invitationSentAgain");
      if (sent.reason === "unconfirmed") return flash("addressFirst");
      if (sent.reason !== "too-many-requests") return flash("invitationGone");
      const { retryAfterSeconds: retryAfter } = sent;
      const key = retryAfter <= 60 ? "errors.tooSoon" : "errors.tooMany";
      return { answer: { wait: { key, when: timeAhead(retryAfter, user.language) } }, retryAfter };
    }
    case "hand-over":
      return judgeHandOver(ctx, request, user, id, String(form.get("password") ?? ""));
    default:
      throw new Response(null, { status: 400 });
  }
}

async function judgeHandOver(
  ctx: Context,
  request: Request,
  user: CurrentUser,
  id: string,
  password: string,
): Promise<Done> {
  const refuse = (handOver: HandOverProblem, retryAfter = 0) => ({ answer: { handOver }, retryAfter });
  if (password === "") return refuse({ field: "missing", text: null });
  const done = await handOver(ctx, request, user, id, password);
  if (done.ok) return { flash: "ownershipHandedOver" };
  switch (done.reason) {
    case "password-wrong":
      return refuse({ field: "wrong", text: null });
    case "too-many-requests": {
      const count = inMinutes(done.retryAfterSeconds);
      const text = translator(user.language, "account")("errors.tooMany", { count });
      return refuse({ field: null, text }, done.retryAfterSeconds);
    }
    case "leaving-self":
      return refuse({ field: null, text: translator(user.language, "team")("handOver.leaving") });
    default:
      return { flash: "colleagueGone" };
  }
}
