/** The page on which passkeys are added and removed. */
export const PASSKEYS_PATH = "/user/security/passkeys";

/** The page on which two-step sign-in is set up and changed. */
export const TWO_STEP_PATH = "/user/security/two-step";

/** The page on which a company's owner gives other systems access. */
export const TOKENS_PATH = "/user/access-tokens";
