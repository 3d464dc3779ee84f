import { useParams } from "@remix-run/react";
import { type AssessmentPaths, assessmentPaths } from "~/core/addresses/assessment";
import { useKind } from "./use-kind";

/** The paths of the assessment whose page is shown. */
export function usePaths(): AssessmentPaths {
  const { id = "" } = useParams();
  return assessmentPaths(useKind(), id);
}
