/**
 * A Worker that stores nothing. For each request it makes the requested number of database round trips and rows, an optional extra trip
 * that writes, and a response of the requested size.
 */
const STATEMENTS = 8;

export default {
  async fetch(request, { DB }) {
    const asked = new URL(request.url).searchParams;
    const number = (name) => Number(asked.get(name));
    const [trips, statements] = [number("trips"), number("statements") || STATEMENTS];
    const query = DB.prepare("select * from places limit ?").bind(
      Math.ceil(number("rows") / Math.max(trips, 1) / statements),
    );
    for (let trip = 0; trip < trips; trip += 1) await DB.batch(Array(statements).fill(query));
    const write = DB.prepare("update users set username = username where rowid = 1");
    if (asked.has("writes")) await DB.batch(Array(number("writes")).fill(write));
    return new Response("x".repeat(number("bytes")), { headers: { "Content-Type": "text/html" } });
  },
};
