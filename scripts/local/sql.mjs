/**
 * A Worker that runs statements on one of the local databases for the scripts: all or none, returning the rows of the last. The last part
 * of the path is the database's binding. Only the script that started it knows the first.
 */
export default {
  async fetch(request, env) {
    const [, path, binding] = new URL(request.url).pathname.split("/");
    if (path !== env.PATHNAME) return new Response(null, { status: 404 });
    const database = env[binding];
    const statements = await request.json();
    try {
      const results = await database.batch(statements.map((statement) => database.prepare(statement)));
      return Response.json(results.at(-1)?.results ?? []);
    } catch (error) {
      return new Response(String(error), { status: 422 });
    }
  },
};
