import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusal, requireAssessmentId } from "~/assessment/answers/open-id.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { decideAssessment } from "~/assessment/answers/rules/access";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { changeKept, findOther } from "~/assessment/form/along.server";
import { AlongPage } from "~/assessment/form/components/along-page";
import { assessmentPaths } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";
import { keptBy } from "~/foundation/identity/kept.server";
import { languageOf } from "~/foundation/identity/language.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo } from "~/foundation/web/redirect.server";
import { inertWhile } from "~/ui/dialog";

/** Where a draft is taken along in this browser, or removed from it, and what still waits to be sent. */
export async function loader({ request, params, context: { kompas, nonce } }: LoaderFunctionArgs) {
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  const opened = await openAssessment(kompas, user, assessmentId, "read");
  if (!opened.ok) throw refusal("not-found");
  const { isShared, key, drafts } = await keptBy(kompas, request, user.id);
  const language = await languageOf(kompas, request);
  const other = await findOther(kompas, user, drafts[kind], params.id ?? "");
  const asks = new URL(request.url).searchParams.get("dialog");
  const dialog: "remove" | "shared" | null = asks === "remove" || asks === "shared" ? asks : null;
  const frame: PageFrame = { dialogOpen: dialog !== null };
  const pathOf = ([each, id]: [string, string]) => assessmentPaths(each as Kind, id).form;
  return {
    frame,
    dialog,
    isDraft: opened.assessment.state === "draft",
    mayTake: decideAssessment(user, opened.assessment, "answer").ok,
    isShared,
    storeKey: key,
    isTaken: drafts[kind] === params.id,
    /** Another draft of this kind is kept here. */
    other: other && assessmentPaths(kind, other).along,
    keptPaths: Object.entries(drafts).map(pathOf),
    topics: opened.catalogue.dimensions
      .flatMap(({ topics }) => topics)
      .map(({ id, name, sections }) => ({
        id,
        name: name[language],
        sections: sections.map((section) => ({
          id: section.id,
          name: section.name[language],
          href: paths.section(section.id),
        })),
      })),
    sectionCount: listSections(opened.catalogue).length,
    title: await pageTitle(kompas, request, "along", "title"),
    nonce,
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const { user, assessmentId, kind, paths } = await requireAssessmentId(kompas, request, params.id);
  const form = await request.formData();
  const change = { intent: String(form.get("intent")), kind, sealedId: params.id ?? "", assessmentId };
  const done = await changeKept(kompas, request, user, change);
  if (!done.ok) throw done.reason === "unknown" ? data(null, { status: 400 }) : refusal(done.reason);
  return redirectTo(paths.along, { status: 303, headers: done.headers });
}

export { pageMeta as meta } from "~/foundation/web/page-exports";

export default function Along() {
  const loaded = useLoaderData<typeof loader>();
  return <AlongPage {...loaded} inert={inertWhile(loaded.dialog !== null)} />;
}
