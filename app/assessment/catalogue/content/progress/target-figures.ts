import type { Dimension } from "./authoring";

type Question = Dimension["topics"][number]["sections"][number]["questions"][number];

/** With the base year, these define the line to the target. They are optional and give no point. */
export const TARGET_FIGURES: Question[] = [
  {
    id: "ghg-emissions-reduction.target-year",
    type: "text",
    isRequired: false,
    text: {
      en: "By which year will your company reach its target?",
      fr: "En quelle année l’objectif de votre entreprise doit-il être atteint ?",
      ms: "Menjelang tahun berapakah sasaran syarikat anda perlu dicapai?",
    },
    help: {
      why: {
        en: "The dashboard then draws the line from the base year to your target.",
        fr: "Le tableau de bord trace ainsi la ligne de l’année de référence jusqu’à votre objectif.",
        ms: "Papan pemuka kemudian melukis garis dari tahun asas hingga sasaran anda.",
      },
      counts: {
        en: "Enter four digits, such as 2030. Leave it empty if you have no target, or no year for it.",
        fr: "Saisissez quatre chiffres, par exemple 2030. Laissez la case vide si vous n’avez pas d’objectif, ou pas d’année pour l’atteindre.",
        ms: "Isikan empat digit, contohnya 2030. Biarkan kosong jika anda tiada sasaran, atau tiada tahun bagi sasaran itu.",
      },
      evidence: {
        en: "the signed page with the target",
        fr: "la page signée où figure l’objectif",
        ms: "halaman bertandatangan yang memuatkan sasaran itu",
      },
    },
    year: { from: 2000, to: 2100 },
  },
  {
    id: "ghg-emissions-reduction.target-percent",
    type: "number",
    isRequired: false,
    text: {
      en: "By what percentage will emissions then be lower than in the base year?",
      fr: "De combien de pour cent les émissions doivent-elles alors avoir baissé par rapport à l’année de référence ?",
      ms: "Pada tahun itu, berapa peratuskah pelepasan akan lebih rendah daripada tahun asas?",
    },
    help: {
      why: {
        en: "A percentage shows each year whether your company is on track.",
        fr: "Un pourcentage montre chaque année si votre entreprise est sur la bonne voie.",
        ms: "Peratusan menunjukkan setiap tahun sama ada syarikat anda berada di landasan yang betul.",
      },
      counts: {
        en: "Enter a number from 0 to 100. Net zero is 100. For an intensity target, enter the percentage by which the intensity falls.",
        fr: "Saisissez un nombre de 0 à 100. Zéro émission nette équivaut à 100. Pour un objectif d’intensité, saisissez la baisse de l’intensité en pour cent.",
        ms: "Isikan nombor dari 0 hingga 100. Sifar bersih ialah 100. Bagi sasaran keamatan, isikan peratusan penurunan keamatan itu.",
      },
      evidence: {
        en: "the signed page with the target",
        fr: "la page signée où figure l’objectif",
        ms: "halaman bertandatangan yang memuatkan sasaran itu",
      },
    },
    unit: { en: "%", fr: "%", ms: "%" },
    min: 0,
    max: 100,
  },
];
