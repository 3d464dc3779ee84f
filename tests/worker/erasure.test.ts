import { getTableName } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { evidenceFolder } from "~/assessment/evidence/store-file.server";
import { IN_FLIGHT_MS } from "~/foundation/identity/rules/periods";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import type { Context } from "~/platform/context";
import { issueProof } from "~/results/proof/issue.server";
import { buildExport } from "~/upkeep/privacy/build-export.server";
import { requestDeletion } from "~/upkeep/privacy/deletion.server";
import { deleteFilesOf, exportKey } from "~/upkeep/privacy/files.server";
import { requestExport } from "~/upkeep/privacy/request-export.server";
import { TABLES } from "~/upkeep/privacy/table-rules.server";
import { type Canary, plantCanaries, type Subject } from "../support/canaries";
import { change, dumpDatabase, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { createSubject } from "../support/subject";
import { submitAndCount } from "../support/submit";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  TEST_PASSWORD,
  testEnv,
  withoutQueue,
} from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const START = Date.UTC(2026, 3, 6);
let now = START;
let ctx: Context;
beforeEach(() => {
  now = START;
  ctx = withoutQueue(createTestContext(() => now));
});

/** What a data copy leaves out: whole tables, and secrets and internal keys; the hash of a code is useful only to a thief. */
const NOT_COPIED = [
  ...TABLES.filter(({ isCopied }) => !isCopied).map(({ table }) => new RegExp(`^${getTableName(table)}\\.`)),
  /^users\.password_hash$/,
  /^(sessions|email_changes|data_exports|notifications|notices|outbox|settled_messages|security_events|security_log|passkeys)\.id$/,
  /^(actions|comments|consents|deadlines|chosen_deadlines|documents|document_files|support_tickets|support_messages|member_requests|request_entries)\.id$/,
  /^member_requests\.once$/,
  // The name in small letters, by which it is found.
  /^(member_tags|member_views)\.(id|name_key)$/,
  // What messages are signed with stays with us.
  /^webhook_endpoints\.(id|secret)$/,
  // When its file was last asked for.
  /^view_readers\.sent_in$/,
  /^invitations\.(id|token_hash)$/,
  /^company_tokens\.(id|token_hash)$/,
  // What the provider knows Kompas by stays with us.
  /^company_sign_ins\.(id|client_secret)$/,
  // The words come from the row's own address and name.
  /^member_invitations\.(id|words)$/,
  /^(outbox|settled_messages)\.(event_id|last_error)$/,
  /^known_devices\.device_hash$/,
  /^mail_suppressions\.hash$/,
  /^two_steps\.secret$/,
  /^recovery_codes\.code_hash$/,
  /^passkeys\.(public_key|transports)$/,
  // The copy says whether it was you.
  /^(approvals|signatures)\.user_id$/,
  /^shares\.(word_hash|created_by)$/,
  // A keyed hash that links companies of one network without revealing the network.
  /^companies\.network$/,
  // Derived from the answers, which are in the copy.
  /^results\.document$/,
];

async function allFiles(): Promise<string> {
  const { objects } = await testEnv.FILES.list();
  const texts = await Promise.all(
    objects.map(async ({ key }) => `${key} ${await (await testEnv.FILES.get(key))?.text()}`),
  );
  return texts.join("\n");
}

/** Everything that belongs to a company, as one text. */
const belongings = async ({ companyId }: CurrentUser) =>
  JSON.stringify(
    await Promise.all(
      [
        "select * from companies where id = ?",
        "select * from users where company_id = ? order by id",
        "select * from assessments where company_id = ? order by id",
        "select * from results where company_id = ? order by assessment_id",
        "select * from answers where assessment_id in (select id from assessments where company_id = ?) order by 1, 2",
        "select * from scores where assessment_id in (select id from assessments where company_id = ?) order by 1, 2",
      ].map((query) => rowsOf(query, companyId)),
    ),
  );

