import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import { SUPPLIERS } from "~/assessment/bills/content/suppliers";
import type { BillUnit, Supply } from "~/assessment/bills/rules/bill";
import { dayAfter, daysBetween } from "~/core/days/days";
import { linesOf, type TextPiece } from "~/platform/files/pdf/text-lines";
import { seededRandom } from "./random";

/** What a made-up bill says. */
export interface Truth {
  supply: Supply;
  meter: string | null;
  from: string;
  to: string;
  /** Null if the bill does not say how its days are counted. */
  startsAfter: boolean | null;
  quantity: number;
  unit: BillUnit;
  isEstimate: boolean;
  isCredit: boolean;
}

export interface MadeBill {
  seed: number;
  supplier: string | null;
  truths: Truth[];
  /** The texts of each page, as pdf.js would give them. */
  pages: TextPiece[][];
}

const SIZE = 9;
const STEP = 14;
const [TOP, BOTTOM] = [800, 60];

let helvetica: PDFFont | null = null;
/** A font to measure with; call it before `makeBill`. */
export async function loadFont(): Promise<void> {
  helvetica ??= await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
}

/** Texts laid on pages line by line. */
class Sheet {
  readonly pages: TextPiece[][] = [[]];
  private y = TOP;
  constructor(private readonly breakAt: number | null) {}
  private lines = 0;

  /** A line of texts, each at its place. */
  line(...cells: [x: number, text: string][]): void {
    this.lines += 1;
    if (this.y < BOTTOM || this.lines === this.breakAt) {
      this.pages.push([]);
      this.y = TOP;
    }
    for (const [x, str] of cells) {
      const width = helvetica?.widthOfTextAtSize(str, SIZE) ?? 0;
      this.pages.at(-1)?.push({ str, transform: [SIZE, 0, 0, SIZE, x, this.y], width, height: SIZE });
    }
    this.y -= STEP;
  }

  gap(): void {
    this.y -= STEP;
  }
}

type Tongue = "en" | "fr" | "ms";
type Notation = "1,234.5" | "1 234,5" | "1.234,5" | "1 234.5";

