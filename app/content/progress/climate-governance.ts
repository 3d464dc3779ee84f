import { type Dimension, graded, howFar, oneOf, yesAnd, yesNo } from "./authoring";

export const climateGovernance: Dimension = {
  id: "climate-governance",
  name: { en: "Climate Governance" },
  description: {
    en: "Who decides on climate in your company, which risks it sees, and what has become rule and habit. Meeting notes, a signed policy and training lists will help you answer.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "climate-governance.leadership",
      name: { en: "Leadership" },
      description: { en: "Who answers for climate matters in your company, and when management looks at them." },
      requiredText: {
        en: "Where nobody is in charge, climate work stops with the first busy month. Claim only what you could show evidence for.",
      },
      references: ["UN Global Compact Principles 7–9", "IFRS S2", "VSME C2", "GRI 2-12"],
      sections: [
        {
          id: "climate-governance.leadership.roles",
          name: { en: "Responsibility" },
          questions: [
            oneOf(
              {
                id: "climate-governance.responsible",
                text: { en: "Who is responsible for climate matters in your company?" },
                help: {
                  why: { en: "Work that belongs to somebody gets done; work that belongs to everybody is forgotten." },
                  counts: {
                    en: "A person counts if colleagues know the name and time is set aside for the task. A lone owner is the responsible person.",
                  },
                  evidence: { en: "a job description or a signed note that names the person" },
                },
              },
              [
                { id: "no-one", label: { en: "No one yet" } },
                { id: "informal", label: { en: "Some of the staff, informally" } },
                { id: "manager", label: { en: "A named manager" }, isFlagged: true },
                { id: "owner", label: { en: "The owner or chief executive" }, isFlagged: true },
                { id: "board", label: { en: "The board or one of its committees" }, isFlagged: true },
              ],
            ),
            yesNo({
              id: "climate-governance.agenda",
              text: {
                en: "Was climate on the agenda of your company’s management at least once in the last 12 months?",
              },
              help: {
                why: { en: "A fixed time once a year is the least that turns good intentions into decisions." },
                counts: {
                  en: "Yes if the owner or managers discussed energy, emissions or extreme weather and noted what they decided. A lone owner’s own dated note counts; a young company counts the time since it opened.",
                },
                evidence: { en: "dated meeting notes with a decision on energy or climate" },
              },
            }),
          ],
        },
      ],
    },
    {
      id: "climate-governance.exposure",
      name: { en: "Risks and opportunities" },
      description: { en: "Which dangers and which chances climate change brings to your company." },
      requiredText: {
        en: "Floods, heat and new rules reach small companies first, and so do the savings of those that prepare. Claim only what you could show evidence for.",
      },
      references: ["IFRS S2", "VSME C4", "GRI 201-2"],
      sections: [
        {
          id: "climate-governance.exposure.review",
          name: { en: "Risk review" },
          questions: [
            graded(
              {
                id: "climate-governance.risks",
                text: { en: "Which climate risks and opportunities has your company identified for its own business?" },
                help: {
                  why: { en: "What has been thought through beforehand costs less when it comes." },
                  counts: {
                    en: "Tick what was looked at for your own sites, suppliers and customers in the last 24 months and written down; three or more give both points. A tenant counts dangers to the building too, and one page is enough for a lone owner.",
                  },
                  evidence: { en: "a list of risks and savings with their likely cost" },
                },
              },
              {
                options: [
                  { id: "acute-weather", label: { en: "Floods, storms or fires" } },
                  { id: "chronic", label: { en: "Lasting heat, drought or water shortage" } },
                  { id: "regulation", label: { en: "Carbon prices or new rules" } },
                  { id: "customers", label: { en: "Customers’ climate requirements" } },
                  { id: "energy-cost", label: { en: "Energy costs or changing technology" } },
                  { id: "opportunities", label: { en: "New products or savings" } },
                ],
                none: { en: "None so far" },
              },
            ),
          ],
        },
      ],
    },
    {
      id: "climate-governance.practice",
      name: { en: "Policy and practice" },
      description: { en: "What your company has put in writing, and what it does to keep its word." },
      requiredText: {
        en: "A promise on paper helps only when money, training and suppliers follow. Claim only what you could show evidence for.",
      },
      references: ["UN Global Compact Principle 8", "IFRS S2", "VSME B2", "VSME C2", "GRI 2-19", "GRI 2-23"],
      sections: [
        {
          id: "climate-governance.practice.rules",
          name: { en: "Written policy" },
          questions: [
            yesAnd(
              {
                id: "climate-governance.policy",
                text: { en: "Has your company’s management approved a climate policy?" },
                help: {
                  why: { en: "A signed text tells staff, buyers and banks what they can hold your company to." },
                  counts: {
                    en: "Yes if the owner or director signed a text that speaks of climate, looked at it again within the last 24 months, and you tick its form below. A paragraph in another policy counts, and a lone owner’s signature is enough.",
                  },
                  evidence: { en: "a signed and dated policy" },
                },
              },
              {
                text: { en: "What form does it have?" },
                options: [
                  { id: "stand-alone", label: { en: "A climate policy of its own" } },
                  { id: "environmental", label: { en: "Part of an environmental policy" } },
                  { id: "sme-climate-hub", label: { en: "SME Climate Hub pledge" } },
                  { id: "net-zero", label: { en: "Net-zero statement" } },
                ],
                hasOther: true,
              },
              { followUps: [1] },
            ),
          ],
        },
        {
          id: "climate-governance.practice.everyday",
          name: { en: "Everyday practice" },
          questions: [
            howFar(
              {
                id: "climate-governance.measures",
                text: { en: "How far has your company come with each of these measures?" },
                help: {
                  why: { en: "Plans become real through money, knowledge and the people you buy from." },
                  counts: {
                    en: "In place means that it happens today and that something shows it; each one gives a point. A lone owner counts their own training and hours; a tenant may build on the landlord’s emergency plan.",
                  },
                  evidence: { en: "a training list, a line in the budget or a supplier’s reply" },
                },
              },
              [
                {
                  id: "continuity",
                  text: { en: "Extreme weather is part of the plan for keeping the business running" },
                },
                { id: "budget", text: { en: "Money or working time is set aside for climate action" } },
                { id: "training", text: { en: "Staff were trained on climate or energy in the last 12 months" } },
                { id: "suppliers", text: { en: "Key suppliers have been asked about their emissions" } },
              ],
            ),
            yesNo({
              id: "climate-governance.reward",
              text: { en: "Do climate results affect anybody’s appraisal or reward in your company?" },
              help: {
                why: { en: "People take care of what they are thanked for." },
                counts: {
                  en: "Yes if a goal on energy or emissions stands in somebody’s appraisal, bonus or team prize; it need not be money. A lone owner counts a written yearly goal of their own with its result.",
                },
                evidence: { en: "an appraisal form or a bonus rule with an energy goal" },
              },
            }),
          ],
        },
      ],
    },
  ],
};
