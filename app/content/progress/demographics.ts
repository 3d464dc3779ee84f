import { type Dimension, yesAnd } from "./authoring";

/** Bands of which one holds. */
const band = (id: string, label: { en: string }) => ({ id, label, isExclusive: true });

export const demographics: Dimension = {
  id: "demographics",
  name: { en: "Demographics" },
  description: {
    en: "These questions describe your company and its use of energy, so that its results can be compared with those of similar companies. They do not count towards the score.",
  },
  isOnSummary: false,
  topics: [
    {
      id: "demographics.company",
      name: { en: "Company profile" },
      description: { en: "How many people and places the answers speak for, and where your goods or services go." },
      requiredText: {
        en: "Companies are compared with others of a similar size and market. These answers give no points.",
      },
      references: ["VSME B1"],
      sections: [
        {
          id: "demographics.company.size",
          stage: "profile",
          name: { en: "Size and markets" },
          questions: [
            yesAnd(
              {
                id: "demographics.people",
                text: { en: "Does anybody work in your company, the owner included?" },
                help: {
                  why: { en: "Emissions and results are compared between companies of a similar size." },
                  counts: {
                    en: "Yes if at least one person works for the company, part-time and contract workers included; a lone owner is one person, and a young company counts those who work there today.",
                  },
                  evidence: { en: "last month’s payroll list" },
                },
              },
              {
                text: { en: "How many people, on average over the last 12 months?" },
                options: [
                  band("1-10", { en: "1–10 people" }),
                  band("11-50", { en: "11–50 people" }),
                  band("51-250", { en: "51–250 people" }),
                  band("over-250", { en: "Over 250 people" }),
                ],
              },
            ),
            yesAnd(
              {
                id: "demographics.sites",
                text: { en: "Does your company work at more than one site in the country?" },
                help: {
                  why: { en: "The emissions of every shop, workshop, store and office belong to the total." },
                  counts: {
                    en: "Yes if you own or rent two or more places for regular work; a home office is one site, while a market stall for a day is none.",
                  },
                  evidence: { en: "a list of addresses with their electricity meters" },
                },
              },
              {
                text: { en: "How many sites?" },
                options: [
                  band("2-5", { en: "2–5 sites" }),
                  band("6-10", { en: "6–10 sites" }),
                  band("over-10", { en: "Over 10 sites" }),
                ],
              },
            ),
            yesAnd(
              {
                id: "demographics.export",
                text: { en: "Does your company export, or supply companies that do?" },
                help: {
                  why: {
                    en: "Buyers in some markets, above all the European Union, already ask their suppliers for emission figures.",
                  },
                  counts: {
                    en: "Yes if a customer abroad, or an exporter at home, bought from you in the last 12 months; a young company answers for the time since it opened.",
                  },
                  evidence: { en: "an export invoice or a list of customers" },
                },
              },
              {
                text: { en: "Where do your goods or services end up?" },
                options: [
                  { id: "africa", label: { en: "Other countries of Africa" } },
                  { id: "asean", label: { en: "ASEAN countries" } },
                  { id: "eu", label: { en: "European Union" } },
                ],
                hasOther: true,
              },
            ),
          ],
        },
      ],
    },
    {
      id: "demographics.energy",
      name: { en: "Energy use" },
      description: { en: "Which fuels and electricity your company uses, and which bills show the quantities." },
      requiredText: {
        en: "Knowing your sources of energy makes it easier to fill in the figures later on. These answers give no points.",
      },
      references: ["VSME B3", "GRI 302-1"],
      sections: [
        {
          id: "demographics.energy.sources",
          stage: "profile",
          name: { en: "Fuels, electricity and bills" },
          questions: [
            yesAnd(
              {
                id: "demographics.fuel",
                text: { en: "Does your company buy fuel, or run vehicles or machines that burn it?" },
                help: {
                  why: { en: "Every fuel that your company burns belongs to its direct emissions (Scope 1)." },
                  counts: {
                    en: "Yes if the company pays for the fuel, also when staff claim it back or a vehicle is leased; a lone owner who works with electricity and public transport only answers No.",
                  },
                  evidence: { en: "fuel receipts or a fuel-card statement" },
                },
              },
              {
                text: { en: "Which fuels?" },
                options: [
                  { id: "diesel", label: { en: "Diesel" } },
                  { id: "petrol", label: { en: "Petrol" } },
                  { id: "lpg", label: { en: "LPG" } },
                  { id: "natural-gas", label: { en: "Natural gas" } },
                  { id: "coal", label: { en: "Coal" } },
                  { id: "biomass", label: { en: "Biomass (wood, husks, charcoal)" } },
                ],
                hasOther: true,
              },
            ),
            yesAnd(
              {
                id: "demographics.electricity",
                text: { en: "Does your company use electricity that it buys, or that comes with the rent?" },
                help: {
                  why: {
                    en: "Purchased electricity is the largest source of emissions in many small companies (Scope 2).",
                  },
                  counts: {
                    en: "Yes also if electricity is part of the rent or if you work from home; a tenant without a meter asks the landlord for the share.",
                  },
                  evidence: { en: "an electricity bill or the landlord’s statement" },
                },
              },
              {
                text: { en: "Where does it come from?" },
                options: [
                  { id: "grid", label: { en: "Public grid, on your own bill" } },
                  { id: "landlord", label: { en: "Through the landlord" } },
                  { id: "solar", label: { en: "Your own solar panels" } },
                  { id: "renewable", label: { en: "Renewable tariff or certificates" } },
                ],
              },
            ),
            yesAnd(
              {
                id: "demographics.bills",
                text: { en: "Does your company keep its fuel and electricity bills?" },
                help: {
                  why: { en: "Bills show quantities; without them, emissions can only be estimated." },
                  counts: {
                    en: "Yes for paper, photographs and the supplier’s online account alike; a young company counts the months since it opened.",
                  },
                  evidence: { en: "a folder with twelve electricity bills and the fuel receipts" },
                },
              },
              {
                text: { en: "For how many of the last 12 months?" },
                options: [
                  band("under-6", { en: "Under 6 months" }),
                  band("6-11", { en: "6–11 months" }),
                  band("12", { en: "All 12 months" }),
                ],
              },
            ),
          ],
        },
      ],
    },
  ],
};
