import { createMessageBatch } from "cloudflare:test";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverBatch } from "~/entries/deliver-batch.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { verifyFile } from "~/results/proof/verify.server";
import { buildReportFile } from "~/results/report/build-file.server";
import { openReportFile } from "~/results/report/report-file.server";
import { sweepReports } from "~/results/report/sweep-reports.server";
import { sweepReportFiles } from "~/results/results/report-files.server";
import { addReview } from "~/results/results/reviews.server";
import { submitAssessment } from "~/results/results/submit.server";
import { rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now: number;
let ctx: Context;
let owner: CurrentUser;
let assessmentId: string;
let sent: string[];

beforeEach(async () => {
  now = Date.now();
  sent = [];
  const still = withoutQueue(createTestContext(() => now));
  const sendBatch: Context["queue"]["sendBatch"] = async (messages) => {
    sent.push(...[...messages].flatMap(({ body }) => ("reportFileId" in body ? [body.reportFileId] : [])));
    return still.queue.sendBatch([]);
  };
  ctx = { ...still, queue: { ...still.queue, sendBatch } };
  owner = await registerCompany(ctx, { language: "fr" });
  assessmentId = await completeDraft(ctx, owner, 40);
  await submitAssessment(ctx, owner, assessmentId);
});
afterEach(async () => {
  await testEnv.DB.prepare("delete from report_files").run();
  const { objects } = await testEnv.FILES.list({ prefix: "reports/" });
  await testEnv.FILES.delete(objects.map(({ key }) => key));
});

const rows = () =>
  rowsOf<{ id: string; language: string; status: string; attempts: number; hash: string | null }>(
    "select id, language, status, attempts, hash from report_files where assessment_id = ? order by language",
    assessmentId,
  );
const listKeys = async () => {
  const { objects } = await testEnv.FILES.list({ prefix: `reports/${owner.companyId}/` });
  return objects.map(({ key }) => key);
};
const ask = async (language: string, cookie?: string) =>
  visit(`/pdf/${ctx.ids.seal(assessmentId)}/file?lang=${language}`, {
    cookie: cookie ?? (await cookieOf(ctx, owner.id)),
  });
const pageIn = async (language: string) => {
  const answer = await visit(`/pdf/${ctx.ids.seal(assessmentId)}?lang=${language}`, {
    cookie: await cookieOf(ctx, owner.id),
  });
  return answer.text();
};
const isPdf = async (answer: Response) => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return new TextDecoder("latin1").decode(bytes.subarray(0, 8)) === "%PDF-1.7" && bytes.byteLength > 20_000;
};

/** The context with some calls of R2 replaced. */
const withFiles = (own: Partial<Record<"put" | "get" | "head", () => Promise<unknown>>>): Context => {
  const { FILES } = testEnv;
  const files = {
    put: (key: string, value: Uint8Array) => FILES.put(key, value),
    get: (key: string) => FILES.get(key),
    head: (key: string) => FILES.head(key),
    delete: (keys: string | string[]) => FILES.delete(keys),
    ...own,
  };
  return { ...ctx, files: files as unknown as R2Bucket };
};
const refuse = () => Promise.reject(new Error("R2 does not answer"));

