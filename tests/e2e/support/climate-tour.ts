import { type AssessmentPaths, assessmentPaths, historyPath } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { smallPdf } from "../../support/pdfs";
import { press } from "./actions";
import { text } from "./texts";
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

/** Sends two bills: one that is read, and one of which everything is asked for. */
async function chooseBills({ page, language }: Visitors["measurer"]) {
  const table = "Month,Usage (kWh)\n2025-01,1234\n2025-02,900\n";
  await page.locator("#files").setInputFiles([
    { name: "meter.csv", mimeType: "text/csv", buffer: Buffer.from(table) },
    { name: "bill.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf()) },
  ]);
  await press(page, text(language, "bills")("files.read"));
}

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
    "progress, bills",
    at((paths) => paths.bills),
  ),
  after(
    "measurer",
    "progress, bills that were read",
    at((paths) => paths.bills),
    chooseBills,
  ),
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