describe("a company whose owner deletes the account", () => {
  it("leaves no planted value in any column of any table, nor in any file; other companies keep their data", async () => {
    const { owner, colleague, member, draft, completed } = await createSubject(ctx);
    const other = await registerCompany(ctx);
    const finished = await completeDraft(ctx, other, 60);
    expect(await submitAndCount(ctx, other, finished)).toEqual({ ok: true });
    expect(await issueProof(ctx, finished)).toBe("issued");
    expect(await requestDeletion(ctx, owner, TEST_PASSWORD, NOBODY)).toMatchObject({ ok: true });

    const ofOwner: Subject = { name: "owner", userId: owner.id, companyId: owner.companyId, assessmentId: completed };
    const planted: Canary[] = [
      ...(await plantCanaries({ ...ofOwner, assessmentId: draft, name: "draft" }, ["answers"])),
      ...(await plantCanaries(ofOwner)),
    ];
    const tables = ["users", "sessions", "outbox", "notices", "passkeys", "security_events", "data_exports"];
    planted.push(...(await plantCanaries({ ...ofOwner, name: "colleague", userId: colleague.id }, tables)));
    expect(planted.length).toBeGreaterThan(60);
    for (const { id } of [owner, colleague]) {
      await testEnv.FILES.put(`avatars/${id}/canary.png`, "canary picture");
      await testEnv.FILES.put(exportKey(id, "canary"), "canary copy");
    }
    await testEnv.FILES.put(`${evidenceFolder(owner.companyId)}canary.pdf`, "canary document");
    await testEnv.FILES.put(`avatars/${other.id}/theirs.png`, "their picture");
    await testEnv.FILES.put(`${evidenceFolder(other.companyId)}theirs.pdf`, "their document");
    const dump = async () => JSON.stringify(await dumpDatabase());
    const full = await dump();
    expect(planted.filter(({ value }) => !full.includes(value))).toEqual([]);
    // A mail in the local mailbox belongs to the owner of its address.
    await change("update local_mailbox set recipient = 'canary-owner-users-email' where id like 'canary%'");

    now = START + 7 * DAY + IN_FLIGHT_MS - 1;
    await runEveryJob(ctx);
    expect((await dump()).includes("canary-owner-users-email")).toBe(true);
    // By now the answers of both are files, and their results are packed.
    const othersBefore = await belongings(other);

    // The owner's time is up, which makes the colleague due. Both are erased once the colleague's last request must have ended.
    now += 1;
    await runEveryJob(ctx);
    expect((await dump()).includes("canary-colleague-users-email")).toBe(true);
    now += IN_FLIGHT_MS;
    await runEveryJob(ctx);
    expect((await dump()).match(/canary[\w-]*/g) ?? []).toEqual([]);
    expect(await allFiles()).not.toContain("canary");

    expect(await belongings(other)).toBe(othersBefore);
    expect(await allFiles()).toContain("their picture");
    expect(await allFiles()).toContain("their document");
    expect(await rowsOf("select 1 as one from memberships where company_id = ?", member.companyId)).toEqual([]);
    expect(await rowsOf("select id from assessments where id = ?", draft)).toEqual([]);

    // What statistics need: level and score, industry and country.
    expect(
      await rowsOf(
        `select r.level, r.score, r.industry_id as industry, c.country_id as country, c.state_id as state,
           r.country_id as country_then, r.state_id as state_then, r.revenue_band as band
         from results r join companies c on c.id = r.company_id where r.assessment_id = ?`,
        completed,
      ),
    ).toEqual([
      {
        level: "intermediate",
        score: 5000,
        industry: "construction",
        country: "ZA",
        state: "ZA",
        country_then: "ZA",
        state_then: "ZA",
        band: "",
      },
    ]);
    expect(await rowsOf("select email, erased_at as erasedAt from users where id = ?", owner.id)).toEqual([
      { email: `erased-${owner.id}`, erasedAt: now },
    ]);

    // A second run finds nothing to do.
    const before = await dump();
    await runEveryJob(ctx);
    expect((await dump()) === before).toBe(true);
  });

  it("has every planted value in the copy of the owner's data", async () => {
    const { owner, completed } = await createSubject(ctx);
    const planted = await plantCanaries({
      name: "copied",
      userId: owner.id,
      companyId: owner.companyId,
      assessmentId: completed,
    });
    await testEnv.FILES.put(`avatars/${owner.id}/face.png`, "canary-copied-file");
    await testEnv.FILES.put(`${evidenceFolder(owner.companyId)}bill.pdf`, "canary-copied-document");
    const asked = await requestExport(ctx, owner, NOBODY);
    if (!asked.ok) throw new Error(asked.reason);
    expect(await buildExport(ctx, asked.exportId)).toEqual({ outcome: "done" });
    const zip = await (await testEnv.FILES.get(exportKey(owner.id, asked.exportId)))?.text();
    const missing = planted.filter(({ value }) => !zip?.includes(value)).map(({ column }) => column);
    const secret = missing.filter((column) => NOT_COPIED.some((pattern) => pattern.test(column)));
    expect(missing).toEqual(secret);
    expect(zip).toContain("canary-copied-file");
    expect(zip).toContain("canary-copied-document");
    for (const { column, value } of planted) {
      if (NOT_COPIED.some((pattern) => pattern.test(column))) expect(zip?.includes(value), column).toBe(false);
    }
    await deleteFilesOf(ctx, owner, "company");
  });
});
