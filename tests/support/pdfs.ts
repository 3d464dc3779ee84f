import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";

type Bytes = Uint8Array<ArrayBuffer>;

const joined = (...parts: (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));

/** Turns the preceding objects into a PDF of one page. */
const ONE_PAGE =
  "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj 3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>> endobj trailer <</Root 1 0 R>>";

/** The smallest PDF that opens, plus any extra content. */
export const smallPdf = (...extra: (string | Uint8Array)[]): Bytes => joined("%PDF-1.7\n", ...extra, ONE_PAGE);

/** A PDF as other programs make it: pages with text, objects in streams. */
export async function realPdf(pages: number, text = "Water meter log"): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  for (let page = 1; page <= pages; page += 1)
    pdf.addPage([300, 300]).drawText(`${text} ${page}`, { x: 20, y: 150, size: 20 });
  return new Uint8Array(await pdf.save());
}

export async function encryptedPdf(): Promise<Bytes> {
  const pdf = await PDFDocument.create();
  pdf.addPage([300, 300]);
  pdf.encrypt({ userPassword: "secret", ownerPassword: "secret" });
  return new Uint8Array(await pdf.save());
}

const stream = (dictionary: string, content: Uint8Array) =>
  joined(`9 0 obj <<${dictionary}/Length ${content.length}>> stream\n`, content, "\nendstream endobj ");

/** Words of `length` letters that occur in no other file; `alter` can change how each is written. */
const words = (seed: number, count: number, length: number, alter = (word: string) => word) =>
  Array.from({ length: count }, (_, n) => `/${alter(`f${seed}n${n}`.padEnd(length, "x"))}`).join("");

/**
 * Eight megabytes without a page, full of things that a reader might cache forever: long names, the same names written differently, the
 * same in streams, and references. No two of these files share an entry.
 */
export const HOARDS: [name: string, make: (seed: number) => Bytes][] = [
  ["long names", (seed) => joined("%PDF-1.7\n9 0 obj [", words(seed, 19_500, 410), "] endobj")],
  [
    "long names with escapes",
    (seed) => {
      const alter = (word: string) => `#66${word.slice(1)}`;
      return joined("%PDF-1.7\n9 0 obj [", words(seed, 19_500, 410, alter), "] endobj");
    },
  ],
  [
    "long names in streams",
    (seed) => {
      const objects = () => deflateSync(Buffer.from(`1 0 [${words(seed, 4_800, 400)}]`));
      return joined("%PDF-1.7\n", stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", objects()));
    },
  ],
  [
    "references",
    (seed) => {
      const refs = Array.from({ length: 500_000 }, (_, n) => `${n} ${seed} R `).join("");
      return joined("%PDF-1.7\n9 0 obj [", refs, "] endobj");
    },
  ],
  [
    "objects",
    (seed) => joined("%PDF-1.7\n", Array.from({ length: 400_000 }, (_, n) => `${n} ${seed} obj 0 endobj\n`).join("")),
  ],
];

/** Small files designed to exhaust a reader. */
export const BOMBS: [name: string, make: () => Bytes][] = [
  [
    "objects in a stream that inflates to 60 MB",
    () => smallPdf(stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", deflateSync(Buffer.alloc(60_000_000, 32)))),
  ],
  [
    "the same in two layers",
    () =>
      smallPdf(
        stream(
          "/Type/ObjStm/N 1/First 4/Filter[/FlateDecode/FlateDecode]",
          deflateSync(deflateSync(Buffer.alloc(50_000_000, 32))),
        ),
      ),
  ],
  [
    "a million lists in a stream",
    () => smallPdf(stream("/Type/ObjStm/N 1/First 4/Filter/FlateDecode", deflateSync(Buffer.alloc(1_900_000, "[]")))),
  ],
  [
    "a million lists in an object of a stream",
    () =>
      smallPdf(
        stream(
          "/Type/ObjStm/N 1/First 4/Filter/FlateDecode",
          deflateSync(Buffer.from(`1 0 [${"[]".repeat(900_000)}]`)),
        ),
      ),
  ],
  [
    "one list a thousand times over in a stream",
    () =>
      smallPdf(
        stream(
          "/Type/ObjStm/N 1000/First 8000/Filter/FlateDecode",
          deflateSync(Buffer.from(`${"1 0 ".repeat(1000).padEnd(8000)}[${"[]".repeat(5_000)}]`)),
        ),
      ),
  ],
  ["texts that hold one another", () => smallPdf(`${"9 0 obj [(endobj ".repeat(200_000)}`)],
  ["streams that hold one another", () => smallPdf(`${"9 0 obj [<<>>stream endobj ".repeat(200_000)}endstream`)],
  [
    "a table of a billion references",
    () => smallPdf(stream("/Type/XRef/W[0 0 0]/Index[0 1000000000]/Size 1", new Uint8Array())),
  ],
  ["a million lists", () => smallPdf(`9 0 obj [${"[]".repeat(1_000_000)}] endobj `)],
  ["a text of five megabytes", () => smallPdf(`9 0 obj (${"a".repeat(5_000_000)}) endobj `)],
  [
    "a million names",
    () => smallPdf(`9 0 obj [${Array.from({ length: 300_000 }, (_, n) => `/n${n}`).join("")}] endobj `),
  ],
  ["objects that never end", () => joined("%PDF-1.7\n", "1 0 obj ".repeat(400_000))],
  ["nothing that can be read", () => joined("%PDF-1.7\n", "x".repeat(3_000_000))],
  [
    "pages in a circle",
    () =>
      joined(
        "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj 2 0 obj <</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>> endobj trailer <</Root 1 0 R>>",
      ),
  ],
];
