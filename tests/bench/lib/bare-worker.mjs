/** A Worker that keeps nothing: for each request it makes as many trips to the database as asked, for as many rows, and answers with as many bytes. */
const STATEMENTS = 8;

export default {
  async fetch(request, { DB }) {
    const asked = new URL(request.url).searchParams;
    const [trips, rows, bytes] = ["trips", "rows", "bytes"].map((name) => Number(asked.get(name)));
    const query = DB.prepare("select * from places limit ?").bind(Math.ceil(rows / Math.max(trips, 1) / STATEMENTS));
    for (let trip = 0; trip < trips; trip += 1) await DB.batch(Array(STATEMENTS).fill(query));
    return new Response("x".repeat(bytes), { headers: { "Content-Type": "text/html" } });
  },
};
