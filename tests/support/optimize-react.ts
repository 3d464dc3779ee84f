import type { Plugin } from "vite";

/**
 * Prebundles React as an ES module, like the packages that depend on it. By default, Vitest excludes React, and the pool then treats it as
 * CommonJS or ES module depending on the order in which files load it.
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
