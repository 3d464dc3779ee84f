import { createMessageBatch } from "cloudflare:test";
import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { deliverBatch } from "~/entries/deliver-batch.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { uploadStream } from "~/platform/files/upload-stream.server";
import { submitAssessment } from "~/results/results/submit.server";
import { buildExport } from "~/upkeep/privacy/build-export.server";
import { exportKey } from "~/upkeep/privacy/files.server";
import { requestExport } from "~/upkeep/privacy/request-export.server";
import { given } from "../support/answers";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { cookieOf, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now: number;
let ctx: Context;
let user: CurrentUser;
let handedOver: string[];
beforeEach(async () => {
  now = Date.now();
  handedOver = [];
  const still = withoutQueue(createTestContext(() => now));
  const sendBatch: Context["queue"]["sendBatch"] = async (messages) => {
    handedOver.push(...[...messages].flatMap(({ body }) => ("exportId" in body ? [body.exportId] : [])));
    return still.queue.sendBatch([]);
  };
  ctx = { ...still, queue: { ...still.queue, sendBatch } };
  user = await registerCompany(ctx);
});

async function ask(whose = user): Promise<string> {
  const verdict = await requestExport(ctx, whose, NOBODY);
  if (!verdict.ok) throw new Error(verdict.reason);
  return verdict.exportId;
}
const stateOf = async (id: string) =>
  (await rowsOf<{ status: string; attempts: number }>("select status, attempts from data_exports where id = ?", id))[0];
const fileOf = async (id: string, whose = user) => {
  const file = await testEnv.FILES.get(exportKey(whose.id, id));
  return file ? await file.text() : null;
};
const notificationsFor = (cause: string) =>
  rowsOf("select channel from outbox where user_id = ? and cause = ? order by channel", user.id, cause);
const TOLD = [{ channel: "email" }, { channel: "inApp" }];

/** The context with an R2 whose `put` is replaced. */
function withPut(put: (key: string, value: Uint8Array, options?: R2PutOptions) => Promise<unknown>): Context {
  const files = {
    put,
    get: (key: string) => testEnv.FILES.get(key),
    list: (options: R2ListOptions) => testEnv.FILES.list(options),
    delete: (keys: string | string[]) => testEnv.FILES.delete(keys),
  };
  return { ...ctx, files: files as unknown as R2Bucket };
}

describe("requesting a data copy", () => {
  it("makes one copy at a time, however many requests arrive at once", async () => {
    const verdicts = await Promise.all(Array.from({ length: 10 }, () => requestExport(ctx, user, NOBODY)));
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.filter((verdict) => !verdict.ok && verdict.reason === "pending")).toHaveLength(9);
    expect(handedOver).toHaveLength(1);
  });

  it("is limited to three a day, and says when the next one is possible", async () => {
    for (let copy = 1; copy <= 3; copy += 1) {
      expect(await buildExport(ctx, await ask())).toEqual({ outcome: "done" });
      now += MINUTE;
    }
    expect(await requestExport(ctx, user, NOBODY)).toEqual({
      ok: false,
      reason: "too-many-requests",
      retryAfterSeconds: (DAY - 3 * MINUTE) / 1000,
    });
    now += DAY - 3 * MINUTE;
    expect((await requestExport(ctx, user, NOBODY)).ok).toBe(true);
  });

  it("is queued again when its message was lost", async () => {
    const id = await ask();
    handedOver = [];
    now += MINUTE - 1;
    await runEveryJob(ctx);
    expect(handedOver).not.toContain(id);
    now += 1;
    await runEveryJob(ctx);
    await runEveryJob(ctx);
    expect(handedOver.filter((other) => other === id)).toHaveLength(1);
  });
});

