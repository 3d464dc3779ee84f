import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
} from "@cantoo/pdf-lib";

/** The texts of each page of one of our files, line by line, in reading order; for tests that run where pdf.js does not. */
export async function textsOf(bytes: Uint8Array): Promise<string[][]> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  return file.getPages().map((page) => linesOf(page, file.context));
}

function linesOf(page: PDFPage, context: PDFContext): string[] {
  const fonts = page.node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
  const letters = new Map(
    (fonts?.entries() ?? []).map(([name, font]) => [name.decodeText(), lettersOf(context.lookup(font, PDFDict))]),
  );
  const content = page.node.Contents();
  const parts = content instanceof PDFArray ? content.asArray().map((part) => context.lookup(part)) : [content];
  const said = parts.map((part) => (part instanceof PDFRawStream ? decode(part) : "")).join("\n");
  return [...said.matchAll(/BT\n([\s\S]*?)\nET/g)].map(([, line = ""]) =>
    [...line.matchAll(/\/(\S+) [\d.]+ Tf <([0-9A-Fa-f]*)> Tj/g)]
      .flatMap(
        ([, font = "", codes = ""]) =>
          codes.match(/.{4}/g)?.map((code) => letters.get(font)?.get(code.toUpperCase()) ?? "?") ?? [],
      )
      .join("")
      .replaceAll(/[\s\u00a0\u202f]+/g, " "),
  );
}

const decode = (stream: PDFRawStream) => Buffer.from(decodePDFRawStream(stream).decode()).toString("latin1");

/** The letters of a font by their codes. */
function lettersOf(font: PDFDict): Map<string, string> {
  const map = font.lookup(PDFName.of("ToUnicode"));
  if (!(map instanceof PDFRawStream)) throw new Error("A font without letters");
  const pairs = decode(map).matchAll(/<([0-9A-Fa-f]{4})> <([0-9A-Fa-f]+)>(?! <)/g);
  return new Map(
    [...pairs].map(([, code = "", unicode = ""]) => [
      code.toUpperCase(),
      Buffer.from(unicode, "hex").swap16().toString("utf16le"),
    ]),
  );
}
