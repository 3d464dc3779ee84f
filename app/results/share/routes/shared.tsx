import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { refusedWith } from "~/foundation/web/wait";
import { longDate, timeAhead } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { checkPassword } from "~/results/share/check-password.server";
import { SharedPage } from "~/results/share/components/shared-page";
import { GonePage, WordPage } from "~/results/share/components/word-page";
import { sharedFilePath, sharedPath } from "~/results/share/link";
import { readShared } from "~/results/share/read.server";
import { wordSchema } from "~/results/share/schema";

/** A secret URL, which search engines must not list. */
const HIDDEN = { "X-Robots-Tag": "noindex" };
/** A page with a form must at least tell us where the form comes from; any other page sends no referrer. */
const UNSAID = { ...HIDDEN, "Referrer-Policy": "no-referrer" };

/** What a link to a report shows to anybody who has it. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const found = await readShared(kompas, request, token);
  const frame: PageFrame = { isAlone: true };
  if (found.view === "gone") {
    const title = await pageTitle(kompas, request, "share", "gone.title");
    return data({ view: found.view, title, frame }, { status: 410, headers: UNSAID });
  }
  if (found.view === "word") {
    const { language } = found;
    const title = translator(language, "share")("word.title");
    const headers = { ...HIDDEN, "Content-Language": language };
    return data({ view: found.view, title, frame, path: sharedPath(token), language }, { headers });
  }
  const { report, until, cookie } = found;
  return data(
    {
      view: found.view,
      report,
      filePath: sharedFilePath(token),
      // The summary is what a reader has come for.
      open: new URL(request.url).searchParams.get("open") ?? "summary",
      until: longDate(until, report.language),
      title: report.name,
      frame: { ...frame, paperFoot: report.foot },
    },
    { headers: { ...UNSAID, "Content-Language": report.language, ...(cookie ? { "Set-Cookie": cookie } : {}) } },
  );
}

/** Checks the word. */
export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const token = params.token ?? "";
  const submission = parseWithZod(await request.formData(), { schema: wordSchema });
  const refuse = (reason: WordReason, wait = 0) => data({ reason, wait }, refusedWith(wait));
  if (submission.status !== "success") {
    return refuse(submission.error?.word?.[0] === "errors.word" ? "word" : "wordMissing");
  }
  const said = await checkPassword(kompas, request, token, submission.value.word);
  if (said.ok)
    return redirectTo(sharedPath(token), { status: 303, headers: said.cookie ? { "Set-Cookie": said.cookie } : {} });
  if (said.reason === "too-many-requests") return refuse("tooMany", said.retryAfterSeconds);
  // The page itself says that there is nothing.
  if (said.reason === "gone") return data({ reason: "word" as const, wait: 0 }, { status: 410 });
  return refuse("word");
}

type WordReason = "word" | "wordMissing" | "tooMany";

export { hiddenPageMeta as meta } from "~/foundation/web/page-exports";

/** The headers of the page, and those that its form has set. */
export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const all = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) all.append(name, value);
  return all;
};

export default function Shared() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (loaded.view === "report") return <SharedPage {...loaded} />;
  if (loaded.view === "gone") return <GonePage />;
  const { path, language } = loaded;
  return <WordPage path={path} problem={answer ? { ...answer, when: timeAhead(answer.wait, language) } : null} />;
}
