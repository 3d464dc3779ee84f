import { beforeAll, describe, expect, it } from "vitest";
import { saveViewPath, VIEWS_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { sendViews } from "~/network/members/views/send-monthly.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

let now = Date.now();
const ctx = withoutQueue(createTestContext(() => now));
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let chain: CurrentUser & { code: string };
let [cookie, viewer] = ["", ""];

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  for (const [name, yes] of [
    ["Ash", 80],
    ["Birch", 0],
  ] as const) {
    const user = await registerCompany(ctx);
    await updateProfile(ctx, request(), user, { company: name });
    await joinByCode(ctx, user, chain.code, request(), { scope: "full" });
    await submitAndCount(ctx, user, await completeDraft(ctx, user, yes));
  }
  cookie = await cookieOf(ctx, chain.id);
  viewer = await cookieOf(ctx, (await colleagueOf(ctx, chain, "viewer")).id);
});

const page = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const save = (query: string, name: string, as = cookie) =>
  post(saveViewPath(READINESS, query), { intent: "save", name }, { cookie: as });
const idOf = async (name: string) =>
  (await rowsOf<{ id: string }>("select id from member_views where name = ?", name))[0]?.id ?? "";

describe("saved views of the list", () => {
  it("are saved under a name, and lead everybody of the company to the list", async () => {
    expect(await page("/associatedCompanies")).not.toContain("Save this view");
    expect(await page("/associatedCompanies?level=leader")).toContain(
      saveViewPath(READINESS, "?level=leader").replace("&", "&amp;"),
    );
    const refused = await save("?level=leader", " ");
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("a letter or a digit")]);
    const saved = await save("?level=leader", "Best");
    expect([saved.status, saved.headers.get("location")]).toEqual([303, "/associatedCompanies?level=leader"]);
    expect(await (await save("?level=laggard", "best")).text()).toContain("already have a view of this name");
    for (const as of [cookie, viewer]) {
      expect(await page("/associatedCompanies", as)).toMatch(/href="\/associatedCompanies\?level=leader"/);
      expect(await page(VIEWS_PATH, as)).toContain("Best");
    }
    // The list that a view is needs no other name.
    expect(await page("/associatedCompanies?level=leader")).not.toContain("Save this view");
  });

  it("say what they save, before they are saved and in the list of views", async () => {
    const said = (html: string) =>
      html
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll("&nbsp;", " ")
        .replaceAll(/\s+/g, " ");
    const before = said(await page(saveViewPath(READINESS, "?country=ZA&level=laggard&sort=company&order=asc")));
    for (const words of ["Country: South Africa", "Level: Laggard", "Sort by: Company: A to Z"])
      expect(before).toContain(words);
    for (const as of [cookie, viewer]) {
      const listed = said(await page(VIEWS_PATH, as));
      expect(listed).toContain("Kind of assessment: Readiness Assessment");
      expect(listed).toContain("Level: Leader");
      expect(listed).toContain("Sort by: Date: newest first");
    }
  });

  it("are changed by no viewer and by no other company", async () => {
    expect((await save("?level=laggard", "Worst", viewer)).status).toBe(403);
    const other = await cookieOf(ctx, (await registerCorporate(ctx)).id);
    expect(await page(VIEWS_PATH, other)).toContain("No saved views yet");
    for (const intent of ["delete", "send"])
      await post(VIEWS_PATH, { intent, view: await idOf("Best") }, { cookie: other });
    expect(await rowsOf("select 1 from view_readers")).toEqual([]);
    expect(await idOf("Best")).not.toBe("");
    expect((await post(VIEWS_PATH, { intent: "delete", view: await idOf("Best") }, { cookie: viewer })).status).toBe(
      403,
    );
  });

  it("go out as a file each month, to the reader who asked for it, by a mail with a link", async () => {
    await post(VIEWS_PATH, { intent: "send", view: await idOf("Best") }, { cookie });
    expect(await page(VIEWS_PATH)).toContain("You get it by email each month");
    // A colleague's mail is the colleague's own, a viewer's too.
    expect(await page(VIEWS_PATH, viewer)).not.toContain("You get it by email each month");
    for (const intent of ["send", "stop"])
      await post(VIEWS_PATH, { intent, view: await idOf("Best") }, { cookie: viewer });
    expect(await rowsOf("select user_id as id from view_readers")).toEqual([{ id: chain.id }]);
    // Not in the month in which it was asked for.
    expect(await sendViews(ctx)).toEqual({ did: { sent: 0 }, cursor: null });
    now += 32 * 24 * 60 * 60 * 1000;
    expect(await Promise.all([sendViews(ctx), sendViews(ctx)])).toContainEqual({ did: { sent: 1 }, cursor: null });
    expect(await sendViews(ctx)).toEqual({ did: { sent: 0 }, cursor: null });
    const files = await rowsOf("select filters, expected, status from member_exports where user_id = ?", chain.id);
    expect(files).toEqual([expect.objectContaining({ filters: "?level=leader", expected: 1 })]);
    // Whoever has left gets none.
    await change("update users set erased_at = 1 where id = ?", chain.id);
    now += 32 * 24 * 60 * 60 * 1000;
    expect(await sendViews(ctx)).toEqual({ did: { sent: 0 }, cursor: null });
    await change("update users set erased_at = null where id = ?", chain.id);
  });

  it("are deleted, and the list stays", async () => {
    const as = await cookieOf(
      createTestContext(() => now),
      chain.id,
    );
    await post(VIEWS_PATH, { intent: "delete", view: await idOf("Best") }, { cookie: as });
    expect(await rowsOf("select 1 from member_views where name = 'Best'")).toEqual([]);
  });
});
