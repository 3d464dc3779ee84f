import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openAssociated, readUserId } from "~/assessment/answers/associated.server";
import { refusal, requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { firstOpenSection } from "~/assessment/answers/rules/completion";
import { findSection } from "~/assessment/catalogue/rules/lookup";
import { answerPost } from "~/assessment/form/answer-post.server";
import { BreakDialog } from "~/assessment/form/components/break-dialog";
import { Landing } from "~/assessment/form/components/landing";
import { SectionPage } from "~/assessment/form/components/section-page";
import { loadLanding } from "~/assessment/form/landing.server";
import { formStatements, openForm, viewSectionPage } from "~/assessment/form/load-page.server";
import { withAnswers } from "~/assessment/form/section-view";
import { formRunTogether } from "~/core/addresses/assessment";
import { memberDraftPath } from "~/core/addresses/network";
import { keptBy } from "~/foundation/identity/kept.server";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageHandle } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { usePaths } from "~/foundation/web/use-paths";
import { inertWhile } from "~/ui/dialog";

export async function loader({ request, params, context: { kompas, nonce, refusal: refused } }: LoaderFunctionArgs) {
  const meant = formRunTogether(params.id ?? "");
  if (meant) return redirectTo(meant + new URL(request.url).search);
  const entered = await requireAssessmentWith(kompas, request, params.id, (id) => formStatements(kompas, id));
  const { user, assessmentId, kind, paths } = entered;
  const opened = await openForm(kompas, user, entered.found);
  if (!opened.ok) {
    // Users who may not answer may still read. A completed assessment is read-only.
    if (opened.reason !== "not-found") return redirectTo(paths.view);
    // Another company's assessment is readable, if at all, only when the URL names a user of that company.
    const userId = readUserId(kompas, request);
    if (userId !== null && (await openAssociated(kompas, user, assessmentId, userId))) {
      return redirectTo(paths.viewAs(userId));
    }
    // For a draft shared with the reader's company, redirect to its progress.
    if (userId !== null && user.isCorporate) return redirectTo(memberDraftPath(kind, params.id ?? "", userId));
    throw refusal(opened.reason);
  }
  const { catalogue, answers } = opened;
  // The form never reached the action if it was too large: the door checks that.
  const isTooLarge = refused?.reason === "tooLarge";
  const { searchParams: query, search } = new URL((isTooLarge && refused?.back) || request.url, request.url);
  const language = await languageOf(kompas, request);
  const title = await pageTitle(kompas, request, "common", `kinds.${kind}.name`);
  const place = findSection(catalogue, query.get("section") ?? "");
  if (place) {
    const shown = await viewSectionPage(kompas, opened, place, query, { user, language, now: kompas.clock() });
    const kept = await keptBy(kompas, request, user.id);
    const taken = kept.drafts[kind] === params.id ? kept.key : null;
    const along = { taken, mayTake: !kept.isShared };
    const ids = { sealedId: params.id ?? "", userId: user.id };
    const loaded = { title, view: "section" as const, ...shown, ...ids, ...along, nonce, isTooLarge };
    return data(loaded, { status: isTooLarge ? 413 : 200 });
  }
  // Without its section, nothing could be said beside what was typed.
  if (isTooLarge) throw new Response(null, { status: 413 });
  const open = firstOpenSection(catalogue, answers);
  if (!open) return redirectTo(paths.complete + search);
  const firstSection = open.section.id;
  if (answers.size > 0 && !query.has("start")) return redirectTo(paths.resumed(firstSection));
  const landing = await loadLanding(kompas, user, opened, language);
  return data({ title, view: "landing" as const, firstSection, ...landing });
}

export function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  return answerPost(kompas, request, params.id);
}

export const handle: PageHandle = { sheets: ["form"] };
export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Form() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const paths = usePaths();
  if (loaded.view === "landing") return <Landing {...loaded} />;
  const section = answer ? withAnswers(loaded.section, answer.typed, answer.conflicts) : loaded.section;
  return (
    <>
      <div {...inertWhile(loaded.breaks)}>
        <SectionPage
          {...loaded}
          section={section}
          problem={answer?.problem ?? (loaded.isTooLarge ? "tooLarge" : null)}
          missed={answer?.missed ?? []}
          invalid={answer?.invalid ?? {}}
          kept={answer?.comments ?? []}
          proofs={answer?.proofs ?? {}}
        />
      </div>
      {loaded.breaks ? <BreakDialog continueHref={paths.section(section.id)} /> : null}
    </>
  );
}
