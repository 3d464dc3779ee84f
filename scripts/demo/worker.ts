import { z } from "zod";
import type { Bindings } from "~/platform/env";
import { addDemo } from "./seed";

/** A Worker of the local start: adds the demo companies to the database, with the product's bindings. */
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

/** Names a missing or malformed setting; anything else is a fault of ours and is reported with its stack. */
function tell(error: unknown): string {
  if (error instanceof z.ZodError) return `wrangler.toml and .dev.vars:\n${z.prettifyError(error)}`;
  return (error instanceof Error && error.stack) || String(error);
}
