import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../scripts/lib/fingerprint.mjs";

/** Attributes, of elements and of our components, that people read or hear. */
const READ =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|lead|eyebrow|summary|text|closeLabel|back|confirm)$/;

/** Hard-coded words in a file's JSX, which no translation could replace. */
function fixedWords(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    // Allows the product's name, and characters as named entities.
    if (/\p{L}/u.test(words.replaceAll(/Kompas|&\w+;/g, "")))
      found.push(`${file}: ${words.trim()} (${ts.SyntaxKind[node.kind]})`);
  };
  /** Checks the text that an expression can produce. */
  const read = (node: ts.Node | undefined): void => {
    if (!node) return;
    if (ts.isStringLiteralLike(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node)) {
      note(node, [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(" "));
    } else if (ts.isConditionalExpression(node)) for (const each of [node.whenTrue, node.whenFalse]) read(each);
    else if (ts.isBinaryExpression(node)) {
      const isSum = node.operatorToken.kind === ts.SyntaxKind.PlusToken;
      for (const each of isSum ? [node.left, node.right] : [node.right]) read(each);
    } else if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) read(node.expression);
  };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) read(node);
    else if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) read(node.initializer);
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe("the texts of pages and mails", () => {
  it("all come from the translations", () => {
    const files = listFiles("app").filter((file) => file.endsWith(".tsx"));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => fixedWords(file, readFileSync(file, "utf8")))).toEqual([]);
  });

  it.each([
    "<p>Hello</p>",
    '<p>{"Hello"}</p>',
    `<p>{\`Hello \${name}\`}</p>`,
    '<p>{isNew ? t("new") : "Hello"}</p>',
    '<p>{isNew && ("Hello" + name)}</p>',
    '<a title="Hello">{t("x")}</a>',
    '<Dialog title={isNew ? "Hello" : t("x")} />',
    '<img alt={`Hello`} src="x" />',
  ])("are found as fixed text in %s", (jsx) => {
    expect(fixedWords("x.tsx", `export const x = ${jsx};`)).toHaveLength(1);
  });

  it.each([
    '<p>{t("x")} · {5}</p>',
    '<p className="grid gap-3">{t(isNew ? "new" : "old")}</p>',
    '<p title={t("x")} />',
  ])("are accepted in %s", (jsx) => {
    expect(fixedWords("x.tsx", `export const x = ${jsx};`)).toEqual([]);
  });
});
