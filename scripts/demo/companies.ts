import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { FigureValue } from "~/assessment/key-figures/rules/year";
import type { Language } from "~/core/language";
import type { RevenueBand } from "~/foundation/identity/schema";

export interface DemoAssessment {
  /** When it was started. */
  daysAgo: number;
  /** How many of the 80 scored required questions are answered Yes. */
  yes: number;
  /** If given, only the first sections are answered, and it stays a draft. */
  sections?: number;
  /** Started on an earlier version of the questions. */
  isOutdated?: boolean;
}

/** A Progress Assessment, which follows the readiness ones. */
export interface DemoProgress {
  /** When it was started. */
  daysAgo: number;
  /** The year of its footprint, and the year it is compared with. */
  year: number;
  baseYear: number;
  targetYear: number;
  targetPercent: number;
  /** How likely the company is to say Yes, from 0 to 1. */
  ease: number;
  /** The number of people working there in that year, and the turnover. */
  people: number;
  turnover: number;
  /** Its consumption in that year, by worksheet input and in the first unit of each. */
  amounts: Record<string, number>;
  /** Entered from monthly bills instead of as one sum. */
  isByMonth?: boolean;
  /** If given, only the first sections are answered, and it stays a draft. */
  sections?: number;
}

/** An invented company and the person who registered it. */
export interface DemoCompany {
  /** Local part of the e-mail address. */
  key: string;
  username: string;
  jobTitle: string;
  language: Language;
  mobile: string;
  name: string;
  registration: string;
  address: string;
  industry: string;
  country: "ZA" | "MY";
  state: string;
  city: string;
  revenue: RevenueBand;
  assessments: DemoAssessment[];
  progress?: DemoProgress[];
  /** The key figures that it has entered and shares with the company that it has joined. */
  figures?: DemoFigures;
}

export interface DemoFigures {
  year: number;
  /** In the form's order. */
  values: Partial<Record<KeyFigureId, FigureValue>>;
}

const TARGET = { baseYear: 2024, targetYear: 2030, targetPercent: 42 };

export const OWNER: DemoCompany = {
  key: "owner",
  username: "Thandi Jacobs",
  jobTitle: "Managing Director",
  language: "en",
  mobile: "082 415 0137",
  name: "Karoo Sun Preserves (Pty) Ltd",
  registration: "2014/082315/07",
  address: "18 Stofberg Street, Worcester, 6850",
  industry: "food-manufacturing",
  country: "ZA",
  state: "ZA-WC",
  city: "Worcester",
  revenue: "300k-3m",
  assessments: [
    { daysAgo: 62, yes: 43 },
    { daysAgo: 4, yes: 52, sections: 21 },
  ],
  progress: [
    {
      ...TARGET,
      daysAgo: 55,
      year: 2024,
      ease: 0.4,
      people: 24,
      turnover: 13_800_000,
      amounts: { diesel: 9_400, lpg: 620, electricity: 68_500 },
    },
    {
      ...TARGET,
      daysAgo: 20,
      year: 2025,
      ease: 0.6,
      people: 26,
      turnover: 15_200_000,
      isByMonth: true,
      amounts: { diesel: 8_100, lpg: 540, electricity: 61_200 },
    },
    {
      ...TARGET,
      daysAgo: 2,
      year: 2025,
      ease: 0.7,
      people: 26,
      turnover: 15_600_000,
      sections: 6,
      amounts: { diesel: 7_600, lpg: 500, electricity: 57_000 },
    },
  ],
};

/** Two colleagues of the owner, who answer and read in the other languages. */
export const COLLEAGUES = [
  {
    key: "contributor",
    username: "Émilie Botha",
    jobTitle: "Responsable qualité",
    language: "fr",
    role: "contributor",
  },
  { key: "viewer", username: "Farah binti Idris", jobTitle: "Pegawai Kewangan", language: "ms", role: "viewer" },
] as const;

/** Has left its draft for so long that the questions have changed since. */
export const RESTING: DemoCompany = {
  key: "nomsa",
  username: "Nomsa Khumalo",
  jobTitle: "Co-owner",
  language: "en",
  mobile: "083 552 7184",
  name: "Magalies Herb Gardens CC",
  registration: "2012/071925/23",
  address: "7 Jacaranda Street, Pretoria, 0002",
  industry: "trade",
  country: "ZA",
  state: "ZA-GP",
  city: "Pretoria",
  revenue: "under-300k",
  assessments: [{ daysAgo: 25, yes: 30, sections: 16, isOutdated: true }],
};

export const CORPORATE: DemoCompany = {
  key: "corporate",
  username: "Farid Hakimi",
  jobTitle: "Head of Supply Chain Sustainability",
  language: "en",
  mobile: "012-345 6701",
  name: "Samudera Provisions Group Berhad",
  registration: "200801014422 (815731-T)",
  address: "Level 21, Menara Samudera, Jalan Ampang, 50450",
  industry: "trade",
  country: "MY",
  state: "2463",
  city: "Kuala Lumpur",
  revenue: "over-100m",
  assessments: [
    { daysAgo: 480, yes: 44, isOutdated: true },
    { daysAgo: 120, yes: 66 },
  ],
};

