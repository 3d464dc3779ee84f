import { describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import {
  joinByCode,
  leaveCorporate,
  listAccessCodes,
  rotateAccessCode,
  setJoinedCodes,
} from "~/network/membership/access-codes.server";
import type { Context } from "~/platform/context";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
/** Each request comes from a different network. */
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let codes = 0;

async function corporate(): Promise<CurrentUser & { code: string }> {
  codes += 1;
  const code = `CORP-${codes}`;
  const user = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, user.companyId);
  return { ...(await reloadUser(ctx, user.email)), code };
}

/** Sets these as the joined codes, with consent to what new ones will see. */
const setCodes = (of: Context, user: CurrentUser, list: string[], from: Request) =>
  setJoinedCodes(of, user, { codes: list, scope: "full", hasConsent: true }, from);

const corporates = (count: number) => Promise.all(Array.from({ length: count }, () => corporate()));
const join = (user: CurrentUser, code: string) => joinByCode(ctx, user, code, request());
const joinedBy = async (user: CurrentUser) => (await listAccessCodes(ctx, user)).joined.map(({ code }) => code);
const told = (user: CurrentUser) =>
  rowsOf<{ cause: string; company: string | null; n: number }>(
    `select cause, data ->> 'company' as company, count(*) as n from outbox
     where user_id = ? and cause like 'access-code%' group by 1, 2 order by 1, 2`,
    user.id,
  );
const noted = (user: CurrentUser) =>
  rowsOf<{ type: string; n: number }>(
    "select type, count(*) as n from security_events where user_id = ? and type like 'access-code%' group by 1 order by 1",
    user.id,
  );
const reasonOf = (verdict: { ok: boolean; reason?: string }) => (verdict.ok ? "ok" : verdict.reason);

describe("joining with an access code", () => {
  it("lets the code's owner see the company from then on, mails the company, and is recorded", async () => {
    const [chain, supplier] = [await corporate(), await registerCompany(ctx)];
    expect(await join(supplier, ` ${chain.code.toLowerCase()} `)).toEqual({ ok: true });
    expect(await listAccessCodes(ctx, supplier)).toMatchObject({
      own: null,
      joined: [{ corporateId: chain.companyId, name: chain.companyName, code: chain.code }],
    });
    expect(await told(supplier)).toEqual([{ cause: "access-code-joined", company: chain.companyName, n: 1 }]);
    expect(await noted(supplier)).toEqual([{ type: "access-code-joined", n: 1 }]);
  });

  it("refuses an unknown code, the company's own, one joined already, one of a non-corporate company, and a blank one", async () => {
    const [chain, other, plain] = [await corporate(), await corporate(), await corporate()];
    await change("update companies set is_corporate = 0 where id = ?", plain.companyId);
    await join(chain, other.code);
    const before = await dumpDatabase({ without: ["rate_limits"] });
    const verdicts = [];
    for (const code of ["NOBODY-KNOWS", chain.code, other.code, plain.code, "  "])
      verdicts.push(await join(chain, code));
    expect(verdicts.map(reasonOf)).toEqual(["unknown", "own", "joined", "unknown", "missing"]);
    expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
  });

  it("ASVS 8.3.1 is allowed to the owner of the company only: contributors and viewers can only read", async () => {
    const [chain, owner] = [await corporate(), await registerCompany(ctx)];
    await join(owner, chain.code);
    for (const role of ["contributor", "viewer"] as const) {
      const colleague = { ...owner, role };
      expect(await join(colleague, chain.code)).toEqual({ ok: false, reason: "forbidden" });
      expect(await leaveCorporate(ctx, colleague, chain.companyId, request())).toMatchObject({ reason: "forbidden" });
      expect(await setCodes(ctx, colleague, [], request())).toMatchObject({ reason: "forbidden" });
      expect(await joinedBy(colleague)).toEqual([chain.code]);
      const member = { ...chain, role };
      expect(await rotateAccessCode(ctx, member, chain.code, request())).toMatchObject({ reason: "forbidden" });
      expect((await listAccessCodes(ctx, member)).own).toBe(chain.code);
    }
  });

  it("accepts 20 of 24 codes that are submitted at once, and the same code only once", async () => {
    const [chains, supplier, again] = [await corporates(24), await registerCompany(ctx), await registerCompany(ctx)];
    const verdicts = await Promise.all(chains.map(({ code }) => join(supplier, code)));
    const count = (wanted: string) => verdicts.filter((verdict) => reasonOf(verdict) === wanted).length;
    expect([count("ok"), count("too-many")]).toEqual([20, 4]);
    expect(await joinedBy(supplier)).toHaveLength(20);
    expect((await told(supplier)).reduce((sum, { n }) => sum + n, 0)).toBe(20);

    const same = await Promise.all(Array.from({ length: 8 }, () => join(again, chains[0]?.code ?? "")));
    expect(same.map(reasonOf).sort()).toEqual([
      "joined",
      "joined",
      "joined",
      "joined",
      "joined",
      "joined",
      "joined",
      "ok",
    ]);
    expect((await told(again)).map(({ n }) => n)).toEqual([1]);
  });

  it("tells the user on the page which code is their own, which is already joined, and that 20 is the maximum", async () => {
    const [[first, ...others], user] = [await corporates(21), await corporate()];
    const cookie = await cookieOf(ctx, user.id);
    const refusal = async (code = "") => {
      const answer = await post("/user/profile/access-code?add", { code, agree: "on" }, { cookie });
      const html = await answer.text();
      expect(html).toContain(`value="${code}"`);
      const [, said = ""] = /<p[^>]*id="[^"]*code[^"]*error[^"]*"[^>]*>([\s\S]*?)<\/p>/i.exec(html) ?? [];
      return [answer.status, said.replaceAll(/<[^>]+>/g, "").trim()];
    };
    expect(await refusal(user.code)).toEqual([400, "This is your own company’s access code"]);
    expect(await join(user, first?.code ?? "")).toEqual({ ok: true });
    expect(await refusal(first?.code)).toEqual([400, "Your company has already added this code"]);
    for (const { code } of others.slice(1)) expect(await join(user, code)).toEqual({ ok: true });
    expect(await refusal(others[0]?.code)).toEqual([
      400,
      "A company can add at most 20 codes. Remove one to add another",
    ]);
    expect(await joinedBy(user)).toHaveLength(20);
  });

  it("ASVS 6.3.1 limits guessing to 30 codes an hour per user, 90 per network, whether right or wrong", async () => {
    const supplier = await registerCompany(ctx);
    for (let tries = 0; tries < 30; tries += 1) {
      expect(await join(supplier, `GUESS-${tries}`)).toMatchObject({ reason: "unknown" });
    }
    const chain = await corporate();
    expect(await join(supplier, chain.code)).toEqual({
      ok: false,
      reason: "too-many-requests",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await joinedBy(supplier)).toEqual([]);

    const office = new Request(ORIGIN, { headers: { "CF-Connecting-IP": "192.0.2.77" } });
    const list = (offset: number) => Array.from({ length: 20 }, (_, index) => `LIST-${offset + index}`);
    for (let call = 0; call < 4; call += 1) {
      const user = await registerCompany(ctx);
      expect(await setCodes(ctx, user, list(call * 20), office)).toMatchObject({ reason: "unknown" });
    }
    const next = await registerCompany(ctx);
    expect(await setCodes(ctx, next, list(80), office)).toMatchObject({ reason: "too-many-requests" });
    const later = withoutQueue(createTestContext(() => Date.now() + 60 * 60_000));
    expect(await joinByCode(later, supplier, chain.code, office)).toEqual({ ok: true });
  });
});

