import type { Feed } from "./feed";

/** The columns that are no text, with their types in Power Query. */
const TYPES: Record<Feed, Record<string, string>> = {
  results: {
    submittedAt: "type datetimezone",
    overall: "type number",
    environment: "type number",
    social: "type number",
    governance: "type number",
    "climate-governance": "type number",
    "ghg-emissions-reduction": "type number",
    "business-strategy-integration": "type number",
  },
  scores: { percent: "type number", points: "type number", most: "type number" },
  "key-figures": { year: "Int64.Type", value: "type number", low: "type number", high: "type number" },
};

/**
 * A query for Power Query, the part of Excel and Power BI that fetches data. It has no secret in it: the program asks for a name and a password
 * and keeps them apart. Its address is one text, so that the Power BI service can refresh it.
 */
export function powerQuery(feed: Feed, address: string): string {
  const types = Object.entries(TYPES[feed]).map(([column, type]) => `{"${column}", ${type}}`);
  return `let
  Source = Csv.Document(
    Web.Contents("${address}"),
    [Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]
  ),
  Rows = Table.PromoteHeaders(Source, [PromoteAllScalars = true]),
  Filled = Table.ReplaceValue(Rows, "", null, Replacer.ReplaceValue, Table.ColumnNames(Rows)),
  Typed = Table.TransformColumnTypes(
    Filled,
    {${types.join(", ")}},
    "en-US"
  )
in
  Typed`;
}
