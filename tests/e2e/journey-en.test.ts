import { describeJourney } from "./support/journey";

// 32 of 80 is the lowest score of an Intermediate.
describeJourney({
  language: "en",
  scripts: true,
  isShort: true,
  other: "ms",
  yes: 32,
  percent: "40%",
  exact: "40.00%",
  level: "intermediate",
  dimensions: [
    { name: "Environment", percent: "80%", level: "leader" },
    { name: "Social", percent: "0%", level: "laggard" },
    { name: "Governance", percent: "0%", level: "laggard" },
  ],
});
