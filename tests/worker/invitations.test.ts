import { beforeEach, describe, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { cancelInvitation, inviteColleague, resendInvitation } from "~/home/team/invite.server";
import { getTeam } from "~/home/team/queries.server";
import { createContext } from "~/platform/context";
import { matchPassword } from "~/platform/crypto/passwords";
import { deliverRows } from "~/upkeep/delivery/deliver.server";
import { retryDeadLetter } from "~/upkeep/delivery/retry-dead-letters.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { deliverAll } from "../support/codes";
import { change, createFaultyContext, dumpDatabase, interrupted, rowsOf } from "../support/database";
import { requestFrom } from "../support/pages";
import { notificationsOf, notifiedDataOf } from "../support/people";
import { colleagueOf } from "../support/subject";
import { accept, invite, inviteAndJoin, mailsTo, newAddress } from "../support/team";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const START = Date.UTC(2026, 5, 1, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let now = START;
const ctx = withoutQueue(createTestContext(() => now));
let owner: CurrentUser;
beforeEach(async () => {
  now += 30 * DAY;
  owner = await registerCompany(ctx);
  await deliverAll(ctx, owner.id);
});

const openOf = async (user: CurrentUser) => (await getTeam(ctx, user)).waiting.map(({ email }) => email);
const usersAt = (email: string) => rowsOf<{ role: string }>("select role from users where email = ?", email);
const invited = (email: string) => ({ email, role: "viewer" as const, language: "en" as const });
const TOO_MANY = { ok: false, reason: "too-many-requests", retryAfterSeconds: expect.any(Number) };

describe("inviting a colleague", () => {
  it("sends an email in the chosen language, which says who invites to what, with a link valid for 14 days", async () => {
    await change("update companies set name = 'Mkhize Mills' where id = ?", owner.companyId);
    const { email, id, token } = await invite(ctx, owner, { language: "fr", role: "viewer" });
    await deliverAll(ctx, owner.id);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Nomsa vous invite à rejoindre Mkhize Mills sur Kompas");
    const text = mail?.text.replace(/\s+/g, " ") ?? "";
    expect(text).toContain("Bonjour,");
    expect(text).toContain("Un lecteur consulte les réponses");
    expect(text).toContain("ignorez simplement ce message");
    expect(text).toContain("parce que quelqu’un a saisi votre adresse");
    expect(text).toContain(`/invitation/${token}?lng=fr`);
    expect(mail?.html).not.toContain("unsubscribe");
    const [row] = await rowsOf<{ token_hash: string; expires_at: number }>(
      "select * from invitations where id = ?",
      id,
    );
    expect(row?.expires_at).toBe(now + 14 * DAY);
    expect(JSON.stringify(await dumpDatabase({ without: ["local_mailbox"] }))).not.toContain(token);
  });

  it("is allowed to the owner, and shows pending invitations to no other user", async () => {
    const [contributor, viewer] = [await colleagueOf(ctx, owner), await colleagueOf(ctx, owner, "viewer")];
    const { email, id } = await invite(ctx, owner);
    for (const user of [contributor, viewer]) {
      expect(await inviteColleague(ctx, requestFrom(), user, invited(newAddress()))).toEqual({
        ok: false,
        reason: "forbidden",
      });
      expect(await resendInvitation(ctx, requestFrom(), user, id)).toEqual({ ok: false, reason: "forbidden" });
      expect(await cancelInvitation(ctx, user, id)).toEqual({ ok: false, reason: "forbidden" });
      expect(await openOf(user)).toEqual([]);
      expect((await getTeam(ctx, user)).people.map(({ role }) => role)).toEqual(["owner", "contributor", "viewer"]);
    }
    expect(await openOf(owner)).toEqual([email]);
    const stranger = await registerCompany(ctx);
    expect(await resendInvitation(ctx, requestFrom(), stranger, id)).toEqual({ ok: false, reason: "gone" });
    expect(await cancelInvitation(ctx, stranger, id)).toEqual({ ok: false, reason: "gone" });
    expect(await openOf(owner)).toEqual([email]);
  });

  it("explains the refusal of a colleague, the user's own address, and an address that is already invited", async () => {
    const colleague = await colleagueOf(ctx, owner);
    for (const { email } of [colleague, owner])
      expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({
        ok: false,
        reason: "colleague",
      });
    const { email } = await invite(ctx, owner);
    expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({ ok: false, reason: "invited" });
    const both = await Promise.all(
      [0, 1].map(() => inviteColleague(ctx, requestFrom(), owner, invited("twice@example.com"))),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await openOf(owner)).toHaveLength(2);
  });

  it("replaces an expired invitation of the same address", async () => {
    const { email } = await invite(ctx, owner);
    now += 15 * DAY;
    expect(await openOf(owner)).toEqual([]);
    expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({ ok: true });
    expect(await openOf(owner)).toEqual([email]);
  });

  it("ASVS 6.3.8 reveals nothing about an address with an account elsewhere; its email explains what to do, without a link", async () => {
    const stranger = await registerCompany(ctx, { language: "ms" });
    await deliverAll(ctx, stranger.id);
    const before = (await mailsTo(stranger.email)).length;
    const free = newAddress();
    const verdicts = [];
    for (const email of [free, stranger.email])
      verdicts.push(await inviteColleague(ctx, requestFrom(), owner, invited(email)));
    expect(verdicts).toEqual([{ ok: true }, { ok: true }]);
    const { waiting } = await getTeam(ctx, owner);
    const [one, other] = waiting.map(({ id: _, email: __, ...rest }) => rest);
    expect(one).toEqual(other);
    await deliverAll(ctx, owner.id);
    const [mail, ...more] = (await mailsTo(stranger.email)).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Anda dijemput, tetapi sudah ada akaun");
    expect(mail?.text).not.toContain("/invitation/");
    // Neither do the stored messages, where a user with access to the owner's account could look.
    const left = await rowsOf(
      "select cause, data, status, last_error from outbox where cause = 'team-invitation' and user_id = ?",
      owner.id,
    );
    expect(JSON.stringify(left[0])?.replace(/"invitationId.*?}/, "")).toBe(
      JSON.stringify(left[1])?.replace(/"invitationId.*?}/, ""),
    );
  });

  it("is possible up to 20 pending invitations, even when many are sent at once", async () => {
    for (let sent = 0; sent < 17; sent += 1) await invite(ctx, owner);
    const verdicts = await Promise.all(
      Array.from({ length: 8 }, () => inviteColleague(ctx, requestFrom(), owner, invited(newAddress()))),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(3);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual(Array(5).fill({ ok: false, reason: "full" }));
    expect(await openOf(owner)).toHaveLength(20);
  });

  it("ASVS 2.4.1 sends 40 emails a day per company, and 5 to one address", async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      const { id } = await invite(ctx, owner, { email });
      await cancelInvitation(ctx, owner, id);
    }
    expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual(TOO_MANY);
    await change("update rate_limits set count = 40 where key = ?", `invitation/${owner.companyId}`);
    const refused = await inviteColleague(ctx, requestFrom(), owner, invited(newAddress()));
    expect(refused).toEqual(TOO_MANY);
    expect(!refused.ok && "retryAfterSeconds" in refused && refused.retryAfterSeconds).toBe(86_400);
    expect(await openOf(owner)).toEqual([]);
    now += DAY;
    expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({ ok: true });
  });

  it("is not blocked by others who invite the same address: the sixth email goes out an hour later", async () => {
    const email = newAddress();
    for (let sent = 0; sent < 5; sent += 1) {
      const stranger = await registerCompany(ctx);
      await invite(ctx, stranger, { email });
      await deliverAll(ctx, stranger.id);
    }
    const [outlook] = [newAddress()];
    for (const to of [email, outlook]) {
      expect(await inviteColleague(ctx, requestFrom(), owner, invited(to))).toEqual({ ok: true });
    }
    // Nothing distinguishes the two.
    const { waiting } = await getTeam(ctx, owner);
    expect(new Set(waiting.map(({ sentAt, expiresAt }) => `${sentAt} ${expiresAt}`)).size).toBe(1);
    const rows = await rowsOf<{ due: number }>(
      "select due_at as due from outbox where user_id = ? and cause = 'team-invitation' order by rowid",
      owner.id,
    );
    expect(rows.map(({ due }) => due - now)).toEqual([60 * MINUTE, MINUTE]);
    const stateOfLate = async () => {
      const [late] = await rowsOf<{ status: string }>(
        "select status from outbox where user_id = ? and cause = 'team-invitation' order by rowid limit 1",
        owner.id,
      );
      return late?.status;
    };
    now += 59 * MINUTE;
    await sweepOutbox(ctx);
    expect(await stateOfLate()).toBe("pending");
    now += MINUTE;
    await sweepOutbox(ctx);
    expect(await stateOfLate()).toBe("waiting");
    await deliverAll(ctx, owner.id);
    expect(await mailsTo(email)).toHaveLength(6);
  });

  it("from one network to one address stops after five, whichever company invites, and leaves it open to others", async () => {
    const email = newAddress();
    const request = requestFrom();
    for (let sent = 1; sent <= 7; sent += 1) {
      const verdict = await inviteColleague(ctx, request, await registerCompany(ctx), invited(email));
      expect(verdict).toEqual(sent <= 5 ? { ok: true } : TOO_MANY);
    }
    expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({ ok: true });
  });
});

describe("a pending invitation", () => {
  it("is resent after a minute, with the same link, and is valid for another 14 days", async () => {
    const { id, email, token } = await invite(ctx, owner);
    await deliverAll(ctx, owner.id);
    now += 59_000;
    expect(await resendInvitation(ctx, requestFrom(), owner, id)).toEqual({
      ok: false,
      reason: "too-many-requests",
      retryAfterSeconds: 1,
    });
    now += 10 * DAY;
    const both = await Promise.all([0, 1].map(() => resendInvitation(ctx, requestFrom(), owner, id)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await deliverAll(ctx, owner.id);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toContain(token);
    now += 13 * DAY;
    expect((await accept(ctx, token)).ok).toBe(true);
    expect(await resendInvitation(ctx, requestFrom(), owner, id)).toEqual({ ok: false, reason: "gone" });
  });

  it("sends nothing once it has been cancelled, and its link is invalid", async () => {
    const { id, email, token } = await invite(ctx, owner);
    expect(await cancelInvitation(ctx, owner, id)).toEqual({ ok: true });
    expect(await cancelInvitation(ctx, owner, id)).toEqual({ ok: false, reason: "gone" });
    await deliverAll(ctx, owner.id);
    expect(await mailsTo(email)).toEqual([]);
    expect(await accept(ctx, token)).toEqual({ ok: false, reason: "gone" });
    expect(await usersAt(email)).toEqual([]);
  });

  it("sends no email so late that its link has expired", async () => {
    const { email } = await invite(ctx, owner);
    now += 14 * DAY;
    await deliverAll(ctx, owner.id);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("is resent by an administrator like any other message that could not be delivered", async () => {
    const { email, token } = await invite(ctx, owner);
    const [row] = await rowsOf<{ id: string }>(
      "select id from outbox where cause = 'team-invitation' and user_id = ?",
      owner.id,
    );
    const id = row?.id ?? "";
    const send = async () => {
      throw new Error("421 try later");
    };
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await deliverRows({ ...ctx, mailer: { send }, clock: () => now + attempt * MINUTE }, [id]);
    }
    expect(await rowsOf("select outbox_id from dead_letters where outbox_id = ?", id)).toHaveLength(1);
    await retryDeadLetter(ctx, { ...owner, isAdministrator: true }, id);
    await deliverAll(ctx, owner.id);
    expect((await mailsTo(email))[0]?.text).toContain(token);
  });
});

describe("accepting an invitation", () => {
  it("ASVS 6.4.1 creates a colleague with that role and address, once, and notifies the owner by email and in the app", async () => {
    const { email, token } = await invite(ctx, owner, { role: "viewer" });
    const joined = await accept(ctx, token, { mobile: "+27 82 123 4567" });
    if (!joined.ok) throw new Error(joined.reason);
    const user = await reloadUser(ctx, email);
    expect(user).toMatchObject({ companyId: owner.companyId, role: "viewer", username: "Sipho", language: "en" });
    const [row] = await rowsOf<{ password_hash: string; mobile: string; job_title: string }>(
      "select * from users where id = ?",
      user.id,
    );
    expect(row).toMatchObject({ mobile: "+27821234567", job_title: "" });
    expect(await matchPassword("seven slow trains", row?.password_hash ?? null)).toBe("yes");
    expect(await notificationsOf(owner)).toEqual([
      "colleague-joined email",
      "colleague-joined inApp",
      "team-invitation email",
    ]);
    expect(await notifiedDataOf(owner, "colleague-joined")).toEqual({ role: "viewer" });
    expect(await openOf(owner)).toEqual([]);
    expect(await accept(ctx, token)).toEqual({ ok: false, reason: "gone" });
  });

  it("by two users at once creates one account", async () => {
    const { email, token } = await invite(ctx, owner);
    const verdicts = await Promise.all([accept(ctx, token), accept(ctx, token), accept(ctx, token)]);
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual(Array(2).fill({ ok: false, reason: "gone" }));
    expect(await usersAt(email)).toHaveLength(1);
    expect(await notificationsOf(owner)).toHaveLength(3);
  });

  it("when overtaken by a cancellation creates no account", async () => {
    const { id, email, token } = await invite(ctx, owner);
    const late = createContext(
      interrupted('insert into "users"', () => cancelInvitation(ctx, owner, id)),
      () => now,
    );
    expect(await accept(withoutQueue(late), token)).toEqual({ ok: false, reason: "gone" });
    expect(await usersAt(email)).toEqual([]);
  });

  it("that begins in time and ends too late creates no account", async () => {
    const { email, token } = await invite(ctx, owner);
    const end = now + 14 * DAY;
    let asked = 0;
    // Found a moment before its end, but expired while the password is being hashed.
    const slow = { ...ctx, clock: () => end - (asked++ === 0 ? 1 : 0) };
    expect(await accept(slow, token)).toEqual({ ok: false, reason: "gone" });
    expect(await usersAt(email)).toEqual([]);
  });

  it("ASVS 6.4.1 is refused after 14 days, and with a made-up link", async () => {
    const { token } = await invite(ctx, owner);
    now += 14 * DAY;
    expect(await accept(ctx, token)).toEqual({ ok: false, reason: "gone" });
    for (const unknown of ["", "x".repeat(43), `${token}x`])
      expect(await accept(ctx, unknown)).toEqual({ ok: false, reason: "gone" });
  });

  it("with an address that has acquired an account since changes nothing", async () => {
    const { email, token } = await invite(ctx, owner);
    const elsewhere = await registerCompany(ctx, { email });
    expect(await accept(ctx, token)).toEqual({ ok: false, reason: "taken", company: owner.companyName });
    expect((await reloadUser(ctx, email)).companyId).toBe(elsewhere.companyId);
  });

  it("ASVS 6.2.11 refuses a password made of the name, the address or the company, and an invalid phone number", async () => {
    await change("update companies set name = 'Umhlanga Fisheries' where id = ?", owner.companyId);
    const { token, email } = await invite(ctx, owner);
    for (const password of ["umhlangafisheries", "password", email, "short"]) {
      const verdict = await accept(ctx, token, { password });
      expect(verdict, password).toMatchObject({ reason: "invalid", errors: { password: [expect.any(String)] } });
    }
    expect(await accept(ctx, token, { mobile: "12" })).toMatchObject({ errors: { mobile: ["errors.mobile"] } });
    expect((await accept(ctx, token)).ok).toBe(true);
  });

  it("leaves nothing behind when any one of its statements fails, and a retry completes it", async () => {
    for (let at = 1; ; at += 1) {
      const { email, token } = await invite(ctx, owner);
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const faulty = createFaultyContext(at, "fail", () => now);
      const failure = await accept(withoutQueue(faulty.ctx), token).then(
        () => null,
        (error: unknown) => error,
      );
      if (faulty.sent() < at) {
        expect(failure).toBeNull();
        // The invitation, the count of hashes; the account, the invitation's end, the messages.
        expect(at - 1).toBe(5);
        break;
      }
      expect(await dumpDatabase({ without: ["rate_limits"] }), `after a fault at statement ${at}`).toEqual(before);
      expect((await accept(ctx, token)).ok).toBe(true);
      expect(await usersAt(email)).toHaveLength(1);
    }
  });
});

describe("inviting a colleague with failing statements", () => {
  it("leaves nothing behind at any statement, and a retry completes it", async () => {
    for (let at = 1; ; at += 1) {
      const email = newAddress();
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const faulty = createFaultyContext(at, "fail", () => now);
      const failure = await inviteColleague(withoutQueue(faulty.ctx), requestFrom(), owner, invited(email)).then(
        () => null,
        (error: unknown) => error,
      );
      if (faulty.sent() < at) {
        expect(failure).toBeNull();
        break;
      }
      expect(await dumpDatabase({ without: ["rate_limits"] }), `after a fault at statement ${at}`).toEqual(before);
      expect(await inviteColleague(ctx, requestFrom(), owner, invited(email))).toEqual({ ok: true });
    }
  });
});

describe("a user who joined by an invitation", () => {
  it("is visible to all users of the company, and to no others", async () => {
    const colleague = await inviteAndJoin(ctx, owner);
    const names = async (user: CurrentUser) => (await getTeam(ctx, user)).people.map(({ id }) => id);
    expect(await names(owner)).toEqual([owner.id, colleague.id]);
    expect(await names(colleague)).toEqual([owner.id, colleague.id]);
    expect(await names(await registerCompany(ctx))).not.toContain(colleague.id);
  });
});
