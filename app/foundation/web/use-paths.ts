import { useParams } from "@remix-run/react";
import { type AssessmentPaths, assessmentPaths } from "~/core/addresses/assessment";
import { useKind } from "./use-kind";

/** The paths of the current page's assessment. */
export function usePaths(): AssessmentPaths {
  const { id = "" } = useParams();
  return assessmentPaths(useKind(), id);
}
