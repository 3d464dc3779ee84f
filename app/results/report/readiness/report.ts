import { yearOf } from "~/core/days/days";
import type { Language } from "~/core/language";
import { formatDay } from "~/i18n/format";
import type { ReportSection, Unproved } from "../blocks";
import { disclaimerOf, documents } from "../common/annex";
import { about, natureOf } from "../common/opening";
import { dayOf } from "../common/scene";
import { details } from "./annex";
import { dimensions, goals, performance } from "./dimensions";
import { cover, maturity, summary } from "./opening";
import { type ReportInput, type Scene, setScene } from "./scene";
import { scores } from "./scores";

/** What a bank reads of a report. */
const MAX_PAGES = 8;

/** The readiness report in a language, its parts in the order of the specification (results 2.2). */
export function viewReadinessReport(input: ReportInput, language: Language): Unproved {
  const scene = setScene(input, language);
  const { t, company, submittedOn } = scene;
  const parts = [summary, about, maturity, scores, performance, dimensions, goals, details, documents, disclaimer];
  return {
    language,
    name: t("document", { company, date: formatDay(submittedOn) }),
    cover: cover(scene),
    nature: natureOf(scene, "readiness", t("nature.what.readiness", { count: scene.view.points.of })),
    parts: parts.map((part) => part(scene)),
    foot: t("foot", { company, date: dayOf(scene, submittedOn) }),
    copyright: t("copyright", { company, year: yearOf(scene.today) }),
    maxPages: MAX_PAGES,
  };
}

const disclaimer = (scene: Scene): ReportSection => disclaimerOf(scene, scene.shared("disclaimer.text"));
