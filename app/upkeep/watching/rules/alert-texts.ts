import { type Alert, type AlertKind, kindOf, subjectOf, type Word } from "./alerts";

/** A word about an alert, for operators, in English. */
export interface AlertText {
  title: string;
  text: string;
}

type Described = Pick<Alert, "name" | "facts" | "openedAt" | "endedAt">;

const TITLES: Record<AlertKind, (subject: string) => string> = {
  clock: () => "The clock has stopped",
  job: (job) => `The job ${job} fails`,
  "dead-letters": () => "Messages were given up",
  database: (percent) => `The database has passed ${percent} % of its size`,
  "mail-queue": () => "Messages wait too long",
};

const TEXTS: Record<AlertKind, (facts: Record<string, number>) => string> = {
  clock: ({ minutes }) =>
    `No cron run has begun for ${minutes} minutes. No reminder, no sweep, no erasure and no retry happens until one does.`,
  job: ({ times }) => `It has failed ${times} times in a row. /admin/jobs shows the error.`,
  "dead-letters": ({ letters }) =>
    `${letters === 100 ? "100 or more" : letters} came within the last day and wait at /admin/dead-letters.`,
  database: ({ percent }) => `It is ${percent} % full. When it is full, every write fails.`,
  "mail-queue": ({ minutes }) => `The oldest waiting message was written ${minutes} minutes ago.`,
};

/** The section of docs/runbook.md about an alert of this kind. */
const SECTIONS: Record<AlertKind, string> = {
  clock: "the-clock-has-stopped",
  job: "a-job-fails",
  "dead-letters": "messages-were-given-up",
  database: "the-database-fills",
  "mail-queue": "messages-wait-too-long",
};

/** Puts a word about an alert into sentences. */
export function describeAlert({ name, facts, openedAt, endedAt }: Described, word: Word): AlertText {
  const kind = kindOf(name);
  const title = TITLES[kind](subjectOf(name));
  const since = `Since ${moment(openedAt)}.`;
  if (word === "over") {
    return { title: `Over: ${title}`, text: `It lasted from ${moment(openedAt)} to ${moment(endedAt ?? openedAt)}.` };
  }
  const runbook = `Runbook: docs/runbook.md#${SECTIONS[kind]}`;
  return {
    title: word === "still" ? `Still: ${title}` : title,
    text: [TEXTS[kind](facts), since, runbook].join(" "),
  };
}

/** "2026-11-28 08:05 UTC" */
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
