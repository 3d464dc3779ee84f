/** JSON that programs may read from any origin, and cache for five minutes. */
export function publicAnswer(body: unknown, type: string): Response {
  return new Response(JSON.stringify(body), {
    headers: { "Content-Type": type, "Access-Control-Allow-Origin": "*", "Cache-Control": "public, max-age=300" },
  });
}
