import { describe, expect, it } from "vitest";
import { openDocuments } from "~/assessment/evidence/queries.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { deleteDocument } from "~/assessment/evidence/write-document.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { createContext } from "~/platform/context";
import { parsePdf } from "~/platform/files/pdf/parse-pdf.server";
import { findAchievements } from "~/results/achievements/queries.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm, storedKeys } from "../support/evidence";
import { BOMBS, encryptedPdf, realPdf, smallPdf } from "../support/pdfs";
import { SMALL_GIF, SMALL_JPEG, SMALL_PNG } from "../support/pictures";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const log = pdfFile(smallPdf());

async function draftOf(yes = 40) {
  const user = await registerCompany(ctx);
  return { user, draft: await completeDraft(ctx, user, yes) };
}

const documentsOf = (assessmentId: string) =>
  rowsOf<{ id: string; name: string }>("select id, name from documents where assessment_id = ?", assessmentId);
const filesOf = (user: CurrentUser) =>
  rowsOf<{ id: string; file_name: string; size: number; sha256: string; pages: number }>(
    "select * from document_files where company_id = ? order by uploaded_at, id",
    user.companyId,
  );

/** A document with one file; returns its id. */
async function added(user: CurrentUser, draft: string, entry: Record<string, string | string[]> = ENTRY) {
  const verdict = await saveForm(ctx, user, draft, documentForm(entry, [log]));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  return verdict.documentId;
}

/** The file store, whose n-th put fails, or succeeds but loses its response. */
function faultyPut(at: number, fate: "fail" | "lose"): R2Bucket {
  let count = 0;
  const bucket = testEnv.FILES;
  const put: (...args: Parameters<R2Bucket["put"]>) => Promise<unknown> = async (...args) => {
    count += 1;
    if (count === at && fate === "fail") throw new Error("R2: no answer");
    const done = await bucket.put(...args);
    if (count === at) throw new Error("R2: no answer");
    return done;
  };
  return { put, delete: (keys: string[]) => bucket.delete(keys) } as R2Bucket;
}

/** The file store with a `delete` that always fails. */
const withoutDelete = () => ({ delete: () => Promise.reject(new Error("R2: no answer")) }) as unknown as R2Bucket;

