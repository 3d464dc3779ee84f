/**
 * Whether an account may reach other people: invite colleagues, share what it has, publish it. Only once its address has been
 * confirmed, so that nobody does so in another's name. Answering, submitting and joining ask for nothing.
 */
export function mayReachOthers(user: { isConfirmed: boolean }): boolean {
  return user.isConfirmed;
}
