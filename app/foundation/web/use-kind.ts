import { useLocation } from "@remix-run/react";
import { kindOfPath } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";

/** The kind of the current page's assessment. Pass it as a text's context to select that kind's wording, where it differs. */
export function useKind(): Kind {
  return kindOfPath(useLocation().pathname);
}