describe("a new document", () => {
  it("is stored with its details, and its files under generated names", async () => {
    const { user, draft } = await draftOf();
    const bytes = await realPdf(3);
    const form = documentForm({ ...ENTRY, links: ["water", "water.assess.1"] }, [
      pdfFile(bytes, "Relevé; a=b (2026).pdf", "text/html"),
      log,
    ]);
    expect(await saveForm(ctx, user, draft, form)).toMatchObject({ ok: true });
    const opened = await openDocuments(ctx, user, draft, "read");
    expect(opened.ok && opened.documents).toMatchObject([
      {
        dimension: "environment",
        name: "Water meter log",
        issuedOn: "2026-01-31",
        expiresOn: null,
        links: ["water", "water.assess.1"],
        files: expect.arrayContaining([
          expect.objectContaining({ fileName: "Relevé; a=b (2026).pdf", size: bytes.length, pages: 3 }),
          expect.objectContaining({ fileName: "log.pdf", pages: 1 }),
        ]),
      },
    ]);
    const files = await filesOf(user);
    expect(await storedKeys(user.companyId)).toEqual(
      files.map(({ id }) => `evidence/${user.companyId}/${id}.pdf`).sort(),
    );
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect(files.map(({ sha256 }) => sha256)).toContain(digest);
  });

  it("requires what it is about, and dates in order", async () => {
    const { user, draft } = await draftOf();
    const errors = async (fields: Record<string, string | string[]>) => {
      const verdict = await saveForm(ctx, user, draft, documentForm(fields, [log]));
      return !verdict.ok && verdict.reason === "invalid"
        ? { ...verdict.submission?.reply().error, ...verdict.fieldErrors, problem: verdict.problem }
        : verdict;
    };
    expect(await errors({})).toEqual({ dimension: ["errors.dimension"], problem: null });
    expect(await errors({ ...ENTRY, dimension: "demographics" })).toMatchObject({ dimension: ["errors.dimension"] });
    expect(await errors({ ...ENTRY, links: ["nothing"] })).toMatchObject({ links: ["errors.links"] });
    expect(await errors({ ...ENTRY, issuedOn: "2026-02-30" })).toMatchObject({ issuedOn: ["errors.day"] });
    expect(await errors({ ...ENTRY, expiresOn: "2025-12-31" })).toMatchObject({ expiresOn: ["errors.order"] });
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, []))).toMatchObject({ problem: "files" });
    expect(await documentsOf(draft)).toEqual([]);
  });

  it("takes its name and topic from the file, and its description from the topic", async () => {
    const { user, draft } = await draftOf();
    const file = pdfFile(smallPdf(), "Facture water 2026.pdf");
    expect(await saveForm(ctx, user, draft, documentForm({}, [file]))).toMatchObject({ ok: true });
    expect(await saveForm(ctx, user, draft, documentForm({ dimension: "waste" }, [file]))).toMatchObject({ ok: true });
    const opened = await openDocuments(ctx, user, draft, "read");
    expect(opened.ok && opened.documents).toMatchObject([
      { dimension: "environment", name: "Facture water 2026", description: "Water", links: ["water"] },
      { dimension: "environment", name: "Facture water 2026", description: "Waste", links: ["waste"] },
    ]);
  });

  it("makes one PDF of its photographs, and says which pictures it cannot take", async () => {
    const { user, draft } = await draftOf();
    const picture = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name);
    const files = [picture(SMALL_JPEG, "one.jpg"), picture(SMALL_PNG, "two.png"), log];
    expect(await saveForm(ctx, user, draft, documentForm({ ...ENTRY, name: "Bill 1/2" }, files))).toMatchObject({
      ok: true,
    });
    const [first, second] = (await filesOf(user)).toSorted((one, other) =>
      one.file_name.localeCompare(other.file_name),
    );
    expect([first, second]).toMatchObject([{ file_name: "Bill 1 2.pdf" }, { file_name: "log.pdf" }]);
    const stored = await testEnv.FILES.get(`evidence/${user.companyId}/${first?.id}.pdf`);
    const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer());
    expect(parsePdf(bytes)).toEqual({ ok: true, pages: 2 });
    expect(Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex")).toBe(first?.sha256);
    expect(await storedKeys(user.companyId)).toHaveLength(2);
    const gif = documentForm(ENTRY, [picture(SMALL_GIF, "moving.gif")]);
    expect(await saveForm(ctx, user, draft, gif)).toMatchObject({ files: [{ reason: "picture-kind" }] });
  });

  it("keeps the files that passed until its form comes again, for its company only", async () => {
    const { user, draft } = await draftOf();
    const wrong = { ...ENTRY, expiresOn: "2025-12-31" };
    const refused = await saveForm(ctx, user, draft, documentForm(wrong, [log, pdfFile(new Uint8Array())]));
    const kept = !refused.ok && refused.reason === "invalid" ? refused.kept : [];
    expect(kept).toMatchObject([{ fileName: "log.pdf" }]);
    const again = documentForm({ ...ENTRY, kept: kept.map(({ token }) => token) }, []);
    const other = await draftOf();
    expect(await saveForm(ctx, other.user, other.draft, again)).toMatchObject({ problem: "files" });
    const late = { ...ctx, clock: () => Date.now() + 13 * 60 * 60_000 };
    expect(await saveForm(late, user, draft, again)).toMatchObject({ problem: "files" });
    expect(await saveForm(ctx, user, draft, again)).toMatchObject({ ok: true });
    expect((await filesOf(user)).map(({ file_name }) => file_name)).toEqual(["log.pdf"]);
    // Sent twice, it is not another document, and its file stays.
    expect(await saveForm(ctx, user, draft, again)).toMatchObject({ problem: "files" });
    expect(await storedKeys(user.companyId)).toHaveLength(1);
    // Nor does it bring back a document that was deleted with its file.
    const opened = await openDocuments(ctx, user, draft, "change");
    if (!opened.ok) throw new Error(opened.reason);
    await deleteDocument(ctx, user, opened, opened.documents[0]?.id ?? "");
    expect(await saveForm(ctx, user, draft, again)).toMatchObject({ problem: "files" });
    expect(await documentsOf(draft)).toEqual([]);
  });

  it("ASVS 5.2.1, 5.2.2, 5.2.3, 5.3.2 is refused with an error for the file, with no document, when a file is no acceptable PDF", async () => {
    const { user, draft } = await draftOf();
    const bytes = (text: string) => new TextEncoder().encode(text);
    const cases: [File, string][] = [
      [pdfFile(bytes("<html><script>alert(1)</script></html>")), "type-web"],
      [pdfFile(bytes("<html>%PDF-1.7")), "type-web"],
      [pdfFile(bytes("PK\u0003\u0004")), "type-zip"],
      [pdfFile(bytes("MZ\u0090\0")), "photograph"],
      [pdfFile(bytes("")), "empty"],
      [pdfFile(bytes("%PDF-1.7")), "broken"],
      [pdfFile(bytes("%PDF-1.7 <script>alert(1)</script>")), "broken"],
      [pdfFile((await realPdf(2)).slice(0, 300)), "broken"],
      [pdfFile(await encryptedPdf()), "encrypted"],
      [pdfFile(new Uint8Array(10 * 1024 * 1024 + 1)), "too-big"],
      [pdfFile(smallPdf(), "../../../etc/passwd.pdf"), "name-sign"],
      [pdfFile(smallPdf(), "<b>.pdf"), "name-sign"],
      [pdfFile(smallPdf(), `${"x".repeat(150)}.pdf`), "name-long"],
      [pdfFile(smallPdf(), "\u202e\u200b"), "name-blank"],
    ];
    for (const [file, reason] of cases) {
      // A valid file sent with it waits for the form.
      const verdict = await saveForm(ctx, user, draft, documentForm(ENTRY, [log, file]));
      expect(verdict, reason).toMatchObject({
        ok: false,
        files: [{ field: "file2", reason }],
        kept: [{ fileName: "log.pdf" }],
      });
      expect(!verdict.ok && verdict.reason === "invalid" && verdict.submission?.payload).toMatchObject({
        name: ENTRY.name,
      });
    }
    expect([await documentsOf(draft), await filesOf(user)]).toEqual([[], []]);
  });

  it("is stored under a name in which all characters are visible", async () => {
    const { user, draft } = await draftOf();
    const files = ["log\u202efdp.exe", "Releve\u0301\u200b\u2028d’eau.pdf"].map((name) => pdfFile(smallPdf(), name));
    const entry = { ...ENTRY, name: "Meter\u2029\u202ebook\u200b" };
    expect(await saveForm(ctx, user, draft, documentForm(entry, files))).toMatchObject({ ok: true });
    expect((await filesOf(user)).map((file) => file.file_name).sort()).toEqual(["Relevé d’eau.pdf", "logfdp.exe"]);
    expect(await documentsOf(draft)).toMatchObject([{ name: "Meter book" }]);
  });

  it.each(BOMBS)("ASVS 5.2.3 is refused when a file is a bomb: %s", async (_, make) => {
    const { user, draft } = await draftOf();
    const began = Date.now();
    const verdict = await saveForm(ctx, user, draft, documentForm(ENTRY, [pdfFile(make())]));
    expect(verdict).toMatchObject({ ok: false, files: [{ reason: "broken" }] });
    expect(Date.now() - began).toBeLessThan(20_000);
    expect(await storedKeys(user.companyId)).toEqual([]);
  });

  it("keeps a polyglot file only as a PDF that is served as one", async () => {
    const { user, draft } = await draftOf();
    const polyglot = pdfFile(smallPdf("%<html><script>alert(1)</script></html>\n"), "a.html", "text/html");
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, [polyglot]))).toMatchObject({ ok: true });
    const [file] = await filesOf(user);
    const stored = await testEnv.FILES.head(`evidence/${user.companyId}/${file?.id}.pdf`);
    expect(stored?.httpMetadata?.contentType).toBe("application/pdf");
  });

  it("has four files at most, and an assessment 120 and the configured number of megabytes", async () => {
    const { user, draft } = await draftOf();
    const five = Array.from({ length: 5 }, () => log);
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, five))).toMatchObject({
      files: [{ field: "file5", reason: "too-many" }],
    });
    const small = withoutQueue(createContext({ ...testEnv, EVIDENCE_COMPANY_MB: "1" }));
    const half = () => pdfFile(smallPdf(`%${"x".repeat(600 * 1024)}\n`));
    expect(await saveForm(small, user, draft, documentForm(ENTRY, [half()]))).toMatchObject({ ok: true });
    expect(await saveForm(small, user, draft, documentForm(ENTRY, [half()]))).toMatchObject({ problem: "quota" });
    expect(await filesOf(user)).toHaveLength(1);
    for (let index = 0; index < 119; index += 1) {
      await change(
        "insert into documents select ?, assessment_id, dimension, name, description, null, null, created_by, created_at, updated_at from documents where assessment_id = ? limit 1",
        `${draft}-${index}`,
        draft,
      );
    }
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, [log]))).toMatchObject({
      problem: "tooManyDocuments",
    });
  });

  it("ASVS 2.4.1 is limited to 120 an hour", async () => {
    const { user, draft } = await draftOf();
    await change("insert into rate_limits values (?, 120, ?)", `evidence/user/${user.id}`, Date.now() + 1_800_000);
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, [log]))).toMatchObject({
      reason: "too-many-requests",
    });
  });

  it("fits into the quota only once when several are sent at the same time", async () => {
    const { user, draft } = await draftOf();
    const small = withoutQueue(createContext({ ...testEnv, EVIDENCE_COMPANY_MB: "1" }));
    const half = () => documentForm(ENTRY, [pdfFile(smallPdf(`%${"x".repeat(600 * 1024)}\n`))]);
    const verdicts = await Promise.all([1, 2, 3].map(() => saveForm(small, user, draft, half())));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });
});

