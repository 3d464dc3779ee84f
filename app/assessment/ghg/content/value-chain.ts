import { EVERYWHERE, type Factor, type FactorSet, type Source } from "~/assessment/ghg/rules/factors";
import type { UnitId } from "~/assessment/ghg/rules/units";

/** The date these figures were copied from their sources. */
const TAKEN = "2026-12-01";

/** The lowest and highest factor of the same publication for what a company may really have bought, sent or ridden. */
type Ends = [low: number, high: number];

/** Where a publication has only one value, half of it and one and a half times it: most of these are for the roads and rails of one country. */
const aroundOne = (value: number): Ends => [value * 0.5, value * 1.5];

/** A number to four significant digits; the publications have no more. */
const written = (value: number) => Number(value.toPrecision(4));

const inUk2025 = (source: Source, value: number, unit: UnitId, [low, high] = aroundOne(value)): Factor => ({
  id: `uk-2025.${source}.${unit}`,
  source,
  region: EVERYWHERE,
  from: 2025,
  to: 2025,
  value,
  unit,
  basis: "co2e-ar5",
  low: written(low),
  high: written(high),
});

/**
 * Freight, waste, travel and hotels. Flights include the effect of vapour trails at height; their lowest value leaves it out. Waste that is
 * recycled, composted or burnt for energy has only its transport: what follows belongs to who uses it (GHG Protocol, category 5).
 */
const uk2025: FactorSet = {
  set: "uk-government-2025-scope-3",
  version: TAKEN,
  title: "UK Government GHG Conversion Factors 2025: freight, waste, travel, hotels",
  address: "https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025",
  readAt: "https://github.com/scope3emissiontest-oss/JulesProject",
  licence: "Open Government Licence v3.0",
  mark: "official",
  factors: [
    // All lorries at average load; from a full articulated one, refrigerated, to a rigid one of up to 7.5 t.
    inUk2025("freight-truck", 0.10163, "tonne-km", [0.06928, 0.52761]),
    // Vans up to 3.5 t of unknown fuel; from a large one with a battery to a small one on petrol.
    inUk2025("freight-van", 0.63823, "tonne-km", [0.20519, 1.42906]),
    inUk2025("freight-rail", 0.02779, "tonne-km"),
    // Container ships on average; from the largest to the smallest.
    inUk2025("freight-sea", 0.01612, "tonne-km", [0.01266, 0.03675]),
    // International; up to short-haul.
    inUk2025("freight-air", 0.89939, "tonne-km", [0.5313, 1.27835]),
    // Commercial and industrial waste; from household residual waste to food.
    inUk2025("waste-landfill", 520.5327, "tonne", [497.24244, 700.30886]),
    inUk2025("waste-incineration", 4.68568, "tonne"),
    inUk2025("waste-recycling", 4.68568, "tonne"),
    inUk2025("waste-compost", 8.98311, "tonne"),
    // An average car of unknown fuel; from a hybrid to a taxi.
    inUk2025("travel-car", 0.16725, "km", [0.12825, 0.20806]),
    inUk2025("travel-motorbike", 0.11367, "km", [0.08319, 0.13252]),
    // An average local bus; from London to elsewhere.
    inUk2025("travel-bus", 0.10385, "passenger-km", [0.06875, 0.12525]),
    // National rail; from the underground.
    inUk2025("travel-train", 0.03546, "passenger-km", [0.0278, 0.05319]),
    inUk2025("flight-domestic", 0.22928, "passenger-km", [0.13552, 0.34392]),
    // The average passenger; from economy class without the effect at height to business class with it.
    inUk2025("flight-short", 0.12786, "passenger-km", [0.07435, 0.18863]),
    inUk2025("flight-long", 0.15282, "passenger-km", [0.06926, 0.3394]),
    inUk2025("hotel-malaysia", 61.5, "night"),
    inUk2025("hotel-south-africa", 51.4, "night"),
    // The middle of the 39 countries listed; a tenth of them are below Spain, a tenth above Qatar.
    inUk2025("hotel-elsewhere", 32.1, "night", [7, 86.2]),
  ],
};

