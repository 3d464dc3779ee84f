import { describeJourney } from "./support/journey";

// 64 of 80 is the lowest score of a Leader.
describeJourney({
  language: "fr",
  scripts: false,
  other: "en",
  yes: 64,
  percent: "80 %",
  exact: "80,00 %",
  level: "leader",
  dimensions: [
    { name: "Environnement", percent: "100 %", level: "leader" },
    { name: "Social", percent: "80 %", level: "leader" },
    { name: "Gouvernance", percent: "0 %", level: "laggard" },
  ],
});