describe("a document of a draft", () => {
  it("can be edited: its details, files added and removed", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft, { ...ENTRY, links: ["water"] });
    const [former] = await filesOf(user);
    const form = documentForm({ ...ENTRY, name: "Another name", links: ["waste"], remove: [former?.id ?? ""] }, [
      pdfFile(await realPdf(2), "new.pdf"),
    ]);
    expect(await saveForm(ctx, user, draft, form, id)).toEqual({ ok: true, documentId: id });
    const opened = await openDocuments(ctx, user, draft, "read");
    expect(opened.ok && opened.documents).toMatchObject([
      { id, name: "Another name", links: ["waste"], files: [{ fileName: "new.pdf", pages: 2 }] },
    ]);
    const [file] = await filesOf(user);
    expect(await storedKeys(user.companyId)).toEqual([`evidence/${user.companyId}/${file?.id}.pdf`]);
    const none = documentForm({ ...ENTRY, remove: [file?.id ?? ""] }, []);
    expect(await saveForm(ctx, user, draft, none, id)).toMatchObject({ problem: "files" });
  });

  it("accepts no fifth file, even when two users add at the same time", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft);
    const two = () => documentForm(ENTRY, [log, log]);
    const verdicts = await Promise.all([1, 2].map(() => saveForm(ctx, user, draft, two(), id)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.find(({ ok }) => !ok)).toMatchObject({ problem: "tooManyFiles" });
    expect([await filesOf(user), await storedKeys(user.companyId)].map(({ length }) => length)).toEqual([3, 3]);
  });

  it("can be deleted with its files, and is gone for a user who still edits it", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft);
    const opened = await openDocuments(ctx, user, draft, "change");
    if (!opened.ok) throw new Error(opened.reason);
    expect(await deleteDocument(ctx, user, opened, id)).toEqual({ ok: true });
    expect(await deleteDocument(ctx, user, opened, id)).toEqual({ ok: false, reason: "not-found" });
    expect([await documentsOf(draft), await filesOf(user), await storedKeys(user.companyId)]).toEqual([[], [], []]);
  });

  it("cannot be changed by another company, whatever id is given", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft);
    const stranger = await draftOf();
    const verdict = await saveForm(ctx, stranger.user, stranger.draft, documentForm(ENTRY, [log]), id);
    expect(verdict).toMatchObject({ ok: false, reason: "not-found" });
    expect(await openDocuments(ctx, stranger.user, draft, "change")).toMatchObject({ ok: false, reason: "not-found" });
    expect(await filesOf(user)).toHaveLength(1);
    expect(await storedKeys(stranger.user.companyId)).toEqual([]);
  });

  it("cannot be changed once the assessment is submitted, even by a user who had begun before", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft);
    const opened = await openDocuments(ctx, user, draft, "change");
    if (!opened.ok) throw new Error(opened.reason);
    expect(await submitAssessment(ctx, user, draft)).toEqual({ ok: true });
    expect(await deleteDocument(ctx, user, opened, id)).toEqual({ ok: false, reason: "completed" });
    expect(await openDocuments(ctx, user, draft, "change")).toMatchObject({ reason: "completed" });
    const { saveDocument } = await import("~/assessment/evidence/save-document.server");
    const request = new Request("https://kompas.test", { method: "POST", body: documentForm(ENTRY, [log]) });
    expect(await saveDocument(ctx, user, opened, request, null)).toMatchObject({ reason: "completed" });
    expect([await documentsOf(draft), await storedKeys(user.companyId)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("cannot be changed until every required question is answered", async () => {
    const { user, draft } = await draftOf();
    await change("delete from answers where assessment_id = ? and question_id = 'water.assess.1'", draft);
    expect(await openDocuments(ctx, user, draft, "change")).toMatchObject({ ok: false, reason: "incomplete" });
  });
});

