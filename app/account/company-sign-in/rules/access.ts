import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whether a user may set up how their company's people sign in: the owner of a company with an access code, with a confirmed address. */
export const mayManageSignIn = (user: Viewer & { isCorporate: boolean; isConfirmed: boolean }): boolean =>
  mayManageCompany(user) && user.isCorporate && user.isConfirmed;

/**
 * Whether an account that already has the address may be signed in by a company's provider. Never one of another company, nor one that
 * works for the network, whose rights reach further than the company.
 */
export const mayBeLinked = (
  account: { companyId: string; isAdministrator: boolean },
  signIn: { companyId: string },
): boolean => account.companyId === signIn.companyId && !account.isAdministrator;

/**
 * Whether a user who has set up a second step of their own has to pass it after the provider. The provider's answer stands for the
 * password alone; where the company asks for its own sign-in, the provider decides for everybody but the owner.
 */
export const asksOwnStep = (user: { role: Viewer["role"] }, isRequired: boolean): boolean =>
  user.role === "owner" || !isRequired;
