import { crc32, deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { fillIn, topicIn } from "~/assessment/evidence/rules/filling";
import {
  canBeProven,
  isProofOf,
  proofFieldName,
  proofIntent,
  readProofIntent,
  unproofIntent,
} from "~/assessment/evidence/rules/proofs";
import { isFieldName } from "~/platform/body.server";
import { parsePdf } from "~/platform/files/pdf/parse-pdf.server";
import { placeOnPage, planPdf } from "~/platform/files/pdf/pictures-pdf";
import { type PdfPicture, pictureForPdf } from "~/platform/files/pictures/for-pdf";
import { bytes, exif, SMALL_JPEG, SMALL_PNG, withSegment } from "../support/pictures";

const MB = 1024 * 1024;
const u32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];
const chunk = (name: string, content: Uint8Array) => {
  const body = bytes(name, content);
  return bytes(u32(content.length), body, u32(crc32(body)));
};

/** A PNG of rows without filter. */
function png(width: number, height: number, colour: number, rows: number[][], interlaced = 0, bits = 8) {
  const data = new Uint8Array(deflateSync(Buffer.from(rows.flatMap((row) => [0, ...row]))));
  const head = bytes(u32(width), u32(height), [bits, colour, 0, 0, interlaced]);
  return bytes(SMALL_PNG.subarray(0, 8), chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", new Uint8Array()));
}

/** The whole PDF, put together as the server does while it writes. */
function pdfOf(pictures: PdfPicture[]): Uint8Array<ArrayBuffer> {
  const placed = pictures.map(({ image, mask, ...lies }) => ({
    ...lies,
    image: { entries: image.entries, size: image.bytes.length },
    mask: mask && { entries: mask.entries, size: mask.bytes.length },
  }));
  const { size, pieces } = planPdf(placed);
  const all = pieces.map((piece) =>
    "text" in piece ? piece.text : (pictures[piece.picture]?.[piece.stream]?.bytes ?? new Uint8Array()),
  );
  const pdf = bytes(...all);
  expect(pdf.length).toBe(size);
  return pdf;
}

async function unpacked(stream: PdfPicture["image"] | null | undefined): Promise<number[]> {
  const body = new Response(stream?.bytes).body?.pipeThrough(new DecompressionStream("deflate"));
  return [...new Uint8Array(await new Response(body).arrayBuffer())];
}

describe("a photograph in a PDF", () => {
  it("is the JPEG as it is, with its size and orientation", async () => {
    const picture = await pictureForPdf(withSegment(0xe1, exif(6, "")), "jpeg", MB);
    expect(picture).toMatchObject({ width: 3, height: 2, orientation: 6, mask: null });
    expect(picture?.image.entries).toContain("/DCTDecode");
    expect(picture?.image.entries).toContain("/DeviceRGB");
  });

  it("is a PNG with its palette", async () => {
    const picture = await pictureForPdf(SMALL_PNG, "png", MB);
    expect(picture).toMatchObject({ width: 3, height: 2, mask: null });
    expect(picture?.image.entries).toContain("/Indexed /DeviceRGB 2 <ff00000000ffffffff>");
  });

  it("keeps the opacity of a PNG in a mask of its own, whatever the filter of its rows", async () => {
    const picture = await pictureForPdf(png(2, 1, 6, [[1, 2, 3, 9, 4, 5, 6, 8]]), "png", MB);
    expect(await unpacked(picture?.image)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await unpacked(picture?.mask)).toEqual([0, 9, 8]);
    const grey = await pictureForPdf(png(2, 1, 4, [[1, 9, 2, 8]]), "png", MB);
    expect(grey?.image.entries).toContain("/DeviceGray");
    expect(await unpacked(grey?.image)).toEqual([0, 1, 2]);
  });

  it.each([
    ["is interlaced", png(1, 1, 2, [[1, 2, 3]], 1)],
    ["has fewer rows than it claims", png(1, 2, 2, [[1, 2, 3]])],
    [
      "has more rows than it claims",
      png(1, 1, 2, [
        [1, 2, 3],
        [1, 2, 3],
      ]),
    ],
  ])("is refused if it %s", async (_, picture) => {
    expect(await pictureForPdf(picture, "png", MB)).toBeNull();
  });

  it("is a page of a PDF that opens, one page a picture in their order", async () => {
    const pictures = await Promise.all([
      pictureForPdf(SMALL_JPEG, "jpeg", MB),
      pictureForPdf(SMALL_PNG, "png", MB),
      pictureForPdf(png(2, 1, 6, [[1, 2, 3, 9, 4, 5, 6, 8]]), "png", MB),
    ]);
    const pdf = pdfOf(pictures.flatMap((each) => each ?? []));
    expect(parsePdf(pdf)).toEqual({ ok: true, pages: 3 });
  });

  it("is displayed by a reader of PDFs", async () => {
    const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
    const picture = await pictureForPdf(png(2, 1, 6, [[255, 0, 0, 255, 0, 0, 255, 0]]), "png", MB);
    const document = await getDocument({ data: pdfOf(picture ? [picture] : []), verbosity: 0 }).promise;
    const page = await document.getPage(1);
    expect(page.view).toEqual([0, 0, 842, 595]);
    expect((await page.getOperatorList()).fnArray.length).toBeGreaterThan(2);
  });

  it("lies upright in the middle of a page, whichever way the camera was held", () => {
    // A pixel of the picture, from its top left corner, and where it is seen for each orientation.
    const corners: Record<number, [number, number]> = {
      1: [0, 0],
      2: [1, 0],
      3: [1, 1],
      4: [0, 1],
      5: [0, 0],
      6: [1, 0],
      7: [1, 1],
      8: [0, 1],
    };
    for (const [orientation, [right, down]] of Object.entries(corners)) {
      const { page, matrix } = placeOnPage({ width: 400, height: 300, orientation: Number(orientation) });
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = matrix;
      expect(page.width > page.height, orientation).toBe(Number(orientation) < 5);
      // The top left corner is at (0, 1) of the unit square.
      const [x, y] = [c + e, d + f];
      const [cx, cy] = [e + (a + c) / 2, f + (b + d) / 2];
      expect([Math.round(cx * 2), Math.round(cy * 2)], orientation).toEqual([page.width, page.height]);
      expect([x > cx, y < cy], orientation).toEqual([right === 1, down === 1]);
    }
  });
});

describe("what a file says of its document", () => {
  const fill = (fields: Record<string, string>, file: string, language: "en" | "fr" = "en") =>
    Object.fromEntries(fillIn(newestReadiness, new URLSearchParams(fields), [file], language));

  it("is its name, and the one topic that this mentions, in any language", () => {
    expect(topicIn(newestReadiness, "Water bill March.pdf")?.id).toBe("water");
    expect(topicIn(newestReadiness, "facture_EAU_énergétique-2026.pdf")?.id).toBe("energy-efficiency");
    expect(topicIn(newestReadiness, "IMG_2044.jpg")).toBeNull();
    expect(topicIn(newestReadiness, "water and waste.pdf")).toBeNull();
    expect(fill({}, "Water bill.pdf")).toEqual({
      name: "Water bill",
      dimension: "environment",
      links: "water",
      description: "Water",
    });
  });

  it("replaces nothing that somebody has typed", () => {
    const typed = { name: "Meter", description: "Twelve months", dimension: "social", links: "waste" };
    expect(fill(typed, "Water bill.pdf")).toEqual(typed);
    expect(fill({ links: "water.assess.1" }, "IMG_2044.jpg", "fr")).toMatchObject({
      dimension: "environment",
      description: expect.stringContaining("eau"),
    });
    expect(fill({}, "IMG_2044.jpg")).toMatchObject({ dimension: "", name: "IMG_2044" });
  });
});

describe("the proof of an answer", () => {
  it("can be kept with each required question that gives points", () => {
    const places = [...listSections(newestReadiness), ...listSections(newestProgress)];
    const provable = places.flatMap((place) => place.section.questions.filter((each) => canBeProven(place, each)));
    expect(provable.length).toBeGreaterThan(90);
    expect(provable.every(({ isRequired }) => isRequired)).toBe(true);
    const names = provable.map(({ id }) => proofFieldName(id));
    expect(new Set(names).size).toBe(names.length);
    // No part of an answer, for which a name has a dot.
    expect(names.filter((name) => name.includes(".") || !isFieldName(name))).toEqual([]);
  });

  it("belongs to a document of that question alone, and buttons name what they are about", () => {
    expect(isProofOf("a", { links: ["a"] })).toBe(true);
    expect(isProofOf("a", { links: ["a", "b"] })).toBe(false);
    expect(readProofIntent(proofIntent("water.assess.1"))).toEqual({ add: "water.assess.1" });
    expect(readProofIntent(unproofIntent("x"))).toEqual({ remove: "x" });
    expect(readProofIntent("save")).toBeNull();
  });
});
