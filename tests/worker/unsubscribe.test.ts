import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { outbox } from "~/foundation/notifications/tables";
import { unsubscribeAddress } from "~/foundation/notifications/unsubscribe.server";
import type { Context } from "~/platform/context";
import type { Mail } from "~/platform/mail/mailer";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { change } from "../support/database";
import { cookieOf, post, send, visit } from "../support/pages";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ONE_CLICK = "List-Unsubscribe=One-Click";

let ctx: Context;
let user: CurrentUser;

beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  user = await registerCompany(ctx, { language: "fr" });
});

/** The mail that the user gets for an event. */
async function mailOf(cause: "half-way" | "new-device"): Promise<Mail> {
  const mails: Mail[] = [];
  const rows = outboxRows(ctx, { cause, userId: user.id, data: { assessmentId: "a".repeat(22) } });
  const [row] = rows.filter(({ channel }) => channel === "email");
  if (!row) throw new Error("No row");
  await ctx.db.insert(outbox).values(row);
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  await deliver({ ...ctx, mailer }, { v: 1, outboxId: row.id });
  const [mail] = mails;
  if (!mail) throw new Error("No mail");
  return mail;
}

/** The unsubscribe path in the mail's headers, on the tests' own host. */
function pathIn(mail: Mail): string {
  const [, address = ""] = /^<(https?:\/\/[^>]+)>$/.exec(mail.headers?.["List-Unsubscribe"] ?? "") ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Posts as a mail program does: from no page, without a cookie. */
const click = (path: string, body: BodyInit = new URLSearchParams(ONE_CLICK), headers: Record<string, string> = {}) =>
  send(path, { method: "POST", body, headers });

const preference = async () => (await listPreferences(ctx, user.id)).ASSESSMENT_PROGRESS;

describe("one-click unsubscribing in a mail program (RFC 8058)", () => {
  it("stops emails of the same type, and nothing else", async () => {
    const before = await listPreferences(ctx, user.id);
    const mail = await mailOf("half-way");
    expect(mail.headers?.["List-Unsubscribe-Post"]).toBe(ONE_CLICK);
    const answer = await click(pathIn(mail));
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await listPreferences(ctx, user.id)).toEqual({
      ...before,
      ASSESSMENT_PROGRESS: { email: false, inApp: true },
    });
    await expect(mailOf("half-way")).rejects.toThrow("No mail");
  });

  it("works as a multipart form too, and any number of times", async () => {
    const path = pathIn(await mailOf("half-way"));
    const body = new FormData();
    body.set("List-Unsubscribe", "One-Click");
    for (let time = 0; time < 3; time += 1) expect((await click(path, body)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 5 }, () => click(path)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await preference()).toEqual({ email: false, inApp: true });
  });

  it("leaves the other channel as the user chose it", async () => {
    await savePreferences(ctx, user.id, { ASSESSMENT_PROGRESS: { email: true, inApp: false } });
    await click(pathIn(await mailOf("half-way")));
    expect(await preference()).toEqual({ email: false, inApp: false });
  });

  it("is neither offered nor possible for emails that protect the account", async () => {
    const { headers, html, text } = await mailOf("new-device");
    expect(headers).toEqual({});
    expect(html + text).not.toContain("/unsubscribe/");
    expect(unsubscribeAddress(ctx, user.id, "en", "SECURITY_ALERT")).toBeUndefined();
  });
});

describe("ASVS 3.5.1, 8.2.2 the unsubscribe address", () => {
  it("accepts no other site's form, and no other path accepts a form without an origin", async () => {
    const path = pathIn(await mailOf("half-way"));
    expect((await click(path, undefined, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await click(path, undefined, { Origin: "null" })).status).toBe(403);
    for (const other of ["/notifications", "/unsubscribe/", "/unsubscribe/a/b", "/user/profile"]) {
      expect((await click(other)).status, other).toBe(403);
    }
    expect(await preference()).toEqual({ email: true, inApp: true });
  });

  it.each([
    ["an altered token", (token: string) => `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`],
    ["half a token", (token: string) => token.slice(0, 40)],
    ["no token", () => "x"],
  ])("changes nothing with %s", async (_name, alter) => {
    const path = pathIn(await mailOf("half-way")).replace(/[\w-]{50,}/, alter);
    expect((await visit(path)).status).toBe(404);
    expect((await click(path)).status).toBe(404);
    expect(await preference()).toEqual({ email: true, inApp: true });
  });

  it("is not found for an account that has been erased", async () => {
    const path = pathIn(await mailOf("half-way"));
    await change("update users set erased_at = 1 where id = ?", user.id);
    expect((await visit(path)).status).toBe(404);
    expect((await click(path)).status).toBe(404);
    expect(await preference()).toEqual({ email: true, inApp: true });
  });
});

describe("the page behind an email's unsubscribe link", () => {
  it("asks in the email's language, and changes nothing when it is opened", async () => {
    const mail = await mailOf("half-way");
    const path = pathIn(mail);
    expect(mail.html).toContain(`${path.replace("&", "&amp;")}"`);
    const page = await visit(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain("Ne plus recevoir les e-mails du type");
    expect(html).not.toContain(user.username);
    expect(html).not.toContain(user.email);
    expect(await preference()).toEqual({ email: true, inApp: true });
  });

  it("switches the emails off, and on again for a user who changes their mind", async () => {
    const path = pathIn(await mailOf("half-way"));
    const off = await post(path, { intent: "stop" });
    expect([off.status, off.headers.get("Location")]).toEqual([303, path]);
    expect(await preference()).toEqual({ email: false, inApp: true });
    expect(await (await visit(path)).text()).toContain("Les recevoir à nouveau");
    await post(path, { intent: "resume" });
    expect(await preference()).toEqual({ email: true, inApp: true });
  });

  it("uses the language of the signed-in user, whatever the link says", async () => {
    const path = pathIn(await mailOf("half-way"));
    const other = await registerCompany(ctx, { language: "ms" });
    const html = await (await visit(path, { cookie: await cookieOf(ctx, other.id) })).text();
    expect(html).toContain('<html lang="ms"');
    await post(path, { intent: "stop" }, { cookie: await cookieOf(ctx, other.id) });
    expect(await preference()).toEqual({ email: false, inApp: true });
    expect((await listPreferences(ctx, other.id)).ASSESSMENT_PROGRESS.email).toBe(true);
  });
});
