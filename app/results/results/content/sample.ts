import type { Translated } from "~/core/language";

/**
 * What the sample report is computed from, by the same functions as any report. For each topic: how many of its ten required questions,
 * from the first on, the demo company answers Yes, and how many a usual company of its industry does.
 */
export const SAMPLE = {
  company: "Karoo Sun Preserves (Pty) Ltd",
  industry: {
    en: "Food and beverage manufacturing",
    fr: "Fabrication de produits alimentaires et de boissons",
    ms: "Pembuatan makanan dan minuman",
  } as Translated,
  submittedOn: "2026-06-15",
  yes: {
    "climate-action": 5,
    "energy-efficiency": 7,
    water: 6,
    waste: 4,
    "human-labour-rights": 7,
    "living-wage": 3,
    "gender-equality": 6,
    "anti-corruption": 5,
  } as Record<string, number>,
  peers: {
    companies: 24,
    yes: {
      "climate-action": 4,
      "energy-efficiency": 5,
      water: 5,
      waste: 5,
      "human-labour-rights": 6,
      "living-wage": 4,
      "gender-equality": 5,
      "anti-corruption": 4,
    } as Record<string, number>,
  },
};
