import { beforeAll, describe, expect, it } from "vitest";
import { memberPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { listMembers } from "~/network/members/list.server";
import { openMember } from "~/network/members/member-page.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { readListQuery } from "~/network/membership/rules/list";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let chain: CurrentUser;
let cookie = "";
const members: CurrentUser[] = [];

async function submit(user: CurrentUser, points: number): Promise<string> {
  const id = await completeDraft(ctx, await reloadUser(ctx, user.email), points);
  await submitAssessment(ctx, user, id);
  return id;
}

beforeAll(async () => {
  chain = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = 'PAGE' where id = ?", chain.companyId);
  chain = await reloadUser(ctx, chain.email);
  cookie = await cookieOf(ctx, chain.id);
  for (const name of ["Anvil Works", "Brine Foods", "Copper Line", "Dune Textiles", "Ember Glass", "Fjord Foods"]) {
    const industry = members.length % 2 ? "textiles" : "construction";
    const user = await registerCompany(ctx, { accessCode: "PAGE", industry });
    await change("update companies set name = ? where id = ?", name, user.companyId);
    members.push(user);
  }
  for (const [index, points] of [30, 60, 45].entries()) await submit(at(index), points);
});

const at = (index: number) => members[index] ?? chain;
const sealed = (index: number) => ctx.ids.seal(at(index).companyId);
const read = async (path: string, as = cookie) => {
  const answer = await visit(path, { cookie: as });
  const html = await answer.text();
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  return { status: answer.status, html, text: main.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ") };
};

describe("a member's page", () => {
  it("says who the company is, in the third person, and stays in the menu of associated companies", async () => {
    const { status, html, text } = await read(memberPath(sealed(0)));
    expect(status).toBe(200);
    expect(html).toMatch(/aria-current="(true|page)"[^>]*>Associated Companies/i);
    for (const words of ["Anvil Works", at(0).email, "South Africa", "Intermediate", "everything it submits"]) {
      expect(text, words).toContain(words);
    }
    for (const tab of ["", "/documents", "/figures", "/history"]) {
      const shown = await read(`/associatedCompanies/company/${sealed(0)}${tab}`);
      expect(shown.status, tab).toBe(200);
      expect(shown.text.match(/.{0,40}\b(you|your)\b.{0,40}/gi), tab).toBeNull();
    }
    expect((await read(memberPath(sealed(0), "answers"))).text).toContain("Water");
  });

  it("is what the company's name leads to in the list, from which it keeps the filters", async () => {
    const { html } = await read("/associatedCompanies?industry=textiles");
    const href = memberPath(sealed(1), "result", "?industry=textiles");
    expect(html).toContain(`href="${href}"`);
    expect((await read(href)).html).toContain('href="/associatedCompanies?industry=textiles"');
  });

  it("leads through the list in its order, whatever it is sorted and narrowed by", async () => {
    const queries = [
      "",
      "?order=asc",
      "?sort=overall",
      "?sort=first&order=asc",
      "?industry=textiles",
      "?state=done",
      "?search=foods",
    ];
    for (const written of queries) {
      const query = readListQuery(new URLSearchParams(written));
      const { rows } = await listMembers(ctx, chain, READINESS, query);
      expect(rows.length, written).toBeGreaterThan(1);
      for (const [index, { companyId }] of rows.entries()) {
        const member = await openMember(ctx, chain, { companyId, kind: READINESS, query, isHistory: false });
        expect([written, member?.before?.companyId, member?.after?.companyId]).toEqual([
          written,
          rows[index - 1]?.companyId,
          rows[index + 1]?.companyId,
        ]);
      }
    }
  });

  it("reads as many rows in a list of thousands as in a short one", async () => {
    const rowsFor = async (written: string) => {
      const query = readListQuery(new URLSearchParams(written));
      const before = ctx.cost.rowsRead;
      await openMember(ctx, chain, { companyId: at(1).companyId, kind: READINESS, query, isHistory: true });
      return ctx.cost.rowsRead - before;
    };
    const queries = ["", "sort=overall", "industry=textiles", "state=done"];
    const few: number[] = [];
    for (const query of queries) few.push(await rowsFor(query));
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000)
       insert into member_standings (corporate_id, company_id, kind, industry_id, scope, standing, overall, changed_at)
       select ?, 'many-' || i, 'readiness', 'textiles', 'full', 'leader', i, i from n`,
      chain.companyId,
    );
    for (const [index, query] of queries.entries()) {
      expect(await rowsFor(query), query).toBeLessThan((few[index] ?? 0) + 10);
    }
    await change("delete from member_standings where company_id like 'many-%'");
  });

  it("shows earlier results and how the level has changed", async () => {
    const first =
      (await rowsOf<{ id: string }>("select id from assessments where company_id = ?", at(1).companyId))[0]?.id ?? "";
    await change("update assessments set completed_at = completed_at - 86400000 where id = ?", first);
    await change("update results set completed_at = completed_at - 86400000 where assessment_id = ?", first);
    await submit(at(1), 40);
    const { text, html } = await read(memberPath(sealed(1), "history"));
    expect(text).toMatch(/25 percentage points less than on/);
    // At the head of the page, and in the row of the later result alone.
    expect(text.match(/The level fell from Advanced/g)).toHaveLength(2);
    expect((await read(memberPath(sealed(0), "history"))).text).not.toContain("The level fell");
    const earlier = `/associatedCompanies/company/${sealed(1)}?of=${ctx.ids.seal(first)}`;
    expect(html).toContain(`href="${earlier}"`);
    const shown = await read(earlier);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain("60 of 80");
    // What another member has submitted is not this one's.
    const others =
      (await rowsOf<{ id: string }>("select id from assessments where company_id = ?", at(0).companyId))[0]?.id ?? "";
    const foreign = `/associatedCompanies/company/${sealed(1)}?of=${ctx.ids.seal(others)}`;
    expect((await read(foreign)).status).toBe(404);
    // A former level is a former result, which a company that learns the level only does not see.
    await changeSharing(ctx, at(1), chain.companyId, { scope: "level" });
    const ofLevel = await read(memberPath(sealed(1), "history"));
    expect(ofLevel.text).toContain("Brine Foods shares its level only");
    expect(ofLevel.text).not.toContain("The level fell");
    await changeSharing(ctx, at(1), chain.companyId, { scope: "full" });
  });

  it("shows how far a draft is, and none of it to a company that learns the level only", async () => {
    await completeDraft(ctx, await reloadUser(ctx, at(3).email), 10);
    expect((await read(memberPath(sealed(3)))).text).toContain("By topic");
    expect((await read(memberPath(sealed(4)))).text).toContain("Ember Glass has not started");
    await changeSharing(ctx, at(3), chain.companyId, { scope: "level" });
    const { text } = await read(memberPath(sealed(3)));
    expect(text).toContain("Dune Textiles shares its level only");
    expect(text).not.toContain("By topic");
  });

  it("keeps to the level if that is all that is shared, on every tab", async () => {
    await changeSharing(ctx, at(2), chain.companyId, { scope: "level" });
    const before = await rowsOf("select 1 from readings where company_id = ?", at(2).companyId);
    for (const tab of ["result", "answers", "documents", "climate", "figures", "history"] as const) {
      const { status, text } = await read(memberPath(sealed(2), tab));
      expect([tab, status]).toEqual([tab, 200]);
      expect(text, tab).toMatch(/Copper Line (shares its level only|does not share its key figures)/);
      expect(text, tab).not.toMatch(/\d%/);
      expect(text, tab).toContain("Intermediate");
    }
    expect(await rowsOf("select 1 from readings where company_id = ?", at(2).companyId)).toEqual(before);
  });

  it("is recorded in the company's ledger, tab by tab", async () => {
    await change("delete from readings where company_id = ?", at(0).companyId);
    for (const tab of ["result", "answers", "documents", "figures"] as const) await read(memberPath(sealed(0), tab));
    const things = await rowsOf("select thing from readings where company_id = ? order by thing", at(0).companyId);
    expect(things).toEqual([{ thing: "answers" }, { thing: "documents" }, { thing: "result" }]);
  });

  it("reminds, and says when it did", async () => {
    const path = memberPath(sealed(4), "result", "?state=none");
    expect((await read(path)).html).toContain('name="remind" value="readiness"');
    const answer = await post(path, { remind: "readiness" }, { cookie });
    expect(answer.headers.get("Location")).toBe(path);
    const after = await read(path);
    expect(after.text).toMatch(/Reminded \d/);
    expect(after.html).not.toContain('name="remind"');
    await change("update users set role = 'viewer' where id = ?", chain.id);
    expect((await post(path, { remind: "readiness" }, { cookie })).status).toBe(403);
    await change("update users set role = 'owner' where id = ?", chain.id);
  });

  it("is not found once the company has left or been erased, nor by another buyer", async () => {
    const other = await registerCompany(ctx);
    await change("update companies set is_corporate = 1, access_code = 'OTHER' where id = ?", other.companyId);
    const others = await cookieOf(ctx, other.id);
    const paths = [0, 5].flatMap((index) => [memberPath(sealed(index)), memberPath(sealed(index), "history")]);
    for (const path of paths) {
      expect((await read(path)).status).toBe(200);
      expect((await read(path, others)).status).toBe(404);
    }
    await leaveCorporate(ctx, at(0), chain.companyId, request());
    await eraseRows(ctx, at(5), "company");
    for (const path of paths) expect((await read(path)).status).toBe(404);
    await joinByCode(ctx, at(0), "PAGE", request());
    expect((await read(memberPath(sealed(0)))).status).toBe(200);
  });
});
