import { LEVELS } from "~/core/level";
import type { Score } from "./scores";

/** A result first mentions a dimension that is at least this many levels below the overall level. */
const FAR = 2;

/**
 * The weakest dimension if it is two levels or more below the overall level, otherwise null. Of dimensions with the same score, the first
 * is the weakest.
 */
export function farBehind<D extends Score>({
  overall,
  dimensions,
}: {
  overall: Score;
  dimensions: readonly D[];
}): D | null {
  const rank = ({ level }: Score) => LEVELS.indexOf(level);
  const [first, ...others] = dimensions;
  if (!first) return null;
  const weakest = others.reduce((found, each) => (each.score < found.score ? each : found), first);
  return rank(overall) - rank(weakest) >= FAR ? weakest : null;
}
