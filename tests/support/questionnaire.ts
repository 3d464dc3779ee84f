import { OTHER_OPTION, YES_NO } from "~/assessment/catalogue/content/readiness/core-options";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { findTopic } from "~/assessment/catalogue/rules/lookup";
import type { QuestionOf } from "~/assessment/catalogue/rules/questions";
import { inEveryLanguage } from "~/core/language";

const [environment] = newestReadiness.dimensions.filter(({ id }) => id === "environment");
const climateAction = findTopic(newestReadiness, "climate-action");
if (!environment || !climateAction) throw new Error("The bank no longer has what this questionnaire is made from");

/** A bank option, in every language. */
const inAll = ({ label, ...option }: typeof OTHER_OPTION) => ({ ...option, label: inEveryLanguage(label) });

/** Opens on Yes. One point for Yes and one for what the policy says. */
export const POLICY: QuestionOf<"choice"> = {
  id: "footprint.policy",
  type: "choice",
  selection: "one",
  points: { opened: true, followUps: [1] },
  isRequired: true,
  text: {
    en: "Does the company have a written environmental policy?",
    fr: "L’entreprise a-t-elle une politique environnementale écrite ?",
    ms: "Adakah syarikat mempunyai dasar alam sekitar secara bertulis?",
  },
  options: YES_NO.map(inAll),
  followUps: {
    by: "yes",
    selection: "several",
    text: { en: "What does it cover?", fr: "De quoi traite-t-elle ?", ms: "Apakah yang diliputinya?" },
    options: [
      { id: "energy", label: { en: "Energy", fr: "Énergie", ms: "Tenaga" } },
      { id: "water", label: { en: "Water", fr: "Eau", ms: "Air" } },
      { id: "waste", label: { en: "Waste", fr: "Déchets", ms: "Sisa" } },
      inAll(OTHER_OPTION),
    ],
  },
};

/** One point for one certificate, and another for two. */
export const CERTIFICATES: QuestionOf<"choice"> = {
  id: "footprint.certificates",
  type: "choice",
  selection: "several",
  points: { flagged: [1, 2] },
  isRequired: true,
  text: {
    en: "Which environmental certificates does the company hold?",
    fr: "Quels certificats environnementaux l’entreprise détient-elle ?",
    ms: "Apakah pensijilan alam sekitar yang dimiliki syarikat?",
  },
  options: [
    {
      id: "iso-14001",
      label: {
        en: "Environmental management (ISO 14001)",
        fr: "Management environnemental (ISO 14001)",
        ms: "Pengurusan alam sekitar (ISO 14001)",
      },
      isFlagged: true,
    },
    {
      id: "iso-50001",
      label: {
        en: "Energy management (ISO 50001)",
        fr: "Management de l’énergie (ISO 50001)",
        ms: "Pengurusan tenaga (ISO 50001)",
      },
      isFlagged: true,
    },
    { id: "building", label: { en: "Green building", fr: "Bâtiment durable", ms: "Bangunan hijau" }, isFlagged: true },
    {
      id: "none",
      label: { en: "None of these", fr: "Aucun de ceux-ci", ms: "Tiada satu pun" },
      isExclusive: true,
    },
  ],
};

/** One point for each measure in place. */
export const MEASURES: QuestionOf<"statements"> = {
  id: "footprint.measures",
  type: "statements",
  points: "each",
  isRequired: true,
  text: {
    en: "How far has the company come with each of these measures?",
    fr: "Où en est l’entreprise pour chacune de ces mesures ?",
    ms: "Sejauh manakah kemajuan syarikat bagi setiap langkah ini?",
  },
  options: [
    { id: "in-place", label: { en: "In place", fr: "En place", ms: "Sudah ada" }, isFlagged: true },
    { id: "in-progress", label: { en: "In progress", fr: "En cours", ms: "Sedang berjalan" } },
    { id: "not-yet", label: { en: "Not yet", fr: "Pas encore", ms: "Belum lagi" } },
  ],
  statements: [
    {
      id: "meters",
      text: {
        en: "Meters are read every month",
        fr: "Les compteurs sont relevés chaque mois",
        ms: "Meter dibaca setiap bulan",
      },
    },
    {
      id: "lighting",
      text: {
        en: "All lamps use LED",
        fr: "Toutes les lampes sont à LED",
        ms: "Semua lampu menggunakan LED",
      },
    },
    {
      id: "training",
      text: {
        en: "Employees are trained to save energy",
        fr: "Le personnel est formé aux économies d’énergie",
        ms: "Pekerja dilatih untuk menjimatkan tenaga",
      },
    },
  ],
};

