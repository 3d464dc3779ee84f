/**
 * A Worker that runs statements on the local database for the scripts: all or none, returning the rows of the last. Only the script
 * that started it knows its path.
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
