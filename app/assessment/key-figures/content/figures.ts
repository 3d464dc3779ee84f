import type { KeyFigure, KeyFigureId } from "~/assessment/key-figures/rules/figures";

const money = { unit: "money" } as const;
const people = { unit: "people", max: 1_000_000 } as const;
const count = { unit: "count", max: 1_000_000 } as const;
const hours = { unit: "hours", max: 1e10 } as const;
const percent = { unit: "percent", max: 100 } as const;
const tonnes = { unit: "t" } as const;
const emissions = { unit: "tco2e" } as const;
const energy = { unit: "mwh" } as const;

/** The unit and bounds of each key figure. */
export const KEY_FIGURES: Record<KeyFigureId, KeyFigure> = {
  turnover: money,
  "total-assets": money,
  "accounts-audited": { unit: "year", min: 1950 },
  "paid-on-time": percent,
  donations: money,

  employees: people,
  "employees-women": people,
  "employees-men": people,
  "employees-other": people,
  "employees-permanent": people,
  "employees-temporary": people,
  "employees-abroad": people,
  "employees-under-30": people,
  "employees-30-50": people,
  "employees-over-50": people,
  "employees-average": { ...people, isAverage: true },
  leavers: people,
  "agency-workers": people,
  "self-employed-workers": people,

  "training-hours": hours,
  "training-hours-women": hours,
  "training-hours-men": hours,
  "trained-safety": people,
  "trained-corruption": people,

  "hours-worked": hours,
  accidents: count,
  fatalities: people,
  "labour-incidents": count,

  "lowest-wage": { unit: "money-month" },
  "minimum-wage": { unit: "money-month" },
  "at-minimum-wage": percent,
  // How much less women earn than men, as a share of what men earn; negative if they earn more.
  "pay-gap": { unit: "percent", min: -1000, max: 100 },
  "collective-agreement": percent,

  managers: people,
  "managers-women": people,
  directors: people,
  "directors-women": people,

  "electricity-bought": energy,
  "electricity-renewable": energy,
  "electricity-self": energy,
  "heat-bought": energy,
  fuels: energy,
  "fuels-renewable": energy,
  "scope-1": emissions,
  "scope-2": emissions,
  "scope-2-market": emissions,
  "scope-3": emissions,

  "water-withdrawn": { unit: "m3" },
  "water-stressed": { unit: "m3" },
  waste: tonnes,
  "waste-hazardous": tonnes,
  "waste-non-hazardous": tonnes,
  "waste-recycled": tonnes,
  "materials-used": tonnes,
  "sites-protected": count,
  "area-protected": { unit: "ha" },

  "corruption-incidents": count,
  "corruption-convictions": count,
  "corruption-fines": money,
  "customer-complaints": count,
  "data-incidents": count,
};
