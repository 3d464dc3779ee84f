import type { Translated } from "~/domain/language";

/** What a company may hold a certificate, a medal or a validation for; «Other» is added behind them. */
export const CERTIFICATIONS: { id: string; label: Translated }[] = [
  { id: "iso-14001", label: { en: "ISO 14001 (environmental management)" } },
  { id: "iso-50001", label: { en: "ISO 50001 (energy management)" } },
  { id: "iso-14064-1", label: { en: "ISO 14064-1 (verified greenhouse gas inventory)" } },
  { id: "iso-45001", label: { en: "ISO 45001 (health and safety at work)" } },
  { id: "iso-37001", label: { en: "ISO 37001 (anti-bribery)" } },
  { id: "iso-9001", label: { en: "ISO 9001 (quality management)" } },
  { id: "iso-46001", label: { en: "ISO 46001 (water efficiency)" } },
  { id: "b-corp", label: { en: "B Corp certification" } },
  { id: "ecovadis", label: { en: "EcoVadis medal" } },
  { id: "sa8000", label: { en: "SA8000 (decent work)" } },
  { id: "fsc-pefc", label: { en: "FSC or PEFC (timber and paper)" } },
  { id: "rspo", label: { en: "RSPO (sustainable palm oil)" } },
  { id: "mspo", label: { en: "MSPO (Malaysian sustainable palm oil)" } },
  { id: "rainforest-fairtrade", label: { en: "Rainforest Alliance or Fairtrade" } },
  { id: "gots-oeko-tex", label: { en: "GOTS or OEKO-TEX (textiles)" } },
  { id: "green-building", label: { en: "Green building (GBI, Green Star, LEED, EDGE)" } },
  { id: "eco-label", label: { en: "Eco-label (MyHIJAU, SIRIM)" } },
  { id: "sbti", label: { en: "Target validated by the SBTi" } },
];
