import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName, PDFRef } from "@cantoo/pdf-lib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { parsePdf } from "~/platform/files/pdf/parse-pdf.server";
import installed from "../../node_modules/@cantoo/pdf-lib/package.json";
import packageJson from "../../package.json";
import { encryptedPdf, HOARDS, realPdf, smallPdf } from "../support/pdfs";

afterEach(() => vi.restoreAllMocks());

const ok = (pages: number) => ({ ok: true, pages });
const BROKEN = { ok: false, reason: "broken" };
const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/pdfs/${name}.pdf`, import.meta.url)));

describe("parsing a PDF as PDF readers do", () => {
  it.each([
    ["chromium", 1],
    ["ghostscript", 2],
    ["objstm-adler-cut", 1],
    ["owner-only-aes256", 2],
    ["owner-only-aes256-in-streams", 2],
    ["owner-only-aes256-r5", 2],
    ["owner-only-aes128", 2],
    ["owner-only-aes128-clear-metadata", 2],
    ["owner-only-rc4-128", 2],
    ["owner-only-rc4-40", 2],
    ["owner-only-linearized", 2],
  ])("opens the file %s", (name, pages) => {
    expect(parsePdf(fixture(name))).toEqual(ok(pages));
  });

  it.each(["password-aes256", "password-rc4-128"])(
    "does not open a file without the password that it needs: %s",
    (name) => {
      expect(parsePdf(fixture(name))).toEqual({ ok: false, reason: "encrypted" });
    },
  );

  it("opens a file with a wrong or cut checksum behind compressed data, or without its end", () => {
    const parts = ["<</Type/Catalog/Pages 2 0 R>> ", "<</Type/Pages/Kids[3 0 R]/Count 1>> ", "<</Type/Page>>"];
    const pairs = parts.map((_, index) => `${index + 1} ${parts.slice(0, index).join("").length}`).join(" ");
    const objects = `${pairs.padEnd(20)}${parts.join("")}`;
    const deflated = deflateSync(Buffer.from(objects));
    const wrong = Buffer.from(deflated);
    wrong.writeUInt32BE(7, wrong.length - 4);
    for (const content of [
      deflated,
      wrong,
      deflated.subarray(0, -1),
      deflated.subarray(0, -4),
      deflated.subarray(0, -5),
    ]) {
      const head = `%PDF-1.5\n5 0 obj <</Type/ObjStm/N 3/First 20/Filter/FlateDecode/Length ${content.length}>> stream\n`;
      const file = Buffer.concat([latin(head), content, latin("\nendstream endobj trailer <</Root 1 0 R>>")]);
      expect(parsePdf(new Uint8Array(file))).toEqual(ok(1));
    }
  });

  it("refuses a file with too many pages for that reason, not as damaged", () => {
    const page = "4 0 obj <</Type/Page>> endobj ";
    const kids = Array.from({ length: 5_001 }, (_, index) => `${index + 10} 0 R`).join(" ");
    const pages = Array.from({ length: 5_001 }, (_, index) => page.replace("4", String(index + 10))).join("");
    const tree = `1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[${kids}]>> endobj`;
    expect(parsePdf(latin(`%PDF-1.4 ${tree} ${pages}`))).toEqual({ ok: false, reason: "pages" });
  });

  it("costs no more for a made-up encryption than for another file", () => {
    const lock = "<</Filter/Standard/V 5/R 6/U(x)/UE(y)/StmF/StdCF/CF<</StdCF<</CFM/AESV3>>>>>>";
    expect(parsePdf(smallPdf(`trailer <</Encrypt ${lock}>> `))).toEqual({ ok: false, reason: "encrypted" });
    expect(parsePdf(smallPdf("trailer <</Encrypt 77 0 R>> "))).toEqual({ ok: false, reason: "encrypted" });
    expect(parsePdf(smallPdf("9 0 obj <</Filter/Adobe.PubSec/V 4>> endobj trailer <</Encrypt 9 0 R>> "))).toEqual({
      ok: false,
      reason: "encrypted",
    });
  });
});

describe("parsing a PDF", () => {
  it("works with objects in streams, and without", async () => {
    expect(parsePdf(await realPdf(12))).toEqual(ok(12));
    const plain = await PDFDocument.load(await realPdf(3));
    expect(parsePdf(await plain.save({ useObjectStreams: false }))).toEqual(ok(3));
    expect(parsePdf(await encryptedPdf())).toEqual({ ok: false, reason: "encrypted" });
    // What is encrypted inflates by accident once in a hundred times, here to nothing.
    const accident = Buffer.from(await encryptedPdf());
    accident.set([0, 0, 3, 0], accident.indexOf("stream\n", accident.indexOf("/ObjStm")) + "stream\n".length);
    expect(parsePdf(accident)).toEqual({ ok: false, reason: "encrypted" });
    // A file that only speaks of it is not encrypted.
    expect(parsePdf(smallPdf("9 0 obj (/Encrypt) endobj "))).toEqual({ ok: true, pages: 1 });
  });

  it("works whatever else the file contains, in every way the format allows", () => {
    const oddities = [
      "9 0 obj <</A(text \\) (in) brackets)/B<48 65>/C[true false null -.5 +3. 10 0 R]/D 12 % a remark\n>> endobj ",
      "10 0 obj <</Length 11 0 R>> stream\n1 0 obj null endobj\nendstream endobj 11 0 obj 20 endobj ",
      "12 0 obj <</Length 3>> stream\r\nabc\r\nendstream endobj ",
      "13 0 obj << this cannot be read endobj ",
      "xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \n",
    ];
    expect(parsePdf(smallPdf(...oddities))).toEqual(ok(1));
  });

  it("handles names in escapes, kids in a list of their own, and pages under pages", () => {
    const file = `%PDF-1.4
      1 0 obj <</T#79pe/#43atalog/P#61ges 2 0 R>> endobj
      2 0 obj <</Type/Pages/Kids 3 0 R>> endobj
      3 0 obj [4 0 R 5 0 R 5 0 R 9 0 R] endobj
      4 0 obj <</Type/Pages/Kids[6 0 R 7 0 R 2 0 R]>> endobj
      5 0 obj <</Type/Page>> endobj 6 0 obj <</Type/Page>> endobj 7 0 obj <</Type/Page>> endobj
      trailer <</Root 1 0 R>>`;
    expect(parsePdf(latin(file))).toEqual(ok(3));
  });

  it("uses the last saved version: a repeated object replaces the former one", () => {
    const later = "2 0 obj <</Type/Pages/Kids[3 0 R 8 0 R]>> endobj 8 0 obj <</Type/Page>> endobj";
    expect(parsePdf(latin(`${Buffer.from(smallPdf()).toString("latin1")} ${later}`))).toEqual(ok(2));
    expect(parsePdf(latin(`${Buffer.from(smallPdf()).toString("latin1")} 3 0 obj null endobj`))).toEqual(BROKEN);
  });

  it("works with a lost or misleading trailer", () => {
    const text = Buffer.from(smallPdf()).toString("latin1");
    expect(parsePdf(latin(text.replace("trailer", "")))).toEqual(ok(1));
    expect(parsePdf(latin(text.replace("/Root 1 0 R", "/Root 7 0 R")))).toEqual(ok(1));
    expect(parsePdf(latin(text.slice(0, 60)))).toEqual(BROKEN);
  });
});

describe("memory used for parsing a file", () => {
  /** So large that only some of its text is in memory at once, with spaces before the first object. */
  const padded = (bytes: Uint8Array, before = 4 * 1024 * 1024) => {
    const at = bytes.indexOf(10) + 1;
    return new Uint8Array(
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(before, " "),
        bytes.subarray(at),
        Buffer.alloc(4 * 1024 * 1024, " "),
      ]),
    );
  };
  const FIXTURES = ["chromium", "ghostscript", "owner-only-aes256-in-streams", "owner-only-rc4-40", "password-rc4-128"];

  it.each(FIXTURES)("does not depend on how much of its text is there at once: %s", (name) => {
    expect(parsePdf(padded(fixture(name)))).toEqual(parsePdf(fixture(name)));
  });

  it("does not end a number, a name or a mark where a part of the text ends", () => {
    const names = `9 0 obj [/${"#41".repeat(999)} /${"b".repeat(1000)}] endobj `;
    const tooLong = `9 0 obj [/${"#41".repeat(1001)}] endobj `;
    const window = 256 * 1024;
    for (let shift = -4200; shift <= 300; shift += shift < -40 || shift > 40 ? 211 : 5) {
      const before = window + shift - "%PDF-1.7\n".length;
      expect(parsePdf(padded(smallPdf(names), before)), `${shift}`).toEqual(ok(1));
      expect(parsePdf(padded(smallPdf(tooLong), before)), `${shift}`).toEqual(BROKEN);
    }
  });

  it("is released by the reviewed pdf-lib; docs/decisions/0021 says what to do before using another", () => {
    expect(packageJson.dependencies["@cantoo/pdf-lib"]).toBe("2.11.1");
    expect(installed.version).toBe("2.11.1");
  });

  it.each(HOARDS)("does not remain in the pools that pdf-lib has for the whole process: %s", (_, make) => {
    const names = vi.spyOn(PDFName, "of");
    const refs = vi.spyOn(PDFRef, "of");
    expect(parsePdf(make(1))).toEqual(BROKEN);
    expect(parsePdf(smallPdf(make(2)))).toEqual(ok(1));
    const asked = new Set(names.mock.calls.map(([text]) => text));
    expect([...asked].filter((text) => !/^[A-Z]\w{0,11}$/.test(text))).toEqual([]);
    expect(asked.size).toBeLessThan(30);
    expect(refs).not.toHaveBeenCalled();
  });
});
