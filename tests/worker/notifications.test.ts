import { beforeEach, describe, expect, it } from "vitest";
import { completePreferences, type Preference, TYPES } from "~/domain/notifications/policy";
import type { Cause } from "~/domain/notifications/types";
import type { CurrentUser } from "~/features/account/session.server";
import { deliver } from "~/features/notifications/deliver.server";
import { outboxRows } from "~/features/notifications/outbox.server";
import { listPreferences, savePreferences } from "~/features/notifications/preferences.server";
import type { Context } from "~/platform/context";
import { outbox } from "~/platform/d1/schema";
import { rowsOf } from "../support/database";
import { cookieOf, cookiesOf, post, visit } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

let ctx: Context;
let user: CurrentUser;
beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  user = await registerCompany(ctx);
});

/** Writes an event and delivers each of its messages as often as asked, in an order that mixes them. */
async function tell(cause: Cause, data: Record<string, string> = {}, times = 1): Promise<string[]> {
  const rows = outboxRows(ctx, { cause, userId: user.id, data });
  await ctx.db.insert(outbox).values(rows);
  const ids = rows.map(({ id }) => id);
  for (let time = 0; time < times; time += 1) {
    for (const outboxId of time % 2 ? ids : [...ids].reverse()) await deliver(ctx, { v: 1, outboxId });
  }
  return ids;
}

const mailsTo = (email: string) =>
  rowsOf<{ subject: string; text: string; html: string }>("select * from local_mailbox where recipient = ?", email);
const entriesOf = (id: string) =>
  rowsOf<{ id: string; type: string }>("select * from notifications where user_id = ?", id);
const statusOf = (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => {
      const [row] = await rowsOf<{ channel: string; status: string }>("select * from outbox where id = ?", id);
      return `${row?.channel} ${row?.status}`;
    }),
  );

describe("delivery", () => {
  it("makes one mail and one entry of an event, however often and in whatever order its messages come", async () => {
    await tell("profile-updated", {}, 3);
    expect(await mailsTo(user.email)).toHaveLength(1);
    expect(await entriesOf(user.id)).toMatchObject([{ type: "PROFILE_UPDATED" }]);
  });

  it("skips the channels that the preference for the type has switched off", async () => {
    await savePreferences(ctx, user.id, { PROFILE_UPDATED: { email: false, inApp: true } });
    expect(await statusOf(await tell("profile-updated"))).toEqual(["email skipped", "inApp completed"]);
    await savePreferences(ctx, user.id, { PROFILE_UPDATED: { email: true, inApp: false } });
    expect(await statusOf(await tell("access-code-left", { company: "Buyer" }))).toEqual([
      "email completed",
      "inApp skipped",
    ]);
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your company has left Buyer"]);
    expect(await entriesOf(user.id)).toHaveLength(1);
  });

  it("sends a security alert and its code whatever is stored as the preference", async () => {
    for (const type of ["SECURITY_ALERT", "PASSWORD_CHANGED"])
      await rowsOf("insert into notification_preferences values (?, ?, 0, 0)", user.id, type);
    expect(await statusOf(await tell("password-changed"))).toEqual(["email completed", "inApp completed"]);
    expect(await statusOf(await tell("recovery-code"))).toEqual(["email completed"]);
  });

  it("puts a device without a name, a place and a date into words of the reader's language", async () => {
    await tell("new-device", { browser: "Firefox", os: "Windows", place: "Cape Town, ZA" });
    await tell("new-device", { browser: "", os: "", place: "" });
    await tell("deletion-requested", { date: "2026-11-28T10:00:00.000Z" });
    const texts = (await mailsTo(user.email)).map(({ text }) => text).join("\n");
    expect(texts).toContain("Firefox on Windows, Cape Town, South Africa.");
    expect(texts).toContain("a browser that gave no name, place unknown.");
    expect(texts).toContain("It will be erased on 28 November 2026.");
    expect(texts).toMatch(/This happened on \d+ \w+ 20\d\d/);
    expect(texts).not.toMatch(/undefined|\{\{/);
  });
});

describe("preferences", () => {
  const OFF: Preference = { email: false, inApp: false };

  it("keep the types that were not sent, and never switch off what guards the account", async () => {
    await savePreferences(ctx, user.id, { NEWSLETTER: OFF });
    await savePreferences(ctx, user.id, { NEW_FEATURE: { email: true, inApp: false } });
    expect(
      await savePreferences(ctx, user.id, { NEWSLETTER: { email: true, inApp: true }, SECURITY_ALERT: OFF }),
    ).toEqual({ ok: false, reason: "always-on", types: ["SECURITY_ALERT"] });
    expect(await listPreferences(ctx, user.id)).toEqual(
      completePreferences({ NEWSLETTER: OFF, NEW_FEATURE: { email: true, inApp: false } }),
    );
  });

  it("of all types are saved in one round trip and speak of one user only", async () => {
    const other = await registerCompany(ctx);
    const everything = Object.fromEntries(TYPES.map((type) => [type, { email: true, inApp: false }]));
    for (const type of ["SECURITY_ALERT", "PASSWORD_CHANGED", "EMAIL_VERIFICATION"]) delete everything[type];
    const before = ctx.cost.trips;
    await savePreferences(ctx, user.id, everything);
    expect(ctx.cost.trips - before).toBe(1);
    expect(Object.values(await listPreferences(ctx, user.id)).filter(({ inApp }) => !inApp)).toHaveLength(27);
    expect(await listPreferences(ctx, other.id)).toEqual(completePreferences({}));
  });

  it("are saved from the panel: what was shown and is not ticked goes off", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const fields = { type: "NEWSLETTER", inApp: "NEWSLETTER" };
    const answer = await post("/user/preferences", fields, { cookie });
    expect(answer.status).toBe(303);
    expect(await listPreferences(ctx, user.id)).toEqual(
      completePreferences({ NEWSLETTER: { email: false, inApp: true } }),
    );
    const flash = cookiesOf(answer)["__Host-flash"]?.pair ?? "";
    const page = await visit(answer.headers.get("Location") ?? "", { cookie: `${cookie}; ${flash}` });
    expect(await page.text()).toContain("Preferences saved successfully");
  });
});