describe("leaving a corporate company", () => {
  it("ends the membership at once and notifies the company once, however often the form is sent", async () => {
    const [chain, other, supplier] = [await corporate(), await corporate(), await registerCompany(ctx)];
    await join(supplier, chain.code);
    await join(supplier, other.code);
    const leave = () => leaveCorporate(ctx, supplier, chain.companyId, request());
    expect(await Promise.all([leave(), leave(), leave()])).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await leave()).toEqual({ ok: true });
    expect(await joinedBy(supplier)).toEqual([other.code]);
    expect(await told(supplier)).toContainEqual({ cause: "access-code-left", company: chain.companyName, n: 1 });
    expect(await noted(supplier)).toContainEqual({ type: "access-code-left", n: 1 });
  });

  it("does not affect the membership of another company", async () => {
    const [chain, one, two] = [await corporate(), await registerCompany(ctx), await registerCompany(ctx)];
    await join(one, chain.code);
    expect(await leaveCorporate(ctx, two, chain.companyId, request())).toEqual({ ok: true });
    expect([await joinedBy(one), await told(two)]).toEqual([[chain.code], []]);
  });
});

describe("a submitted list of access codes", () => {
  it("joins new companies and leaves missing ones in one step, and keeps a company whose code was changed", async () => {
    const [a, b, c] = [await corporate(), await corporate(), await corporate()];
    const supplier = await registerCompany(ctx);
    expect(await setCodes(ctx, supplier, [a.code, b.code], request())).toEqual({ ok: true });
    await rotateAccessCode(ctx, a, a.code, request());
    expect(await setCodes(ctx, supplier, [a.code, c.code], request())).toEqual({ ok: true });
    expect(await joinedBy(supplier)).toEqual([a.code, c.code]);
    expect(await setCodes(ctx, supplier, [], request())).toEqual({ ok: true });
    expect(await joinedBy(supplier)).toEqual([]);
  });

  it("joins no company without consent, but keeps and leaves companies without it", async () => {
    const [a, b] = [await corporate(), await corporate()];
    const supplier = await registerCompany(ctx);
    const silent = (list: string[]) =>
      setJoinedCodes(ctx, supplier, { codes: list, scope: "level", hasConsent: false }, request());
    expect(await silent([a.code])).toEqual({ ok: false, reason: "silent" });
    await join(supplier, a.code);
    expect(await silent([a.code, b.code])).toEqual({ ok: false, reason: "silent" });
    expect(await silent([b.code])).toEqual({ ok: false, reason: "silent" });
    expect(await joinedBy(supplier)).toEqual([a.code]);
    expect(await silent([a.code])).toEqual({ ok: true });
    expect(await silent([])).toEqual({ ok: true });
    expect(await joinedBy(supplier)).toEqual([]);
  });

  it("changes nothing when one of its codes is refused", async () => {
    const [a, b] = [await corporate(), await corporate()];
    const supplier = await registerCompany(ctx);
    await join(supplier, a.code);
    expect(await setCodes(ctx, supplier, [b.code, "NOBODY"], request())).toEqual({
      ok: false,
      reason: "unknown",
      index: 1,
    });
    expect(await joinedBy(supplier)).toEqual([a.code]);
  });

  it("leaves nothing half-written when any of its statements fails, and a retry completes it", async () => {
    const [a, b] = [await corporate(), await corporate()];
    for (let at = 1; ; at += 1) {
      const supplier = await registerCompany(ctx);
      await join(supplier, a.code);
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const { ctx: faulty, sent } = createFaultyContext(at, "fail");
      const act = () => setCodes(withoutQueue(faulty), supplier, [b.code], request());
      const failure = await act().then(
        () => null,
        (error: unknown) => error,
      );
      if (sent() < at) break;
      expect(failure, `fault at statement ${at}`).toBeInstanceOf(Error);
      expect(await dumpDatabase({ without: ["rate_limits"] }), `after a fault at ${at}`).toEqual(before);
      expect(await setCodes(ctx, supplier, [b.code], request())).toEqual({ ok: true });
      expect(await joinedBy(supplier)).toEqual([b.code]);
    }
  });
});

