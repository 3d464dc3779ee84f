import { type Catalogue, months } from "./authoring";

/** By dimension and level; all of it within the 18 months that follow the signature. */
export const ACTION_PLAN: Catalogue["actionPlan"] = {
  "climate-governance": {
    laggard: {
      plan: { en: "Appoint a climate lead" },
      resources: { en: "A few hours of the owner’s time" },
      process: { en: "The owner chooses the person, sets aside time for the task and informs the staff." },
      output: { en: "A signed note that describes the role" },
      timeline: months(1, 3),
    },
    beginner: {
      plan: { en: "Adopt a climate policy" },
      resources: { en: "A template and a manager’s time" },
      process: { en: "Draft one page, have the owner approve it and display it where everybody sees it." },
      output: { en: "A signed climate policy" },
      timeline: months(3, 6),
    },
    intermediate: {
      plan: { en: "Draw up a risk register and train the staff" },
      resources: { en: "One workshop and a small budget" },
      process: { en: "Rate the physical and transition risks together, and train those who can act on them." },
      output: { en: "A risk register and a list of who was trained" },
      timeline: months(4, 9),
    },
    advanced: {
      plan: { en: "Put the board or the owner in oversight" },
      resources: { en: "Time of the board or owner, and a few indicators" },
      process: { en: "Look at the indicators every quarter and decide what to change." },
      output: { en: "A one-page dashboard with the decisions taken" },
      timeline: months(6, 12),
    },
    leader: {
      plan: { en: "Link pay to results and mentor suppliers" },
      resources: { en: "Whoever sets pay, and the company’s network" },
      process: { en: "Agree on climate goals for each role, and share what works with suppliers." },
      output: { en: "A reward scheme and written examples" },
      timeline: months(6, 18),
    },
  },
  "ghg-emissions-reduction": {
    laggard: {
      plan: { en: "Start an energy data file" },
      resources: { en: "Bills and a spreadsheet" },
      process: { en: "Collect twelve months of fuel and electricity bills and enter the quantities." },
      output: { en: "A record of energy use, month by month" },
      timeline: months(1, 4),
    },
    beginner: {
      plan: { en: "Calculate the first carbon footprint" },
      resources: { en: "Emission factors and a trained person" },
      process: { en: "Multiply each quantity by its factor and add up Scope 1 and Scope 2." },
      output: { en: "A baseline for the years to come" },
      timeline: months(3, 6),
    },
    intermediate: {
      plan: { en: "Set a reduction target" },
      resources: { en: "The baseline and the cost of possible measures" },
      process: { en: "Choose the base year and the measures, work out what they save and decide." },
      output: { en: "A target that management has approved" },
      timeline: months(4, 9),
    },
    advanced: {
      plan: { en: "Make deep cuts" },
      resources: { en: "Investment or outside finance" },
      process: { en: "Carry out projects for solar power, vehicles and processes, the most effective first." },
      output: { en: "A reduction that has been verified" },
      timeline: months(6, 18),
    },
    leader: {
      plan: { en: "Validate a science-based and a net-zero target" },
      resources: { en: "The validation fee and complete data" },
      process: { en: "Submit the targets for validation and publish them." },
      output: { en: "Validated targets" },
      timeline: months(9, 18),
    },
  },
  "business-strategy-integration": {
    laggard: {
      plan: { en: "Bring climate into the business plan" },
      resources: { en: "The owner and whoever writes the plan" },
      process: { en: "List the climate risks that could cost money and the savings that are within reach." },
      output: { en: "A one-page annex to the business plan" },
      timeline: months(1, 6),
    },
    beginner: {
      plan: { en: "Take the quick wins" },
      resources: { en: "A small budget" },
      process: { en: "Choose three measures that cost little or nothing and follow what they save." },
      output: { en: "A log of the savings" },
      timeline: months(3, 9),
    },
    intermediate: {
      plan: { en: "Set climate criteria for suppliers and products" },
      resources: { en: "Those who buy and those who sell" },
      process: { en: "Add climate clauses to orders and contracts, and ask the ten largest suppliers." },
      output: { en: "An updated supplier code" },
      timeline: months(6, 12),
    },
    advanced: {
      plan: { en: "Seek certification and green finance" },
      resources: { en: "A consultant or adviser" },
      process: { en: "Find out what is missing, close the gaps and go through the audit." },
      output: { en: "A certificate or a green loan" },
      timeline: months(6, 18),
    },
    leader: {
      plan: { en: "Publish a transition report" },
      resources: { en: "Whoever keeps the data, and an independent assurer" },
      process: { en: "Describe the way to low carbon with figures, and have them assured." },
      output: { en: "A public report" },
      timeline: months(9, 18),
    },
  },
};
