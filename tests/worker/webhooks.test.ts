import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { webhookPath } from "~/core/addresses/webhooks";
import { WEBHOOK_EVENTS } from "~/core/webhook-events";
import { deliverBatch } from "~/entries/deliver-batch.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import {
  chooseEvents,
  openWebhook,
  removeWebhook,
  replay,
  sendTest,
  setUpWebhook,
  switchWebhook,
} from "~/home/webhooks/manage.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { actOn } from "~/network/requests/act.server";
import { askCompanies } from "~/network/requests/create.server";
import { submitAssessment } from "~/results/results/submit.server";
import { deliverWebhooks, sweepWebhooks } from "~/upkeep/delivery/webhooks.server";
import { deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import type { WebhookMessage } from "../../docs/api-client/index.js";
import { createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, post, requestFrom, visit } from "../support/pages";
import { notificationsOf, notifiedDataOf, registerCorporate } from "../support/people";
import { receiverOf } from "../support/receiver";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.now();
let now = START;
const ctx = withoutQueue(createTestContext(() => now));

let buyer: CurrentUser & { code: string };
let member: CurrentUser;
beforeEach(async () => {
  now = START;
  buyer = await registerCorporate(ctx);
  member = await registerCompany(ctx);
});
// What one test leaves waiting is no other test's.
afterEach(() => ctx.db.$client.prepare("delete from webhook_endpoints").run());

/** Sets up a receiver that answers every message alike. */
async function receiver(
  user: CurrentUser,
  answer: number | "silent" = 200,
  events: readonly string[] = WEBHOOK_EVENTS,
) {
  const there = receiverOf<WebhookMessage>(answer);
  const made = await setUpWebhook(ctx, user, ctx.ids.create(), { address: there.url, events });
  if (!made.ok) throw new Error(made.reason);
  /** From now on it answers like this. */
  const turn = (to: number) =>
    ctx.db.$client
      .prepare("update webhook_endpoints set address = ? where id = ?")
      .bind(receiverOf(to, there.name).url, made.id)
      .run();
  return { ...there, ...made, turn };
}

const due = () =>
  rowsOf<{ id: string }>("select id from webhook_deliveries where state = 'waiting' and due_at <= ?", now);

/** Delivers what is due, as the queue would. */
const deliverDue = async () =>
  deliverWebhooks(
    ctx,
    (await due()).map(({ id }) => id),
  );

const logOf = async (user: CurrentUser, id: string) =>
  ((await openWebhook(ctx, user, id))?.log ?? []).map(({ event, state, status, error, tries }) => ({
    event,
    state,
    status,
    error,
    tries,
  }));

const join = async (user: CurrentUser, scope: "full" | "level" = "full") => {
  const joined = await joinByCode(ctx, user, buyer.code, requestFrom(), { scope, sharesFigures: false });
  expect(joined).toMatchObject({ ok: true });
};

async function submit(user: CurrentUser, yes: number): Promise<string> {
  const id = await completeDraft(ctx, user, yes);
  expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  now += MINUTE;
  return id;
}

async function ask(): Promise<string> {
  const once = ctx.ids.create();
  const asking = { kind: "document", title: "ISO 14001", text: "Please", dueOn: inDays(30), once } as const;
  await askCompanies(ctx, buyer, [member.companyId], asking);
  const [row] = await rowsOf<{ id: string }>("select id from member_requests where once = ?", once);
  return row?.id ?? "";
}

describe("a buyer's receiver", () => {
  it("is told who joins, submits, changes its level, shares less and answers, with ids, levels and links alone", async () => {
    const there = await receiver(buyer);
    await join(member);
    const first = await submit(member, 80);
    const second = await submit(await reloadUser(ctx, member.email), 0);
    const request = await ask();
    expect(await actOn(ctx, member, request, { side: "received", deed: "accepted", words: "", revision: 1 })).toEqual({
      ok: true,
    });
    await deliverDue();
    await changeSharing(ctx, member, buyer.companyId, { scope: "level" });
    await deliverDue();
    const told = await there.read();
    const { companyId } = member;
    const ofResult = { companyId, kind: "readiness", completedAt: expect.any(String) };
    expect(told.map(({ type, data: { url: _, ...data } }) => ({ type, ...data }))).toEqual(
      expect.arrayContaining([
        { type: "member.joined", companyId, scope: "full", sharesFigures: false },
        { type: "member.submitted", ...ofResult, assessmentId: ctx.ids.seal(first), level: "leader" },
        { type: "member.submitted", ...ofResult, assessmentId: ctx.ids.seal(second), level: "laggard" },
        {
          type: "member.level_changed",
          ...ofResult,
          assessmentId: ctx.ids.seal(second),
          level: "laggard",
          formerLevel: "leader",
        },
        { type: "request.answered", companyId, requestId: request, kind: "document", state: "accepted" },
        { type: "member.shared", companyId, scope: "level", sharesFigures: false },
      ]),
    );
    expect(told).toHaveLength(6);
    for (const { data } of told) {
      const { pathname } = new URL(String(data.url));
      const page = await visit(pathname, { cookie: await cookieOf(ctx, buyer.id) });
      expect(page.status, pathname).toBe(200);
      await page.body?.cancel();
    }
  });

  it("gets of a company that shares its level alone that level, and neither the assessment nor the one before", async () => {
    const there = await receiver(buyer, 200, ["member.submitted", "member.level_changed"]);
    await join(member, "level");
    await submit(member, 80);
    await deliverDue();
    await submit(await reloadUser(ctx, member.email), 0);
    await deliverDue();
    const data = { companyId: member.companyId, url: expect.any(String), kind: "readiness" };
    expect((await there.read()).map((each) => [each.type, each.data])).toEqual(
      expect.arrayContaining([
        ["member.submitted", { ...data, level: "leader" }],
        ["member.submitted", { ...data, level: "laggard" }],
        ["member.level_changed", { ...data, level: "laggard" }],
      ]),
    );
  });

  it("gets nothing of a company that has left before the message went out, and no more of it later", async () => {
    const there = await receiver(buyer);
    await join(member);
    await submit(member, 80);
    await leaveCorporate(ctx, await reloadUser(ctx, member.email), buyer.companyId, requestFrom());
    await deliverDue();
    expect(await there.read()).toEqual([]);
    expect((await logOf(buyer, there.id)).map(({ state, error }) => [state, error])).toEqual([
      ["dropped", "left"],
      ["dropped", "left"],
    ]);
    await submit(await reloadUser(ctx, member.email), 0);
    expect(await due()).toEqual([]);
  });

  it("is told of a registration with its code, and of the result that a company brings along", async () => {
    const there = await receiver(buyer);
    await registerCompany(ctx, { accessCode: buyer.code });
    await submit(member, 80);
    await join(await reloadUser(ctx, member.email));
    await deliverDue();
    expect((await there.read()).map(({ type }) => type).sort()).toEqual([
      "member.joined",
      "member.joined",
      "member.submitted",
    ]);
  });
});

describe("a company's own receiver", () => {
  it("is told of its submissions and levels, signed so that a stranger's message cannot pass for one", async () => {
    const there = await receiver(member);
    await submit(member, 80);
    await submit(await reloadUser(ctx, member.email), 0);
    await deliverDue();
    const told = (await there.read()).map(({ type, data }) => [
      type,
      "level" in data ? data.level : undefined,
      "formerLevel" in data ? data.formerLevel : undefined,
    ]);
    expect(told.sort()).toEqual([
      ["assessment.submitted", "laggard", undefined],
      ["assessment.submitted", "leader", undefined],
      ["level.changed", "laggard", "leader"],
    ]);
    for (const { headers, text } of await there.readPosts()) {
      const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
      const key = Buffer.from(there.secret.replace("whsec_", ""), "base64");
      expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);
      expect(Math.abs(Number(headers["webhook-timestamp"]) * 1000 - now)).toBeLessThan(MINUTE);
    }
  });

  it("can be chosen by an ordinary company for nothing but its own events", async () => {
    const there = await receiver(member, 200, WEBHOOK_EVENTS);
    expect((await openWebhook(ctx, member, there.id))?.endpoint.events).toEqual([
      "assessment.submitted",
      "level.changed",
    ]);
    expect(await chooseEvents(ctx, member, there.id, ["level.changed"])).toBe("done");
    await submit(member, 80);
    expect(await due()).toEqual([]);
    expect(await chooseEvents(ctx, member, there.id, ["member.joined"])).toBe("none");
  });
});

