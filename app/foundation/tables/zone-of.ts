import { sql } from "drizzle-orm";
import { zoneOf } from "../../core/days/zone";
import { companies } from "./company";

/** Separates country and state. It occurs in no zone's name. */
const BETWEEN = " ";

const toZone = (text: string): string => {
  const [first = "", ...state] = text.split(BETWEEN);
  return state.length === 0 ? first : zoneOf(first, state.join(BETWEEN));
};

/** The time zone of a company: from its profile, else from its country and state. For a statement that includes `companies`. */
export const companyZone =
  sql<string>`coalesce(${companies.timeZone}, ${companies.countryId} || ${sql.raw(`'${BETWEEN}'`)} || ${companies.stateId})`
    .mapWith(toZone)
    .as("company_zone");
