import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { ANY_EVIDENCE, type FileType, PDF_ONLY } from "~/assessment/evidence/rules/file-types";
import { saveDocument } from "~/assessment/evidence/save-document.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { change, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, storedKeys } from "../support/evidence";
import { ORIGIN } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { SMALL_JPEG } from "../support/pictures";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const MB = 1024 * 1024;
/** R2 takes no smaller parts; a file of this size or more waits there until all of it has arrived. */
const PART = 5 * MB;
const ctx = withoutQueue(createTestContext());

let user: CurrentUser;
let draft: string;
beforeAll(async () => {
  user = await registerCompany(ctx);
  draft = await completeDraft(ctx, user, 40);
});

/** A PDF of one page and of exactly this many bytes. */
function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const head = "9 0 obj <</Length 1>> stream\n";
  const tail = "\nendstream endobj ";
  const room = size - smallPdf(head, tail).length;
  return smallPdf(
    head,
    new Uint8Array(room).map((_, index) => ((index * 7) & 0x7f) | 0x80),
    tail,
  );
}

async function save(files: File[], on: Context = ctx, taken: readonly FileType[] = PDF_ONLY) {
  const opened = await openDocuments(ctx, user, draft, "change");
  if (!opened.ok) throw new Error(opened.reason);
  const request = new Request(ORIGIN, { method: "POST", body: documentForm(ENTRY, files) });
  return saveDocument(on, user, opened, request, null, taken);
}

const lastFiles = (count: number) =>
  rowsOf<{ id: string; size: number; sha256: string }>(
    "select id, size, sha256 from document_files where company_id = ? order by uploaded_at desc, rowid desc limit ?",
    user.companyId,
    count,
  );
const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
/** Keys of files that no row knows. */
async function unknownKeys() {
  const rows = await rowsOf<{ id: string }>("select id from document_files where company_id = ?", user.companyId);
  return (await storedKeys(user.companyId)).filter((key) => !rows.some(({ id }) => key.includes(id)));
}

describe("a large document", () => {
  it.each([PART - 1, PART, PART + 1, 2 * PART - 1, 2 * PART])(
    "of %i bytes is stored as it was sent, and nothing else stays",
    async (size) => {
      const bytes = pdfOf(size);
      expect(bytes).toHaveLength(size);
      expect(await save([pdfFile(bytes)])).toMatchObject({ ok: true });
      const [file] = await lastFiles(1);
      expect(file).toMatchObject({ size, sha256: hashOf(bytes) });
      const stored = await testEnv.FILES.get(`evidence/${user.companyId}/${file?.id}.pdf`);
      expect(hashOf(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(hashOf(bytes));
      expect(stored?.httpMetadata?.contentType).toBe("application/pdf");
      expect(await unknownKeys()).toEqual([]);
    },
  );

  it("gets the same answer as a small one if it is refused, and leaves only what waits for the form", async () => {
    const junk = (text: string) => new Uint8Array(Buffer.alloc(7 * MB, text));
    const before = await storedKeys(user.companyId);
    for (const [bytes, reason] of [
      [pdfOf(10 * MB + 1), "too-big"],
      [junk("a line of text\n"), "type-text"],
      [new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(7 * MB, " ")])), "broken"],
    ] as const) {
      const verdict = await save([pdfFile(smallPdf()), pdfFile(bytes, "large.pdf"), pdfFile(pdfOf(PART), "good.pdf")]);
      expect(verdict).toMatchObject({ reason: "invalid", files: [{ field: "file2", fileName: "large.pdf", reason }] });
      expect(verdict).toMatchObject({ kept: [{ fileName: "log.pdf" }, { fileName: "good.pdf" }] });
      const waiting = (await storedKeys(user.companyId)).filter((key) => !before.includes(key));
      expect(waiting).toHaveLength(2);
      await testEnv.FILES.delete(waiting);
    }
  });

  it("is cleaned like a small one if it is a picture", async () => {
    const secret = Buffer.alloc(60_000, "where it was taken ");
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, (secret.length + 2) >> 8, (secret.length + 2) & 255]),
      secret,
    ]);
    const comments = Array.from({ length: 110 }, () => comment);
    const photo = new Uint8Array(Buffer.concat([SMALL_JPEG.subarray(0, 2), ...comments, SMALL_JPEG.subarray(2)]));
    const file = new File([photo], "photo.jpg", { type: "image/jpeg" });
    expect(await save([file], ctx, ANY_EVIDENCE)).toMatchObject({ ok: true });
    const [row] = await lastFiles(1);
    expect(row?.size).toBeLessThan(10_000);
    expect(await unknownKeys()).toEqual([]);
  });

  it.each(["createMultipartUpload", "uploadPart", "complete", "get", "put"])(
    "leaves no file and no row if the store fails at %s, and is stored when it is sent again",
    async (step) => {
      const before = [await storedKeys(user.companyId), await lastFiles(100)];
      const file = () => pdfFile(pdfOf(PART + 1));
      await expect(save([file()], { ...ctx, files: failingAt(step) })).rejects.toThrow("R2: no answer");
      expect([await storedKeys(user.companyId), await lastFiles(100)]).toEqual(before);
      expect(await save([file()])).toMatchObject({ ok: true });
      expect(await unknownKeys()).toEqual([]);
    },
  );

  it("is deleted by the sweep a day later if its Worker died while it waited", async () => {
    await testEnv.FILES.put(`evidence/${user.companyId}/${ctx.ids.create()}.part`, "%PDF-");
    expect(await unknownKeys()).toHaveLength(1);
    const later = { ...ctx, clock: () => Date.now() + 25 * 60 * 60_000 };
    expect(await sweepOrphans(later, null)).toMatchObject({ did: { deleted: 1 } });
    expect(await unknownKeys()).toEqual([]);
  });
});

it("more uploads than an isolate has memory for wait for their turn, and all are stored", async () => {
  await change("delete from document_files where company_id = ?", user.companyId);
  await change("delete from documents where assessment_id = ?", draft);
  await change("delete from rate_limits");
  const uploads = Array.from({ length: 9 }, (_, index) => pdfOf(PART + index));
  const verdicts = await Promise.all(uploads.map((bytes) => save([pdfFile(bytes), pdfFile(smallPdf())])));
  expect(verdicts.map(({ ok }) => ok)).toEqual(Array(9).fill(true));
  const stored = (await lastFiles(100)).map(({ sha256 }) => sha256);
  for (const bytes of uploads) expect(stored).toContain(hashOf(bytes));
}, 60_000);

/** The file store, which fails the first time at one step. */
function failingAt(step: string): R2Bucket {
  const bucket = testEnv.FILES;
  let hasFailed = false;
  const fail = (name: string) => {
    if (name !== step || hasFailed) return;
    hasFailed = true;
    throw new Error("R2: no answer");
  };
  const wrap = (upload: R2MultipartUpload) => ({
    uploadPart: async (number: number, bytes: Uint8Array) => {
      fail("uploadPart");
      return upload.uploadPart(number, bytes);
    },
    complete: async (parts: R2UploadedPart[]) => {
      fail("complete");
      return upload.complete(parts);
    },
    abort: () => upload.abort(),
  });
  return {
    createMultipartUpload: async (key: string) => {
      fail("createMultipartUpload");
      return wrap(await bucket.createMultipartUpload(key));
    },
    get: async (key: string) => {
      fail("get");
      return bucket.get(key);
    },
    put: async (...args: Parameters<R2Bucket["put"]>) => {
      fail("put");
      return bucket.put(...args);
    },
    delete: (keys: string | string[]) => bucket.delete(keys),
  } as unknown as R2Bucket;
}
