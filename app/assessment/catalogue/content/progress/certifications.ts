import type { Translated } from "~/core/language";

/** Certificates, medals and validations that a company may have. "Other" is added at the end. */
export const CERTIFICATIONS: { id: string; label: Translated }[] = [
  {
    id: "iso-14001",
    label: {
      en: "ISO 14001 (environmental management)",
      fr: "ISO 14001 (management environnemental)",
      ms: "ISO 14001 (pengurusan alam sekitar)",
    },
  },
  {
    id: "iso-50001",
    label: {
      en: "ISO 50001 (energy management)",
      fr: "ISO 50001 (management de l’énergie)",
      ms: "ISO 50001 (pengurusan tenaga)",
    },
  },
  {
    id: "iso-14064-1",
    label: {
      en: "ISO 14064-1 (verified greenhouse gas inventory)",
      fr: "ISO 14064-1 (inventaire vérifié des gaz à effet de serre)",
      ms: "ISO 14064-1 (inventori gas rumah hijau yang disahkan)",
    },
  },
  {
    id: "iso-45001",
    label: {
      en: "ISO 45001 (health and safety at work)",
      fr: "ISO 45001 (santé et sécurité au travail)",
      ms: "ISO 45001 (keselamatan dan kesihatan pekerjaan)",
    },
  },
  {
    id: "iso-37001",
    label: {
      en: "ISO 37001 (anti-bribery)",
      fr: "ISO 37001 (lutte contre la corruption)",
      ms: "ISO 37001 (antirasuah)",
    },
  },
  {
    id: "iso-9001",
    label: {
      en: "ISO 9001 (quality management)",
      fr: "ISO 9001 (management de la qualité)",
      ms: "ISO 9001 (pengurusan kualiti)",
    },
  },
  {
    id: "iso-46001",
    label: {
      en: "ISO 46001 (water efficiency)",
      fr: "ISO 46001 (utilisation efficace de l’eau)",
      ms: "ISO 46001 (kecekapan penggunaan air)",
    },
  },
  { id: "b-corp", label: { en: "B Corp certification", fr: "Certification B Corp", ms: "Pensijilan B Corp" } },
  { id: "ecovadis", label: { en: "EcoVadis medal", fr: "Médaille EcoVadis", ms: "Pingat EcoVadis" } },
  {
    id: "sa8000",
    label: { en: "SA8000 (decent work)", fr: "SA8000 (travail décent)", ms: "SA8000 (kerja yang wajar)" },
  },
  {
    id: "fsc-pefc",
    label: {
      en: "FSC or PEFC (timber and paper)",
      fr: "FSC ou PEFC (bois et papier)",
      ms: "FSC atau PEFC (kayu dan kertas)",
    },
  },
  {
    id: "rspo",
    label: { en: "RSPO (sustainable palm oil)", fr: "RSPO (huile de palme durable)", ms: "RSPO (minyak sawit mampan)" },
  },
  {
    id: "mspo",
    label: {
      en: "MSPO (Malaysian sustainable palm oil)",
      fr: "MSPO (huile de palme durable de Malaisie)",
      ms: "MSPO (minyak sawit mampan Malaysia)",
    },
  },
  {
    id: "rainforest-fairtrade",
    label: {
      en: "Rainforest Alliance or Fairtrade",
      fr: "Rainforest Alliance ou Fairtrade",
      ms: "Rainforest Alliance atau Fairtrade",
    },
  },
  {
    id: "gots-oeko-tex",
    label: { en: "GOTS or OEKO-TEX (textiles)", fr: "GOTS ou OEKO-TEX (textiles)", ms: "GOTS atau OEKO-TEX (tekstil)" },
  },
  {
    id: "green-building",
    label: {
      en: "Green building (GBI, Green Star, LEED, EDGE)",
      fr: "Bâtiment durable (GBI, Green Star, LEED, EDGE)",
      ms: "Bangunan hijau (GBI, Green Star, LEED, EDGE)",
    },
  },
  {
    id: "eco-label",
    label: { en: "Eco-label (MyHIJAU, SIRIM)", fr: "Écolabel (MyHIJAU, SIRIM)", ms: "Label eko (MyHIJAU, SIRIM)" },
  },
  {
    id: "sbti",
    label: {
      en: "Target validated by the SBTi",
      fr: "Objectif validé par la SBTi",
      ms: "Sasaran yang disahkan oleh SBTi",
    },
  },
];
