import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../../scripts/lib/run.mjs";

const PARTS = ["client", "server", "stamps.json"];

/** A repository of its own with the files as they are here, committed or not, and the build that the tests run on. */
export function makeClone(path: string) {
  const files = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" });
  for (const file of new Set(files.split("\0").filter(Boolean))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(ROOT, file), join(path, file));
  }
  for (const part of PARTS) cpSync(join(ROOT, "build", part), join(path, "build", part), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(path, "node_modules"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: path, encoding: "utf8" });
  const commit = () => {
    git("add", "-A");
    git("-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "change");
  };
  git("init", "-q");
  appendFileSync(join(path, ".git/info/exclude"), "node_modules\nbuild\n*.pem\n");
  commit();
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(path, file), change(readFileSync(join(path, file), "utf8")));
  return { path, git, commit, edit };
}

/** wrangler.toml with the values of an operator in both environments, apart from the key of backups. */
export function fillIn(toml: string, { DB, LOGS }: { DB: string; LOGS: string }): string {
  const [top = "", ...environments] = toml.split(/(?=^# Staging\.)/m);
  const filled = environments
    .join("")
    .replaceAll("kompas.example", "kompas.example.org")
    .replaceAll("00000000-0000-0000-0000-000000000000", DB)
    .replaceAll("00000000-0000-0000-0000-000000000001", LOGS)
    .replaceAll("Kompas Example Network", "A Network")
    .replaceAll("1 Example Street, Example Town", "2 Main Road, Durban");
  return top + filled;
}
