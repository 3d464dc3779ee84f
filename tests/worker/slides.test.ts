import { PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { asNaming } from "~/core/addresses/with-query";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { addActions } from "~/improvement/plan/change.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { textsOf } from "../support/pdf-text";
import { registerCorporate } from "../support/people";
import { anotherProgress, completeReadiness } from "../support/progress-results";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
/** Missing with the forty practices that the company has in place. */
const PRACTICE = "gender-equality.assess.1";

let owner: CurrentUser;
let readiness = "";
let climate = "";
let cookie = "";

const paths = (id: string) => assessmentPaths("readiness", ctx.ids.seal(id));
const read = async (path: string, as = cookie) => {
  const answer = await visit(path, { cookie: as });
  expect(answer.status, path).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&quot;", '"').replaceAll("&#x27;", "'");
};
const headlinesIn = (html: string) =>
  [...html.matchAll(/<h2[^>]*class="slide-headline"[^>]*>([^<]*)<\/h2>/g)].map(([, headline]) => headline);

beforeAll(async () => {
  ({ user: owner, readiness } = await completeReadiness(ctx));
  climate = await anotherProgress(ctx, owner, []);
  await change("update companies set name = 'Anvil' where id = ?", owner.companyId);
  owner = await reloadUser(ctx, owner.email);
  expect(await addActions(ctx, owner, "readiness", [PRACTICE])).toMatchObject({ ok: true });
  await change(
    "update actions set assignee_id = ?, due_on = '2027-03-01' where company_id = ?",
    owner.id,
    owner.companyId,
  );
  cookie = await cookieOf(ctx, owner.id);
});

describe("the slides for a meeting", () => {
  it("are five on a page, led to from the results and from the report", async () => {
    const { slides, results, report } = paths(readiness);
    for (const path of [results, report]) expect(await read(path)).toContain(`href="${slides}"`);
    const html = await read(`${slides}?lang=en`);
    const headlines = headlinesIn(html);
    expect(headlines).toHaveLength(5);
    expect(headlines[0]).toMatch(/^We are at Intermediate: 50%/);
    expect(headlines[4]).toMatch(/^Emissions in \d{4}: [\d.]+ tonnes of CO2e\./);
    expect(html).toContain("From the Progress Assessment of");
    expect(html).toContain(`Who does it: ${owner.username}, by 1 Mar 2027`);
    expect(html).toContain("To decide today");
    const [code] = await rowsOf<{ code: string }>("select code from proofs where assessment_id = ?", readiness);
    expect(html.includes("/verify?code=")).toBe(code !== undefined);
  });

  it("are about climate work for a Progress Assessment", async () => {
    const headlines = headlinesIn(await read(`${paths(climate).slides}?lang=fr`));
    expect(headlines).toHaveLength(5);
    expect(headlines[1]).toBe(resources.fr.slides.scores.even.climate.replace("{{percent}}", "100\u00a0%"));
  });

  it.each(LANGUAGES)("are a tagged PDF of five pages of 16:9 in %s", async (language) => {
    for (const id of [readiness, climate]) {
      const answer = await visit(paths(id).slidesFile(language), { cookie });
      expect(answer.headers.get("Content-Type")).toBe("application/pdf");
      expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; .*Anvil/);
      expect(answer.headers.get("Cache-Control")).toContain("no-store");
      const bytes = new Uint8Array(await answer.arrayBuffer());
      expect(bytes.byteLength).toBeLessThan(150_000);
      const file = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(file.getPages().map((page) => page.getSize())).toEqual(Array(5).fill({ width: 960, height: 540 }));
      expect(file.catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
      expect(String(file.catalog.lookup(PDFName.of("Lang")))).toContain(language);
      const [first] = headlinesIn(await read(`${paths(id).slides}?lang=${language}`));
      const [lines = []] = await textsOf(bytes);
      expect(lines.join(" ")).toContain(first?.replaceAll(/\s+/g, " "));
    }
  });

  it("are for those who may read the report: no stranger, no visitor, and a corporate company only with consent", async () => {
    const { slides, slidesFile } = paths(readiness);
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    const corporate = await registerCorporate(ctx);
    const reader = await cookieOf(ctx, corporate.id);
    const named = (path: string) => asNaming(path, ctx.ids.seal(owner.id));
    const all = [slides, slidesFile("en")];
    for (const path of all) {
      expect((await visit(path, { cookie: stranger })).status).toBe(404);
      expect((await visit(named(path), { cookie: stranger })).status).toBe(404);
      expect((await visit(path)).headers.get("Location")).toMatch(/^\/login/);
      expect((await visit(named(path), { cookie: reader })).status).toBe(404);
    }
    await joinByCode(ctx, owner, corporate.code, request(), { scope: "level" });
    for (const path of all) expect((await visit(named(path), { cookie: reader })).status).toBe(404);
    await change("update memberships set scope = 'full' where company_id = ?", owner.companyId);
    const html = await read(named(`${slides}?lang=en`), reader);
    expect(headlinesIn(html)[0]).toMatch(/^Anvil is at Intermediate: 50%/);
    expect(html).not.toMatch(/Who does it|To decide today|1 Mar 2027/);
    expect((await visit(named(slidesFile("en")), { cookie: reader })).status).toBe(200);
    // Without naming anyone, only the company's own people find it, as with the report.
    expect((await visit(slides, { cookie: reader })).status).toBe(404);
    // The ledger names both assessments that the slides show.
    const noted = await rowsOf<{ assessment_id: string }>(
      "select distinct assessment_id from readings where company_id = ? and thing = 'report'",
      owner.companyId,
    );
    expect(noted.map((row) => row.assessment_id).sort()).toEqual([readiness, climate].sort());
  });

  it("say how the company has moved once it has a second result, and that a newer one follows the first", async () => {
    const second = await completeDraft(ctx, owner, 60);
    await submitAndCount(ctx, owner, second);
    const headlines = headlinesIn(await read(`${paths(second).slides}?lang=en`));
    expect(headlines[2]).toMatch(/^Up 25 percentage points since /);
    expect(await read(`${paths(readiness).slides}?lang=en`)).toMatch(/class="slide-alert">A newer report exists/);
  });
});
