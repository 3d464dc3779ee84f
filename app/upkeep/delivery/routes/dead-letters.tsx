import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { LETTER_REASONS } from "~/foundation/notifications/rules/letter-reasons";
import { mailHealth } from "~/foundation/notifications/waiting.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { askedPage } from "~/foundation/web/page-number";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { DeadLettersPage } from "~/upkeep/delivery/components/dead-letters-page";
import { listDeadLetters } from "~/upkeep/delivery/dead-letter-list.server";
import { countLetters, listChoices, listResends, startResend } from "~/upkeep/delivery/resend.server";
import { type RetryVerdict, retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { problemOf, readMoment, wholeMinutes, writeMoment } from "~/upkeep/delivery/rules/range";

const HERE = "/admin/dead-letters";

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = askedPage(query);
  const isOpenOnly = query.get("filter") !== "all";
  const [found, choices, resends, health] = await Promise.all([
    listDeadLetters(kompas, { page, isOpenOnly }),
    listChoices(kompas),
    listResends(kompas),
    mailHealth(kompas),
  ]);
  if (found.letters.length === 0 && page > 1) return redirectTo(pathOf(query, 1));
  const whole = wholeMinutes(choices.oldest ?? kompas.clock(), kompas.clock());
  const typed = readTyped(query, whole);
  const isAsked = query.get("dialog") === "resend";
  const { problem, range } = readRange(typed);
  const count = isAsked && !problem ? await countLetters(kompas, range) : 0;
  const frame: PageFrame = { dialogOpen: count > 0 };
  const loaded = {
    ...found,
    isOpenOnly,
    page,
    frame,
    /** Since when the mail service takes no mails; null while it does. */
    awaySince: health.downSince,
    resend: {
      typed,
      problem: isAsked ? problem : null,
      isNothing: isAsked && !problem && count === 0,
      count,
      transports: choices.transports,
      isPossible: choices.oldest !== null,
      latest: resends.map(({ id, from, until, state, total, sent, startedAt }) => ({
        id,
        from,
        until,
        state,
        total,
        sent,
        startedAt,
      })),
    },
    title: await pageTitle(kompas, request, "operations", "deadLetters.title"),
  };
  return data(loaded, isAsked && problem ? 422 : 200);
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const query = new URL(request.url).searchParams;
  const back = (flash?: FlashKey) => redirectWithFlash(pathOf(query, Number(query.get("page"))), flash);
  if (form.has("retry")) {
    return back(wordsFor(await retryDeadLetter(kompas, user, String(form.get("retry")))));
  }
  if (form.get("intent") === "resend") {
    const now = kompas.clock();
    const typed = readTyped(form, wholeMinutes(now, now));
    const { problem, range } = readRange(typed);
    // The page says what is wrong, beside what was typed.
    if (problem) return redirectTo(`/admin/dead-letters?${new URLSearchParams({ ...typed, dialog: "resend" })}`);
    const begun = await startResend(kompas, user, range);
    return back(begun.ok ? "lettersResending" : "lettersNone");
  }
  return back();
}

/** The fields of a range as typed, or as the page fills them in. */
function readTyped(given: { get(name: string): unknown }, whole: { from: number; until: number }) {
  const text = (name: string, otherwise = "") => String(given.get(name) ?? otherwise).slice(0, 120);
  return {
    from: text("from", writeMoment(whole.from)),
    until: text("until", writeMoment(whole.until)),
    reason: text("reason"),
    transport: text("transport"),
  };
}

function readRange({ from, until, reason, transport }: ReturnType<typeof readTyped>) {
  const moments = { from: readMoment(from), until: readMoment(until) };
  const known = LETTER_REASONS.find((each) => each === reason);
  // The page offers no other, and to read it as every reason would send too much.
  if (reason && !known) throw new Response(null, { status: 400 });
  return {
    problem: problemOf(moments),
    range: {
      from: moments.from ?? 0,
      until: moments.until ?? 0,
      reason: known ?? null,
      transport: transport || null,
    },
  };
}

function wordsFor(verdict: RetryVerdict): FlashKey | undefined {
  if (verdict.ok) return verdict.sent > 0 ? "letterRetried" : undefined;
  return verdict.reason === "not-sent" ? "letterNotSent" : "letterAlreadyRetried";
}

function pathOf(query: URLSearchParams, page: number): string {
  const kept = new URLSearchParams({
    ...(query.get("filter") === "all" ? { filter: "all" } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return kept.size > 0 ? `${HERE}?${kept}` : HERE;
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function DeadLetters() {
  return <DeadLettersPage {...useLoaderData<typeof loader>()} />;
}
