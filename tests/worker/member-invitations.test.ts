import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { INVITATIONS_PATH as HERE } from "~/core/addresses/network";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { sendAgain, sendInvitations, withdrawInvitation } from "~/network/membership/invitations/send.server";
import { MAIL_DAY_MS, MAX_INVITED, MAX_LIST_BYTES, RESEND_PAUSE_MS } from "~/network/membership/rules/invitations";
import { MailError } from "~/platform/mail/mailer";
import { deliverRows } from "~/upkeep/delivery/deliver.server";
import { deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { deliverAll } from "../support/codes";
import { change, rowsOf } from "../support/database";
import { readForm } from "../support/forms";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { mailsTo, newAddress } from "../support/team";
import { createTestContext, registerCompany, reloadUser, testEnv, withoutQueue } from "../support/worker";

const DAY = MAIL_DAY_MS;
/** Long before the Worker's own clock, so that the Worker's count for today includes only what came through its pages. */
let now = Date.now() - 300 * DAY;
const live = withoutQueue(createTestContext());
const ctx = withoutQueue(createTestContext(() => now));
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const WEEK = RESEND_PAUSE_MS;

let chain: CurrentUser & { code: string };
let colleague: CurrentUser;
let cookie = "";
beforeAll(async () => {
  chain = await registerCorporate(ctx);
  await change("update companies set name = 'Mkhize Mills' where id = ?", chain.companyId);
  chain = { ...chain, companyName: "Mkhize Mills" };
  cookie = await cookieOf(live, chain.id);
  colleague = await colleagueOf(ctx, chain);
});
// Each test has its own day, and room for its mails.
beforeEach(() => {
  now += 2 * DAY;
});

const to = (email: string, given: object = {}) => ({ email, company: "Acme", language: "en" as const, ...given });
const invite = async (email = newAddress(), given: object = {}) => {
  expect(await sendInvitations(ctx, chain, [to(email, given)])).toBe(1);
  return email;
};
const rowOf = async (email: string, { companyId } = chain) => {
  const query = "select * from member_invitations where email = ? and corporate_id = ?";
  const [row] = await rowsOf<{ id: string; state: string; mails: number; company_id: string | null; sent_at: number }>(
    query,
    email,
    companyId,
  );
  return row;
};
const stateOf = async (email: string, of = chain) => (await rowOf(email, of))?.state;
const outboxOf = (email: string) =>
  rowsOf<{ id: string; status: string }>(
    "select o.id, o.status from outbox o join member_invitations i on i.id = o.data ->> 'invitationId' where i.email = ?",
    email,
  );
const deliver = () => deliverAll(ctx, chain.id);
const linkIn = (text: string | undefined, pattern: RegExp) => pattern.exec(text ?? "")?.[0] ?? "";
const registerLink = async (email: string) => linkIn((await mailsTo(email)).at(-1)?.text, /\/register\?invitation=\S+/);
const stopLink = async (email: string) => linkIn((await mailsTo(email)).at(-1)?.text, /\/unsubscribe\/\S+/);

/** Posts a form of the page as a browser without scripts does. */
function post(fields: Record<string, string | File>, who = cookie, path = HERE) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return send(path, { method: "POST", headers: { Cookie: who, Origin: ORIGIN }, body });
}
const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], "list.csv", { type: "text/csv" });
const previewOf = async (fields: Record<string, string | File>) => {
  const answer = await post({ intent: "check", language: "en", ...fields });
  const html = await answer.text();
  return { status: answer.status, html, form: answer.status === 200 ? readForm(html, "ready") : {} };
};

