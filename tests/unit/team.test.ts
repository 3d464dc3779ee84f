import { describe, expect, it } from "vitest";
import { LANGUAGES } from "~/core/language";
import { decideMember, mayManageTeam } from "~/home/team/rules/access";
import { INVITATION_LIFE_MS, MAX_OPEN_INVITATIONS, secondsUntilResend } from "~/home/team/rules/invitations";
import { timeAhead } from "~/i18n/format";

const at = (role: "owner" | "contributor" | "viewer", companyId = "ours") => ({ companyId, role, isLeaving: false });

describe("management of the team", () => {
  it("is reserved to the owner", () => {
    expect((["owner", "contributor", "viewer"] as const).map((role) => mayManageTeam(at(role)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(["change-role", "remove", "hand-over"] as const)(
    "does not %s the owner, or users of another company",
    (action) => {
      expect(decideMember(at("owner"), at("owner"), action)).toEqual({ ok: false, reason: "owner" });
      expect(decideMember(at("owner"), at("contributor", "theirs"), action)).toEqual({
        ok: false,
        reason: "not-found",
      });
      expect(decideMember(at("owner"), null, action)).toEqual({ ok: false, reason: "not-found" });
      expect(decideMember(at("contributor"), at("viewer"), action)).toEqual({ ok: false, reason: "forbidden" });
      expect(decideMember(at("owner"), at("contributor"), action)).toEqual({ ok: true });
    },
  );

  it("hands the company over only to a contributor who stays", () => {
    expect(decideMember(at("owner"), at("viewer"), "hand-over")).toEqual({ ok: false, reason: "viewer" });
    const leaving = { ...at("contributor"), isLeaving: true };
    expect(decideMember(at("owner"), leaving, "hand-over")).toEqual({ ok: false, reason: "leaving" });
    expect(decideMember(at("owner"), leaving, "remove")).toEqual({ ok: true });
  });
});

describe("an invitation", () => {
  it("is valid for 14 days; 20 may be open at once", () => {
    expect(INVITATION_LIFE_MS).toBe(14 * 24 * 60 * 60 * 1000);
    expect(MAX_OPEN_INVITATIONS).toBe(20);
  });

  it.each([
    [0, 60],
    [1, 60],
    [59_001, 1],
    [60_000, 0],
    [3_600_000, 0],
  ])("that was sent %d ms ago can be sent again in %d seconds", (ago, seconds) => {
    expect(secondsUntilResend(1_000_000, 1_000_000 + ago)).toBe(seconds);
  });
});

describe("a waiting time in words", () => {
  it.each([
    [45, "in 45 seconds", "dans 45 secondes", "dalam 45 saat"],
    [61, "in 2 minutes", "dans 2 minutes", "dalam 2 minit"],
    [86_400, "in 24 hours", "dans 24 heures", "dalam 24 jam"],
  ])("of %d seconds is rounded up", (seconds, ...words) => {
    const said = LANGUAGES.map((language) => timeAhead(seconds, language).replaceAll("\u00a0", " "));
    expect(said).toEqual(words);
  });
});