describe("a receiver that does not answer", () => {
  it("is tried for a day under one id, then given up and its owner told once; sent again by hand, it receives the same", async () => {
    const there = await receiver(member, 500, ["assessment.submitted"]);
    await submit(member, 80);
    await submit(await reloadUser(ctx, member.email), 80);
    const begun = now;
    for (
      let look = 0;
      look < 400 && (await logOf(member, there.id)).some(({ state }) => state === "waiting");
      look += 1
    ) {
      await deliverDue();
      const [next] = await rowsOf<{ at: number | null }>(
        "select min(due_at) as at from webhook_deliveries where state = 'waiting'",
      );
      now = Math.max(now, next?.at ?? now);
    }
    expect(now - begun).toBeGreaterThanOrEqual(DAY);
    expect(now - begun).toBeLessThan(DAY + HOUR);
    expect(await logOf(member, there.id)).toEqual(
      Array(2).fill({ event: "assessment.submitted", state: "failed", status: 500, error: null, tries: 9 }),
    );
    expect((await notificationsOf(member)).filter((each) => each.startsWith("webhook"))).toEqual([
      "webhook-failing email",
      "webhook-failing inApp",
    ]);
    expect(await notifiedDataOf(member, "webhook-failing")).toMatchObject({ webhookId: there.id });
    const ids = new Set((await there.readPosts()).map(({ headers }) => headers["webhook-id"]));
    expect(ids.size).toBe(2);

    await there.turn(204);
    const [id = ""] = ids;
    expect(await replay(ctx, member, there.id, id)).toEqual({ ok: true });
    await deliverDue();
    expect((await there.readPosts()).at(-1)?.headers["webhook-id"]).toBe(id);
    expect((await logOf(member, there.id)).filter(({ state }) => state === "delivered")).toHaveLength(1);
    expect((await openWebhook(ctx, member, there.id))?.endpoint.failingSince).toBeNull();
  });

  it("is tried with one message at a time, so that it holds up nobody, until somebody sends by hand", async () => {
    const there = await receiver(member, 500, ["assessment.submitted"]);
    await submit(member, 80);
    await deliverDue();
    const posts = async () => (await there.readPosts()).length;
    expect(await posts()).toBe(1);
    for (let more = 0; more < 3; more += 1) await submit(await reloadUser(ctx, member.email), 80);
    now = (await rowsOf<{ at: number }>("select rests_until as at from webhook_endpoints"))[0]?.at ?? now;
    await deliverDue();
    await deliverDue();
    expect(await posts()).toBe(2);
    // The others wait for the end of its rest.
    expect(await due()).toEqual([]);
    await there.turn(204);
    expect(await sendTest(ctx, member, there.id)).toEqual({ ok: true });
    await deliverDue();
    now += 10 * MINUTE;
    await deliverDue();
    const states = (await logOf(member, there.id)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["delivered"]));
  });

  it("is not followed elsewhere", async () => {
    const there = await receiver(member, 307);
    await sendTest(ctx, member, there.id);
    await deliverDue();
    expect(await logOf(member, there.id)).toMatchObject([{ state: "waiting", status: 307, tries: 1 }]);
    expect(await there.readFollowed()).toEqual([]);
  });

  it("is switched off by its answer 410, which its owner hears of", async () => {
    const there = await receiver(member, 410);
    await sendTest(ctx, member, there.id);
    await deliverDue();
    expect((await openWebhook(ctx, member, there.id))?.endpoint).toMatchObject({ isOn: false, goneAt: now });
    expect(await notifiedDataOf(member, "webhook-gone")).toMatchObject({ webhookId: there.id });
    await submit(member, 80);
    expect(await due()).toEqual([]);
    expect(await switchWebhook(ctx, member, there.id, true)).toBe("done");
    expect((await openWebhook(ctx, member, there.id))?.endpoint).toMatchObject({ isOn: true, goneAt: null });
  });

  it("gets nothing once its address may not be called any more", async () => {
    const there = await receiver(member);
    await sendTest(ctx, member, there.id);
    await ctx.db.$client
      .prepare("update webhook_endpoints set address = 'https://10.0.0.1/' where id = ?")
      .bind(there.id)
      .run();
    await deliverDue();
    expect(await logOf(member, there.id)).toMatchObject([{ state: "waiting", status: null, error: "address" }]);
  });
});

