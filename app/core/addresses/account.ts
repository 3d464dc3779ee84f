/** The page on which passkeys are added and removed. */
export const PASSKEYS_PATH = "/user/security/passkeys";

/** The page on which two-step sign-in is set up and changed. */
export const TWO_STEP_PATH = "/user/security/two-step";

/** The page on which a company's owner gives other systems access. */
export const TOKENS_PATH = "/user/access-tokens";

/** The page on which a company's owner sets up the company's own sign-in. */
export const COMPANY_SIGN_IN_PATH = "/user/company-sign-in";

/** Where a sign-in through a company's provider begins, and continues to `next`. */
export const beginCompanySignInPath = (id: string, next = "") =>
  `/login/company/${id}${next ? `?next=${encodeURIComponent(next)}` : ""}`;

/** Where the provider sends people back to: an address of its own for each company. */
export const answerCompanySignInPath = (id: string) => `/login/company/${id}/answer`;
