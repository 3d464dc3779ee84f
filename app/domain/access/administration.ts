/**
 * Whether a user may see and do what is the network's: announcements, questions from companies, failed deliveries, jobs,
 * and who is signed in. It
 * opens no company's assessments: in everything else an administrator has an ordinary account.
 */
export function mayAdminister(user: { isAdministrator: boolean }): boolean {
  return user.isAdministrator;
}

/** Whether a user may read an announcement: whoever it was told, and administrators, drafts included. */
export function mayReadAnnouncement(user: { isAdministrator: boolean }, wasTold: boolean): boolean {
  return wasTold || mayAdminister(user);
}
