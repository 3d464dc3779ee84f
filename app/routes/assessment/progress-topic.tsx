import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { findTopic } from "~/domain/catalogue/lookup";
import { PROGRESS } from "~/domain/kinds/kind";
import { assessmentPaths, historyPath } from "~/domain/kinds/paths";
import { entrySection } from "~/domain/progress/completion";
import { findNewest } from "~/features/answers/newest.server";
import { refusal } from "~/features/answers/open-id.server";
import { openAssessment } from "~/features/answers/queries.server";
import { requireUser } from "~/features/identity/session.server";
import { redirectTo } from "~/features/web/redirect.server";

/** Leads to a topic in the company's newest Progress Assessment: where it is open, or to its answers. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const { draft, completed } = await findNewest(kompas, user, PROGRESS);
  const id = draft ?? completed;
  if (id === null) return redirectTo(historyPath(PROGRESS));
  const opened = await openAssessment(kompas, user, id, "read");
  if (!opened.ok) throw refusal("not-found");
  const topic = findTopic(opened.catalogue, params.topic ?? "");
  const section = topic && entrySection(topic, opened.answers);
  if (!section) throw refusal("not-found");
  const paths = assessmentPaths(PROGRESS, kompas.ids.seal(id));
  return redirectTo(opened.assessment.state === "draft" ? paths.section(section.id) : paths.view);
}

/** Never shown; with it this is a page, so that a link to no topic gets the error page. */
export default function ProgressTopic() {
  return null;
}
