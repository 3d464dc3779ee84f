import { beforeEach, describe, expect, it } from "vitest";
import { resetPassword } from "~/account/password/reset-password.server";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens } from "~/foundation/identity/tokens.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { handOver } from "~/home/team/hand-over.server";
import { findInvitation } from "~/home/team/invitation-link.server";
import { inviteColleague } from "~/home/team/invite.server";
import { changeRole, removeColleague } from "~/home/team/members.server";
import { getTeam } from "~/home/team/queries.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { createContext } from "~/platform/context";
import { profileQuery } from "~/results/results/profile.server";
import { submitAssessment } from "~/results/results/submit.server";
import { getSummary } from "~/results/results/summary.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { deliverAll } from "../support/codes";
import { change, createFaultyContext, dumpDatabase, interrupted, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, requestFrom, visit } from "../support/pages";
import { byBoth, notificationsOf } from "../support/people";
import { isPassword, verifiedRecovery } from "../support/recovery";
import { colleagueOf } from "../support/subject";
import { invite, inviteAndJoin, mailsTo } from "../support/team";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  TEST_PASSWORD,
  withoutQueue,
} from "../support/worker";

const MINUTE = 60_000;
let now = Date.now();
const ctx = withoutQueue(createTestContext(() => now));
const request = new Request(ORIGIN);
let owner: CurrentUser;
let contributor: CurrentUser;
let viewer: CurrentUser;
beforeEach(async () => {
  now = Date.now();
  owner = await registerCompany(ctx);
  contributor = await colleagueOf(ctx, owner);
  viewer = await colleagueOf(ctx, owner, "viewer");
});

const roleOf = async ({ email }: CurrentUser) => (await reloadUser(ctx, email)).role;
const roles = () => Promise.all([owner, contributor, viewer].map(roleOf));
const assign = (assessmentId: string, userId: string) =>
  change("insert into topic_work (assessment_id, topic_id, assignee_id) values (?, 'water', ?)", assessmentId, userId);
const assignees = (assessmentId: string) =>
  rowsOf<{ assignee_id: string | null }>("select assignee_id from topic_work where assessment_id = ?", assessmentId);

describe("changing a role", () => {
  it("takes effect at the next request, with all its permissions, and notifies the colleague", async () => {
    const assessmentId = await completeDraft(ctx, owner, 10);
    await assign(assessmentId, contributor.id);
    const [answer] = requiredAnswers(80).slice(2);
    const save = async () =>
      saveAnswers(ctx, await reloadUser(ctx, contributor.email), assessmentId, answer ? [answer] : []);
    expect((await save()).ok).toBe(true);
    expect(await changeRole(ctx, owner, contributor.id, "viewer")).toEqual({ ok: true });
    expect(await save()).toMatchObject({ ok: false, reason: "forbidden" });
    expect(await startAssessment(ctx, await reloadUser(ctx, contributor.email))).toMatchObject({ reason: "forbidden" });
    expect(await assignees(assessmentId)).toEqual([{ assignee_id: null }]);
    expect(await notificationsOf(contributor)).toEqual([...byBoth("assessment-started"), ...byBoth("role-changed")]);
    expect(await changeRole(ctx, owner, contributor.id, "contributor")).toEqual({ ok: true });
    expect((await save()).ok).toBe(true);
    // Requested twice, done once.
    expect(await changeRole(ctx, owner, contributor.id, "contributor")).toEqual({ ok: true });
    expect(await notificationsOf(contributor)).toHaveLength(6);
  });

  it("ASVS 8.2.1 is allowed only to the owner, and only for a colleague", async () => {
    const stranger = await registerCompany(ctx);
    for (const user of [contributor, viewer])
      expect(await changeRole(ctx, user, viewer.id, "contributor")).toEqual({ ok: false, reason: "forbidden" });
    expect(await changeRole(ctx, stranger, viewer.id, "contributor")).toEqual({ ok: false, reason: "not-found" });
    expect(await changeRole(ctx, owner, stranger.id, "viewer")).toEqual({ ok: false, reason: "not-found" });
    expect(await changeRole(ctx, owner, "nobody", "viewer")).toEqual({ ok: false, reason: "not-found" });
    expect(await changeRole(ctx, owner, owner.id, "viewer")).toEqual({ ok: false, reason: "owner" });
    expect(await roles()).toEqual(["owner", "contributor", "viewer"]);
    expect(await notificationsOf(viewer)).toEqual([]);
  });

  it("by an owner who has handed over the company in the meantime changes nothing", async () => {
    const late = createContext(
      interrupted('insert into "outbox"', () => handOver(ctx, request, owner, contributor.id, TEST_PASSWORD)),
      () => now,
    );
    expect(await changeRole(withoutQueue(late), owner, viewer.id, "contributor")).toEqual({
      ok: false,
      reason: "not-found",
    });
    expect(await roles()).toEqual(["contributor", "owner", "viewer"]);
  });
});

