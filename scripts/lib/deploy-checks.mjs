import { listRefused, SECRETS } from "../../app/platform/settings-rules.mjs";

/**
 * What prevents a configuration from being deployed, in words for the person who has to fix it; empty if nothing does. Includes what
 * the Worker itself would refuse.
 * @param {{ vars: Record<string, unknown>, d1_databases: { database_id?: string }[], send_email?: { name: string }[] }} config of
 *   wrangler.toml
 * @param {string[]} secrets names of the Worker's secrets
 */
export function listObstacles({ vars, d1_databases: databases, send_email: bindings = [] }, secrets) {
  const given = {
    read: (name) => String(vars[name] ?? "").trim(),
    has: (name) => Boolean(vars[name]) || secrets.includes(name) || bindings.some((binding) => binding.name === name),
  };
  const obstacles = listRefused(given);
  if (!databases.every(({ database_id: id }) => id && !/^[0-]+$/.test(id))) {
    obstacles.push(
      "database_id in wrangler.toml is the placeholder: npx wrangler d1 create kompas, then enter its id.",
    );
  }
  for (const name of SECRETS) {
    if (name in vars) obstacles.push(`${name} stands in wrangler.toml, readable by everyone: make it a secret.`);
  }
  return obstacles;
}
