import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { expectExactMembers } from "../support/members";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

async function corporate(code: string): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, user.companyId);
  return reloadUser(ctx, user.email);
}

const rename = (user: CurrentUser, name: string) =>
  change("update companies set name = ? where id = ?", name, user.companyId);

describe("the standing of members", () => {
  it("equals a fresh calculation after any event", async () => {
    const chains = [await corporate("STAND-1"), await corporate("STAND-2")];
    const member = await registerCompany(ctx, { accessCode: "STAND-1" });
    await expectExactMembers();
    await joinByCode(ctx, member, "STAND-2", request(), { scope: "level" });
    await expectExactMembers();
    const draft = await completeDraft(ctx, member, 50);
    await expectExactMembers();
    await submitAssessment(ctx, member, draft);
    await expectExactMembers();
    const [shared] = await rowsOf<{ overall: number | null }>(
      "select overall from member_standings where corporate_id = ? and kind = 'readiness'",
      chains[1]?.companyId ?? "",
    );
    expect(shared).toEqual({ overall: null });
    await startAssessment(ctx, await reloadUser(ctx, member.email), {});
    await rename(member, "Ünïted Weavers");
    await change("update companies set industry_id = 'textiles' where id = ?", member.companyId);
    await change("update companies set country_id = 'MY', state_id = '2474' where id = ?", member.companyId);
    await change("update users set username = 'Zoë Ndlovu' where id = ?", member.id);
    await change("update assessments set updated_at = updated_at + 86400000 where state = 'draft'");
    await expectExactMembers();
    await change("delete from assessments where state = 'draft' and company_id = ?", member.companyId);
    await expectExactMembers();
    await leaveCorporate(ctx, member, chains[0]?.companyId ?? "", request());
    await expectExactMembers();
    await eraseRows(ctx, member, "company");
    await expectExactMembers();
    expect(await rowsOf("select 1 from member_standings where company_id = ?", member.companyId)).toEqual([]);
  });
});

