import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LANGUAGES, type Language } from "~/core/language";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { type Asked, DetailPage } from "~/office/announcements/components/detail-page";
import { deleteAnnouncement, findAnnouncement } from "~/office/announcements/drafts.server";
import { callOffSending, scheduleSending, startSending, stopSending } from "~/office/announcements/send.server";
import { sendTestMail } from "~/office/announcements/test-mail.server";
import { viewAnnouncement } from "~/office/announcements/view.server";

/** The administrator, the announcement, and the language of its preview. */
async function open({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const announcement = await findAnnouncement(kompas, params.id ?? "");
  if (!announcement) throw data({ reason: "notFound" }, { status: 404 });
  const query = new URL(request.url).searchParams;
  const language: Language = LANGUAGES.find((each) => each === query.get("language")) ?? user.language;
  return { user, announcement, language, dialog: query.get("dialog") };
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, announcement, language, dialog } = await open(args);
  const view = await viewAnnouncement(args.context.kompas, user, announcement, language);
  const asked = whatIsAsked(view, dialog);
  return { view, asked, frame: { dialogOpen: asked !== null } satisfies PageFrame, title: `${view.title} · Kompas` };
}

/** Each question applies to one state: a sent announcement cannot be stopped. */
function whatIsAsked({ state, people }: Awaited<ReturnType<typeof viewAnnouncement>>, dialog: string | null): Asked {
  if (state === "sending") return dialog === "stop" ? dialog : null;
  if (state !== "draft") return null;
  return (dialog === "send" && people > 0) || dialog === "delete" ? dialog : null;
}

export async function action(args: ActionFunctionArgs) {
  const { kompas } = args.context;
  const { user, announcement, language } = await open(args);
  const here = `/admin/announcements/${announcement.id}`;
  const form = await args.request.formData();
  switch (form.get("intent")) {
    case "test": {
      const verdict = await sendTestMail(kompas, user, announcement, language);
      if (verdict.ok) return redirectWithFlash(`${here}?language=${language}`, "testMailSent");
      if (verdict.reason === "not-sent") return data({ problem: { reason: verdict.reason } }, { status: 502 });
      const problem = { reason: verdict.reason, minutes: inMinutes(verdict.retryAfterSeconds) };
      return data({ problem }, toWait(verdict.retryAfterSeconds));
    }
    case "send": {
      const { ok } = await startSending(kompas, user, announcement.id);
      return redirectWithFlash(here, ok ? "announcementSending" : "announcementFinal");
    }
    case "schedule": {
      const typed = String(form.get("day") ?? "").slice(0, 20);
      const verdict = await scheduleSending(kompas, user, announcement.id, typed);
      if (!verdict.ok && verdict.reason === "day")
        return data({ problem: { reason: verdict.reason, typed } }, { status: 422 });
      return redirectWithFlash(here, verdict.ok ? "announcementScheduled" : "announcementFinal");
    }
    case "call-off": {
      const isOff = await callOffSending(kompas, user, announcement.id);
      return redirectWithFlash(here, isOff ? "announcementCalledOff" : "announcementNotScheduled");
    }
    case "stop": {
      const { ok } = await stopSending(kompas, user, announcement.id);
      return redirectWithFlash(here, ok ? "announcementStopped" : "announcementOver");
    }
    case "delete": {
      const { ok } = await deleteAnnouncement(kompas, user, announcement.id);
      return ok
        ? redirectWithFlash("/admin/announcements", "announcementDeleted")
        : redirectWithFlash(here, "announcementFinal");
    }
    default:
      throw new Response(null, { status: 400 });
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function AnnouncementDetail() {
  const { view, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <DetailPage view={view} asked={asked} problem={answer?.problem ?? null} />;
}
