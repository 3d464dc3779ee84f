/**
 * A function of one text that keeps its latest answers, so many at most. For what is worked out from nothing but that text, and is
 * much dearer than looking it up; all who ask in an isolate share the answers, so nothing that is somebody's may be among them
 * which the text itself does not say. What is undefined is not kept.
 */
export function remember<T>(most: number, make: (key: string) => T): (key: string) => T {
  const latest = keepLatest<T>(most);
  return (key) => latest.get(key) ?? latest.keep(key, make(key));
}

/** The latest values by a text that says all that they are made from, so many at most, for whoever makes them otherwise. */
export function keepLatest<T>(most: number) {
  const kept = new Map<string, T>();
  const keep = (key: string, value: T): T => {
    kept.delete(key);
    if (value !== undefined) kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
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