describe("/associatedCompanies", () => {
  let chain: CurrentUser;
  let cookie = "";
  const members: CurrentUser[] = [];

  beforeAll(async () => {
    chain = await corporate("LIST-1");
    cookie = await cookieOf(ctx, chain.id);
    for (let index = 0; index < 23; index += 1) {
      const industry = index % 2 ? "textiles" : "construction";
      const user = await registerCompany(ctx, { accessCode: "LIST-1", industry });
      await rename(user, `Member ${String(index + 1).padStart(2, "0")}`);
      // Spaced apart, in their order.
      await change("update memberships set joined_at = ? where company_id = ?", 1000 + index, user.companyId);
      await change("update member_standings set changed_at = ? where company_id = ?", 1000 + index, user.companyId);
      members.push(user);
    }
  });

  const page = async (path: string) => {
    const answer = await visit(path, { cookie });
    const html = await answer.text();
    return {
      status: answer.status,
      html,
      names: [...html.matchAll(/>(Member \d\d|Crêpe[^<]*)<\/a>/g)].map(([, name]) => name),
    };
  };
  const namesFrom = (first: number, last: number) =>
    Array.from({ length: first - last + 1 }, (_, index) => `Member ${String(first - index).padStart(2, "0")}`);
  /** The target of a page button, with the other fields of its form. */
  const goTo = (html: string, number: number, fields: [name: string, value: string][] = []) => {
    const [, go = ""] = new RegExp(`name="go" value="([^"]*)" aria-label="Page ${number} of`).exec(html) ?? [];
    return `/associatedCompanies?${new URLSearchParams([["size", "10"], ...fields, ["go", go]])}`;
  };

  it("is available only to companies with an access code", async () => {
    const other = await cookieOf(ctx, members[0]?.id ?? "");
    for (const path of ["/associatedCompanies", "/progress/associatedCompanies"]) {
      expect((await visit(path, { cookie: other })).status).toBe(404);
      expect((await visit(path, { cookie })).status).toBe(200);
    }
    expect((await visit("/associatedCompanies")).headers.get("Location")).toBe("/login?next=%2FassociatedCompanies");
  });

  it("shows every member once, however its pages are browsed", async () => {
    expect((await page("/associatedCompanies")).names).toEqual(namesFrom(23, 1));
    const first = await page("/associatedCompanies?size=10");
    expect(first.names).toEqual(namesFrom(23, 14));
    const second = await page(goTo(first.html, 2));
    expect(second.names).toEqual(namesFrom(13, 4));
    const third = await page(goTo(second.html, 3));
    expect(third.names).toEqual(namesFrom(3, 1));
    expect((await page(goTo(third.html, 2))).names).toEqual(namesFrom(13, 4));
    expect((await page(goTo(third.html, 1))).names).toEqual(namesFrom(23, 14));
    expect((await page("/associatedCompanies?size=10&page=2")).names).toEqual(namesFrom(13, 4));
    expect((await page("/associatedCompanies?size=10&page=3&end=0")).names).toEqual(namesFrom(3, 1));
    expect((await page("/associatedCompanies?size=10&page=2&end=1")).names).toEqual(namesFrom(13, 4));
    expect((await page("/associatedCompanies?size=20&order=asc")).names).toEqual(namesFrom(20, 1).reverse());
    const beyond = await visit("/associatedCompanies?size=10&page=99", { cookie });
    expect(beyond.headers.get("Location")).toBe("/associatedCompanies?size=10&page=3&end=0");
  });

  it("carries ticked rows from page to page, up to a limit, and applies the requested action to all of them", async () => {
    const [one, two, three] = [members[20], members[11], members[0]].map((user) => ctx.ids.seal(user?.companyId ?? ""));
    if (!one || !two || !three) throw new Error("No one");
    const first = await page("/associatedCompanies?size=10");
    expect(first.html).not.toContain("on other pages");
    const second = await page(goTo(first.html, 2, [["chosen", one]]));
    expect(second.names).toEqual(namesFrom(13, 4));
    expect(second.html).toContain("1 chosen on other pages");
    expect(second.html).toContain(`name="carried" value="${one}"`);
    const fields: [string, string][] = [
      ["carried", one],
      ["chosen", two],
    ];
    const third = await page(goTo(second.html, 3, fields));
    expect(third.html).toContain("2 chosen on other pages");
    expect(third.html).toContain(`name="carried" value="${one}.${two}"`);
    const back = await page(goTo(third.html, 2, [["carried", `${one}.${two}`]]));
    expect(back.html).toMatch(new RegExp(`name="chosen"[^>]*checked=""[^>]*value="${two}"|value="${two}"[^>]*checked`));
    expect(back.html).toContain("1 chosen on other pages");

    const file = await post(
      "/associatedCompanies",
      { intent: "remind", carried: `${one}.${two}`, chosen: three },
      { cookie },
    );
    expect(file.status).toBe(303);
    const reminded = "select count(*) as n from member_standings where corporate_id = ? and reminded_at is not null";
    expect(await rowsOf(reminded, chain.companyId)).toEqual([{ n: 3 }]);
    await change("update member_standings set reminded_at = null");
    await change("delete from outbox");

    // The page says so when there are too many to carry along, and ignores anything that is not an id.
    const many = Array.from({ length: 120 }, () => ctx.ids.seal(ctx.ids.create())).join(".");
    const cut = await page(`/associatedCompanies?${new URLSearchParams({ carried: many, chosen: two, go: "1" })}`);
    expect(cut.html).toContain("100 chosen on other pages");
    expect(cut.html).toContain("You can tick at most 100 companies");
    expect((await page("/associatedCompanies?carried=a.b..%22&chosen=x&go=2n9.9.9")).html).not.toContain(
      "on other pages",
    );
  });

  it("filters and searches, ignoring accents, and counts the matches", async () => {
    const textiles = await page("/associatedCompanies?industry=textiles&size=50");
    expect(textiles.names).toHaveLength(11);
    expect(textiles.html).toContain("11 companies.");
    expect((await page("/associatedCompanies?state=done")).names).toEqual([]);
    const [user] = members;
    if (!user) throw new Error("No one");
    await rename(user, "Crêpe & Frères");
    expect((await page("/associatedCompanies?search=crepe")).names).toEqual(["Crêpe &amp; Frères"]);
    expect((await page("/associatedCompanies?search=FRÈ")).names).toEqual(["Crêpe &amp; Frères"]);
    expect((await page("/associatedCompanies?search=reres")).names).toEqual([]);
    expect((await page("/associatedCompanies?search=%26%26")).names).toEqual([]);
    expect((await page("/associatedCompanies?search=%22%20OR%20*")).status).toBe(200);
    await rename(user, "Member 01");
  });

  it("finds no company that is not a member, with any filter", async () => {
    const outside = await registerCompany(ctx);
    await rename(outside, "Member 99");
    for (const query of ["search=member+99", "search=nomsa&size=100", "industry=construction&size=100", "size=100"]) {
      expect((await page(`/associatedCompanies?${query}`)).html).not.toContain("Member 99");
    }
  });

  it("can be downloaded as a file, with the filters of its page, formulas made harmless, and a ledger entry", async () => {
    const [user, , third] = members;
    if (!user || !third) throw new Error("No one");
    await rename(user, "=1+1");
    await submitAssessment(ctx, third, await completeDraft(ctx, third, 80));
    const answer = await visit("/associatedCompanies/file?industry=construction&order=asc", { cookie });
    expect(answer.headers.get("Content-Disposition")).toContain('filename="Associated Companies.csv"');
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const lines = text.trimEnd().split("\r\n");
    expect(lines[0]).toBe("\uFEFFNo.;Company Name;Submission By;Date;ESG Maturity Level");
    expect(lines).toHaveLength(13);
    expect(lines[1]).toBe("1;'=1+1;Nomsa;01-01-1970;Not started");
    expect(lines[12]).toMatch(/^12;Member 03;Nomsa;\d\d-\d\d-\d{4};Leader$/);
    const noted = "select company_id as id, thing from readings where corporate_id = ?";
    expect(await rowsOf(noted, chain.companyId)).toEqual([{ id: third.companyId, thing: "export" }]);
    const outside = await cookieOf(ctx, user.id);
    expect((await visit("/associatedCompanies/file", { cookie: outside })).status).toBe(404);
    await rename(user, "Member 01");
  });

  it("reminds once a week, singly and all matches, but never a member that has finished", async () => {
    const [user, other] = members;
    if (!user || !other) throw new Error("No one");
    const remind = (fields: Record<string, string>, query = "") =>
      post(`/associatedCompanies${query}`, fields, { cookie });
    const remindedOf = async (companyId: string) =>
      (
        await rowsOf(
          "select 1 from outbox where cause = 'member-reminder' and user_id in (select id from users where company_id = ?)",
          companyId,
        )
      ).length;
    await submitAssessment(ctx, other, await completeDraft(ctx, other, 20));
    for (const [times, flash] of [
      [1, "reminded"],
      [2, "nobodyToRemind"],
    ] as const) {
      const answer = await remind({ remind: ctx.ids.seal(user.companyId) });
      expect([times, answer.status, answer.headers.get("Set-Cookie")?.includes("__Host-flash")]).toEqual([
        times,
        303,
        true,
      ]);
      expect(await remindedOf(user.companyId), flash).toBe(2);
    }
    await remind({ intent: "remind", all: "yes" }, "?industry=textiles");
    expect(
      await rowsOf(
        "select distinct industry_id from member_standings where reminded_at is not null and company_id <> ?",
        user.companyId,
      ),
    ).toEqual([{ industry_id: "textiles" }]);
    expect(await remindedOf(other.companyId)).toBe(0);
    // A company that is not a member is not notified.
    const outside = await registerCompany(ctx);
    await remind({ remind: ctx.ids.seal(outside.companyId) });
    expect(await remindedOf(outside.companyId)).toBe(0);
  });
});