describe("a message", () => {
  it("goes out once, however often and however many Workers the queue gives it to, and again only if it was not recorded", async () => {
    const there = await receiver(member);
    await sendTest(ctx, member, there.id);
    const [{ id = "" } = {}] = await due();
    const batch = { queue: "kompas-notifications", messages: [1, 2].map(() => messageOf(id)) };
    await Promise.all([deliverBatch(ctx, batch), deliverBatch(ctx, batch)]);
    expect(await there.read()).toHaveLength(1);

    await sendTest(ctx, member, there.id);
    const [{ id: lost = "" } = {}] = await due();
    await expect(deliverWebhooks(createFaultyContext(5, "fail", () => now).ctx, [lost])).rejects.toThrow();
    expect(await due()).toEqual([]);
    now += MINUTE;
    await deliverDue();
    const ids = (await there.readPosts()).map(({ headers }) => headers["webhook-id"]);
    expect(ids).toEqual([id, lost, lost]);
  });

  it("that the queue lost is handed over by the job, and is deleted after 30 days", async () => {
    const there = await receiver(member);
    await sendTest(ctx, member, there.id);
    const sent: unknown[] = [];
    const queue = {
      ...ctx.queue,
      sendBatch: async (messages: Iterable<{ body: unknown }>) => void sent.push(...messages),
    };
    await sweepWebhooks({ ...ctx, queue: queue as unknown as typeof ctx.queue });
    const [{ id = "" } = {}] = await due();
    expect(sent).toEqual([{ body: { v: 1, webhookId: id } }]);
    now += 31 * DAY;
    await deleteOldLogs(ctx);
    expect(await rowsOf("select id from webhook_deliveries where id = ?", id)).toEqual([]);
  });

  it("waiting for a receiver that is switched off is dropped, and can then be sent by hand no more", async () => {
    const there = await receiver(member);
    await sendTest(ctx, member, there.id);
    await switchWebhook(ctx, member, there.id, false);
    await deliverDue();
    expect(await there.read()).toEqual([]);
    expect(await logOf(member, there.id)).toMatchObject([{ state: "dropped", error: "off" }]);
    expect(await sendTest(ctx, member, there.id)).toEqual({ ok: false, reason: "off" });
  });
});

