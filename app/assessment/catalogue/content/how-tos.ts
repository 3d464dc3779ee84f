import type { Translated } from "~/core/language";

export interface HowTo {
  slug: string;
  /** Tag ids of its article, the most specific first. */
  tags: readonly string[];
  /** Slugs of the articles to read next. */
  related: readonly string[];
  /** The topic of the Readiness Assessment whose questions the article helps to answer with Yes. */
  topic: string;
  /** The questions of any version whose practice its steps put into place. */
  practices: readonly string[];
  /** The topic's name in the questionnaire. */
  topicName: Translated;
  /** The article's first line, used as link text. */
  title: Translated;
}

/** The how-to articles, one per topic of the Readiness Assessment, in topic order. */
export const HOW_TOS: readonly HowTo[] = [
  {
    slug: "how-to-emissions-list",
    topic: "climate-action",
    practices: [
      "climate-action.commit.emissions-target",
      "climate-action.measure.1",
      "climate-action.measure.2",
      "ghg-emissions-reduction.scope-1",
      "ghg-emissions-reduction.scope-2",
    ],
    topicName: { en: "Climate Action", fr: "Action climatique", ms: "Tindakan Iklim" },
    tags: ["how-to", "environment", "climate"],
    related: ["how-to-electricity-log", "progress-manual", "supporting-documents"],
    title: {
      en: "Your first list of emissions in one afternoon",
      fr: "Votre première liste d’émissions en un après-midi",
      ms: "Senarai pelepasan karbon pertama anda dalam satu petang",
    },
  },
  {
    slug: "how-to-electricity-log",
    topic: "energy-efficiency",
    practices: ["energy-efficiency.measure.1", "energy-efficiency.measure.2"],
    topicName: { en: "Energy Efficiency", fr: "Efficacité énergétique", ms: "Kecekapan Tenaga" },
    tags: ["how-to", "environment", "climate"],
    related: ["how-to-emissions-list", "how-to-water-log", "supporting-documents"],
    title: {
      en: "Your first electricity log in twenty minutes",
      fr: "Votre premier relevé d’électricité en vingt minutes",
      ms: "Log elektrik pertama anda dalam dua puluh minit",
    },
  },
  {
    slug: "how-to-water-log",
    topic: "water",
    practices: ["water.assess.1", "water.commit.1", "water.measure.1", "water.measure.2", "water.measure.step"],
    topicName: { en: "Water", fr: "Eau", ms: "Air" },
    tags: ["how-to", "environment"],
    related: ["how-to-electricity-log", "how-to-waste-list", "supporting-documents"],
    title: {
      en: "Find a leak with your water meter",
      fr: "Trouver une fuite avec votre compteur d’eau",
      ms: "Cari kebocoran dengan meter air anda",
    },
  },
  {
    slug: "how-to-waste-list",
    topic: "waste",
    practices: ["waste.assess.1", "waste.assess.2", "waste.learn.1", "waste.measure.1", "waste.measure.2"],
    topicName: { en: "Waste", fr: "Déchets", ms: "Sisa" },
    tags: ["how-to", "environment"],
    related: ["how-to-water-log", "how-to-emissions-list", "supporting-documents"],
    title: {
      en: "Know your waste in four weeks",
      fr: "Connaître ses déchets en quatre semaines",
      ms: "Kenali sisa anda dalam empat minggu",
    },
  },
  {
    slug: "how-to-complaint-channel",
    topic: "human-labour-rights",
    practices: ["human-labour-rights.commit.2", "human-labour-rights.measure.2", "anti-corruption.commit.2"],
    topicName: {
      en: "Human & Labour Rights",
      fr: "Droits humains et droits du travail",
      ms: "Hak Asasi Manusia dan Buruh",
    },
    tags: ["how-to", "social"],
    related: ["how-to-gender-sheet", "how-to-gift-register", "supporting-documents"],
    title: {
      en: "A complaint channel for ten people",
      fr: "Un canal de signalement pour dix personnes",
      ms: "Saluran aduan untuk sepuluh orang",
    },
  },
  {
    slug: "how-to-wage-check",
    topic: "living-wage",
    practices: [
      "living-wage.assess.1",
      "living-wage.assess.2",
      "living-wage.commit.2",
      "living-wage.measure.1",
      "living-wage.measure.2",
    ],
    topicName: { en: "Living Wage", fr: "Salaire décent", ms: "Gaji Kehidupan Wajar" },
    tags: ["how-to", "social"],
    related: ["how-to-gender-sheet", "how-to-complaint-channel", "supporting-documents"],
    title: {
      en: "Check your wages on one sheet",
      fr: "Vérifier les salaires sur une feuille",
      ms: "Semak gaji pada sehelai kertas",
    },
  },
  {
    slug: "how-to-gender-sheet",
    topic: "gender-equality",
    practices: [
      "gender-equality.assess.1",
      "gender-equality.assess.2",
      "gender-equality.commit.1",
      "gender-equality.measure.1",
      "gender-equality.measure.2",
    ],
    topicName: { en: "Gender Equality", fr: "Égalité des genres", ms: "Kesaksamaan Gender" },
    tags: ["how-to", "social"],
    related: ["how-to-wage-check", "how-to-complaint-channel", "supporting-documents"],
    title: {
      en: "Women and men on one page",
      fr: "Femmes et hommes sur une page",
      ms: "Wanita dan lelaki pada satu halaman",
    },
  },
  {
    slug: "how-to-gift-register",
    topic: "anti-corruption",
    practices: [
      "anti-corruption.assess.1",
      "anti-corruption.learn.2",
      "anti-corruption.commit.1",
      "anti-corruption.measure.1",
    ],
    topicName: { en: "Anti-Corruption", fr: "Lutte contre la corruption", ms: "Antirasuah" },
    tags: ["how-to", "governance"],
    related: ["how-to-complaint-channel", "readiness-manual", "supporting-documents"],
    title: {
      en: "A rule and a register for gifts",
      fr: "Une règle et un registre des cadeaux",
      ms: "Peraturan dan daftar hadiah",
    },
  },
];
