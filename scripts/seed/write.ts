/** Writes the data that every installation needs, as SQL: `node --import tsx scripts/seed/write.ts <file>`. Safe to repeat. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PROGRESS_VERSIONS } from "~/assessment/catalogue/content/progress/versions";
import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { referenceSql } from "../reference/sql.mjs";
import { publishCatalogueSql } from "./catalogue-sql";
import { publishFactorsSql } from "./factors-sql";

const [, , file] = process.argv;
if (!file) throw new Error("Usage: node --import tsx scripts/seed/write.ts <file>");
mkdirSync(dirname(file), { recursive: true });
const questionnaires = [...READINESS_VERSIONS, ...PROGRESS_VERSIONS].map(publishCatalogueSql);
const factors = FACTOR_SETS.map(publishFactorsSql);
writeFileSync(file, [referenceSql(), ...questionnaires, ...factors].join(""));
