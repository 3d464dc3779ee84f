import { describeJourney } from "./support/journey";

// 16 of 80 is the lowest score of a Beginner.
describeJourney({
  language: "ms",
  scripts: true,
  isShort: true,
  other: "fr",
  yes: 16,
  percent: "20%",
  exact: "20.00%",
  level: "beginner",
  dimensions: [
    { name: "Alam Sekitar", percent: "40%", level: "intermediate" },
    { name: "Sosial", percent: "0%", level: "laggard" },
    { name: "Tadbir Urus", percent: "0%", level: "laggard" },
  ],
});
