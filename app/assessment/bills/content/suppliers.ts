import type { Description } from "../rules/description";

/**
 * The suppliers whose bills are known, beside the words that all readers share (`common.ts`). What is printed where is public knowledge at
 * second hand (docs/second-hand.md): a word that a bill lacks costs nothing, and what is not found is asked for.
 */
export const SUPPLIERS: Description[] = [
  {
    id: "tnb",
    name: "Tenaga Nasional Berhad (TNB)",
    marks: ["tenaga nasional", "tenaga nasional berhad", "mytnb", "tnb"],
    supply: "electricity",
    mark: ".",
    order: "day-first",
    labels: { total: ["kegunaan bulan semasa", "jumlah penggunaan anda"], usage: ["kegunaan kwh", "unit kwh"] },
  },
  {
    id: "sesb",
    name: "Sabah Electricity (SESB)",
    marks: ["sabah electricity", "sesb"],
    supply: "electricity",
    mark: ".",
    order: "day-first",
    labels: { usage: ["unit digunakan", "penggunaan unit"] },
  },
  {
    id: "sarawak-energy",
    name: "Sarawak Energy (SEB)",
    marks: ["sarawak energy", "syarikat sesco", "sesco berhad", "seb cares"],
    supply: "electricity",
    mark: ".",
    order: "day-first",
    labels: { usage: ["units", "unit digunakan"], total: ["total units", "jumlah unit"] },
  },
  {
    id: "eskom",
    name: "Eskom",
    marks: ["eskom", "eskom holdings"],
    supply: "electricity",
    // Eskom prints both "1,234.56" and "1 234,56".
    mark: null,
    order: "day-first",
    labels: {
      total: ["energy consumption (all)", "energy consumption kwh (all)", "total energy consumption"],
      period: ["account month reading period"],
      usage: ["energy charge"],
    },
  },
  {
    id: "johannesburg",
    name: "City of Johannesburg (City Power)",
    marks: ["city of johannesburg", "city power", "joburg"],
    supply: "electricity",
    mark: ".",
    order: "day-first",
    labels: { total: ["total electricity consumption"] },
    part: {
      begins: ["city power", "electricity"],
      ends: ["johannesburg water", "water & sanitation", "water", "pikitup", "refuse", "property rates"],
    },
  },
  {
    id: "cape-town",
    name: "City of Cape Town",
    marks: ["city of cape town", "stad kaapstad", "isixeko sasekapa"],
    supply: "electricity",
    mark: ".",
    order: "day-first",
    labels: { usage: ["units used (kwh)"], total: ["electricity units used"] },
    part: {
      begins: ["electricity"],
      ends: ["water", "sewerage", "refuse", "property rates", "sanitation"],
    },
  },
  {
    id: "petronas",
    name: "Petronas (Setel, SmartPay)",
    marks: ["petronas", "smartpay", "petronas smartpay", "setel"],
    supply: null,
    mark: ".",
    order: "day-first",
    labels: {},
  },
  {
    id: "shell",
    name: "Shell (Shell Card)",
    marks: ["shell card", "shell fleet", "euroshell", "shell malaysia", "shell fleet solutions"],
    supply: null,
    mark: null,
    order: "day-first",
    labels: {},
  },
];
