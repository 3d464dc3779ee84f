import { deflateSync } from "node:zlib";
import {
  AFRelationship,
  type PDFContext,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import type { Language } from "~/core/language";
import type { Mark } from "./draw-blocks";
import type { Face } from "./faces";
import { pictureName, type Sheet } from "./sheet";
import { type FileSigner, makeRoom, signPdf } from "./sign-pdf";
import { type PlacedSheet, writeStructure } from "./structure";
import type { Tag } from "./tags";

/** What a file has besides its pages. */
export interface WriteMore {
  /** When it is made, in milliseconds since 1970. */
  now: number;
  /** Distinguishes the file from any other, in 32 hex digits. */
  id: string;
  /** The origin of links without a host. */
  origin: string;
  /** JSON files for machines, each with its name and description: the result, and its proof if there is one. */
  attached: { name: string; text: string; description: string; type: string }[];
  /** What the file is signed with; null if nothing is proved. */
  signer: FileSigner | null;
}

/** What a reader's program shows about a file. */
export interface About {
  title: string;
  language: Language;
  author: string;
  subject: string;
}

/** Pages that are drawn, their tags, and where the outline leads. */
export interface Drawn {
  sheets: readonly Sheet[];
  root: Tag;
  marks: readonly Mark[];
}

/** Pages as a PDF: tagged, with an outline, and fit for archives (PDF/A-3u, ISO 19005-3). */
export async function writeFile(
  file: PDFDocument,
  { sheets, root, marks }: Drawn,
  about: About,
  more: WriteMore,
): Promise<Uint8Array> {
  describe(file, about, more);
  const fonts = await embedFaces(file, sheets);
  const { context } = file;
  const placed = sheets.map((sheet) => {
    const page = file.addPage([sheet.size.width, sheet.size.height]);
    const used = [...sheet.faces].map((face) => [face.name, fonts.get(face)]);
    const shown = [...sheet.pictures].map((picture) => [pictureName(picture), picture.ref]);
    page.node.set(
      PDFName.of("Resources"),
      context.obj({
        Font: Object.fromEntries(used),
        ...(shown.length > 0 ? { XObject: Object.fromEntries(shown) } : {}),
      }),
    );
    page.node.set(PDFName.of("Contents"), context.register(streamOf(context, sheet.operators.join("\n"))));
    page.node.set(PDFName.of("StructParents"), context.obj(sheet.number));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    return { sheet, page: page.ref, node: page.node };
  });
  const links = placed.flatMap(({ sheet, page, node }) => {
    const own = sheet.links.map((link) => ({ link, tag: link.tag, ref: context.nextRef(), page }));
    if (own.length > 0) node.set(PDFName.of("Annots"), context.obj(own.map(({ ref }) => ref)));
    return own;
  });
  for (const [index, { link, tag, ref, page }] of links.entries()) {
    tag.kids.push({ page: sheets.findIndex((sheet) => sheet.links.includes(link)), link: ref });
    const action = { S: "URI", URI: PDFString.of(new URL(link.href, more.origin).href) };
    context.assign(
      ref,
      context.obj({
        Type: "Annot",
        Subtype: "Link",
        Rect: link.box,
        Border: [0, 0, 0],
        F: 4,
        P: page,
        A: action,
        Contents: PDFHexString.fromText(link.text),
        StructParent: placed.length + index,
      }),
    );
  }
  file.catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  file.catalog.set(PDFName.of("StructTreeRoot"), writeStructure(context, root, placed, links));
  file.catalog.set(
    PDFName.of("Outlines"),
    writeOutline(context, marks, (sheet) => placed[sheet]),
  );
  file.catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
  if (more.signer) makeRoom(file, more.signer, wholeSecond(more.now));
  const options = { useObjectStreams: true, addDefaultPage: false, objectsPerTick: Number.POSITIVE_INFINITY };
  const bytes = await file.save(options);
  return more.signer ? signPdf(bytes, more.signer) : bytes;
}

const wholeSecond = (time: number) => new Date(Math.floor(time / 1000) * 1000);

function describe(
  file: PDFDocument,
  { title, language, author, subject }: About,
  { now, id, attached }: WriteMore,
): void {
  const at = wholeSecond(now);
  file.setTitle(title, { showInWindowTitleBar: true });
  file.setLanguage(language);
  file.setAuthor(author);
  file.setSubject(subject);
  file.setCreator("Kompas");
  file.setProducer("Kompas");
  file.setCreationDate(at);
  file.setModificationDate(at);
  const name = PDFHexString.of(id);
  file.context.trailerInfo.ID = file.context.obj([name, name]);
  file.convertToPDFA({ conformance: "3U" });
  for (const each of attached)
    void file.attach(new TextEncoder().encode(each.text), each.name, {
      mimeType: each.type,
      description: each.description,
      creationDate: at,
      modificationDate: at,
      afRelationship: AFRelationship.Data,
    });
}

/** Embeds the faces that the pages use, each whole: the build has already reduced them to our letters. */
async function embedFaces(file: PDFDocument, sheets: readonly Sheet[]): Promise<Map<Face, PDFRef>> {
  const used = new Set(sheets.flatMap(({ faces }) => [...faces]));
  const fonts = new Map<Face, PDFRef>();
  for (const face of used) {
    // Already parsed, to lay out its letters.
    file.registerFontkit({ create: () => face.font });
    const { ref } = await file.embedFont(face.bytes, { subset: false });
    fonts.set(face, ref);
  }
  return fonts;
}

/** The runtime compresses in a fraction of the time that the library's own code takes. */
function streamOf(context: PDFContext, text: string): PDFRawStream {
  const bytes = new Uint8Array(deflateSync(Buffer.from(text, "latin1")));
  return PDFRawStream.of(context.obj({ Filter: "FlateDecode", Length: bytes.length }), bytes);
}

function writeOutline(
  context: PDFContext,
  marks: readonly Mark[],
  placeOf: (sheet: number) => PlacedSheet | undefined,
) {
  const root = context.nextRef();
  const kids = writeMarks(marks, root);
  context.assign(root, context.obj({ Type: "Outlines", ...kids }));
  return root;

  function writeMarks(level: readonly Mark[], parent: PDFRef): Record<string, PDFRef | number> {
    const refs = level.map(() => context.nextRef());
    for (const [index, { title, sheet, y, below }] of level.entries()) {
      const [ref, prev, next] = [refs[index], refs[index - 1], refs[index + 1]];
      if (!ref) continue;
      const [kids, placed] = [below.length > 0 ? writeMarks(below, ref) : {}, placeOf(sheet)];
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          Dest: [placed?.page ?? null, "XYZ", null, (placed?.sheet.size.height ?? 0) - Math.max(0, y - 12), null],
          ...(prev ? { Prev: prev } : {}),
          ...(next ? { Next: next } : {}),
          ...kids,
          // Closed: the entries below are counted but not shown.
          ...(below.length > 0 ? { Count: -below.length } : {}),
        }),
      );
    }
    const [first, last] = [refs[0], refs.at(-1)];
    return first && last ? { First: first, Last: last, Count: level.length } : {};
  }
}
