import { withoutEvidenceClaims } from "~/assessment/scoring/rules/evidence-claims";
import { formatDay } from "~/i18n/format";
import { drawGauge } from "~/results/figures/levels";
import { sumEvidence, viewEvidence } from "~/results/results/evidence-view";
import type { ScoredDimension } from "~/results/results/scores-view";
import type { Cover, NamedLevel, Nature, ReportSection, ScoreCard } from "../blocks";
import { averageOf, dayOf, levelMarkOf, type Scene } from "./scene";

/** A dimension with its score, its comparison, and a sentence about it. */
export function scoreCard(scene: Scene, dimension: ScoredDimension, text: string): ScoreCard {
  const { id, name, own, level } = dimension;
  return { id, name, percent: own.whole, peers: averageOf(scene, dimension), level, text };
}

/** The company, its level, and a card for each dimension with the meaning of its level. */
export function coverOf(scene: Scene, words: Pick<Cover, "title" | "subtitle" | "reached">): Cover {
  const { t, view, company, submittedOn, isEvidenced } = scene;
  const meaningOf = (level: NamedLevel) => {
    const text = view.scale.find(({ id }) => id === level.id)?.tooltip ?? "";
    const description = isEvidenced ? text : withoutEvidenceClaims(text);
    return description && t("dimension.general", { description });
  };
  return {
    ...words,
    company,
    figure: drawGauge(levelMarkOf(scene)),
    level: view.level.name,
    cards: view.dimensions.map((dimension) => scoreCard(scene, dimension, meaningOf(dimension.level))),
    submitted: t("cover.submitted", { date: dayOf(scene, submittedOn) }),
  };
}

/** What the report is, and how far its answers are backed. */
export function natureOf(
  { t, results, submittedOn, language }: Scene,
  kind: "readiness" | "progress",
  what: string,
): Nature {
  const { yes, evidenced } = sumEvidence(viewEvidence(results, submittedOn, language).topics);
  return {
    what,
    unverified: t("nature.unverified"),
    backed: yes > 0 ? t(`nature.backed.${kind}`, { count: evidenced, of: yes }) : null,
  };
}

/** When the report was made, and which company it is about. */
export function about(scene: Scene): ReportSection {
  const { t, shared, profile, today, submittedOn } = scene;
  const previous = profile.previousSubmissionOn;
  const facts = {
    date: formatDay(submittedOn),
    company: profile.company,
    registration: profile.registrationNumber,
    username: profile.username,
    state: profile.state,
    previous: previous === null ? shared("profile.noPrevious") : formatDay(previous),
    industry: profile.industry,
    email: profile.email,
    country: profile.country,
    city: profile.city ?? shared("profile.noCity"),
  };
  return {
    id: "about",
    title: shared("profile.title"),
    isKept: true,
    blocks: [
      { type: "text", text: t("about.generated", { date: dayOf(scene, today) }) },
      {
        type: "facts",
        facts: Object.entries(facts).map(([key, fact]) => ({
          term: shared(`profile.${key as keyof typeof facts}`),
          fact,
        })),
      },
    ],
  };
}
