import type { ReportSection } from "../blocks";
import type { Scene } from "./scene";

/** The certificates that the company says it holds. */
export function certifications({ climate, view }: Scene): ReportSection {
  const held = view.certifications.join(" · ");
  return {
    id: "certifications",
    title: climate("certifications.title"),
    isKept: true,
    blocks: held
      ? [
          { type: "text", text: held },
          { type: "note", text: climate("certifications.lead") },
        ]
      : [{ type: "text", text: climate("certifications.none") }],
  };
}

const COLUMNS = ["measure", "resources", "process", "output", "timeline"] as const;

/**
 * What to do next in each focus area. With more than half of all points, the head has the colour of a leader (specification, results 4).
 */
export function plan({ climate, view }: Scene): ReportSection {
  return {
    id: "plan",
    title: climate("plan.title"),
    blocks: [
      { type: "text", text: climate("plan.lead") },
      {
        type: "table",
        caption: climate("plan.title"),
        columns: (["area", ...COLUMNS] as const).map((column) => ({
          header: climate(`plan.${column}`),
          ...(column === "timeline" ? { isShort: true as const } : {}),
        })),
        groups: [{ rows: view.plan.map((row) => [row.area, ...COLUMNS.map((column) => row[column])]) }],
        empty: "",
        head: view.isPastHalf ? "leader" : "beginner",
      },
    ],
  };
}
