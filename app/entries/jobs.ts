import { announceLegalUpdates } from "~/features/announcements/legal-updates.server";
import { sweepAnnouncements } from "~/features/announcements/send.server";
import { moveOldAnswers } from "~/features/answers/move-old.server";
import { sweepAnswers } from "~/features/answers/sweep-files.server";
import { sweepSignatures } from "~/features/approval/sweep-signatures.server";
import { countUncounted } from "~/features/contributions/catch-up.server";
import { checkCells } from "~/features/contributions/check-cells.server";
import { countPeers } from "~/features/contributions/peers.server";
import { remindOfDeadlines } from "~/features/deadlines/remind.server";
import { writeDigests } from "~/features/delivery/digest.server";
import { remindOfRestingDrafts } from "~/features/drafts/remind-resting.server";
import { remindOfFootprints } from "~/features/drafts/remind-yearly.server";
import { sweepOrphans } from "~/features/evidence/sweep-orphans.server";
import { deleteExpiredRows, deleteOldLogs } from "~/features/maintenance/expired-rows.server";
import type { JobName } from "~/features/maintenance/job-list.server";
import { sweepOutbox } from "~/features/notifications/outbox.server";
import { remindOfActions } from "~/features/plan/remind.server";
import { anonymiseAssessments } from "~/features/privacy/anonymise.server";
import { eraseDue } from "~/features/privacy/erase.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/features/privacy/retention.server";
import { deleteExpiredExports, sweepExports } from "~/features/privacy/sweep-exports.server";
import { remindOfIncompleteProfiles } from "~/features/profile/remind-incomplete.server";
import { issueRequested } from "~/features/proof/issue.server";
import { publishDue } from "~/features/questionnaires/publish.server";
import { sweepReports } from "~/features/report/sweep-reports.server";
import { sweepReportFiles } from "~/features/results/report-files.server";
import { remindOfTopics } from "~/features/teamwork/remind.server";
import type { Context } from "~/platform/context";
import type { Job, JobResult } from "~/platform/job";

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
  { name: "report-files", everyMs: 5 * MINUTE, run: sweepReportFiles },
  { name: "legal-updates", everyMs: HOUR, run: announceLegalUpdates },
  { name: "announcements", everyMs: 5 * MINUTE, run: sweepAnnouncements },
  { name: "erasure", everyMs: 5 * MINUTE, run: eraseAccounts },
  { name: "proofs", everyMs: 5 * MINUTE, run: issueRequested },
  { name: "questionnaires", everyMs: 5 * MINUTE, run: publishDue },
  { name: "deadlines", everyMs: 5 * MINUTE, run: remindOfDeadlines },
  { name: "digests", everyMs: HOUR, run: writeDigests },
  { name: "expired-rows", everyMs: HOUR, run: deleteExpiredRows },
  { name: "expired-exports", everyMs: HOUR, run: deleteExpiredExports },
  { name: "peers", everyMs: DAY, run: countPeers },
  { name: "statistics", everyMs: DAY, run: countUncounted },
  { name: "statistics-check", everyMs: DAY, run: checkCells },
  { name: "resting-drafts", everyMs: DAY, run: remindOfRestingDrafts },
  { name: "footprints-due", everyMs: DAY, run: remindOfFootprints },
  { name: "topics-due", everyMs: DAY, run: remindOfTopics },
  { name: "actions-due", everyMs: DAY, run: remindOfActions },
  { name: "incomplete-profiles", everyMs: DAY, run: remindOfIncompleteProfiles },
  { name: "old-logs", everyMs: DAY, run: deleteOldLogs },
  { name: "old-assessments", everyMs: DAY, run: deleteOldAssessments },
  { name: "old-drafts", everyMs: DAY, run: deleteOldDrafts },
  { name: "anonymise", everyMs: DAY, run: anonymiseAssessments },
  { name: "old-answers", everyMs: DAY, run: moveOldAnswers },
  { name: "answer-orphans", everyMs: DAY, run: sweepAnswers },
  { name: "evidence-orphans", everyMs: DAY, run: sweepOrphans },
  { name: "signature-orphans", everyMs: DAY, run: sweepSignatures },
  { name: "report-orphans", everyMs: DAY, run: sweepReports },
];
