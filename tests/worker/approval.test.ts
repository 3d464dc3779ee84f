import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { resources } from "~/i18n/resources";
import { signReport } from "~/results/approval/sign.server";
import { sweepSignatures } from "~/results/approval/sweep-signatures.server";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { bytes, claiming, SMALL_JPEG, SMALL_PNG } from "../support/pictures";
import { completeProgress } from "../support/progress-results";
import { createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const pathsOf = (id: string) => assessmentPaths(PROGRESS, ctx.ids.seal(id));
const APPROVAL = { name: "Thandi Nkosi", designation: "Managing director", date: "2026-01-31" };

let owner: CurrentUser;
let id: string;
let cookie: string;
beforeAll(async () => {
  ({ user: owner, id } = await completeProgress(ctx, true));
  cookie = await cookieOf(ctx, owner.id);
});

const pageOf = async (path: string, as = cookie) => {
  const html = await (await visit(path, { cookie: as })).text();
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
};
const dashboard = () => pageOf(pathsOf(id).results);
const approve = (fields: Record<string, string>, as = cookie) => post(pathsOf(id).approve, fields, { cookie: as });
const signatureOf = async (assessmentId = id) =>
  (
    await rowsOf<{ way: string; typed: string | null; file: string | null }>(
      "select * from signatures where assessment_id = ?",
      assessmentId,
    )
  )[0];
const filesOf = async () => {
  const { objects } = await testEnv.FILES.list({ prefix: `signatures/${owner.companyId}/` });
  return objects.map(({ key }) => key.split("/").at(-1));
};
const latin = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString("latin1");
const fileOf = (content: Uint8Array<ArrayBuffer>, name = "signature.png", type = "image/png") =>
  new File([content], name, { type });

async function upload(
  path: string,
  headers: Record<string, string>,
  fields: Record<string, string | File>,
  method = "POST",
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  const type = body.headers.get("Content-Type") ?? "";
  return send(path, {
    method,
    headers: { Origin: ORIGIN, "Content-Type": type, ...headers },
    body: await body.arrayBuffer(),
  });
}
const sign = (fields: Record<string, string | File>) => upload(pathsOf(id).sign, { Cookie: cookie }, fields);

describe("approving a report", () => {
  it("explains beside each field what is wrong with it, in every language, and keeps what was typed", async () => {
    for (const language of LANGUAGES) {
      await change("update users set language = ? where id = ?", language, owner.id);
      const { errors } = resources[language].approval;
      const empty = await approve({ name: " ", designation: "", date: "" });
      expect(empty.status).toBe(400);
      const text = (await empty.text()).replaceAll("&#x27;", "'");
      for (const message of [errors.name, errors.designation, errors.date]) expect(text).toContain(message);
      const late = await approve({ ...APPROVAL, date: "2199-01-01" });
      expect([late.status, await late.text()]).toEqual([400, expect.stringContaining(errors.dateLate)]);
    }
    const invented = await approve({ ...APPROVAL, date: "2026-02-30" });
    const html = await invented.text();
    expect(invented.status).toBe(400);
    expect(html).toContain(resources.ms.approval.errors.dateInvalid);
    expect(html).toContain('value="Managing director"');
    await change("update users set language = 'en' where id = ?", owner.id);
  });

  it("accepts today's date at the company's location, and none later", async () => {
    expect((await approve({ ...APPROVAL, date: inDays(1) })).status).toBe(400);
    expect((await approve({ ...APPROVAL, date: inDays(0) })).status).toBe(303);
  });

  it("appears on the report, notifies the colleagues once, and can be repeated", async () => {
    const told = () =>
      rowsOf("select 1 from outbox where cause = 'member-report-approved' or cause = 'report-approved'");
    const before = (await told()).length;
    const done = await approve({ ...APPROVAL, name: "<b>Thandi</b>" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${pathsOf(id).results}#approval`]);
    expect(await dashboard()).toContain("Approved by &lt;b&gt;Thandi&lt;/b&gt;, Managing director, on 31 January 2026");
    await approve(APPROVAL);
    const html = await dashboard();
    expect(html).toContain("Approved by Thandi Nkosi, Managing director, on 31 January 2026");
    // The form is prefilled with the previous values.
    expect(html).toContain('value="Managing director"');
    expect((await told()).length).toBe(before);
  });

  it("refuses values that are far too long and missing fields", async () => {
    for (const fields of [
      { ...APPROVAL, name: "x".repeat(151) },
      { ...APPROVAL, designation: "x".repeat(20_000) },
      { ...APPROVAL, name: "\u200b\u200b" },
      { ...APPROVAL, date: "31/01/2026" },
      { date: "2026-01-31" },
    ]) {
      expect((await approve(fields)).status).toBe(400);
    }
  });
});

describe("signing a report", () => {
  it("with a typed name applies to the current report, and is shown as outdated once the report changes", async () => {
    const done = await sign({ way: "typed", typed: "Thandi  Nkosi" });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `${pathsOf(id).results}#approval`]);
    expect(await signatureOf()).toMatchObject({ way: "typed", typed: "Thandi  Nkosi", file: null });
    expect(await dashboard()).not.toContain(resources.en.approval.signature.outdated);
    await approve({ ...APPROVAL, date: "2026-02-01" });
    expect(await dashboard()).toContain(resources.en.approval.signature.outdated);
    await approve(APPROVAL);
    expect(await dashboard()).not.toContain(resources.en.approval.signature.outdated);
    await change("update companies set name = name || ' Ltd' where id = ?", owner.companyId);
    expect(await dashboard()).toContain(resources.en.approval.signature.outdated);
    await change("update companies set name = replace(name, ' Ltd', '') where id = ?", owner.companyId);
  });

  it("with a picture stores only a real picture, and of two keeps only the file of the later one", async () => {
    expect((await sign({ way: "uploaded", signature: fileOf(SMALL_PNG, "../x.html", "text/html") })).status).toBe(303);
    expect((await sign({ way: "drawn", signature: fileOf(SMALL_JPEG) })).status).toBe(303);
    const signed = await signatureOf();
    expect(signed).toMatchObject({ way: "drawn", typed: null, file: expect.stringMatching(/^[\w-]{22}\.jpg$/) });
    expect(await filesOf()).toEqual([signed?.file]);
    const [, src = ""] = /<img src="(\/files\/signatures\/[^"]+)"/.exec(await dashboard()) ?? [];
    const picture = await visit(src, { cookie });
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
    expect(picture.headers.get("Content-Security-Policy")).toContain("sandbox");
    const report = await visit(`/pdf/${ctx.ids.seal(id)}/file?lang=en`, { cookie });
    expect(await latin(report)).toContain(await latin(picture));
    const stranger = await registerCompany(ctx);
    expect((await visit(src, { cookie: await cookieOf(ctx, stranger.id) })).status).toBe(404);
    expect((await send(src, {})).status).toBe(401);
  });

  it("with a hostile or missing file is refused beside the field, and keeps the previous signature", async () => {
    const before = await signatureOf();
    const { errors } = resources.en.approval;
    const svg = bytes("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>");
    const cases: [Record<string, string | File>, number, string][] = [
      [{ way: "uploaded" }, 400, errors.none],
      [{ way: "drawn", signature: new File([], "") }, 400, errors.none],
      [{ way: "uploaded", signature: fileOf(svg, "a.svg", "image/svg+xml") }, 400, errors.type],
      [{ way: "uploaded", signature: fileOf(bytes("<html><script>alert(1)</script>")) }, 400, errors.type],
      [{ way: "uploaded", signature: fileOf(claiming(20_000, 20_000)) }, 400, errors.pixels],
      [{ way: "uploaded", signature: fileOf(SMALL_JPEG.slice(0, 200)) }, 400, errors.broken],
      [{ way: "uploaded", signature: fileOf(new Uint8Array(3 * 1024 * 1024)) }, 413, errors["too-big"]],
      [{ way: "typed", typed: " \u200b " }, 400, errors.noName],
      [{ way: "typed", typed: "x".repeat(151) }, 400, errors.tooLong],
    ];
    for (const [fields, status, message] of cases) {
      const answer = await sign(fields);
      expect([answer.status, await answer.text()], message).toEqual([status, expect.stringContaining(message)]);
    }
    expect([await signatureOf(), await filesOf()]).toEqual([before, [before?.file]]);
  });

  it("leaves no signature without its file, whichever statement fails or loses its answer, and leftovers are swept", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        const { ctx: faulty, sent } = createFaultyContext(at, fate);
        const given = { way: "uploaded", file: fileOf(SMALL_PNG) } as const;
        await signReport(withoutQueue(faulty), owner, id, given).catch(() => null);
        expect(await filesOf(), `${fate} at ${at}`).toContain((await signatureOf())?.file);
        if (sent() < at) break;
      }
    }
    const later = withoutQueue(createTestContext(() => Date.now() + 48 * 60 * 60_000));
    await sweepSignatures(later, null);
    expect(await filesOf()).toEqual([(await signatureOf())?.file]);
  });
});

