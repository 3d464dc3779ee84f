import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { dayIn } from "~/core/days/days";
import { LANGUAGES } from "~/core/language";
import { LEGAL_VERSIONS } from "~/foundation/identity/content/legal-documents";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { users } from "~/foundation/tables/people";
import { announceLegalUpdates } from "~/office/announcements/legal-updates.server";
import { sendAnnouncement } from "~/office/announcements/send.server";
import { createContext } from "~/platform/context";
import { accountJson } from "~/upkeep/privacy/export-account.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const DAY = 86_400_000;
const inDays = (days: number) => dayIn(Date.now() + days * DAY, "UTC");
const NEXT = LEGAL_VERSIONS.terms.length + 1;

/** The product with further versions of the terms and the policy. */
const published = (terms: object[], privacy: object[] = []) => ({
  ...testEnv,
  LEGAL_PREVIEW: JSON.stringify({ terms, privacy }),
});
const version = (days: number, asks = true) => ({
  from: inDays(days),
  asks,
  changes: { en: `Fees <b>${days}</b>`, fr: `Frais ${days}`, ms: `Yuran ${days}` },
});
const SOON = published([version(20)]);
const DUE = published([version(-1)]);

const ctx = withoutQueue(createTestContext());
let user: CurrentUser;
let cookie: string;
beforeEach(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
});

type Env = typeof SOON;
const read = (env: Env, path: string, as = cookie) => send(path, { headers: { Cookie: as } }, env);
const write = (env: Env, path: string, fields: Record<string, string>, as = cookie) =>
  send(path, { method: "POST", headers: { Cookie: as, Origin: ORIGIN }, body: new URLSearchParams(fields) }, env);
const where = (answer: Response) => [answer.status, answer.headers.get("Location")];
const agreed = async () => {
  const [row] = await rowsOf<{ agreements: string }>("select agreements from users where id = ?", user.id);
  const all: { document: string; version: number; at: number }[] = JSON.parse(row?.agreements ?? "[]");
  for (const { at } of all) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  return all.map(({ document, version: number }) => `${document} ${number}`);
};
const FIRST = [`terms ${LEGAL_VERSIONS.terms.length}`, `privacy ${LEGAL_VERSIONS.privacy.length}`];
const NOTICE = "New versions of our legal documents";

