import { describe, expect, it } from "vitest";
import { mayManageCompany, mayReadPicture } from "~/foundation/company/rules/access";
import {
  type CodeChange,
  createAccessCode,
  type JoinedCode,
  MAX_JOINED,
  planCodes,
} from "~/network/membership/rules/access";

describe("a new access code", () => {
  const draw = () => createAccessCode((count) => crypto.getRandomValues(new Uint8Array(count)));

  it("is two groups of four symbols that cannot be mistaken for one another", () => {
    const codes = Array.from({ length: 500 }, draw);
    for (const code of codes) expect(code).toMatch(/^KMPS-[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("uses each symbol equally often: bytes that would favour some are drawn again", () => {
    let calls = 0;
    const code = createAccessCode((count) => {
      calls += 1;
      return new Uint8Array(count).fill(calls === 1 ? 255 : 0);
    });
    expect([code, calls]).toEqual(["KMPS-AAAA-AAAA", 2]);
  });
});

describe("joining by access code", () => {
  const corporate = (number: number): JoinedCode => ({
    corporateId: `c${number}`,
    name: `Corporate ${number}`,
    code: `CODE-${number}`,
  });
  const asked = (number: number) => ({ ...corporate(number), asks: "full" as const });
  const some = (count: number) => Array.from({ length: count }, (_, index) => corporate(index + 1));
  const owners = new Map([
    ...some(30).map(({ corporateId, name, code }) => [code, { id: corporateId, name, asks: "full" }] as const),
    ["MINE", { id: "me", name: "Me", asks: "full" }] as const,
  ]);
  const plan = (change: Partial<CodeChange>) =>
    planCodes({ companyId: "me", joined: [], keep: [], wanted: [], owners, ...change });
  const join = (joined: JoinedCode[], code: string) => plan({ joined, keep: joined, wanted: [code] });

  it("accepts a known code, and leaves no company", () => {
    expect(join(some(2), "CODE-3")).toEqual({ ok: true, join: [asked(3)], leave: [] });
  });

  it("refuses an empty code, an unknown code, the company's own code, and one already joined", () => {
    const refusals = ["", "NOBODY", "MINE", "CODE-2"].map((code) => join(some(2), code));
    expect(refusals.map((verdict) => !verdict.ok && verdict.reason)).toEqual(["missing", "unknown", "own", "joined"]);
  });

  it("refuses the twenty-first company", () => {
    expect(MAX_JOINED).toBe(20);
    expect(join(some(19), "CODE-20").ok).toBe(true);
    expect(join(some(20), "CODE-21")).toEqual({ ok: false, reason: "too-many", index: 0 });
  });

  it("recognises a joined company by the code it was joined with and by its present one", () => {
    const former = { ...corporate(1), code: "FORMER" };
    expect(join([former], "FORMER")).toMatchObject({ reason: "joined" });
    expect(join([former], "CODE-1")).toMatchObject({ reason: "joined" });
    expect(plan({ joined: [former], wanted: ["CODE-1"] })).toEqual({ ok: true, join: [], leave: [] });
  });

  it("with a whole list joins new companies and leaves missing ones", () => {
    const wanted = ["CODE-2", "CODE-7", "CODE-3"];
    expect(plan({ joined: some(4), wanted })).toEqual({
      ok: true,
      join: [asked(7)],
      leave: [corporate(1), corporate(4)],
    });
    expect(plan({ joined: some(3) })).toEqual({ ok: true, join: [], leave: some(3) });
  });

  it("with a whole list names the first code that is refused", () => {
    const at = (wanted: string[], joined = some(1)) => plan({ joined, wanted });
    expect(at(["CODE-1", "NOBODY", "MINE"])).toEqual({ ok: false, reason: "unknown", index: 1 });
    expect(at(["CODE-1", "CODE-2", "CODE-2"])).toEqual({ ok: false, reason: "joined", index: 2 });
    expect(at(some(21).map(({ code }) => code))).toEqual({ ok: false, reason: "too-many", index: 20 });
    // The codes to be left make room.
    const others = some(30)
      .slice(10)
      .map(({ code }) => code);
    expect(at(others, some(20)).ok).toBe(true);
  });
});

describe("permissions", () => {
  const of = (role: "owner" | "contributor" | "viewer") => ({ companyId: "a", role });

  it("let only the owner manage the company", () => {
    expect([of("owner"), of("contributor"), of("viewer")].map(mayManageCompany)).toEqual([true, false, false]);
  });

  it("let only colleagues see a picture", () => {
    expect(mayReadPicture(of("viewer"), { companyId: "a" })).toBe(true);
    expect(mayReadPicture(of("owner"), { companyId: "b" })).toBe(false);
  });
});
