import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { findLatestResult } from "~/results/results/latest-result.server";
import { nextPractices, type Practice, planNextPath } from "~/results/results/practices";

/** What a plan without actions can begin with. */
export interface Beginning {
  /** Those that the latest result names, possibly none. */
  practices: Practice[];
  /** The page to choose actions, with these ticked. */
  href: string;
}

/** What the company's plan can begin with; null before its first result of a Readiness Assessment. */
export async function findBeginning(ctx: Context, user: CurrentUser): Promise<Beginning | null> {
  const latest = await findLatestResult(ctx, user.companyId, READINESS);
  if (!latest) return null;
  const practices = nextPractices(latest.catalogue, latest.document, user.language);
  return { practices, href: planNextPath(READINESS, practices) };
}
