import type { PdfPicture } from "../pictures/for-pdf";

/** A picture of which only the sizes of its streams are known; the bytes come when the PDF is written. */
export type PlacedPicture = Pick<PdfPicture, "width" | "height" | "orientation"> & {
  image: { entries: string; size: number };
  mask: { entries: string; size: number } | null;
};

/** What a PDF consists of, in order: text of ours, or all bytes of a picture, those of its mask last. */
export type PdfPiece = { text: Uint8Array<ArrayBuffer> } | { picture: number; stream: "image" | "mask" };

/** A4 and the margin around a picture, in points. */
const [SHORT, LONG, MARGIN] = [595, 842, 24];

/** The entries of a page's matrix for each orientation of Exif, for a picture of the given size as it is seen. */
const TURNS: ((w: number, h: number) => number[])[] = [
  (w, h) => [w, 0, 0, h, 0, 0],
  (w, h) => [-w, 0, 0, h, w, 0],
  (w, h) => [-w, 0, 0, -h, w, h],
  (w, h) => [w, 0, 0, -h, 0, h],
  (w, h) => [0, -h, -w, 0, w, h],
  (w, h) => [0, -h, w, 0, 0, h],
  (w, h) => [0, h, w, 0, 0, 0],
  (w, h) => [0, h, -w, 0, w, 0],
];

/** Where a picture lies on its page: upright, as large as fits, in the middle. */
export function placeOnPage({ width, height, orientation }: Pick<PdfPicture, "width" | "height" | "orientation">) {
  const [seenWidth, seenHeight] = orientation > 4 ? [height, width] : [width, height];
  const page = seenWidth > seenHeight ? { width: LONG, height: SHORT } : { width: SHORT, height: LONG };
  const scale = Math.min((page.width - 2 * MARGIN) / seenWidth, (page.height - 2 * MARGIN) / seenHeight);
  const [w, h] = [seenWidth * scale, seenHeight * scale];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (TURNS[orientation - 1] ?? TURNS[0])?.(w, h) ?? [];
  const matrix = [a, b, c, d, e + (page.width - w) / 2, f + (page.height - h) / 2];
  return { page, matrix: matrix.map((each) => Number(each.toFixed(2))) };
}

/** A PDF with a picture a page, and how many bytes it has. */
export function planPdf(pictures: readonly PlacedPicture[]): { size: number; pieces: PdfPiece[] } {
  const pieces: PdfPiece[] = [];
  const starts: number[] = [];
  let size = 0;
  const write = (text: string) => {
    const bytes = new Uint8Array(Buffer.from(text, "latin1"));
    pieces.push({ text: bytes });
    size += bytes.length;
  };
  const begin = (number: number) => {
    starts[number] = size;
    write(`${number} 0 obj\n`);
  };
  const object = (number: number, text: string) => {
    begin(number);
    write(`${text}\nendobj\n`);
  };
  const stream = (number: number, entries: string, picture: number, name: "image" | "mask", length: number) => {
    begin(number);
    write(`<< ${entries} /Length ${length} >>\nstream\n`);
    pieces.push({ picture, stream: name });
    size += length;
    write("\nendstream\nendobj\n");
  };
  // A picture has four objects after the two of the document: its page, what that shows, the picture, and its mask if any.
  const first = (index: number) => 3 + 4 * index;
  write("%PDF-1.5\n%\xe2\xe3\xcf\xd3\n");
  object(1, "<< /Type /Catalog /Pages 2 0 R >>");
  const kids = pictures.map((_, index) => `${first(index)} 0 R`).join(" ");
  object(2, `<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  for (const [index, picture] of pictures.entries()) {
    const { page, matrix } = placeOnPage(picture);
    const at = first(index);
    const shows = `q ${matrix.join(" ")} cm /P Do Q`;
    object(
      at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents ${at + 1} 0 R /Resources << /XObject << /P ${at + 2} 0 R >> >> >>`,
    );
    object(at + 1, `<< /Length ${shows.length} >>\nstream\n${shows}\nendstream`);
    const masked = picture.mask ? ` /SMask ${at + 3} 0 R` : "";
    stream(at + 2, picture.image.entries + masked, index, "image", picture.image.size);
    if (picture.mask) stream(at + 3, picture.mask.entries, index, "mask", picture.mask.size);
    else object(at + 3, "null");
  }
  const table = size;
  const lines = starts.slice(1).map((start) => `${String(start).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${lines.length + 1}\n0000000000 65535 f \n${lines.join("")}`);
  write(`trailer\n<< /Size ${lines.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return { size, pieces };
}
