import { readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.mjs";

/** Which floors of app/ a floor may import from, besides itself (docs/architecture.md). */
const MAY_IMPORT = {
  ui: [],
  domain: [],
  content: ["domain"],
  platform: ["domain"],
  i18n: ["domain"],
  features: ["domain", "content", "platform", "ui", "i18n"],
  entries: ["features", "domain", "platform", "i18n"],
  routes: ["entries", "features", "ui", "i18n", "domain", "shell"],
};

/**
 * The features from the ground up. Each may import those before it; what two need of each other stands below both. A new feature takes its
 * place here.
 */
export const FEATURES = [
  // What every page and call stands on.
  ...["web", "notifications", "identity", "api", "reference", "company", "shell"],
  // Who somebody is.
  ...["password", "two-step", "passkeys", "account", "inbox", "team"],
  // An assessment's parts.
  ...[
    "catalogue",
    "deadlines",
    "answers",
    "evidence",
    "figures",
    "proof",
    "contributions",
    "results",
    "approval",
    "achievements",
    "teamwork",
    "plan",
    "key-figures",
    "crosswalk",
    "drafts",
    "workbook",
  ],
  // An assessment's pages.
  ...["points", "form", "completion", "report", "share", "journey"],
  // What looks at all of them.
  ...[
    "profile",
    "network",
    "members",
    "analytics",
    "content",
    "announcements",
    "support",
    "questionnaires",
    "privacy",
    "admin",
    "delivery",
    "maintenance",
  ],
];

/** The files directly in app/ tie the floors together; they may use all of them. */
const SHELL = "shell";

/** Of these a route may import types only: what it shows comes from a feature. */
const TYPES_ONLY_FOR_ROUTES = ["~/platform/context"];

/** What only app/platform/d1 takes of drizzle, since each value of a list would be bound alone, and D1 binds a hundred. */
const BINDING_LISTS = ["inArray", "notInArray"];

/** Where the paths of an assessment are written, and beside it only the table of routes. */
const PATHS = "app/core/addresses/assessment.ts";
const MAY_WRITE_PATHS = [PATHS, "app/routes.ts"];

/** What stands for a value in the text of a template. */
const VALUE = "\0";

const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
const lineOf = (tree, node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/**
 * What a source file imports, in order: the module, the line, and whether types only.
 * @param {ts.SourceFile} tree
 * @returns {{ specifier: string, line: number, isType: boolean }[]}
 */
function listImports(tree) {
  const imports = [];
  const add = (node, literal, isType) => {
    if (!literal || !ts.isStringLiteralLike(literal)) return;
    imports.push({ specifier: literal.text, line: lineOf(tree, node), isType });
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return imports;
}

/** `import type …`, or named imports that are all types. A bare import runs code. */
function isTypeImport(clause) {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names = clause.namedBindings;
  return Boolean(
    !clause.name &&
      names &&
      ts.isNamedImports(names) &&
      names.elements.length > 0 &&
      names.elements.every((name) => name.isTypeOnly),
  );
}

/**
 * The imports of a file that break the layering.
 * @param {string} file path in the repository, with slashes: «app/routes/home.tsx»
 * @param {string} source
 * @returns {string[]} one line a violation: `file:line message`
 */
export function findViolations(file, source) {
  const tree = parse(file, source);
  const imports = listImports(tree).flatMap((found) => {
    const reason = judge(file, found);
    return reason ? [`${file}:${found.line} imports ${found.specifier}: ${reason}`] : [];
  });
  return [
    ...imports,
    ...(file.startsWith("app/platform/d1/") ? [] : findUnboundedLists(file, tree)),
    ...(MAY_WRITE_PATHS.includes(file) ? [] : findWrittenPaths(file, tree)),
  ];
}

/**
 * Statements that would bind a value for each item of a list: `insertRows`, `isListed` and `inQuery` know better.
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {string[]}
 */
function findUnboundedLists(file, tree) {
  const found = [];
  const visit = (node) => {
    if (ts.isImportSpecifier(node) && BINDING_LISTS.includes((node.propertyName ?? node.name).text)) {
      found.push(
        `${file}:${lineOf(tree, node)} takes ${node.name.text}: lists go through isListed, queries through inQuery`,
      );
    }
    if (isInsertOf(node) && !ts.isObjectLiteralExpression(node.arguments[0])) {
      found.push(`${file}:${lineOf(tree, node)} inserts what may be several rows: they go through insertRows`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** `….insert(…).values(rows)` */
function isInsertOf(node) {
  return (
    ts.isCallExpression(node) &&
    node.arguments.length === 1 &&
    ts.isPropertyAccessExpression(node.expression) &&
    node.expression.name.text === "values" &&
    ts.isCallExpression(node.expression.expression) &&
    ts.isPropertyAccessExpression(node.expression.expression.expression) &&
    node.expression.expression.expression.name.text === "insert"
  );
}

/** What the table of paths puts before an assessment's id. */
function listPages() {
  const pages = [];
  const visit = (node) => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const value = isNamed && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : "";
    if (value.startsWith("/")) pages.push(value);
    ts.forEachChild(node, visit);
  };
  visit(parse(PATHS, readFileSync(`${ROOT}${PATHS}`, "utf8")));
  return pages;
}

const PAGE = `(?:${listPages().join("|")})/`;
/** A page of the table before a value, or at the end of what a value is put to; the form, which is nothing but a value; and its sections. */
const PATH = new RegExp(`^${VALUE}?${PAGE}(?:${VALUE}|$)|^/${VALUE}|\\?section=`);
const PATTERN = new RegExp(`^/\\^?${PAGE}`);

/**
 * Strings, templates and patterns that write the path of an assessment, which `assessmentPaths` does.
 * @param {string} file
 * @param {ts.SourceFile} tree
 * @returns {string[]}
 */
function findWrittenPaths(file, tree) {
  const found = [];
  const visit = (node) => {
    const isWritten = ts.isRegularExpressionLiteral(node)
      ? PATTERN.test(node.text.replaceAll("\\/", "/"))
      : PATH.test(textOf(node) ?? "");
    if (isWritten) found.push(`${file}:${lineOf(tree, node)} writes an assessment's path: that is ${PATHS}'s`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The text of a string or a template, or null for anything else. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(VALUE);
}

function judge(file, { specifier, isType }) {
  const from = layerOf(file);
  const target = resolveTarget(file, specifier);
  if (isDatabase(specifier, target)) {
    const mayUse = from === "platform" || /\.server\.tsx?$/.test(file);
    if (from === "routes" || !mayUse) return "only app/platform and *.server.ts files touch the database";
    return null;
  }
  if (target === null || from === SHELL) return null;
  const to = layerOf(target);
  if (from === "features" && to === "features") return judgeFeatures(featureOf(file), featureOf(target));
  if (to === from || MAY_IMPORT[from]?.includes(to)) return null;
  if (from === "routes" && isType && TYPES_ONLY_FOR_ROUTES.includes(target.replace(/^app/, "~"))) return null;
  return `${from} may not import ${to}`;
}

function judgeFeatures(from, to) {
  if (from === to) return null;
  const unknown = [from, to].find((feature) => !FEATURES.includes(feature));
  if (unknown) return `the feature ${unknown} has no place in FEATURES`;
  return FEATURES.indexOf(to) < FEATURES.indexOf(from) ? null : `the feature ${to} stands above ${from}`;
}

/** The feature that a path of the floor lies in. */
const featureOf = (path) => path.split("/")[2];

function isDatabase(specifier, target) {
  return (
    specifier === "drizzle-orm" || specifier.startsWith("drizzle-orm/") || /^app\/platform\/d1(\/|$)/.test(target ?? "")
  );
}

/** The imported file's path in the repository, or null for a package or a file outside app/. */
function resolveTarget(file, specifier) {
  const path = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith(".")
      ? posix.join(posix.dirname(file), specifier)
      : null;
  return path?.startsWith("app/") ? path : null;
}

function layerOf(path) {
  const [, layer, rest] = path.split("/");
  return rest === undefined ? SHELL : layer;
}
