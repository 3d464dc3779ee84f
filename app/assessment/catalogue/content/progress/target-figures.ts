import type { Dimension } from "./authoring";

type Question = Dimension["topics"][number]["sections"][number]["questions"][number];

/** With the base year, these define the line to the target. They are optional and give no point. */
export const TARGET_FIGURES: Question[] = [
  {
    id: "ghg-emissions-reduction.target-year",
    type: "text",
    isRequired: false,
    text: {
      en: "By which year is your company’s target to be reached?",
      fr: "En quelle année l’objectif de votre entreprise doit-il être atteint ?",
      ms: "Menjelang tahun berapakah sasaran syarikat anda perlu dicapai?",
    },
    help: {
      why: {
        en: "With it, the dashboard draws the line from the base year to your target.",
        fr: "Le tableau de bord trace ainsi la ligne de l’année de référence jusqu’à votre objectif.",
        ms: "Dengannya, papan pemuka melukis garisan dari tahun asas hingga sasaran anda.",
      },
      counts: {
        en: "Four digits, such as 2030. Leave it empty if there is no target, or none with a year.",
        fr: "Quatre chiffres, par exemple 2030. Laissez vide s’il n’y a pas d’objectif, ou pas d’année.",
        ms: "Empat digit, contohnya 2030. Biarkan kosong jika tiada sasaran, atau tiada tahunnya.",
      },
      evidence: {
        en: "the page on which the target is signed",
        fr: "la page sur laquelle l’objectif est signé",
        ms: "halaman yang memuatkan sasaran yang ditandatangani",
      },
    },
    year: { from: 2000, to: 2100 },
  },
  {
    id: "ghg-emissions-reduction.target-percent",
    type: "number",
    isRequired: false,
    text: {
      en: "By how many percent are emissions to be lower then than in the base year?",
      fr: "De combien de pour cent les émissions doivent-elles alors être inférieures à celles de l’année de référence ?",
      ms: "Berapa peratuskah pelepasan perlu lebih rendah pada masa itu berbanding tahun asas?",
    },
    help: {
      why: {
        en: "A percentage shows each year whether your company is on its way.",
        fr: "Un pourcentage montre chaque année si votre entreprise est sur la bonne voie.",
        ms: "Peratusan menunjukkan setiap tahun sama ada syarikat anda berada di landasan yang betul.",
      },
      counts: {
        en: "From 0 to 100; net zero is 100. With an intensity target, give the percentage of the intensity.",
        fr: "De 0 à 100 ; zéro émission nette équivaut à 100. Pour un objectif d’intensité, donnez le pourcentage de l’intensité.",
        ms: "Dari 0 hingga 100; sifar bersih ialah 100. Bagi sasaran keamatan, beri peratusan keamatan itu.",
      },
      evidence: {
        en: "the page on which the target is signed",
        fr: "la page sur laquelle l’objectif est signé",
        ms: "halaman yang memuatkan sasaran yang ditandatangani",
      },
    },
    unit: { en: "%", fr: "%", ms: "%" },
    min: 0,
    max: 100,
  },
];
