/** Answers that the server does not have yet, in the storage of the browser's tab. */
const PREFIX = "kompas.";

export interface Waiting {
  /** The form was sent since; whether it arrived shows by the revisions of the page that came back. */
  isSent?: boolean;
  /** The questionnaire that was shown, and the clearing of the draft that the page came after. */
  version?: string;
  cleared?: string;
  answers: [questionId: string, sign: string, base: string, typedAt: number][];
}

/** Keeps what waits, or forgets it when nothing does. `name` is user, assessment and section. */
export function keepWaiting(name: string, waiting: Waiting): void {
  try {
    if (waiting.answers[0]) sessionStorage.setItem(PREFIX + name, JSON.stringify(waiting));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage the answers wait in the page alone.
  }
}

/**
 * What waits for a section. Forgets what another user left in the tab, what has been sent and answered, and what was typed before
 * the draft's last clearing, `cleared`, of `ago` milliseconds before the page was made: then something `hasLost` its place.
 */
export function findWaiting(name: string, cleared: string, ago: number): Waiting & { hasLost: boolean } {
  const own = PREFIX + name.slice(0, name.indexOf(".") + 1);
  // A page that came from one of our pages is the answer to what was sent there.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const hasArrived = visit?.type === "navigate" && document.referrer.startsWith(location.origin);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      if (!key.startsWith(own) || (hasArrived && read(key).isSent)) sessionStorage.removeItem(key);
    }
    const waiting = read(PREFIX + name);
    // By the clock of this device, as the answers are.
    const clearedAt = performance.timeOrigin + (visit?.responseStart ?? 0) - ago;
    // Pages of former versions kept neither the clearing nor the moment.
    if ((waiting.cleared ?? "0") === cleared) return { ...waiting, hasLost: false };
    const answers = waiting.answers.filter(([, , , at]) => at > clearedAt);
    const hasLost = answers.length < waiting.answers.length;
    // What the page had shown is no longer there.
    for (const answer of answers) answer[2] = "0|";
    return { ...waiting, answers, hasLost };
  } catch {
    // There is no storage, or nothing in it that can be read.
    return { answers: [], hasLost: false };
  }
}

function read(key: string): Waiting {
  return JSON.parse(sessionStorage.getItem(key) ?? '{"answers":[]}') as Waiting;
}
