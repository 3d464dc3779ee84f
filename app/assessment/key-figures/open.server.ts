import type { FigureSection } from "~/assessment/key-figures/rules/figures";
import { FIGURE_SECTIONS } from "~/assessment/key-figures/rules/figures";
import { asksForSize, type StatedSize } from "~/assessment/key-figures/rules/stated-size";
import type { YearFigures } from "~/assessment/key-figures/rules/year";
import { toYear } from "~/core/addresses/key-figures";
import { requireUser, type SessionUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { type Found, runTogether } from "~/platform/d1/client";
import { type CompanyFigures, figuresStatements, toCompanyFigures } from "./queries.server";
import { statedSizeStatements, toStatedSize } from "./stated-size.server";

/** A year of the reader's company, as named in the URL. */
export interface OpenedYear {
  user: SessionUser;
  found: CompanyFigures;
  of: YearFigures;
  /** What the company has stated about its size, for pages that offer it. */
  said: StatedSize[];
}

const notThere = () => new Response(null, { status: 404 });

/**
 * Opens the year named in the URL with all the company's figures, plus its stated size if the section asks for it. Throws 404 if the year
 * was not started. One round trip after the session's.
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
  const size = asked && asksForSize(asked) ? statedSizeStatements(ctx, user.companyId) : null;
  const results = await runTogether(ctx.db, [...figures, ...(size ?? [])]);
  const found = await toCompanyFigures(ctx, results.slice(0, figures.length) as Found<typeof figures>);
  const said = size ? await toStatedSize(ctx, results.slice(figures.length) as Found<typeof size>) : [];
  const of = found.find(year);
  if (!of) throw notThere();
  return { user, found, of, said };
}

/** The section named in the URL. Throws 404 if there is none. */
export function requireSection(written: string | undefined): FigureSection {
  const section = FIGURE_SECTIONS.find((each) => each === written);
  if (!section) throw notThere();
  return section;
}
