/**
 * A Worker that runs statements on the local database for the scripts: all of them or none, answered with the rows of the last. Only who
 * started it knows its path.
 */
export default {
  async fetch(request, env) {
    if (new URL(request.url).pathname !== env.PATHNAME) return new Response(null, { status: 404 });
    const statements = await request.json();
    try {
      const results = await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
      return Response.json(results.at(-1)?.results ?? []);
    } catch (error) {
      return new Response(String(error), { status: 422 });
    }
  },
};