describe("a list of companies to invite", () => {
  it("is shown before anything is sent, sent once it is confirmed, and only once however often that is posted", async () => {
    const [first, second, bad] = [newAddress(), newAddress(), "nobody at all"];
    const content = `email;company;language\n${first};"Acme; Ltd";Français\n${second};;\n${bad};X;\n${first};again;\n`;
    const preview = await previewOf({ file: file(content) });
    expect(preview.status).toBe(200);
    expect(preview.html).toContain("2 companies get an email");
    expect(preview.html).toContain("Line 4");
    expect(preview.html).toContain("The same address is in line 2.");
    expect(preview.form.text?.[0]).toBe(`${bad},X\n`);
    expect(await rowOf(first)).toBeUndefined();

    // Bad rows are corrected, and good rows are carried along.
    const corrected = newAddress();
    const again = await previewOf({ ready: preview.form.ready?.[0] ?? "", text: `${corrected};X` });
    expect(again.html).toContain("3 companies get an email");
    const confirmation = { intent: "send", language: "en", ready: again.form.ready?.[0] ?? "" };
    const answers = await Promise.all([1, 2, 3].map(() => post(confirmation)));
    for (const answer of answers) expect([answer.status, answer.headers.get("Location")]).toEqual([303, HERE]);
    for (const email of [first, second, corrected]) {
      expect(await outboxOf(email)).toHaveLength(1);
      expect((await rowOf(email))?.mails).toBe(1);
    }
    await deliver();
    expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual([
      "Votre entreprise est invitée par Mkhize Mills",
    ]);
    expect(await stateOf(first)).toBe("sent");
    const page = await (await visit(HERE, { cookie })).text();
    expect(page).toContain(first);
    expect(page).toContain("Acme; Ltd");
  });

  it("can be a line copied from a mail program or the user's own table, and names what was not read", async () => {
    const lines = "Aminah Yusof <j1@x10.example>; Tan Wei <j2@x10.example>";
    const copied = await previewOf({ text: lines });
    expect(copied.html).toContain("2 companies get an email");
    expect(copied.html).toContain("We did not read the names next to the addresses");
    const text = "\uFEFFNama pembekal\tKategori\tE-mel\tSpend\r\nKilang Café\tkayu\tj3@x10.example\t12\r\n";
    const utf16 = new Uint8Array([...text].flatMap((char) => [char.charCodeAt(0) & 255, char.charCodeAt(0) >> 8]));
    const latin = Uint8Array.from(text.slice(1), (char) => char.charCodeAt(0));
    for (const content of [utf16, latin, text]) {
      const table = await previewOf({ file: file(content) });
      expect(table.form.ready?.[0]).toBe("j3@x10.example,Kilang Café,en\n");
      expect(table.html).toContain("Columns we did not read: Kategori, Spend");
    }
    const plain = await previewOf({ text: "k4@x11.example; k5@x11.example" });
    expect(plain.form.ready?.[0]).toBe("k4@x11.example,,en\nk5@x11.example,,en\n");
    expect(plain.html).not.toContain("not read");
  });

  it("explains the outcome for members, colleagues, and addresses already invited or opted out; and for no others", async () => {
    const member = await registerCompany(ctx, { accessCode: chain.code });
    const stranger = await registerCompany(ctx);
    const other = await registerCorporate(ctx);
    const elsewhere = await registerCompany(ctx, { accessCode: other.code });
    const asked = await invite();
    const stopped = await invite();
    await deliver();
    await send(await stopLink(stopped), { method: "POST", body: new URLSearchParams("List-Unsubscribe=One-Click") });
    const free = newAddress();
    const emails = [member.email, colleague.email, asked, stopped, stranger.email, elsewhere.email, free];
    const { html, form } = await previewOf({ text: emails.join("\n") });
    expect(html).toContain("3 companies get an email");
    expect(form.ready?.[0]?.split("\n").map((line) => line.split(",")[0])).toEqual([
      stranger.email,
      elsewhere.email,
      free,
      "",
    ]);
    for (const words of ["has already joined you", "one of your colleagues", "is already invited", "does not want any"])
      expect(html).toContain(words);
    // A forged form does not change that.
    const forged = [member.email, colleague.email, asked, stopped].join("\n");
    expect((await post({ intent: "send", language: "en", ready: forged })).status).toBe(303);
    for (const email of [member.email, colleague.email]) expect(await rowOf(email)).toBeUndefined();
    expect((await mailsTo(asked)).length).toBe(1);
  });

  it("reveals nothing about an address with an account, by list or by row; its email explains what to do with the code", async () => {
    const stranger = await registerCompany(ctx, { language: "ms" });
    await deliverAll(ctx, stranger.id);
    const before = (await mailsTo(stranger.email)).length;
    const free = newAddress();
    expect(await sendInvitations(ctx, chain, [to(stranger.email), to(free)])).toBe(2);
    await deliver();
    const [known, unknown] = [await rowOf(stranger.email), await rowOf(free)];
    const told = (row: object | undefined) => ({ ...row, id: "", email: "", words: "" });
    expect(told(known)).toEqual(told(unknown));
    const [mail, ...more] = (await mailsTo(stranger.email)).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Syarikat anda dijemput menyertai Mkhize Mills");
    expect(mail?.text).toContain(chain.code);
    expect(mail?.text).not.toContain("/register");
    expect(await joinByCode(ctx, stranger, chain.code, request())).toEqual({ ok: true });
    expect(await rowOf(stranger.email)).toMatchObject({ state: "joined", company_id: stranger.companyId });
    await leaveCorporate(ctx, stranger, chain.companyId, request());
    expect(await stateOf(stranger.email)).toBe("left");
  });

  it.each([
    ["nothing", "", "none"],
    ["a file that is no text", file(new Uint8Array([0x61, 0, 0x62])), "not-text"],
    ["more lines than may be", file("a@example.com\n".repeat(100_000).slice(0, MAX_LIST_BYTES)), "too-many"],
    [
      "one line too many",
      Array.from({ length: MAX_INVITED + 1 }, (_, n) => `p${n}@example.com`).join("\n"),
      "too-many",
    ],
    ["more bytes than are read", file("x".repeat(MAX_LIST_BYTES + 1)), "too-large"],
  ])("is refused with an explanation when it is %s", async (_, given, fault) => {
    const name = typeof given === "string" ? "text" : "file";
    const answer = await post({ intent: "check", language: "en", [name]: given });
    expect(answer.status).toBe(422);
    const said = {
      none: "choose a file",
      "not-text": "is not a text",
      "too-many": "more than 500 addresses",
      "too-large": "larger than",
    };
    const html = await answer.text();
    expect(html).toContain(said[fault as keyof typeof said]);
    if (name === "text" && given !== "") expect(html).toContain("p7@example.com");
  });

  it("is refused at once when it is huge, on the page it was sent from", async () => {
    const answer = await post({ intent: "check", file: file("x".repeat(10 * 1024 * 1024)) });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("The list is larger than");
  });

  it("is read safely when odd: one giant cell, one address 500 times, formulas, mark-up and line breaks in names", async () => {
    const giant = await previewOf({ file: file(`"${"x".repeat(200_000)}"`) });
    expect(giant.html).toContain("There is no complete email address.");
    expect(giant.html.length).toBeLessThan(20_000);
    const same = newAddress();
    const often = await previewOf({ text: `${same}\n`.repeat(MAX_INVITED) });
    expect(often.html).toContain("1 company gets an email");
    expect(often.html).toContain("499 lines cannot be used");
    const odd = newAddress();
    const name = `=cmd|'/c'!A1 <img src=x onerror=alert(1) `;
    const { form, html } = await previewOf({ text: `${odd},"${name}\r\nBcc: x@example"` });
    expect(html).not.toContain("<img src=x");
    await post({ intent: "send", language: "en", ready: form.ready?.[0] ?? "" });
    const [row] = await rowsOf<{ company: string }>("select company from member_invitations where email = ?", odd);
    expect(row?.company).toBe(`${name} Bcc: x@example`);
    await deliver();
    const [mail] = await mailsTo(odd);
    expect(mail?.text).not.toContain("Bcc:");
  });

  it("stops at the daily email limit with a clear message, and stays on the page to be shortened", async () => {
    const busy = await registerCorporate(ctx);
    const many = Array.from({ length: MAX_INVITED - 1 }, () => to(newAddress()));
    const racing = await Promise.all([many, [...many].reverse()].map((list) => sendInvitations(live, busy, list)));
    expect(racing.sort()).toEqual([0, MAX_INVITED - 1]);
    const [one, two] = [newAddress(), newAddress()];
    const ready = `${one}\n${two}\n`;
    const answer = await post({ intent: "send", language: "en", ready }, await cookieOf(live, busy.id));
    expect(answer.status).toBe(429);
    const html = await answer.text();
    expect(html).toContain("2 to invite, but only 1 of 500 emails are left today");
    expect(readForm(html, "ready")).toMatchObject({ ready: [""], text: [expect.stringContaining(one)] });
    expect(await rowOf(one, busy)).toBeUndefined();
    expect(await sendInvitations(live, busy, [to(one)])).toBe(1);
    expect(await sendInvitations(live, busy, [to(two)])).toBe(0);
    await change("update member_invitations set sent_at = sent_at - ? where corporate_id = ?", DAY, busy.companyId);
    expect(await sendInvitations(live, busy, [to(two)])).toBe(1);
  });
});

