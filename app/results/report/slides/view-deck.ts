import { yearOf } from "~/core/days/days";
import type { Language } from "~/core/language";
import { formatDay, joinNames, longDate, shortDate, wholePercent } from "~/i18n/format";
import { drawShares } from "~/results/figures/bars";
import { drawGauge, drawNarrowScale, drawScale } from "~/results/figures/levels";
import { sumEvidence, viewEvidence } from "~/results/results/evidence-view";
import type { Practice } from "~/results/results/practices";
import { nameLevel, type TopicRow } from "~/results/results/scores-view";
import { levelMarkOf } from "../common/scene";
import { basisOf } from "../common/scores";
import { climateSlide } from "./climate-slide";
import type { Deck, Picture, Slide } from "./deck";
import type { SlideRow } from "./draw-rows";
import { effortOf } from "./effort";
import { INNER, LEADING, LEGEND } from "./fit-slide";
import { rowsPicture, scoresPicture } from "./rows-picture";
import { type DeckInput, type DeckScene, setDeckScene } from "./scene";
import { slideOf } from "./slide-of";

/** Letters of eighteen points are drawn with sixteen units. */
const GAUGE = 552;
/** A topic that shares its score with more than one other is counted, not named. */
const MAX_NAMED = 2;

export type UnprovedDeck = Omit<Deck, "standing" | "proof">;

/** A result as five slides in a language: where the company stands, its topics, what has changed, what comes next, and its climate work. */
export function viewDeck(input: DeckInput, language: Language): UnprovedDeck {
  const scene = setDeckScene(input, language);
  const { t, words, measure, submittedOn, profile } = scene;
  const { company } = profile;
  const year = { year: yearOf(submittedOn) };
  const subtitle = measure === "practices" ? t("subtitle", year) : t("progress.subtitle", year);
  const slides = [
    levelSlide(scene, subtitle),
    scoresSlide(scene),
    changeSlide(scene),
    actionsSlide(scene),
    climateSlide(scene),
  ];
  return {
    language,
    name: words("name", { company, date: formatDay(submittedOn) }),
    title: words("title"),
    subtitle,
    company,
    slides: slides.map((slide, index) => ({
      ...slide,
      number: words("slide", { page: index + 1, pages: slides.length }),
    })),
    foot: words("foot", { company, assessment: subtitle, date: longDate(submittedOn, language) }),
  };
}

/** Where the company stands, what that is based on, and how to check it. */
function levelSlide(scene: DeckScene, assessment: string): Slide {
  const { t, words, view, profile, isForOthers, measure, submittedOn, language } = scene;
  const { own, peers, level, points } = view;
  const compared = peers === null ? "alone" : compare(own.percent - peers.percent);
  const speaker = isForOthers ? "others" : "own";
  const said = { company: profile.company, level: level.name, percent: own.whole, peers: peers?.whole ?? "" };
  const gauge = drawGauge(levelMarkOf(scene));
  const reached = { reached: points.reached, of: points.of };
  return slideOf({
    id: "level",
    headline: words(`level.${speaker}.${compared}`, said),
    picture: { drawing: gauge, narrow: gauge, width: GAUGE, legend: [], narrowLegend: [] },
    facts: [
      { term: words("level.company"), fact: profile.company },
      { term: assessment, fact: longDate(submittedOn, language) },
      { term: words(`level.reached.${measure}`), fact: words("level.of", reached) },
    ],
    isChecked: true,
    source: `${t("nature.unverified")} ${basisOf(scene)}`,
  });
}

/** Two whole percentages as a reader sees them. */
function compare(difference: number): "above" | "below" | "same" {
  const seen = Math.round(difference);
  if (seen === 0) return "same";
  return seen > 0 ? "above" : "below";
}

/** The topics of a Readiness Assessment, or the focus areas of climate work. */
const scoredRows = ({ view, measure }: DeckScene): TopicRow[] =>
  measure === "practices" ? view.dimensions.flatMap(({ topics }) => topics) : view.dimensions;

/** What is strong and what is weak. */
function scoresSlide(scene: DeckScene): Slide {
  const { words, measure, view } = scene;
  const rows = scoredRows(scene);
  const [high, low] = [Math.max, Math.min].map((most) => most(...rows.map(({ own }) => Math.round(own.percent))));
  const at = (percent = 0) => rows.filter(({ own }) => Math.round(own.percent) === percent);
  const [best, worst] = [at(high), at(low)];
  const headline =
    high === low
      ? words(`scores.even.${measure}`, { percent: best[0]?.own.whole ?? "" })
      : words("scores.spread", {
          best: namesOf(scene, best),
          high: best[0]?.own.whole,
          worst: namesOf(scene, worst),
          low: worst[0]?.own.whole,
        });
  return slideOf({
    id: "scores",
    headline,
    picture: scoresPicture(scene, rows, headline),
    source: view.basis.kind === "none" ? "" : basisOf(scene),
  });
}

function namesOf({ words, language }: DeckScene, rows: readonly TopicRow[]): string {
  const names = rows.map(({ name }) => name);
  return names.length > MAX_NAMED ? words("scores.several", { count: names.length }) : joinNames(names, language);
}

