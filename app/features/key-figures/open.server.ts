import type { FigureSection } from "~/domain/key-figures/figures";
import { FIGURE_SECTIONS } from "~/domain/key-figures/figures";
import { toYear } from "~/domain/key-figures/paths";
import type { YearFigures } from "~/domain/key-figures/year";
import { requireUser, type SessionUser } from "~/features/identity/session.server";
import type { Context } from "~/platform/context";
import { type CompanyFigures, readFigures } from "./queries.server";

/** A year of the reader's company that its address names. */
export interface OpenedYear {
  user: SessionUser;
  found: CompanyFigures;
  of: YearFigures;
}

const notThere = () => new Response(null, { status: 404 });

/** The year that an address names, with all the company's figures. Throws 404 for one that was not started. One round trip after the session's. */
export async function openYear(ctx: Context, request: Request, written: string | undefined): Promise<OpenedYear> {
  const user = await requireUser(ctx, request);
  const year = toYear(written);
  if (year === null) throw notThere();
  const found = await readFigures(ctx, user.companyId);
  const of = found.find(year);
  if (!of) throw notThere();
  return { user, found, of };
}

/** The section that an address names. Throws 404 for none. */
export function requireSection(written: string | undefined): FigureSection {
  const section = FIGURE_SECTIONS.find((each) => each === written);
  if (!section) throw notThere();
  return section;
}