describe("the API calls for approvals", () => {
  const call = async (path: string, init: RequestInit) => {
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), owner.id);
    const response = await send(path, {
      ...init,
      headers: { Authorization: `Bearer ${accessToken}`, ...init.headers },
    });
    return {
      status: response.status,
      body: (await response.json()) as { message: string; data: Record<string, unknown> },
    };
  };
  const json = (body: unknown) => ({
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

  it("approve and sign in the contract's spelling, and the summary returns both", async () => {
    const approvedBy = { name: "Amina Bello", desigantion: "Director", date: "2026-03-01" };
    const done = await call("/api/ProGress/submission/approvel", json({ submissionId: ctx.ids.seal(id), approvedBy }));
    expect(done).toMatchObject({ status: 200, body: { statusCode: 200, message: "Uploaded", data: approvedBy } });
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), owner.id);
    const signed = await upload(
      `/api/ProGress/submission/approvelsign/upload?id=${ctx.ids.seal(id)}`,
      { Authorization: `Bearer ${accessToken}` },
      { file: fileOf(SMALL_PNG) },
      "PATCH",
    );
    expect([signed.status, await signed.json()]).toEqual([
      200,
      expect.objectContaining({ message: "Sign uploaded", data: { statusCode: 200 } }),
    ]);
    const { body } = await call(`/api/ProGress/submission/summery?SubmissionId=${ctx.ids.seal(id)}`, {});
    expect(body.data.approvedBy).toEqual(approvedBy);
    expect(body.data.approvedBySign).toMatch(/^\/files\/signatures\/[\w-]{43}\/[\w-]{22}\.png$/);
    expect(
      (await send(String(body.data.approvedBySign), { headers: { Authorization: `Bearer ${accessToken}` } })).status,
    ).toBe(200);
  });

  it("ask for a picture in the specification's words when none is sent", async () => {
    const words = {
      en: "Add signature image or Draw you signature",
      fr: "Ajoutez une image de votre signature ou dessinez-la",
      ms: "Tambah gambar tandatangan atau lukis tandatangan anda",
    };
    for (const language of LANGUAGES) {
      await change("update users set language = ? where id = ?", language, owner.id);
      const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), owner.id);
      const path = `/api/ProGress/submission/approvelsign/upload?id=${ctx.ids.seal(id)}`;
      const answer = await upload(path, { Authorization: `Bearer ${accessToken}` }, {}, "PATCH");
      const body = await answer.json();
      expect([answer.status, body]).toEqual([422, expect.objectContaining({ message: words[language] })]);
    }
    await change("update users set language = 'en' where id = ?", owner.id);
  });

  it("name the invalid field as the contract does", async () => {
    const wrong = await call(
      "/api/ProGress/submission/approvel",
      json({ submissionId: id, approvedBy: { name: "A" } }),
    );
    expect(wrong).toMatchObject({
      status: 422,
      body: {
        errors: { "approvedBy.desigantion": ["Designation Is Required"], "approvedBy.date": ["Date is required"] },
      },
    });
    for (const approvedBy of [null, [], "x", { name: { a: 1 } }, { name: "x".repeat(5_000) }]) {
      const odd = await call("/api/ProGress/submission/approvel", json({ submissionId: id, approvedBy }));
      expect(odd.status, JSON.stringify(approvedBy).slice(0, 30)).toBe(422);
    }
  });
});
