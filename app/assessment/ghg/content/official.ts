import { EVERYWHERE, type Factor, type FactorSet, type Source } from "~/assessment/ghg/rules/factors";
import type { UnitId } from "~/assessment/ghg/rules/units";

const OPEN_GOVERNMENT = "Open Government Licence v3.0";

/** The date these figures were copied from their sources. */
const TAKEN = "2026-11-22";

/** The date when addresses and notes of some sets were corrected. */
const CHECKED = "2026-11-28";

/** A UK factor for one year. It applies everywhere, because no other official set covers all of these fuels. */
const ofYear =
  (year: number) =>
  (source: Source, value: number, unit: UnitId, biogenic?: number): Factor => ({
    id: `uk-${year}.${source}.${unit}`,
    source,
    region: EVERYWHERE,
    from: year,
    to: year,
    value,
    unit,
    basis: "co2e-ar5",
    ...(biogenic === undefined ? {} : { biogenic }),
  });

const uk = (year: number, factors: Factor[]): FactorSet => ({
  set: `uk-government-${year}`,
  version: TAKEN,
  title: `UK Government GHG Conversion Factors ${year}`,
  address: `https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-${year}`,
  licence: OPEN_GOVERNMENT,
  mark: "official",
  factors,
});

const [in2024, in2025, in2026] = [ofYear(2024), ofYear(2025), ofYear(2026)];

/** Mineral fuels, without a share of biofuel. */
const uk2024 = uk(2024, [
  in2024("diesel", 2.66155, "litre"),
  in2024("petrol", 2.35372, "litre"),
  in2024("natural-gas", 2.04542, "m3"),
]);

/** The source table lists coal and wood by the tonne. */
const uk2025 = uk(2025, [
  in2025("diesel", 2.66155, "litre"),
  in2025("petrol", 2.33984, "litre"),
  in2025("lpg", 1.55713, "litre"),
  in2025("lpg", 2.93936, "kg"),
  in2025("natural-gas", 2.06672, "m3"),
  in2025("natural-gas", 0.18296, "kwh"),
  in2025("coal", 2395.28994, "tonne"),
  in2025("wood-logs", 46.98508, "tonne", 1436.23),
  in2025("wood-chips", 43.43964, "tonne", 1335.71),
  in2025("wood-pellets", 55.19389, "tonne", 1677.18),
]);

const uk2026 = uk(2026, [in2026("natural-gas", 0.18231, "kwh")]);

const grid = (region: string, year: number, value: number): Factor => ({
  id: `grid.${region.toLowerCase()}.${year}`,
  source: "electricity",
  region,
  from: year,
  to: year,
  value,
  unit: "kwh",
  basis: "co2e",
});

const energyCommission = {
  version: CHECKED,
  address: "https://www.st.gov.my/",
  licence: "© Energy Commission, quoted with its source",
  mark: "official",
} as const;

/** As first published. */
const malaysia: FactorSet = {
  ...energyCommission,
  set: "malaysia-grids",
  title: "Energy Commission of Malaysia: grid emission factors 2022",
  factors: [grid("MY-peninsular", 2022, 0.774), grid("MY-sabah", 2022, 0.525), grid("MY-sarawak", 2022, 0.199)],
};

const malaysiaProvisional: FactorSet = {
  ...energyCommission,
  set: "malaysia-grids-provisional",
  title: "Energy Commission of Malaysia: grid emission factors 2024",
  notes: ["provisional"],
  factors: [grid("MY-peninsular", 2024, 0.74), grid("MY-sabah", 2024, 0.539), grid("MY-sarawak", 2024, 0.199)],
};

/** Includes imports. Transmission losses belong to Scope 3. */
const southAfrica: FactorSet = {
  set: "south-africa-grid",
  version: CHECKED,
  title: "DFFE: Grid Emission Factors Report 2023",
  address: "https://www.dffe.gov.za/",
  readAt:
    "https://www.cliffedekkerhofmeyr.com/news/publications/2025/Practice/Environmental-Law/Environmental-law-alert-11-september-Understanding-the-2023-Grid-Emission-Factors-Report",
  licence: "© Department of Forestry, Fisheries and the Environment, quoted with its source",
  mark: "official",
  factors: [grid("ZA", 2022, 0.931), grid("ZA", 2023, 0.906)],
};

const gas = (source: Source, value: number): Factor => ({
  id: `ar5.${source}`,
  source,
  region: EVERYWHERE,
  from: 2014,
  to: 2100,
  value,
  unit: "kg",
  basis: "co2e-ar5",
});

/** AR5 global warming potentials over 100 years, the same basis as the fuel factors. */
const refrigerants: FactorSet = {
  set: "refrigerants-ar5",
  version: CHECKED,
  title: "IPCC Fifth Assessment Report, GWP over 100 years",
  address: "https://www.ipcc.ch/report/ar5/wg1/",
  readAt: "https://github.com/openclimatedata/globalwarmingpotentials",
  licence: "CC0 1.0",
  mark: "secondary",
  factors: [gas("r-32", 677), gas("r-134a", 1300), gas("r-410a", 1924), gas("r-404a", 3943), gas("r-407c", 1624)],
};

export const officialSets = [uk2024, uk2025, uk2026, malaysia, malaysiaProvisional, southAfrica, refrigerants];