describe("an invitation to a company", () => {
  it("leads to a registration with address, company and code filled in, and ends as joined", async () => {
    const email = await invite(newAddress(), { company: "Umoja & Sons", language: "fr" });
    await deliver();
    const link = await registerLink(email);
    expect(decodeURIComponent(link)).not.toContain(email);
    expect(link).toMatch(/&lng=fr$/);
    const answer = await visit(link);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/register"]);
    const kept = answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const page = await (await visit("/register", { cookie: kept })).text();
    expect(page).toContain('lang="fr"');
    expect(readForm(page, "email").email).toEqual([email]);
    for (const gone of ["nonsense", "A".repeat(80)])
      expect((await visit(`/register?invitation=${gone}`)).headers.get("Location")).toBe("/register");

    const joined = await registerCompany(ctx, { email, accessCode: chain.code });
    expect(await rowOf(email)).toMatchObject({ state: "joined", company_id: joined.companyId });
    expect((await visit(link)).headers.getSetCookie().join()).not.toContain("__Host-sign-up");
  });

  it("is accepted when its whole link is pasted in the place of a code, to join or to register", async () => {
    const [one, two] = [await invite(), await invite()];
    await deliver();
    const [joins, registers] = [await registerLink(one), await registerLink(two)].map((link) => `<${ORIGIN}${link}>.`);
    const supplier = await registerCompany(ctx);
    const body = { code: joins ?? "", agree: "on", scope: "full" };
    const answer = await post(body, await cookieOf(live, supplier.id), "/user/profile/access-code?add");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/user/profile/access-code"]);
    expect(await rowOf(one)).toMatchObject({ state: "joined", company_id: supplier.companyId });
    const registered = await registerCompany(ctx, { accessCode: registers });
    expect(await rowOf(two)).toMatchObject({ state: "joined", company_id: registered.companyId });
  });

  it("is accepted by a user with an account who follows its link, with the code filled in, until it is over", async () => {
    const supplier = await registerCompany(ctx);
    const own = await cookieOf(live, supplier.id);
    const [email, taken, other] = [await invite(), await invite(supplier.email), newAddress()];
    await deliver();
    const [, token] = /invitation=([^&]+)/.exec(await registerLink(email)) ?? [];
    const joining = (await visit(await registerLink(email), { cookie: own })).headers.get("Location") ?? "";
    expect(joining).toBe(`/user/profile/access-code?add&invitation=${token}`);
    const inMail = linkIn((await mailsTo(taken)).at(-1)?.text, /\/user\/profile\/access-code\?\S+/);
    expect(inMail).toMatch(/^\/user\/profile\/access-code\?add&invitation=[\w-]+&lng=en$/);
    const afterSignIn = inMail.replace("?add&", "?add=&");
    expect((await visit(inMail)).headers.get("Location")).toBe(`/login?next=${encodeURIComponent(afterSignIn)}`);
    for (const path of [joining, inMail]) {
      expect(readForm(await (await visit(path, { cookie: own })).text(), "code").code).toEqual([chain.code]);
    }
    // Another user's invitation, and one from a company other than the code's, stay unchanged.
    const mill = await registerCorporate(ctx);
    expect(await sendInvitations(ctx, mill, [to(other)])).toBe(1);
    const body = { code: chain.code, agree: "on", scope: "full" };
    const answer = await post(body, own, joining);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/user/profile/access-code"]);
    expect([await stateOf(email), await stateOf(taken), await stateOf(other, mill)]).toEqual([
      "joined",
      "joined",
      "waiting",
    ]);
    expect(await rowOf(email)).toMatchObject({ company_id: supplier.companyId });

    const late = await cookieOf(live, (await registerCompany(ctx)).id);
    for (const path of [joining, "/user/profile/access-code?add&invitation=nonsense"]) {
      const page = await (await visit(path, { cookie: late })).text();
      expect(readForm(page, "code").code).toEqual([""]);
      expect(page).toContain("This invitation has been withdrawn or used already");
    }
  });

  it("is accepted by a company that follows its link, even with another address", async () => {
    const email = await invite();
    const row = await rowOf(email);
    const { register } = await import("~/account/sign-up/register.server");
    const { registrationOf } = await import("../support/worker");
    const other = newAddress();
    await register(ctx, {
      ...registrationOf(other, "Other"),
      passwordHash: "scrypt$",
      network: null,
      accessCode: chain.code,
      invitationId: row?.id,
    });
    expect(await rowOf(email)).toMatchObject({ state: "joined", company_id: (await reloadUser(ctx, other)).companyId });
    // It does not answer another company's invitation.
    const stranger = await registerCorporate(ctx);
    const foreign = await invite();
    await register(ctx, {
      ...registrationOf(newAddress(), "Third"),
      passwordHash: "scrypt$",
      network: null,
      accessCode: stranger.code,
      invitationId: (await rowOf(foreign))?.id,
    });
    expect(await stateOf(foreign)).toBe("waiting");
  });

  it("is resent after a week, four times in all, however often and by however many users it is requested", async () => {
    const mill = await registerCorporate(ctx);
    const [email, late] = [newAddress(), newAddress()];
    await sendInvitations(ctx, mill, [to(email)]);
    now += 1;
    await sendInvitations(ctx, mill, [to(late)]);
    await deliverAll(ctx, mill.id);
    const id = (await rowOf(email, mill))?.id ?? "";
    now += WEEK - 2;
    expect(await sendAgain(ctx, mill, { id })).toBe(0);
    now += 1;
    const clerk = await colleagueOf(ctx, mill);
    const both = await Promise.all([sendAgain(ctx, mill, { id }), sendAgain(ctx, clerk, "all")]);
    expect(both.sort()).toEqual([0, 1]);
    expect([(await outboxOf(email)).length, (await outboxOf(late)).length]).toEqual([2, 1]);
    for (let time = 3; time <= 5; time += 1) {
      await change("update member_invitations set state = 'sent' where id = ?", id);
      now += WEEK;
      expect(await sendAgain(ctx, mill, { id })).toBe(time <= 4 ? 1 : 0);
    }
    expect((await rowOf(email, mill))?.mails).toBe(4);
  });

  it("can be withdrawn until it is accepted; its email is then not sent, and its link is invalid", async () => {
    const email = await invite();
    await deliver();
    const link = await registerLink(email);
    const [early, row] = [await invite(), await rowOf(email)];
    expect(await withdrawInvitation(ctx, chain, row?.id ?? "")).toBe(true);
    expect(await withdrawInvitation(ctx, chain, row?.id ?? "")).toBe(false);
    expect(await withdrawInvitation(ctx, chain, (await rowOf(early))?.id ?? "")).toBe(true);
    await deliver();
    expect(await mailsTo(early)).toEqual([]);
    expect(await stateOf(early)).toBe("withdrawn");
    const answer = await visit(link);
    expect(answer.headers.getSetCookie().join()).not.toContain("__Host-sign-up");
    // A list may include it again a week later, with a new link.
    expect(await sendInvitations(ctx, chain, [to(email)])).toBe(0);
    now += WEEK;
    expect(await sendInvitations(ctx, chain, [to(email)])).toBe(1);
    expect((await visit(link)).headers.getSetCookie().join()).not.toContain("__Host-sign-up");
    expect(await rowOf(email)).toMatchObject({ state: "waiting", mails: 2 });
  });

  it("shows when its email was permanently refused", async () => {
    const email = await invite();
    const refusing = {
      ...ctx,
      mailer: {
        send: async () => {
          throw new MailError("550 no such mailbox", { isPermanent: true });
        },
      },
    };
    await deliverRows(
      refusing,
      (await outboxOf(email)).map(({ id }) => id),
    );
    expect(await stateOf(email)).toBe("failed");
    now += WEEK;
    expect(await sendAgain(ctx, chain, "all")).toBeGreaterThan(0);
    await deliver();
    expect(await stateOf(email)).toBe("sent");
  });

  it("is stopped by one press behind its link, for every company and permanently, and allowed again by another", async () => {
    const other = await registerCorporate(ctx);
    const email = await invite();
    expect(await sendInvitations(ctx, other, [to(email)])).toBe(1);
    await deliver();
    const link = await stopLink(email);
    // Opening it changes nothing, because mail programs do that by themselves.
    const page = await (await visit(link)).text();
    expect(page).toContain("Do not invite me again?");
    expect(await stateOf(email)).toBe("sent");
    const press = (intent: string) =>
      send(link, { method: "POST", headers: { Origin: ORIGIN }, body: new URLSearchParams({ intent }) });
    expect((await press("stop")).status).toBe(303);
    expect(await (await visit(link)).text()).toContain("You will not be invited again");
    expect([await stateOf(email), await stateOf(email, other)]).toEqual(["stopped", "stopped"]);
    await deliverAll(ctx, other.id);
    const third = await registerCorporate(ctx);
    expect(await sendInvitations(ctx, third, [to(email)])).toBe(0);
    now += WEEK;
    expect(await sendAgain(ctx, chain, { id: (await rowOf(email))?.id ?? "" })).toBe(0);
    const kept = JSON.stringify(await rowsOf("select * from invitation_stops"));
    expect(kept).not.toContain(email.split("@")[0]);
    await press("resume");
    expect(await sendInvitations(ctx, third, [to(email)])).toBe(1);
  });

  it("is deleted a year after its last email, with its company, and with the account that has its address", async () => {
    const [old, kept, erased] = [await invite(), await invite(), newAddress()];
    await change("update member_invitations set sent_at = 1 where email = ?", old);
    await deleteOldLogs(ctx);
    expect([await rowOf(old), await stateOf(kept)]).toEqual([undefined, "waiting"]);
    await invite(erased);
    await eraseRows(ctx, await registerCompany(ctx, { email: erased }), "company");
    expect(await rowOf(erased)).toBeUndefined();
    const other = await registerCorporate(ctx);
    expect(await sendInvitations(ctx, other, [to(kept)])).toBe(1);
    await eraseRows(ctx, other, "company");
    expect(await rowOf(kept, other)).toBeUndefined();
    expect(await stateOf(kept)).toBe("waiting");
  });
});

