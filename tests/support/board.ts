import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { LEVELS, type Level } from "~/core/level";
import type { BoardRead } from "~/network/analytics/board/read.server";
import { type BoardReader, viewBoard } from "~/network/analytics/board/view";
import type { ListedVendor } from "~/network/analytics/names.server";
import { addCounters, counterOf } from "~/results/statistics/rules/contribution";
import { fileOf, readPaper } from "./paper";

const dimensions = scoredDimensions(newestReadiness);
const SUBJECTS = ["overall", ...dimensions.flatMap(({ id, topics }) => [id, ...topics.map((topic) => topic.id)])];

/** A company of a ranking; `score` is in hundredths of a percent. */
export const vendor = (company: string, level: Level, score: number): ListedVendor => ({
  company,
  username: "",
  href: "",
  id: company,
  level,
  score,
});

/** The statistics of companies on these levels: each has the same score in every subject, except for those in `own`. */
export function groupOf(scored: { level: Level; score: number }[], own: Record<string, number> = {}) {
  const counters = scored.map(({ level, score }) =>
    Object.fromEntries(
      SUBJECTS.flatMap((subject) => [
        [counterOf.level(subject, level), 1],
        [counterOf.sum(subject), own[subject] ?? score],
      ]),
    ),
  );
  return { companies: scored.length, counters: addCounters(counters) };
}

export const member = (standing: "none" | "draft" | Level, members: number, scope: "full" | "level" = "full") => ({
  industryId: "mining",
  standing,
  scope,
  members,
});

const NO_END = { named: [], tied: null };

/** A portfolio without companies, but for what is given. */
export const boardOf = (given: Partial<BoardRead> = {}): BoardRead => ({
  catalogue: newestReadiness,
  members: [],
  climate: 0,
  group: { companies: 0, counters: {} },
  recent: { companies: 0, since: "2025-12" },
  lowest: NO_END,
  highest: NO_END,
  flags: [],
  isWaiting: false,
  sums: { sharing: 0, members: 0, years: [], cells: [] },
  ...given,
});

const reader = (more: Partial<BoardReader> = {}): BoardReader => ({
  language: "en",
  timeZone: "Africa/Johannesburg",
  company: "Umbani Retail",
  now: Date.UTC(2026, 10, 29, 12),
  host: "kompas.example",
  ...more,
});

/** The page of a portfolio as a file, and as an independent reader sees it. */
export async function boardPaper(read: BoardRead, more: Partial<BoardReader> = {}) {
  const { sheet, ways } = viewBoard(read, reader(more));
  const bytes = await fileOf(sheet, { ways, attached: [] });
  return { sheet, ways, bytes, ...(await readPaper(bytes)) };
}

const sum = (
  figureId: string,
  more: { companies: number; calculated?: number; whole?: number; millionths?: number },
) => ({
  year: 2025,
  figureId,
  currency: "ZAR",
  calculated: 0,
  whole: 0,
  millionths: 0,
  ...more,
});

const SCORES = [940, 1210, 1875, 2150, 2490, 3320, 4100, 4475, 5260, 6015, 6660, 7125, 8340, 9050];

/** A portfolio with everything: 14 companies that share their results and three that share only their level. */
export function wholeBoard(name = (index: number) => `Company ${index + 1}`): BoardRead {
  const scored = SCORES.map((score) => ({ level: LEVELS[Math.floor(score / 2000)] ?? "leader", score }));
  const vendors = scored.map(({ level, score }, index) => vendor(name(index), level, score));
  const topic = dimensions[1]?.topics[1]?.id ?? "";
  return boardOf({
    members: [
      member("none", 7),
      member("draft", 4),
      ...scored.map(({ level }) => member(level, 1)),
      member("beginner", 2, "level"),
      member("leader", 1, "level"),
    ],
    climate: 5,
    group: groupOf(scored, { [topic]: 1234 }),
    recent: { companies: 9, since: "2025-12" },
    lowest: { named: vendors.slice(0, 5), tied: { count: 2, isMore: true, score: 2490 } },
    highest: { named: vendors.toReversed().slice(0, 3), tied: null },
    flags: Array.from({ length: 7 }, (_, index) => ({ name: `${name(index)} flag`.slice(0, 40), members: 7 - index })),
    isWaiting: true,
    sums: {
      sharing: 6,
      members: 28,
      years: [2025, 2024],
      cells: [
        sum("", { companies: 6 }),
        sum("scope-1", { companies: 6, calculated: 2, whole: 123_456, millionths: 700_000 }),
        sum("scope-2", { companies: 5, whole: 98_765_432 }),
        { ...sum("scope-1", { companies: 1, whole: 7 }), year: 2024 },
      ],
    },
  });
}
