import { describe, expect, it } from "vitest";
import { change } from "../../support/database";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, signUp } from "./client";

const ctx = withoutQueue(createTestContext());

/** Three entries of a user, newest first. */
async function fill(userId: string): Promise<string[]> {
  const ids = [1, 2, 3].map(() => ctx.ids.create());
  for (const [index, id] of ids.entries())
    await change(
      "insert into notices values (?, ?, 'SECURITY_ALERT', 'passkey-added', json_object('name', ?), ?, null)",
      id,
      userId,
      `Key ${index + 1}`,
      Date.UTC(2026, 0, 3 - index),
    );
  return ids;
}

describe("notifications", () => {
  it("are listed, counted, marked as read and deleted", async () => {
    const { token, user } = await signUp(ctx);
    const ids = await fill(user._id);
    const list = async (query = "") => (await call(ctx, "GET", `notifications${query}`, { token })).body.data;
    expect(await list("?offset=0&limit=1")).toEqual({
      count: 3,
      unread: 3,
      list: [
        {
          _id: ids[0],
          id: ids[0],
          type: "SECURITY_ALERT",
          title: "A passkey has been added",
          message: "The passkey “Key 1” can now sign in to your account.",
          priority: "URGENT",
          read: false,
          timestamp: "2026-01-03T00:00:00.000Z",
        },
      ],
    });
    for (const _ of [1, 2])
      expect((await call(ctx, "PATCH", `notifications/${ids[0]}/read`, { token })).status).toBe(200);
    expect(await list()).toMatchObject({
      count: 3,
      unread: 2,
      list: [{ read: true }, { read: false }, { read: false }],
    });
    expect((await call(ctx, "PATCH", "notifications/read", { token })).status).toBe(200);
    expect(await list()).toMatchObject({ count: 3, unread: 0 });
    expect((await call(ctx, "DELETE", `notifications/${ids[1]}`, { token })).status).toBe(200);
    expect((await call(ctx, "DELETE", `notifications/${ids[1]}`, { token })).status).toBe(404);
    expect(await list("?offset=1")).toMatchObject({ count: 2, list: [{ id: ids[2] }] });
    expect((await call(ctx, "DELETE", "notifications", { token })).status).toBe(200);
    expect(await list()).toEqual({ count: 0, unread: 0, list: [] });
  });

  it("are written in the language of the account", async () => {
    const { token, user } = await signUp(ctx);
    await fill(user._id);
    await call(ctx, "POST", "users/language", { token, body: { language: "French" } });
    const { body } = await call(ctx, "GET", "notifications", { token });
    expect(JSON.stringify(body.data)).toContain("Une clé d’accès a été ajoutée");
  });
});

describe("notifications/preferences", () => {
  it("returns a map of all thirty types and accepts a map of only some of them", async () => {
    const { token } = await signUp(ctx);
    const read = async () => (await call(ctx, "GET", "notifications/preferences", { token })).body.data as object;
    expect(Object.keys(await read())).toHaveLength(30);
    expect(await read()).toMatchObject({ NEWSLETTER: { enabled: true, email: true, inApp: true } });

    const body = {
      NEWSLETTER: { enabled: true, email: false, inApp: true },
      SURVEY_INVITATION: { enabled: false, email: true, inApp: true },
      SECURITY_ALERT: { enabled: true, email: true, inApp: true },
    };
    const saved = await call(ctx, "PUT", "notifications/preferences", { token, body });
    expect(saved.body).toMatchObject({ statusCode: 200, message: "Preferences saved successfully" });
    expect(await read()).toMatchObject({
      NEWSLETTER: { enabled: true, email: false, inApp: true },
      SURVEY_INVITATION: { enabled: false, email: false, inApp: false },
      NEW_FEATURE: { enabled: true, email: true, inApp: true },
    });
  });

  it("accepts a whole map, keeps the types that protect the account on, and says so in the response", async () => {
    const { token } = await signUp(ctx);
    const off = { enabled: false, email: false, inApp: false };
    const on = { enabled: true, email: true, inApp: true };
    const always = ["PASSWORD_CHANGED", "SECURITY_ALERT", "EMAIL_VERIFICATION"];
    const preferences = "notifications/preferences";
    const { body: read } = await call(ctx, "GET", preferences, { token });
    const body = Object.fromEntries(Object.keys(read.data as object).map((type) => [type, off]));
    expect(Object.keys(body)).toHaveLength(30);
    const saved = await call(ctx, "PUT", preferences, { token, body });
    expect(saved.body).toMatchObject({
      statusCode: 200,
      message: `Preferences saved successfully. Always on, because it protects the account: ${always.join(", ")}`,
      data: { ...body, ...Object.fromEntries(always.map((type) => [type, on])) },
    });
    expect((await call(ctx, "GET", preferences, { token })).body.data).toEqual(saved.body.data);
    // What was read can be sent back unchanged.
    const again = await call(ctx, "PUT", preferences, { token, body: saved.body.data });
    expect(again.body).toEqual({ ...saved.body, message: "Preferences saved successfully" });
  });

  it("accepts the caller's own id with the map, and refuses another user's id", async () => {
    const [{ token, user }, other] = [await signUp(ctx), await signUp(ctx)];
    const preferences = { NEWSLETTER: { enabled: true, email: false, inApp: true } };
    const save = (body: unknown, query = "") => call(ctx, "PUT", `notifications/preferences${query}`, { token, body });
    const saved = await save({ userId: user._id, preferences });
    expect([saved.status, saved.body.data]).toEqual([200, expect.objectContaining(preferences)]);
    const read = (id: string) => call(ctx, "GET", `notifications/preferences?userId=${id}`, { token });
    expect((await read(user._id)).body.data).toEqual(saved.body.data);
    const off = { NEWSLETTER: { enabled: false, email: false, inApp: false } };
    const tries = [
      save({ userId: other.user._id, ...off }),
      save(off, `?userId=${other.user._id}`),
      read(other.user._id),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    for (const each of [token, other.token]) {
      const { body } = await call(ctx, "GET", "notifications/preferences", { token: each });
      expect(body.data).toMatchObject({ NEWSLETTER: { enabled: true } });
    }
  });

  it("refuses an unknown type and changes nothing", async () => {
    const { token } = await signUp(ctx);
    const off = { enabled: true, email: false, inApp: false };
    const save = (body: unknown) => call(ctx, "PUT", "notifications/preferences", { token, body });
    expect((await save({ NEWSLETTER: off, GOSSIP: off })).status).toBe(422);
    expect((await save({ NEWSLETTER: { email: "no" } })).status).toBe(422);
    const { body } = await call(ctx, "GET", "notifications/preferences", { token });
    expect(body.data).toMatchObject({ NEWSLETTER: { enabled: true, email: true, inApp: true } });
  });
});
