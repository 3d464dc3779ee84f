import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ERASURES_KNOWN_MS, IN_FLIGHT_MS, yearsBefore } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { mayBeInvited, setStop } from "~/foundation/notifications/stop-list.server";
import type { Context } from "~/platform/context";
import { ERASURES } from "~/platform/erased.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { repeatErasures } from "~/upkeep/privacy/repeat-erasures.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/upkeep/privacy/retention.server";
import { createBackupKeys, restoreHere, rowsOfBackup, takeBackup, withBackups } from "../support/backups";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { colleagueOf, createSubject } from "../support/subject";
import { createTestContext, registerCompany, TEST_PASSWORD, testEnv, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60_000;
const START = Date.UTC(2026, 4, 4);
let now = START;
let keys: Awaited<ReturnType<typeof createBackupKeys>>;
let ctx: Context;
beforeAll(async () => {
  keys = await createBackupKeys();
});
beforeEach(async () => {
  now = START;
  ctx = withBackups(withoutQueue(createTestContext(() => now)), keys.publicKey);
  const { objects } = await testEnv.BACKUPS.list();
  if (objects.length > 0) await testEnv.BACKUPS.delete(objects.map(({ key }) => key));
});

/** Takes a backup, lets things be erased, and then restores the backup as if they had not been. */
async function undone(erase: () => Promise<void>): Promise<{ erased: Dump }> {
  const manifest = await takeBackup(ctx);
  const rows = await rowsOfBackup(manifest, keys.privateKey);
  await erase();
  const erased = await dump();
  await restoreHere(manifest, rows);
  expect(await dump()).not.toEqual(erased);
  return { erased };
}

type Dump = Record<string, string[]>;
const dump = () => dumpDatabase({ without: ["jobs", "run_log", "local_mailbox", "rate_limits"] });

async function repeatAll(): Promise<number> {
  let erased = 0;
  let cursor: string | null = null;
  do {
    const run: Awaited<ReturnType<typeof repeatErasures>> = await repeatErasures(ctx, cursor);
    expect(run.did.failed).toBe(0);
    erased += run.did.erased ?? 0;
    cursor = run.cursor;
  } while (cursor !== null);
  return erased;
}

const ledger = async () => (await testEnv.BACKUPS.list({ prefix: ERASURES })).objects.map(({ key }) => key).sort();

/** Lets an account's owner delete it, and the scheduled job erase it. */
async function deleteAccount(user: Parameters<typeof requestDeletion>[1]): Promise<void> {
  expect(await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });
  now += 7 * DAY + IN_FLIGHT_MS;
  await eraseDue(ctx);
  now += IN_FLIGHT_MS;
  await eraseDue(ctx);
}

