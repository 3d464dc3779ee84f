import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { memberDraftPath } from "~/core/addresses/network";
import { asNaming } from "~/core/addresses/with-query";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let chain: CurrentUser;
let member: CurrentUser;
let cookie = "";
let own = "";
let completed = "";
let draft = "";
let pages: string[] = [];

beforeAll(async () => {
  chain = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = 'LEDGER' where id = ?", chain.companyId);
  chain = await reloadUser(ctx, chain.email);
  member = await registerCompany(ctx);
  cookie = await cookieOf(ctx, chain.id);
  own = await cookieOf(ctx, member.id);
  const id = await completeDraft(ctx, member, 40);
  await submitAssessment(ctx, member, id);
  completed = ctx.ids.seal(id);
  draft = ctx.ids.seal(await completeDraft(ctx, member, 10));
  const paths = assessmentPaths(READINESS, completed);
  const userId = ctx.ids.seal(member.id);
  pages = [
    paths.viewAs(userId),
    ...[paths.results, paths.report, paths.documents].map((path) => asNaming(path, userId)),
    memberDraftPath(READINESS, draft, userId),
  ];
});

const join = (scope: "full" | "level") => joinByCode(ctx, member, "LEDGER", request(), { scope });
const leave = () => leaveCorporate(ctx, member, chain.companyId, request());
const readings = () =>
  rowsOf<{ thing: string }>("select thing from readings where company_id = ? order by thing", member.companyId);
const statuses = async () => {
  const found = [];
  for (const path of pages) found.push((await visit(path, { cookie })).status);
  return found;
};
const consents = () =>
  rowsOf(
    "select scope, ended_at is null as stands from consents where company_id = ? order by rowid",
    member.companyId,
  );

describe("the ledger of who read a company's data", () => {
  it("lists the links to the company's reports with their reader counts, to its own users only", async () => {
    await change("update users set email_confirmed_at = 1 where id = ?", member.id);
    const fields: [string, string][] = [
      ["recipient", "A bank of theirs"],
      ["language", "en"],
      ["expires", inDays(3)],
      ["parts", "scores"],
    ];
    const { share } = assessmentPaths(READINESS, completed);
    expect((await post(share, fields, { cookie: own })).status).toBe(303);
    const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from shares");
    await change("insert into share_readings values (?, '2026-01-31', 7, 1)", id);
    const page = (as: string) => visit("/user/sharing", { cookie: as }).then((answer) => answer.text());
    const html = await page(own);
    for (const part of ["A bank of theirs", share, resources.en.share.parts.scores.name, "7 readers"]) {
      expect(html).toContain(part);
    }
    expect(await page(cookie)).not.toContain("A bank of theirs");
    await change("delete from shares");
  });

  it("records nothing, and nothing can be read, as long as the company has not joined", async () => {
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect(await readings()).toEqual([]);
  });

  it("records nothing, and nothing can be read, where only the level is shared", async () => {
    expect(await join("level")).toEqual({ ok: true });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect(await readings()).toEqual([]);
    const list = await (await visit("/associatedCompanies", { cookie })).text();
    expect(list).toContain("Shares the level only");
    expect(list).not.toMatch(/\d\d\.\d\d%/);
  });

  it("records each item once a day for each reader, and the company sees it", async () => {
    const changed = await post(
      "/user/sharing",
      { intent: "scope", company: ctx.ids.seal(chain.companyId), scope: "full" },
      { cookie: own },
    );
    expect(changed.headers.get("Location")).toBe("/user/sharing");
    expect(await consents()).toEqual([
      { scope: "level", stands: 0 },
      { scope: "full", stands: 1 },
    ]);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
    const things = ["answers", "documents", "progress", "report", "result"];
    expect((await readings()).map(({ thing }) => thing)).toEqual(things);
    const page = await (await visit("/user/sharing", { cookie: own })).text();
    for (const words of [chain.companyName, chain.username, "How far the draft is", "Everything you submit"])
      expect(page).toContain(words);
  });

  it("records nothing when the company reads its own data", async () => {
    const before = await readings();
    for (const path of [...pages.slice(0, 4), assessmentPaths(READINESS, completed).results]) {
      expect((await visit(path, { cookie: own })).status, path).toBe(200);
    }
    expect(await readings()).toEqual(before);
  });

  it("exposes no answer of a draft, and no control to change anything", async () => {
    const [, dashboard = "", , , progress = ""] = pages;
    const html = await (await visit(dashboard, { cookie })).text();
    expect(html).toContain(member.companyName);
    expect(html).not.toMatch(/value="(approve|reviewed|regenerate)"|href="\/plan/);
    const far = await (await visit(progress, { cookie })).text();
    expect(far).not.toMatch(/name="q\.|Implemented|>Yes</);
  });

  it("gives no access once sharing has ended, and keeps the past readings", async () => {
    await leave();
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect(await readings()).toHaveLength(5);
    expect(await consents()).toEqual([
      { scope: "level", stands: 0 },
      { scope: "full", stands: 0 },
    ]);
    expect(await (await visit("/user/sharing", { cookie: own })).text()).toContain("Sharing that has ended");
  });

  it("survives the erasure of the reading company, and is erased with the company that was read", async () => {
    await join("full");
    await eraseRows(ctx, chain, "company");
    expect(await readings()).toHaveLength(5);
    expect((await consents()).filter((consent) => (consent as { stands: number }).stands)).toEqual([]);
    const page = await (await visit("/user/sharing", { cookie: own })).text();
    expect(page).toContain("A company that has left Kompas");
    await eraseRows(ctx, member, "company");
    expect([await readings(), await consents()]).toEqual([[], []]);
  });
});
