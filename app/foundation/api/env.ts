import type { Language } from "~/core/language";
import type { TokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import type { Translate } from "./texts.server";

/** What every API call has besides its request. */
export interface ApiEnv {
  Bindings: { kompas: Context };
  Variables: {
    /** The owner of the bearer token, if the token is valid. */
    caller: TokenOwner | null;
    language: Language;
    say: Translate;
  };
}

/** What a call behind `bearer` has as well. */
export interface SignedInEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & { owner: TokenOwner };
}
