import { describe, expect, it } from "vitest";
import { dayAfter } from "~/core/days/days";
import { REQUEST_STATES } from "~/core/member-requests";
import { deedsFor, isLate, judgeTitle, judgeWords, TITLE_LIMIT, WORDS_LIMIT } from "~/network/requests/rules/acts";
import { readRequestQuery, writeAfter, writeRequestQuery } from "~/network/requests/rules/list";
import { whenOf } from "~/network/requests/rules/reminders";

describe("a request's rules", () => {
  it("let the asked company decide, and the asking one check, as long as they are joined", () => {
    const of = (side: "received" | "sent") =>
      Object.fromEntries(REQUEST_STATES.map((state) => [state, deedsFor(side, { state, endedAt: null })]));
    expect(of("received")).toEqual({
      asked: ["accepted", "declined", "done", "said"],
      accepted: ["declined", "done", "said"],
      returned: ["declined", "done", "said"],
      done: ["said"],
      declined: ["accepted", "said"],
      closed: [],
      ended: [],
    });
    expect(of("sent")).toEqual({
      asked: ["closed", "said"],
      accepted: ["closed", "said"],
      returned: ["closed", "said"],
      done: ["returned", "closed", "said"],
      declined: ["closed", "said"],
      closed: [],
      ended: [],
    });
    for (const state of REQUEST_STATES) expect(deedsFor("received", { state, endedAt: 1 })).toEqual([]);
  });

  it("ask for words where something is refused, and bound them", () => {
    expect(judgeWords("declined", " \u200b ")).toEqual({ ok: false, reason: "words-missing" });
    expect(judgeWords("returned", "")).toEqual({ ok: false, reason: "words-missing" });
    expect(judgeWords("done", "")).toEqual({ ok: true, text: "" });
    expect(judgeWords("said", "x".repeat(WORDS_LIMIT + 1))).toEqual({ ok: false, reason: "words-long" });
    expect(judgeTitle("  ISO\n14001 ")).toEqual({ ok: true, title: "ISO 14001" });
    expect(judgeTitle("…")).toEqual({ ok: false, reason: "title-missing" });
    expect(judgeTitle("x".repeat(TITLE_LIMIT + 1))).toEqual({ ok: false, reason: "title-long" });
  });

  it("call it late only while the company has something to do", () => {
    const [dueOn, today] = ["2026-11-27", "2026-11-28"];
    const late = REQUEST_STATES.filter((state) => isLate({ state, dueOn }, today));
    expect(late).toEqual(["asked", "accepted", "returned"]);
    expect(isLate({ state: "asked", dueOn: today }, today)).toBe(false);
  });

  it("remind a week before the day, on it, and a week after, and on no other day", () => {
    const dueOn = "2026-03-01";
    const found = Array.from({ length: 61 }, (_, index) => index - 30).flatMap((days) => {
      const when = whenOf(dueOn, dayAfter(dueOn, days));
      return when ? [[days, when]] : [];
    });
    expect(found).toEqual([
      [-7, "before"],
      [0, "today"],
      [7, "after"],
    ]);
  });

  it("read an address as they write it, and nothing that they do not know", () => {
    for (const written of ["", "?show=done", "?kind=figure&late=yes", "?show=all&kind=action", "?title=ISO+14001"]) {
      expect(writeRequestQuery(readRequestQuery(new URLSearchParams(written)))).toBe(written);
    }
    const after = { dueOn: "2026-11-28", id: "abcdefghijklmnopqrstuv" };
    expect(readRequestQuery(new URLSearchParams({ after: writeAfter(after) })).after).toEqual(after);
    const strange = readRequestQuery(new URLSearchParams("show=x&kind=y&late=no&after=1~' or 1"));
    expect(strange).toEqual({ shown: "open", kind: null, isLate: false, title: "", after: null });
  });
});
