import { LEVELS, type Level } from "~/core/level";

/** What a company can achieve, in the order in which most companies do. */
export const ACHIEVEMENTS = [
  "profile-complete",
  "first-started",
  "first-completed",
  "level-beginner",
  "level-intermediate",
  "level-advanced",
  "level-leader",
  "better-score",
  "higher-level",
  "optional-answered",
  "evidence-everywhere",
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

/** What achievements need to know about a readiness assessment. Times in milliseconds. */
export interface AssessmentRecord {
  startedAt: number;
  /** Null while it is a draft, as are `level` and `score`. */
  completedAt: number | null;
  level: Level | null;
  /** Hundredths of a percent. */
  score: number | null;
  /** How many optional questions are answered, and how many there are. */
  optional: { answered: number; total: number };
  /** How many topics have a supporting document, and how many there are; null if none can be added. */
  evidence: { topics: number; total: number } | null;
}

export interface CompanyRecord {
  isProfileComplete: boolean;
  assessments: AssessmentRecord[];
}

export interface Milestones {
  /** Newest first. `at` is null for what is true now and has no date. */
  earned: { achievement: Achievement; at: number | null }[];
  toCome: Achievement[];
}

type Completed = AssessmentRecord & { completedAt: number; level: Level; score: number };

/** What a company has achieved, each with the first time it came true, and what is still to come. */
export function judgeAchievements({ isProfileComplete, assessments }: CompanyRecord): Milestones {
  const completed = assessments.filter(isCompleted).sort((a, b) => a.completedAt - b.completedAt);
  const firstTime = (holds: (one: Completed, before: Completed | undefined) => boolean) =>
    completed.find((one, index) => holds(one, completed[index - 1]))?.completedAt;
  const reached = (level: Level) => firstTime((one) => rank(one.level) >= rank(level));
  const dates: Record<Achievement, number | null | undefined> = {
    "profile-complete": isProfileComplete ? null : undefined,
    "first-started": assessments.length > 0 ? Math.min(...assessments.map(({ startedAt }) => startedAt)) : undefined,
    "first-completed": completed[0]?.completedAt,
    "level-beginner": reached("beginner"),
    "level-intermediate": reached("intermediate"),
    "level-advanced": reached("advanced"),
    "level-leader": reached("leader"),
    "better-score": firstTime((one, before) => before !== undefined && one.score > before.score),
    "higher-level": firstTime((one, before) => before !== undefined && rank(one.level) > rank(before.level)),
    "optional-answered": firstTime(({ optional }) => optional.total > 0 && optional.answered >= optional.total),
    "evidence-everywhere": firstTime(({ evidence }) => evidence !== null && evidence.topics >= evidence.total),
  };
  const earned = ACHIEVEMENTS.flatMap((achievement, order) => {
    const at = dates[achievement];
    return at === undefined ? [] : [{ achievement, at, order }];
  });
  const isPossible = (achievement: Achievement) =>
    achievement !== "evidence-everywhere" || assessments.some(({ evidence }) => evidence !== null);
  // Among those of the same time, the later step comes first.
  earned.sort((a, b) => (b.at ?? 0) - (a.at ?? 0) || b.order - a.order);
  return {
    earned: earned.map(({ achievement, at }) => ({ achievement, at })),
    toCome: ACHIEVEMENTS.filter((achievement) => dates[achievement] === undefined && isPossible(achievement)),
  };
}

const rank = (level: Level) => LEVELS.indexOf(level);

function isCompleted(one: AssessmentRecord): one is Completed {
  return one.completedAt !== null && one.level !== null && one.score !== null;
}
