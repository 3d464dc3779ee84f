import { useLocation, useParams } from "@remix-run/react";
import { type AssessmentPaths, assessmentPaths, kindOfPath } from "~/domain/kinds/paths";

/** The paths of the assessment whose page is shown. */
export function usePaths(): AssessmentPaths {
  const { id = "" } = useParams();
  return assessmentPaths(kindOfPath(useLocation().pathname), id);
}
