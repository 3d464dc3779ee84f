import { dayAfter, dayIn } from "~/core/days/days";

/** Where the companies of tests are. */
export const HERE = "Africa/Johannesburg";

/** The day so many days from now there. */
export const inDays = (days: number) => dayAfter(dayIn(Date.now(), HERE), days);
