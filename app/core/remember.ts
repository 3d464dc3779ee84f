/**
 * A function of one text that keeps its latest answers, so many at most. For what is worked out from nothing but that text, and is
 * much dearer than looking it up; all who ask in an isolate share the answers, so nothing that is somebody's may be among them
 * which the text itself does not say. What is undefined is not kept.
 */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  const latest = keepLatest<T>(most);
  return (key) => latest.get(key) ?? latest.keep(key, make(key));
}

/**
 * The latest values by a text that says all that they are made from, for a caller that makes them itself: as many as their sizes together come to
 * at most `most`, where each counts as one unless `sizeOf` says its size.
 */
export function keepLatest<T>(most: number, sizeOf: (key: string, value: T) => number = () => 1) {
  const kept = new Map<string, T>();
  let size = 0;
  const drop = (key: string) => {
    const value = kept.get(key);
    if (value !== undefined && kept.delete(key)) size -= sizeOf(key, value);
  };
  const keep = (key: string, value: T): T => {
    drop(key);
    if (value !== undefined) {
      kept.set(key, value);
      size += sizeOf(key, value);
    }
    while (size > most) drop(kept.keys().next().value as string);
    return value;
  };
  const get = (key: string): T | undefined => {
    const known = kept.get(key);
    // What was asked for last goes to the end; the first is the one that nobody has asked for in a while.
    return known === undefined ? undefined : keep(key, known);
  };
  return { get, keep };
}

/** A function of something that never changes, such as a published questionnaire, with its answer for as long as that is there. */
export function rememberOf<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>();
  return (of) => {
    const known = made.get(of) ?? make(of);
    made.set(of, known);
    return known;
  };
}