/** How the company has moved since the assessment before, or else what there is proof of. */
function changeSlide(scene: DeckScene): Slide {
  const { isForOthers, profile, former } = scene;
  const { previousSubmissionOn, previousResult } = profile;
  // Others are shown this result, not the one before it.
  if (isForOthers || !previousSubmissionOn || !previousResult || former.length === 0) return proofSlide(scene);
  const { words, view, results, language, submittedOn } = scene;
  const scores = new Map(former.map(({ subject, score }) => [subject, score]));
  const [before, now] = [Math.round(previousResult.score / 100), Math.round(view.own.percent)];
  const date = longDate(previousSubmissionOn, language);
  const way = compare(now - before);
  const about = { count: Math.abs(now - before), date };
  const headline =
    way === "same" ? words("change.same", { date, percent: view.own.whole }) : words(`change.${way}`, { ...about });
  const levels = {
    before: nameLevel(results.catalogue, previousResult.level, language).name,
    level: view.level.name,
  };
  const whole = { id: "overall", name: words("change.overall"), own: view.own, level: view.level };
  const rows = [whole, ...view.dimensions].map(({ id, name, own, level }): SlideRow => {
    const score = id === "overall" ? previousResult.score : scores.get(id);
    const mark = score === undefined ? null : { percent: score / 100, text: wholePercent(score, language) };
    return { name, percent: own.percent, text: own.whole, paint: level.id, mark };
  });
  const heads = { own: shortDate(submittedOn, language), mark: shortDate(previousSubmissionOn, language) };
  const level = words(view.level.id === previousResult.level ? "change.still" : "change.level", levels);
  return slideOf({
    id: "change",
    headline,
    picture: rowsPicture(scene, rows, heads, { headline, below: 4 * LEGEND * LEADING }),
    text: [level, backedOf(scene)].filter(Boolean).join(" "),
  });
}

/** How many answers in place have a document. */
const evidenceOf = ({ results, submittedOn, language }: DeckScene) =>
  sumEvidence(viewEvidence(results, submittedOn, language).topics);

/** How many of them, in a sentence. */
function backedOf(scene: DeckScene): string {
  const { yes, evidenced } = evidenceOf(scene);
  const kind = scene.measure === "practices" ? "readiness" : "progress";
  if (yes === 0) return scene.words(`proof.nothing.${scene.measure}`);
  if (evidenced === 0) return scene.words(`proof.none.${scene.measure}`);
  return scene.t(`nature.backed.${kind}`, { count: evidenced, of: yes });
}

/** What of all that is in place has a document behind it. */
function proofSlide(scene: DeckScene): Slide {
  const { t, words, measure, view, profile } = scene;
  const { yes, evidenced } = evidenceOf(scene);
  const { of } = view.points;
  const counts = { evidenced, declared: yes - evidenced, missing: Math.max(0, of - yes) };
  const paints = { evidenced: "accent", declared: "peer", missing: "line" } as const;
  const parts = (["evidenced", "declared", "missing"] as const).map((key) => {
    const count = counts[key];
    const name = measure === "practices" ? t(`summary.${key}`, { count }) : words(`proof.${key}`, { count });
    return { name, count, paint: paints[key] };
  });
  const label = parts.map(({ name }) => name).join(", ");
  const drawing = drawShares(label, parts, { width: INNER, height: 110 });
  return slideOf({
    id: "change",
    headline: backedOf(scene),
    picture: { drawing, narrow: drawing, width: INNER, legend: parts, narrowLegend: parts },
    text: profile.previousSubmissionOn === null ? words("proof.first") : "",
  });
}

/** What to do first, how long it takes, and who does it. */
function actionsSlide(scene: DeckScene): Slide {
  const { words, t, measure, next, practices } = scene;
  if (practices.length === 0) {
    const kept = (["monitor", "engage"] as const).map((step) => ({
      title: t(`steps.${step}.title`),
      note: t(`steps.${step}.text`),
    }));
    return slideOf({
      id: "actions",
      headline: words(`actions.none.${measure}`),
      picture: scalePicture(scene),
      steps: kept,
    });
  }
  return slideOf({
    id: "actions",
    headline: next
      ? words(`actions.next.${measure}`, { count: next.count, level: next.level })
      : words("actions.top", { count: practices.length }),
    picture: scalePicture(scene),
    steps: practices.map((practice) => ({
      title: practice.title,
      note: [effortOf(scene, practice), whoDoes(scene, practice)].filter(Boolean).join(" · "),
    })),
  });
}

/** The way to the next level: the five levels, and how far the company is. */
function scalePicture(scene: DeckScene): Picture {
  const mark = levelMarkOf(scene);
  return { drawing: drawScale(mark), narrow: drawNarrowScale(mark), width: INNER, legend: [], narrowLegend: [] };
}

/** Who does it and by when, from the company's plan. Others are told what it is about instead. */
function whoDoes({ words, planned, isForOthers, language }: DeckScene, { id, about }: Practice): string {
  if (isForOthers) return about;
  const action = planned.find(({ questionId }) => questionId === id);
  if (action?.state === "done") return words("actions.done");
  const who = action?.assignee ? words("actions.who", { name: action.assignee }) : words("actions.nobody");
  return action?.dueOn ? [who, words("actions.until", { date: shortDate(action.dueOn, language) })].join(", ") : who;
}
