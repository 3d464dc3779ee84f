import { Marked, Renderer, type Tokens } from "marked";
import { HOW_TOS } from "../../app/assessment/catalogue/content/how-tos";
import { inEveryLanguage, type Language } from "../../app/core/language";
import { ARTICLES, TAG_NAMES } from "../../app/home/knowledge/content/articles";
import type { Article, ArticleHead, Knowledge } from "../../app/home/knowledge/rules/article";
import { readText } from "./read-text";

/** `## How it works {#how}`: an id that is the same in every language of the title. */
const HEADING = /^(.*?)\s*\{#([a-z-]+)\}$/;

/** The whole Knowledge Base in one language, generated from its Markdown. */
export function packKnowledge(language: Language): Knowledge {
  return {
    articles: ARTICLES.map((head) => packArticle(head, language)),
    tags: Object.fromEntries(Object.entries(TAG_NAMES).map(([id, names]) => [id, inEveryLanguage(names)[language]])),
  };
}

/** An article is `# Title`, a summary paragraph, and its parts, each under `## Title {#id}`. */
function packArticle(head: ArticleHead, language: Language): Article {
  const where = `${head.slug}.${language}.md`;
  const howTo = HOW_TOS.find(({ slug }) => slug === head.slug);
  const contents: Article["contents"] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const [, title, id] = HEADING.exec(this.parser.parseInline(tokens)) ?? [];
        if (depth === 3) return `<h3>${this.parser.parseInline(tokens)}</h3>`;
        if (depth !== 2 || !title || !id)
          throw new Error(`${where}: a heading must be «## Title {#id}» or «### Title»`);
        contents.push({ id, title: plain(title) });
        return `<h2 id="${id}">${title}</h2>`;
      },
      table(token: Tokens.Table) {
        // Phones scroll the table, so it is a focusable group named after its part, for keyboard users.
        const label = (contents.at(-1)?.title ?? head.slug).replace(/["&<>]/g, "");
        const rows = Renderer.prototype.table.call(this, token);
        return `<div role="group" aria-label="${label}" tabindex="0" class="rich-table">${rows}</div>`;
      },
      tablecell({ tokens, header, text }: Tokens.TableCell) {
        const [tag, isFigure] = [header ? "th" : "td", /^\d[\d\s,.à–]*%?$/.test(text)];
        return `<${tag}${isFigure ? ' class="figure"' : ""}>${this.parser.parseInline(tokens)}</${tag}>`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new Error(`${where}: HTML is not for articles: ${text}`);
      },
    },
  });
  const [first = "", summary = "", ...parts] = readText(`knowledge/content/${head.slug}`, language).split(/\n\n+/);
  if (!first.startsWith("# ")) throw new Error(`${where} must begin with «# Title»`);
  const html = marked.parse(parts.join("\n\n"), { async: false });
  return {
    ...head,
    title: first.slice(2),
    topicName: howTo ? inEveryLanguage(howTo.topicName)[language] : null,
    summary: summary.replace(/[ \n]+/g, " "),
    html,
    text: plain(html),
    contents,
  };
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };

/** The text of a piece of HTML. */
function plain(html: string): string {
  return html
    .replace(/<\/?[a-z][^>]*>/g, (tag) => (/^<\/?(a|em|strong|code)\b/.test(tag) ? "" : " "))
    .replace(/&\w+;|&#39;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \n]+/g, " ")
    .trim();
}
