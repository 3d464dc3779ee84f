import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/lib/fingerprint.mjs";

const APP = join(import.meta.dirname, "../../app");
const read = (path: string) => readFileSync(join(APP, path), "utf8");

/** The path of one of our modules that another one imports. */
function findModule(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith("~/") ? specifier.slice(2) : join(dirname(importer), specifier);
  if (!/^(~\/|\.)/.test(specifier)) return undefined;
  return [`${path}.tsx`, `${path}.ts`, path].find((file) => /\.tsx?$/.test(file) && existsSync(join(APP, file)));
}

/** The specifiers of a module's imports, without type-only imports. */
function importsOf(file: string): string[] {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, false).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      return statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
        ? [statement.moduleSpecifier.text]
        : [];
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause } = statement;
    if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const named = importClause?.namedBindings;
    const isTypes =
      named && ts.isNamedImports(named) && !importClause.name && named.elements.every((one) => one.isTypeOnly);
    return isTypes ? [] : [statement.moduleSpecifier.text];
  });
}

/** The files with components that a module consists of, including itself. */
function componentsOf(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const specifier of importsOf(file)) {
      const found = findModule(specifier, file);
      if (found) componentsOf(found, seen);
    }
  }
  return new Set([...seen].filter((path) => path.endsWith(".tsx")));
}

const routes = listFiles(APP)
  .map((path) => relative(APP, path))
  .filter((path) => /\/routes\/[^/]+\.tsx$/.test(path));
const sheetsOf = (route: string) => /\bsheets: \[([^\]]*)\]/.exec(read(route))?.[1]?.match(/\w+/g) ?? ["pages"];
const frame = componentsOf("root.tsx");

/** The classes that a sheet's own rules apply to. */
const classesOf = (sheet: string) =>
  new Set([...read(`styles/layers/${sheet}.css`).matchAll(/\.([a-z][\w-]+)/g)].map(([, name = ""]) => name));

/** The words of all texts in a file's `className`s and in its string constants. */
function namesIn(file: string): Set<string> {
  const names = new Set<string>();
  const walk = (node: ts.Node, isClass: boolean): void => {
    if (isClass && ts.isStringLiteralLike(node)) for (const name of node.text.split(/\s+/)) names.add(name);
    const begins =
      (ts.isJsxAttribute(node) && /class/i.test(node.name.getText())) ||
      (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isStringLiteralLike(node.initializer));
    ts.forEachChild(node, (child) => walk(child, isClass || begins));
  };
  walk(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), false);
  return names;
}

describe("the style sheets", () => {
  test("of the form are built from exactly the files that such pages use", () => {
    const listed = [...read("styles/form.css").matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, path]) => path);
    const forms = routes.filter((route) => sheetsOf(route).join() === "form");
    expect(forms).toEqual(["assessment/form/routes/form.tsx", "results/results/routes/complete.tsx"]);
    const made = new Set([...frame, ...forms.flatMap((route) => [...componentsOf(route)])]);
    expect(listed).toEqual([...made].sort());
  });

  test.each([
    ["questions", "form"],
    ["reading", "pages"],
  ] as const)("with the rules of %s are loaded on every page that needs them", { timeout: 90_000 }, (layer, sheet) => {
    const everywhere = classesOf("controls");
    const classes = new Set([...classesOf(layer)].filter((name) => !everywhere.has(name)));
    const without = routes.filter((route) => !sheetsOf(route).includes(sheet));
    const files = new Set([...frame, ...without.flatMap((route) => [...componentsOf(route)])]);
    const lacking = [...files].flatMap((file) =>
      [...namesIn(file)].filter((name) => classes.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(lacking).toEqual([]);
    expect(classes.size).toBeGreaterThan(10);
  });

  test("show a toast for four seconds, and for six one that offers to resume", () => {
    const controls = read("styles/layers/controls.css");
    expect(controls).toMatch(/\.toast \{[^}]*animation: toast-leave 200ms 4s forwards;/);
    expect(controls).toMatch(/\.toast-long \{\s*animation-delay: 6s;/);
  });
});