/** Its colleagues, who view its suppliers in the other languages. */
export const CORPORATE_COLLEAGUES = [
  {
    key: "corporate-fr",
    username: "Solène Garnier",
    jobTitle: "Acheteuse responsable",
    language: "fr",
    role: "contributor",
  },
  {
    key: "corporate-ms",
    username: "Nurul binti Hamzah",
    jobTitle: "Eksekutif Perolehan",
    language: "ms",
    role: "contributor",
  },
] as const;

/** Works for the network; this account signs in to the administrator area. */
export const ADMINISTRATOR: DemoCompany = {
  key: "admin",
  username: "Zanele Mthembu",
  jobTitle: "Programme Manager",
  language: "en",
  mobile: "083 555 0146",
  name: "Kompas Network Office NPC",
  registration: "2008/019442/08",
  address: "5 Jan Smuts Avenue, Parktown, 2193",
  industry: "professional-services",
  country: "ZA",
  state: "ZA-GP",
  city: "Johannesburg",
  revenue: "3m-20m",
  assessments: [],
};

/** Colleagues who read the administrator area in the other languages. */
export const OTHER_ADMINISTRATORS = [
  {
    key: "admin-fr",
    username: "Élodie Fournier",
    jobTitle: "Responsable du réseau",
    language: "fr",
    role: "contributor",
  },
  {
    key: "admin-ms",
    username: "Rahim bin Osman",
    jobTitle: "Penyelaras Rangkaian",
    language: "ms",
    role: "contributor",
  },
] as const;

type Plan = [daysAgo: number, yes: number];

type Row = [
  person: [key: string, username: string, jobTitle: string, language: Language, mobile: string],
  company: [name: string, registration: string, industry: string, revenue: RevenueBand],
  place: [country: "ZA" | "MY", state: string, city: string, address: string],
  assessment: Plan,
  /** The one before it, if any. */
  ...former: Plan[],
];

/** Twelve companies that joined the corporate company's network through the use cases, two or three per level; `MEMBERS` has more. */
const ROWS: Row[] = [
  [
    ["aminah", "Aminah binti Rosli", "Pengurus Kilang", "ms", "013-274 1180"],
    ["Rasa Bayu Foods Sdn Bhd", "201501032218 (1157548-M)", "food-manufacturing", "300k-3m"],
    ["MY", "2474", "Klang", "Lot 7, Jalan Perusahaan 3, 41050"],
    [48, 21],
    [420, 11],
  ],
  [
    ["lerato", "Lerato Mokoena", "Operations Manager", "en", "073 219 4406"],
    ["Highveld Grain & Milling CC", "2009/114620/23", "food-manufacturing", "3m-20m"],
    ["ZA", "ZA-GP", "Pretoria", "41 Soutter Street, 0183"],
    [75, 37],
    [441, 28],
  ],
  [
    ["pieter", "Pieter van Rensburg", "Owner", "en", "084 660 7125"],
    ["Swartland Olive Works (Pty) Ltd", "2017/203944/07", "food-manufacturing", "under-300k"],
    ["ZA", "ZA-WC", "Malmesbury", "2 Voortrekker Road, 7300"],
    [33, 12],
    [397, 18],
  ],
  [
    ["meiling", "Tan Mei Ling", "Finance Director", "en", "016-488 2073"],
    ["Pulau Jerejak Spice Mills Sdn Bhd", "200601021875 (741629-H)", "food-manufacturing", "3m-20m"],
    ["MY", "2468", "George Town", "22 Lebuh Macallum, 10300"],
    [90, 55],
    [455, 41],
  ],
  [
    ["nomvula", "Nomvula Dlamini", "Quality and Compliance Lead", "en", "071 902 3358"],
    ["Umhlanga Coast Fisheries Processing (Pty) Ltd", "2011/067718/07", "food-manufacturing", "20m-50m"],
    ["ZA", "ZA-KZN", "Durban", "9 Maydon Wharf Road, 4001"],
    [101, 70],
    [470, 52],
  ],
  [
    ["aurelie", "Aurélie Mbuyi", "Directrice générale", "fr", "060 518 2290"],
    ["Boulangerie du Cap (Pty) Ltd", "2019/330157/07", "food-manufacturing", "under-300k"],
    ["ZA", "ZA-WC", "Cape Town", "66 Albert Road, Woodstock, 7925"],
    [27, 40],
    [392, 38],
  ],
  [
    ["suresh", "Suresh a/l Maniam", "General Manager", "en", "019-356 7714"],
    ["Kinta Weave Apparel Sdn Bhd", "201201040331 (1024810-X)", "textiles", "300k-3m"],
    ["MY", "2469", "Ipoh", "Lot 118, Kawasan Perindustrian Tasek, 31400"],
    [54, 26],
  ],
  [
    ["sipho", "Sipho Khumalo", "Director", "en", "082 734 9012"],
    ["Ubuntu Roofing & Civils (Pty) Ltd", "2013/159083/07", "construction", "3m-20m"],
    ["ZA", "ZA-MP", "Mbombela", "14 Ferreira Street, 1200"],
    [69, 51],
    [433, 58],
  ],
  [
    ["jean", "Jean-Marc Ravoavy", "Gérant", "fr", "076 443 8801"],
    ["Baobab Crafts & Trade (Pty) Ltd", "2020/412266/07", "trade", "under-300k"],
    ["ZA", "ZA-LP", "Polokwane", "5 Landdros Mare Street, 0699"],
    [21, 9],
  ],
  [
    ["hafiz", "Hafiz bin Sulaiman", "Pengurus Operasi", "ms", "011-1234 5690"],
    ["Lintas Selatan Logistik Sdn Bhd", "201001018843 (902764-P)", "transport", "20m-50m"],
    ["MY", "2460", "Johor Bahru", "Jalan Pasir Gudang 12, 81700"],
    [83, 35],
    [449, 50],
  ],
  [
    ["grace", "Grace Anak Jugah", "Sustainability Manager", "en", "014-690 3321"],
    ["Rajang River Lodges Sdn Bhd", "201601007519 (1178447-A)", "hospitality", "3m-20m"],
    ["MY", "2473", "Kuching", "3 Jalan Main Bazaar, 93000"],
    [58, 67],
    [425, 66],
  ],
  [
    ["weijian", "Lim Wei Jian", "Plant Manager", "en", "017-512 9068"],
    ["Kulim Circuit Assembly Sdn Bhd", "200901025566 (868669-V)", "electronics", "50m-100m"],
    ["MY", "2461", "Kulim", "Plot 31, Jalan Hi-Tech 4, 09090"],
    [110, 60],
  ],
];