describe("after a restore", () => {
  it("a company and its people are erased again, with their files, and their neighbours keep all", async () => {
    const { owner, colleague, member } = await createSubject(ctx);
    const neighbour = await createSubject(ctx);
    const file = `evidence/${owner.companyId}/x.pdf`;
    const { erased } = await undone(() => deleteAccount(owner));
    await testEnv.FILES.put(file, "%PDF");
    expect(await ledger()).toEqual(
      [`account/${colleague.id}`, `account/${owner.id}`, `company/${owner.companyId}`]
        .map((key) => ERASURES + key)
        .sort(),
    );
    expect(await repeatAll()).toBeGreaterThan(0);
    expect(await dump()).toEqual(erased);
    expect(await testEnv.FILES.head(file)).toBeNull();
    for (const id of [member.companyId, neighbour.owner.companyId]) {
      expect(await rowsOf("select erased_at from companies where id = ?", id)).toEqual([{ erased_at: null }]);
    }
    expect(await rowsOf("pragma foreign_key_check")).toEqual([]);
    expect(await repeatAll()).toBe(0);
    expect(await dump()).toEqual(erased);
  });

  it("no one is told of it a second time", async () => {
    const { owner } = await createSubject(ctx);
    await undone(() => deleteAccount(owner));
    const mails: unknown[] = [];
    ctx = { ...ctx, mailer: { send: async (mail) => void mails.push(mail) } };
    expect(await repeatAll()).toBeGreaterThan(0);
    expect(mails).toEqual([]);
  });

  it("an account that went alone goes alone, even if it was the last owner at the moment restored to", async () => {
    const { owner } = await createSubject(ctx);
    await undone(async () => {
      await colleagueOf(ctx, owner, "owner");
      await deleteAccount(owner);
    });
    expect(await repeatAll()).toBe(1);
    expect(await rowsOf("select email, erased_at is not null as gone from users where id = ?", owner.id)).toEqual([
      { email: `erased-${owner.id}`, gone: 1 },
    ]);
    expect(await rowsOf("select name, erased_at from companies where id = ?", owner.companyId)).toEqual([
      { name: owner.companyName, erased_at: null },
    ]);
  });

  it("people who joined the erased company meanwhile are erased with it", async () => {
    const { owner } = await createSubject(ctx);
    await undone(() => deleteAccount(owner));
    const late = await colleagueOf(ctx, owner, "viewer");
    await repeatAll();
    expect(await rowsOf("select username from users where id = ?", late.id)).toEqual([{ username: "" }]);
    expect(await rowsOf("select name from companies where id = ?", owner.companyId)).toEqual([{ name: "" }]);
  });

  it("what was anonymised or deleted for its age is so again", async () => {
    const { owner, draft, completed } = await createSubject(ctx);
    const old = await createSubject(ctx);
    const since = (years: number) => yearsBefore(START, years) - DAY;
    await change("update assessments set completed_at = ? where id = ?", since(5), completed);
    await change("update assessments set completed_at = ? where id = ?", since(7), old.completed);
    await change("update assessments set updated_at = ? where id = ?", since(5), draft);
    await undone(async () => {
      await deleteOldAssessments(ctx);
      await anonymiseAssessments(ctx, null);
      await deleteOldDrafts(ctx, null);
    });
    expect(await ledger()).toEqual(
      [`anonymised/${completed}`, `deleted/${draft}`, `deleted/${old.completed}`].map((key) => ERASURES + key).sort(),
    );
    expect(
      await rowsOf("select count(*) as n from assessments where id in (?, ?, ?)", completed, draft, old.completed),
    ).toEqual([{ n: 3 }]);
    expect(await repeatAll()).toBe(3);
    expect(
      await rowsOf("select count(*) as n from assessments where id in (?, ?, ?)", completed, draft, old.completed),
    ).toEqual([{ n: 0 }]);
    expect(await rowsOf("select erased_at from companies where id = ?", owner.companyId)).toEqual([
      { erased_at: null },
    ]);
    expect(await repeatAll()).toBe(0);
  });

  it("a wish for no more invitations counts again, but not one that was taken back", async () => {
    const [stopped, allowed] = ["no@example.org", "again@example.org"];
    await undone(async () => {
      await setStop(ctx, stopped, true);
      await setStop(ctx, allowed, true);
      await setStop(ctx, allowed, false);
    });
    expect(await mayBeInvited(ctx, stopped)).toBe(true);
    expect(await repeatAll()).toBe(1);
    expect([await mayBeInvited(ctx, stopped), await mayBeInvited(ctx, allowed)]).toEqual([false, true]);
    expect((await ledger()).join()).not.toMatch(/@|example/);
  });

  it("more than a run's number is done by the next runs", async () => {
    const owners: CurrentUser[] = [];
    for (let company = 0; company < 25; company += 1) owners.push(await registerCompany(ctx));
    await undone(async () => {
      for (const owner of owners) await change("update users set deletion_due_at = 1 where id = ?", owner.id);
      await eraseDue(ctx);
      await eraseDue(ctx);
    });
    const first = await repeatErasures(ctx, null);
    expect([first.did.erased, first.cursor]).toEqual([20, ERASURES]);
    await repeatAll();
    expect(
      await rowsOf(
        "select count(*) as n from companies where erased_at is null and id in (select company_id from users where id in (select value from json_each(?)))",
        JSON.stringify(owners.map(({ id }) => id)),
      ),
    ).toEqual([{ n: 0 }]);
  });
});

describe("the list of erasures", () => {
  const failing = (): Context => ({
    ...ctx,
    backups: {
      put: async () => Promise.reject(new Error("R2: no answer")),
      delete: async () => Promise.reject(new Error("R2: no answer")),
    } as unknown as R2Bucket,
  });

  it("is written before an account is erased: without it, the account waits for the next run", async () => {
    const owner = await registerCompany(ctx);
    await change("update users set deletion_due_at = 1 where id = ?", owner.id);
    expect(await eraseDue(failing())).toBe(0);
    expect(await rowsOf("select erased_at from users where id = ?", owner.id)).toEqual([{ erased_at: null }]);
    expect(await eraseDue(ctx)).toBe(1);
  });

  it("does not prevent a wish for no more invitations", async () => {
    await setStop(failing(), "wish@example.org", true);
    expect(await mayBeInvited(ctx, "wish@example.org")).toBe(false);
  });

  it("forgets what no backup can bring back any more", async () => {
    await setStop(ctx, "old@example.org", true);
    now += ERASURES_KNOWN_MS - 1;
    await repeatErasures(ctx, null);
    expect(await ledger()).toHaveLength(1);
    now += 1;
    expect(await repeatErasures(ctx, null)).toEqual({ did: { erased: 0, failed: 0, deleted: 1 }, cursor: null });
    expect(await ledger()).toEqual([]);
  });

  it("changes nothing in a database that was not restored, nor without backups", async () => {
    const owner = await registerCompany(ctx);
    await change("update users set deletion_due_at = 1 where id = ?", owner.id);
    await eraseDue(ctx);
    const before = await dump();
    expect(await repeatAll()).toBe(0);
    expect(await dump()).toEqual(before);
    expect((await repeatErasures({ ...ctx, backups: null }, null)).cursor).toBeNull();
  });
});
