import { z } from "zod";
import type { Bindings } from "~/platform/env";
import { addDemo } from "./seed";

/** A Worker of the local start: adds the demo companies beside the database, with the bindings that the product has. */
export default {
  async fetch(request, env) {
    try {
      await addDemo(env, await request.json());
      return new Response("The demo companies are there.");
    } catch (error) {
      return new Response(tell(error), { status: 500 });
    }
  },
} satisfies ExportedHandler<Bindings>;

/** A setting that is missing or malformed is told by its name; anything else is a fault of ours, and told with its place. */
function tell(error: unknown): string {
  if (error instanceof z.ZodError) return `wrangler.toml and .dev.vars:\n${z.prettifyError(error)}`;
  return (error instanceof Error && error.stack) || String(error);
}