export const YEAR: QuestionOf<"text"> = {
  id: "footprint.year",
  type: "text",
  points: "present",
  isRequired: true,
  text: {
    en: "In which year did the company first measure its emissions?",
    fr: "En quelle année l’entreprise a-t-elle mesuré ses émissions pour la première fois ?",
    ms: "Pada tahun berapakah syarikat mula-mula mengukur pelepasannya?",
  },
  year: { from: 2000 },
};

export const EMPLOYEES: QuestionOf<"number"> = {
  id: "footprint.employees",
  type: "number",
  points: "present",
  isRequired: true,
  text: {
    en: "How many people work for the company?",
    fr: "Combien de personnes travaillent pour l’entreprise ?",
    ms: "Berapakah bilangan orang yang bekerja untuk syarikat?",
  },
  unit: { en: "employees", fr: "employés", ms: "pekerja" },
  min: 0,
  max: 100000,
};

const LITRES = { en: "litres", fr: "litres", ms: "liter" };

/** Factors that make the sums easy to follow; they are not real emission factors. */
export const ENERGY: QuestionOf<"calculation"> = {
  id: "footprint.energy",
  type: "calculation",
  points: "present",
  isRequired: true,
  text: {
    en: "How much fuel and electricity did the company use in the last year?",
    fr: "Quelles quantités de carburant et d’électricité l’entreprise a-t-elle consommées l’an dernier ?",
    ms: "Berapakah jumlah bahan api dan elektrik yang digunakan syarikat pada tahun lalu?",
  },
  unit: { en: "kg CO2e", fr: "kg CO2e", ms: "kg CO2e" },
  inputs: [
    {
      id: "diesel",
      label: { en: "Diesel", fr: "Gazole", ms: "Diesel" },
      units: [
        { id: "litre", label: LITRES, factor: 2.7 },
        { id: "gallon", label: { en: "US gallons", fr: "gallons américains", ms: "gelen AS" }, factor: 10.2 },
      ],
    },
    {
      id: "petrol",
      label: { en: "Petrol", fr: "Essence", ms: "Petrol" },
      units: [{ id: "litre", label: LITRES, factor: 2.3 }],
    },
    {
      id: "electricity",
      label: { en: "Electricity", fr: "Électricité", ms: "Elektrik" },
      units: [
        { id: "kwh", label: { en: "kWh", fr: "kWh", ms: "kWh" }, factor: 0.6 },
        { id: "mwh", label: { en: "MWh", fr: "MWh", ms: "MWh" }, factor: 600 },
      ],
    },
    {
      id: "lpg",
      label: { en: "LPG", fr: "GPL", ms: "LPG" },
      units: [
        { id: "kg", label: { en: "kg", fr: "kg", ms: "kg" }, factor: 3 },
        {
          id: "cylinder",
          label: { en: "14 kg cylinders", fr: "bouteilles de 14 kg", ms: "silinder 14 kg" },
          factor: 42,
        },
      ],
    },
  ],
};

const { sections: _sections, ...topic } = climateAction;

/** A questionnaire with a question of every type, which only tests publish. */
export const TEST_QUESTIONNAIRE: CatalogueOf<"readiness"> = {
  ...newestReadiness,
  version: "every-type-1",
  dimensions: [
    {
      ...environment,
      topics: [
        {
          ...topic,
          id: "footprint",
          sections: [
            {
              id: "footprint.assess",
              stage: "assess",
              name: { en: "Assess", fr: "Évaluer", ms: "Nilai" },
              questions: [POLICY, CERTIFICATES],
            },
            {
              id: "footprint.measure",
              stage: "measure",
              name: { en: "Measure", fr: "Mesurer", ms: "Ukur" },
              questions: [MEASURES, YEAR, EMPLOYEES, ENERGY],
            },
          ],
        },
      ],
    },
  ],
};
