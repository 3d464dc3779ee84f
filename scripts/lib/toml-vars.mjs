/**
 * The text of wrangler.toml with another value of a quoted setting in `[env.….vars]`; null if that section has no such line.
 * @param {string} toml
 * @param {string} env
 * @param {string} name
 * @param {(value: string) => string} change
 */
export function changeVar(toml, env, name, change) {
  const heading = `\n[env.${env}.vars]\n`;
  const [before, rest] = toml.split(heading);
  if (rest === undefined) return null;
  const [vars, ...after] = rest.split(/(?=^\[)/m);
  const line = new RegExp(`^${name} = "([^"\\n]*)"$`, "m");
  if (!line.test(vars)) return null;
  const changed = vars.replace(line, (_, value) => `${name} = "${change(value)}"`);
  return `${before}${heading}${changed}${after.join("")}`;
}
