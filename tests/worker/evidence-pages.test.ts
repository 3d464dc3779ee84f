import { beforeAll, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { resources } from "~/i18n/resources";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm, storedKeys } from "../support/evidence";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { encryptedPdf, smallPdf } from "../support/pdfs";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const PDF = smallPdf();

async function signedIn(language: CurrentUser["language"] = "en") {
  const user = await registerCompany(ctx, { language });
  const draft = await completeDraft(ctx, user, 40);
  const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
  const bearer = { Authorization: `Bearer ${accessToken}` };
  const path = `/uploadDocuments/${ctx.ids.seal(draft)}`;
  return { user, draft, path, bearer, cookie: await cookieOf(ctx, user.id) };
}

/** Sends a form with files as a browser does. */
async function upload(path: string, headers: Record<string, string>, form: FormData, method = "POST") {
  const body = new Response(form);
  const type = body.headers.get("Content-Type") ?? "";
  return send(path, {
    method,
    headers: { Origin: ORIGIN, "Content-Type": type, ...headers },
    body: await body.arrayBuffer(),
  });
}

const good = () => documentForm(ENTRY, [pdfFile(PDF)]);
const decoded = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');

describe("the page of documents", () => {
  it("accepts a document, confirms it, and lets the owner submit after a question", async () => {
    const { user, draft, path, cookie } = await signedIn();
    expect(await (await visit(path, { cookie })).text()).toContain("Upload Documents First");
    const saved = await upload(`${path}?add`, { Cookie: cookie }, good());
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${path}?dialog=uploaded`]);
    const page = await (await visit(`${path}?dialog=uploaded`, { cookie })).text();
    for (const text of ["Documents Uploaded", "Water meter log", "log.pdf", "Environment"])
      expect(page).toContain(text);
    const asked = await (await visit(`${path}?dialog=submit`, { cookie })).text();
    expect(asked).toContain("Are you sure you want to submit the assessment?");
    const done = await post(path, { intent: "submit" }, { cookie });
    expect(done.headers.get("Location")).toBe(`/user/dashboard/${ctx.ids.seal(draft)}?generateReport=true`);
    const read = await (await visit(path, { cookie })).text();
    expect(read).toContain("Water meter log");
    expect(read).not.toContain('type="file"');
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });

  it("sends back a user with open questions, and says why", async () => {
    const { draft, path, cookie } = await signedIn("fr");
    await change("delete from answers where assessment_id = ? and question_id = 'water.assess.1'", draft);
    const answer = await visit(path, { cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/${ctx.ids.seal(draft)}`]);
    const flash = answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const page = await (await visit(`/${ctx.ids.seal(draft)}?start`, { cookie: `${cookie}; ${flash}` })).text();
    expect(page).toContain("Vous devez répondre à toutes les questions de toutes les sections");
    // The link is among the topics from the beginning.
    expect(page).toMatch(
      new RegExp(`(value="documents"|href="${path}")[^>]*>[^<]*${resources.fr.completion.summary.upload}<`),
    );
    expect((await upload(`${path}?add`, { Cookie: cookie }, good())).status).toBe(303);
  });

  it("requires a document before submitting, and says in French what a form lacks without losing what was typed", async () => {
    const { path, cookie } = await signedIn("fr");
    const none = await post(path, { intent: "submit" }, { cookie });
    expect([none.status, await none.text()]).toEqual([
      422,
      expect.stringContaining("Veuillez téléverser au moins un document"),
    ]);
    const form = documentForm(
      { ...ENTRY, expiresOn: "2025-01-01", description: "Ce qui est écrit", links: ["water"] },
      [pdfFile(await encryptedPdf(), "clé.pdf")],
    );
    const refused = await upload(`${path}?add`, { Cookie: cookie }, form);
    const html = decoded(await refused.text());
    expect(refused.status).toBe(422);
    for (const text of [
      "Ce jour précède la date du document",
      "clé.pdf",
      "ne s’ouvre qu’avec un mot de passe",
      "Ce qui est écrit",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/value="water"[^>]*checked|checked[^>]*value="water"/);
  });

  it("tells a script where to continue, with the message that waits there", async () => {
    const { path, cookie } = await signedIn();
    const answer = await upload(`${path}?add`, { Cookie: cookie, "X-Upload": "script" }, good());
    expect([answer.status, answer.headers.get("Location")]).toEqual([201, `${path}?dialog=uploaded`]);
    expect(answer.headers.get("Set-Cookie")).toContain("__Host-flash");
  });

  it("ASVS 5.2.1 reads a large body only from a signed-in user, none beyond its limit, and none that is incomplete", async () => {
    const { user, path, cookie } = await signedIn();
    const large = documentForm(ENTRY, [pdfFile(new Uint8Array(200_000))]);
    expect((await upload(`${path}?add`, {}, large)).headers.get("Location")).toMatch(/^\/login/);
    const announced = await send(`${path}?add`, {
      method: "POST",
      headers: {
        Origin: ORIGIN,
        Cookie: cookie,
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": String(4 * 1024 ** 3),
      },
      body: "--x",
    });
    expect([announced.status, await announced.text()]).toEqual([
      413,
      expect.stringContaining("Together, the files are too large"),
    ]);
    const chunk = new Uint8Array(4 * 1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const head = '--x\r\nContent-Disposition: form-data; name="file1"; filename="a.pdf"\r\n\r\n';
        controller.enqueue(sent === 0 ? new TextEncoder().encode(head) : chunk);
        sent += 1;
      },
    });
    const headers = { Origin: ORIGIN, Cookie: cookie, "Content-Type": "multipart/form-data; boundary=x" };
    const streamed = await send(`${path}?add`, { method: "POST", headers, body: endless });
    expect(streamed.status).toBe(413);
    expect(sent).toBeLessThan(25);
    for (const body of ["", "--x", "--x\r\n\r\n\r\n--x--", "--y--"]) {
      const broken = await send(`${path}?add`, { method: "POST", headers, body });
      expect(broken.status, JSON.stringify(body)).toBe(400);
    }
    expect(await storedKeys(user.companyId)).toEqual([]);
  });
});

