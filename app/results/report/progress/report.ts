import { yearOf } from "~/core/days/days";
import type { Language } from "~/core/language";
import { formatDay } from "~/i18n/format";
import type { ReportSection, Unproved } from "../blocks";
import { disclaimerOf, documents } from "../common/annex";
import { details } from "../common/details";
import { about, natureOf } from "../common/opening";
import { dayOf } from "../common/scene";
import { approval } from "./approval";
import { emissions, trace } from "./emissions";
import { cover, maturity, summary } from "./opening";
import { certifications, plan } from "./plan";
import { type ReportInput, type Scene, setScene } from "./scene";
import { peers, scores } from "./scores";

/** The report of a Progress Assessment in a language, its parts in the order of the specification (results 2.3), with the annexes last. */
export function viewProgressReport(input: ReportInput, language: Language): Unproved {
  const scene = setScene(input, language);
  const { t, company, submittedOn } = scene;
  const body = [summary, about, maturity, scores, emissions, certifications, peers, plan, approval];
  const annex = [trace, answered, documents, disclaimer];
  return {
    language,
    name: t("progress.document", { company, date: formatDay(submittedOn) }),
    cover: cover(scene),
    nature: natureOf(scene, "progress", t("nature.what.progress")),
    parts: [...body, ...annex].flatMap((part) => part(scene) ?? []),
    foot: t("progress.foot", { company, date: dayOf(scene, submittedOn) }),
    copyright: t("copyright", { company, year: yearOf(scene.today) }),
  };
}

/** Every required question with the words of its answer. */
const answered = (scene: Scene): ReportSection =>
  details(scene, {
    rows: "question",
    answerOf: ({ words }) => words.join("\n") || scene.shared("trace.noAnswer"),
    nameOf: ({ text }) => text,
  });

const disclaimer = (scene: Scene): ReportSection => disclaimerOf(scene, scene.climate("disclaimer"));
