import { describe, expect, it } from "vitest";
import { readReport } from "~/upkeep/delivery/rules/mail-events";
import { problemOf, readMoment, wholeMinutes, writeMoment } from "~/upkeep/delivery/rules/range";

const SIGNATURE = { timestamp: "1795852800", token: "t".repeat(50), signature: "s".repeat(64) };
const mailgun = (event: object) => ({ signature: SIGNATURE, "event-data": event });
const failed = (more: object) => ({ event: "failed", severity: "permanent", recipient: "a@example.org", ...more });

describe("a report of a mail service", () => {
  it("in the plain form names addresses and what became of them", () => {
    const kinds = ["bounce", "full", "complaint"];
    const report = readReport({ events: kinds.map((kind) => ({ address: "a@example.org", kind })) });
    expect(report).toEqual({
      signature: null,
      events: ["unknown", "full", "complaint"].map((reason) => ({ address: "a@example.org", reason })),
    });
  });

  it.each<[string, object, string | null]>([
    ["a permanent bounce", failed({ reason: "bounce", "delivery-status": { code: 550 } }), "unknown"],
    [
      "an address that Mailgun has stopped",
      failed({ reason: "suppress-bounce", "delivery-status": { code: 605 } }),
      "unknown",
    ],
    ["a full mailbox, by its code", failed({ reason: "generic", "delivery-status": { code: 552 } }), "full"],
    [
      "a full mailbox, by its enhanced code",
      failed({ "delivery-status": { code: 550, "enhanced-code": "5.2.2" } }),
      "full",
    ],
    [
      "a refusal of policy",
      failed({ reason: "bounce", "delivery-status": { code: 550, "enhanced-code": "5.7.26" } }),
      null,
    ],
    ["a failure that passes", { ...failed({ reason: "generic" }), severity: "temporary" }, null],
    ["a mail that became too old", failed({ reason: "old" }), null],
    ["a complaint", { event: "complained", recipient: "a@example.org" }, "complaint"],
    ["a mail that arrived", { event: "delivered", recipient: "a@example.org" }, null],
    ["an event without a recipient", { event: "complained" }, null],
  ])("of Mailgun about %s", (_name, event, reason) => {
    expect(readReport(mailgun(event))).toEqual({
      signature: SIGNATURE,
      events: reason === null ? [] : [{ address: "a@example.org", reason }],
    });
  });

  it.each([
    null,
    "bounce",
    {},
    { events: "all" },
    { events: [{ address: "a@example.org", kind: "gone" }] },
    mailgun([]),
  ])("is none: %j", (body) => {
    expect(readReport(body)).toBeNull();
  });
});

describe("a range of time", () => {
  const AT = Date.UTC(2026, 10, 28, 8, 5);

  it.each([
    ["2026-11-28T08:05", AT],
    ["2026-11-28T08:05:59", AT],
    [" 2026-11-28 08:05 ", AT],
    ["2026-02-31T08:05", null],
    ["2026-11-28T25:00", null],
    ["2026-11-28", null],
    ["28 November", null],
    ["", null],
  ])("reads %j in UTC", (typed, expected) => {
    expect(readMoment(typed)).toBe(expected);
  });

  it("is written as a browser's field takes it, and covers the whole minutes around two moments", () => {
    expect(writeMoment(AT + 59_999)).toBe("2026-11-28T08:05");
    expect(wholeMinutes(AT + 1, AT + 59_999)).toEqual({ from: AT, until: AT + 60_000 });
    expect(wholeMinutes(AT, AT)).toEqual({ from: AT, until: AT + 60_000 });
  });

  it("has two moments, the second after the first", () => {
    expect(problemOf({ from: null, until: AT })).toEqual({ field: "from", problem: "moment" });
    expect(problemOf({ from: AT, until: null })).toEqual({ field: "until", problem: "moment" });
    expect(problemOf({ from: AT, until: AT })).toEqual({ field: "until", problem: "turned" });
    expect(problemOf({ from: AT, until: AT + 1 })).toBeNull();
  });
});
