import { type AssessmentPaths, assessmentPaths, historyPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { after, type Stop, stop, type Visitors } from "./tour";

const hasAutosave = true;
const isEnhanced = true;
const hasUpload = true;

const at =
  (path: (paths: AssessmentPaths) => string) =>
  ({ footprint }: Visitors["measurer"]) =>
    path(assessmentPaths(PROGRESS, footprint));

const FUELS = at((paths) => paths.section("ghg-emissions-reduction.footprint.direct"));
const ELECTRICITY = at((paths) => paths.section("ghg-emissions-reduction.footprint.electricity"));

/** Unfolds everything in a worksheet: the months of each fuel, own factors, rare sources, and the calculation of the total. */
const unfoldWorksheet = ({ page }: Visitors["measurer"]) =>
  page.locator("#section-form details").evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.open = true;
  });

/** A Progress Assessment from its questions to the final confirmation. */
export const CLIMATE_STOPS: Stop[] = [
  stop(
    "measurer",
    "progress, statements",
    at((paths) => paths.section("climate-governance.practice.everyday")),
    { hasAutosave },
  ),
  stop(
    "measurer",
    "progress, follow-ups",
    at((paths) => paths.section("ghg-emissions-reduction.ambition.goal")),
    { hasAutosave },
  ),
  after("measurer", "progress, worksheet with everything open", FUELS, unfoldWorksheet, { hasAutosave }),
  stop("measurer", "progress, worksheet of electricity", ELECTRICITY, { hasAutosave }),
  stop(
    "measurer",
    "progress, ready to submit",
    at((paths) => paths.complete),
  ),
  stop(
    "measurer",
    "progress, submission dialog",
    at((paths) => paths.completeStep("complete")),
  ),
  stop(
    "measurer",
    "progress, last question",
    at((paths) => paths.completeStep("submit")),
  ),
  stop(
    "measurer",
    "progress, documents",
    at((paths) => `${paths.documents}?add`),
    { hasUpload },
  ),
  stop(
    "measurer",
    "progress, points so far",
    at((paths) => paths.points),
  ),
  stop(
    "measurer",
    "progress, everything before it is submitted",
    at((paths) => paths.review),
    { isEnhanced },
  ),
  stop("measurer", "progress, one draft", historyPath(PROGRESS)),
  stop("reader", "progress, cards", historyPath(PROGRESS)),
];