describe("setting up", () => {
  it("keeps the secret sealed, refuses a sixth receiver, and takes a form once", async () => {
    const there = await receiver(member);
    const [row] = await rowsOf<{ secret: string }>("select secret from webhook_endpoints where id = ?", there.id);
    expect(row?.secret).not.toContain(there.secret.slice(6, 20));
    expect(await setUpWebhook(ctx, member, there.id, { address: there.url, events: WEBHOOK_EVENTS })).toEqual({
      ok: false,
      reason: "repeated",
    });
    for (let count = 1; count < 5; count += 1) await receiver(member);
    expect(await setUpWebhook(ctx, member, ctx.ids.create(), { address: there.url, events: WEBHOOK_EVENTS })).toEqual({
      ok: false,
      reason: "invalid",
      problems: { address: "full" },
    });
  });

  it("is the owner's alone, and another company's receiver does not exist", async () => {
    const there = await receiver(member);
    const contributor = await colleagueOf(ctx, member, "contributor");
    const path = webhookPath(there.id);
    for (const [user, list] of [
      [buyer, 200],
      [contributor, 403],
    ] as const) {
      const cookie = await cookieOf(ctx, user.id);
      expect((await visit("/user/webhooks", { cookie })).status).toBe(list);
      expect((await visit(path, { cookie })).status).toBe(404);
      for (const intent of ["test", "on", "off", "remove"]) {
        expect((await post(path, { intent }, { cookie })).status, intent).toBe(404);
      }
      expect((await post(path, { replay: "x" }, { cookie })).status).toBe(404);
      expect(await removeWebhook(ctx, user, there.id)).toBe("not-found");
    }
    expect((await openWebhook(ctx, member, there.id))?.endpoint.isOn).toBe(true);
    expect(await due()).toEqual([]);
  });

  it("shows the secret once, and an address that may not be called beside its field", async () => {
    const cookie = await cookieOf(ctx, member.id);
    const refused = await post("/user/webhooks", { once: "x", address: "https://192.168.0.1/hook" }, { cookie });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain("not the number of a machine");
    expect(html).toContain("https://192.168.0.1/hook");
    expect(html).toContain("choose at least one event");
    const { url } = receiverOf();
    const made = await post(
      "/user/webhooks",
      { once: ctx.ids.create(), address: url, event: "level.changed" },
      { cookie },
    );
    expect(await made.text()).toMatch(/whsec_[A-Za-z0-9+/]{43}=/);
    expect(await (await visit("/user/webhooks", { cookie })).text()).not.toContain("whsec_");
  });
});

/** A queue message, delivered for the first time. */
const messageOf = (webhookId: string) =>
  ({
    id: webhookId,
    timestamp: new Date(now),
    body: { v: 1, webhookId },
    attempts: 1,
    ack() {},
    retry() {},
  }) as unknown as Message;
