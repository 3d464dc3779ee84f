import { describe, expect, it } from "vitest";
import { readGoto } from "../../app/assessment/form/rules/goto";
import {
  assessmentPaths,
  isResultsPath,
  isSectionPath,
  kindOfPath,
  patternOf,
} from "../../app/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS } from "../../app/core/kinds/kind";
import { findViolations } from "../../scripts/lib/layers.mjs";

const ID = "a".repeat(43);
/** The placeholder for a value in a template. */
const VALUE = "$" + "{sealedId}";
const readiness = assessmentPaths("readiness", "{id}");
const progress = assessmentPaths("progress", "{id}");

/** Every path of one assessment that contains its kind, with a value for each parameter. */
function listPaths(paths: ReturnType<typeof assessmentPaths>): string[] {
  const {
    section,
    proofs,
    resumed,
    question,
    act,
    comments,
    completeStep,
    topic,
    viewAs,
    viewTopic,
    report: _,
    reportFile: _file,
    slides: _slides,
    slidesFile: _slidesFile,
    ...plain
  } = paths;
  const made = [
    section("s"),
    proofs("s"),
    resumed("s"),
    question("s", "q"),
    act("clear"),
    comments("q"),
    completeStep("submit"),
    topic("t"),
    viewAs("u"),
    viewTopic("t", null),
  ];
  return [...Object.values(plain), ...made];
}

describe("paths of an assessment", () => {
  it("are those named in the specification", () => {
    expect([readiness.form, readiness.view, readiness.resume]).toEqual([
      "/{id}",
      "/view/{id}",
      "/user/assessment/{id}",
    ]);
    expect([readiness.results, readiness.newResults, readiness.documents]).toEqual([
      "/user/dashboard/{id}",
      "/user/dashboard/{id}?generateReport=true",
      "/uploadDocuments/{id}",
    ]);
    expect([progress.form, progress.view, progress.resume]).toEqual([
      "/progress/{id}",
      "/view/progress/{id}",
      "/user/progress/assessment/{id}",
    ]);
    expect([progress.results, progress.newResults, progress.documents]).toEqual([
      "/user/progress/dashboard/{id}",
      "/user/progress/dashboard/{id}?generateReport=true",
      "/uploadProgressDocuments/{id}",
    ]);
  });

  it("are the same for the printable report, whatever the kind", () => {
    expect([readiness.report, progress.report]).toEqual(["/pdf/{id}", "/pdf/{id}"]);
    expect(readiness.reportFile("fr")).toBe("/pdf/{id}/file?lang=fr");
    expect([progress.slides, progress.slidesFile("ms")]).toEqual(["/pdf/{id}/slides", "/pdf/{id}/slides/file?lang=ms"]);
    const written = `const path = \`/pdf/${VALUE}\`;`;
    expect(findViolations("app/assessment/form/go.ts", written)).toHaveLength(1);
  });

  it("name the page and part they lead to", () => {
    expect(readiness.section("energy")).toBe("/{id}?section=energy");
    expect(readiness.resumed("energy")).toBe("/{id}?section=energy&resumed");
    expect(readiness.question("energy", "energy.1")).toBe("/{id}?section=energy&question=energy.1#energy.1");
    expect(readiness.start).toBe("/{id}?start");
    expect(readiness.act("fresh")).toBe("/user/assessment/{id}/fresh");
    expect(readiness.completeStep("submit")).toBe("/complete/{id}?dialog=submit");
    expect(readiness.workbookFile).toBe("/workbook/{id}/download");
    expect(readiness.topic("energy")).toBe("/topics/{id}#energy");
    expect(progress.comments("a/b")).toBe("/comments/progress/{id}/a%2Fb");
  });

  it("are unique across kinds and pages", () => {
    const all = [...listPaths(readiness), ...listPaths(progress)];
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(KINDS_OF_ASSESSMENTS)("reveal their kind, here %s", (kind) => {
    for (const path of listPaths(assessmentPaths(kind, ID))) expect(kindOfPath(path), path).toBe(kind);
    for (const path of listPaths(assessmentPaths(kind, ID))) expect(kindOfPath(path.toUpperCase()), path).toBe(kind);
  });

  it("are recognised by code that only sees an address", () => {
    for (const kind of KINDS_OF_ASSESSMENTS) {
      const { complete, documents, form, results, section, workbook, workbookFile } = assessmentPaths(kind, ID);
      expect([patternOf("workbook").test(workbook), patternOf("workbook").test(workbookFile)]).toEqual([true, false]);
      expect([patternOf("documents").test(documents), patternOf("complete").test(complete)]).toEqual([true, true]);
      expect([isResultsPath(results), isResultsPath(form)]).toEqual([true, false]);
      expect([isSectionPath(section("energy")), isSectionPath(form)]).toEqual([true, false]);
    }
  });

  it.each(KINDS_OF_ASSESSMENTS)("are written nowhere else in the code, here %s", (kind) => {
    for (const path of listPaths(assessmentPaths(kind, VALUE))) {
      expect(findViolations("app/assessment/form/go.ts", `const path = \`${path}\`;`), path).toHaveLength(1);
    }
  });
});

describe("a goto value", () => {
  it("leads to a page of the assessment, and says what it is about", () => {
    expect(readGoto("points", readiness)).toEqual({ page: "points", about: "", path: "/points/{id}" });
    const path = "/comments/progress/{id}/energy.1";
    expect(readGoto("comments/energy.1", progress)).toEqual({ page: "comments", about: "energy.1", path });
  });

  it.each(["form", "toString", "", null])("leads to no page when it is %j", (value) => {
    expect(readGoto(value, readiness)).toBeNull();
  });
});