describe("an evidence file", () => {
  let owner: Awaited<ReturnType<typeof signedIn>>;
  let path = "";
  beforeAll(async () => {
    owner = await signedIn();
    const saved = await saveForm(
      ctx,
      owner.user,
      owner.draft,
      documentForm(ENTRY, [pdfFile(PDF, 'Log «é» "x.pdf'.replace('"', ""))]),
    );
    if (!saved.ok) throw new Error(saved.reason);
    const [file] = await rowsOf<{ id: string }>(
      "select id from document_files where document_id = ?",
      saved.documentId,
    );
    path = `/files/evidence/${file?.id}/log.pdf`;
  });
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

  it("ASVS 3.2.1, 5.4.1, 5.4.2 is served only as a PDF, by session or token", async () => {
    const { cookie, bearer } = owner;
    const answer = await visit(path, { cookie });
    expect(await bytesOf(answer)).toEqual(PDF);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-length": String(PDF.length),
      "accept-ranges": "bytes",
      "cache-control": "private, no-cache",
      "content-disposition": `inline; filename="Log ___ x.pdf"; filename*=UTF-8''Log%20%C2%AB%C3%A9%C2%BB%20x.pdf`,
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    // Its own policy runs nothing and forbids framing. It does not use `sandbox`: Safari then shows some PDFs as an empty window.
    const policy = answer.headers.get("Content-Security-Policy")?.split("; ") ?? [];
    expect(policy.map((directive) => directive.split(" ")[0]).sort()).toEqual(
      ["base-uri", "default-src", "form-action", "frame-ancestors", "img-src", "object-src", "style-src"].sort(),
    );
    expect(policy).toContain("frame-ancestors 'none'");
    const download = await visit(`${path}?download`, { headers: bearer });
    expect(await bytesOf(download)).toEqual(PDF);
    expect(download.headers.get("Content-Disposition")).toMatch(/^attachment/);
    expect(download.headers.get("Content-Security-Policy")).toContain("sandbox");
  });

  it("is served in ranges, and not again to a client that has it", async () => {
    const { cookie } = owner;
    const range = async (header: string, more: Record<string, string> = {}) =>
      visit(path, { cookie, headers: { Range: header, ...more } });
    const part = await range("bytes=0-4");
    expect([part.status, part.headers.get("Content-Range")]).toEqual([206, `bytes 0-4/${PDF.length}`]);
    expect(await part.text()).toBe("%PDF-");
    const tail = await range("bytes=-6");
    expect(await bytesOf(tail)).toEqual(PDF.slice(-6));
    const beyond = await range(`bytes=${PDF.length}-`);
    expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, `bytes */${PDF.length}`]);
    const changed = await range("bytes=0-4", { "If-Range": '"another"' });
    expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, PDF.length]);
    const etag = changed.headers.get("ETag") ?? "";
    expect((await visit(path, { cookie, headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  it("ASVS 8.2.2 is available to its company, and to the one it has joined once the assessment is completed", async () => {
    const corporate = await signedIn();
    const code = `EVIDENCE${corporate.user.id.replaceAll(/[-_]/g, "0").slice(0, 4).toUpperCase()}`;
    await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, corporate.user.companyId);
    const member = await registerCompany(ctx, { accessCode: code });
    const draft = await completeDraft(ctx, member, 40);
    const saved = await saveForm(ctx, member, draft, good());
    if (!saved.ok) throw new Error(saved.reason);
    const [file] = await rowsOf<{ id: string }>(
      "select id from document_files where document_id = ?",
      saved.documentId,
    );
    const status = async (cookie?: string) => (await visit(`/files/evidence/${file?.id}/x.pdf`, { cookie })).status;
    const [stranger, own] = [owner.cookie, await cookieOf(ctx, member.id)];
    expect([await status(), await status(stranger), await status(corporate.cookie), await status(own)]).toEqual([
      401, 404, 404, 200,
    ]);
    await submitAssessment(ctx, member, draft);
    expect([await status(stranger), await status(corporate.cookie), await status(own)]).toEqual([404, 200, 200]);
    await change("update users set is_administrator = 1 where id = ?", owner.user.id);
    expect(await status(stranger)).toBe(404);
    await change("update users set is_administrator = 0 where id = ?", owner.user.id);
  });
});

describe("the results", () => {
  it("list the documents, preview them, and say which topics are declared and which evidenced", async () => {
    const { user, draft, cookie } = await signedIn();
    const here = `/user/dashboard/${ctx.ids.seal(draft)}`;
    await saveForm(ctx, user, draft, documentForm({ ...ENTRY, links: ["water"] }, [pdfFile(PDF), pdfFile(PDF)]));
    await submitAssessment(ctx, user, draft);
    const html = await (await visit(here, { cookie })).text();
    for (const text of ["Water meter log", "Document-1", "Document-2", "10 of 10", "0 of 10"]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(
      /<a href="\/files\/evidence\/[^"]+" target="_blank" rel="noopener" aria-label="Open Document-1/,
    );
    const [, preview = ""] = /href="[^"]*(\?preview=[\w-]{22})"/.exec(html) ?? [];
    const dialog = await (await visit(`${here}${preview}`, { cookie })).text();
    expect(dialog).toContain("Preview of Document-1");
    expect(dialog).toMatch(/data-preview="\/files\/evidence\/[\w-]{22}\/log\.pdf"/);
  });

  it("say so when there is no document", async () => {
    const { user, draft, cookie } = await signedIn();
    await submitAssessment(ctx, user, draft);
    const html = await (await visit(`/user/dashboard/${ctx.ids.seal(draft)}`, { cookie })).text();
    expect(html).toContain("No Document Available");
  });
});

