/** The most passkeys that one account may have. */
export const MAX_PASSKEYS = 10;
