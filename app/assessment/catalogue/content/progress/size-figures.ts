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
        en: "The dashboard then shows emissions for each person. A growing company can see whether each job causes less.",
        fr: "Le tableau de bord montre ainsi les émissions par personne. Une entreprise qui grandit voit alors si chaque emploi en cause moins.",
        ms: "Papan pemuka kemudian menunjukkan pelepasan bagi setiap orang. Syarikat yang berkembang dapat melihat sama ada pelepasan bagi setiap orang berkurang.",
      },
      counts: {
        en: "Enter the average over the year, the owner included. A person who works half the time is 0.5. If you would rather not say, leave it empty.",
        fr: "Saisissez la moyenne de l’année, propriétaire compris. Une personne à mi-temps compte pour 0,5. Si vous préférez ne pas répondre, laissez la case vide.",
        ms: "Isikan purata sepanjang tahun, termasuk pemilik. Orang yang bekerja setengah daripada waktu biasa dikira 0.5. Jika anda tidak mahu menyatakannya, biarkan kosong.",
      },
      evidence: {
        en: "the payroll lists of that year",
        fr: "les journaux de paie de cette année-là",
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
        en: "The dashboard then shows emissions for each million of turnover. Many buyers and banks ask for this figure.",
        fr: "Le tableau de bord montre ainsi les émissions par million de chiffre d’affaires. Beaucoup d’acheteurs et de banques demandent ce chiffre.",
        ms: "Papan pemuka kemudian menunjukkan pelepasan bagi setiap sejuta perolehan. Banyak pembeli dan bank meminta angka ini.",
      },
      counts: {
        en: "Enter whole units of your own currency, as in the annual accounts. Use the same currency every year. If you would rather not say, leave it empty.",
        fr: "Saisissez un nombre entier dans votre monnaie, comme dans les comptes annuels. Utilisez la même monnaie chaque année. Si vous préférez ne pas répondre, laissez la case vide.",
        ms: "Isikan nombor bulat dalam mata wang anda sendiri, seperti dalam akaun tahunan. Gunakan mata wang yang sama setiap tahun. Jika anda tidak mahu menyatakannya, biarkan kosong.",
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