describe("the API calls for documents", () => {
  const call = (path: string, headers: Record<string, string>, body?: unknown) =>
    send(`/api/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });

  it("add one in two steps, list it and return its file", async () => {
    const { draft, bearer } = await signedIn();
    const { issuedOn: _, expiresOn: __, ...entry } = ENTRY;
    const created = await call("users/submission/document", bearer, { submissionId: draft, ...entry });
    const { data } = await created.json<{ data: { _id: string } }>();
    expect(created.status).toBe(200);
    const files = new FormData();
    for (const name of ["a.pdf", "b.pdf"]) files.append("files", pdfFile(PDF, name));
    const target = `/api/users/submission/document/upload?id=${data._id}`;
    const uploaded = await upload(target, bearer, files, "PATCH");
    expect(await uploaded.json()).toMatchObject({
      statusCode: 200,
      message: "Documents uploaded successfully!",
      data: { _id: data._id, files: 2 },
    });
    const list = await (await call(`users/submission/documents?SubmissionId=${draft}`, bearer)).json<{
      data: { files: string[]; references: { filename: string; path: string }[] }[];
    }>();
    expect(list.data).toMatchObject([
      { _id: data._id, name: ENTRY.name, dimension: { _id: "environment", name: "Environment" }, issuedOn: null },
    ]);
    const [document] = list.data;
    expect((await visit(document?.files[0] ?? "", { headers: bearer })).status).toBe(200);
    const reference = document?.references[0];
    expect(reference?.path).toMatch(/^files\/[\w.-]+$/);
    const given = await call("assessments/regular/documents", bearer, reference);
    expect([given.headers.get("Content-Type"), (await given.arrayBuffer()).byteLength]).toEqual([
      "application/pdf",
      PDF.length,
    ]);
  });

  it("report what is wrong, by field", async () => {
    const { user, draft, bearer } = await signedIn();
    const missing = await call("users/submission/document", bearer, { submissionId: draft });
    expect(await missing.json()).toMatchObject({
      statusCode: 422,
      errors: {
        dimension: ["Dimension is required"],
        name: ["Document Name is required"],
        description: ["Description is required"],
      },
    });
    const path = await call("assessments/regular/documents", bearer, { path: "files/../x" });
    expect([path.status, await path.json()]).toEqual([422, expect.objectContaining({ message: "Invalid file path" })]);
    const created = await call("users/submission/document", bearer, {
      submissionId: draft,
      ...ENTRY,
      issuedOn: undefined,
    });
    const { data } = await created.json<{ data: { _id: string } }>();
    const target = `/api/users/submission/document/upload?id=${data._id}`;
    const html = new FormData();
    html.append("files", pdfFile(PDF));
    html.append("files", new File(["<html>"], "evil.pdf", { type: "application/pdf" }));
    const refused = await upload(target, bearer, html, "PATCH");
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ errorMessage: expect.stringContaining("“evil.pdf” is a web page and not a PDF.") }),
    ]);
    const five = new FormData();
    for (let index = 0; index < 5; index += 1) five.append("files", pdfFile(PDF));
    expect((await upload(target, bearer, five, "PATCH")).status).toBe(422);
    expect((await upload(target, bearer, new FormData(), "PATCH")).status).toBe(422);
    expect(await storedKeys(user.companyId)).toEqual([]);
  });

  describe("the document's id from the query or from the form", () => {
    const create = async (place: "query" | "body") => {
      const { user, draft, bearer } = await signedIn();
      const { issuedOn: _, expiresOn: __, ...entry } = ENTRY;
      const created = await call(
        `users/submission/document${place === "query" ? `?submissionId=${draft}` : ""}`,
        bearer,
        place === "query" ? entry : { submissionId: draft, ...entry },
      );
      const { data } = await created.json<{ data: { _id: string } }>();
      expect([place, created.status]).toEqual([place, 200]);
      return { user, bearer, id: data._id };
    };
    const target = "/api/users/submission/document/upload";
    const formOf = (...fields: [string, string | File][]) => {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      return form;
    };

    it("is accepted in a field before the files", async () => {
      const { bearer, id } = await create("query");
      const form = formOf(["id", id], ["files", pdfFile(PDF)]);
      const uploaded = await upload(target, bearer, form, "PATCH");
      expect(await uploaded.json()).toMatchObject({ statusCode: 200, data: { _id: id, files: 1 } });
    });

    it("stores nothing when it does not come before the files, is another company's, or does not exist", async () => {
      const { user, bearer, id } = await create("body");
      const other = await create("body");
      const forms: [FormData, number][] = [
        [formOf(["files", pdfFile(PDF)], ["id", id]), 422],
        [formOf(["files", pdfFile(PDF)]), 422],
        [formOf(["id", other.id], ["files", pdfFile(PDF)]), 404],
        [formOf(["id", "no-document"], ["files", pdfFile(PDF)]), 404],
      ];
      for (const [form, status] of forms) {
        expect((await upload(target, bearer, form, "PATCH")).status).toBe(status);
      }
      expect(await storedKeys(user.companyId)).toEqual([]);
      expect(await storedKeys(other.user.companyId)).toEqual([]);
    });
  });
});
