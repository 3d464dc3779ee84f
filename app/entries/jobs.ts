import { moveOldAnswers } from "~/assessment/answers/move-old.server";
import { sweepAnswers } from "~/assessment/answers/sweep-files.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { remindOfRestingDrafts } from "~/assessment/drafts/remind-resting.server";
import { remindOfFootprints } from "~/assessment/drafts/remind-yearly.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { storeRequestedFigures } from "~/assessment/key-figures/store-progress.server";
import { remindOfTopics } from "~/assessment/teamwork/remind.server";
import { remindOfIncompleteProfiles } from "~/home/profile/remind-incomplete.server";
import { remindOfActions } from "~/improvement/plan/remind.server";
import { lookForFlags } from "~/network/members/flags/look.server";
import { sendViews } from "~/network/members/views/send-monthly.server";
import { remindOfRequests } from "~/network/requests/remind.server";
import { announceLegalUpdates } from "~/office/announcements/legal-updates.server";
import { sweepAnnouncements } from "~/office/announcements/send.server";
import { publishDue } from "~/office/editor/publish.server";
import type { Context } from "~/platform/context";
import type { Job, JobResult } from "~/platform/job";
import { sweepSignatures } from "~/results/approval/sweep-signatures.server";
import { sweepProofs } from "~/results/proof/file.server";
import { issueRequested } from "~/results/proof/issue.server";
import { sweepReports } from "~/results/report/sweep-reports.server";
import { packDocuments } from "~/results/results/pack-documents.server";
import { sweepReportFiles } from "~/results/results/report-files.server";
import { checkCells } from "~/results/statistics/check-cells.server";
import { countPeers } from "~/results/statistics/peers.server";
import { countRequested } from "~/results/statistics/settle.server";
import { backUp } from "~/upkeep/backup/back-up.server";
import { writeDigests } from "~/upkeep/delivery/digest.server";
import { sweepResends } from "~/upkeep/delivery/resend.server";
import { sweepOutbox } from "~/upkeep/delivery/sweep.server";
import { sweepWebhooks } from "~/upkeep/delivery/webhooks.server";
import { deleteExpiredRows, deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import type { JobName } from "~/upkeep/maintenance/job-list.server";
import { moveToLogs } from "~/upkeep/maintenance/move-to-logs.server";
import { resealStored } from "~/upkeep/maintenance/reseal.server";
import { anonymiseAssessments } from "~/upkeep/privacy/anonymise.server";
import { eraseDue } from "~/upkeep/privacy/erase.server";
import { repeatErasures } from "~/upkeep/privacy/repeat-erasures.server";
import { deleteOldAssessments, deleteOldDrafts } from "~/upkeep/privacy/retention.server";
import { deleteExpiredExports, sweepExports } from "~/upkeep/privacy/sweep-exports.server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Accounts that cannot be erased yet stay due and are tried again on the next run. */
const eraseAccounts = async (ctx: Context): Promise<JobResult> => ({
  did: { erased: await eraseDue(ctx) },
  cursor: null,
});

/** Every job, in the order in which jobs run that are due at the same time. */
export const JOBS: readonly Job<JobName>[] = [
  { name: "outbox", everyMs: 5 * MINUTE, run: sweepOutbox },
  { name: "resends", everyMs: 5 * MINUTE, run: sweepResends },
  { name: "webhooks", everyMs: 5 * MINUTE, run: sweepWebhooks },
  { name: "exports", everyMs: 5 * MINUTE, run: sweepExports },
  { name: "report-files", everyMs: 5 * MINUTE, run: sweepReportFiles },
  { name: "legal-updates", everyMs: HOUR, run: announceLegalUpdates },
  { name: "announcements", everyMs: 5 * MINUTE, run: sweepAnnouncements },
  { name: "erasure", everyMs: 5 * MINUTE, run: eraseAccounts },
  { name: "statistics", everyMs: 5 * MINUTE, run: countRequested },
  { name: "views", everyMs: HOUR, run: sendViews },
  { name: "flags", everyMs: 5 * MINUTE, run: lookForFlags },
  { name: "progress-figures", everyMs: 5 * MINUTE, run: storeRequestedFigures },
  { name: "proofs", everyMs: 5 * MINUTE, run: issueRequested },
  { name: "questionnaires", everyMs: 5 * MINUTE, run: publishDue },
  { name: "deadlines", everyMs: 5 * MINUTE, run: remindOfDeadlines },
  { name: "digests", everyMs: HOUR, run: writeDigests },
  { name: "keys", everyMs: HOUR, run: resealStored },
  { name: "expired-rows", everyMs: HOUR, run: deleteExpiredRows },
  { name: "expired-exports", everyMs: HOUR, run: deleteExpiredExports },
  { name: "peers", everyMs: DAY, run: countPeers },
  { name: "statistics-check", everyMs: DAY, run: checkCells },
  { name: "resting-drafts", everyMs: DAY, run: remindOfRestingDrafts },
  { name: "footprints-due", everyMs: DAY, run: remindOfFootprints },
  { name: "topics-due", everyMs: DAY, run: remindOfTopics },
  { name: "actions-due", everyMs: DAY, run: remindOfActions },
  { name: "requests-due", everyMs: DAY, run: remindOfRequests },
  { name: "incomplete-profiles", everyMs: DAY, run: remindOfIncompleteProfiles },
  { name: "logs", everyMs: HOUR, run: moveToLogs },
  { name: "old-logs", everyMs: DAY, run: deleteOldLogs },
  { name: "old-assessments", everyMs: DAY, run: deleteOldAssessments },
  { name: "old-drafts", everyMs: DAY, run: deleteOldDrafts },
  { name: "anonymise", everyMs: DAY, run: anonymiseAssessments },
  { name: "old-answers", everyMs: DAY, run: moveOldAnswers },
  { name: "old-documents", everyMs: DAY, run: packDocuments },
  { name: "answer-orphans", everyMs: DAY, run: sweepAnswers },
  { name: "evidence-orphans", everyMs: DAY, run: sweepOrphans },
  { name: "signature-orphans", everyMs: DAY, run: sweepSignatures },
  { name: "report-orphans", everyMs: DAY, run: sweepReports },
  { name: "proof-orphans", everyMs: DAY, run: sweepProofs },
  { name: "erasures-again", everyMs: HOUR, run: repeatErasures },
  { name: "backup", everyMs: DAY, run: backUp },
];