/** Yearly litres of diesel and kilowatt hours of a company by size, with its people and turnover. */
const USE: Record<RevenueBand, [diesel: number, electricity: number, people: number, turnover: number]> = {
  "under-300k": [900, 9_000, 3, 240_000],
  "300k-3m": [4_500, 38_000, 14, 1_900_000],
  "3m-20m": [18_000, 210_000, 62, 11_500_000],
  "20m-50m": [52_000, 640_000, 140, 34_000_000],
  "50m-100m": [90_000, 1_300_000, 310, 72_000_000],
  "over-100m": [210_000, 3_100_000, 640, 165_000_000],
};

/** A climate assessment half as long ago as the first. A company with more good practices in place also says Yes more often here. */
export function progressOf(company: {
  index: number;
  daysAgo: number;
  yes: number;
  revenue: RevenueBand;
  /** Vary year, fuels and target too, not only by size. */
  isVaried?: boolean;
}): DemoProgress {
  const { index, yes, revenue, isVaried = false } = company;
  const [diesel, electricity, people, turnover] = USE[revenue];
  const daysAgo = Math.ceil(company.daysAgo / 2);
  const year = daysAgo > 325 ? 2024 : 2025;
  const use = { diesel: diesel + index * 130, electricity: electricity + index * 900 };
  const others = { petrol: Math.round(diesel / (2 + (index % 5))), lpg: 60 * (1 + (index % 7)) };
  return {
    ...TARGET,
    daysAgo,
    year,
    baseYear: year,
    ease: yes / 90,
    people,
    turnover,
    ...(isVaried && { targetPercent: 20 + (index % 6) * 8, targetYear: 2028 + (index % 4) * 2 }),
    amounts: isVaried ? { ...use, ...others } : use,
  };
}

const toAssessment = ([daysAgo, yes]: Plan) => ({ daysAgo, yes });

export const ASSOCIATED: DemoCompany[] = ROWS.map(([person, company, place, assessment, ...former], index) => {
  const [key, username, jobTitle, language, mobile] = person;
  const [name, registration, industry, revenue] = company;
  const [country, state, city, address] = place;
  const [daysAgo, yes] = assessment;
  const who = { key, username, jobTitle, language, mobile };
  const what = { name, registration, industry, revenue, country, state, city, address };
  // Every second company has gone on to the climate questionnaire.
  const progress = index % 2 === 0 ? [progressOf({ index, daysAgo, yes, revenue })] : [];
  return { ...who, ...what, assessments: [...former, assessment].map(toAssessment), progress };
});

/** The key figures of the year of a company's climate work, besides those that follow from it. */
export function figuresOf({ year, people, turnover, amounts }: DemoProgress, index: number): DemoFigures {
  return {
    year,
    values: {
      turnover,
      employees: people,
      "employees-average": people,
      "electricity-renewable": Math.round((amounts.electricity ?? 0) / 5) / 1000,
      ...(index % 4 === 1 && { "scope-3": people * 9 }),
      "water-withdrawn": people * 14,
      waste: Math.round(people * 8) / 10,
    },
  };
}
