/** Passkeys that one account may have. */
export const MOST_PASSKEYS = 10;
