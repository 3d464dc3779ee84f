import { describeJourney } from "./support/journey";

// 63 of 80 is the highest score of an Advanced.
describeJourney({
  language: "fr",
  scripts: true,
  isShort: true,
  other: "en",
  yes: 63,
  percent: "79 %",
  exact: "78,75 %",
  level: "advanced",
  dimensions: [
    { name: "Environnement", percent: "100 %", level: "leader" },
    { name: "Social", percent: "77 %", level: "advanced" },
    { name: "Gouvernance", percent: "0 %", level: "laggard" },
  ],
});
