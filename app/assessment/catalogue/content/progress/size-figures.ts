import type { Dimension } from "./authoring";

type Question = Dimension["topics"][number]["sections"][number]["questions"][number];

/** Divisors for emissions, so that a growing company can tell whether it gets cleaner. They are optional. */
export const SIZE_FIGURES: Question[] = [
  {
    id: "demographics.headcount",
    type: "number",
    isRequired: false,
    text: {
      en: "How many people worked in your company in the year of your footprint?",
      fr: "Combien de personnes travaillaient dans votre entreprise l’année de votre empreinte ?",
      ms: "Berapa orang bekerja di syarikat anda pada tahun jejak karbon anda?",
    },
    help: {
      why: {
        en: "With it, the dashboard shows emissions for each person. A company that grows then sees whether each job causes less.",
        fr: "Le tableau de bord montre ainsi les émissions par personne. Une entreprise qui grandit voit alors si chaque emploi en cause moins.",
        ms: "Dengannya, papan pemuka menunjukkan pelepasan bagi setiap orang. Syarikat yang berkembang dapat melihat sama ada setiap pekerjaan menghasilkan pelepasan yang lebih rendah.",
      },
      counts: {
        en: "The average over the year, the owner included; somebody who works half the time is 0.5. Leave it empty if you would rather not say.",
        fr: "La moyenne de l’année, propriétaire compris ; une personne à mi-temps compte pour 0,5. Laissez vide si vous préférez ne pas le dire.",
        ms: "Purata sepanjang tahun, termasuk pemilik; orang yang bekerja separuh masa dikira 0.5. Biarkan kosong jika anda tidak mahu menyatakannya.",
      },
      evidence: {
        en: "the payroll lists of that year",
        fr: "les registres de paie de cette année-là",
        ms: "senarai gaji bagi tahun itu",
      },
    },
    unit: { en: "people", fr: "personnes", ms: "orang" },
  },
  {
    id: "demographics.turnover",
    type: "number",
    isRequired: false,
    text: {
      en: "What was your company’s turnover in that year?",
      fr: "Quel a été le chiffre d’affaires de votre entreprise cette année-là ?",
      ms: "Berapakah perolehan syarikat anda pada tahun itu?",
    },
    help: {
      why: {
        en: "With it, the dashboard shows emissions for each million of turnover, which many buyers and banks ask for.",
        fr: "Le tableau de bord montre ainsi les émissions par million de chiffre d’affaires, que demandent beaucoup d’acheteurs et de banques.",
        ms: "Dengannya, papan pemuka menunjukkan pelepasan bagi setiap sejuta perolehan, yang diminta oleh ramai pembeli dan bank.",
      },
      counts: {
        en: "In whole units of your own currency, in the same one every year, as in the annual accounts. Leave it empty if you would rather not say.",
        fr: "En unités de votre monnaie, la même chaque année, comme dans les comptes annuels. Laissez vide si vous préférez ne pas le dire.",
        ms: "Dalam mata wang anda sendiri, yang sama setiap tahun, seperti dalam akaun tahunan. Biarkan kosong jika anda tidak mahu menyatakannya.",
      },
      evidence: {
        en: "the income statement of that year",
        fr: "le compte de résultat de cette année-là",
        ms: "penyata pendapatan bagi tahun itu",
      },
    },
    unit: { en: "in your currency", fr: "dans votre monnaie", ms: "dalam mata wang anda" },
  },
];
