import { describe, expect, it } from "vitest";
import { inspectFile } from "~/assessment/evidence/inspect-file.server";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { ANY_EVIDENCE, PDF_ONLY } from "~/assessment/evidence/rules/file-types";
import { saveDocument } from "~/assessment/evidence/save-document.server";
import { serveFile } from "~/assessment/evidence/serve-file.server";
import { fileLimits } from "~/assessment/evidence/store-file.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { deleteDocument } from "~/assessment/evidence/write-document.server";
import { findEvidence } from "~/upkeep/privacy/evidence-files.server";
import { documentForm, ENTRY, pdfFile, storedKeys } from "../support/evidence";
import { doc, docx, findMark, OLD_OFFICE, patched, xls, xlsx, zipOf } from "../support/office";
import { ORIGIN } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { claiming, exif, SMALL_GIF, SMALL_JPEG, SMALL_PNG, SMALL_WEBP, withSegment } from "../support/pictures";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const limits = fileLimits(ctx);
const bytes = (text: string) => new TextEncoder().encode(text);

const judge = (content: Uint8Array<ArrayBuffer>, taken = ANY_EVIDENCE, name = "file.bin") =>
  inspectFile({ name, bytes: content, isCut: false }, limits, taken);

/** Saves the form of the last step, which takes every file type. */
async function saveAny(files: File[]) {
  const user = await registerCompany(ctx);
  const draft = await completeDraft(ctx, user, 40);
  const opened = await openDocuments(ctx, user, draft, "change");
  if (!opened.ok) throw new Error(opened.reason);
  const request = new Request(ORIGIN, { method: "POST", body: documentForm(ENTRY, files) });
  const verdict = await saveDocument(ctx, user, opened, request, null, ANY_EVIDENCE);
  return { user, draft, verdict };
}

