import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { OTHER_TEXT_LIMIT } from "~/assessment/answers/rules/choice";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { EvidenceDocument } from "~/assessment/evidence/queries.server";
import { DESCRIPTION_LIMIT, MAX_DOCUMENTS, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { cutPaperFace, FACE_NAMES, PAPER_FACES } from "../../scripts/fonts/paper-faces.mjs";
import { asChoice, choiceOf } from "../support/answers";
import { askTool, fileOf, nodesOf, paperOf, readPaper } from "../support/paper";
import { bytes, claiming, exif, SMALL_GIF, SMALL_JPEG, SMALL_PNG, SMALL_WEBP, withSegment } from "../support/pictures";
import { APPROVAL, progressReport } from "../support/progress-report";
import { COMPANY, type Given, readinessReport, topics } from "../support/readiness-report";

const words = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ");
const documentOf = (name: string, description: string): EvidenceDocument =>
  ({
    id: "d1",
    dimension: "environment",
    name,
    description,
    issuedOn: null,
    expiresOn: null,
    links: [],
    files: [{ id: "f1", fileName: "log.pdf", size: 1, sha256: "x", pages: 2 }],
  }) as unknown as EvidenceDocument;
const DOCUMENT = documentOf("Waste log", "What is weighed.");

/** Documents with the longest names, spread over dimensions, each behind an answer. */
function manyDocuments(count: number, { files, description }: { files: number; description: number }) {
  return Array.from({ length: count }, (_, index): EvidenceDocument => {
    const one = documentOf(
      `Document ${index} `.padEnd(NAME_LIMIT, "name of it "),
      "What it shows, and from when it is. ".repeat(40).slice(0, description),
    );
    const behind = topics[index % topics.length]?.sections[0]?.questions[0]?.id ?? "";
    const [file] = one.files;
    return {
      ...one,
      id: `d${index}`,
      links: [behind],
      files: Array.from({ length: files }, (__, at) => ({ ...file, id: `f${index}-${at}` })),
    } as EvidenceDocument;
  });
}

/** The first activities of every question about them, with one in the company's own words. */
const activities = (count: number, own = 0): [string, Answer][] =>
  topics
    .flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(asChoice)))
    .filter(({ isRequired }) => !isRequired)
    .map(({ id, options }) => {
      const chosen = options.slice(0, count).map((option) => option.id);
      const other = own > 0 ? "What we do ourselves ".repeat(20).slice(0, own) : null;
      return [id, choiceOf(other === null ? chosen : [...new Set([...chosen, "other"])], other)];
    });

const TURNED = withSegment(0xe1, exif(6, ""));

/** A picture as the pad sends it, two pixels wide: one black, one transparent. */
function drawing(): Uint8Array {
  const chunk = (name: string, content: number[] | Uint8Array) =>
    bytes([0, 0, 0, content.length], name, content, [0, 0, 0, 0]);
  const header = chunk("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  const pixels = deflateSync(Buffer.from([0, 0, 0, 0, 255, 10, 20, 30, 0]));
  return bytes(SMALL_PNG.subarray(0, 8), header, chunk("IDAT", pixels), chunk("IEND", []));
}

/** The climate report file with this picture as its signature. */
async function signedWith(picture: Uint8Array) {
  const path = "/files/signatures/sealed/name.png";
  const signature = { picture: path, typed: null, by: "Thandi", on: "2 October 2026", isOutdated: false };
  const report = progressReport({ signing: { approval: APPROVAL, signature } });
  const file = await fileOf(report, { pictures: new Map([[path, picture]]) });
  return { file, pages: (await readPaper(file)).pages, label: resources.en.approval.signature.alt };
}

/** Every picture on a page of the file: its content in hex, and its size there in points. */
async function imagesIn(file: Uint8Array) {
  const opened = await PDFDocument.load(file);
  return opened.getPages().flatMap(({ node }) => {
    const drawn = node.Resources()?.lookupMaybe(PDFName.of("XObject"), PDFDict);
    const page = decode(node.Contents() as PDFRawStream).toString("latin1");
    return (drawn?.entries() ?? []).map(([name]) => {
      const image = drawn?.lookup(name) as PDFRawStream;
      const [, matrix = ""] = new RegExp(`q (.+) cm ${name} Do`).exec(page) ?? [];
      const [a = 0, b = 0, c = 0, d = 0] = matrix.split(" ").map(Number);
      const isPacked = image.dict.get(PDFName.of("Filter")) === PDFName.of("FlateDecode");
      const content = isPacked ? decode(image) : Buffer.from(image.contents);
      return {
        content: content.toString("hex"),
        isSeenThrough: image.dict.has(PDFName.of("SMask")),
        width: Math.abs(a + c),
        height: Math.abs(b + d),
      };
    });
  });
}

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode());

