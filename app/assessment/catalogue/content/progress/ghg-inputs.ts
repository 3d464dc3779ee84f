import type { Source } from "~/assessment/ghg/rules/factors";
import type { UnitId } from "~/assessment/ghg/rules/units";
import type { Input } from "./authoring";

type Words = Input["label"];

/** The label of each unit. */
const UNITS = {
  litre: { en: "litres", fr: "litres", ms: "liter" },
  "us-gallon": { en: "US gallons", fr: "gallons américains", ms: "gelen AS" },
  "imperial-gallon": { en: "imperial gallons", fr: "gallons impériaux", ms: "gelen imperial" },
  m3: { en: "m³", fr: "m³", ms: "m³" },
  kg: { en: "kg", fr: "kg", ms: "kg" },
  g: { en: "g", fr: "g", ms: "g" },
  tonne: { en: "tonnes", fr: "tonnes", ms: "tan" },
  "cylinder-12": { en: "12 kg cylinders", fr: "bouteilles de 12 kg", ms: "silinder 12 kg" },
  "cylinder-14": { en: "14 kg cylinders", fr: "bouteilles de 14 kg", ms: "silinder 14 kg" },
  "cylinder-48": { en: "48 kg cylinders", fr: "bouteilles de 48 kg", ms: "silinder 48 kg" },
  kwh: { en: "kWh", fr: "kWh", ms: "kWh" },
  mwh: { en: "MWh", fr: "MWh", ms: "MWh" },
  gj: { en: "GJ", fr: "GJ", ms: "GJ" },
  mmbtu: { en: "MMBtu", fr: "MMBtu", ms: "MMBtu" },
  km: { en: "km", fr: "km", ms: "km" },
  "passenger-km": { en: "passenger km", fr: "passagers-km", ms: "penumpang-km" },
  "tonne-km": { en: "tonne km", fr: "tonnes-km", ms: "tan-km" },
  night: { en: "nights", fr: "nuits", ms: "malam" },
  usd: { en: "US dollars", fr: "dollars américains", ms: "dolar AS" },
  eur: { en: "euros", fr: "euros", ms: "euro" },
  gbp: { en: "pounds sterling", fr: "livres sterling", ms: "paun sterling" },
  myr: { en: "ringgit", fr: "ringgits", ms: "ringgit" },
  zar: { en: "rand", fr: "rands", ms: "rand" },
} satisfies Record<UnitId, Words>;

/** A source with the units that its bills use, the most common first. */
export function input(source: Source, label: Words, units: UnitId[], isRare?: true): Input {
  return {
    id: source,
    label,
    source,
    ...(isRare ? { isRare } : {}),
    units: units.map((id) => ({ id, label: UNITS[id] })),
  };
}

/** A total that the company already has; a program that sends only a total uses this input. */
export const REPORTED: Input = {
  id: "reported",
  label: {
    en: "Worked out elsewhere, for instance by a consultant",
    fr: "Déjà calculé ailleurs, par exemple par un consultant",
    ms: "Sudah dikira di tempat lain, contohnya oleh perunding",
  },
  isRare: true,
  units: [{ id: "t", label: { en: "tonnes CO2e", fr: "tonnes de CO2e", ms: "tan CO2e" }, factor: 1 }],
};

/** The currencies that the factors of purchases are published for. */
export const MONEY: UnitId[] = ["myr", "zar", "eur", "usd", "gbp"];

const FUEL: UnitId[] = ["litre", "us-gallon", "imperial-gallon"];

const refrigerant = (source: Source, gas: string) =>
  input(
    source,
    {
      en: `Refrigerant ${gas} topped up`,
      fr: `Recharge de fluide frigorigène ${gas}`,
      ms: `Tambahan refrigeran ${gas}`,
    },
    ["kg", "g"],
    true,
  );

export const SCOPE_1_INPUTS: Input[] = [
  input("diesel", { en: "Diesel", fr: "Gazole", ms: "Diesel" }, FUEL),
  input("petrol", { en: "Petrol", fr: "Essence", ms: "Petrol" }, FUEL),
  input(
    "lpg",
    { en: "Liquefied petroleum gas (LPG)", fr: "Gaz de pétrole liquéfié (GPL)", ms: "Gas petroleum cecair (LPG)" },
    ["kg", "cylinder-12", "cylinder-14", "cylinder-48", "litre"],
  ),
  input("natural-gas", { en: "Natural gas", fr: "Gaz naturel", ms: "Gas asli" }, ["m3", "kwh", "gj", "mmbtu"]),
  input("coal", { en: "Coal", fr: "Charbon", ms: "Arang batu" }, ["kg", "tonne"], true),
  input("wood-logs", { en: "Firewood", fr: "Bois de chauffage", ms: "Kayu api" }, ["kg", "tonne"], true),
  input("wood-chips", { en: "Wood chips", fr: "Plaquettes de bois", ms: "Serpihan kayu" }, ["kg", "tonne"], true),
  input("wood-pellets", { en: "Wood pellets", fr: "Granulés de bois", ms: "Pelet kayu" }, ["kg", "tonne"], true),
  refrigerant("r-32", "R-32"),
  refrigerant("r-134a", "R-134a"),
  refrigerant("r-410a", "R-410A"),
  refrigerant("r-404a", "R-404A"),
  refrigerant("r-407c", "R-407C"),
  REPORTED,
];

export const SCOPE_2_INPUTS: Input[] = [
  input("electricity", { en: "Electricity bought", fr: "Électricité achetée", ms: "Elektrik yang dibeli" }, [
    "kwh",
    "mwh",
  ]),
  input(
    "contract",
    {
      en: "Of this, under a separate contract (green tariff or certificates)",
      fr: "Dont sous contrat particulier (offre verte ou certificats)",
      ms: "Daripada jumlah ini, di bawah kontrak berasingan (tarif hijau atau sijil)",
    },
    ["kwh", "mwh"],
    true,
  ),
  REPORTED,
];

/** The grids that have their own official factor. */
export const GRIDS = [
  {
    id: "MY-peninsular",
    label: { en: "Peninsular Malaysia", fr: "Malaisie péninsulaire", ms: "Semenanjung Malaysia" },
  },
  { id: "MY-sabah", label: { en: "Sabah and Labuan", fr: "Sabah et Labuan", ms: "Sabah dan Labuan" } },
  { id: "MY-sarawak", label: { en: "Sarawak", fr: "Sarawak", ms: "Sarawak" } },
  { id: "ZA", label: { en: "South Africa", fr: "Afrique du Sud", ms: "Afrika Selatan" } },
];
