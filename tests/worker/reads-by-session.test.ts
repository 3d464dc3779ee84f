import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies } from "~/foundation/tables/company";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { createContext } from "~/platform/context";
import { change } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { registerCorporate } from "../support/people";
import { replicated } from "../support/replicated";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const LIST = membersPath(READINESS);
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

/** All requests here use this database, whose replica lags. */
let { DB, served } = replicated(testEnv.DB);
let ctx = withoutQueue(createTestContext());
let corporate: CurrentUser & { code: string };
let member: CurrentUser;
let cookie = "";

beforeEach(async () => {
  ({ DB, served } = replicated(testEnv.DB));
  ctx = withoutQueue(createContext({ ...testEnv, DB }));
  corporate = await registerCorporate(ctx);
  member = await registerCompany(ctx);
  await change("update companies set name = 'Riverbend Mill' where id = ?", member.companyId);
  cookie = await cookieOf(ctx, corporate.id);
});

async function visit(path: string, init: RequestInit = {}) {
  served.length = 0;
  const answer = await send(path, { ...init, headers: { Cookie: cookie, Origin: ORIGIN } }, { ...testEnv, DB });
  return { status: answer.status, html: await answer.text(), by: [...new Set(served.map(({ by }) => by))] };
}

describe("the pages of a network", () => {
  it.each([LIST, "/analytics", "/advanceAnalytics", "/progressAdvanceAnalytics"])(
    "identify the user of %s at the primary, and read its content from a replica",
    async (path) => {
      const { status, by } = await visit(path);
      expect(status).toBe(200);
      expect(by).toEqual(["primary", "replica"]);
      expect(served.find(({ query }) => query.includes('"sessions"'))?.by).toBe("primary");
      const isOfNetwork = ({ query }: { query: string }) => /member_standings|analytics_cells/.test(query);
      expect(served.filter(isOfNetwork).map(({ by }) => by)).not.toContain("primary");
    },
  );

  it("show the user's own last change, and every company that joined or left before the request", async () => {
    expect((await visit(LIST)).html).not.toContain("Riverbend Mill");
    await joinByCode(ctx, member, corporate.code, request());
    expect((await visit(LIST)).html).toContain("Riverbend Mill");
    const reminded = await visit(LIST, {
      method: "POST",
      body: new URLSearchParams({ remind: ctx.ids.seal(member.companyId) }),
    });
    expect([reminded.status, reminded.by]).toEqual([303, ["primary"]]);
    const { html, by } = await visit(LIST);
    expect(by).toContain("replica");
    expect(html).toContain(">Reminded today<");
    await leaveCorporate(ctx, member, corporate.companyId, request());
    expect((await visit(LIST)).html).not.toContain("Riverbend Mill");
  });
});

describe("a request that writes", () => {
  const nameIn = async (reads: typeof ctx.reads) =>
    (await reads.select({ name: companies.name }).from(companies).where(eq(companies.id, member.companyId)))[0]?.name;

  it("reads its own writes", async () => {
    const own = createContext({ ...testEnv, DB });
    expect([await nameIn(own.reads), await nameIn(own.reads)]).toEqual(["Riverbend Mill", "Riverbend Mill"]);
    await own.db.update(companies).set({ name: "Hilltop Mill" }).where(eq(companies.id, member.companyId));
    expect([await nameIn(own.reads), await nameIn(own.reads)]).toEqual(["Hilltop Mill", "Hilltop Mill"]);
    expect(own.cost.trips).toBe(5);
  });

  it("would not see its writes in a replica without a session, because the test replica lags", async () => {
    const anywhere = createContext({
      ...testEnv,
      DB: { ...DB, withSession: () => DB.withSession("first-unconstrained") } as unknown as D1Database,
    });
    expect(await nameIn(anywhere.reads)).toBe("Riverbend Mill");
    await anywhere.db.update(companies).set({ name: "Hilltop Mill" }).where(eq(companies.id, member.companyId));
    expect(await nameIn(anywhere.reads)).toBe("Riverbend Mill");
  });

  it("also reads its own writes in the local database, whose sessions give bookmarks too", async () => {
    const session = testEnv.DB.withSession("first-primary");
    await session.prepare("select 1").all();
    expect(session.getBookmark()).toMatch(/./);
    const local = createContext(testEnv);
    await local.db.update(companies).set({ name: "Hilltop Mill" }).where(eq(companies.id, member.companyId));
    expect(await nameIn(local.reads)).toBe("Hilltop Mill");
  });
});
