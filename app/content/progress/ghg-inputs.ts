import type { Input } from "./authoring";

/** Tonnes of CO2e for one of each unit (UK Government 2025, mineral fuels). */
export const SCOPE_1_INPUTS: Input[] = [
  {
    id: "diesel",
    label: { en: "Diesel", fr: "Gazole", ms: "Diesel" },
    units: [{ id: "litre", label: { en: "litres", fr: "litres", ms: "liter" }, factor: 0.002_661_55 }],
  },
  {
    id: "petrol",
    label: { en: "Petrol", fr: "Essence", ms: "Petrol" },
    units: [{ id: "litre", label: { en: "litres", fr: "litres", ms: "liter" }, factor: 0.002_339_84 }],
  },
  {
    id: "lpg",
    label: { en: "LPG", fr: "GPL", ms: "LPG" },
    units: [
      { id: "kg", label: { en: "kg", fr: "kg", ms: "kg" }, factor: 0.002_939_36 },
      {
        id: "cylinder-14",
        label: { en: "14 kg cylinders", fr: "bouteilles de 14 kg", ms: "tong 14 kg" },
        factor: 0.041_151_04,
      },
    ],
  },
  {
    id: "natural-gas",
    label: { en: "Natural gas", fr: "Gaz naturel", ms: "Gas asli" },
    units: [{ id: "m3", label: { en: "m³", fr: "m³", ms: "m³" }, factor: 0.002_066_72 }],
  },
];

/** The same for the grids: South Africa's of 2023 (DFFE), Malaysia's three of 2024 (Energy Commission). */
export const SCOPE_2_INPUTS: Input[] = [
  grid(
    "south-africa",
    { en: "Electricity, South Africa", fr: "Électricité, Afrique du Sud", ms: "Elektrik, Afrika Selatan" },
    0.000_906,
  ),
  grid(
    "peninsular",
    {
      en: "Electricity, Peninsular Malaysia",
      fr: "Électricité, Malaisie péninsulaire",
      ms: "Elektrik, Semenanjung Malaysia",
    },
    0.000_74,
  ),
  grid(
    "sabah",
    { en: "Electricity, Sabah and Labuan", fr: "Électricité, Sabah et Labuan", ms: "Elektrik, Sabah dan Labuan" },
    0.000_539,
  ),
  grid("sarawak", { en: "Electricity, Sarawak", fr: "Électricité, Sarawak", ms: "Elektrik, Sarawak" }, 0.000_199),
];

function grid(id: string, label: Input["label"], factor: number): Input {
  return { id: `electricity-${id}`, label, units: [{ id: "kwh", label: { en: "kWh", fr: "kWh", ms: "kWh" }, factor }] };
}