describe("a fault during a change of documents", () => {
  const FATES = ["fail", "lose"] as const;

  /** Checks that R2 stores exactly the keys in the rows. */
  async function expectMatching(user: CurrentUser, when: string) {
    const keys = (await filesOf(user)).map(({ id }) => `evidence/${user.companyId}/${id}.pdf`).sort();
    expect(await storedKeys(user.companyId), when).toEqual(keys);
    return keys.length;
  }

  it("leaves neither rows without files nor files without rows, whichever statement fails or loses its answer", async () => {
    for (const fate of FATES) {
      for (let at = 1; ; at += 1) {
        const when = `${fate} at ${at}`;
        const { user, draft } = await draftOf();
        const { ctx: faulty, sent } = createFaultyContext(at, fate);
        const form = () => documentForm({ ...ENTRY, links: ["water"] }, [log, log]);
        await saveForm(withoutQueue(faulty), user, draft, form()).catch(() => null);
        const held = await expectMatching(user, when);
        const [document] = await documentsOf(draft);
        expect(held, when).toBe(document ? 2 : 0);
        if (sent() < at) break;
        if (!document) expect(await saveForm(ctx, user, draft, form()), when).toMatchObject({ ok: true });
        expect(await expectMatching(user, when), when).toBe(2);
      }
    }
  });

  it.each([
    ["one file for another", 1],
    ["a file taken away", 0],
  ])("leaves a changed document in its old or its new state (%s), and a retry completes it", async (_, files) => {
    for (const fate of FATES) {
      for (let at = 1; ; at += 1) {
        const when = `${fate} at ${at}`;
        const { user, draft } = await draftOf();
        const form = documentForm(ENTRY, [log, log]);
        const first = await saveForm(ctx, user, draft, form);
        if (!first.ok) throw new Error(first.reason);
        const id = first.documentId;
        const before = (await filesOf(user)).map((file) => file.id);
        const change = () =>
          documentForm({ ...ENTRY, name: "Changed", links: ["water"], remove: [before[0] ?? ""] }, files ? [log] : []);
        const { ctx: faulty, sent } = createFaultyContext(at, fate);
        await saveForm(withoutQueue(faulty), user, draft, change(), id).catch(() => null);
        await expectMatching(user, when);
        const isChanged = (await documentsOf(draft))[0]?.name === "Changed";
        const expected = isChanged ? 1 + files : 2;
        expect((await filesOf(user)).length, when).toBe(expected);
        expect(
          (await filesOf(user)).some((file) => file.id === before[0]),
          when,
        ).toBe(!isChanged);
        expect(await rowsOf("select 1 as one from document_links where document_id = ?", id), when).toHaveLength(
          isChanged ? 1 : 0,
        );
        if (sent() < at) break;
        if (!isChanged) expect(await saveForm(ctx, user, draft, change(), id), when).toMatchObject({ ok: true });
        expect(await expectMatching(user, when), when).toBe(1 + files);
      }
    }
  });

  it("leaves a deleted document whole or gone with its files, and a retry completes it", async () => {
    for (const fate of FATES) {
      for (let at = 1; ; at += 1) {
        const when = `${fate} at ${at}`;
        const { user, draft } = await draftOf();
        const id = await added(user, draft);
        const erase = async (by: typeof ctx) => {
          const opened = await openDocuments(by, user, draft, "change");
          if (!opened.ok) throw new Error(opened.reason);
          return deleteDocument(by, user, opened, id);
        };
        const { ctx: faulty, sent } = createFaultyContext(at, fate);
        await erase(withoutQueue(faulty)).catch(() => null);
        expect(await expectMatching(user, when), when).toBe((await documentsOf(draft)).length);
        if (sent() < at) break;
        const again = await erase(ctx);
        expect(again.ok || again.reason, when).toSatisfy((verdict) => verdict === true || verdict === "not-found");
        expect([await documentsOf(draft), await expectMatching(user, when)], when).toEqual([[], 0]);
      }
    }
  });

  it("in the file store keeps nothing of the form, and sending it again stores it once", async () => {
    for (const fate of FATES) {
      for (const at of [1, 2, 3]) {
        const when = `${fate} at put ${at}`;
        const { user, draft } = await draftOf();
        const form = () => documentForm(ENTRY, [log, log, log]);
        const faulty = withoutQueue(createContext({ ...testEnv, FILES: faultyPut(at, fate) }));
        await expect(saveForm(faulty, user, draft, form()), when).rejects.toThrow("R2");
        expect([await documentsOf(draft), await storedKeys(user.companyId)], when).toEqual([[], []]);
        expect(await saveForm(ctx, user, draft, form()), when).toMatchObject({ ok: true });
        expect(await expectMatching(user, when), when).toBe(3);
      }
    }
  });

  it("in the file store during a deletion leaves no file that can be opened, and the sweep removes the rest", async () => {
    const { user, draft } = await draftOf();
    const id = await added(user, draft);
    const faulty = withoutQueue(createContext({ ...testEnv, FILES: withoutDelete() }));
    const opened = await openDocuments(faulty, user, draft, "change");
    if (!opened.ok) throw new Error(opened.reason);
    expect(await deleteDocument(faulty, user, opened, id)).toEqual({ ok: true });
    expect([await documentsOf(draft), await filesOf(user)]).toEqual([[], []]);
    const later = withoutQueue(createTestContext(() => Date.now() + 25 * 60 * 60_000));
    let cursor: string | null = null;
    do cursor = (await sweepOrphans(later, cursor)).cursor;
    while (cursor);
    expect(await storedKeys(user.companyId)).toEqual([]);
  });

  it("that leaves files behind is repaired by the sweep, a day later", async () => {
    const { user, draft } = await draftOf();
    await added(user, draft);
    const orphan = `evidence/${user.companyId}/${ctx.ids.create()}.pdf`;
    await testEnv.FILES.put(orphan, "%PDF-");
    await sweepOrphans(ctx, null);
    expect(await storedKeys(user.companyId)).toContain(orphan);
    const later = withoutQueue(createTestContext(() => Date.now() + 25 * 60 * 60_000));
    let cursor: string | null = null;
    do cursor = (await sweepOrphans(later, cursor)).cursor;
    while (cursor);
    const [file] = await filesOf(user);
    expect(await storedKeys(user.companyId)).toEqual([`evidence/${user.companyId}/${file?.id}.pdf`]);
  });
});

describe("the achievement 'Well documented'", () => {
  it("is earned by a company with a document for every topic of a completed assessment", async () => {
    const { user, draft } = await draftOf();
    const earned = async () => (await findAchievements(ctx, user, false)).earned.map(({ achievement }) => achievement);
    const topics = ["water", "waste", "energy-efficiency", "climate-action"];
    await added(user, draft, { ...ENTRY, links: topics });
    await submitAssessment(ctx, user, draft);
    expect(await earned()).not.toContain("evidence-everywhere");
    await change(
      `insert into document_links select d.id, t.value from documents d, json_each(?) t where d.assessment_id = ?`,
      JSON.stringify(["anti-corruption", "gender-equality", "human-labour-rights", "living-wage"]),
      draft,
    );
    expect(await earned()).toContain("evidence-everywhere");
  });
});
