import type { Plugin } from "vite";

/**
 * Has React made into an ES module beforehand like the packages that stand on it. Vitest keeps it out, and the pool then takes it for a module of
 * one sort or the other by the order in which files load it.
 */
export function optimizeReact(packages: readonly string[]): Plugin {
  return {
    name: "optimize-react",
    enforce: "post",
    configResolved({ environments }) {
      for (const { optimizeDeps } of Object.values(environments)) {
        if (!optimizeDeps.include?.length) continue;
        optimizeDeps.exclude = optimizeDeps.exclude?.filter((name) => !packages.includes(name));
        optimizeDeps.include = [...new Set([...optimizeDeps.include, ...packages])];
      }
    },
  };
}
