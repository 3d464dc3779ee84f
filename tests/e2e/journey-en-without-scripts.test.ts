import { describeJourney } from "./support/journey";

// 31 of 80 is the highest score of a Beginner.
describeJourney({
  language: "en",
  scripts: false,
  isShort: true,
  other: "fr",
  yes: 31,
  percent: "39%",
  exact: "38.75%",
  level: "beginner",
  dimensions: [
    { name: "Environment", percent: "78%", level: "advanced" },
    { name: "Social", percent: "0%", level: "laggard" },
    { name: "Governance", percent: "0%", level: "laggard" },
  ],
});
