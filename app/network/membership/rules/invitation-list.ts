import { type AddressFault, readAddress } from "../../../core/email-address";
import { LANGUAGES, type Language, SPOKEN } from "../../../core/language";
import { oneLine } from "../../../core/typed-text";
import { judgeName } from "../../../foundation/identity/rules/names";
import { type AddressText, findAddresses, type WrittenAddress } from "./address-list";
import { findSeparator, type Line, readDelimited } from "./delimited";
import { foldText, MAX_INVITED } from "./invitations";

/** A person to invite: an address, the company as the sender calls it (empty if not given), and the mail's language. */
export interface Invitee {
  email: string;
  company: string;
  language: Language;
}

/** Why a line, or an address in it, invites no one. `order`: the address is not in the first column, and no header says where it is. */
export type LineFault =
  | "email"
  | "ascii"
  | "emailLong"
  | "company"
  | "companyLong"
  | "language"
  | "columns"
  | "order"
  | "twice";

/** A line or an address that invites no one, and its fault. `first` is the line that has the same address. */
export interface BadLine {
  number: number;
  text: string;
  fault: LineFault;
  /** The same content to be corrected, as a line that can be read without a header. */
  correction: string;
  first?: number;
}

/** Content of a list that is not read. */
export interface Unread {
  /** Columns that are not understood, by header, or by number (from 1) if the header is empty. */
  columns: (string | number)[];
  /** Names and other words beside addresses. */
  hasWords: boolean;
}

export interface InvitationList {
  invitees: (Invitee & { line: number })[];
  bad: BadLine[];
  unread: Unread;
}

/** How many characters of a bad line are kept: more than an address and a company have. */
const LONGEST_LINE = 1000;
const COLUMNS = ["email", "company", "language"] as const;
type Column = (typeof COLUMNS)[number];

/** What a column header may be called in our languages, as `plainHead` writes it. */
const HEADS: Record<Column, readonly string[]> = {
  email:
    `email mail emailaddress mailaddress emailaddresses emails emailid contactemail companyemail supplieremail vendoremail businessemail
    workemail adresseemail adressemail adresseelectronique adressedecourriel courriel courrielducontact couriel mel emailducontact
    emaildelentreprise emailfournisseur emel alamatemel alamatemail emelsyarikat emelpembekal emelperniagaan`.split(
      /\s+/,
    ),
  company:
    `company companyname nameofcompany nameofthecompany supplier suppliername supplierscompany vendor vendorname business businessname
    organisation organization organisationname organizationname firm firmname entreprise nomdelentreprise nomentreprise societe nomdelasociete
    raisonsociale fournisseur nomdufournisseur nomfournisseur organisme syarikat namasyarikat pembekal namapembekal organisasi namaorganisasi
    perniagaan namaperniagaan`.split(/\s+/),
  language:
    `language lang languagecode preferredlanguage maillanguage emaillanguage langue languedelemail languepreferee bahasa
    bahasaemel bahasapilihan`.split(/\s+/),
};

/** A header without case, accents, spaces and punctuation. */
const plainHead = (cell: string) => foldText(oneLine(cell)).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The most lines before a header, such as the title of a sheet. */
const MAX_BEFORE_HEAD = 10;

/**
 * Reads a list of people to invite, in the forms that people have. One form has address, company and language on each line; the last two
 * are optional. The other has addresses as a mail program copies them, several on a line and with names. The first lines may be a header,
 * which may reorder the columns and include others. Returns "too-many" if there are more than may be invited at once, "none" if there are
 * none.
 */
export function readInvitationList(text: string, language: Language): InvitationList | "too-many" | "none" {
  // A header, and any lines before it, invite no one.
  const most = MAX_INVITED + MAX_BEFORE_HEAD + 2;
  const loose = readDelimited(text, most, "each");
  const before = loose.slice(0, MAX_BEFORE_HEAD + 1).findIndex((line) => line.text.includes("@"));
  const heads = before < 0 ? loose.slice(0, MAX_BEFORE_HEAD + 1) : loose.slice(0, before);
  const head = heads.find(({ cells }) => cells.some((cell) => HEADS.email.includes(plainHead(cell))));
  const isTable = head !== undefined && head.cells.length > 1;
  const lines = isTable ? readDelimited(text, most, findSeparator(head.text)) : loose;
  const reader = new ListReader(
    language,
    isTable ? readHead(lines.find(({ number }) => number === head.number)) : null,
  );
  for (const line of lines) if (line.number !== head?.number) reader.read(line);
  if (reader.count === 0) return "none";
  return reader.count > MAX_INVITED || lines.length === most ? "too-many" : reader.list;
}

/** A column of a header. `column` is null if it is not understood, or appears twice. */
interface Head {
  name: string;
  column: Column | null;
}

function readHead(line: Line | undefined): Head[] {
  const seen = new Set<Column>();
  return (line?.cells ?? []).map((cell) => {
    const column = COLUMNS.find((each) => HEADS[each].includes(plainHead(cell))) ?? null;
    const isNew = column !== null && !seen.has(column);
    if (column) seen.add(column);
    return { name: oneLine(cell), column: isNew ? column : null };
  });
}

/** Reads the lines of a list one after the other. */
class ListReader {
  readonly list: InvitationList = { invitees: [], bad: [], unread: { columns: [], hasWords: false } };
  /** The line of each address. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly language: Language,
    private readonly head: Head[] | null,
  ) {}

  /** How many entries the list has so far, good and bad. */
  get count(): number {
    return this.list.invitees.length + this.list.bad.length;
  }

