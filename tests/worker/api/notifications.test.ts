import { describe, expect, it } from "vitest";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, signUp } from "./client";

const ctx = withoutQueue(createTestContext());

describe("notifications/preferences", () => {
  it("is a map of all thirty types, which a map of some changes", async () => {
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

  it("refuses a type that is not known or cannot be switched off, and then changes nothing", async () => {
    const { token } = await signUp(ctx);
    const off = { enabled: true, email: false, inApp: false };
    const save = (body: unknown) => call(ctx, "PUT", "notifications/preferences", { token, body });
    const locked = await save({ NEWSLETTER: off, SECURITY_ALERT: off });
    expect(locked).toMatchObject({ status: 422, body: { errors: { SECURITY_ALERT: [expect.any(String)] } } });
    expect((await save({ NEWSLETTER: off, GOSSIP: off })).status).toBe(422);
    expect((await save({ NEWSLETTER: { email: "no" } })).status).toBe(422);
    const { body } = await call(ctx, "GET", "notifications/preferences", { token });
    expect(body.data).toMatchObject({ NEWSLETTER: { enabled: true, email: true, inApp: true } });
  });
});
