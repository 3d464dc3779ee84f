import type { AnswerMap } from "~/assessment/answers/rules/value";
import { getCatalogueOf, getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { assess } from "~/assessment/kinds/kinds";
import { flattenScores } from "~/assessment/scoring/rules/scores";
import { type KindOf, READINESS } from "~/core/kinds/kind";
import { FALLBACK, type Language } from "~/core/language";
import type { Context } from "~/platform/context";
import { SAMPLE } from "~/results/results/content/sample";
import { wholeMean } from "~/results/statistics/rules/peers";
import { drawCategoryChart } from "./category-chart.server";
import { viewResults } from "./view";

/** Neither words nor figures change while the questionnaire stays the same, so an isolate makes each once. */
const made = new Map<string, ReturnType<typeof drawSample>>();

/** The sample report in a language: the demo company's, computed on the newest questionnaire. It contains no real company's data. */
export async function getSample(ctx: Context, language: Language) {
  const { version } = await getCurrentCatalogue(ctx);
  const catalogue = await getCatalogueOf(ctx, READINESS, version);
  const key = `${version} ${language}`;
  const sample = made.get(key) ?? drawSample(catalogue, language);
  made.set(key, sample);
  sample.catch(() => made.delete(key));
  return sample;
}

async function drawSample(
  catalogue: Awaited<ReturnType<typeof getCatalogueOf<KindOf<"practices">>>>,
  language: Language,
) {
  const { company, industry, submittedOn, yes, peers } = SAMPLE;
  const document = assess(catalogue, answersFor(catalogue, yes));
  const usual = flattenScores(assess(catalogue, answersFor(catalogue, peers.yes)).result);
  const means = Object.fromEntries(usual.map(({ subject, score }) => [subject, wholeMean(score)]));
  const view = viewResults(
    {
      catalogue,
      ...document,
      peers: { basis: "industry", companies: peers.companies, means },
      company,
      submittedOn,
      isEvidenced: false,
    },
    language,
  );
  return {
    company,
    industry: industry[language] ?? industry[FALLBACK],
    view,
    chart: await drawCategoryChart(view, language),
  };
}

function answersFor(catalogue: Catalogue, yes: Record<string, number>): AnswerMap {
  const topics = scoredDimensions(catalogue).flatMap(({ topics }) => topics);
  return new Map(
    topics.flatMap(({ id, sections }) =>
      sections
        .flatMap(({ questions }) => questions.filter(({ isRequired }) => isRequired))
        .map(
          (question, index) => [question.id, { value: { options: [index < (yes[id] ?? 0) ? "yes" : "no"] } }] as const,
        ),
    ),
  );
}
