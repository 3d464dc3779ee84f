import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/content/readiness/versions";
import { LANGUAGES } from "~/domain/language";
import type { EvidenceDocument } from "~/features/evidence/queries.server";
import { resources } from "~/i18n/resources";
import { cutPaperFace, FACE_NAMES, PAPER_FACES } from "../../scripts/fonts/paper-faces.mjs";
import { askTool, fileOf, nodesOf, paperOf, readPaper } from "../support/paper";
import { APPROVAL, progressReport } from "../support/progress-report";
import { COMPANY, readinessReport } from "../support/readiness-report";

const words = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");
const documentOf = (name: string, description: string): EvidenceDocument =>
  ({
    ...{ id: "d1", dimension: "environment", name, description, issuedOn: null, expiresOn: null, links: [] },
    files: [{ id: "f1", fileName: "log.pdf", size: 1, sha256: "x", pages: 2 }],
  }) as unknown as EvidenceDocument;
const DOCUMENT = documentOf("Waste log", "What is weighed.");

describe("a report as a file", () => {
  it.each(LANGUAGES)("says what the report says, tagged and with an outline, in %s", async (language) => {
    const report = readinessReport({ documents: [DOCUMENT] }, language);
    const bytes = await paperOf({ documents: [DOCUMENT] }, language);
    const { pages, info, outline, marks, preferences } = await readPaper(bytes);
    const text = words(pages.map((page) => page.text).join(" "));
    for (const { title } of report.parts) expect(text).toContain(words(title));
    expect(text).toContain(words(report.cover.submitted));
    const questions = report.parts
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.type === "table" ? block.groups.flatMap(({ rows }) => rows.map(([first]) => first)) : [],
      );
    for (const question of questions) expect(text).toContain(words(String(question)));

    const nodes = pages.flatMap(({ tree }) => nodesOf(tree));
    const headings = nodes.filter(({ role }) => role === "H2");
    expect(headings.length).toBe(report.parts.length);
    for (const role of ["H1", "H3", "P", "L", "LI", "Table", "TR", "TH", "TD", "Figure", "Link"])
      expect(nodes.map((node) => node.role)).toContain(role);
    for (const figure of nodes.filter(({ role }) => role === "Figure")) expect(figure.alt).toBeTruthy();
    expect(outline.map(({ title }) => title)).toEqual([report.cover.title, ...report.parts.map(({ title }) => title)]);
    for (const mark of outline) expect(Array.isArray(mark.dest)).toBe(true);
    expect(marks?.Marked).toBe(true);
    expect(info).toMatchObject({ Title: report.name, Language: language, Creator: "Kompas" });
    expect(preferences).toMatchObject({ DisplayDocTitle: true });
    expect(new Set(pages.map(({ lang }) => lang))).toEqual(new Set([language]));
  });

  it("says above everything on its first page that it was withdrawn, and that another has followed", async () => {
    const report = readinessReport({ company: "A name that takes two lines ".repeat(4) });
    const standing = [
      {
        state: "withdrawn" as const,
        text: `Withdrawn by ${report.cover.company} on 1 October 2026. Do not rely on it.`,
      },
      { state: "newer" as const, text: "A newer report exists (1 October 2026)." },
    ];
    const [plain, marked] = await Promise.all([
      readPaper(await fileOf(report)),
      readPaper(await fileOf({ ...report, standing })),
    ]);
    const first = words(marked.pages[0]?.text ?? "");
    expect(first.startsWith("Withdrawn by ")).toBe(true);
    expect(first.indexOf("A newer report exists")).toBeLessThan(first.indexOf("Kompas"));
    expect(first).toContain("Do not rely on it.");
    expect(first).toContain(words(report.cover.submitted));
    expect(marked.pages).toHaveLength(plain.pages.length);
    expect(words(plain.pages[0]?.text ?? "").startsWith("Kompas")).toBe(true);
  });

  it.each(LANGUAGES)(
    "is made of a climate report too, with its tonnes, approval and signature, in %s",
    async (language) => {
      const signing = {
        approval: APPROVAL,
        signature: { picture: null, typed: "Thandi Nkosi", by: "Thandi", on: "2 October 2026", isOutdated: false },
      };
      const report = progressReport({ signing }, language);
      const { pages, outline } = await readPaper(await fileOf(report));
      const text = words(pages.map((page) => page.text).join(" "));
      for (const { title } of report.parts) expect(text).toContain(words(title));
      expect(outline).toHaveLength(report.parts.length + 1);
      for (const word of [APPROVAL.designation, "Thandi Nkosi"]) expect(text).toContain(word);
      for (const block of report.parts.flatMap(({ blocks }) => blocks))
        if (block.type === "amounts")
          for (const { figure } of block.amounts)
            expect(text.replaceAll(" ", "")).toContain(words(figure).replaceAll(" ", ""));
    },
  );

  it("belongs to a tag or to the furniture of its page, word by word", async () => {
    const { pages } = await readPaper(await paperOf({ documents: [DOCUMENT] }));
    for (const { items } of pages) {
      let depth = 0;
      for (const item of items) {
        if ("str" in item) expect(item.str.trim() === "" || depth > 0, item.str).toBe(true);
        else depth += item.type === "endMarkedContent" ? -1 : 1;
      }
    }
  });

  it("leaves no heading alone at a page's end, and puts name, page and code at each foot", async () => {
    const { pages } = await readPaper(await paperOf({ yes: 7, documents: [DOCUMENT] }));
    for (const [index, { texts, text }] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length} · 01234-56789-ABCDE`);
      const body = texts.filter(({ str, transform }) => str.trim() && transform[5] > 60);
      const lowest = body.toSorted((a, b) => a.transform[5] - b.transform[5])[0];
      // The sizes of titles and headings.
      expect(lowest?.height, `page ${index + 1}: ${lowest?.str}`).toBeLessThan(13);
    }
    // The rows of a table go on under its head.
    const tables = pages.filter(({ text }) => /Implemented|Not implemented/.test(text));
    expect(tables.length).toBeGreaterThan(2);
    for (const { text } of tables) expect(text).toContain("Question");
  });

  it("carries the result for machines, links that work from anywhere, and what an archive asks for", async () => {
    const bytes = await paperOf({ documents: [DOCUMENT] });
    const { pages, attachments, metadata } = await readPaper(bytes);
    const [data] = Object.values(attachments ?? {});
    expect(data?.filename).toBe("result.json");
    expect(new TextDecoder().decode(data?.content)).toBe('{"level":"intermediate"}');
    const links = pages.flatMap((page) => page.links);
    expect(links.map(({ url }) => url)).toEqual(["https://kompas.test/files/evidence/f1/log.pdf"]);
    expect(metadata?.get("pdfaid:part")).toBe("3");
    expect(metadata?.get("dc:title")).toContain(COMPANY);
  });

  it("is small, and the same bytes each time", async () => {
    const [one, other] = await Promise.all([paperOf({}), paperOf({})]);
    expect(one.byteLength).toBeLessThan(150_000);
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it.each([
    ["letters of Europe", "Šárka & Łódź Ğü Ω Дружба Đặng", "Šárka&ŁódźĞüΩДружбаĐặng"],
    ["letters that no face has", "上海环保 🌱", "\ufffd\ufffd\ufffd\ufffd"],
    ["a word without an end", "W".repeat(200), "WWWW"],
    ["nothing but marks", "\u0301\u200d\ufe0f", ""],
  ])("takes %s in a name", async (_what, company, kept) => {
    const { pages, info } = await readPaper(await paperOf({ company }));
    expect(info.Author).toBe(company);
    expect(pages[0]?.text.replaceAll(/\s/g, "")).toContain(kept);
  });

  it("says what a letter is that no face has, to whoever copies it", async () => {
    const text = askTool("pdftotext", [], await paperOf({ company: "上海环保 Ltd" }));
    if (text) expect(text.said.slice(0, 200)).toContain("上海环保");
  });

  it("takes a description that no page could hold", async () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(" ");
    const { pages } = await readPaper(await paperOf({ documents: [documentOf("Log", long)] }));
    const text = pages.map((page) => page.text).join(" ");
    for (const word of ["word0 ", "word999", "word1999"]) expect(text).toContain(word);
    for (const { texts } of pages)
      for (const { str, transform } of texts) if (str.trim()) expect(transform[5]).toBeGreaterThan(25);
  });

  it("is a sound file to the machine's own tools", async () => {
    const bytes = await paperOf({ documents: [DOCUMENT] }, "fr");
    const qpdf = askTool("qpdf", ["--check"], bytes);
    const info = askTool("pdfinfo", [], bytes);
    const text = askTool("pdftotext", [], bytes);
    if (qpdf) expect(qpdf).toMatchObject({ status: 0, said: expect.stringContaining("No syntax or stream encoding") });
    if (info) expect(info.said).toMatch(/Tagged: +yes/);
    if (text) expect(text.said).toContain(COMPANY);
  });
});

describe("the faces of files", () => {
  it.each(FACE_NAMES)("keeps %s as the script cuts it", async (name) => {
    const kept = readFileSync(join(PAPER_FACES, `${name}.ttf`));
    expect(kept.equals(await cutPaperFace(name)), `${name}.ttf is what \`npm run font\` makes`).toBe(true);
  });

  it("have every letter that our texts are written with", async () => {
    const { letterFor } = await import("~/features/report/pdf/faces");
    const used = new Set(`${JSON.stringify(resources)}${JSON.stringify(newestReadiness)}`.match(/[^\p{Cc}]/gu));
    for (const chain of ["sans", "bold", "serif"] as const)
      expect([...used].filter((character) => letterFor(chain, character)?.stands)).toEqual([]);
  });
});
