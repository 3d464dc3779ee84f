import type { Language } from "~/domain/language";
import { formatDay } from "~/i18n/format";
import type { Report } from "../blocks";
import { details, disclaimer, documents } from "./annex";
import { dimensions, goals, performance } from "./dimensions";
import { about, cover, maturity, summary } from "./opening";
import { dayOf, type ReportInput, setScene } from "./scene";
import { scores } from "./scores";

/** The readiness report in a language, its parts in the order of the specification (results 2.2). */
export function viewReadinessReport(input: ReportInput, language: Language): Report {
  const scene = setScene(input, language);
  const { t, company, submittedAt } = scene;
  const parts = [summary, about, maturity, scores, performance, dimensions, goals, details, documents, disclaimer];
  return {
    language,
    name: t("document", { company, date: formatDay(submittedAt) }),
    cover: cover(scene),
    parts: parts.map((part) => part(scene)),
    foot: t("foot", { company, date: dayOf(scene, submittedAt) }),
    copyright: t("copyright", { company, year: new Date(scene.now).getUTCFullYear() }),
  };
}
