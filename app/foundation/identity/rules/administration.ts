/**
 * Whether a user may see and manage the network's own data: companies and their people, reference data, announcements,
 * questions from companies, failed deliveries, jobs and the audit log. An administrator cannot open a company's
 * assessments. They see and export the assessments' state, and read the answers of a completed one through a single
 * call, which the company's ledger records (`mayReadAsOffice`). In everything else an administrator has an ordinary
 * account.
 */
export function mayAdminister(user: { isAdministrator: boolean }): boolean {
  return user.isAdministrator;
}

/** Whether a user may read an announcement: those who received it, and administrators, drafts included. */
export function mayReadAnnouncement(user: { isAdministrator: boolean }, wasTold: boolean): boolean {
  return wasTold || mayAdminister(user);
}

/**
 * Whether an administrator may remove a user's second step. Removing their own requires a colleague, so that no
 * administrator weakens their own account.
 */
export function mayRemoveSecondStep(user: { id: string; isAdministrator: boolean }, personId: string): boolean {
  return mayAdminister(user) && user.id !== personId;
}

/** Whether a user may read the answers of any company's assessment: an administrator may, once it is completed. */
export function mayReadAsOffice(
  user: { isAdministrator: boolean },
  assessment: { state: "draft" | "completed" },
): boolean {
  return mayAdminister(user) && assessment.state === "completed";
}
