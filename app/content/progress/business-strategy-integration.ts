import { OTHER_OPTION } from "../readiness/core-options";
import { type Dimension, graded, howFar, yesAnd } from "./authoring";
import { CERTIFICATIONS } from "./certifications";

export const businessStrategyIntegration: Dimension = {
  id: "business-strategy-integration",
  name: { en: "Business Strategy Integration" },
  description: {
    en: "How climate enters your company’s plans, products, purchases, finance and reports. Certificates, the business plan and offers to customers will help you answer.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "business-strategy-integration.planning",
      name: { en: "Certificates and planning" },
      description: { en: "What independent parties have confirmed, and where climate stands in your plans." },
      requiredText: {
        en: "Certificates open doors to buyers, and a plan keeps climate work alive when times are hard. Claim only what you could show evidence for.",
      },
      references: ["UN Global Compact Principle 9", "IFRS S2", "VSME B1", "VSME C1"],
      sections: [
        {
          id: "business-strategy-integration.planning.standards",
          name: { en: "Certificates and business plan" },
          questions: [
            yesAnd(
              {
                id: "business-strategy-integration.certifications",
                text: {
                  en: "Does your company hold a certification for environment, quality or responsible business?",
                },
                help: {
                  why: { en: "A certificate lets buyers trust your company without checking everything themselves." },
                  counts: {
                    en: "Yes if one that is ticked below is valid today; two or more give both points. A tenant may count the certificate of its building, and a lone owner or young company a group certificate that names it.",
                  },
                  evidence: { en: "the certificate with its number and its last valid day" },
                },
              },
              { text: { en: "Which ones are valid today?" }, options: CERTIFICATIONS, hasOther: true },
              { followUps: [1, 2] },
            ),
            yesAnd(
              {
                id: "business-strategy-integration.business-plan",
                text: { en: "Is climate part of your company’s business plan?" },
                help: {
                  why: { en: "What stands in the plan gets money and time." },
                  counts: {
                    en: "Yes if a written plan for this year or the next speaks of energy, emissions or climate risks in a place that you tick below. One page is enough for a lone owner or a young company.",
                  },
                  evidence: { en: "the page of the plan or budget that speaks of climate" },
                },
              },
              {
                text: { en: "Where does it stand?" },
                options: [
                  { id: "growth-plan", label: { en: "Growth plan" } },
                  { id: "budget", label: { en: "Budget" } },
                  { id: "procurement", label: { en: "Purchasing" } },
                  { id: "product-design", label: { en: "Design of products or services" } },
                  { id: "risk-register", label: { en: "Risk register" } },
                ],
              },
              { followUps: [1] },
            ),
          ],
        },
      ],
    },
    {
      id: "business-strategy-integration.market",
      name: { en: "Products and supply chain" },
      description: { en: "What your company sells, buys and moves, and how that helps to lower emissions." },
      requiredText: {
        en: "Customers look for suppliers that help them to cut their own emissions. Claim only what you could show evidence for.",
      },
      references: ["UN Global Compact Principle 9", "GRI 302-5", "GRI 308-1", "VSME C2"],
      sections: [
        {
          id: "business-strategy-integration.market.practice",
          name: { en: "What you sell and buy" },
          questions: [
            graded(
              {
                id: "business-strategy-integration.offer",
                text: { en: "Which low-carbon products or services does your company offer?" },
                help: {
                  why: { en: "An offer that saves emissions for customers is a reason to buy from you." },
                  counts: {
                    en: "Tick what customers could buy in the last 12 months; three or more give both points. A lone owner’s consultation by video and the repair corner of a rented shop count, and so does a young company’s first product.",
                  },
                  evidence: { en: "a price list, an offer or a page of your website" },
                },
              },
              {
                options: [
                  { id: "efficient-product", label: { en: "Products that use less energy" } },
                  { id: "low-carbon-material", label: { en: "Recycled or low-carbon materials" } },
                  { id: "repair", label: { en: "Repair, refill or take-back" } },
                  { id: "low-carbon-service", label: { en: "Services that lower customers’ emissions" } },
                  { id: "digital", label: { en: "Online services instead of travel" } },
                  OTHER_OPTION,
                ],
                none: { en: "None so far" },
              },
            ),
            howFar(
              {
                id: "business-strategy-integration.supply-chain",
                text: { en: "How far has your company come with climate in its purchases and deliveries?" },
                help: {
                  why: { en: "Every order and every trip is a chance to save fuel, money and emissions." },
                  counts: {
                    en: "In place means a rule or habit that you can show; each one gives a point. For a lone owner, a sentence on the order form is rule enough, and a tenant counts the equipment that it buys itself.",
                  },
                  evidence: { en: "a supplier code, a purchasing rule or a delivery plan" },
                },
              },
              [
                { id: "supplier-code", text: { en: "Rules for suppliers cover climate" } },
                { id: "efficient-goods", text: { en: "Energy-efficient goods are preferred when buying" } },
                {
                  id: "logistics",
                  text: { en: "Routes, loads or local sourcing are planned to save fuel" },
                },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "business-strategy-integration.finance",
      name: { en: "Finance and disclosure" },
      description: { en: "How climate action is paid for, and who hears of it." },
      requiredText: {
        en: "Banks, buyers and public programmes support companies that show what they do. Claim only what you could show evidence for.",
      },
      references: ["IFRS S2", "VSME B3", "GRI 305-5", "UN Global Compact Communication on Progress"],
      sections: [
        {
          id: "business-strategy-integration.finance.means",
          name: { en: "Money and reports" },
          questions: [
            yesAnd(
              {
                id: "business-strategy-integration.funding",
                text: { en: "Has your company paid for climate action in the last 24 months?" },
                help: {
                  why: { en: "Knowing where money can come from makes the next measure possible." },
                  counts: {
                    en: "Yes if money from a source below went into saving energy or emissions, however little; a lone owner’s savings count, and a tenant counts what it paid for its rented rooms.",
                  },
                  evidence: { en: "an invoice, a loan agreement or a letter that grants the money" },
                },
              },
              {
                text: { en: "Where did the money come from?" },
                options: [
                  { id: "own-funds", label: { en: "Own funds" } },
                  { id: "green-loan", label: { en: "Green loan" } },
                  { id: "grant", label: { en: "Grant or tax incentive" } },
                  { id: "leasing", label: { en: "Leasing or an energy-service company (ESCO)" } },
                  { id: "customer-programme", label: { en: "A customer’s programme" } },
                ],
              },
              { followUps: [1] },
            ),
            yesAnd(
              {
                id: "business-strategy-integration.disclosure",
                text: { en: "Has your company disclosed climate information in the last 12 months?" },
                help: {
                  why: { en: "Open figures build trust and make the next questionnaire quicker to answer." },
                  counts: {
                    en: "Yes if figures, targets or actions reached somebody outside the company in a way that you tick below. For a lone owner or a young company, one customer’s questionnaire is enough.",
                  },
                  evidence: { en: "a published report, or a questionnaire that was sent" },
                },
              },
              {
                text: { en: "In what way?" },
                options: [
                  { id: "cop", label: { en: "UN Global Compact Communication on Progress" } },
                  { id: "report", label: { en: "Report by GRI, VSME or SEDG" } },
                  { id: "cdp", label: { en: "CDP questionnaire" } },
                  { id: "customer-platform", label: { en: "A customer’s platform or questionnaire" } },
                  { id: "website", label: { en: "Own website or social media" } },
                ],
              },
              { followUps: [1] },
            ),
          ],
        },
      ],
    },
  ],
};
