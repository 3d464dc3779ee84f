import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { longDate } from "~/i18n/format";
import { drawNarrowBars } from "~/results/figures/bars";
import { describeTarget } from "~/results/results/climate-words";
import type { GhgView } from "~/results/results/ghg-view";
import { drawTarget } from "~/results/results/target-drawing";
import type { DrawnTarget } from "~/results/results/target-view";
import type { Picture, Slide } from "./deck";
import { drawRows } from "./draw-rows";
import { scoresPicture } from "./rows-picture";
import type { DeckScene } from "./scene";
import { slideOf } from "./slide-of";

/** Leaves room for words beside it. Its letters are drawn with thirteen units, and have eighteen points. */
const WIDTH = 528;
const ROWS = 220;

/** What the company emits and how far it is from its target, or the first step to know it; and what its board is asked to decide. */
export function climateSlide(scene: DeckScene): Slide {
  const { words, ghg, language, measure, isForOthers } = scene;
  const asked = askedOf(scene);
  const picture = pictureOf(scene);
  if (isForOthers && (!ghg || !picture)) return nothingKnown(scene);
  if (!ghg || !picture) {
    const steps = (["bills", "enter", "target"] as const).map((step) => ({
      title: words(`climate.steps.${step}.title`),
      note: words(`climate.steps.${step}.text`),
    }));
    return slideOf({ id: "climate", headline: words("climate.unknown"), steps, asked });
  }
  const date = longDate(ghg.day, language);
  return slideOf({
    id: "climate",
    headline: emissionsOf(ghg, scene),
    picture,
    text: targetText(scene),
    asked,
    source: [words("climate.scopes"), measure === "practices" ? words("climate.from", { date }) : ""].join(" ").trim(),
  });
}

/** The emissions in a sentence, compared with the base year if there is one. */
function emissionsOf({ sum, year, change }: GhgView, { words, t }: DeckScene): string {
  if (sum === null) return t("progress.noEmissions");
  if (year === null) return words("climate.emissions.only", { sum });
  const since = change?.state === "compared" ? change.reported.find(({ measure }) => measure === "sum")?.change : null;
  return since && change
    ? words(`climate.emissions.${since.to}`, { sum, year, share: since.by, baseYear: change.from })
    : words("climate.emissions.year", { sum, year });
}

/** Others get no advice: they see the scores of what is nearest to it. */
function nothingKnown(scene: DeckScene): Slide {
  const { words, view, results } = scene;
  const area = findQuestion(results.catalogue, CLIMATE_QUESTIONS.scope1)?.dimension.id;
  const dimension = view.dimensions.find(({ id }) => id === area) ?? view.dimensions[0];
  if (!dimension) return slideOf({ id: "climate", headline: words("climate.noTarget") });
  const headline = words("climate.none", { dimension: dimension.name, percent: dimension.own.whole });
  return slideOf({ id: "climate", headline, picture: scoresPicture(scene, dimension.topics, headline) });
}

function targetText({ ghg, climateWords, words }: DeckScene): string {
  const line = ghg?.targetLine;
  if (line && "line" in line) {
    const { allowed, state, measure } = line;
    const unit = measure === "sum" ? words("climate.unit") : climateWords(`ghg.units.${measure}`);
    return words(`climate.line.${state}`, { allowed, unit });
  }
  return words(ghg?.targets ? "climate.hasTarget" : "climate.noTarget");
}

/** The line to the target, or else the emissions of each scope; null if none were entered. */
function pictureOf(scene: DeckScene): Picture | null {
  const { ghg, climateWords, words } = scene;
  const line = ghg?.targetLine;
  if (line && "line" in line) return targetPicture(scene, line);
  const scopes = (["scope1", "scope2"] as const).flatMap((key) => {
    const tonnes = ghg?.scopes[key] ?? null;
    return tonnes === null ? [] : [{ name: climateWords(`ghg.${key}`), tonnes, text: ghg?.[key] ?? "" }];
  });
  if (scopes.length === 0) return null;
  const most = Math.max(...scopes.map(({ tonnes }) => tonnes)) || 1;
  const rows = scopes.map(({ name, tonnes, text }) => ({
    name,
    percent: Math.max(0, (tonnes / most) * 100),
    text,
    paint: "accent" as const,
    mark: null,
  }));
  const unit = words("climate.unit");
  const label = scopes.map(({ name, text }) => `${name}: ${text} ${unit}`).join(". ");
  return {
    drawing: drawRows(label, rows, { own: unit, mark: "" }, { width: WIDTH, height: ROWS }),
    narrow: drawNarrowBars(
      label,
      rows.map(({ name, ...bar }) => ({ name, bars: [{ ...bar, text: `${bar.text} ${unit}` }] })),
    ),
    width: WIDTH,
    legend: [],
    narrowLegend: [],
  };
}

function targetPicture({ climateWords }: DeckScene, line: DrawnTarget): Picture {
  const said = { label: describeTarget(line, climateWords), goal: climateWords("ghg.line.goal") };
  return {
    drawing: drawTarget(line, said, "slide"),
    narrow: drawTarget(line, said, "narrow"),
    width: WIDTH,
    legend: [],
    narrowLegend: [],
  };
}

/** What the board is asked: at most three things, which follow from the other slides. */
function askedOf({ words, practices, ghg, isForOthers }: DeckScene): Slide["asked"] {
  if (isForOthers) return null;
  const isKnown = ghg !== null && (ghg.scope1 !== null || ghg.scope2 !== null);
  const line = ghg?.targetLine;
  const isOff = line !== undefined && line !== null && "line" in line && line.state === "offTrack";
  const climate = !isKnown ? "bills" : isOff ? "offTrack" : ghg?.targets ? "target" : "setTarget";
  const items = [
    ...(practices.length > 0 ? [words("asked.lead")] : []),
    words(`asked.${climate}`),
    words("asked.again"),
  ];
  return { title: words("asked.title"), items };
}
