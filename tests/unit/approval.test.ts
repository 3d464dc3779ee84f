import { describe, expect, it } from "vitest";
import { proposedApproval, shownApproval } from "~/results/results/rules/approval";

const STATED = { name: "Thandi Nkosi", designation: "Director", date: "2026-01-31" };
const ZONE = "Africa/Johannesburg";
/** After midnight in Johannesburg, before it in Greenwich. */
const AT = Date.UTC(2026, 1, 1, 23);

describe("the approval of a report of either kind", () => {
  it("is what its owner stated, rather than a press", () => {
    expect(shownApproval(STATED, { name: "Thandi", at: AT }, ZONE)).toEqual(STATED);
    expect(shownApproval(STATED, null, ZONE)).toEqual(STATED);
  });

  it("is the press with its day where the company is, if nothing was stated", () => {
    const day = { designation: "", date: "2026-02-02" };
    expect(shownApproval(null, { name: "Thandi", at: AT }, ZONE)).toEqual({ name: "Thandi", ...day });
    expect(shownApproval(null, { name: null, at: AT }, ZONE)).toEqual({ name: null, ...day });
    expect(shownApproval(null, null, ZONE)).toBeNull();
  });

  it("is proposed as the owner's on this day, or as it was stated before", () => {
    const owner = { username: "Thandi", designation: "Owner" };
    const today = "2026-02-02";
    expect(proposedApproval(null, owner, AT, ZONE)).toEqual({ name: "Thandi", designation: "Owner", date: today });
    expect(proposedApproval(null, null, AT, ZONE)).toEqual({ name: "", designation: "", date: today });
    expect(proposedApproval(STATED, owner, AT, ZONE)).toEqual(STATED);
  });
});
