import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import { mapLanguages } from "~/core/language";
import { TEST_QUESTIONNAIRE } from "./questionnaire";

const words = (text: string) => mapLanguages(() => text);
const unit = (id: string) => ({ id, label: words(id) });

/** Scope 1 with a source of each kind. */
export const SCOPE_1: QuestionOf<"calculation"> = {
  id: "ghg.scope-1",
  type: "calculation",
  points: "present",
  isRequired: true,
  text: words("Scope 1"),
  unit: words("MTCO2e"),
  inputs: [
    { id: "diesel", label: words("Diesel"), source: "diesel", units: [unit("litre"), unit("us-gallon")] },
    { id: "petrol", label: words("Petrol"), source: "petrol", units: [unit("litre")] },
    { id: "lpg", label: words("LPG"), source: "lpg", units: [unit("kg"), unit("cylinder-14"), unit("litre")] },
    { id: "gas", label: words("Natural gas"), source: "natural-gas", units: [unit("m3"), unit("kwh"), unit("gj")] },
    { id: "coal", label: words("Coal"), source: "coal", isRare: true, units: [unit("kg"), unit("tonne")] },
    { id: "pellets", label: words("Wood pellets"), source: "wood-pellets", isRare: true, units: [unit("tonne")] },
    { id: "r-410a", label: words("R-410A"), source: "r-410a", isRare: true, units: [unit("kg"), unit("g")] },
  ],
};

export const SCOPE_2: QuestionOf<"calculation"> = {
  ...SCOPE_1,
  id: "ghg.scope-2",
  text: words("Scope 2"),
  grids: [
    { id: "MY-peninsular", label: words("Peninsular Malaysia") },
    { id: "MY-sabah", label: words("Sabah and Labuan") },
    { id: "MY-sarawak", label: words("Sarawak") },
    { id: "ZA", label: words("South Africa") },
  ],
  inputs: [
    { id: "electricity", label: words("Electricity"), source: "electricity", units: [unit("kwh"), unit("mwh")] },
    { id: "contract", label: words("Under a contract"), source: "contract", isRare: true, units: [unit("kwh")] },
  ],
};

const [first] = TEST_QUESTIONNAIRE.dimensions;
const [topic] = first?.topics ?? [];
if (!first || !topic) throw new Error("The questionnaire has no topic");

/** A questionnaire with two worksheets, which only tests publish. */
export const WORKSHEETS: CatalogueOf<"readiness"> = {
  ...TEST_QUESTIONNAIRE,
  version: "every-type-worksheets",
  dimensions: [
    {
      ...first,
      topics: [
        {
          ...topic,
          id: "ghg",
          sections: [
            { id: "ghg.inventory", stage: "measure", name: words("Inventory"), questions: [SCOPE_1, SCOPE_2] },
          ],
        },
      ],
    },
  ],
};
