import type { AssessmentPage } from "~/assessment/answers/queries.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { JourneyState } from "~/home/journey/rules/journey";

/** Paths of a company's newest draft, and of its latest results and their reports, by kind. */
export interface JourneyPaths {
  drafts: Partial<Record<Kind, string>>;
  results: Partial<Record<Kind, string>>;
  reports: Partial<Record<Kind, string>>;
}

/** What a company can continue with, from the list of its assessments. */
export function journeyStateOf(
  standing: AssessmentPage["standing"],
  latest: readonly { kind: Kind; id: string }[],
): JourneyState {
  const drafts = KINDS_OF_ASSESSMENTS.flatMap((kind) => {
    const { newestDraft } = standing[kind];
    return newestDraft ? [[kind, newestDraft] as const] : [];
  });
  return { drafts: Object.fromEntries(drafts), results: Object.fromEntries(latest.map(({ kind, id }) => [kind, id])) };
}

export function journeyPathsOf({ drafts, results }: JourneyState, seal: (id: string) => string): JourneyPaths {
  const paths = (ids: JourneyState["drafts"], page: "form" | "results" | "report") =>
    Object.fromEntries(
      KINDS_OF_ASSESSMENTS.flatMap((kind) => {
        const id = ids[kind];
        return id ? [[kind, assessmentPaths(kind, seal(id))[page]]] : [];
      }),
    );
  return { drafts: paths(drafts, "form"), results: paths(results, "results"), reports: paths(results, "report") };
}
