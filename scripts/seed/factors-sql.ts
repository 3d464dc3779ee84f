import { type FactorSet, factorSetSchema } from "~/assessment/ghg/rules/factors";
import { quote } from "./catalogue-sql";

/**
 * SQL that publishes a set of emission factors. A published version never changes: publishing it again does nothing, and publishing
 * another document under its name is an error.
 */
export function publishFactorsSql(factors: FactorSet): string {
  const { set, version } = factorSetSchema.parse(factors);
  const [name, dated, document] = [set, version, JSON.stringify(factors)].map(quote);
  const message = "' is published with other factors: publish the change as a later version'";
  return [
    `SELECT json_extract('{}', "set" || ' ' || version || ${message}) FROM emission_factors WHERE "set" = ${name} AND version = ${dated} AND document <> ${document};`,
    `INSERT INTO emission_factors ("set", version, document, published_at) VALUES (${name}, ${dated}, ${document}, unixepoch() * 1000) ON CONFLICT ("set", version) DO NOTHING;`,
    "",
  ].join("\n");
}
