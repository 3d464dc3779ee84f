import { dayAfter, dayIn } from "~/core/days/days";

/** Where the test companies are located. */
export const HERE = "Africa/Johannesburg";

/** The date there, this many days from now. */
export const inDays = (days: number) => dayAfter(dayIn(Date.now(), HERE), days);
