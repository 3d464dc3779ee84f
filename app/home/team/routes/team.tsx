import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AddressReminder } from "~/account/sign-up/components/address-reminder";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { refusedWith, toWait } from "~/foundation/web/wait";
import { InvitationList } from "~/home/team/components/invitation-list";
import { InviteForm } from "~/home/team/components/invite-form";
import { PeopleList } from "~/home/team/components/people-list";
import { questionOf, TeamDialog } from "~/home/team/components/team-dialogs";
import { inviteColleague } from "~/home/team/invite.server";
import { getTeam } from "~/home/team/queries.server";
import { mayManageTeam } from "~/home/team/rules/access";
import { inviteSchema } from "~/home/team/schema";
import { changeTeam } from "~/home/team/team-form.server";
import { timeAhead } from "~/i18n/format";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true, reminds: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const [team, title] = await Promise.all([getTeam(kompas, user), pageTitle(kompas, request, "team", "title")]);
  const canManage = mayManageTeam(user);
  const question = canManage ? questionOf(new URL(request.url).searchParams, team) : null;
  const frame: PageFrame = { dialogOpen: question !== null };
  const { companyName: company, language } = user;
  const unconfirmed = mayReachOthers(user) ? null : user.email;
  return { ...team, unconfirmed, canManage, question, frame, company, language, now: kompas.clock(), title };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!mayManageTeam(user)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  const nothing = { invite: null, wait: null, handOver: null };
  if (form.get("intent") !== "invite") {
    const done = await changeTeam(kompas, request, user, form);
    if ("flash" in done) return redirectWithFlash("/user/team", done.flash);
    return data({ ...nothing, ...done.answer }, refusedWith(done.retryAfter));
  }
  const submission = parseWithZod(form, { schema: inviteSchema });
  if (submission.status !== "success") return data({ ...nothing, invite: submission.reply() }, { status: 400 });
  const invited = await inviteColleague(kompas, request, user, submission.value);
  if (invited.ok) return redirectWithFlash("/user/team", "invitationSent");
  if (invited.reason === "unconfirmed") return redirectWithFlash("/user/team", "addressFirst");
  if (invited.reason === "forbidden") throw new Response(null, { status: 403 });
  if (invited.reason === "too-many-requests") {
    const { retryAfterSeconds } = invited;
    const wait = { key: "errors.tooMany" as const, when: timeAhead(retryAfterSeconds, user.language) };
    return data({ ...nothing, invite: submission.reply(), wait }, toWait(retryAfterSeconds));
  }
  const refused = submission.reply({ fieldErrors: { email: [`errors.${invited.reason}`] } });
  return data({ ...nothing, invite: refused }, { status: 400 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function TeamPage() {
  const { t } = useTranslation(["team", "common"]);
  const { people, waiting, unconfirmed, canManage, question, company, language, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const wait = answer?.wait ? t(answer.wait.key, { when: answer.wait.when }) : null;
  const problem = answer?.handOver ?? null;
  const mayInvite = canManage && unconfirmed === null;
  return (
    <>
      <div {...inertWhile(question !== null)}>
        <PageHeader title={t("title")} lead={t("lead", { company })} />
        {unconfirmed ? (
          <div className="mb-6">
            <AddressReminder email={unconfirmed} />
          </div>
        ) : null}
        {wait ? (
          <div className="mb-6 max-w-measure">
            <ErrorSummary title={t("common:form.summary")} errors={[{ text: wait }]} />
          </div>
        ) : null}
        <div className={mayInvite ? "grid gap-8 lg:grid-cols-[1fr_24rem] lg:items-start" : "max-w-narrow"}>
          <div className="grid gap-8">
            <PeopleList people={people} canManage={canManage} />
            {canManage ? <InvitationList waiting={waiting} now={now} /> : null}
          </div>
          {mayInvite ? <InviteForm language={language} lastResult={answer?.invite} /> : null}
        </div>
      </div>
      {question ? <TeamDialog question={question} company={company} problem={problem} /> : null}
    </>
  );
}
