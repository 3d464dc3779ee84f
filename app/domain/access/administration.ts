/**
 * Whether a user may see and do what is the network's: announcements, questions from companies, failed deliveries, jobs. It
 * opens no company's assessments: in everything else an administrator has an ordinary account.
 */
export function mayAdminister(user: { isAdministrator: boolean }): boolean {
  return user.isAdministrator;
}
