/**
 * What the part of a chart says about itself (`LiveCharts` shows it): the row that it shares with other charts, and in words what it is of
 * and how much.
 */
export const partOf = (row: string, of: readonly (string | undefined)[], text: string | undefined) => ({
  "data-row": row,
  "data-tip": `${of.filter(Boolean).join(", ")}: ${text ?? ""}`,
});