describe("removing a colleague", () => {
  it("ASVS 7.4.2 signs out at once everywhere, sends an email, erases the account, and keeps the answers", async () => {
    const colleague = await inviteAndJoin(ctx, owner);
    const assessmentId = await completeDraft(ctx, colleague, 10);
    await assign(assessmentId, colleague.id);
    const cookie = await cookieOf(ctx, colleague.id);
    const tokens = await issueTokens(ctx, request, colleague.id);
    expect((await visit("/user/team", { cookie })).status).toBe(200);
    expect(await removeColleague(ctx, request, owner, colleague.id)).toEqual({ ok: true });

    expect((await visit("/user/team", { cookie })).status).toBe(303);
    expect(await findTokenOwner(ctx, tokens.accessToken, request)).toBeNull();
    expect((await getTeam(ctx, owner)).people.map(({ id }) => id)).not.toContain(colleague.id);
    expect(await assignees(assessmentId)).toEqual([{ assignee_id: null }]);
    expect(await removeColleague(ctx, request, owner, colleague.id)).toEqual({ ok: false, reason: "not-found" });
    // Until the account is gone a few minutes later, its address cannot be invited again.
    const again = { email: colleague.email, role: "viewer", language: "en" } as const;
    expect(await inviteColleague(ctx, requestFrom(), owner, again)).toEqual({ ok: false, reason: "leaving" });

    await deliverAll(ctx, colleague.id);
    now += 6 * MINUTE;
    expect(await eraseDue(ctx)).toBe(1);
    const [row] = await rowsOf<{ email: string; username: string; erased_at: number }>(
      "select * from users where id = ?",
      colleague.id,
    );
    expect(row).toMatchObject({ email: `erased-${colleague.id}`, username: "", erased_at: now });
    const opened = await openAssessment(ctx, owner, assessmentId, "answer");
    expect(opened.ok && opened.answers.size).toBe(82);
    expect(await inviteColleague(ctx, requestFrom(), owner, again)).toEqual({ ok: true });
  });

  it("leaves them no way back through a recovery in progress", async () => {
    const token = await verifiedRecovery(ctx, contributor);
    expect(await removeColleague(ctx, request, owner, contributor.id)).toEqual({ ok: true });
    const reset = await resetPassword(ctx, { token, password: "seven slow trains", visitor: NOBODY });
    expect(reset).toEqual({ ok: false, reason: "over" });
    expect(await isPassword(contributor, TEST_PASSWORD)).toBe(true);
  });

  it("says in the email which company removed them, and that their answers stay", async () => {
    await removeColleague(ctx, request, owner, viewer.id);
    await deliverAll(ctx, viewer.id);
    const [mail] = await mailsTo(viewer.email);
    expect(mail?.subject).toBe(`You have been removed from ${owner.companyName}`);
    expect(mail?.text.replace(/\s+/g, " ")).toContain("Your answers for the company stay with the company.");
  });

  it("ASVS 8.2.1 is allowed only to the owner, and never for the owner or another company's users", async () => {
    const stranger = await registerCompany(ctx);
    const before = await dumpDatabase();
    for (const user of [contributor, viewer])
      expect(await removeColleague(ctx, request, user, viewer.id)).toEqual({ ok: false, reason: "forbidden" });
    expect(await removeColleague(ctx, request, stranger, viewer.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await removeColleague(ctx, request, owner, stranger.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await removeColleague(ctx, request, owner, owner.id)).toEqual({ ok: false, reason: "owner" });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("notifies them of nothing that happens afterwards", async () => {
    const assessmentId = await completeDraft(ctx, contributor, 10);
    const [answer] = requiredAnswers(80).slice(2);
    expect(await removeColleague(ctx, request, owner, contributor.id)).toEqual({ ok: true });
    const before = await notificationsOf(contributor);
    await saveAnswers(ctx, owner, assessmentId, answer ? [answer] : []);
    expect(await submitAssessment(ctx, owner, assessmentId)).toEqual({ ok: true });
    expect(await notificationsOf(contributor)).toEqual(before);
    expect((await notificationsOf(viewer)).length).toBeGreaterThan(0);
  });

  it("puts the owner's name on the report of an assessment that they had started", async () => {
    const assessmentId = await completeDraft(ctx, contributor, 40);
    expect(await submitAssessment(ctx, owner, assessmentId)).toEqual({ ok: true });
    const named = async () => {
      const summary = await getSummary(ctx, owner, assessmentId, "readiness");
      const [report] = await profileQuery(ctx, assessmentId);
      return [summary.ok && summary.profile.email, report?.email, report?.username];
    };
    expect(await named()).toEqual([contributor.email, contributor.email, contributor.username]);
    await removeColleague(ctx, request, owner, contributor.id);
    now += 10 * MINUTE;
    expect(await eraseDue(ctx)).toBeGreaterThan(0);
    expect(await named()).toEqual([owner.email, owner.email, owner.username]);
  });

  it("does not happen together with making them the owner at the same moment", async () => {
    await Promise.all([
      removeColleague(ctx, request, owner, contributor.id),
      handOver(ctx, request, owner, contributor.id, TEST_PASSWORD),
    ]);
    const [row] = await rowsOf<{ role: string; deletion_due_at: number | null }>(
      "select role, deletion_due_at from users where id = ?",
      contributor.id,
    );
    expect(row?.role === "owner").toBe(row?.deletion_due_at === null);
    const [owners] = await rowsOf<{ count: number }>(
      "select count(*) as count from users where company_id = ? and role = 'owner'",
      owner.companyId,
    );
    expect(owners?.count).toBe(1);
  });
});

describe("handing the company over", () => {
  it("swaps the roles at once, notifies both, and moves every right of the owner", async () => {
    const assessmentId = await completeDraft(ctx, owner, 10);
    expect(await handOver(ctx, request, owner, contributor.id, TEST_PASSWORD)).toEqual({ ok: true });
    expect(await roles()).toEqual(["contributor", "owner", "viewer"]);
    expect(await notificationsOf(owner)).toEqual(expect.arrayContaining(byBoth("ownership-given")));
    expect(await notificationsOf(contributor)).toEqual(expect.arrayContaining(byBoth("ownership-received")));
    const [former, next] = [await reloadUser(ctx, owner.email), await reloadUser(ctx, contributor.email)];
    expect(await submitAssessment(ctx, former, assessmentId)).toMatchObject({ reason: "forbidden" });
    expect(await removeColleague(ctx, request, former, viewer.id)).toEqual({ ok: false, reason: "forbidden" });
    expect(await changeRole(ctx, next, former.id, "viewer")).toEqual({ ok: true });
    expect(await submitAssessment(ctx, next, assessmentId)).toEqual({ ok: true });
  });

  it("keeps pending invitations, whatever happens to the former owner's account", async () => {
    const { token } = await invite(ctx, owner);
    expect(await handOver(ctx, request, owner, contributor.id, TEST_PASSWORD)).toEqual({ ok: true });
    expect(await removeColleague(ctx, request, await reloadUser(ctx, contributor.email), owner.id)).toEqual({
      ok: true,
    });
    now += 10 * MINUTE;
    expect(await eraseDue(ctx)).toBeGreaterThan(0);
    expect(await findInvitation(ctx, token)).toMatchObject({ inviter: contributor.username });
  });

  it("ASVS 7.5.1 requires the password, and works only for a contributor of the same company", async () => {
    const stranger = await registerCompany(ctx);
    const strangersColleague = await colleagueOf(ctx, stranger);
    const before = await dumpDatabase({ without: ["rate_limits"] });
    const to = (id: string, by = owner, password = TEST_PASSWORD) => handOver(ctx, request, by, id, password);
    expect(await to(contributor.id, owner, "not the one in use")).toEqual({ ok: false, reason: "password-wrong" });
    expect(await to(viewer.id)).toEqual({ ok: false, reason: "viewer" });
    expect(await to(owner.id)).toEqual({ ok: false, reason: "owner" });
    expect(await to(strangersColleague.id)).toEqual({ ok: false, reason: "not-found" });
    expect(await to(contributor.id, contributor)).toEqual({ ok: false, reason: "forbidden" });
    expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
    for (let tries = 0; tries < 9; tries += 1) await to(contributor.id, owner, "x");
    expect(await to(contributor.id)).toMatchObject({ reason: "too-many-requests" });
  });

  it("to two colleagues at once makes one owner", async () => {
    const other = await colleagueOf(ctx, { ...owner, email: `other-${owner.email}` });
    const verdicts = await Promise.all(
      [contributor, other].map(({ id }) => handOver(ctx, request, owner, id, TEST_PASSWORD)),
    );
    expect(verdicts.filter(({ ok }) => ok)).toHaveLength(1);
    const owners = await rowsOf("select id from users where company_id = ? and role = 'owner'", owner.companyId);
    expect(owners).toHaveLength(1);
  });

  it("is refused while either of the two is about to leave", async () => {
    await requestDeletion(ctx, contributor, TEST_PASSWORD, NOBODY);
    expect(await handOver(ctx, request, owner, contributor.id, TEST_PASSWORD)).toMatchObject({ reason: "leaving" });
    await requestDeletion(ctx, owner, TEST_PASSWORD, NOBODY);
    const leaving = await reloadUser(ctx, owner.email);
    const other = await colleagueOf(ctx, { ...owner, email: `other-${owner.email}` });
    expect(await handOver(ctx, request, leaving, other.id, TEST_PASSWORD)).toMatchObject({ reason: "leaving-self" });
    expect(await roleOf(owner)).toBe("owner");
  });

  it("does not happen when one of the two asks to leave at the same moment", async () => {
    for (const leaver of [contributor, owner]) {
      const leave = () => requestDeletion(ctx, leaver, TEST_PASSWORD, NOBODY);
      const late = withoutQueue(createContext(interrupted('insert into "outbox"', leave), () => now));
      const taker = leaver === owner ? await colleagueOf(ctx, { ...owner, email: `late-${owner.email}` }) : contributor;
      const verdict = await handOver(late, request, owner, taker.id, TEST_PASSWORD);
      expect(verdict).toEqual({ ok: false, reason: "not-found" });
      expect([await roleOf(owner), await roleOf(taker)]).toEqual(["owner", "contributor"]);
    }
  });
});

const acts = {
  "changing a role": (context: typeof ctx) => changeRole(context, owner, contributor.id, "viewer"),
  "removing a colleague": (context: typeof ctx) => removeColleague(context, request, owner, contributor.id),
  "handing over": (context: typeof ctx) => handOver(context, request, owner, contributor.id, TEST_PASSWORD),
};

describe("a fault at any one statement", () => {
  it.each(Object.entries(acts))("of %s leaves nothing half done, and a retry completes it", async (_, act) => {
    for (let at = 1; ; at += 1) {
      owner = await registerCompany(ctx);
      contributor = await colleagueOf(ctx, owner);
      const before = await dumpDatabase({ without: ["rate_limits"] });
      const faulty = createFaultyContext(at, "fail", () => now);
      const failure = await act(withoutQueue(faulty.ctx)).then(
        () => null,
        (error: unknown) => error,
      );
      if (faulty.sent() < at) {
        expect(failure).toBeNull();
        break;
      }
      expect(await dumpDatabase({ without: ["rate_limits"] }), `after a fault at statement ${at}`).toEqual(before);
      expect(await act(ctx)).toEqual({ ok: true });
    }
  });
});
