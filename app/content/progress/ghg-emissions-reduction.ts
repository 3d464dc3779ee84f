import { type Dimension, graded, oneOf, tonnes, yearSince, yesAnd } from "./authoring";
import { SCOPE_1_INPUTS, SCOPE_2_INPUTS } from "./ghg-inputs";

export const ghgEmissionsReduction: Dimension = {
  id: "ghg-emissions-reduction",
  name: { en: "GHG Emissions Reduction" },
  description: {
    en: "How much greenhouse gas (GHG) your company causes, what it aims at and what it has done. Fuel receipts, electricity bills and last year’s figures will help you answer.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "ghg-emissions-reduction.footprint",
      name: { en: "Carbon footprint" },
      description: {
        en: "The emissions of one year from your own fuels and gases (Scope 1) and from the electricity you buy (Scope 2).",
      },
      requiredText: {
        en: "What is not measured cannot be shown to shrink, and buyers and banks ask for these two totals first. Claim only what you could show evidence for.",
      },
      references: ["GHG Protocol", "ISO 14064-1", "VSME B3", "GRI 305-1", "GRI 305-2", "IFRS S2"],
      sections: [
        {
          id: "ghg-emissions-reduction.footprint.direct",
          name: { en: "Fuels and gases (Scope 1)" },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-1",
                text: {
                  en: "How much greenhouse gas did your company’s own fuels and gases cause in the year (Scope 1), in MTCO2e?",
                },
                help: {
                  why: { en: "These are the emissions that your company can cut itself, litre by litre." },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent. Enter what your company burnt or topped up, for the year or month by month; a lone owner or tenant who burns nothing enters 0, and a young company enters the months since it opened.",
                  },
                  evidence: { en: "fuel receipts, a fuel-card statement or the notes of a refrigerant service" },
                },
              },
              SCOPE_1_INPUTS,
            ),
          ],
        },
        {
          id: "ghg-emissions-reduction.footprint.electricity",
          name: { en: "Purchased electricity (Scope 2)" },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-2",
                text: {
                  en: "How much greenhouse gas did the electricity that your company bought cause in the year (Scope 2), in MTCO2e?",
                },
                help: {
                  why: { en: "A kilowatt-hour saved lowers the bill and the emissions at once." },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent, here with the average of your grid (location-based). Enter the kilowatt-hours of all sites; a tenant without a meter takes the landlord’s figure or the share of the floor area, and who works at home the share of the office.",
                  },
                  evidence: { en: "twelve electricity bills or the landlord’s statement" },
                },
              },
              SCOPE_2_INPUTS,
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.ambition",
      name: { en: "Target, base year and data" },
      description: { en: "What your company aims at, which year it compares with, and how sure its figures are." },
      requiredText: {
        en: "A target with a base year and sound data lets everybody see whether emissions really fall. Claim only what you could show evidence for.",
      },
      references: ["GHG Protocol", "SBTi", "SME Climate Hub", "VSME C3", "GRI 305-5", "IFRS S2"],
      sections: [
        {
          id: "ghg-emissions-reduction.ambition.goal",
          name: { en: "Target and figures" },
          questions: [
            yesAnd(
              {
                id: "ghg-emissions-reduction.target",
                text: { en: "Has your company set a target for reducing its emissions?" },
                help: {
                  why: { en: "A number and a year turn a wish into a plan that can be checked." },
                  counts: {
                    en: "Yes if it is written down what shall be reduced and by which year; ticking its kind gives the second point. A lone owner may set it alone, a tenant for what it controls, and a young company from its first full year.",
                  },
                  evidence: { en: "a signed page with the base year, the target year and the percentage" },
                },
              },
              {
                text: { en: "What kind of target is it?" },
                options: [
                  { id: "absolute", label: { en: "Absolute: lower Scope 1 and 2 in total" } },
                  { id: "intensity", label: { en: "Intensity: lower per product, turnover or employee" } },
                  { id: "sbti", label: { en: "Science-based near-term target (SBTi)" } },
                  { id: "halve-2030", label: { en: "Halve emissions by 2030 (SME Climate Hub)" } },
                  { id: "net-zero-2050", label: { en: "Net zero by 2050" } },
                  { id: "renewable-electricity", label: { en: "Renewable electricity" } },
                ],
                hasOther: true,
              },
              { followUps: [1], opened: true },
            ),
            yearSince(2000, {
              id: "ghg-emissions-reduction.base-year",
              text: { en: "Which base year are your company’s emissions compared with?" },
              help: {
                why: { en: "Without a fixed year, nobody can tell whether emissions rise or fall." },
                counts: {
                  en: "Four digits, from 2000 until this year. If this is your first footprint, or your company is young, enter the year of the figures above.",
                },
                evidence: { en: "the calculation or report of that year" },
              },
            }),
            oneOf(
              {
                id: "ghg-emissions-reduction.data-quality",
                text: { en: "How were your company’s emission figures obtained?" },
                help: {
                  why: { en: "Figures from bills follow what you really use; estimates follow prices." },
                  counts: {
                    en: "Choose what is true of most of the tonnes. The landlord’s statement counts as a tenant’s bill, and a lone owner’s spreadsheet counts as long as the bills behind it are kept.",
                  },
                  evidence: { en: "a spreadsheet with its bills, or a verification letter" },
                },
              },
              [
                { id: "not-measured", label: { en: "They were not measured" } },
                { id: "spend", label: { en: "Estimated from what was spent" } },
                { id: "bills", label: { en: "Calculated from bills or meters" }, isFlagged: true },
                { id: "verified", label: { en: "Verified by an independent party" }, isFlagged: true },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.reduction",
      name: { en: "Actions and results" },
      description: { en: "What your company has done to emit less, and what came of it." },
      requiredText: {
        en: "Most measures that cut emissions also cut costs, and buyers look at what was done, not at what was planned. Claim only what you could show evidence for.",
      },
      references: ["VSME B2", "VSME C3", "GRI 302-4", "GRI 305-5"],
      sections: [
        {
          id: "ghg-emissions-reduction.reduction.work",
          name: { en: "Measures taken" },
          questions: [
            graded(
              {
                id: "ghg-emissions-reduction.actions",
                text: {
                  en: "Which measures has your company carried out in the last 24 months to reduce its emissions?",
                },
                help: {
                  why: { en: "Each measure lowers the figures of every year that follows." },
                  counts: {
                    en: "Tick what is finished and in use, not what is planned; three or more give both points. A tenant counts what the landlord did at its request, and a young company what it chose well from the start.",
                  },
                  evidence: { en: "an invoice, a photograph or a service note" },
                },
              },
              {
                options: [
                  { id: "lighting", label: { en: "Efficient lighting or equipment" } },
                  { id: "cooling", label: { en: "Better cooling or compressed air" } },
                  { id: "solar", label: { en: "Solar power on site" } },
                  { id: "renewable", label: { en: "Renewable tariff or certificates" } },
                  { id: "vehicles", label: { en: "Better vehicles or routes" } },
                  { id: "fuel-switch", label: { en: "Switch to a cleaner fuel" } },
                  { id: "refrigerants", label: { en: "Control of refrigerant leaks" } },
                ],
                none: { en: "None so far" },
              },
            ),
            oneOf(
              {
                id: "ghg-emissions-reduction.lower",
                text: {
                  en: "Are your company’s Scope 1 and 2 emissions lower than in the base year, in total or in intensity?",
                },
                help: {
                  why: { en: "In the end, it is the fall in emissions that counts." },
                  counts: {
                    en: "Yes if the total, or the tonnes per product, employee or turnover, fell and both years were calculated in the same way. A young company without a second full year answers “Not yet known”.",
                  },
                  evidence: { en: "the figures of two years side by side" },
                },
              },
              [
                { id: "yes", label: { en: "Yes" }, isFlagged: true },
                { id: "no", label: { en: "No" } },
                { id: "unknown", label: { en: "Not yet known" } },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.value-chain",
      name: { en: "Value chain" },
      description: {
        en: "The emissions before and after your own work: of what you buy, move, throw away and sell (Scope 3).",
      },
      requiredText: {
        en: "In most companies the greater part of all emissions lies with suppliers and customers. Claim only what you could show evidence for.",
      },
      references: ["GHG Protocol", "VSME C2", "GRI 305-3"],
      sections: [
        {
          id: "ghg-emissions-reduction.value-chain.screening",
          name: { en: "Beyond your own sites (Scope 3)" },
          questions: [
            yesAnd(
              {
                id: "ghg-emissions-reduction.scope-3",
                text: { en: "Has your company begun to look at the emissions of its value chain (Scope 3)?" },
                help: {
                  why: { en: "A first rough look shows where the greatest part lies, and whom to talk to." },
                  counts: {
                    en: "Yes if you noted for at least one source below whether it is large or small; a rough estimate counts. A lone owner’s travel and a tenant’s waste are good places to begin.",
                  },
                  evidence: { en: "a table of suppliers or journeys with rough emissions" },
                },
              },
              {
                text: { en: "Which sources has it looked at?" },
                options: [
                  { id: "purchased-goods", label: { en: "Purchased goods and services" } },
                  { id: "transport", label: { en: "Transport of goods" } },
                  { id: "travel", label: { en: "Business travel" } },
                  { id: "commuting", label: { en: "Staff commuting" } },
                  { id: "waste", label: { en: "Waste" } },
                  { id: "product-use", label: { en: "Use of sold products" } },
                ],
                hasOther: true,
              },
              { followUps: [1] },
            ),
          ],
        },
      ],
    },
  ],
};
