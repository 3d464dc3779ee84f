/** `npm run build`: builds the Worker and its assets into build/. */
import { build } from "./lib/build.mjs";
import { runMain } from "./lib/run.mjs";

await runMain(() => build());
