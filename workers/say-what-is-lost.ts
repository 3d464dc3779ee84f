import { data, type ServerBuild } from "@remix-run/cloudflare";
import { LostAnswersError } from "~/assessment/answers/file.server";

type Routes = ServerBuild["routes"];
type Module = Routes[string]["module"];

/** The build whose pages say so where answers are lost that they are made from; of other failures the framework lets no page know more. */
export function sayWhatIsLost(build: ServerBuild): ServerBuild {
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
      throw error instanceof LostAnswersError ? data({ reason: "lostAnswers" }, { status: 500 }) : error;
    }
  };
  return ask as F;
}
