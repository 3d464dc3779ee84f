import { describe, expect, it } from "vitest";
import { maySetDeadline } from "~/domain/access/deadlines";
import { decideReview } from "~/domain/access/reviews";
import { daysLeft, deadlineEnd, judgeDueOn, nextReminder, stageOf } from "~/domain/deadlines/deadline";

const at = (iso: string) => Date.parse(iso);
const NOW = at("2026-11-21T15:00:00Z");

describe("a due date", () => {
  it("ends when its day ends in the last place on earth, twelve hours behind UTC", () => {
    expect(new Date(deadlineEnd("2026-11-21")).toISOString()).toBe("2026-11-22T12:00:00.000Z");
    expect(daysLeft("2026-11-21", at("2026-11-22T11:59:59Z"))).toBe(0);
    expect(daysLeft("2026-11-21", at("2026-11-22T12:00:00Z"))).toBeNull();
  });

  it.each([
    ["2026-11-21", 0],
    ["2026-11-22", 1],
    ["2026-12-05", 14],
    ["2028-02-29", 465],
  ])("%s is %i days away on 21 November 2026", (dueOn, days) => expect(daysLeft(dueOn, NOW)).toBe(days));

  it.each([
    ["", "missing"],
    ["   ", "missing"],
    ["21/12/2026", "invalid"],
    ["2026-02-30", "invalid"],
    ["2026-13-01", "invalid"],
    ["tomorrow", "invalid"],
    ["2026-11-20", "past"],
    ["2028-11-22", "too-far"],
    ["9999-12-31", "too-far"],
  ])("cannot be «%s»: %s", (text, reason) => expect(judgeDueOn(text, NOW)).toEqual({ ok: false, reason }));

  it("can be today, also where today is still yesterday, and as late as two years ahead", () => {
    for (const dueOn of ["2026-11-21", "2028-11-21"]) expect(judgeDueOn(dueOn, NOW)).toEqual({ ok: true, dueOn });
    expect(judgeDueOn(" 2026-11-20 ", at("2026-11-21T11:59:59Z"))).toEqual({ ok: true, dueOn: "2026-11-20" });
    expect(judgeDueOn("2026-11-20", at("2026-11-21T12:00:00Z"))).toEqual({ ok: false, reason: "past" });
  });
});

describe("reminders of a due date", () => {
  it("come 14, 7 and 1 days before and when it is over", () => {
    const times: string[] = [];
    for (let time = nextReminder("2026-12-20", NOW); time !== null; time = nextReminder("2026-12-20", time)) {
      times.push(
        `${new Date(time).toISOString().slice(0, 16)} ${stageOf({ dueOn: "2026-12-20", remindAt: time }, time)}`,
      );
    }
    expect(times).toEqual([
      "2026-12-06T06:00 14",
      "2026-12-13T06:00 7",
      "2026-12-19T06:00 1",
      "2026-12-21T12:00 passed",
    ]);
  });

  it("leave out what lies behind already", () => {
    expect(nextReminder("2026-11-25", NOW)).toBe(at("2026-11-24T06:00:00Z"));
    expect(nextReminder("2026-11-21", NOW)).toBe(at("2026-11-22T12:00:00Z"));
    expect(nextReminder("2026-11-19", NOW)).toBeNull();
  });

  it("say that it has been set where the time is none of theirs, and that it is over when they come too late", () => {
    expect(stageOf({ dueOn: "2026-12-20", remindAt: NOW }, NOW)).toBe("set");
    expect(stageOf({ dueOn: "2026-12-20", remindAt: at("2026-12-19T06:00:00Z") }, at("2026-12-22T00:00:00Z"))).toBe(
      "passed",
    );
  });
});

describe("who may set a date", () => {
  const viewer = (role: "owner" | "contributor" | "viewer", isCorporate: boolean) => ({
    companyId: "a",
    role,
    isCorporate,
  });
  it("is whoever may answer for the own one, and the owner of a corporate company for its members'", () => {
    for (const isCorporate of [true, false]) {
      expect(maySetDeadline(viewer("owner", isCorporate), "own")).toBe(true);
      expect(maySetDeadline(viewer("contributor", isCorporate), "own")).toBe(true);
      expect(maySetDeadline(viewer("viewer", isCorporate), "own")).toBe(false);
      expect(maySetDeadline(viewer("owner", isCorporate), "members")).toBe(isCorporate);
      expect(maySetDeadline(viewer("contributor", isCorporate), "members")).toBe(false);
    }
  });
});

describe("who may review and approve a report", () => {
  const viewer = (role: "owner" | "contributor" | "viewer") => ({ companyId: "a", role });
  const completed = { companyId: "a", kind: "readiness" as const, state: "completed" as const };
  it("is everybody of the company, and its owner", () => {
    for (const role of ["owner", "contributor", "viewer"] as const) {
      expect(decideReview(viewer(role), completed, "reviewed")).toEqual({ ok: true });
      expect(decideReview(viewer(role), completed, "approved").ok).toBe(role === "owner");
    }
    expect(decideReview(viewer("viewer"), completed, "approved")).toEqual({ ok: false, reason: "forbidden" });
  });

  it("is nobody else, and nobody before there is a report", () => {
    expect(decideReview({ companyId: "b", role: "owner" }, completed, "approved")).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(decideReview(viewer("owner"), { ...completed, state: "draft" }, "approved")).toEqual({
      ok: false,
      reason: "draft",
    });
    expect(decideReview(viewer("owner"), undefined, "reviewed")).toEqual({ ok: false, reason: "not-found" });
  });
});
