import { tracePath } from "~/results/results/score-trace";

/** The name of a score, linked to what made it. `path` is that of the results; in a sample there is nothing to trace. */
export function ScoreName({ path, subject, name }: { path: string | undefined; subject: string; name: string }) {
  if (path === undefined) return name;
  return (
    <a href={tracePath(path, subject)} className="-my-2.5 inline-flex min-h-11 items-center">
      {name}
    </a>
  );
}
