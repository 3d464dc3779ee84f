import { beforeAll, describe, expect, it } from "vitest";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { storeFile } from "~/assessment/evidence/store-file.server";
import { writeDocument } from "~/assessment/evidence/write-document.server";
import { CERTIFICATES_FILE_PATH, CERTIFICATES_PATH, memberPath } from "~/core/addresses/network";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { readNetwork } from "~/home/journey/network.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { expectExactMembers } from "../support/members";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let chain: CurrentUser & { code: string };
let cookie = "";
const people: Record<string, CurrentUser> = {};
const of = (name: string) => people[name] as CurrentUser;

/** Submits an assessment with documents, each with the days until it expires; null for one without a date. */
async function submits(user: CurrentUser, given: Record<string, number | null>) {
  const id = await completeDraft(ctx, user, 40);
  for (const [name, days] of Object.entries(given)) {
    const opened = await openDocuments(ctx, user, id, "change");
    if (!opened.ok) throw new Error(opened.reason);
    const bytes = new TextEncoder().encode(name);
    const file = await storeFile(ctx, user.companyId, { name: `${name}.pdf`, type: "pdf", bytes, pages: 1 });
    const expiresOn = days === null ? null : inDays(days);
    const entry = { dimension: "environment", name, description: "", issuedOn: null, expiresOn, links: [] };
    const done = await writeDocument(ctx, user, opened, { documentId: null, entry, files: [file], removed: [] });
    expect(done.ok).toBe(true);
  }
  expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
}

async function member(name: string, documents: Record<string, number | null>, scope: "full" | "level" = "full") {
  const user = await registerCompany(ctx);
  await updateProfile(ctx, request(), user, { company: name });
  await submits(user, documents);
  await joinByCode(ctx, user, chain.code, request(), { scope });
  people[name] = await reloadUser(ctx, user.email);
}

const read = async (list = "", as = cookie) => {
  const answer = await visit(`${CERTIFICATES_PATH}${list && `?${list}`}`, { cookie: as });
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  const rows = [...main.matchAll(/<tr[\s\S]*?<\/tr>/g)].slice(1).map(([row]) => row.replace(/<!-- -->/g, ""));
  return {
    main,
    rows,
    text: rows.map((row) =>
      row
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    ),
  };
};
const file = async (as = cookie) => readCsv(await (await visit(CERTIFICATES_FILE_PATH, { cookie: as })).text());
const named = async () => (await file()).slice(1).map(([company, document]) => `${company}: ${document}`);
const readingsOf = (name: string) =>
  rowsOf("select corporate_id as corporate, thing from readings where company_id = ?", of(name).companyId);

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  cookie = await cookieOf(ctx, chain.id);
  await member("Ash", { "ISO 9001": 60, "ISO 14001": 61, Policy: null });
  await member("Birch", { HACCP: -1, Halal: 0 });
  await member("Cedar", { Secret: 5 }, "level");
});

describe("the certificates of members", () => {
  it("are listed by the day on which they expire, those of the next sixty days first", async () => {
    const soon = await read();
    expect(soon.text).toHaveLength(2);
    expect(soon.text[0]).toMatch(/^Birch .*Halal .*Last day today/);
    expect(soon.text[1]).toMatch(/^Ash .*ISO 9001 .*In 60 days/);
    expect((await readNetwork(ctx, chain, null)).attention).toEqual({
      answered: 0,
      flags: 0,
      expiring: soon.rows.length,
    });
    expect((await read("list=later")).text).toEqual([expect.stringMatching(/^Ash .*ISO 14001 .*In 61 days/)]);
    expect((await read("list=expired")).text).toEqual([expect.stringMatching(/^Birch .*HACCP .*Expired 1 day ago/)]);
    await expectExactMembers();
  });

  it("lead to the company's documents and to a request for the new one", async () => {
    const { rows } = await read();
    expect(rows[0]).toContain(`href="${memberPath(ctx.ids.seal(of("Birch").companyId), "documents")}"`);
    const [, ask = ""] = /href="([^"]*document=Halal[^"]*)"/.exec(rows[0] ?? "") ?? [];
    const form = await (await visit(ask.replaceAll("&amp;", "&"), { cookie })).text();
    expect(form).toMatch(/name="title"[^>]*value="New version of Halal"|value="New version of Halal"[^>]*name="title"/);
    expect(form).toMatch(/checked=""[^>]*value="document"|value="document"[^>]*checked=""/);
  });

  it("are a file of all, and each company sees that its documents were read", async () => {
    await change("delete from readings");
    const [header, ...lines] = await file();
    expect(header).toEqual(["Company", "Document", "Issued", "Expires", "Days left"]);
    expect(lines.map(([company, document, , expires, days]) => [company, document, expires, days])).toEqual([
      ["Birch", "HACCP", inDays(-1), "-1"],
      ["Birch", "Halal", inDays(0), "0"],
      ["Ash", "ISO 9001", inDays(60), "60"],
      ["Ash", "ISO 14001", inDays(61), "61"],
    ]);
    for (const name of ["Ash", "Birch"])
      expect(await readingsOf(name), name).toEqual([{ corporate: chain.companyId, thing: "documents" }]);
    expect(await readingsOf("Cedar")).toEqual([]);
  });

  it("follow what is shared and what was submitted last", async () => {
    await submits(of("Ash"), { "ISO 9001 new": 20, Carbon: 30 });
    expect(await named()).toEqual(["Birch: HACCP", "Birch: Halal", "Ash: ISO 9001 new", "Ash: Carbon"]);
    await changeSharing(ctx, of("Cedar"), chain.companyId, { scope: "full" });
    await changeSharing(ctx, of("Birch"), chain.companyId, { scope: "level" });
    expect(await named()).toEqual(["Cedar: Secret", "Ash: ISO 9001 new", "Ash: Carbon"]);
    await expectExactMembers();
    await leaveCorporate(ctx, of("Cedar"), chain.companyId, request());
    expect(await named()).toEqual(["Ash: ISO 9001 new", "Ash: Carbon"]);
    await expectExactMembers();
  });

  it("are nobody else's, and a page after any place is right", async () => {
    const other = await cookieOf(ctx, (await registerCorporate(ctx)).id);
    expect((await read("", other)).main).toContain("No certificate expires within 60 days");
    expect((await visit(CERTIFICATES_PATH, { cookie: await cookieOf(ctx, of("Ash").id) })).status).toBe(404);
    const [first] = await rowsOf<{ at: string }>(
      "select expires_on || '~' || document_id as at from member_certificates where corporate_id = ? order by 1",
      chain.companyId,
    );
    const after = await read(`after=${encodeURIComponent(first?.at ?? "")}`);
    expect(after.text).toEqual([expect.stringContaining("Carbon")]);
    expect(after.main).toContain("First page");
    for (const odd of ["after=x", "after=2026-99-99~a", "list=none"]) expect((await read(odd)).text).toHaveLength(2);
  });
});
