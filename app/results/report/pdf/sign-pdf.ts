import { type PDFDocument, PDFInvalidObject, PDFName, PDFString } from "@cantoo/pdf-lib";
import { type FileSigner, signDetached } from "./cms";

export type { FileSigner } from "./cms";

/** Bytes reserved for signature and certificate, and for a time stamp with the authority's own certificates. */
const ROOM = 2_048;
const ROOM_WITH_STAMP = 18_432;
/** Placeholder for three numbers until the file is written. */
const RANGE = "0 ********** ********** **********";

const roomOf = ({ stampedBy }: FileSigner) => (stampedBy === null ? ROOM : ROOM_WITH_STAMP);

/** Reserves room in a file for an invisible signature over all of it, made at that moment. */
export function makeRoom(file: PDFDocument, signer: FileSigner, at: Date): void {
  const { context } = file;
  const time = at.toISOString().replaceAll(/[-T:]|\.\d+Z/g, "");
  // Written as raw bytes: another object would be packed together with its neighbours.
  const signature = PDFInvalidObject.of(
    Buffer.from(
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (D:${time}Z) ` +
        `/ByteRange [${RANGE}] /Contents <${"00".repeat(roomOf(signer))}>>>`,
    ),
  );
  const [page] = file.getPages();
  if (!page) throw new Error("A file without a page");
  const field = context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Widget",
      Rect: [0, 0, 0, 0],
      F: 132,
      P: page.ref,
      FT: "Sig",
      T: PDFString.of("Seal"),
      V: context.register(signature),
    }),
  );
  page.node.addAnnot(field);
  file.catalog.set(PDFName.of("AcroForm"), context.obj({ Fields: [field], SigFlags: 3 }));
}

/** Signs a file that has room for it: PAdES B-B, or B-T if an authority stamps it. Throws if the authority does not. */
export async function signPdf(file: Uint8Array, signer: FileSigner): Promise<Uint8Array> {
  const bytes = Buffer.from(file);
  const range = bytes.indexOf(`[${RANGE}]`) + 1;
  const until = bytes.indexOf("<", range);
  const from = until + 2 * roomOf(signer) + 2;
  bytes.write(`0 ${until} ${from} ${bytes.length - from}`.padEnd(RANGE.length), range, "latin1");
  const covered = new Uint8Array([...bytes.subarray(0, until), ...bytes.subarray(from)]);
  const signature = Buffer.from(await signDetached(covered, signer)).toString("hex");
  if (signature.length > 2 * roomOf(signer)) throw new Error("The signature is larger than its room");
  bytes.write(signature, until + 1, "latin1");
  return bytes;
}
