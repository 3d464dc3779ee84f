/** Answers that the server does not have yet, in the storage of the browser tab. */
import { PREFIX } from "./names";

/** The page is a copy, shown because there is no connection. */
export const isCopy = document.documentElement.dataset.kept !== undefined;

export interface Waiting {
  /** The form was sent afterwards. The revisions in the returned page show whether it arrived. */
  isSent?: boolean;
  /** The version of the questionnaire shown, and the draft's last clearing when the page was loaded. */
  version?: string;
  cleared?: string;
  answers: [questionId: string, sign: string, base: string, typedAt: number][];
}

/** Stores the waiting answers, or removes them if there are none. `name` is user, assessment and section. */
export function keepWaiting(name: string, waiting: Waiting): void {
  try {
    if (waiting.answers[0]) sessionStorage.setItem(PREFIX + name, JSON.stringify(waiting));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Without storage the answers wait in the page alone.
  }
}

/**
 * The waiting answers of a section. Removes what another user left in the tab, and what was sent and answered. Also drops what was typed
 * before the draft's last clearing, `cleared`, which was `ago` milliseconds before the page was made; `hasLost` says whether there was any.
 */
export function findWaiting(name: string, cleared: string, ago: number): Waiting & { hasLost: boolean } {
  const own = PREFIX + name.slice(0, name.indexOf(".") + 1);
  // A page reached from one of our pages is the response to what was sent there.
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const hasArrived = visit?.type === "navigate" && document.referrer.startsWith(location.origin);
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      if (!key.startsWith(own) || (hasArrived && read(key).isSent)) sessionStorage.removeItem(key);
    }
    const waiting = read(PREFIX + name);
    // By this device's clock, like the answers' times.
    const clearedAt = performance.timeOrigin + (visit?.responseStart ?? 0) - ago;
    // Pages of former versions stored neither the clearing nor the time.
    if ((waiting.cleared ?? "0") === cleared) return { ...waiting, hasLost: false };
    const answers = waiting.answers.filter(([, , , at]) => at > clearedAt);
    const hasLost = answers.length < waiting.answers.length;
    // The answer that the page showed no longer exists.
    for (const answer of answers) answer[2] = "0|";
    return { ...waiting, answers, hasLost };
  } catch {
    // Storage is unavailable, or its content is unreadable.
    return { answers: [], hasLost: false };
  }
}

function read(key: string): Waiting {
  return JSON.parse(sessionStorage.getItem(key) ?? '{"answers":[]}') as Waiting;
}
