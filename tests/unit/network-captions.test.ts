import { describe, expect, it } from "vitest";
import { resources } from "~/i18n/resources";

/**
 * The exact words of the specification (results, 2.5 to 2.9 and 3 to 9) for lists, exports and analytics, and the key of each in English.
 * The sentences of the five steps stay as written there; "Field is rquired" is spelled correctly (design record 55).
 */
const CAPTIONS: Record<string, Record<string, string>> = {
  members: {
    "empty.title": "No Associated Companies Available",
    analytics: "Advanced Analytics",
    "export.csv": "Export CSV",
    "export.number": "No.",
    "export.company": "Company Name",
    "export.by": "Submission By",
    "export.date": "Date",
    "export.level": "ESG Maturity Level",
    "filters.industry": "Industry",
  },
  analytics: {
    title: "Analytics",
    "basic.dimensions": "Level of Dimension",
    "basic.indicators": "Level of Indicator",
    "basic.stateData": "State Based Data",
    "basic.industryData": "Industry Based Data",
    "basic.comparison": "Comparison",
    "basic.dimension": "Dimension",
    "basic.state": "State",
    "basic.industry": "Industry",
    "basic.firstDimension": "First select Dimension",
    "basic.required": "Field is required",
    empty: "No Data available",
    "modes.number": "Digit number",
    "modes.percent": "Percentage",
    advance: "Supply Chain ESG",
    "tabs.readiness.levels": "ESG Maturity Levels",
    "tabs.readiness.performance": "ESG Performance",
    "tabs.readiness.indicators": "Overview of ESG indicators",
    "tabs.readiness.actions": "ESG actions",
    "tabs.readiness.sdg": "SDG Mapping",
    "tabs.readiness.demographics": "Demographics",
    "performance.vendors_other": "Average Scores Across {{count}} Vendors",
    "ranking.subject": "Indicator",
    "ranking.top": "Top 3 Vendors (1 = highest)",
    "ranking.bottom": "Bottom 3 Vendors (1 = lowest)",
    "topic.choose": "Select An Indicator Above",
    "stages.assess.name": "Assess",
    "stages.assess.caption": "How the Company has assessed the importance of this topic",
    "stages.learn.name": "Learn",
    "stages.learn.caption": "Type of learning activities that the Company has completed in the last year",
    "stages.commit.name": "Commit",
    "stages.commit.caption": "Company have any specific commitment or made a pledge on this topic?",
    "stages.measure.name": "Measure",
    "stages.measure.caption": "How has the Company measured its progress over the past year?",
    "stages.report.name": "Report",
    "stages.report.caption": "Type of reporting that you have done in the last year",
    "answers.yes": "Yes",
    "answers.no": "No",
    "sdg.title": "Number of Vendors Corresponding to Each Level of Readiness to Contribute to the SDGs",
    "sdg.indicator": "ESG Indicator",
    "sdg.goal": "SDG",
    "sdg.all": "View all",
    "list.number": "No.",
    "list.company": "Company Name",
    "list.username": "User Name",
    "list.close": "Close",
    progress: "Progress Advanced Analytics",
    "tabs.progress.levels": "Maturity Levels",
    "tabs.progress.emissions": "GHG Emission",
    "tabs.progress.actions": "Progress actions",
    "tabs.sub.levels": "Maturity Level",
    "performance.climate": "Average Climate Action Maturity Scores Across Companies",
    "overall.progress": "Climate Action Readiness",
    "emissions.title": "Number & Percentage of Companies with Recorded Emissions and Reduction Targets",
    "emissions.totals": "Total Scope 1 and Scope 2 Emissions measured",
    "emissions.unit": "MTCO2e",
    "theme.title": "Submission details for each dimension",
    "theme.label": "Theme",
    "theme.question": "Q{{number}}. {{question}}",
    "theme.choose": "Select An Theme Above",
    "filters.country": "Country",
    "filters.state": "State",
    "filters.industry": "Industry",
    "filters.size": "Company size",
    "filters.from": "From date",
    "filters.to": "To date",
    "filters.apply": "Apply",
    "filters.clear": "Clear",
  },
  common: {
    "levels.laggard": "Laggard",
    "levels.beginner": "Beginner",
    "levels.intermediate": "Intermediate",
    "levels.advanced": "Advanced",
    "levels.leader": "Leader",
  },
};

/** The French names of the levels are the specification's too (results, 3). */
const LEVELS = {
  laggard: "Retardataire",
  beginner: "Débutant",
  intermediate: "Intermédiaire",
  advanced: "Avancé",
  leader: "Leader",
};

const at = (texts: unknown, path: string) =>
  path.split(".").reduce((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts);

describe("the captions of the specification", () => {
  it.each(Object.entries(CAPTIONS))("for %s match to the letter in English", (namespace, captions) => {
    const texts = resources.en[namespace as keyof typeof resources.en];
    expect(Object.fromEntries(Object.keys(captions).map((key) => [key, at(texts, key)]))).toEqual(captions);
  });

  it("include the names of the levels in French", () => {
    expect(resources.fr.common.levels).toMatchObject(LEVELS);
  });
});
