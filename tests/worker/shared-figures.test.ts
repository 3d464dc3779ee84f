import { beforeAll, describe, expect, it } from "vitest";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { memberFiguresFilePath, memberPath } from "~/core/addresses/network";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const YEAR = lastWholeYear(ctx.clock());
const LEDGER = "/user/sharing";
const CODES = "/user/profile/access-code";

let chain: CurrentUser;
let other: CurrentUser;
let member: CurrentUser;
let cookie = "";
let others = "";
let own = "";

async function corporate(code: string): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, user.companyId);
  return reloadUser(ctx, user.email);
}

beforeAll(async () => {
  [chain, other] = [await corporate("FIGURES"), await corporate("OTHERS")];
  member = await registerCompany(ctx);
  await change("update companies set name = 'Anvil Works' where id = ?", member.companyId);
  [cookie, others, own] = [
    await cookieOf(ctx, chain.id),
    await cookieOf(ctx, other.id),
    await cookieOf(ctx, member.id),
  ];
  await startYear(ctx, member, YEAR);
  await enter("energy", { "scope-1": "30", "scope-2": "12" });
  await enter("people", { "employees-average": "20" });
  await enter("company", { turnover: "4000000" });
});

const enter = (section: "energy" | "people" | "company", given: Record<string, string>) =>
  saveFigures(ctx, member, YEAR, section, {
    figures: new Map(Object.entries(given).map(([id, written]) => [id as "scope-1", { written, isUnknown: false }])),
  });

const sealed = () => ctx.ids.seal(member.companyId);
const tab = async (as = cookie) => {
  const answer = await visit(memberPath(sealed(), "figures"), { cookie: as });
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  return { status: answer.status, text: main.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
};
const file = (as = cookie, format = "csv") =>
  visit(`${memberFiguresFilePath(sealed())}?format=${format}`, { cookie: as });
const share = (figures: "share" | "keep", buyer = chain) =>
  post(LEDGER, { company: ctx.ids.seal(buyer.companyId), figures }, { cookie: own });
const consents = (buyer = chain) =>
  rowsOf(
    "select scope, shares_figures as figures, ended_at is null as stands from consents where company_id = ? and corporate_id = ? order by rowid",
    member.companyId,
    buyer.companyId,
  );
const readings = () =>
  rowsOf(
    "select corporate_id as corporate, thing from readings where company_id = ? and thing = 'figures'",
    member.companyId,
  );

describe("key figures that a company shares with a buyer", () => {
  it("are not shared with a company that it joins, unless it ticks so", async () => {
    await post(`${CODES}?add`, { intent: "add", code: "FIGURES", scope: "full", agree: "on" }, { cookie: own });
    await post(
      `${CODES}?add`,
      { intent: "add", code: "OTHERS", scope: "level", figures: "on", agree: "on" },
      { cookie: own },
    );
    expect(await consents()).toEqual([{ scope: "full", figures: 0, stands: 1 }]);
    expect(await consents(other)).toEqual([{ scope: "level", figures: 1, stands: 1 }]);
    const closed = await tab();
    expect(closed.text).toContain("Anvil Works does not share its key figures");
    expect(closed.text).not.toContain("t CO2e");
    expect((await file()).status).toBe(404);
    expect(await readings()).toEqual([]);
  });

  it("are on its page with years as columns and intensities, also where the level is all else that is shared", async () => {
    const { status, text } = await tab(others);
    expect(status).toBe(200);
    for (const words of [String(YEAR), "30 t CO2e", "12 t CO2e", "20 people", "its key figures"]) {
      expect(text, words).toContain(words);
    }
    expect(text).toMatch(/Tonnes of CO2e per employee \d{4} 2\.1\b/);
    expect(text).toMatch(/per million ZAR of turnover \d{4} 10\.5\b/);
    expect(await readings()).toEqual([{ corporate: other.companyId, thing: "figures" }]);
    expect((await visit(memberPath(sealed(), "answers"), { cookie: others })).status).toBe(200);
  });

  it("are a file for spreadsheets, in which numbers are numbers", async () => {
    const lines = (await (await file(others)).text()).trim().split("\r\n");
    expect(lines[0]).toContain("Year");
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${YEAR}[,;].*Scope 1.*[,;]30[,;]t CO2e[,;]entered$`)),
    );
    const workbook = await file(others, "xlsx");
    expect(workbook.headers.get("Content-Type")).toContain("spreadsheetml");
    expect(workbook.headers.get("Content-Disposition")).toContain("Anvil-Works.xlsx");
  });

  it("are shared and no longer shared by a press, each a line of the ledger, and never change the rest", async () => {
    await share("share");
    expect((await tab()).text).toContain("30 t CO2e");
    const page = await (await visit(LEDGER, { cookie: own })).text();
    expect(page).toContain("Stop sharing your key figures");
    await post(LEDGER, { company: ctx.ids.seal(chain.companyId), scope: "level" }, { cookie: own });
    expect((await tab()).text).toContain("30 t CO2e");
    await share("keep");
    await share("keep");
    expect((await tab()).text).toContain("does not share its key figures");
    expect((await file()).status).toBe(404);
    expect(await consents()).toEqual([
      { scope: "full", figures: 0, stands: 0 },
      { scope: "full", figures: 1, stands: 0 },
      { scope: "level", figures: 1, stands: 0 },
      { scope: "level", figures: 0, stands: 1 },
    ]);
  });

  it("are no more than the buyer asks for, by whichever way", async () => {
    await change("update companies set code_scope = 'level' where id = ?", chain.companyId);
    await share("share");
    expect(await consents()).toContainEqual({ scope: "level", figures: 0, stands: 1 });
    await leaveCorporate(ctx, member, chain.companyId, request());
    await joinByCode(ctx, member, "FIGURES", request(), { sharesFigures: true });
    expect((await consents()).at(-1)).toEqual({ scope: "level", figures: 0, stands: 1 });
    await change("update companies set code_scope = 'full' where id = ?", chain.companyId);
  });

  it("are for the owner alone to share", async () => {
    await change("update users set role = 'contributor' where id = ?", member.id);
    expect((await share("share")).status).toBe(403);
    await change("update users set role = 'owner' where id = ?", member.id);
  });

  it("are gone for a buyer that is no longer one, once the company leaves, and once it is erased", async () => {
    await change("update companies set is_corporate = 0 where id = ?", other.companyId);
    expect([(await tab(others)).status, (await file(others)).status]).toEqual([404, 404]);
    await change("update companies set is_corporate = 1 where id = ?", other.companyId);
    expect((await file(others)).status).toBe(200);
    await leaveCorporate(ctx, member, other.companyId, request());
    expect([(await tab(others)).status, (await file(others)).status]).toEqual([404, 404]);
    await joinByCode(ctx, member, "OTHERS", request());
    expect((await file(others)).status).toBe(404);
    await share("share", other);
    expect((await file(others)).status).toBe(200);
    await eraseRows(ctx, member, "company");
    expect([(await tab(others)).status, (await file(others)).status]).toEqual([404, 404]);
  });
});
