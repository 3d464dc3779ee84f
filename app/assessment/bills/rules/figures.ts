/** How a bill writes decimals; null if its numbers do not tell. */
export type Mark = "." | "," | null;

/** The readings of a written number: none if it is no number, two if the notation allows both. */
const SHAPE = /^([-−+]?)(\d[\d.,'’ \u00A0\u202F]*)([-−]?)$/u;
/** More digits are no quantity of a small company. */
const MAX_DIGITS = 12;

/** What a written number may mean. "1.234" has two readings unless the mark for decimals is known. */
export function readingsOf(written: string, mark: Mark): number[] {
  const [, before = "", body = "", after = ""] = SHAPE.exec(written.trim()) ?? [];
  if (!body || (before && after)) return [];
  const sign = before && before !== "+" ? -1 : after ? -1 : 1;
  return magnitudes(body, mark).map((each) => sign * each);
}

function magnitudes(body: string, mark: Mark): number[] {
  const text = body.trim().replace(/[ \u00A0\u202F'’]/gu, " ");
  if (text.replace(/\D/g, "").length > MAX_DIGITS) return [];
  if (/^\d+$/.test(text)) return [Number(text)];
  const spaced = /^(\d{1,3}(?: \d{3})+)(?:([.,])(\d+))?$/.exec(text);
  if (spaced) return [Number(`${spaced[1]?.replaceAll(" ", "")}.${spaced[3] ?? 0}`)];
  const mixed = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(text) ?? /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(text);
  if (mixed) return [Number(`${mixed[1]?.replace(/[.,]/g, "")}.${mixed[2]}`)];
  if (/^\d{1,3}(?:,\d{3}){2,}$|^\d{1,3}(?:\.\d{3}){2,}$/.test(text)) return [Number(text.replace(/[.,]/g, ""))];
  const [, whole = "", sign = "", rest = ""] = /^(\d+)([.,])(\d+)$/.exec(text) ?? [];
  if (!sign) return [];
  const mayBeThousands = rest.length === 3 && whole.length <= 3 && !whole.startsWith("0");
  const decimal = Number(`${whole}.${rest}`);
  if (!mayBeThousands) return [decimal];
  if (mark === null) return [decimal, Number(whole + rest)];
  return mark === sign ? [decimal] : [Number(whole + rest)];
}

/** Numbers that show how a bill writes decimals: any that no thousands could explain. */
const POINT = /^(?:\d{1,3}(?:[, ]\d{3})+|\d+)\.(?:\d{1,2}|\d{4,})$|^0\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/;
const COMMA = /^(?:\d{1,3}(?:[. ]\d{3})+|\d+),(?:\d{1,2}|\d{4,})$|^0,\d+$|^\d{1,3}(?:\.\d{3}){2,}$/;
const GROUPED = { ".": /^\d{1,3}(?:,\d{3})+\.\d+$/, ",": /^\d{1,3}(?:\.\d{3})+,\d+$/ };

/** The mark for decimals that the numbers of a bill show. `usual` is what its supplier prints; numbers that contradict leave it open. */
export function decimalMark(words: readonly string[], usual: Mark): Mark {
  const numbers = words.map((word) => word.replace(/^[^\d]+|[^\d]+$/g, ""));
  const seen = (shape: RegExp, grouped: RegExp) => numbers.some((each) => shape.test(each) || grouped.test(each));
  const [point, comma] = [seen(POINT, GROUPED["."]), seen(COMMA, GROUPED[","])];
  if (point && comma) return null;
  if (point) return usual === "," ? null : ".";
  if (comma) return usual === "." ? null : ",";
  return usual;
}
