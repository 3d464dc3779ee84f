import { describeJourney } from "./support/journey";

// 15 of 80 is the highest score of a Laggard.
describeJourney({
  language: "ms",
  scripts: false,
  other: "fr",
  yes: 15,
  percent: "19%",
  exact: "18.75%",
  level: "laggard",
  dimensions: [
    { name: "Alam Sekitar", percent: "38%", level: "beginner" },
    { name: "Sosial", percent: "0%", level: "laggard" },
    { name: "Tadbir Urus", percent: "0%", level: "laggard" },
  ],
});
