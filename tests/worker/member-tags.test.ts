import { beforeAll, describe, expect, it } from "vitest";
import { TAGS_PATH } from "~/core/addresses/network";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { nameKeyOf } from "~/network/members/rules/tags";
import { importTags } from "~/network/members/tags/import.server";
import { deleteTag, listTags, putTag, takeTagOff } from "~/network/members/tags/tags.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { expectExactMembers } from "../support/members";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const NAMES = ["Ash", "Bırch Œuvre", "Cedar, Inc.", "Dogwood"];

let chain: CurrentUser & { code: string };
let other: CurrentUser & { code: string };
let [cookie, otherCookie] = ["", ""];
const people: Record<string, CurrentUser> = {};
const idOf = (name: string) => people[name]?.companyId ?? "";

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  other = await registerCorporate(ctx);
  for (const name of NAMES) {
    const user = await registerCompany(ctx);
    await updateProfile(ctx, request(), user, { company: name });
    await joinByCode(ctx, user, chain.code, request(), { scope: "full" });
    people[name] = await reloadUser(ctx, user.email);
  }
  await joinByCode(ctx, people.Ash as CurrentUser, other.code, request(), { scope: "full" });
  cookie = await cookieOf(ctx, chain.id);
  otherCookie = await cookieOf(ctx, other.id);
});

const page = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const tagId = async (name: string, user = chain) =>
  (await listTags(ctx, user)).find((tag) => tag.name === name)?.id ?? "";
/** The companies that the list's file names. */
const listed = async (query: string, as = cookie) =>
  readCsv(await page(`/associatedCompanies/file?${query}`, as))
    .slice(1)
    .map(([, name]) => name);

