import { z } from "zod";
import { isWebAddress } from "../account/link-like";
import { LANGUAGES, type Language, SPOKEN } from "../language";
import { hasWord, oneLine } from "../typed-text";
import { type Line, readDelimited } from "./delimited";
import { foldText, MOST_INVITED } from "./invitations";

/** Somebody to be invited: an address in small letters, the company as the sender calls it («» where nobody says), and the mail's language. */
export interface Invitee {
  email: string;
  company: string;
  language: Language;
}

/** Why a line invites nobody. */
export type LineFault = "email" | "ascii" | "company" | "language" | "columns" | "long" | "twice";

/** A line that invites nobody, with what is wrong; `first` is the line that says the same address. */
export interface BadLine {
  number: number;
  text: string;
  fault: LineFault;
  first?: number;
}

export interface InvitationList {
  invitees: (Invitee & { line: number })[];
  bad: BadLine[];
}

const LONGEST_COMPANY = 120;
const LONGEST_LINE = 1000;
const COLUMNS = ["email", "company", "language"] as const;
type Column = (typeof COLUMNS)[number];

/** What the head of a column may be called, folded. */
const HEADS: Record<Column, readonly string[]> = {
  email: [
    "email",
    "e-mail",
    "email address",
    "e-mail address",
    "adresse e-mail",
    "courriel",
    "e-mel",
    "emel",
    "alamat e-mel",
  ],
  company: ["company", "company name", "entreprise", "nom de l'entreprise", "syarikat", "nama syarikat"],
  language: ["language", "langue", "bahasa"],
};

const address = z.email();

/**
 * Reads a list of whom to invite: address, company, language, one a line; the last two may be left out. A first line without an address is the
 * head, and may put the columns in another order. Null where there are more than may be invited at once; «none» where there is nobody.
 */
export function readInvitationList(text: string, language: Language): InvitationList | "too-many" | "none" {
  const lines = readDelimited(text, MOST_INVITED + 2);
  const [first] = lines;
  const isHead = first !== undefined && !first.cells.some((cell) => cell.includes("@"));
  const head = isHead && lines.length > 1 ? readHead(first) : null;
  const rows = head ? lines.slice(1) : lines;
  if (rows.length === 0) return "none";
  if (rows.length > MOST_INVITED) return "too-many";
  const list: InvitationList = { invitees: [], bad: [] };
  const seen = new Map<string, number>();
  for (const row of rows) {
    const judged = judgeLine(row, head ?? COLUMNS, language);
    if (typeof judged === "string") {
      list.bad.push({ number: row.number, text: row.text.slice(0, LONGEST_LINE), fault: judged });
      continue;
    }
    const before = seen.get(judged.email);
    if (before === undefined) list.invitees.push({ ...judged, line: row.number });
    else list.bad.push({ number: row.number, text: row.text, fault: "twice", first: before });
    seen.set(judged.email, before ?? row.number);
  }
  return list;
}

/** Which column each cell of a head names; null where it names no address, and is a line like any other. */
function readHead({ cells }: Line): (Column | null)[] | null {
  const named = cells.map((cell) => {
    const name = foldText(oneLine(cell)).replaceAll("’", "'");
    return COLUMNS.find((column) => HEADS[column].includes(name)) ?? null;
  });
  return named.includes("email") ? named : null;
}

function judgeLine(line: Line, columns: readonly (Column | null)[], language: Language): Invitee | LineFault {
  if (line.text.length > LONGEST_LINE) return "long";
  const cells = line.cells.map(oneLine);
  if (cells.some((cell, index) => cell !== "" && index >= columns.length)) return "columns";
  const cellOf = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const email = cellOf("email").toLowerCase();
  // No mail service of ours takes letters of other alphabets in an address (SMTPUTF8).
  if (/[^\x20-\x7e]/.test(email)) return "ascii";
  if (email.length > 254 || !address.safeParse(email).success) return "email";
  const company = cellOf("company");
  if (company.length > LONGEST_COMPANY || (company !== "" && (!hasWord(company) || isWebAddress(company))))
    return "company";
  const said = cellOf("language");
  const spoken = said === "" ? language : findLanguage(said);
  return spoken ? { email, company, language: spoken } : "language";
}

/** The language of a code or a name: «fr», «Français», «French». */
function findLanguage(said: string): Language | undefined {
  const name = foldText(said);
  return LANGUAGES.find((code) =>
    [code, SPOKEN[code].name, SPOKEN[code].english].some((each) => foldText(each) === name),
  );
}

/** People of a list as its lines, to be read again by `readInvitationList`. */
export function writeInvitationList(invitees: readonly Invitee[]): string {
  return invitees
    .map(({ email, company, language }) => `${email},"${company.replaceAll('"', '""')}",${language}\n`)
    .join("");
}
