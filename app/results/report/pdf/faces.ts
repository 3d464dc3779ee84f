import { create, type Font } from "@cantoo/fontkit";
import bold from "./cuts/bold.ttf?inline";
import boldMore from "./cuts/bold-more.ttf?inline";
import cyrillic from "./cuts/cyrillic.ttf?inline";
import greek from "./cuts/greek.ttf?inline";
import sans from "./cuts/sans.ttf?inline";
import sansMore from "./cuts/sans-more.ttf?inline";
import serif from "./cuts/serif.ttf?inline";
import serifMore from "./cuts/serif-more.ttf?inline";
import vietnamese from "./cuts/vietnamese.ttf?inline";

/** A subset of a font (`npm run font`), parsed once per isolate, when its first letter is needed. */
export interface Face {
  name: string;
  bytes: Uint8Array;
  font: Font;
}

/** A letter of a face in PDF form. */
export interface Letter {
  face: Face;
  /** The glyph's number in four hex digits. */
  code: string;
  /** In thousandths of the font's size. */
  width: number;
  /** The character that this letter replaces, if no face has it. */
  stands?: string;
}

const SOURCES = {
  sans,
  bold,
  serif,
  greek,
  cyrillic,
  vietnamese,
  "sans-more": sansMore,
  "bold-more": boldMore,
  "serif-more": serifMore,
};
type FaceName = keyof typeof SOURCES;

/** The faces to search for a letter, in order. Headings and figures use the serif, all else the sans. */
const CHAINS = {
  sans: ["sans", "sans-more", "greek", "cyrillic", "vietnamese"],
  bold: ["bold", "bold-more", "greek", "cyrillic", "vietnamese"],
  serif: ["serif", "serif-more", "sans", "sans-more", "greek", "cyrillic", "vietnamese"],
} as const satisfies Record<string, readonly FaceName[]>;
export type Chain = keyof typeof CHAINS;

const faces = new Map<FaceName, Face>();
const letters = { sans: new Map<string, Letter>(), bold: new Map<string, Letter>(), serif: new Map<string, Letter>() };

/** The replacement for a letter that no face has; the file says beside it which letter that is. */
const UNKNOWN = "\ufffd";
/** A space of a special width becomes an ordinary one if no face has it. */
const BLANK = /[\u2000-\u200a\u202f\u205f\u3000]/;

function faceOf(name: FaceName): Face {
  const known = faces.get(name);
  if (known) return known;
  const bytes = new Uint8Array(Buffer.from(SOURCES[name].slice(SOURCES[name].indexOf(",") + 1), "base64"));
  const face = { name, bytes, font: create(bytes) as Font };
  faces.set(name, face);
  return face;
}

function find(chain: Chain, character: string): Letter | null {
  const known = letters[chain].get(character);
  if (known) return known;
  const point = character.codePointAt(0) ?? 0;
  for (const name of CHAINS[chain]) {
    const face = faceOf(name);
    const glyph = face.font.hasGlyphForCodePoint(point) ? face.font.glyphForCodePoint(point) : null;
    if (!glyph) continue;
    const code = glyph.id.toString(16).padStart(4, "0");
    const letter = { face, code, width: (glyph.advanceWidth * 1000) / face.font.unitsPerEm };
    // Bounded by the letters that the faces have.
    letters[chain].set(character, letter);
    return letter;
  }
  return null;
}

/** The letter for a character in a chain of faces. Null for a combining mark that no face has, which is left out. */
export function letterFor(chain: Chain, character: string): Letter | null {
  const found = find(chain, character) ?? (BLANK.test(character) ? find(chain, "\u00a0") : null);
  if (found) return found;
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(character)) return null;
  const unknown = find(chain, UNKNOWN);
  return unknown && { ...unknown, stands: character };
}