/**
 * What a US dollar buys in each currency, on average over 2022: World Bank, official exchange rate (PA.NUS.FCRF), to three digits. It is the
 * year of the dollars in the factors.
 */
const A_DOLLAR_OF_2022 = { usd: 1, eur: 0.95, gbp: 0.811, myr: 4.4, zar: 16.4 } as const satisfies Partial<
  Record<UnitId, number>
>;

const CURRENCIES = Object.keys(A_DOLLAR_OF_2022) as (keyof typeof A_DOLLAR_OF_2022)[];

/**
 * The factors of a group of purchases, one for each currency. Money says little about emissions: prices differ by country and have risen
 * since. So the range is at least half to double, and further where industries of the same group are further apart.
 */
const spent = (source: Source, value: number, [lowest, highest]: Ends): Factor[] =>
  CURRENCIES.map((unit) => ({
    id: `us-epa-2022.${source}.${unit}`,
    source,
    region: EVERYWHERE,
    from: 2022,
    to: 2022,
    value: written(value / A_DOLLAR_OF_2022[unit]),
    unit,
    basis: "co2e-ar5",
    low: written(Math.min(value / 2, lowest) / A_DOLLAR_OF_2022[unit]),
    high: written(Math.max(value * 2, highest) / A_DOLLAR_OF_2022[unit]),
  }));

/** Kilograms of CO2e per US dollar of 2022 at the buyer's price, with the industry (NAICS) of each value and of both ends. */
const usEpa2022: FactorSet = {
  set: "us-epa-2022-spend",
  version: TAKEN,
  title: "US EPA Supply Chain GHG Emission Factors v1.3, at the exchange rates of 2022",
  address: "https://catalog.data.gov/dataset/supply-chain-greenhouse-gas-emission-factors-v1-3-by-naics-6",
  readAt: "https://github.com/sungkomp/mcp-csv-agent",
  licence: "Public domain (US Government work)",
  mark: "secondary",
  factors: [
    // 311999 other food; 312130 wine to 311611 meat.
    ...spent("goods-food", 0.401, [0.182, 1.12]),
    // 322211 boxes; 323111 printing to 322130 paperboard.
    ...spent("goods-paper", 0.479, [0.236, 0.829]),
    // 326111 bags and film; 326140 foam to 325211 resin.
    ...spent("goods-plastics", 0.544, [0.271, 1.045]),
    // 325611 soap and detergents; 325620 toiletries to 325199 organic chemicals.
    ...spent("goods-chemicals", 0.355, [0.194, 1.184]),
    // 331221 rolled steel; 332216 hand tools to 331313 primary aluminium.
    ...spent("goods-metals", 0.36, [0.223, 1.018]),
    // 327320 concrete; 327991 cut stone to 327310 cement.
    ...spent("goods-minerals", 0.606, [0.195, 3.924]),
    // 314120 linen; 315220 clothing to 313110 yarn.
    ...spent("goods-textiles", 0.267, [0.12, 0.659]),
    // 337211 office furniture; 321911 windows and doors to 321113 sawmills.
    ...spent("goods-wood", 0.24, [0.154, 0.264]),
    // 333999 machinery; 333993 packaging machines to 333618 engines.
    ...spent("goods-machinery", 0.249, [0.136, 0.297]),
    // 334419 electronic components; 334111 computers to 334413 semiconductors.
    ...spent("goods-electronics", 0.098, [0.058, 0.215]),
    // 236220 commercial buildings; 236115 houses to 237110 pipes.
    ...spent("services-construction", 0.224, [0.194, 0.277]),
    // 561210 facilities; 561612 guards to 561720 cleaning.
    ...spent("services-facilities", 0.199, [0.074, 0.214]),
    // 541611 consultants; 541110 lawyers to 541330 engineers.
    ...spent("services-professional", 0.078, [0.041, 0.103]),
    // 484110 road haulage; 482111 rail to 483111 shipping.
    ...spent("freight-spend", 0.595, [0.466, 0.816]),
  ],
};

export const valueChainSets = [uk2025, usEpa2022];
