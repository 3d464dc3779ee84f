/**
 * Whether a user may see and do what is the network's: companies and their people, reference data, announcements, questions from companies,
 * failed deliveries, jobs and the audit log. Of a company's assessments it opens none: it sees and exports how they stand, and by one call, which the company's ledger
 * notes, reads what a completed one answers (`mayReadAsOffice`). In everything else an administrator has an ordinary account.
 */
export function mayAdminister(user: { isAdministrator: boolean }): boolean {
  return user.isAdministrator;
}

/** Whether a user may read an announcement: whoever it was told, and administrators, drafts included. */
export function mayReadAnnouncement(user: { isAdministrator: boolean }, wasTold: boolean): boolean {
  return wasTold || mayAdminister(user);
}

/** Whether an administrator may take somebody's second step away: nobody's own, which needs a colleague, so that no one opens their own account wider. */
export function mayRemoveSecondStep(user: { id: string; isAdministrator: boolean }, personId: string): boolean {
  return mayAdminister(user) && user.id !== personId;
}

/** Whether a user may read what an assessment of any company answers: an administrator, once it is completed. */
export function mayReadAsOffice(
  user: { isAdministrator: boolean },
  assessment: { state: "draft" | "completed" },
): boolean {
  return mayAdminister(user) && assessment.state === "completed";
}