  read(line: Line): void {
    const cells = line.cells.map(oneLine);
    if (this.head) this.readRow(line, cells, this.head);
    else this.readLoose(line, cells);
  }

  /** Reads a line without a header: cells in their usual order, or addresses as people list them. */
  private readLoose(line: Line, cells: string[]): void {
    const [first = "", ...further] = cells;
    const [company = "", said = ""] = further;
    const others = further.filter((cell) => cell.includes("@"));
    const isRow = further.length === 2 && findLanguage(said) !== undefined;
    const { found, rest } = findAddresses(line.text);
    const isSeveral = found.length > 1 && others.length > 0 && others.every(isAddressCell);
    const isOne =
      found.length === 1 && rest.length === 0 && (found[0]?.isMarked || further.every((cell) => cell === ""));
    // Of two cells, the second is the language if it names one.
    const isLanguage = said === "" && findLanguage(company) !== undefined;
    if (!isRow && (isSeveral || isOne)) this.addAll(line, { found, rest });
    else if (!first.includes("@") && others.length > 0) this.refuse(inWhole(line, cells), "order");
    else if (further.slice(2).some((cell) => cell !== "")) this.refuse(inWhole(line, cells), "columns");
    else this.addCells(line, isLanguage ? [first, "", company] : [first, company, said]);
  }

  private readRow(line: Line, cells: string[], head: Head[]): void {
    const cellOf = (wanted: Column) => cells[head.findIndex(({ column }) => column === wanted)] ?? "";
    for (const [index, { name, column }] of head.entries()) {
      const { columns } = this.list.unread;
      const said = name || index + 1;
      if (column === null && cells[index] && !columns.includes(said)) columns.push(said);
    }
    if (cells.slice(head.length).some((cell) => cell !== "")) this.refuse(inWhole(line, cells), "columns");
    else if (cells.some((cell) => cell !== "")) this.addCells(line, COLUMNS.map(cellOf));
  }

  /** Invites everyone whose address is in the first of three cells. */
  private addCells(line: Line, cells: string[]): void {
    const [address = "", company = "", said = ""] = cells;
    const { found, rest } = findAddresses(address);
    if (found.length === 0) this.refuse(inWhole(line, cells), "email");
    else if (found.length > 1) this.addAll(line, { found, rest }, [company, said]);
    else for (const each of found) this.add(inWhole(line, cells), each, [company, said]);
  }

  /** Invites several people from one line, each separately. */
  private addAll(
    { number }: Line,
    { found, rest }: AddressText,
    cells: [company: string, language: string] = ["", ""],
  ): void {
    for (const each of found) {
      this.add({ number, text: each.written, correction: writeLine([each.written, ...cells]) }, each, cells);
    }
    for (const text of rest) this.refuse({ number, text, correction: writeLine([text]) }, "email");
  }

  private add(at: LineRef, { written, words }: WrittenAddress, cells: [company: string, language: string]): void {
    // Nothing is shown of a list that is too long.
    if (this.count > MAX_INVITED) return;
    const judged = this.judge(written, cells);
    const first = typeof judged === "string" ? undefined : this.seen.get(judged.email);
    if (typeof judged === "string") this.refuse(at, judged);
    else if (first !== undefined) this.refuse({ ...at, first }, "twice");
    else {
      this.seen.set(judged.email, at.number);
      if (words !== "") this.list.unread.hasWords = true;
      this.list.invitees.push({ ...judged, line: at.number });
    }
  }

  private judge(written: string, [company, said]: [company: string, language: string]): Invitee | LineFault {
    const read = readAddress(written);
    if (!read.ok) return ADDRESS_FAULTS[read.fault];
    const fault = company === "" ? null : judgeName(company, "company");
    if (fault) return fault === "long" ? "companyLong" : "company";
    const language = said === "" ? this.language : findLanguage(said);
    return language ? { email: read.address, company, language } : "language";
  }

  private refuse({ text, correction, ...at }: LineRef, fault: LineFault): void {
    const short = { text: text.slice(0, LONGEST_LINE), correction: correction.slice(0, LONGEST_LINE) };
    this.list.bad.push({ ...at, ...short, fault });
  }
}

const ADDRESS_FAULTS: Record<AddressFault, LineFault> = {
  missing: "email",
  form: "email",
  letters: "ascii",
  long: "emailLong",
};

type LineRef = Omit<BadLine, "fault">;

/** The place of a fault that concerns a whole line. */
const inWhole = ({ number, text }: Line, cells: string[]): LineRef => ({ number, text, correction: writeLine(cells) });

/** Whether a cell is an address, or several, rather than words with an address among them. */
function isAddressCell(cell: string): boolean {
  const { found, rest } = findAddresses(cell);
  return found.some(({ isMarked }) => isMarked) || (rest.length === 0 && found.every(({ words }) => words === ""));
}

/** The language with this code or name: fr, Français, French. */
function findLanguage(said: string): Language | undefined {
  const name = foldText(said);
  return LANGUAGES.find((code) =>
    [code, SPOKEN[code].name, SPOKEN[code].english].some((each) => foldText(each) === name),
  );
}

/** Cells as a comma-separated line (RFC 4180), without empty cells at its end. */
function writeLine(cells: readonly string[]): string {
  const last = cells.findLastIndex((cell) => cell !== "");
  return cells
    .slice(0, last + 1)
    .map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(",");
}

/** Writes people as lines that `readInvitationList` can read again. */
export function writeInvitationList(invitees: readonly Invitee[]): string {
  return invitees.map(({ email, company, language }) => `${writeLine([email, company, language])}\n`).join("");
}