/** The number as a bill prints it. */
function print(number: number, decimals: number, notation: Notation): string {
  const [whole = "", rest] = Math.abs(number).toFixed(decimals).split(".");
  const [group, mark] = [notation[1] ?? "", notation[5] ?? ""];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${number < 0 ? "-" : ""}${grouped}${rest ? `${mark}${rest}` : ""}`;
}

const MONTHS: Record<Tongue, string[]> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" "),
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  ms: "Jan Feb Mac Apr Mei Jun Jul Ogos Sep Okt Nov Dis".split(" "),
};
type DateStyle = "d/m/y" | "d.m.y" | "y-m-d" | "y/m/d" | "d mon y" | "d/m/yy";

function printDay(day: string, style: DateStyle, tongue: Tongue): string {
  const [year = "", month = "", date = ""] = day.split("-");
  switch (style) {
    case "d/m/y":
      return `${date}/${month}/${year}`;
    case "d.m.y":
      return `${date}.${month}.${year}`;
    case "y-m-d":
      return day;
    case "y/m/d":
      return `${year}/${month}/${date}`;
    case "d/m/yy":
      return `${date}/${month}/${year.slice(2)}`;
    default:
      return `${Number(date)} ${MONTHS[tongue][Number(month) - 1]} ${year}`;
  }
}

/** Labels of the layouts; the last of each list is one that no reader knows. */
const SAID = {
  period: {
    en: ["Billing Period", "Bill period", "Reading period", "You paid for the days"],
    fr: ["Période de facturation", "Période de consommation", "Période", "Jours comptés"],
    ms: ["Tempoh Bil", "Tempoh bacaan", "Tempoh", "Hari dikira"],
  },
  from: {
    en: ["Previous reading date", "Start date", "Period from", "Reader came"],
    fr: ["Date du relevé précédent", "Date de début", "Du", "Passage d'avant"],
    ms: ["Tarikh bacaan dahulu", "Tarikh mula", "Dari", "Pembaca datang"],
  },
  to: {
    en: ["Current reading date", "End date", "Period to", "Reader came again"],
    fr: ["Date du relevé actuel", "Date de fin", "Au", "Passage d'après"],
    ms: ["Tarikh bacaan semasa", "Tarikh akhir", "Hingga", "Pembaca datang lagi"],
  },
  usage: {
    en: ["Usage", "Consumption", "Units used", "Power you drew"],
    fr: ["Consommation", "Énergie consommée", "Consommation", "Courant pris"],
    ms: ["Kegunaan", "Penggunaan", "Unit kegunaan", "Kuasa diambil"],
  },
  total: {
    en: ["Total usage", "Total consumption", "Total energy", "All that was drawn"],
    fr: ["Consommation totale", "Total consommé", "Énergie totale", "Tout le courant"],
    ms: ["Jumlah kegunaan", "Jumlah penggunaan", "Jumlah kegunaan", "Semua kuasa"],
  },
  meter: {
    en: ["Meter No.", "Meter number", "Meter", "Device"],
    fr: ["N° de compteur", "Numéro de compteur", "Compteur", "Appareil"],
    ms: ["No. Meter", "Nombor meter", "Meter", "Alat"],
  },
  previous: {
    en: ["Previous reading", "Opening reading"],
    fr: ["Ancien index", "Relevé précédent"],
    ms: ["Bacaan dahulu", "Bacaan terdahulu"],
  },
  current: {
    en: ["Current reading", "Closing reading"],
    fr: ["Nouvel index", "Relevé actuel"],
    ms: ["Bacaan semasa", "Bacaan kini"],
  },
  days: { en: ["Number of days"], fr: ["Nombre de jours"], ms: ["Bilangan hari"] },
  estimated: {
    en: ["Estimated reading", "Reading type: Estimated"],
    fr: ["Relevé estimé", "Index estimé"],
    ms: ["Bacaan anggaran", "Jenis bacaan: Anggaran"],
  },
  actual: { en: ["Actual reading"], fr: ["Relevé réel"], ms: ["Bacaan sebenar"] },
  legend: {
    en: ["A = actual reading, E = estimated reading"],
    fr: ["R = relevé réel, E = relevé estimé"],
    ms: ["S = bacaan sebenar, A = bacaan anggaran"],
  },
  credit: { en: ["CREDIT NOTE"], fr: ["NOTE DE CRÉDIT"], ms: ["NOTA KREDIT"] },
  average: {
    en: ["Average daily usage", "Last month usage", "Consumption same month last year"],
    fr: ["Consommation moyenne", "Consommation de l'année précédente", "Dernière consommation"],
    ms: ["Purata kegunaan harian", "Kegunaan bulan lalu", "Kegunaan tahun lalu"],
  },
  lastPeriod: {
    en: ["Previous billing period", "Last bill period"],
    fr: ["Dernière période", "Historique de la période"],
    ms: ["Sejarah tempoh bil"],
  },
  about: { en: ["Electricity bill"], fr: ["Facture d'électricité"], ms: ["Bil elektrik"] },
  due: { en: ["Amount due"], fr: ["Montant à payer"], ms: ["Jumlah perlu dibayar"] },
  dueBy: { en: ["Due date"], fr: ["Date limite"], ms: ["Tarikh akhir bayaran"] },
  issued: { en: ["Bill date", "Issued on"], fr: ["Date de facture"], ms: ["Tarikh bil"] },
  statement: { en: ["Statement period"], fr: ["Période"], ms: ["Tempoh penyata"] },
  litres: {
    en: ["Litres", "Quantity (L)", "Volume (L)"],
    fr: ["Quantité (L)"],
    ms: ["Kuantiti (liter)", "Isipadu (L)"],
  },
  sum: { en: ["Total"], fr: ["Total"], ms: ["Jumlah"] },
} satisfies Record<string, Record<Tongue, string[]>>;

const INVENTED = ["Lembah Kuasa", "Électricité des Collines", "Brightwater Power", "Kilat Utama", "Karoo Grid"];

/** A made-up bill in the layout of one of the suppliers, or of none. */
export function makeBill(seed: number): MadeBill {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const described = chance(0.75) ? pick(SUPPLIERS) : null;
  const isMalaysian = described ? ["tnb", "sesb", "sarawak-energy", "petronas", "shell"].includes(described.id) : false;
  const tongue: Tongue = described
    ? isMalaysian
      ? pick(["en", "ms", "ms"] as const)
      : "en"
    : pick(["en", "fr", "ms"] as const);
  const notation: Notation = described
    ? described.mark === null
      ? pick(["1,234.5", "1 234,5", "1 234.5"] as const)
      : pick(["1,234.5", "1,234.5", "1 234.5"] as const)
    : tongue === "fr"
      ? pick(["1 234,5", "1.234,5"] as const)
      : pick(["1,234.5", "1 234.5"] as const);
  const style: DateStyle = pick(
    described?.id === "eskom" || described?.id === "johannesburg"
      ? (["y/m/d", "y-m-d", "d mon y"] as const)
      : (["d/m/y", "d.m.y", "d mon y", "d/m/yy", "y-m-d"] as const),
  );
  const say = (what: keyof typeof SAID, odd = 0.03): string => {
    const list: readonly string[] = SAID[what][tongue];
    if (list.length === 4) return chance(odd) ? (list[3] ?? "") : (list[Math.floor(random() * 3)] ?? "");
    return pick(list);
  };
  const from = dayAfter("2024-11-01", between(0, 500));
  const to = dayAfter(from, pick([27, 28, 29, 30, 31, 59, 60]));
  const day = (text: string) => printDay(text, style, tongue);
  const money = (amount: number) =>
    `${isMalaysian || tongue === "ms" ? "RM" : tongue === "fr" ? "€" : "R"} ${print(amount, 2, notation)}`;
  const joiner = pick(tongue === "fr" ? ["-", "au", "–"] : tongue === "ms" ? ["-", "hingga"] : ["-", "to", "–"]);
  const colon = pick([":", "", " :"]);
  const sheet = new Sheet(chance(0.25) ? between(4, 24) : null);
  const name = described ? pick(described.marks).toUpperCase() : pick(INVENTED);
  const isFuel = described ? described.supply === null : chance(0.2);
  const scene = {
    random,
    pick,
    chance,
    between,
    say,
    day,
    money,
    joiner,
    colon,
    sheet,
    from,
    to,
    notation,
    tongue,
    described,
    print,
  };

  sheet.line([40, name]);
  if (chance(0.5)) sheet.line([40, `${between(1, 99)} Jalan Damai`], [360, `No. ${between(10_000_000, 99_999_999)}`]);
  const truths = isFuel ? fuel(scene) : electricity(scene);
  return { seed, supplier: described?.id ?? null, truths, pages: sheet.pages };
}

interface Making {
  pick: <T>(list: readonly T[]) => T;
  chance: (share: number) => boolean;
  between: (low: number, high: number) => number;
  say: (what: keyof typeof SAID, odd?: number) => string;
  day: (day: string) => string;
  money: (amount: number) => string;
  joiner: string;
  colon: string;
  sheet: Sheet;
  from: string;
  to: string;
  notation: Notation;
  tongue: Tongue;
  described: (typeof SUPPLIERS)[number] | null;
}

function electricity(making: Making): Truth[] {
  const { pick, chance, between, say, day, money, joiner, colon, sheet, from, to, notation } = making;
  const isMunicipal = ["johannesburg", "cape-town"].includes(making.described?.id ?? "");
  const isCredit = chance(0.05);
  const isEstimate = !isCredit && chance(0.15);
  const isMinus = isCredit && chance(0.6);
  const decimals = chance(0.2) ? pick([1, 2, 3]) : 0;
  const layout = pick(["lines", "columns", "table", "table", "two-columns"] as const);
  const count = !isCredit && layout === "table" && chance(0.25) ? 2 : 1;
  const unit: BillUnit = chance(0.04) ? "mwh" : "kwh";
  const written = unit === "kwh" ? pick(["kWh", "kWh", "KWH", "kwh"]) : "MWh";
  const meters = Array.from({ length: count }, () => {
    const quantity = Number(
      (between(120, 48_000) / (unit === "mwh" ? 100 : 1)).toFixed(decimals || (unit === "mwh" ? 2 : 0)),
    );
    return {
      number: `${pick(["", "M", "E1-"])}${between(1_000_000, 99_999_999)}`,
      before: between(1_000, 300_000),
      quantity: isMinus ? -quantity : quantity,
    };
  });
  const places = unit === "mwh" ? decimals || 2 : decimals;
  const figure = (number: number) => print(number, places, notation);
  const days = daysBetween(from, to);
  const counts = chance(0.4) ? pick([true, false]) : null;
  const sum = meters.reduce((total, { quantity }) => total + quantity, 0);

  sheet.line([40, isCredit ? say("credit") : say("about")]);
  const facts: (() => void)[] = [];
  const odd = (x: number, label: string, value: string) => {
    if (layout === "lines" || layout === "table") sheet.line([x, `${label}${colon} ${value}`]);
    else if (layout === "columns") sheet.line([x, `${label}${colon}`], [x + 230, value]);
    else
      sheet.line(
        [40, pick(["Kedai Maju", "Atelier du Lac", "Store 14", ""]) || "Unit 3"],
        [300, `${label}${colon}`],
        [460, value],
      );
  };
  const isWhole = chance(0.7);
  facts.push(() => {
    if (isWhole) odd(40, say("period"), `${day(from)} ${joiner} ${day(to)}`);
    else {
      odd(40, say("from"), day(from));
      odd(40, say("to"), day(to));
    }
  });
  if (counts !== null) facts.push(() => odd(40, say("days"), String(days + (counts ? 0 : 1))));
  facts.push(() => odd(40, say("issued"), day(dayAfter(to, 3))));
  facts.push(() => odd(40, say("due"), money(between(100, 9_000) + between(1, 99) / 100)));
  if (chance(0.5)) facts.push(() => odd(40, say("dueBy"), day(dayAfter(to, 24))));
  if (chance(0.5))
    facts.push(() => odd(40, say("average"), `${print(between(90, 40_000), decimals, notation)} ${written}`));
  if (chance(0.2)) {
    facts.push(() => odd(40, say("lastPeriod"), `${day(dayAfter(from, -31))} ${joiner} ${day(dayAfter(from, -1))}`));
  }
  if (isEstimate) facts.push(() => sheet.line([40, say("estimated")]));
  else if (chance(0.2)) facts.push(() => sheet.line([40, chance(0.5) ? say("actual") : say("legend")]));
  if (layout !== "table") {
    const [meter] = meters;
    if (meter) {
      if (chance(0.85)) facts.push(() => odd(40, say("meter"), meter.number));
      else meter.number = "";
      const hasReadings = unit === "kwh" && decimals === 0 && !isMinus && chance(0.5);
      if (hasReadings) {
        facts.push(() => odd(40, say("previous"), print(meter.before, 0, notation)));
        facts.push(() => odd(40, say("current"), print(meter.before + meter.quantity, 0, notation)));
      }
      const said = say(pick(["usage", "usage", "total"] as const));
      const inLabel = chance(0.5);
      facts.push(() =>
        odd(
          40,
          inLabel ? `${said} (${written})` : said,
          inLabel ? figure(meter.quantity) : `${figure(meter.quantity)} ${written}`,
        ),
      );
    }
  }
  // The order of a bill's parts is its supplier's own.
  for (let at = facts.length - 1; at > 0; at -= 1) {
    const other = between(0, at);
    [facts[at], facts[other]] = [facts[other] as () => void, facts[at] as () => void];
  }
  const water = () => {
    sheet.line([40, pick(["WATER", "Water & sanitation"])]);
    sheet.line([40, `Meter: ${between(100_000, 999_999)}  Consumption ${print(between(10, 90), 3, notation)} kL`]);
  };
  const isParted = isMunicipal && chance(0.7);
  if (isParted && chance(0.5)) water();
  if (isParted) sheet.line([40, pick(["ELECTRICITY", "Electricity"])]);
  for (const fact of facts) fact();
  if (layout === "table") {
    sheet.gap();
    const columns: { x: number; head: string; of: (meter: (typeof meters)[number]) => string }[] = [
      { x: 40, head: say("meter", 0), of: ({ number }) => number },
      { x: 150, head: say("previous"), of: ({ before }) => print(before, 0, notation) },
      {
        x: 260,
        head: say("current"),
        of: ({ before, quantity }) => print(before + (unit === "mwh" ? 1 : 1) * quantity, places, notation),
      },
      { x: 380, head: `${say("usage")} (${written})`, of: ({ quantity }) => figure(quantity) },
    ];
    sheet.line(...columns.map(({ x, head }): [number, string] => [x, head]));
    const isRight = chance(0.4);
    /** A value below the left or the right end of its heading. */
    const below = ({ x, head }: (typeof columns)[number], text: string): [number, string] => {
      const wide = (said: string) => helvetica?.widthOfTextAtSize(said, SIZE) ?? 0;
      return [isRight && x > 40 ? x + wide(head) - wide(text) : x + 4, text];
    };
    for (const meter of meters) sheet.line(...columns.map((column) => below(column, column.of(meter))));
    if (count === 2 && chance(0.6)) sheet.line([40, say("sum")], [384, figure(sum)]);
    else if (chance(0.4)) {
      sheet.gap();
      sheet.line([40, `${say("total")} (${written})${colon} ${figure(sum)}`]);
    }
  }
  if (chance(0.25)) {
    sheet.gap();
    sheet.line([40, pick(["Tariff block (kWh)", "Blok tarif (kWh)"])], [200, "Rate"], [300, "RM"]);
    for (const [block, rate] of [
      [200, 0.218],
      [100, 0.334],
    ] as const) {
      sheet.line(
        [44, print(block, 0, notation)],
        [204, print(rate, 4, notation)],
        [304, print(block * rate, 2, notation)],
      );
    }
  }
  if (isParted) water();
  if (chance(0.3)) {
    sheet.gap();
    sheet.line([40, pick(["Usage history", "Sejarah", "Historique"])]);
    for (let month = 0; month < 4; month += 1) {
      sheet.line(
        [60, day(dayAfter(from, -30 * month))],
        [200, `${print(between(90, 40_000), 0, notation)} ${written}`],
      );
    }
  }
  return meters.map(({ number, quantity }) => ({
    supply: "electricity" as const,
    meter: number || null,
    from,
    to,
    startsAfter: counts,
    quantity,
    unit,
    isEstimate,
    isCredit,
  }));
}

const PRODUCTS = {
  diesel: ["Diesel", "DIESEL B10", "Euro 5 Diesel"],
  petrol: ["Primax 95", "RON95", "Unleaded 95", "Petrol"],
};

function fuel(making: Making): Truth[] {
  const { pick, chance, between, say, day, money, joiner, colon, sheet, from, to, notation, tongue } = making;
  const names = {
    diesel: tongue === "fr" ? "Gazole" : pick(PRODUCTS.diesel),
    petrol: tongue === "fr" ? "Sans plomb" : pick(PRODUCTS.petrol),
  };
  const products = pick([["diesel"], ["petrol"], ["diesel", "petrol"]] as const);
  const sums = { diesel: 0, petrol: 0 };
  const litre = pick(["L", "litres", ""]);
  sheet.line([40, `${say("statement")}${colon} ${day(from)} ${joiner} ${day(to)}`]);
  if (chance(0.5)) sheet.line([40, `${say("due")}${colon} ${money(between(1_000, 9_000) + 0.35)}`]);
  sheet.gap();
  sheet.line(
    [40, tongue === "ms" ? "Tarikh" : "Date"],
    [130, tongue === "fr" ? "Produit" : "Product"],
    [300, say("litres")],
    [420, tongue === "ms" ? "Amaun" : "Amount"],
  );
  const cell = (amount: number) => `${print(amount, 2, notation)}${litre ? ` ${litre}` : ""}`;
  for (let sale = between(2, 12); sale > 0; sale -= 1) {
    const product = pick(products);
    const amount = between(1_500, 60_000) / 100;
    sums[product] = Number((sums[product] + amount).toFixed(2));
    sheet.line(
      [40, day(dayAfter(from, between(0, 25)))],
      [130, names[product]],
      [304, cell(amount)],
      [424, money(amount * 2.15)],
    );
  }
  if (chance(0.2)) sheet.line([40, day(dayAfter(from, 4))], [130, "Engine oil"], [304, cell(4)], [424, money(88)]);
  const used = products.filter((product) => sums[product] > 0);
  if (chance(0.92)) {
    for (const product of used)
      sheet.line(
        [40, `${say("sum")} ${names[product]}`],
        [304, cell(sums[product])],
        [424, money(sums[product] * 2.15)],
      );
  }
  return used.map((supply) => ({
    supply,
    meter: null,
    from,
    to,
    startsAfter: null,
    quantity: sums[supply],
    unit: "litre" as const,
    isEstimate: false,
    isCredit: false,
  }));
}

/** A made-up bill as lines, as the reader gets them. */
export const linesOfBill = ({ pages }: MadeBill) => pages.flatMap((pieces, index) => linesOf(pieces, index + 1));

/** The same as a PDF. */
export async function pdfOfBill({ pages }: MadeBill): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const pieces of pages) {
    const page = file.addPage([595, 842]);
    for (const { str, transform } of pieces) page.drawText(str, { x: transform[4], y: transform[5], size: SIZE, font });
  }
  return file.save();
}

/** A PDF with texts line by line, and copies of that page. */
export async function pdfOfTexts(texts: readonly string[], pages = 1): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (let page = 0; page < pages; page += 1) {
    const added = file.addPage([595, 842]);
    for (const [index, text] of texts.entries())
      added.drawText(text, { x: 40, y: TOP - (index % 50) * STEP, size: SIZE, font });
  }
  return file.save();
}
