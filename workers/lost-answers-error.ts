import { data, type ServerBuild } from "@remix-run/cloudflare";
import { LostAnswersError } from "~/assessment/answers/file.server";
import { noteFailure } from "~/platform/trace";

type Routes = ServerBuild["routes"];
type Module = Routes[string]["module"];

/**
 * A build whose pages can say that the answers they are made from are lost. The framework tells a page nothing more about other failures.
 */
export function withLostAnswersError(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(
    ([id, route]) => route && [id, { ...route, module: saying(route.module) }],
  );
  return { ...build, routes: Object.fromEntries(routes.filter(Boolean)) };
}

const saying = (module: Module): Module => ({ ...module, loader: heard(module.loader), action: heard(module.action) });

function heard<F extends Module["loader" | "action"]>(asked: F): F {
  if (!asked) return asked;
  const ask = async (args: Parameters<typeof asked>[0]) => {
    try {
      return await (asked as (args: unknown) => unknown)(args);
    } catch (error) {
      if (!(error instanceof LostAnswersError)) throw error;
      // The framework calls no error a failure that has a status.
      noteFailure(args.context.kompas.trace, error);
      throw data({ reason: "lostAnswers" }, { status: 500 });
    }
  };
  return ask as F;
}
