import { sweepAnnouncements } from "~/features/announcements/send.server";
import { remindOfRestingDrafts } from "~/features/assessment/remind-resting.server";
import { remindOfDeadlines } from "~/features/deadlines/remind.server";
import { sweepOrphans } from "~/features/evidence/sweep-orphans.server";
import { writeDigests } from "~/features/notifications/digest.server";
import { sweepOutbox } from "~/features/notifications/outbox.server";
import { anonymiseAssessments } from "~/features/privacy/anonymise.server";
import { eraseDue } from "~/features/privacy/erase.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/features/privacy/retention.server";
import { deleteExpiredExports, sweepExports } from "~/features/privacy/sweep-exports.server";
import { remindOfIncompleteProfiles } from "~/features/profile/remind-incomplete.server";
import { remindOfTopics } from "~/features/teamwork/remind.server";
import type { Resource } from "~/i18n/resources";
import type { Context } from "~/platform/context";
import { deleteExpiredRows, deleteOldLogs } from "./expired-rows.server";

/** What a run of a job did, counted by kind, and where the next one goes on. */
export interface JobResult {
  did: Record<string, number>;
  /** Null: finished, and due again after the job's time. Otherwise it stopped at its limit, and the next run goes on from here. */
  cursor: string | null;
}

/** Those that have words in the admin area, in every language. */
type JobName = keyof Resource["operations"]["jobs"]["names"];

/** Work that the clock makes due. Each is idempotent and bounded: whatever a run that died left undone, the next one does. */
export interface Job<Name extends string = string> {
  /** Names its row, its runs and its words. */
  name: Name;
  /** How long after a finished run the next one begins, in milliseconds. */
  everyMs: number;
  run(ctx: Context, cursor: string | null): Promise<JobResult>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Accounts that cannot be erased yet stay due, and are looked at again the next time. */
const eraseAccounts = async (ctx: Context): Promise<JobResult> => ({
  did: { erased: await eraseDue(ctx) },
  cursor: null,
});

/** Every job, in the order in which those run that are due at once. */
export const JOBS: readonly Job<JobName>[] = [
  { name: "outbox", everyMs: 5 * MINUTE, run: sweepOutbox },
  { name: "exports", everyMs: 5 * MINUTE, run: sweepExports },
  { name: "announcements", everyMs: 5 * MINUTE, run: sweepAnnouncements },
  { name: "erasure", everyMs: 5 * MINUTE, run: eraseAccounts },
  { name: "deadlines", everyMs: 5 * MINUTE, run: remindOfDeadlines },
  { name: "digests", everyMs: HOUR, run: writeDigests },
  { name: "expired-rows", everyMs: HOUR, run: deleteExpiredRows },
  { name: "expired-exports", everyMs: HOUR, run: deleteExpiredExports },
  { name: "resting-drafts", everyMs: DAY, run: remindOfRestingDrafts },
  { name: "topics-due", everyMs: DAY, run: remindOfTopics },
  { name: "incomplete-profiles", everyMs: DAY, run: remindOfIncompleteProfiles },
  { name: "old-logs", everyMs: DAY, run: deleteOldLogs },
  { name: "old-assessments", everyMs: DAY, run: deleteOldAssessments },
  { name: "old-drafts", everyMs: DAY, run: deleteOldDrafts },
  { name: "anonymise", everyMs: DAY, run: anonymiseAssessments },
  { name: "evidence-orphans", everyMs: DAY, run: sweepOrphans },
];
