import { data } from "@remix-run/cloudflare";
import {
  FIGURE_SECTIONS,
  FIGURES_BY_SECTION,
  type FigureSection,
  type KeyFigureId,
} from "~/assessment/key-figures/rules/figures";
import { figureFor } from "~/assessment/key-figures/rules/stated-size";
import { boxOfFigure } from "~/assessment/key-figures/rules/value";
import { figuresSectionPath, figuresYearPath, KEY_FIGURES_PATH, toYear } from "~/core/addresses/key-figures";
import { inBox } from "~/core/numbers";
import type { SessionUser } from "~/foundation/identity/session.server";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { USE_FIELD } from "./offer";
import { saveFigures } from "./save.server";
import { ASKED_FIELD, boxName, readSectionForm, unknownName } from "./section-form";
import { viewSection, warningsOf } from "./section-view";
import { readStatedSize } from "./stated-size.server";

/** The next or previous section of the form. */
function beside(section: FigureSection, step: 1 | -1): FigureSection | undefined {
  return FIGURE_SECTIONS[FIGURE_SECTIONS.indexOf(section) + step];
}

/**
 * Saves a section and responds with the next page, with a figure the user has not yet been warned about, or with the form and what keeps it
 * from being complete.
 */
export async function answerFigures(
  ctx: Context,
  user: SessionUser,
  { written, section, form }: { written: string | undefined; section: FigureSection; form: FormData },
) {
  const year = toYear(written);
  if (year === null) throw new Response(null, { status: 404 });
  await takeFigure(ctx, user, section, form);
  const typed = readSectionForm(section, form, user.language);
  const saved = await saveFigures(ctx, user, year, section, typed);
  if (!saved.ok && saved.reason === "forbidden") throw new Response(null, { status: 403 });
  if (!saved.ok && saved.reason === "unknown-currency") throw new Response(null, { status: 400 });
  const of = saved.ok ? saved.found.find(year) : null;
  // The year was erased, or never existed.
  if (!saved.ok || !of) return redirectWithFlash(KEY_FIGURES_PATH, "figuresYearGone");
  const { found, faults, conflicts } = saved;
  if (faults.size > 0 || conflicts.length > 0) {
    const shown = { language: user.language, timeZone: user.timeZone, seal: ctx.ids.seal };
    const view = viewSection(found, of, section, shown, { returned: { typed, faults, conflicts } });
    return data({ view }, { status: conflicts.length > 0 ? 409 : 422 });
  }
  const here = figuresSectionPath(year, section);
  const intent = form.get("intent");
  if (intent === "previous") {
    const previous = beside(section, -1);
    return redirectTo(previous ? figuresSectionPath(year, previous) : figuresYearPath(year));
  }
  if (intent !== "next") {
    const { currency } = typed;
    const entered = found.entered(year);
    const isKept =
      saved.changed > 0 ||
      (currency && currency.code !== currency.base) ||
      [...typed.figures.keys()].some((id) => entered.has(id));
    return redirectWithFlash(here, isKept ? "sectionSaved" : "nothingEntered");
  }
  const asked = form.getAll(ASKED_FIELD);
  const isHere = (id: KeyFigureId) => typed.figures.has(id);
  const unasked = warningsOf(found, of).find(({ figure, sign }) => isHere(figure) && !asked.includes(sign));
  if (unasked) return redirectWithFlash(`${here}#${unasked.figure}`, "figureStandsOut");
  const next = beside(section, 1);
  return redirectTo(next ? figuresSectionPath(year, next) : figuresYearPath(year));
}

/** Fills in the value of a clicked offer as if the user had typed it. */
async function takeFigure(ctx: Context, user: SessionUser, section: FigureSection, form: FormData): Promise<void> {
  const used = FIGURES_BY_SECTION[section].find((id: KeyFigureId) => id === form.get(USE_FIELD));
  const offer = used && figureFor(used, await readStatedSize(ctx, user.companyId));
  if (!used || !offer) return;
  form.set(boxName(used), inBox(boxOfFigure(offer.value), user.language));
  form.delete(unknownName(used));
}
