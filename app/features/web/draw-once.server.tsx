import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "~/domain/language";
import { keepLatest, remember } from "~/domain/remember";
import { i18nFor } from "~/i18n/i18n.server";
import type { Parts } from "./drawn";

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

/** The markup of a part in a language. The part takes nothing from the router. */
export const drawNow = <P extends object>(Part: FunctionComponent<P>, language: Language, properties: P): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18nFor(language)}>
      <Part {...properties} />
    </I18nextProvider>,
  );

/** Heads and feet of pages, lists of topics and questions that an isolate keeps of each, some 8 KB with what they are drawn from. */
const KEPT = 400;
const parts = new Map<unknown, ReturnType<typeof drawOnce>>();

/** The parts of one page in a language, each drawn once for all that it is drawn from; `join` makes the page of what React has written and them. */
export function partsIn(language: Language): Parts & { join: (written: string) => Uint8Array<ArrayBuffer> } {
  const placed: string[] = [];
  // No text of a page can be taken for one: in a text it would begin with «&lt;».
  const place = (markup: string) => `<!--part ${placed.push(markup) - 1}-->`;
  return {
    place,
    draw: (Part, properties) => {
      const draw = parts.get(Part) ?? drawOnce(KEPT, Part as FunctionComponent<object>);
      parts.set(Part, draw);
      return place(draw(language, properties));
    },
    join: (written) =>
      joined(written.split(PLACE).map((piece, at) => (at % 2 ? bytesOf(placed[Number(piece)] ?? "") : encode(piece)))),
  };
}

const PLACE = /<!--part (\d+)-->/;
const encoder = new TextEncoder();
const encode = (text: string) => encoder.encode(text);

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const page = new Uint8Array(pieces.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    page.set(piece, at);
    at += piece.byteLength;
  }
  return page;
}

/** Bytes that an isolate keeps of markup: to write a page down as bytes takes as long as a third of its drawing. */
const ROOM = 8_000_000;
const written = new Map<string, Uint8Array>();
let used = 0;

/** Markup as it goes out, the latest of it from where it was kept. */
function bytesOf(markup: string): Uint8Array {
  const bytes = written.get(markup) ?? encode(markup);
  if (!written.delete(markup)) used += bytes.byteLength;
  written.set(markup, bytes);
  for (const [oldest, { byteLength }] of written) {
    if (used <= ROOM) break;
    written.delete(oldest);
    used -= byteLength;
  }
  return bytes;
}
