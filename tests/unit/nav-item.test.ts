import { describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { currentOf, navItemOf } from "~/foundation/shell/nav-item";

const ID = "x".repeat(43);

describe("the current entry in the header", () => {
  it.each(KINDS_OF_ASSESSMENTS)(
    "is Assessments on every page of a %s assessment except its results and their report",
    (kind) => {
      const paths = assessmentPaths(kind, ID);
      const { along, form, view, resume, documents, complete, points, resync, review, topics, workbook } = paths;
      for (const path of [along, form, view, resume, documents, complete, points, resync, review, topics, workbook])
        expect(navItemOf(path), path).toBe("assessments");
      expect(navItemOf(paths.comments("q1"))).toBe("assessments");
      expect(navItemOf(paths.act("clear"))).toBe("assessments");
      for (const path of [paths.results, paths.report]) expect(navItemOf(path)).toBe("reports");
    },
  );

  it.each([
    ["/", null],
    ["/user/history", "assessments"],
    ["/user/deadline/own", "assessments"],
    ["/analytics", "analytics"],
    ["/advanceAnalytics", "analytics"],
    ["/progressAdvanceAnalytics", "analytics"],
    ["/knowledge-base", "knowledge"],
    ["/knowledge-base/water", "knowledge"],
    ["/plan/what-if", "plan"],
    ["/key-figures", "figures"],
    ["/key-figures/2025/energy", "figures"],
    ["/notifications", "bell"],
    ["/user/profile/edit", "account"],
    ["/user/team", "account"],
    ["/user/sharing", "account"],
    ["/associatedCompanies", "members"],
    ["/progress/associatedCompanies", "members"],
    ["/admin/jobs", "administration"],
    ["/terms&condition", null],
    ["/legal-documents", null],
    ["/supported", null],
  ])("for %s is %s", (path, place) => {
    expect(navItemOf(path)).toBe(place);
  });

  it("distinguishes a page from a page that contains it", () => {
    expect(currentOf("/user/profile", "/user/profile")).toBe("page");
    expect(currentOf("/user/profile/edit", "/user/profile")).toBe("true");
    expect(currentOf("/user/team", "/user/profile")).toBeUndefined();
  });
});
