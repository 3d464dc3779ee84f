import { sql } from "drizzle-orm";
import { zoneOf } from "../../core/days/zone";
import { companies } from "./company";

/** Stands between country and state, and in no zone's name. */
const BETWEEN = " ";

const toZone = (text: string): string => {
  const [first = "", ...state] = text.split(BETWEEN);
  return state.length === 0 ? first : zoneOf(first, state.join(BETWEEN));
};

/** The time zone in which a company's days are: that of its profile, else that of its country and state. For a statement with `companies` in it. */
export const companyZone =
  sql<string>`coalesce(${companies.timeZone}, ${companies.countryId} || ${sql.raw(`'${BETWEEN}'`)} || ${companies.stateId})`
    .mapWith(toZone)
    .as("company_zone");