describe("a file uploaded in the last step", () => {
  it("is identified by its content, whatever its name", async () => {
    const kinds: [Uint8Array<ArrayBuffer>, string][] = [
      [smallPdf(), "pdf"],
      [await docx(), "docx"],
      [await xlsx(), "xlsx"],
      [doc(), "doc"],
      [xls(), "xls"],
      [OLD_OFFICE.scattered(), "xls"],
      [SMALL_JPEG, "jpeg"],
      [SMALL_PNG, "png"],
      [SMALL_GIF, "gif"],
    ];
    for (const [content, type] of kinds) {
      expect(await judge(content, ANY_EVIDENCE, "page.html"), type).toMatchObject({ ok: true, type });
      const elsewhere = await judge(content, PDF_ONLY, "log.pdf");
      const named = { docx: "word", doc: "word", xlsx: "excel", xls: "excel" }[type] ?? "picture";
      expect(elsewhere, type).toMatchObject(type === "pdf" ? { ok: true } : { ok: false, reason: `type-${named}` });
    }
  });

  it("ASVS 5.2.2, 5.2.3 is refused when its content is no accepted type, has macros, a password, or is malicious", async () => {
    const plain = await docx();
    const [central, end] = [findMark(plain, [0x50, 0x4b, 1, 2]), plain.length - 22];
    const cases: [string, Uint8Array<ArrayBuffer>, string][] = [
      ["a page", bytes("<html><script>alert(1)</script></html>"), "kind"],
      ["a program", bytes("MZ\u0090\0"), "kind"],
      ["a drawing with scripts", bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "kind"],
      ["a WebP picture", SMALL_WEBP, "kind"],
      ["a zip of anything", await zipOf({ "a.txt": "a" }), "kind"],
      ["a zip that only names the parts", await zipOf({ "[Content_Types].xml": "", "word/document.xml": "" }), "kind"],
      ["a presentation", await zipOf({ "[Content_Types].xml": "presentationml", "ppt/presentation.xml": "" }), "kind"],
      ["macros", await docx({ "word/vbaProject.bin": "x" }), "macros"],
      ["macros in other letters", await xlsx({ "xl/VBAPROJECT.BIN": "x" }), "macros"],
      ["macros of 1992", await xlsx({ "xl/macrosheets/sheet1.xml": "x" }), "macros"],
      [
        "macros by the list of contents",
        await zipOf({
          "[Content_Types].xml": "application/vnd.ms-word.document.macroEnabled.main+xml",
          "word/document.xml": "",
        }),
        "macros",
      ],
      ["a path that leads out", await docx({ "../../evil.sh": "x" }), "broken"],
      ["a path from the root", await docx({ "/etc/passwd": "x" }), "broken"],
      ["a page before the zip", new Uint8Array([...bytes("PK\u0003\u0004<html>"), ...plain]), "broken"],
      ["a page behind the zip", new Uint8Array([...plain, ...bytes("<html>")]), "broken"],
      ["half a zip", plain.slice(0, 60), "broken"],
      ["a password", patched(plain, central + 8, 0x01), "encrypted"],
      ["another name inside than in the table", patched(plain, 30, 0x78), "broken"],
      ["a bomb that claims 4 GB", patched(plain, central + 24, 0xff, 0xff, 0xff, 0xfe), "broken"],
      ["a table of more than there is", patched(plain, end + 8, 0xff, 0xff, 0xff, 0xff), "broken"],
      ["the same bytes twice", overlapping(plain, central), "broken"],
      ["an old document with macros", OLD_OFFICE.macroDoc(), "macros"],
      ["an old workbook with macros", OLD_OFFICE.macroXls(), "macros"],
      ["an old workbook with a sheet of macros", OLD_OFFICE.macroSheet(), "macros"],
      ["the same further on in it", OLD_OFFICE.macroSheetFurther(), "macros"],
      ["the same in a sector that lies elsewhere", OLD_OFFICE.macroSheetScattered(), "macros"],
      ["a sheet of macros that is not listed", OLD_OFFICE.macroSheetUnlisted(), "macros"],
      ["a sheet of macros of 1995", OLD_OFFICE.macroSheetOf1995(), "macros"],
      ["an old workbook in a circle", patched(xls(), 512 + 5 * 4, 4, 0, 0, 0), "broken"],
      ["an old document with a password", OLD_OFFICE.encryptedDoc(), "encrypted"],
      ["an old workbook with a password", OLD_OFFICE.encryptedXls(), "encrypted"],
      ["a new document with a password", OLD_OFFICE.encryptedPackage(), "encrypted"],
      ["an installer", OLD_OFFICE.installer(), "kind"],
      ["two old ones in one", OLD_OFFICE.both(), "kind"],
      ["an old one whose table leads in a circle", patched(doc(), 512 + 4, 1, 0, 0, 0), "broken"],
      ["an old one whose directory is far away", patched(doc(), 48, 0xff, 0xff, 0xff, 0x7f), "broken"],
      ["an old workbook that is listed twice", OLD_OFFICE.sharedStream(), "broken"],
      ["half an old one", doc().slice(0, 600), "broken"],
      ["half a picture", SMALL_PNG.slice(0, 60), "broken"],
      ["a picture that claims to be a wall", claiming(60_000, 60_000), "pixels"],
      ["nothing", new Uint8Array(), "empty"],
      ["too much", new Uint8Array(limits.bytesPerFile + 1), "too-big"],
    ];
    const told: [string, string][] = [];
    for (const [name, content] of cases) {
      const verdict = await judge(content);
      told.push([name, verdict.ok ? verdict.type : verdict.reason]);
    }
    expect(told).toEqual(cases.map(([name, , reason]) => [name, reason]));
  });

  it("is stored under a generated name with the ending of its real type, and every part of the product finds it", async () => {
    const files = [
      new File([await docx()], "Policy.docx"),
      new File([SMALL_PNG], "photo.html", { type: "text/html" }),
      new File([xls()], "meters.pdf"),
      pdfFile(smallPdf(), "scan.jpg"),
    ];
    const { user, draft, verdict } = await saveAny(files);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    const opened = await openDocuments(ctx, user, draft, "change");
    if (!opened.ok) throw new Error(opened.reason);
    const kept = opened.documents.flatMap((document) => document.files);
    expect(kept.map(({ fileName }) => fileName).sort()).toEqual(
      ["Policy.docx", "meters.pdf.xls", "photo.html.png", "scan.jpg"].sort(),
    );
    const keys = await storedKeys(user.companyId);
    expect(keys.map((key) => key.split(".").at(-1)).sort()).toEqual(["docx", "pdf", "png", "xls"]);
    expect((await findEvidence(ctx, [draft])).map(({ key }) => key).sort()).toEqual(keys);
    const later = withoutQueue(createTestContext(() => Date.now() + 25 * 60 * 60_000));
    let cursor: string | null = null;
    do cursor = (await sweepOrphans(later, cursor)).cursor;
    while (cursor);
    expect(await storedKeys(user.companyId)).toEqual(keys);
    expect(await deleteDocument(ctx, user, opened, verdict.documentId)).toEqual({ ok: true });
    expect(await storedKeys(user.companyId)).toEqual([]);
  });

  it("is served with the type found in it: pictures to view in a sandbox, office files to download", async () => {
    const { user, draft, verdict } = await saveAny([
      new File([await xlsx()], "meters.html"),
      new File([SMALL_JPEG], "photo.jpeg"),
    ]);
    if (!verdict.ok) throw new Error(JSON.stringify(verdict));
    const opened = await openDocuments(ctx, user, draft, "read");
    const files = opened.ok ? opened.documents.flatMap((document) => document.files) : [];
    const serve = async (name: string) => {
      const id = files.find(({ fileName }) => fileName === name)?.id ?? "";
      const { headers } = await serveFile(ctx, user, id, new Request(ORIGIN));
      return [headers.get("Content-Type"), headers.get("Content-Disposition"), headers.get("Content-Security-Policy")];
    };
    expect(await serve("meters.html.xlsx")).toEqual([
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      expect.stringMatching(/^attachment; filename="meters.html.xlsx"/),
      expect.stringMatching(/^default-src 'none'.*; sandbox$/),
    ]);
    expect(await serve("photo.jpeg")).toEqual([
      "image/jpeg",
      expect.stringMatching(/^inline; filename="photo.jpeg"/),
      expect.stringMatching(/^default-src 'none'.*; sandbox$/),
    ]);
  });

  it("loses the location that a camera writes into it", async () => {
    const secret = "33.9249 S, 18.4241 E";
    const verdict = await judge(withSegment(0xe1, exif(1, secret)));
    expect(verdict.ok && Buffer.from(verdict.bytes).includes(secret)).toBe(false);
    expect(verdict.ok).toBe(true);
  });

  it("waits for the form when another file beside it is refused", async () => {
    const { user, verdict } = await saveAny([new File([await docx()], "a.docx"), new File(["<html>"], "b.docx")]);
    expect(verdict).toMatchObject({
      ok: false,
      files: [{ field: "file2", reason: "kind" }],
      kept: [{ fileName: "a.docx" }],
    });
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });
});

/** A zip whose second entry starts inside its first. */
function overlapping(plain: Uint8Array<ArrayBuffer>, central: number): Uint8Array<ArrayBuffer> {
  const length = Buffer.from(plain).readUInt32LE(central + 20);
  const more = Buffer.alloc(4);
  more.writeUInt32LE(length + 20);
  return patched(plain, central + 20, ...more);
}
