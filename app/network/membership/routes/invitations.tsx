import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { refusal } from "~/assessment/answers/open-id.server";
import { INVITATIONS_PATH } from "~/core/addresses/network";
import { toLanguage } from "~/core/language";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { fileSize } from "~/i18n/format";
import { InvitationsPage } from "~/network/membership/components/invitations-page";
import { listInvitations } from "~/network/membership/invitations/list.server";
import { previewInvitations } from "~/network/membership/invitations/preview.server";
import { type ListFault, readListForm, readReady } from "~/network/membership/invitations/read-form.server";
import { sendAgain, sendInvitations, withdrawInvitation } from "~/network/membership/invitations/send.server";
import { type PreviewView, viewInvitations, viewPreview } from "~/network/membership/invitations/view";
import {
  MAX_INVITED,
  MAX_LIST_BYTES,
  MAX_MAILS_A_DAY,
  readTrackingQuery,
  writeTrackingQuery,
} from "~/network/membership/rules/invitations";
import { mayRemindMembers, maySeeMembers, whyNotRemind } from "~/network/membership/rules/members";

export const handle = { enhance: true, reminds: true };

/** Whom the reader's company has invited to join it, and whom it may invite. */
export async function loader({ request, context: { kompas, refusal: refused } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const query = readTrackingQuery(new URL(request.url).searchParams);
  const found = await listInvitations(kompas, user, query);
  const { language, companyName: company } = user;
  const loaded = {
    language,
    company,
    tracking: viewInvitations(found, query, { ...user, mayInvite: mayRemindMembers(user) }, kompas.clock()),
    hasCode: found.code !== null,
    isViewer: user.role === "viewer",
    unconfirmed: mayReachOthers(user) ? null : user.email,
    limits: {
      room: found.room,
      mailsADay: MAX_MAILS_A_DAY,
      lines: MAX_INVITED,
      size: fileSize((MAX_LIST_BYTES / 1024) * 1000, language),
    },
    // The body never reached the action: the door checks its size.
    isTooLarge: refused?.reason === "tooLarge",
    title: await pageTitle(kompas, request, "invitations", "title"),
  };
  return data(loaded, { status: loaded.isTooLarge ? 413 : 200 });
}

interface Answer {
  fault: ListFault | null;
  preview: PreviewView | null;
  /** What the user typed, and the language that they chose, if there is nothing to preview. */
  typed: string;
  language: string;
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayRemindMembers(user)) throw refusal(whyNotRemind(user));
  const form = await request.formData();
  const here = INVITATIONS_PATH + writeTrackingQuery(readTrackingQuery(new URL(request.url).searchParams));
  const id = String(form.get("id") ?? "");
  const language = toLanguage(form.get("language"));
  switch (form.get("intent")) {
    case "check": {
      const read = await readListForm(form);
      if (!read.ok) {
        const typed = String(form.get("text") ?? "").slice(0, MAX_LIST_BYTES);
        return data<Answer>({ fault: read.fault, preview: null, typed, language }, { status: 422 });
      }
      const preview = viewPreview(await previewInvitations(kompas, user, read.list), language);
      return data<Answer>({ fault: null, preview, typed: "", language });
    }
    case "send": {
      const ready = readReady(form);
      const sent = await sendInvitations(kompas, user, ready.invitees);
      if (sent > 0) return redirectWithFlash(INVITATIONS_PATH, "companiesInvited", { number: sent });
      const preview = viewPreview(await previewInvitations(kompas, user, ready), language);
      if (preview.isTooMuch) return data<Answer>({ fault: null, preview, typed: "", language }, { status: 429 });
      return redirectWithFlash(INVITATIONS_PATH, "nobodyInvited");
    }
    case "resend":
    case "resend-all": {
      const sent = await sendAgain(kompas, user, form.get("intent") === "resend" ? { id } : "all");
      if (sent === 0) return redirectWithFlash(here, "nothingToSendAgain");
      return redirectWithFlash(here, "invitationsSentAgain", { number: sent });
    }
    case "withdraw": {
      const isWithdrawn = await withdrawInvitation(kompas, user, id);
      return redirectWithFlash(here, isWithdrawn ? "companyInvitationWithdrawn" : "invitationGone");
    }
    default:
      // Our forms send nothing else.
      throw new Response(null, { status: 400 });
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Invitations() {
  const { t } = useTranslation("invitations");
  const { isTooLarge, title: _, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { lines: most, size, mailsADay } = loaded.limits;
  const fault = isTooLarge ? "too-large" : answer?.fault;
  const preview = answer?.preview ?? null;
  const errors = fault ? [t(`errors.${fault}`, { most, size })] : [];
  if (preview?.isTooMuch) {
    errors.push(t("errors.room", { count: preview.count, room: preview.room, most: mailsADay }));
  }
  return (
    <InvitationsPage
      {...loaded}
      preview={preview}
      typed={answer?.typed ?? ""}
      chosen={answer?.language}
      errors={errors}
    />
  );
}