describe("the PDF file of a report", () => {
  it("is made by the queue once the assessment is submitted, in its owner's language, and stored", async () => {
    const [row] = await rows();
    expect(row).toMatchObject({ language: "fr", status: "pending", hash: null });
    expect(sent).toEqual([row?.id]);
    expect(await pageIn("fr")).toContain("Le PDF est en préparation");
    const batch = createMessageBatch("kompas-notifications", [
      { id: "m", timestamp: new Date(now), attempts: 1, body: { v: 1, reportFileId: row?.id } },
    ]);
    await deliverBatch(ctx, batch as MessageBatch);
    const [made] = await rows();
    expect(made).toMatchObject({ status: "ready" });
    expect(await listKeys()).toEqual([`reports/${owner.companyId}/${assessmentId}/fr-${made?.hash}.pdf`]);
    expect(await pageIn("fr")).toContain("Le PDF a été établi le");
    expect(await pageIn("ms")).toContain("établi à la première demande");
    // A redelivery does nothing.
    expect(await buildReportFile(withFiles({ put: refuse }), row?.id ?? "")).toEqual({ outcome: "done" });
  });

  it("downloads under its own name, made in advance or not, and is not made again the second time", async () => {
    const first = await ask("fr");
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("application/pdf");
    expect(first.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="[^"]+\.pdf"; filename\*=UTF-8''\S+\.pdf$/,
    );
    expect(first.headers.get("Cache-Control")).toContain("no-store");
    expect(await isPdf(first)).toBe(true);
    expect((await rows())[0]).toMatchObject({ status: "ready" });
    const again = await openReportFile(withFiles({ put: refuse }), owner, assessmentId, "fr");
    expect(again).toMatchObject({ ok: true });
    const limits = await rowsOf("select count from rate_limits where key = ?", `report-file/user/${owner.id}`);
    expect(limits).toEqual([{ count: 1 }]);
    // A day later it is still the same file: only its date would differ.
    now += DAY;
    expect(await openReportFile(withFiles({ put: refuse }), owner, assessmentId, "fr")).toMatchObject({ ok: true });
  });

  it("is where `?format=pdf` leads, in the requested language", async () => {
    const sealed = ctx.ids.seal(assessmentId);
    const answer = await visit(`/pdf/${sealed}?format=pdf&lang=ms`, { cookie: await cookieOf(ctx, owner.id) });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/pdf/${sealed}/file?lang=ms`]);
    for (const language of ["en", "fr", "ms"]) {
      const file = await ask(language);
      expect(await isPdf(file), language).toBe(true);
    }
    expect((await listKeys()).map((key) => key.split("/")[3]?.slice(0, 2))).toEqual(["en", "fr", "ms"]);
  });

  it("is not given to another company or to an anonymous visitor", async () => {
    const stranger = await registerCompany(ctx);
    expect((await ask("en", await cookieOf(ctx, stranger.id))).status).toBe(404);
    const anonymous = await visit(`/pdf/${ctx.ids.seal(assessmentId)}/file`);
    expect(anonymous.headers.get("Location")).toMatch(/^\/login/);
    expect(await listKeys()).toEqual([]);
  });

  it("is replaced when what it shows has changed, and the former one is deleted", async () => {
    await ask("fr");
    const [before] = await listKeys();
    await testEnv.DB.prepare("update companies set name = 'Renamed' where id = ?").bind(owner.companyId).run();
    await ask("fr");
    const after = await listKeys();
    expect(after).toHaveLength(1);
    expect(after[0]).not.toBe(before);
  });

  it("is offered to be made again by the results only where what it shows has changed", async () => {
    const cookie = await cookieOf(ctx, owner.id);
    const offers = async (as = cookie) => {
      const page = await visit(`/user/dashboard/${ctx.ids.seal(assessmentId)}`, { cookie: as });
      return (await page.text()).includes('value="regenerate"');
    };
    expect(await offers()).toBe(false);
    await ask("fr");
    expect(await offers()).toBe(false);
    await testEnv.DB.prepare("update companies set name = 'Moved' where id = ?").bind(owner.companyId).run();
    expect(await offers()).toBe(true);
    await ask("fr");
    expect(await offers()).toBe(false);
  });

  it("is requested again by an approval", async () => {
    await buildReportFile(ctx, sent[0] ?? "");
    sent.length = 0;
    expect(await addReview(ctx, owner, assessmentId, "approved")).toEqual({ ok: true });
    const [row] = await rows();
    expect(row).toMatchObject({ status: "pending", attempts: 0 });
    expect(sent).toEqual([row?.id]);
    expect(await buildReportFile(ctx, row?.id ?? "")).toEqual({ outcome: "done" });
    expect((await rows())[0]).toMatchObject({ status: "ready" });
    sent.length = 0;
    await addReview(ctx, owner, assessmentId, "reviewed");
    expect(sent).toEqual([]);
  });
});

describe("a report file when something goes wrong", () => {
  it("is delivered even when R2 can neither read nor store it", async () => {
    const found = await openReportFile(withFiles({ put: refuse, get: refuse }), owner, assessmentId, "en");
    expect(found).toMatchObject({ ok: true });
    expect(await rows()).toHaveLength(1);
    expect(await listKeys()).toEqual([]);
  });

  it("is tried four times when R2 refuses, and then made when a user requests it", async () => {
    const id = sent[0] ?? "";
    const broken = withFiles({ put: refuse });
    for (const delaySeconds of [5, 10, 20])
      expect(await buildReportFile(broken, id)).toEqual({ outcome: "retry", delaySeconds });
    expect(await buildReportFile(broken, id)).toEqual({ outcome: "done" });
    expect((await rows())[0]).toMatchObject({ status: "failed" });
    expect(await pageIn("fr")).toContain("établi à la première demande");
    expect(await isPdf(await ask("fr"))).toBe(true);
    expect((await rows())[0]).toMatchObject({ status: "ready" });
  });

  it("is delivered unstamped, and not stored, when the time-stamp authority does not answer", async () => {
    const silent = { ...ctx, settings: { ...ctx.settings, TIMESTAMP_URL: "http://127.0.0.1:1" } };
    expect(await buildReportFile(silent, sent[0] ?? "")).toEqual({ outcome: "retry", delaySeconds: 5 });
    const found = await openReportFile(silent, owner, assessmentId, "fr");
    if (!found.ok) throw new Error("No file");
    const bytes = new Uint8Array(await new Response(found.body).arrayBuffer());
    expect(await verifyFile(ctx, bytes)).toMatchObject({ state: "issued", isPaperOurs: true });
    expect(await listKeys()).toEqual([]);
  });

  it("is retried after a Worker died in the middle, but not before its time", async () => {
    const id = sent[0] ?? "";
    const dying = withFiles({ put: () => new Promise(() => {}) });
    void buildReportFile(dying, id);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await rows())[0]).toMatchObject({ status: "pending", attempts: 1 });
    // Another delivery leaves it alone.
    expect(await buildReportFile(ctx, id)).toEqual({ outcome: "done" });
    expect((await rows())[0]).toMatchObject({ status: "pending", attempts: 1 });
    now += 16 * MINUTE;
    sent.length = 0;
    await sweepReportFiles(ctx);
    expect(sent).toEqual([id]);
    await buildReportFile(ctx, id);
    expect((await rows())[0]).toMatchObject({ status: "ready", attempts: 2 });
  });

  it("is queued again when the queue lost it", async () => {
    sent.length = 0;
    await sweepReportFiles(ctx);
    expect(sent).toEqual([]);
    now += 2 * MINUTE;
    await sweepReportFiles(ctx);
    expect(sent).toEqual([(await rows())[0]?.id]);
  });

  it("is swept if no row refers to it, and only then", async () => {
    await ask("fr");
    const kept = await listKeys();
    await testEnv.FILES.put(`reports/${owner.companyId}/${assessmentId}/fr-${"0".repeat(64)}.pdf`, "x");
    await testEnv.FILES.put(`reports/${owner.companyId}/gone/en-${"0".repeat(64)}.pdf`, "x");
    now += 2 * DAY;
    expect(await sweepReports(ctx, null)).toMatchObject({ did: { deleted: 2 } });
    expect(await listKeys()).toEqual(kept);
  });

  it("is refused for a while to a user who has requested too many", async () => {
    await testEnv.DB.prepare("insert into rate_limits (key, count, resets_at) values (?, 60, ?)")
      .bind(`report-file/user/${owner.id}`, Date.now() + 60 * MINUTE)
      .run();
    const answer = await ask("ms");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
