import { readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { ROOT } from "./run.mjs";

/**
 * The areas of app/ from the ground up, each with its capabilities in order (docs/architecture.md). A file may import from its own
 * capability, from earlier ones in its area, and from every earlier area. Code that two capabilities need from each other belongs
 * below both. Add a new capability at its place here.
 * @type {Record<string, readonly string[]>}
 */
export const AREAS = {
  core: [],
  platform: [],
  i18n: [],
  ui: [],
  foundation: ["web", "tables", "notifications", "webhooks", "identity", "api", "reference", "company", "shell"],
  account: ["password", "two-step", "passkeys", "company-sign-in", "sign-up", "inbox"],
  assessment: [
    "ghg",
    "catalogue",
    "answers",
    "deadlines",
    "scoring",
    "kinds",
    "points",
    "key-figures",
    "teamwork",
    "workbook",
    "evidence",
    "drafts",
    "form",
    "bills",
    "completion",
  ],
  results: ["tables", "figures", "statistics", "achievements", "proof", "results", "approval", "report", "share"],
  improvement: ["crosswalk", "plan", "years"],
  network: ["membership", "requests", "members", "feed", "analytics"],
  home: ["legal", "journey", "profile", "team", "tokens", "webhooks", "knowledge", "front-door"],
  office: ["log", "editor", "announcements", "support", "admin"],
  upkeep: ["delivery", "watching", "privacy", "maintenance", "backup"],
  entries: [],
};
const ORDER = Object.keys(AREAS);

/** The areas below all others, and which of these each of them may import. */
const GROUND = { core: [], platform: ["core"], i18n: ["core"], ui: [] };

/** The files directly in app/ tie the areas together and may import all of them. */
const SHELL = "shell";

/** Routes may import only types from these: a use case provides what a route shows. */
const TYPES_ONLY_FOR_ROUTES = ["~/platform/context"];

/** drizzle functions reserved for app/platform/d1: they bind each value of a list separately, and D1 binds at most a hundred. */
const BINDING_LISTS = ["inArray", "notInArray"];

/** The file that writes the paths of an assessment. The other writers of addresses and the route table may do so too. */
const PATHS = "app/core/addresses/assessment.ts";
const mayWritePaths = (file) => file.startsWith("app/core/addresses/") || file === "app/routes.ts";
/** The names of the kinds, which occur in those paths. */
const KINDS = "app/core/kinds/kind.ts";

/** Placeholder for a value in the text of a template. */
const VALUE = "\0";

const parse = (file, source) => ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
const lineOf = (tree, node) => tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;

/**
 * The imports of a source file, in order: the module, the line, and whether it imports only types.
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
 * @param {string} file path in the repository, with slashes: "app/routes/home.tsx"
 * @param {string} source
 * @returns {string[]} one line per violation: `file:line message`
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
    ...(mayWritePaths(file) ? [] : findWrittenPaths(file, tree)),
  ];
}

/**
 * Statements that would bind one value per item of a list; `insertRows`, `isListed` and `inQuery` avoid that.
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

/** The path prefixes before an assessment's id in the table of paths, for every kind. */
function listPages() {
  const pages = [];
  const visit = (node) => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const value = isNamed && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : "";
    if (value.startsWith("/")) pages.push(value);
    ts.forEachChild(node, visit);
  };
  visit(parse(PATHS, readFileSync(`${ROOT}${PATHS}`, "utf8")));
  const names = [...readFileSync(`${ROOT}${KINDS}`, "utf8").matchAll(/^export const [A-Z_]+ = "([a-z]+)";/gm)];
  const ofKinds = names
    .slice(1)
    .flatMap(([, kind]) => [
      ...["", ...pages].map((page) => `${page}/${kind}`),
      `/user/${kind}/(?:assessment|dashboard)`,
      `/upload${kind[0].toUpperCase()}${kind.slice(1)}Documents`,
    ]);
  return [...pages, ...ofKinds];
}

const PAGE = `(?:${listPages().join("|")})/`;
/** A listed page before a value, or at the end of a text that a value is appended to; the form, which is only a value; and its sections. */
const PATH = new RegExp(`^${VALUE}?${PAGE}(?:${VALUE}|$)|^/${VALUE}|\\?section=`);
const PATTERN = new RegExp(`^/\\^?${PAGE}`);

/**
 * Strings, templates and patterns that write the path of an assessment; only `assessmentPaths` should.
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
  const target = resolveTarget(file, specifier);
  const from = placeOf(file);
  const isRoute = from.part === "routes";
  if (isDatabase(specifier, target)) {
    const isTables = from.capability === "tables" || /tables\.ts$/.test(file);
    const mayUse = from.area === "platform" || isTables || (!isRoute && /\.server\.tsx?$/.test(file));
    if (!mayUse) return "only app/platform, tables and *.server.ts files touch the database";
  }
  if (target === null || from.area === SHELL) return null;
  const to = placeOf(target);
  if (isRoute && to.area === "platform") {
    const isAllowed = isType && TYPES_ONLY_FOR_ROUTES.includes(target.replace(/^app/, "~"));
    return isAllowed ? null : "routes may not import platform";
  }
  if (to.part === "routes") return "nothing imports a route";
  if (from.part === "rules" && to.area !== "core" && to.part !== "rules") return "rules import only rules and core";
  return judgePlaces(from, to);
}

/** Whether code in one place may import from another: null, or the reason why not. */
function judgePlaces(from, to) {
  const unknown = [from, to].find(({ area, capability }) => !AREAS[area] || !isPlace(AREAS[area], capability));
  if (unknown) return `${unknown.area}/${unknown.capability} has no place in AREAS`;
  if (from.area === to.area) {
    const order = AREAS[from.area];
    const isBelow = order.indexOf(to.capability) <= order.indexOf(from.capability);
    return isBelow ? null : `${to.capability} stands above ${from.capability}`;
  }
  const allowed = GROUND[from.area];
  if (allowed) return allowed.includes(to.area) ? null : `${from.area} may not import ${to.area}`;
  return ORDER.indexOf(to.area) < ORDER.indexOf(from.area) ? null : `${to.area} stands above ${from.area}`;
}

const isPlace = (order, capability) => order.length === 0 || order.includes(capability);

function isDatabase(specifier, target) {
  return (
    specifier === "drizzle-orm" ||
    specifier.startsWith("drizzle-orm/") ||
    /^app\/platform\/d1(\/|$)|\/tables(\/|$)|-tables$/.test(target ?? "")
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

/** Area, capability and part of a file: `assessment`, `form`, `rules`. A kind's folder counts as rules. */
function placeOf(path) {
  const [, area, capability, part] = path.split("/");
  if (capability === undefined) return { area: SHELL };
  return { area, capability, part: area === "assessment" && capability === "kinds" ? "rules" : part };
}
