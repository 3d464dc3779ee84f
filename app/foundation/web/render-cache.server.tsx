import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "~/core/language";
import { keepLatest } from "~/core/remember";
import { i18nFor } from "~/i18n/i18n.server";
import type { RenderPart } from "./drawn";

/** Renders a part's markup in a language. The part does not use the router. */
export const renderPart = <P extends object>(Part: FunctionComponent<P>, language: Language, properties: P): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(language)}>
      <Part {...properties} />
    </I18nextProvider>,
  );

/**
 * The most characters of markup and its input that an isolate caches: about a thousand questions, or some sixty pages
 * of results.
 */
const MAX_CHARACTERS = 8_000_000;
const cache = keepLatest<string>(MAX_CHARACTERS, (key, markup) => key.length + markup.length);
const numbers = new Map<unknown, number>();

/**
 * Renders a page's parts, each once per isolate for a language and its properties. The key is the properties as JSON,
 * and a part renders from that JSON. So a user sees only data that their own request was allowed to read. `assemble`
 * puts the parts into the page that React has rendered.
 */
export function renderCached(language: Language): { render: RenderPart; assemble: (page: string) => string } {
  const placed: string[] = [];
  const render: RenderPart = (Part, properties) => {
    const number = numbers.get(Part) ?? numbers.size;
    numbers.set(Part, number);
    const json = JSON.stringify(properties);
    const key = `${number} ${language} ${json}`;
    const markup = cache.get(key) ?? cache.keep(key, renderPart(Part, language, JSON.parse(json)));
    return `<!--part ${placed.push(markup) - 1}-->`;
  };
  return { render, assemble: (page) => page.replaceAll(PLACE, (_place, number) => placed[Number(number)] ?? "") };
}

/** No text of a page can match: React writes "<" in a text as "&lt;". */
const PLACE = /<!--part (\d+)-->/g;