describe("making a data copy", () => {
  it("lists each row once, oldest first, in a list longer than a page, even if rows have the same time", async () => {
    await change(
      `insert into security_events (id, user_id, type, browser, os, country, at)
       select 'many-' || value, ?, 'sign-in', value, '', '', value / 700 from json_each(?)`,
      user.id,
      JSON.stringify(Array.from({ length: 1300 }, (_, index) => index)),
    );
    const id = await ask();
    expect(await buildExport(ctx, id)).toEqual({ outcome: "done" });
    const told = [...((await fileOf(id)) ?? "").matchAll(/"browser": "(\d+)"/g)].map(([, number]) => Number(number));
    expect(told).toEqual(Array.from({ length: 1300 }, (_, index) => index));
  });

  it("describes the owner's whole company in their language, and disarms formulas", async () => {
    const draft = await completeDraft(ctx, user, 40);
    const told = given("water.assess.options", ["other"], { other: "=cmd|' /C calc'!A0" });
    await saveAnswers(ctx, user, draft, [told]);
    await submitAssessment(ctx, user, draft);
    await change("update users set language = 'fr' where id = ?", user.id);
    const id = await ask();
    expect(await buildExport(ctx, id)).toEqual({ outcome: "done" });
    const zip = (await fileOf(id)) ?? "";
    expect(zip).toContain("Vos données dans Kompas");
    expect(zip).toContain(user.email);
    expect(zip).toContain('"registrationNumber": "2020/1"');
    expect(zip).toContain('"industry": "Construction');
    expect(zip).toContain("Oui");
    expect(zip).toContain(`'=cmd|' /C calc'!A0`);
    expect(zip).not.toContain(`,=cmd`);
    expect(zip).toContain("results.csv");
    expect(zip).not.toContain("scrypt$");
  });

  it("leaves the answers of others and the company's data out of a colleague's copy", async () => {
    const email = `viewer-${user.email}`;
    await change(
      `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at)
       select ?, company_id, 'contributor', 'Thabo', ?, password_hash, mobile, job_title, language, created_at from users where id = ?`,
      email,
      email,
      user.id,
    );
    const colleague: CurrentUser = { ...user, id: email, email, role: "contributor" };
    const draft = await completeDraft(ctx, user, 40);
    const say = (who: CurrentUser, questionId: string, other: string) =>
      saveAnswers(ctx, who, draft, [given(questionId, ["other"], { other })]);
    await say(user, "water.assess.options", "the owner's words");
    await say(colleague, "waste.assess.options", "the colleague's words");
    const id = await ask(colleague);
    await buildExport(ctx, id);
    const zip = (await fileOf(id, colleague)) ?? "";
    expect(zip).toContain("the colleague's words");
    expect(zip).not.toContain("the owner's words");
    expect(zip).not.toContain(`"${user.email}"`);
    expect(zip).not.toContain("2020/1");
    expect(zip).not.toContain("results.csv");
  });

  it("happens once and notifies once when its message comes three times and twenty consumers take it at once", async () => {
    const id = await ask();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => buildExport(ctx, id)));
    expect(outcomes.every(({ outcome }) => outcome === "done")).toBe(true);
    await buildExport(ctx, id);
    expect(await stateOf(id)).toEqual({ status: "ready", attempts: 1 });
    expect(await notificationsFor("data-export-ready")).toEqual(TOLD);
  });

  it("is retried after a failure, and given up with a notification after four failures", async () => {
    const id = await ask();
    const broken = withPut(() => Promise.reject(new Error("R2 is away")));
    for (const delaySeconds of [5, 10, 20]) {
      const batch = createMessageBatch("kompas-notifications", [
        { id: "1", timestamp: new Date(now), attempts: 1, body: { v: 1, exportId: id } },
      ]);
      const retried: unknown[] = [];
      for (const message of batch.messages) message.retry = (options) => void retried.push(options?.delaySeconds);
      await deliverBatch(broken, batch);
      expect(retried).toEqual([delaySeconds]);
    }
    expect(await buildExport(broken, id)).toEqual({ outcome: "done" });
    expect(await stateOf(id)).toEqual({ status: "failed", attempts: 4 });
    expect(await notificationsFor("data-export-failed")).toEqual(TOLD);
    expect(await notificationsFor("data-export-ready")).toEqual([]);
  });

  it("ends with one complete copy, whichever of its statements failed or lost its answer", async () => {
    for (const fate of ["fail", "lose"] as const) {
      for (let at = 1; ; at += 1) {
        user = await registerCompany(ctx);
        const id = await ask();
        const faulty = createFaultyContext(at, fate, () => now);
        await buildExport(withoutQueue(faulty.ctx), id).catch(() => {});
        // The lock of a dead Worker expires after a quarter of an hour.
        now += 15 * MINUTE;
        await buildExport(ctx, id);
        const where = `${fate} at statement ${at}`;
        expect(await stateOf(id), where).toMatchObject({ status: "ready" });
        expect(await fileOf(id), where).toContain("account.json");
        expect(await notificationsFor("data-export-ready"), where).toEqual(TOLD);
        if (faulty.sent() < at) break;
      }
    }
  }, 120_000);

  it("leaves no file when the account was deleted in the meantime", async () => {
    const id = await ask();
    const gone = withPut(async (...given) => {
      await change("delete from data_exports where id = ?", id);
      return testEnv.FILES.put(...given);
    });
    await buildExport(gone, id);
    expect(await fileOf(id)).toBeNull();
    expect(await notificationsFor("data-export-ready")).toEqual([]);
  });

  it("makes a file that is deleted with its row after seven days", async () => {
    const id = await ask();
    await buildExport(ctx, id);
    now += 7 * DAY - 1;
    await runEveryJob(ctx);
    expect(await fileOf(id)).not.toBeNull();
    now += 1;
    await runEveryJob(ctx);
    expect(await fileOf(id)).toBeNull();
    expect(await stateOf(id)).toBeUndefined();
  });
});

