/** A piece of a text: words that the other wording has as well, or words that only this one has. */
export interface Run {
  text: string;
  isChanged: boolean;
}

/** Beyond this many pairs of words, all of a wording counts as changed: comparing two whole books would take too long. */
const MAX_PAIRS = 1_000_000;

/** Two wordings of a text, each as the pieces that it shares with the other and those that it has alone, in order. */
export function compareWords(before: string, after: string): { before: Run[]; after: Run[] } {
  const [old, now] = [wordsIn(before), wordsIn(after)];
  const [keptOld, keptNow] = longestShared(old, now);
  return { before: runsOf(old, keptOld), after: runsOf(now, keptNow) };
}

/** Words, spaces and signs, each by itself. An apostrophe or a hyphen belongs to its word. */
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|\s+|./gsu) ?? [];

/** The places of the longest text that both have: long words count for more than spaces and signs. */
function longestShared(old: string[], now: string[]): [Set<number>, Set<number>] {
  const kept: [Set<number>, Set<number>] = [new Set(), new Set()];
  if (old.length * now.length > MAX_PAIRS) return kept;
  const width = now.length + 1;
  const most = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => most[row * width + column] ?? 0;
  const shared = (row: number, column: number) =>
    old[row] === now[column] ? at(row + 1, column + 1) + (old[row]?.length ?? 0) : 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      most[row * width + column] = Math.max(shared(row, column), at(row + 1, column), at(row, column + 1));
    }
  }
  for (let row = 0, column = 0; row < old.length && column < now.length; ) {
    if (old[row] === now[column] && at(row, column) === shared(row, column)) {
      kept[0].add(row++);
      kept[1].add(column++);
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return kept;
}

/** A space between two changed words has changed with them. */
function runsOf(words: string[], kept: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  const isKept = (index: number) => kept.has(index) || index < 0 || index >= words.length;
  for (const [index, text] of words.entries()) {
    const isBetween = text.trim() === "" && !isKept(index - 1) && !isKept(index + 1);
    const isChanged = !kept.has(index) || isBetween;
    const last = runs.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else runs.push({ text, isChanged });
  }
  return runs;
}
