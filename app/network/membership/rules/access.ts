import type { Scope } from "../../../core/scopes";

/** The most companies with which one company shares its assessments. */
export const MAX_JOINED = 20;

/** Letters and digits that are not mistaken for one another when read out: no I, L, O, 0 and 1. */
const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LENGTH = 8;
/** Random bytes from here on would make the first symbols more likely than the others. */
const FIRST_UNFAIR = 256 - (256 % ALPHABET.length);

/** A new access code such as "KMPS-7G4K-9QRT", about 40 bits. `random` must return unpredictable bytes. */
export function createAccessCode(random: (count: number) => Uint8Array): string {
  let symbols = "";
  while (symbols.length < LENGTH) {
    for (const byte of random(LENGTH)) if (byte < FIRST_UNFAIR) symbols += ALPHABET[byte % ALPHABET.length];
  }
  return `KMPS-${symbols.slice(0, 4)}-${symbols.slice(4, LENGTH)}`;
}

/** A company that this one has joined, and the code it used. */
export interface JoinedCode {
  corporateId: string;
  name: string;
  code: string;
}

/** The company that a code belongs to, and the most that it asks of companies that join with it. */
export interface CodeOwner {
  id: string;
  name: string;
  asks: Scope;
}

export interface CodeChange {
  /** The company that wants to join others. */
  companyId: string;
  joined: readonly JoinedCode[];
  /** Companies of `joined` that stay whatever `wanted` says. */
  keep: readonly JoinedCode[];
  /** Codes in their normal form. A code used to join before keeps that membership. */
  wanted: readonly string[];
  /** The companies that the wanted codes belong to now. */
  owners: ReadonlyMap<string, CodeOwner>;
}

export type CodeRefusal = "missing" | "unknown" | "own" | "joined" | "too-many";
export type CodePlan =
  | { ok: true; join: (JoinedCode & { asks: Scope })[]; leave: JoinedCode[] }
  /** `index` is the position in `wanted` of the first refused code. In that case none of the change may happen. */
  | { ok: false; reason: CodeRefusal; index: number };

/** Which companies to join and which to leave so that the wanted codes are the joined ones. */
export function planCodes({ companyId, joined, keep, wanted, owners }: CodeChange): CodePlan {
  const kept = [...keep];
  const join: (JoinedCode & { asks: Scope })[] = [];
  for (const [index, code] of wanted.entries()) {
    const refuse = (reason: CodeRefusal) => ({ ok: false, reason, index }) as const;
    if (code === "") return refuse("missing");
    const owner = owners.get(code);
    const former = joined.find((each) => each.code === code || each.corporateId === owner?.id);
    const corporateId = former?.corporateId ?? owner?.id;
    if (corporateId === undefined) return refuse("unknown");
    if (corporateId === companyId) return refuse("own");
    if ([...kept, ...join].some((each) => each.corporateId === corporateId)) return refuse("joined");
    if (kept.length + join.length >= MAX_JOINED) return refuse("too-many");
    if (former) kept.push(former);
    else if (owner) join.push({ corporateId: owner.id, name: owner.name, code, asks: owner.asks });
  }
  return { ok: true, join, leave: joined.filter((each) => !kept.includes(each)) };
}