describe("changing a company's own access code", () => {
  it("keeps the members, invalidates the former code at once, and lets newcomers join with the new one", async () => {
    const [chain, member, newcomer] = [await corporate(), await registerCompany(ctx), await registerCompany(ctx)];
    await join(member, chain.code);
    const verdict = await rotateAccessCode(ctx, chain, chain.code, request());
    const code = verdict.ok ? verdict.code : "";
    expect(code).toMatch(/^KMPS-\w{4}-\w{4}$/);
    expect((await listAccessCodes(ctx, chain)).own).toBe(code);
    expect(await joinedBy(member)).toEqual([chain.code]);
    expect(await join(newcomer, chain.code)).toMatchObject({ reason: "unknown" });
    expect(await join(newcomer, code.toLowerCase().replaceAll("-", " "))).toEqual({ ok: true });
    expect(await told(chain)).toEqual([{ cause: "access-code-rotated", company: null, n: 2 }]);
    expect(await noted(chain)).toEqual([{ type: "access-code-rotated", n: 1 }]);
  });

  it("takes effect once when the form is sent five times at once", async () => {
    const chain = await corporate();
    const rotate = () => rotateAccessCode(ctx, chain, chain.code, request());
    const verdicts = await Promise.all(Array.from({ length: 5 }, rotate));
    expect(verdicts.map(reasonOf).sort()).toEqual(["changed", "changed", "changed", "changed", "ok"]);
    expect((await told(chain)).map(({ n }) => n)).toEqual([2]);
  });

  it("is refused to a non-corporate company, and creates the first code for a corporate company without one", async () => {
    const plain = await registerCompany(ctx);
    expect(await rotateAccessCode(ctx, plain, null, request())).toEqual({ ok: false, reason: "forbidden" });
    await change("update companies set is_corporate = 1 where id = ?", plain.companyId);
    const chain = await reloadUser(ctx, plain.email);
    expect((await rotateAccessCode(ctx, chain, null, request())).ok).toBe(true);
  });

  it("during simultaneous joins leaves each company either a member or told that the code is unknown", async () => {
    const chain = await corporate();
    const suppliers = await Promise.all(Array.from({ length: 6 }, () => registerCompany(ctx)));
    const [, ...verdicts] = await Promise.all([
      rotateAccessCode(ctx, chain, chain.code, request()),
      ...suppliers.map((supplier) => join(supplier, chain.code)),
    ]);
    for (const [index, supplier] of suppliers.entries()) {
      const verdict = verdicts[index] ?? { ok: false };
      expect(["ok", "unknown"]).toContain(reasonOf(verdict));
      expect(await joinedBy(supplier)).toEqual(verdict.ok ? [chain.code] : []);
    }
  });
});
