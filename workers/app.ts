import * as build from "virtual:remix/server-build";
import { deliverBatch } from "~/entries/deliver-batch.server";
import { JOBS } from "~/entries/jobs";
import { onTextFaults } from "~/i18n/fault";
import { createLoadContext } from "~/load-context";
import { createContext } from "~/platform/context";
import { regionAtTurn } from "~/platform/d1/regions";
import { type Bindings, SettingsRefused } from "~/platform/env";
import { consoleLog, errorMessage } from "~/platform/log";
import { isDeadLetterQueue } from "~/platform/queue/message";
import { splitByRegion } from "~/platform/queue/regions";
import { refuseUnready, serve } from "~/serve.server";
import { recordDeadLetters } from "~/upkeep/delivery/dead-letters.server";
import { runDue } from "~/upkeep/maintenance/run-due.server";
import { beat, isClockLookDue, noticeStoppedClock, watchOver } from "~/upkeep/watching/alerts.server";
import { answerHealth } from "~/upkeep/watching/health.server";
import { handleByStep } from "./handle-by-step";
import { withLostAnswersError } from "./lost-answers-error";
import { withNotedRoutes } from "./noted-routes";
import { serveFile } from "./serve-file";

const handleRequest = handleByStep(withNotedRoutes(withLostAnswersError(build)), import.meta.env.MODE);

/** On a developer's machine an incomplete text stops the page. Elsewhere it is logged, and the page shows the rest. */
function settleTexts({ DEMO }: Bindings): void {
  onTextFaults(
    DEMO === "yes" ? null : ({ text, values }) => consoleLog("text-fault", { text, values: values.join(", ") }),
  );
}

const backgroundContext = (env: Bindings, execution: ExecutionContext, region?: number) =>
  createContext(env, undefined, { waitUntil: execution.waitUntil.bind(execution), region });

/**
 * Looks now and then whether cron still runs, after the answer and on a context of its own, so that no reader waits for it and no request's
 * cost contains it.
 */
function lookAtClock(env: Bindings, execution: ExecutionContext): void {
  if (!isClockLookDue(Date.now())) return;
  const look = async () => noticeStoppedClock(backgroundContext(env, execution));
  execution.waitUntil(
    look().catch((error: unknown) => {
      // Refused settings have a line of their own.
      if (!(error instanceof SettingsRefused)) consoleLog("watch-failed", { error: errorMessage(error) });
    }),
  );
}

export default {
  fetch: async (request, env, execution) => {
    settleTexts(env);
    const file = await serveFile(request, env.ASSETS);
    if (file) return file;
    const health = await answerHealth(request, env);
    const answer =
      health ??
      (await refuseUnready(request, env)) ??
      (await serve(request, await createLoadContext(request, env, execution.waitUntil.bind(execution)), handleRequest));
    lookAtClock(env, execution);
    return answer;
  },
  queue: async (batch, env, execution) => {
    settleTexts(env);
    const deliver = isDeadLetterQueue(batch.queue) ? recordDeadLetters : deliverBatch;
    for (const [region, part] of splitByRegion(batch)) await deliver(backgroundContext(env, execution, region), part);
  },
  scheduled: async ({ scheduledTime }, env, execution) => {
    settleTexts(env);
    const ctx = backgroundContext(env, execution, regionAtTurn(env, scheduledTime));
    await beat(ctx);
    await runDue(ctx, JOBS);
    await watchOver(ctx);
  },
} satisfies ExportedHandler<Bindings>;
