import { useLocation } from "@remix-run/react";
import { kindOfPath } from "~/core/addresses/assessment";
import type { Kind } from "~/core/kinds/kind";

/** The kind of the assessment whose page is shown. As the context of a text it finds the words of that kind, where they differ. */
export function useKind(): Kind {
  return kindOfPath(useLocation().pathname);
}
