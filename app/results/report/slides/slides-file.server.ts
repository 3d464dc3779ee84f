import type { Language } from "~/core/language";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { countFile, type FileVerdict } from "../report-file.server";
import type { Deck } from "./deck";
import { type DeckReading, readDeck } from "./read-deck.server";

/** The slides as a PDF, for users who may read the report. Like its summary they are made each time and not stored. */
export async function openSlidesFile(ctx: Context, reading: DeckReading, language: Language): Promise<FileVerdict> {
  const read = await readDeck(ctx, reading, language);
  if (!read.ok) return read;
  const limit = await countFile(ctx, reading.user);
  if (!limit.ok) return limit;
  const body = await makeSlidesFile(ctx, read.deck);
  return { ok: true, name: `${read.deck.name}.pdf`, size: body.byteLength, body };
}

async function makeSlidesFile(ctx: Context, deck: Deck): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await hashOf(deck);
  // A separate module beside the Worker's (scripts/apart), which makes reports too.
  const { makeSlides } = await import("~/results/report/pdf/make-file.server");
  const bytes = await makeSlides(deck, {
    now: ctx.clock(),
    id: hash.slice(0, 32),
    origin: ctx.settings.APP_URL,
  });
  return new Uint8Array(bytes);
}