describe(HERE, () => {
  it("is for corporate companies and users who may invite: not for viewers, nor with an unconfirmed own address", async () => {
    const viewer = await colleagueOf(ctx, chain, "viewer");
    const unconfirmed = await registerCorporate(ctx);
    await change("update users set email_confirmed_at = null where id = ?", unconfirmed.id);
    const former = await registerCorporate(ctx);
    await change("update companies set is_corporate = 0 where id = ?", former.companyId);
    const formOf = async (user: CurrentUser) => {
      const answer = await visit(HERE, { cookie: await cookieOf(live, user.id) });
      return [answer.status, (await answer.text()).includes('value="check"')];
    };
    expect(await formOf(chain)).toEqual([200, true]);
    expect(await formOf(colleague)).toEqual([200, true]);
    expect(await formOf(viewer)).toEqual([200, false]);
    expect(await formOf(unconfirmed)).toEqual([200, false]);
    expect(await formOf(former)).toEqual([404, false]);
    const email = newAddress();
    for (const [user, status] of [
      [viewer, 403],
      [unconfirmed, 403],
      [former, 404],
    ] as const) {
      const who = await cookieOf(live, user.id);
      expect((await post({ intent: "send", ready: email }, who)).status).toBe(status);
      expect((await post({ intent: "resend-all" }, who)).status).toBe(status);
    }
    expect((await post({ intent: "send", ready: email }, "")).headers.get("Location")).toContain("/login");
    expect((await post({ intent: "nonsense" })).status).toBe(400);
    // A user who has lost that right between opening the page and pressing the button.
    for (const user of [former, unconfirmed])
      expect(await sendInvitations(ctx, { ...user, isConfirmed: true }, [to(email)])).toBe(user === former ? 0 : 1);
    await change("update companies set access_code = null where id = ?", unconfirmed.companyId);
    expect(await sendInvitations(ctx, { ...unconfirmed, isConfirmed: true }, [to(newAddress())])).toBe(0);
  });

  it("shows a company's invitations to no other company, and lets no other send or withdraw them", async () => {
    const email = await invite();
    await deliver();
    now += WEEK;
    const id = (await rowOf(email))?.id ?? "";
    const other = await registerCorporate(ctx);
    const theirs = await cookieOf(live, other.id);
    expect(await (await visit(`${HERE}?search=${email}`, { cookie: theirs })).text()).not.toContain(`>${email}<`);
    for (const intent of ["resend", "withdraw"]) expect((await post({ intent, id }, theirs)).status).toBe(303);
    expect(await rowOf(email)).toMatchObject({ state: "sent", mails: 1 });
    expect((await post({ intent: "withdraw", id })).status).toBe(303);
    expect(await stateOf(email)).toBe("withdrawn");
  });

  it("searches by state and a part of a name, ignoring accents, and pages by key", async () => {
    const other = await registerCorporate(ctx);
    const theirs = await cookieOf(live, other.id);
    expect(await (await visit(HERE, { cookie: theirs })).text()).toContain("No one has been invited yet.");
    const people = Array.from({ length: 30 }, (_, index) =>
      to(`page-${index}@example.com`, { company: index === 7 ? "Crêpes & Cie" : "" }),
    );
    expect(await sendInvitations(ctx, other, people)).toBe(30);
    const read = async (query: string) => {
      const html = await (await visit(HERE + query, { cookie: theirs })).text();
      return { html, emails: [...html.matchAll(/>(page-\d+@example\.com)</g)].map(([, email]) => email) };
    };
    const first = await read("");
    expect(first.emails).toHaveLength(25);
    const next = /href="[^"]*(\?after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const second = await read(next);
    expect(new Set([...first.emails, ...second.emails]).size).toBe(30);
    expect((await read("?search=CREPES")).emails).toEqual(["page-7@example.com"]);
    expect((await read("?state=joined")).html).toContain("No invitation matches");
    expect((await read("?state=waiting&search=page-12@")).emails).toEqual(["page-12@example.com"]);
    expect((await read("?search=%25'%22--")).emails).toEqual([]);
  });

  it("queries the database once besides the session and the bell, and twice to send", async () => {
    const tripsOf = async (answer: Response) =>
      Number(/trips=(\d+)/.exec(answer.headers.get("Server-Timing") ?? "")?.[1]);
    const env = { ...testEnv, DEMO: "yes" };
    const show = () => send(HERE, { headers: { Cookie: cookie } }, env);
    await show();
    expect(await tripsOf(await show())).toBe(3);
    const body = new FormData();
    for (const [name, value] of Object.entries({ intent: "send", language: "en", ready: newAddress() }))
      body.append(name, value);
    const sent = await send(HERE, { method: "POST", headers: { Cookie: cookie, Origin: ORIGIN }, body }, env);
    expect([sent.status, await tripsOf(sent)]).toEqual([303, 2]);
  });
});
