import { createRoute, z } from "@hono/zod-openapi";
import { READINESS } from "~/core/kinds/kind";
import { responses } from "~/foundation/api/envelope";
import { callerQuery } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import { namedShape } from "~/foundation/api/names";
import { filterQuery } from "./call-filter.server";
import { emissionsSchema, levelsSchema, maturitySchema, performanceSchema } from "./contract";

const FAILURES = [401, 403, 404, 422] as const;
/** The most companies that a call names per level. */
export const MAX_LISTED = 100;
const NO_SIZE = { companySize: true } as const;

const call = <Q extends z.ZodObject, D extends z.ZodType>(
  operationId: string,
  path: string,
  summary: string,
  query: Q,
  data: D,
) =>
  createRoute({
    operationId,
    path,
    summary,
    method: "get",
    tags: ["analytics"],
    ...signedInFor(READINESS, ["read-network"]),
    request: { query },
    responses: responses(data, [...FAILURES]),
  });

const subjectId = z.string({ error: "failures.invalid" }).max(80, "failures.invalid");

export const usersLevelCall = call(
  "countByLevel",
  "/users/associcated/companies/usersLevel",
  "How many companies are on each level of a dimension, in a state or an industry",
  callerQuery.extend({ dimension: subjectId, state: filterQuery.shape.state, industry: filterQuery.shape.industry }),
  levelsSchema,
);

export const indicatorsCall = call(
  "getIndicatorAverages",
  "/users/associcated/companies/avergae/indicator",
  "The mean score of each indicator, rounded down",
  callerQuery,
  z.object({ indicaters: z.array(z.object({ ...namedShape("name"), score: z.number().int() })) }),
);

export const maturityCall = (operationId: string, path: string) =>
  call(operationId, path, "How many companies are on each level, by dimension", filterQuery, maturitySchema);

export const performanceCall = (operationId: string, path: string, of: string) =>
  call(
    operationId,
    path,
    `The mean score of each ${of}, and who is highest and lowest`,
    filterQuery.omit(NO_SIZE),
    performanceSchema,
  );

export const actionsCall = call(
  "getActionsByIndicator",
  "/users/get/undertaking/actions",
  "What share of the companies does what, by the five steps of an indicator, in percent rounded down",
  z.object({ id: subjectId }),
  z.object({ final: z.record(z.string(), z.array(z.record(z.string(), z.number().int()))) }),
);

export const sdgCall = call(
  "getSdgMapping",
  "/users/get/indicator/sdgMapping",
  `The companies on each level of each indicator, ${MAX_LISTED} of each at most, and how many there are`,
  z.object({}),
  z.object({
    sdgMapping: z.record(
      z.string(),
      z.record(z.string(), z.array(z.object({ company: z.string(), username: z.string() }))),
    ),
    counts: z.record(z.string(), levelsSchema),
  }),
);

export const statesCall = call(
  "countByState",
  "/users/get/byState/submission",
  "How many companies have submitted, by the name of their state",
  filterQuery.omit(NO_SIZE),
  z.record(z.string(), z.number().int()),
);

export const climateAveragesCall = call(
  "getClimateAverages",
  "/users/get/progress/avergae",
  "The mean scores of the climate-action assessment in percent, two decimals",
  filterQuery,
  z.object({ averagePercent: z.record(z.string(), z.number()) }),
);

export const emissionsCall = call(
  "countEmissions",
  "/users/get/progess/emissions",
  "How many companies have recorded emissions or set a target; percent is rounded down",
  filterQuery,
  emissionsSchema,
);

export const totalsCall = call(
  "getEmissionTotals",
  "/users/get/progess/emissions/total",
  "Tonnes of CO2e that the companies have recorded",
  filterQuery,
  z.object({ emissionScope1Total: z.number(), emissionScope2Total: z.number() }),
);

export const themeCall = call(
  "getActionsByTheme",
  "/users/get/progess/undertaking/actions",
  "What share of the companies says Yes and No to each question of a theme, in percent",
  z.object({ id: subjectId }),
  z.object({ final: z.record(z.string(), z.array(z.number().int())) }),
);
