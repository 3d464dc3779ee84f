import { LEVELS } from "~/core/level";
import type { Score } from "./scores";

/** Levels below the whole from which on a dimension is what has to be said first of a result. */
const FAR = 2;

/**
 * The weakest dimension, where it stands two levels or more below the whole; null where none does. Of dimensions with the same score, the
 * first is the weakest.
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