describe("agreement to the legal documents", () => {
  it("is recorded on registration and on joining a company, for the newest versions, and requested once", async () => {
    expect(await agreed()).toEqual(FIRST);
    expect(await (await send("/user/history", { headers: { Cookie: cookie } })).text()).not.toContain(NOTICE);
    expect(where(await send("/agreements?next=/plan", { headers: { Cookie: cookie } }))).toEqual([303, "/plan"]);
    for (const odd of ["//evil.example", "https://evil.example", "/agreements?next=/agreements", "\\evil", ""]) {
      const path = `/agreements?next=${encodeURIComponent(odd)}`;
      expect(where(await read(published([]), path)), odd).toEqual([303, "/user/history"]);
    }
  });

  it("is requested on every page before a version takes effect, without blocking anything", async () => {
    const page = await (await read(SOON, "/user/history?kind=progress")).text();
    expect(page).toContain(`${NOTICE} apply from`);
    expect(page).toContain('href="/agreements?next=%2Fuser%2Fhistory%3Fkind%3Dprogress"');
    const started = await write(SOON, "/user/history", { from: "nothing" });
    expect(started.status).toBe(303);
    const asked = await (await read(SOON, "/agreements?next=/plan")).text();
    expect(asked).toContain("Fees &lt;b&gt;20&lt;/b&gt;");
    expect(asked).toContain('href="/terms&amp;condition"');
    expect(asked).toMatch(/href="\/plan"[^>]*>Not now</);
    expect(asked).not.toContain(`name="privacy"`);
  });

  it("is recorded alongside earlier agreements, and only for the version that was shown", async () => {
    for (const terms of ["", "1", "99", `${NEXT} `, `0${NEXT}`, `${NEXT - 1}`]) {
      const sent = await write(SOON, "/agreements", { next: "/plan", terms });
      expect(where(sent), terms).toEqual([303, "/agreements?next=%2Fplan"]);
    }
    expect(await agreed()).toEqual(FIRST);
    const send = () => write(SOON, "/agreements", { next: "/plan?a=1", terms: String(NEXT) });
    const answers = await Promise.all([send(), send(), send()]);
    for (const answer of answers) expect(where(answer)).toEqual([303, "/plan?a=1"]);
    expect(await agreed()).toEqual([...FIRST, `terms ${NEXT}`]);
    expect(await (await read(DUE, "/user/history")).text()).not.toContain(NOTICE);
  });

  it("blocks, once it is due, what an owner sends, with an explanation, but nothing that they read", async () => {
    const page = await read(DUE, "/user/history");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Until you agree, you can read but not save");
    const refused = await write(DUE, "/user/history", { from: "nothing" });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("First we need your agreement");
    expect(await rowsOf("select id from assessments where company_id = ?", user.companyId)).toEqual([]);
    expect((await write(DUE, "/plan", { intent: "add" })).status).toBe(403);
    expect((await read(DUE, "/agreements")).status).toBe(200);
    expect((await write(DUE, "/agreements", { next: "/plan", terms: String(NEXT) })).status).toBe(303);
    expect((await write(DUE, "/user/history", { from: "nothing" })).status).toBe(303);
  });

  it("does not block privacy rights, support questions or leaving", async () => {
    for (const path of ["/user/privacy", "/support", "/notifications", "/terms&condition", "/user/sharing"]) {
      expect((await read(DUE, path)).status, path).toBe(200);
    }
    expect((await write(DUE, "/user/privacy", { intent: "export" })).status).not.toBe(403);
    expect((await write(DUE, "/support", { topic: "privacy", question: "Why?" })).status).not.toBe(403);
    expect((await write(DUE, "/user/sharing", { company: "nobody", scope: "level" })).status).toBe(404);
    expect((await write(DUE, "/logout", {})).status).toBe(303);
  });

  it("is requested from the owner only: colleagues continue, and no user is asked on another user's behalf", async () => {
    const colleague = await colleagueOf(ctx, user, "contributor");
    const theirs = await cookieOf(ctx, colleague.id);
    expect(await (await read(DUE, "/user/history", theirs)).text()).not.toContain(NOTICE);
    expect(where(await read(DUE, "/agreements", theirs))).toEqual([303, "/user/history"]);
    expect(where(await write(DUE, "/agreements", { terms: String(NEXT) }, theirs))).toEqual([303, "/user/history"]);
    expect(await agreed()).toEqual(FIRST);
    expect((await write(DUE, "/user/history", { from: "nothing" }, theirs)).status).toBe(303);
    expect(where(await read(DUE, "/agreements", ""))).toEqual([303, "/login?next=%2Fagreements"]);
  });

  it("is not requested for a version with corrections only", async () => {
    const mended = published([version(-1, false)]);
    expect(await (await read(mended, "/user/history")).text()).not.toContain(NOTICE);
    expect((await write(mended, "/user/history", { from: "nothing" })).status).toBe(303);
  });

  it("blocks API calls that write while it is due, and says so", async () => {
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const call = (method: string, path: string) =>
      send(`/api${path}`, { method, headers: { Authorization: `Bearer ${accessToken}` } }, DUE);
    expect((await call("GET", "/users/me")).status).toBe(200);
    const refused = await call("POST", "/users/submission/create");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      statusCode: 403,
      message: expect.stringContaining("owner’s agreement"),
    });
    expect((await call("PATCH", "/notifications/read")).status).toBe(200);
  });

  it("is included in the copy of a user's data", async () => {
    const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id));
    if (!row) throw new Error("No user");
    let text = "";
    for await (const piece of accountJson(ctx, row, "company")) text += piece;
    expect(JSON.parse(text).agreements).toMatchObject([{ document: "terms" }, { document: "privacy" }]);
  });
});

describe("a new version of a legal document", () => {
  beforeEach(() => change("delete from announcements"));
  const announced = () =>
    rowsOf<{ id: string; type: string; texts: string }>("select id, type, texts from announcements");
  const ctxOf = (env: Env) => withoutQueue(createContext(env));

  it("is announced once, under its own type, in every language, according to each user's preferences", async () => {
    const later = ctxOf(published([version(20)], [version(9, false)]));
    expect((await announceLegalUpdates(ctx)).did).toEqual({ handedOver: 0 });
    const runs = await Promise.all([announceLegalUpdates(later), announceLegalUpdates(later)]);
    expect(runs.reduce((sum, { did }) => sum + (did.handedOver ?? 0), 0)).toBe(2);
    const rows = (await announced()).sort((a, b) => a.id.localeCompare(b.id));
    expect(rows.map(({ type }) => type)).toEqual(["PRIVACY_UPDATE", "POLICY_UPDATE"]);
    for (const { texts } of rows) {
      const said: Record<string, { title: string; body: string }> = JSON.parse(texts);
      expect(Object.keys(said)).toEqual([...LANGUAGES]);
      for (const { title, body } of Object.values(said)) expect(title + body).not.toMatch(/\{\{|undefined/);
    }
    expect(rows[1]?.texts).toContain("We ask the owner of each company account to agree");
    expect(rows[0]?.texts).not.toContain("We ask the owner of each company account to agree");
    for (const { id } of rows) await sendAnnouncement(later, id);
    const told = await rowsOf<{ type: string; channel: string }>(
      "select type, channel from outbox where user_id = ? and type like '%UPDATE' and cause = 'announcement' order by type, channel",
      user.id,
    );
    expect(told.map(({ type, channel }) => `${type} ${channel}`)).toEqual([
      "POLICY_UPDATE email",
      "POLICY_UPDATE inApp",
      "PRIVACY_UPDATE email",
      "PRIVACY_UPDATE inApp",
    ]);
  });
});