describe("a report as a file", () => {
  it.each(LANGUAGES)("contains what the report contains, tagged and with an outline, in %s", async (language) => {
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
    for (const question of questions) {
      expect(text).toContain(
        words(typeof question === "object" && "text" in question ? question.text : String(question)),
      );
    }

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

  describe.each(LANGUAGES)("of a readiness report has at most eight pages, in %s", (language) => {
    const pagesOf = async (given: Given) => (await readPaper(await paperOf(given, language))).pages;
    const company = "A name that takes two lines ".repeat(6).slice(0, 160);
    const few = manyDocuments(20, { files: 2, description: 200 });
    const most = manyDocuments(MAX_DOCUMENTS, { files: 4, description: DESCRIPTION_LIMIT });

    it.each<[string, Given]>([
      ["for a company that answers No throughout", { yes: 0 }],
      ["for one that answers Yes throughout", { yes: 10 }],
      ["with three activities at each step", { also: activities(3) }],
      ["with every activity and a long one of its own", { yes: 10, also: activities(99, OTHER_TEXT_LIMIT) }],
      ["with forty files", { also: activities(3), documents: few }],
      [
        "with as much of everything as can be entered",
        { company, also: activities(99, OTHER_TEXT_LIMIT), documents: most },
      ],
    ])("%s", async (_, given) => {
      expect((await pagesOf(given)).length).toBeLessThanOrEqual(8);
    });

    it("and says how much it leaves out, and where that is, only if it leaves something out", async () => {
      const text = words((await pagesOf({ documents: most })).map((page) => page.text).join(" "));
      const [, left = ""] = /(\d+) more files/.exec(text) ?? [];
      expect(text.match(/Document-\d|Dokumen-\d/g)).toHaveLength(4 * MAX_DOCUMENTS - Number(left));
      expect(text).toContain("All is on the page");
      const whole = words((await pagesOf({ documents: [DOCUMENT] })).map((page) => page.text).join(" "));
      expect(whole).not.toMatch(/more files|All is on the page|…/);
    });
  });

  it.each(LANGUAGES)("leaves no last page with a few lines, and its level and facts whole, in %s", async (language) => {
    const { results, report } = resources[language];
    const faults: string[] = [];
    for (const count of [0, 1, 2, 3, 4, 6, 8])
      for (const yes of [2, 9]) {
        const { pages } = await readPaper(
          await paperOf({ yes, also: activities(count), documents: [DOCUMENT] }, language),
        );
        const said = pages.map(({ text }) => words(text));
        // Points from the foot of the page, above its footer.
        const lowest = Math.min(
          ...(pages.at(-1)?.texts ?? []).flatMap(({ str, transform }) =>
            str.trim() && transform[5] > 62 ? transform[5] : [],
          ),
        );
        if (lowest > 600) faults.push(`${count}, ${yes}: the last page ends at ${Math.round(lowest)} of 800`);
        const together = [
          [report.maturity.title, report.maturity.journey],
          [results.profile.title, results.profile.city],
        ].map((both) => both.map(words));
        for (const both of together)
          if (!said.some((page) => both.every((each) => page.includes(each))))
            faults.push(`${count}, ${yes}: ${both.join(" and ")} are on two pages`);
      }
    expect(faults).toEqual([]);
  });

  it("states at the top of its first page that it was withdrawn, and that another has followed", async () => {
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
    "is made for a climate report too, with its tonnes, approval and signature, in %s",
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

  it.each([
    ["a PNG, pixel by pixel", SMALL_PNG, "ff0000ff0000ff00000000ff0000ff0000ff", 99, 66],
    ["a drawing, through which the paper is seen", drawing(), "0000000a141e", 112.5, 56.25],
    ["a JPEG, as it is", SMALL_JPEG, Buffer.from(SMALL_JPEG).toString("hex"), 99, 66],
    ["a photograph, turned upright", TURNED, Buffer.from(TURNED).toString("hex"), 44, 66],
  ])("contains the signature as %s, at the size of the page's", async (_kind, picture, content, width, height) => {
    const { file, pages, label } = await signedWith(picture);
    const [image, ...others] = await imagesIn(file);
    expect(others).toEqual([]);
    expect(image?.content).toContain(content);
    expect(image?.isSeenThrough).toBe(picture.length < 100);
    expect([image?.width, image?.height]).toEqual([width, height]);
    const figures = pages.flatMap(({ tree }) => nodesOf(tree)).filter(({ role }) => role === "Figure");
    expect(figures.map(({ alt }) => alt)).toContain(label);
  });

  it("has the signature in words where a file cannot contain its picture, or a reader cannot unpack it", async () => {
    for (const picture of [SMALL_WEBP, SMALL_GIF, claiming(8_000, 3_000), SMALL_PNG.slice(0, 60)]) {
      const { file, pages, label } = await signedWith(picture);
      expect(await imagesIn(file)).toEqual([]);
      expect(words(pages.map(({ text }) => text).join(" "))).toContain(label);
    }
  });

  it("has every word in a tag or in the furniture of its page", async () => {
    const { pages } = await readPaper(await paperOf({ documents: [DOCUMENT] }));
    for (const { items } of pages) {
      let depth = 0;
      for (const item of items) {
        if ("str" in item) expect(item.str.trim() === "" || depth > 0, item.str).toBe(true);
        else depth += item.type === "endMarkedContent" ? -1 : 1;
      }
    }
  });

  it("leaves no heading alone at a page's end, and puts name, page and code in each footer", async () => {
    const { pages } = await readPaper(await paperOf({ yes: 7, documents: [DOCUMENT] }));
    for (const [index, { texts, text }] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain("01234-56789-ABCDE");
      const body = texts.filter(({ str, transform }) => str.trim() && transform[5] > 58);
      const lowest = body.toSorted((a, b) => a.transform[5] - b.transform[5])[0];
      // Titles and headings are larger than that.
      expect(lowest?.height, `page ${index + 1}: ${lowest?.str}`).toBeLessThan(13);
    }
    // A table that continues on another page repeats its header.
    const tables = pages.filter(({ text }) => /Implemented|Not implemented/.test(text));
    expect(tables.length).toBeGreaterThan(1);
    for (const { text } of tables) expect(text).toContain("Practice");
  });

  describe.each(LANGUAGES)("of a readiness assessment in %s", (language) => {
    const proof = {
      code: "RMJW-48BJ-9KQ2-7XYZ",
      address: "kompas.test/verify",
      link: "https://kompas.test/verify?code=RMJW-48BJ-9KQ2-7XYZ",
      text: "",
      foot: "",
    };
    /** One further activity at each step of each topic. */
    const also = topics.flatMap(({ sections }) =>
      sections.flatMap(({ questions }) =>
        questions.flatMap((question): [string, Answer][] =>
          question.type === "choice" && !question.isRequired
            ? [[question.id, choiceOf([question.options[0]?.id ?? ""])]]
            : [],
        ),
      ),
    );
    const subjects = ["overall", "environment", "social", "governance", ...topics.map(({ id }) => id)];
    const means = Object.fromEntries(subjects.map((subject) => [subject, 4_200]));
    const given = { also, documents: [DOCUMENT], peers: { basis: "industry" as const, companies: 12, means } };
    const report = (yes: number) => ({ ...readinessReport({ yes, ...given }, language), proof });

    it.each([0, 5, 10])("takes at most eight pages with %s practices of each topic", async (yes) => {
      const { pages } = await readPaper(await fileOf(report(yes), { code: proof.code }));
      expect(pages.length).toBeLessThanOrEqual(8);
      // The last page holds more than what ends every report.
      expect(words(pages.at(-1)?.text ?? "")).toContain(words(resources[language].evidence.titleRead));
    });

    it("says on its cover how to check it and that no one has verified it, and the address on each page", async () => {
      const file = await fileOf(report(5), { code: proof.code });
      const { pages } = await readPaper(file);
      const cover = words(pages[0]?.text ?? "");
      const { nature, issuer, check } = report(5);
      for (const said of [check.text, nature.unverified, nature.backed ?? "", issuer.text, proof.code]) {
        expect(cover).toContain(words(said));
      }
      for (const { text } of pages) expect(text).toContain(proof.address);
      const drawn = (pages[0] ? nodesOf(pages[0].tree) : []).filter(({ role }) => role === "Figure");
      expect(drawn.map(({ alt }) => alt)).toContainEqual(expect.stringContaining(proof.link));
    });

    it("shows neither level nor scores on the cover for a reader who may not see them", async () => {
      const { figure: _, cards: __, level, reached, ...cover } = report(5).cover;
      const { pages } = await readPaper(await fileOf({ ...report(5), cover, parts: [] }, { code: proof.code }));
      const text = words(pages.map((page) => page.text).join(" "));
      expect(text).toContain(words(cover.company));
      for (const hidden of [level, reached]) expect(text).not.toContain(words(hidden));
    });

    it("has a summary that is one page of its own", async () => {
      const { pages } = await readPaper(await fileOf(report(5), { code: proof.code, isSummary: true }));
      expect(pages).toHaveLength(1);
      const text = words(pages[0]?.text ?? "");
      for (const said of [resources[language].report.summary.highlights, proof.code, report(5).cover.company]) {
        expect(text).toContain(words(said));
      }
    });
  });

  it("has no last page with a disclaimer and a copyright alone, however many documents come before", async () => {
    const disclaimer = resources.en.results.disclaimer.title;
    for (let rows = 0; rows < 24; rows += 2) {
      const { pages } = await readPaper(await paperOf({ documents: Array(rows).fill(DOCUMENT) }));
      const [before] = words(pages.at(-1)?.text ?? "").split(disclaimer);
      expect(before, `${rows} documents`).toMatch(/Document-1|No Document Available/);
    }
  });

  it("contains the result for machines, links that work from anywhere, and what an archive needs", async () => {
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
  ])("accepts %s in a name", async (_what, company, kept) => {
    const { pages, info } = await readPaper(await paperOf({ company }));
    expect(info.Author).toBe(company);
    expect(pages[0]?.text.replaceAll(/\s/g, "")).toContain(kept);
  });

  it("gives the right letter to a reader who copies one that no font has", async () => {
    const text = askTool("pdftotext", [], await paperOf({ company: "上海环保 Ltd" }));
    if (text) expect(text.said.slice(0, 200)).toContain("上海环保");
  });

  it("accepts a description too long for any page", async () => {
    const long = Array.from({ length: 2_000 }, (_, index) => `word${index}`).join(" ");
    const report = readinessReport({ documents: [documentOf("Log", long)] });
    const { pages } = await readPaper(await fileOf({ ...report, maxPages: undefined }));
    const text = pages.map((page) => page.text).join(" ");
    for (const word of ["word0 ", "word999", "word1999"]) expect(text).toContain(word);
    for (const { texts } of pages)
      for (const { str, transform } of texts) if (str.trim()) expect(transform[5]).toBeGreaterThan(25);
  });

  it("is valid to the machine's own tools", async () => {
    const bytes = await paperOf({ documents: [DOCUMENT] }, "fr");
    const qpdf = askTool("qpdf", ["--check"], bytes);
    const info = askTool("pdfinfo", [], bytes);
    const text = askTool("pdftotext", [], bytes);
    if (qpdf) expect(qpdf).toMatchObject({ status: 0, said: expect.stringContaining("No syntax or stream encoding") });
    if (info) expect(info.said).toMatch(/Tagged: +yes/);
    if (text) expect(text.said).toContain(COMPANY);
  });
});

describe("the fonts of report files", () => {
  it.each(FACE_NAMES)("keep %s as the script cuts it", async (name) => {
    const kept = readFileSync(join(PAPER_FACES, `${name}.ttf`));
    expect(kept.equals(await cutPaperFace(name)), `${name}.ttf is what \`npm run font\` makes`).toBe(true);
  });

  it("have every letter used in the product's texts", async () => {
    const { letterFor } = await import("~/results/report/pdf/faces");
    const used = new Set(`${JSON.stringify(resources)}${JSON.stringify(newestReadiness)}`.match(/[^\p{Cc}]/gu));
    for (const chain of ["sans", "bold", "serif"] as const)
      expect([...used].filter((character) => letterFor(chain, character)?.stands)).toEqual([]);
  });
});