describe("a stream of unknown length", () => {
  it.each([0, 1, 8 * 1024 * 1024, 20 * 1024 * 1024 + 7])("of %d bytes is stored completely", async (size) => {
    let left = size;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left === 0) return controller.close();
        const chunk = new Uint8Array(Math.min(left, 1_000_003)).fill(left % 251);
        left -= chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    expect(await uploadStream(ctx.files, "stream", stream, { contentType: "application/zip" })).toBe(size);
    const stored = await testEnv.FILES.get("stream");
    expect(stored?.httpMetadata?.contentType).toBe("application/zip");
    const bytes = new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(bytes.byteLength).toBe(size);
    let at = 0;
    for (let rest = size; rest > 0; rest -= 1_000_003) {
      expect(bytes[at]).toBe(rest % 251);
      at += 1_000_003;
    }
    await testEnv.FILES.delete("stream");
  });

  it("leaves nothing behind when it breaks in the middle", async () => {
    let chunks = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1;
        if (chunks > 12) throw new Error("broken");
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    await expect(uploadStream(ctx.files, "broken", stream, {})).rejects.toThrow("broken");
    expect(await testEnv.FILES.head("broken")).toBeNull();
  });
});

describe("the privacy page", () => {
  it("requests a copy, shows that it is being made, and gives it only to its owner", async () => {
    const cookie = await cookieOf(ctx, user.id);
    expect((await post("/user/privacy", { intent: "export" }, { cookie })).headers.get("Location")).toBe(
      "/user/privacy",
    );
    const again = await post("/user/privacy", { intent: "export" }, { cookie });
    expect(again.status).toBe(409);
    expect(await again.text()).toContain("is being prepared");

    const [row] = await rowsOf<{ id: string }>("select id from data_exports where user_id = ?", user.id);
    const id = row?.id ?? "";
    now = Date.now() + 16 * MINUTE;
    await buildExport(ctx, id);
    const html = await (await visit("/user/privacy", { cookie })).text();
    expect(html).toContain(`/user/privacy/download/${id}`);
    const copy = await visit(`/user/privacy/download/${id}`, { cookie });
    expect(copy.status).toBe(200);
    expect(Object.fromEntries(copy.headers)).toMatchObject({
      "content-type": "application/zip",
      "content-disposition": expect.stringMatching(/^attachment; filename="kompas-\d{4}-\d\d-\d\d\.zip"$/),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await copy.text()).toContain(user.email);

    const stranger = await registerCompany(ctx);
    const theirs = await visit(`/user/privacy/download/${id}`, { cookie: await cookieOf(ctx, stranger.id) });
    expect(theirs.status).toBe(404);
    expect((await visit(`/user/privacy/download/${id}`)).headers.get("Location")).toMatch(/^\/login/);
  });

  it("answers the fourth request of a day with 429 and Retry-After", async () => {
    const cookie = await cookieOf(ctx, user.id);
    for (let copy = 1; copy <= 3; copy += 1) await buildExport(ctx, await ask());
    const response = await post("/user/privacy", { intent: "export" }, { cookie });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(80_000);
    expect(await response.text()).toContain("You have asked for 3 copies today");
  });
});
