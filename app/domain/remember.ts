/**
 * A function of one text that keeps its latest answers, so many at most. For what is worked out from nothing but that text, and is
 * much dearer than looking it up; all who ask in an isolate share the answers, so nothing that is somebody's may be among them
 * which the text itself does not say. What is undefined is not kept.
 */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const known = kept.get(key);
    const value = known ?? make(key);
    // What was asked for last goes to the end; the first is the one that nobody has asked for in a while.
    if (known !== undefined) kept.delete(key);
    if (value !== undefined) kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return value;
  };
}
