import * as build from "virtual:remix/server-build";
import { deliverBatch } from "~/entries/deliver-batch.server";
import { JOBS } from "~/entries/jobs";
import { recordDeadLetters } from "~/features/delivery/dead-letters.server";
import { runDue } from "~/features/maintenance/run-due.server";
import { createLoadContext } from "~/load-context";
import { createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { DEAD_LETTER_QUEUE } from "~/platform/queue/message";
import { serve } from "~/serve.server";
import { handleByStep } from "./handle-by-step";
import { sayWhatIsLost } from "./say-what-is-lost";
import { serveFile } from "./serve-file";

const handleRequest = handleByStep(sayWhatIsLost(build), import.meta.env.MODE);

export default {
  fetch: async (request, env, execution) =>
    (await serveFile(request, env.ASSETS)) ??
    serve(request, createLoadContext(request, env, execution.waitUntil.bind(execution)), handleRequest),
  queue: (batch, env) =>
    batch.queue === DEAD_LETTER_QUEUE
      ? recordDeadLetters(createContext(env), batch)
      : deliverBatch(createContext(env), batch),
  scheduled: (_event, env) => runDue(createContext(env), JOBS),
} satisfies ExportedHandler<Bindings>;
