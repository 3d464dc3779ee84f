import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "~/domain/language";
import { keepLatest, remember } from "~/domain/remember";
import { i18nFor } from "~/i18n/i18n.server";
import type { Draw } from "./drawn";

/**
 * A part of a page that is drawn once an isolate for what it says, the latest `most` of them: markup by language and properties, all of which
 * can be written as JSON. They are the key as a whole, so nobody is shown what was drawn of anything but the very data that their own request
 * was allowed to read. The part takes nothing from the router, nor from the clock.
 */
export function drawOnce<P extends object>(
  most: number,
  Part: FunctionComponent<P>,
): (language: Language, properties: P) => string {
  const draw = remember(most, (asked) => {
    const [language, properties]: [Language, P] = JSON.parse(asked);
    return drawNow(Part, language, properties);
  });
  return (language, properties) => draw(JSON.stringify([language, properties]));
}

/** The same of a part whose properties take work as well: they are made when it is drawn, from nothing but what `from` says. */
export function drawOnceFrom<P extends object>(
  most: number,
  Part: FunctionComponent<P>,
): (language: Language, from: object, make: () => Promise<P>) => Promise<string> {
  const drawn = keepLatest<string>(most);
  return async (language, from, make) => {
    const key = JSON.stringify([language, from]);
    return drawn.get(key) ?? drawn.keep(key, drawNow(Part, language, await make()));
  };
}

const drawNow = <P extends object>(Part: FunctionComponent<P>, language: Language, properties: P): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(language)}>
      <Part {...properties} />
    </I18nextProvider>,
  );

/** Heads and feet of pages, lists of topics and questions that an isolate keeps of each, some 8 KB with what they are drawn from. */
const KEPT = 400;
const parts = new Map<unknown, ReturnType<typeof drawOnce>>();

/** How the pages of a language draw the parts that they have in common: once for all that such a part is drawn from. */
export function drawPartsIn(language: Language): Draw {
  return (Part, properties) => {
    const draw = parts.get(Part) ?? drawOnce(KEPT, Part as FunctionComponent<object>);
    parts.set(Part, draw);
    return draw(language, properties);
  };
}
