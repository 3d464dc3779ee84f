import type { Language } from "~/core/language";
import type { TokenOwner } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import type { Say } from "./texts.server";

/** What every call of the API finds beside its request. */
export interface ApiEnv {
  Bindings: { kompas: Context };
  Variables: {
    /** Whom the bearer token belongs to, if there is a valid one. */
    caller: TokenOwner | null;
    language: Language;
    say: Say;
  };
}

/** What a call behind `bearer` finds as well. */
export interface SignedInEnv extends ApiEnv {
  Variables: ApiEnv["Variables"] & { owner: TokenOwner };
}
