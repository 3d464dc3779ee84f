import { expect, it } from "vitest";
import {
  convert,
  GJ_KWH,
  IMPERIAL_GALLON_LITRES,
  MMBTU_KWH,
  UNIT_IDS,
  US_GALLON_LITRES,
} from "~/assessment/ghg/rules/units";

it.each([
  // The definitions as written in their standards.
  ["a US gallon, 231 cubic inches", US_GALLON_LITRES, 3.785411784],
  ["an imperial gallon", IMPERIAL_GALLON_LITRES, 4.54609],
  ["a gigajoule, in kilowatt hours of 3.6 MJ", GJ_KWH, 1_000_000_000 / 3_600_000],
  ["a million Btu of 1055.05585262 J, in kilowatt hours", MMBTU_KWH, 1_055_055_852.62 / 3_600_000],
])("the constant matches its definition: %s", (_, constant, definition) => {
  expect(constant).toBeCloseTo(definition, 9);
});

it.each([
  [1, "m3", "litre", 1000],
  [1, "us-gallon", "litre", 3.785411784],
  [1, "imperial-gallon", "litre", 4.54609],
  [2, "tonne", "kg", 2000],
  [500, "g", "kg", 0.5],
  [1, "cylinder-12", "kg", 12],
  [1, "cylinder-14", "kg", 14],
  [1, "cylinder-48", "kg", 48],
  [1, "mwh", "kwh", 1000],
  [3.6, "gj", "kwh", 1000],
  [1, "mmbtu", "gj", 1.05505585262],
] as const)("%d %s is converted to %s and back", (amount, from, to, expected) => {
  expect(convert(amount, from, to)).toBeCloseTo(expected, 9);
  expect(convert(expected, to, from)).toBeCloseTo(amount, 9);
});

it("each unit converts to itself, and none to a unit that measures something else", () => {
  for (const unit of UNIT_IDS) expect(convert(7, unit, unit)).toBe(7);
  expect([convert(1, "litre", "kg"), convert(1, "kwh", "m3"), convert(1, "kg", "gj")]).toEqual([null, null, null]);
});
