/**
 * Whether an account may reach other people: invite colleagues, share its data, publish it. It may only once its
 * address is confirmed, so that nobody does so in another's name. Answering, submitting and joining do not need this.
 */
export function mayReachOthers(user: { isConfirmed: boolean }): boolean {
  return user.isConfirmed;
}
