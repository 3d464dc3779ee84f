import { describe, expect, it } from "vitest";
import { forgetFactorSets } from "~/assessment/catalogue/factors.server";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { LANGUAGES } from "~/core/language";
import { ARTICLES } from "~/home/knowledge/content/articles";
import { listFactors } from "~/home/knowledge/factor-list.server";
import { openAssets } from "~/platform/assets";
import { change } from "../support/database";
import { cookieOf, send, visit } from "../support/pages";
import { createTestContext, registerCompany, testEnv } from "../support/worker";

const ctx = createTestContext();
const people = await Promise.all(
  LANGUAGES.map(async (language) => {
    const user = await registerCompany(ctx, { language });
    return { language, cookie: await cookieOf(ctx, user.id) };
  }),
);
const [reader] = people;
const cookie = reader?.cookie ?? "";

/** The main part of a page. */
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const read = async (path: string, as = cookie) => mainOf(await (await visit(path, { cookie: as })).text());
const articlesIn = (html: string) => [...html.matchAll(/href="\/knowledge-base\/([\w-]+)/g)].map(([, slug]) => slug);

describe("the Knowledge Base", () => {
  it("lists every article and counts them", async () => {
    const html = await read("/knowledge-base");
    expect(articlesIn(html)).toEqual(ARTICLES.map(({ slug }) => slug));
    expect(html).toContain(`${ARTICLES.length} articles found`);
  });

  it("filters by words, category and tag, and keeps the filters on the way to an article and back", async () => {
    const path = "/knowledge-base?q=laggard&category=assessment-manuals&tag=levels";
    const list = await read(path);
    expect(list).toContain("2 articles found");
    expect(articlesIn(list).sort()).toEqual(["progress-manual", "readiness-manual"]);
    expect(list).toContain("<mark>Laggard</mark>");
    const article = await read(path.replace("?", "/readiness-manual?"));
    expect(article).toContain(`href="${path.replaceAll("&", "&amp;")}"`);
  });

  it("says that nothing was found, and ignores a filter that does not exist", async () => {
    expect(await read("/knowledge-base?q=%3Cscript%3Ezzz")).toContain("No articles found");
    expect(await read("/knowledge-base?q=%3Cscript%3Ezzz")).not.toContain("<script");
    expect(await read("/knowledge-base?category=none&tag=toString")).toContain(`${ARTICLES.length} articles found`);
  });

  it("tolerates a typo, a missing accent and a plural, in the reader's language", async () => {
    const [english, french, malay] = people.map((person) => person.cookie);
    const first = async (query: string, as?: string) =>
      articlesIn(await read(`/knowledge-base?q=${encodeURIComponent(query)}`, as))[0];
    expect(await first("suporting documnets", english)).toBe("supporting-documents");
    expect(await first("gaz a effet de serres", french)).toBe("progress-manual");
    expect(await first("dokumne sokongan", malay)).toBe("supporting-documents");
  });

  it.each([
    ["a hundred thousand letters", "a".repeat(100_000)],
    ["as many words", "log%20".repeat(20_000)],
    ["a regular expression", encodeURIComponent("(.*)+[a-z]{1,}|^$\\")],
    ["pictures and half a picture", encodeURIComponent("😀".repeat(60))],
    ["what is no UTF-8", "%ff%fe%00"],
  ])("answers a search for %s", async (_, query) => {
    const page = await visit(`/knowledge-base?q=${query}`, { cookie });
    expect([200, 400, 414]).toContain(page.status);
    expect(mainOf(await page.text()).length).toBeLessThan(100_000);
  });

  it.each(people)("shows every article in $language, with the limits of this installation", async (person) => {
    for (const { slug } of ARTICLES) {
      const html = await read(`/knowledge-base/${slug}`, person.cookie);
      expect(html, slug).toContain("<h2 id=");
      expect(html.match(/\{[a-zA-Z]+\}(?![^<]*<\/code>)/g) ?? [], slug).toEqual([]);
    }
    const env = { ...testEnv, EVIDENCE_FILE_MB: "13" };
    const page = await send("/knowledge-base/supporting-documents", { headers: { Cookie: person.cookie } }, env);
    expect(await page.text()).toMatch(/13 M[Bo]/);
  });

  it.each(people)(
    "lists every published emission factor in $language, and not where the office read it",
    async (person) => {
      const html = await (await visit("/knowledge-base/emission-factors", { cookie: person.cookie })).text();
      const main = mainOf(html).replaceAll("<!-- -->", "");
      expect(main.match(/<th scope="row"/g)).toHaveLength(FACTOR_SETS.flatMap(({ factors }) => factors).length);
      for (const { address, readAt } of FACTOR_SETS) {
        expect(main).toContain(`href="${address}"`);
        if (readAt) expect(html).not.toContain(readAt);
      }
      expect(main).not.toMatch(/factors\.(sources|grids|perUnit)|undefined/);
    },
  );

  it("keeps the source of a fuel beside the country that has its own factor for it", async () => {
    const diesel = { id: "diesel.ke", source: "diesel", region: "KE", from: 2025, to: 2025, value: 2.5, unit: "litre" };
    const document = { ...FACTOR_SETS[0], set: "kenya-fuels", factors: [{ ...diesel, basis: "co2e" }] };
    await change(
      'insert into emission_factors ("set", version, document, published_at) values (?, ?, ?, 1)',
      document.set,
      document.version ?? "",
      JSON.stringify(document),
    );
    forgetFactorSets();
    const lists = await listFactors(ctx, "fr");
    expect(lists.find(({ set }) => set === "kenya-fuels")?.factors).toMatchObject([
      { source: "diesel", grid: null, country: "Kenya", years: "2025", value: "2,5", unit: "L" },
    ]);
    await change('delete from emission_factors where "set" = ?', document.set);
    forgetFactorSets();
  });

  it.each(people)(
    "names every call of the API in $language, from the description that the API serves",
    async (person) => {
      const served = await (await send("/api/openapi.json", {})).json<{ paths: Record<string, object> }>();
      const calls = Object.entries(served.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      );
      const html = (await read("/knowledge-base/api", person.cookie)).replaceAll("<!-- -->", "");
      const listed = [...html.matchAll(/<code>([A-Z]+ \/api\/[^<]+)<\/code>/g)].map(([, call]) => call);
      expect(listed.sort()).toEqual(calls.sort());
      expect(html).not.toContain("api.groups");
      expect(html.match(/<p lang="en">/g)).toHaveLength(calls.length);
    },
  );

  it("takes one trip to each database", async () => {
    await visit("/knowledge-base/user-guide", { cookie });
    const page = await visit("/knowledge-base/user-guide", { cookie });
    expect(page.headers.get("Server-Timing")).toContain("trips=2 ");
  });

  it("fails when its texts cannot be read, and tries again the next time", async () => {
    const answers = [new Response("gone", { status: 503 }), Response.json({ title: "there" })];
    const assets = openAssets({ fetch: async () => answers.shift() ?? Response.error() });
    await expect(assets.readJson("/assets/texts/none.json")).rejects.toThrow("status 503");
    expect(await assets.readJson("/assets/texts/none.json")).toEqual({ title: "there" });
    expect(await assets.readJson("/assets/texts/none.json")).toEqual({ title: "there" });
  });
});
