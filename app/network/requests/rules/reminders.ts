import { dayAfter } from "../../../core/days/days";

/** When a company is reminded of a request: how many days its day is ahead of today, and what the message says. */
export const REMINDED = [
  { days: 7, when: "before" },
  { days: 0, when: "today" },
  { days: -7, when: "after" },
] as const;

/** What a reminder says today of a request that is due on that day; null if it is not a day for one. */
export const whenOf = (dueOn: string, today: string) =>
  REMINDED.find(({ days }) => dayAfter(today, days) === dueOn)?.when ?? null;
