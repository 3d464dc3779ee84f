import type { FigureSection } from "~/assessment/key-figures/rules/figures";
import { FIGURE_SECTIONS } from "~/assessment/key-figures/rules/figures";
import { asksForSize, type Said } from "~/assessment/key-figures/rules/said";
import type { YearFigures } from "~/assessment/key-figures/rules/year";
import { toYear } from "~/core/addresses/key-figures";
import { requireUser, type SessionUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";
import { type CompanyFigures, figuresStatements, toCompanyFigures } from "./queries.server";
import { saidStatements, toSaid } from "./said.server";

/** A year of the reader's company that its address names. */
export interface OpenedYear {
  user: SessionUser;
  found: CompanyFigures;
  of: YearFigures;
  /** What the company has said of its size, where the page offers it. */
  said: Said[];
}

const notThere = () => new Response(null, { status: 404 });

/**
 * The year that an address names, with all the company's figures and, for a section that asks for its size, what it has said of that. Throws 404
 * for one that was not started. One round trip after the session's.
 */
export async function openYear(
  ctx: Context,
  request: Request,
  written: string | undefined,
  section?: string,
): Promise<OpenedYear> {
  const user = await requireUser(ctx, request);
  const year = toYear(written);
  if (year === null) throw notThere();
  const figures = figuresStatements(ctx, user.companyId);
  const asked = FIGURE_SECTIONS.find((each) => each === section);
  const size = asked && asksForSize(asked) ? saidStatements(ctx, user.companyId) : null;
  const results = await runTogether(ctx.db, [...figures, ...(size ?? [])]);
  const found = await toCompanyFigures(ctx, results.slice(0, figures.length) as Found<typeof figures>);
  const said = size ? await toSaid(ctx, results.slice(figures.length) as Found<typeof size>) : [];
  const of = found.find(year);
  if (!of) throw notThere();
  return { user, found, of, said };
}

/** The section that an address names. Throws 404 for none. */
export function requireSection(written: string | undefined): FigureSection {
  const section = FIGURE_SECTIONS.find((each) => each === written);
  if (!section) throw notThere();
  return section;
}