describe("tags of a corporate company", () => {
  it("are put on ticked companies and filter the list, its count and its files", async () => {
    const path = `${TAGS_PATH}/put?list=readiness&${["Ash", "Dogwood"].map((name) => `chosen=${ctx.ids.seal(idOf(name))}`).join("&")}`;
    expect(await page(path)).toContain("2 companies");
    const refused = await post(path, { tag: "–", intent: "put" }, { cookie });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("a letter or a digit")]);
    const done = await post(path, { tag: "Steel", intent: "put" }, { cookie });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/associatedCompanies"]);
    const tag = await tagId("Steel");
    const html = await page(`/associatedCompanies?tag=${tag}`);
    expect(html).toMatch(/2 companies\./);
    expect(html).not.toContain("Cedar, Inc.");
    for (const sort of ["changed", "company", "overall"])
      expect([sort, (await listed(`tag=${tag}&sort=${sort}`)).sort()]).toEqual([sort, ["Ash", "Dogwood"]]);
    expect(await listed(`tag=${tag}&state=done`)).toEqual([]);
    expect(await listed(`tag=${tag}&search=dog`)).toEqual(["Dogwood"]);
    // On the company's page, and a way to the others that have it.
    const company = await page(`/associatedCompanies/company/${ctx.ids.seal(idOf("Ash"))}?tag=${tag}`);
    expect(company).toContain(`href="/associatedCompanies?tag=${tag}"`);
    expect(company).toContain("Dogwood");
    expect(company).not.toContain("Cedar, Inc.");
    await expectExactMembers();
  });

  it("are counted as the companies stand, page by page", async () => {
    const tag = await tagId("Steel");
    await submitAssessment(ctx, people.Ash as CurrentUser, await completeDraft(ctx, people.Ash as CurrentUser, 20));
    await expectExactMembers();
    expect(await listed(`tag=${tag}&state=done`)).toEqual(["Ash"]);
    expect(await page(`/associatedCompanies?tag=${tag}&state=done`)).toMatch(/1 company\./);
    expect(await page(`/associatedCompanies?tag=${tag}&level=leader`)).toMatch(/No companies\./);
  });

  it("come from a list, which says what it could not use and keeps those lines", async () => {
    const owner = people.Dogwood?.email ?? "";
    const text = [
      "Company,Tag",
      "bırch œuvre,Site A",
      "Cedar, Inc.,site a",
      `${owner},Steel`,
      "Elm,Steel",
      "Ash,",
      `Ash,${"x".repeat(41)}`,
    ];
    const answer = await post(TAGS_PATH, { intent: "import", text: text.join("\n") }, { cookie });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain("3 lines cannot be used.");
    for (const words of ["No company of this name", "There is no tag after", "more than 40 characters"])
      expect(html).toContain(words);
    expect(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]?.trim().split("\n")).toEqual(text.slice(4));
    expect((await listed(`tag=${await tagId("Site A")}`)).sort()).toEqual(["Bırch Œuvre", "Cedar, Inc."]);
    await expectExactMembers();
    // Another company's owner means nothing.
    const verdict = await importTags(ctx, other, `${owner},Steel`);
    expect(verdict).toMatchObject({ ok: true, put: 0, bad: [{ fault: "unknown" }] });
    expect(await listTags(ctx, other)).toEqual([]);
  });

  it("find companies by the key that the database has", async () => {
    const keys = await rowsOf<{ name: string; key: string }>(
      "select c.name, k.name_key as key from companies c join company_keys k on k.company_id = c.id",
    );
    expect(keys.map(({ name }) => nameKeyOf(name))).toEqual(keys.map(({ key }) => key));
  });

  it("are renamed and deleted, and no two have the same name", async () => {
    const id = await tagId("Site A");
    const taken = await post(`${TAGS_PATH}?tag=${id}`, { intent: "rename", tag: id, name: "STEEL" }, { cookie });
    expect([taken.status, await taken.text()]).toEqual([
      422,
      expect.stringContaining("already have a tag of this name"),
    ]);
    await post(TAGS_PATH, { intent: "rename", tag: id, name: "=Site B" }, { cookie });
    expect(await tagId("=Site B")).toBe(id);
    expect(await page(`${TAGS_PATH}?tag=${id}&dialog=delete`)).toContain("Delete the tag “=Site B”?");
    await takeTagOff(ctx, chain, [idOf("Cedar, Inc.")], "=site b");
    expect(await listed(`tag=${id}`)).toEqual(["Bırch Œuvre"]);
    await expectExactMembers();
    await post(TAGS_PATH, { intent: "delete", tag: id }, { cookie });
    expect(await rowsOf("select * from tagged_members where tag_id = ?", id)).toEqual([]);
    await expectExactMembers();
  });

  it("are of one company alone: neither the member nor another company sees, uses or changes them", async () => {
    const tag = await tagId("Steel");
    expect(await listed(`tag=${tag}`, otherCookie)).toEqual([]);
    expect(await page(`/associatedCompanies?tag=${tag}`, otherCookie)).not.toContain("Steel");
    expect(await page(`/associatedCompanies/company/${ctx.ids.seal(idOf("Ash"))}`, otherCookie)).not.toContain("Steel");
    await deleteTag(ctx, other, tag);
    await post(TAGS_PATH, { intent: "rename", tag, name: "Mine" }, { cookie: otherCookie });
    expect(await tagId("Steel")).toBe(tag);
    // Not a member of the other company.
    await putTag(ctx, other, [idOf("Dogwood"), idOf("Ash")], "Steel");
    expect(await listed(`tag=${await tagId("Steel", other)}`, otherCookie)).toEqual(["Ash"]);
    const own = await cookieOf(ctx, people.Ash?.id ?? "");
    for (const path of ["/", "/user/history", "/user/sharing", "/user/requests"])
      expect([path, (await page(path, own)).includes("Steel")]).toEqual([path, false]);
    await change("update users set role = 'viewer' where id = ?", other.id);
    const viewer = await reloadUser(ctx, other.email);
    expect(await putTag(ctx, viewer, [idOf("Ash")], "Water")).toEqual({ ok: false, reason: "forbidden" });
    expect((await post(TAGS_PATH, { intent: "delete", tag }, { cookie: otherCookie })).status).toBe(403);
  });

  it("end with the membership, also if the company joins again", async () => {
    const tag = await tagId("Steel");
    await leaveCorporate(ctx, people.Dogwood as CurrentUser, chain.companyId, request());
    await expectExactMembers();
    await joinByCode(ctx, people.Dogwood as CurrentUser, chain.code, request(), { scope: "full" });
    expect(await listed(`tag=${tag}`)).toEqual(["Ash"]);
    await expectExactMembers();
  });

  it("are fifty at most", async () => {
    for (let number = (await listTags(ctx, chain)).length; number < 50; number += 1)
      await putTag(ctx, chain, [idOf("Ash")], `Tag ${number}`);
    expect(await putTag(ctx, chain, [idOf("Ash")], "One more")).toEqual({ ok: false, reason: "full" });
    expect(await importTags(ctx, chain, "Ash,One more\nAsh,Steel")).toMatchObject({ put: 1, bad: [{ fault: "full" }] });
    expect(await listTags(ctx, chain)).toHaveLength(50);
  });
});
