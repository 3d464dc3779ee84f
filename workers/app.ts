import * as build from "virtual:remix/server-build";
import { deliverBatch } from "~/entries/deliver-batch.server";
import { JOBS } from "~/entries/jobs";
import { onTextFaults } from "~/i18n/fault";
import { createLoadContext } from "~/load-context";
import { createContext } from "~/platform/context";
import type { Bindings } from "~/platform/env";
import { consoleLog } from "~/platform/log";
import { isDeadLetterQueue } from "~/platform/queue/message";
import { refuseUnready, serve } from "~/serve.server";
import { recordDeadLetters } from "~/upkeep/delivery/dead-letters.server";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { handleByStep } from "./handle-by-step";
import { withLostAnswersError } from "./lost-answers-error";
import { serveFile } from "./serve-file";

const handleRequest = handleByStep(withLostAnswersError(build), import.meta.env.MODE);

/** On a developer's machine an incomplete text stops the page. Elsewhere it is logged, and the page shows the rest. */
function settleTexts({ DEMO }: Bindings): void {
  onTextFaults(
    DEMO === "yes" ? null : ({ text, values }) => consoleLog("text-fault", { text, values: values.join(", ") }),
  );
}

export default {
  fetch: async (request, env, execution) => {
    settleTexts(env);
    return (
      (await serveFile(request, env.ASSETS)) ??
      (await refuseUnready(request, env)) ??
      serve(request, createLoadContext(request, env, execution.waitUntil.bind(execution)), handleRequest)
    );
  },
  queue: (batch, env) => {
    settleTexts(env);
    return isDeadLetterQueue(batch.queue)
      ? recordDeadLetters(createContext(env), batch)
      : deliverBatch(createContext(env), batch);
  },
  scheduled: (_event, env) => {
    settleTexts(env);
    return runDue(createContext(env), JOBS);
  },
} satisfies ExportedHandler<Bindings>;
