import type { Language } from "~/core/language";
import type { TokenBearer } from "~/foundation/identity/company-tokens.server";
import type { TokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import type { Translate } from "./texts.server";

/** What every API call has besides its request. */
export interface ApiEnv {
  Bindings: { kompas: Context };
  Variables: {
    /** The signed-in owner of an access token, if it is valid. */
    caller: TokenOwner | null;
    /** Who calls with a company's token, if it is valid. Only a call that names one of its scopes sees them as its `owner`. */
    system: TokenBearer | null;
    language: Language;
    say: Translate;
  };
}

/** What a call behind `bearer` has as well. */
export interface SignedInEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & { owner: TokenOwner };
}
