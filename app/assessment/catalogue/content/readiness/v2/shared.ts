import { type Language, mapLanguages, type Translated } from "~/core/language";
import { LEVELS } from "~/core/level";
import type { Catalogue, Dimension, SdgCard } from "../authoring";
import { demographics as formerDemographics } from "../demographics";
import { DIMENSIONS as FORMER_DIMENSIONS } from "../dimensions";
import { LEVEL_TEXTS as FORMER_LEVELS } from "../levels";
import { PERFORMANCE as FORMER_PERFORMANCE } from "../performance";
import { SDG_CARDS as FORMER_CARDS } from "../sdg-cards";
import { ACTIONS } from "./actions";
import { say } from "./authoring";

/** The content that the second version shares with the first, with the corrections below. */

type Profile = Dimension["topics"][number]["sections"][number]["questions"][number];

const PROFILE_HELP: Record<string, NonNullable<Profile["help"]>> = {
  "company-profile.authorised": {
    why: say(
      "Customers, lenders and the network need to know that the company stands behind its answers.",
      "Les clients, les prêteurs et le réseau ont besoin de savoir que l’entreprise assume ses réponses.",
      "Pelanggan, pemberi pinjaman dan rangkaian perlu tahu bahawa syarikat bertanggungjawab atas jawapannya.",
    ),
    counts: say(
      "Yes if you are the owner or a manager of your company, or one of them asked you to answer.",
      "Oui si vous êtes propriétaire ou membre de la direction de votre entreprise, ou si l’un d’eux vous a demandé de répondre.",
      "Ya jika anda pemilik atau pengurus syarikat anda, atau diminta oleh salah seorang daripada mereka untuk menjawab.",
    ),
    evidence: say(
      "an email from the owner asking a colleague to complete the assessment",
      "un e-mail du propriétaire demandant à un collègue de remplir l’évaluation",
      "e-mel daripada pemilik yang meminta seorang kakitangan melengkapkan penilaian ini",
    ),
  },
  "company-profile.all-sites": {
    why: say(
      "A shop, a workshop and an office can differ, so it must be clear which places the result describes.",
      "Une boutique, un atelier et un bureau peuvent différer ; il faut donc savoir quels lieux le résultat décrit.",
      "Kedai, bengkel dan pejabat mungkin berbeza, jadi perlu jelas tempat mana yang digambarkan oleh keputusan ini.",
    ),
    counts: say(
      "Yes if you thought of every place where your company works in the country; a single site counts too.",
      "Oui si vous avez pensé à chaque lieu où votre entreprise travaille dans le pays ; un site unique convient aussi.",
      "Ya jika anda mengambil kira setiap tempat syarikat anda beroperasi di negara ini; satu premis sahaja pun dikira.",
    ),
    evidence: say(
      "a list of the company’s offices, shops, workshops and stores",
      "une liste des bureaux, boutiques, ateliers et entrepôts de l’entreprise",
      "senarai pejabat, kedai, bengkel dan stor syarikat",
    ),
  },
};

export const demographics: Dimension = {
  ...formerDemographics,
  description: {
    ...formerDemographics.description,
    ms: "Soalan-soalan ini menggambarkan syarikat supaya keputusannya dapat dibandingkan dengan syarikat yang serupa. Jawapannya tidak dikira dalam skor.",
  },
  topics: formerDemographics.topics.map((topic) => ({
    ...topic,
    requiredText: {
      ...topic.requiredText,
      ms: "Keputusan hanya berguna jika mewakili seluruh syarikat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
    },
    sections: topic.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => {
        const help = PROFILE_HELP[question.id];
        return help ? { ...question, help } : question;
      }),
    })),
  })),
};

export const DIMENSIONS = FORMER_DIMENSIONS.map((dimension) =>
  dimension.id === "governance"
    ? {
        ...dimension,
        description: say(
          "How the company decides and does business honestly, keeps bribery and corruption out, and looks after the data entrusted to it. Written rules, accounts and records of gifts and payments will help you answer.",
          "Comment l’entreprise décide et travaille avec intégrité, se protège des pots-de-vin et de la corruption, et veille sur les données qui lui sont confiées. Les règles écrites, la comptabilité et les registres des cadeaux et des paiements aideront à répondre.",
          "Cara syarikat membuat keputusan dan berniaga dengan jujur, mencegah rasuah serta menjaga data yang diamanahkan kepadanya. Peraturan bertulis, akaun dan rekod hadiah serta bayaran akan membantu anda menjawab.",
        ),
      }
    : dimension,
);

type LevelTexts = Catalogue["levels"];

/** A result cannot know whether the company obeys the law. The Malay word for a result is "keputusan" throughout. */
const MENDED: Partial<Record<keyof LevelTexts, Partial<Record<Language, [before: string, after: string][]>>>> = {
  laggard: {
    en: [
      ["; at most, the law is met", ""],
      [
        "What is done today goes little further than the law requires, and little of it is written down.",
        "Little of what is done today is written down.",
      ],
    ],
    fr: [
      [" ; au mieux, la loi est respectée", ""],
      [
        "Ce qui se fait aujourd’hui va rarement plus loin que la loi et reste peu documenté.",
        "Ce qui se fait aujourd’hui reste peu documenté.",
      ],
    ],
    ms: [
      ["; setakat ini, hanya kehendak undang-undang yang dipenuhi", ""],
      [
        "Amalan sedia ada jarang melebihi kehendak undang-undang dan kebanyakannya belum ditulis.",
        "Kebanyakan amalan sedia ada belum ditulis.",
      ],
    ],
  },
  intermediate: { ms: [["mengukur hasil setiap tahun", "mengukur pencapaian setiap tahun"]] },
  advanced: { ms: [["menerbitkan hasil dan", "menerbitkan keputusan dan"]] },
  leader: {
    ms: [
      ["berkongsi hasilnya", "berkongsi keputusannya"],
      ["pengesahan bebas bagi hasilnya", "pengesahan bebas bagi keputusannya"],
    ],
  },
};

/** A level's text in every language, with that level's pairs replaced. */
const mend = (level: keyof LevelTexts, texts: Translated) =>
  mapLanguages((language) =>
    (MENDED[level]?.[language] ?? []).reduce(
      (mended, [before, after]) => mended.replace(before, after),
      texts[language] ?? texts.en,
    ),
  );

export const LEVEL_TEXTS = Object.fromEntries(
  LEVELS.map((level) => {
    const texts = FORMER_LEVELS[level];
    return [level, { ...texts, tooltip: mend(level, texts.tooltip), overall: mend(level, texts.overall) }];
  }),
) as LevelTexts;

/**
 * What each level means in a dimension, and what to do next. It does not name practices that may already be answered
 * Yes, because results list the missing ones.
 */
export const PERFORMANCE = Object.fromEntries(
  Object.entries(FORMER_PERFORMANCE).map(([dimension, levels]) => [
    dimension,
    Object.fromEntries(
      LEVELS.map((level) => [level, { ...levels[level], action: ACTIONS[dimension]?.[level] ?? levels[level].action }]),
    ),
  ]),
) as Catalogue["performance"];

/** A goal’s own targets, plus targets of other goals that the topic also serves. */
export const SDG_CARDS: SdgCard[] = FORMER_CARDS.map((card) =>
  card.goal === 1 ? { ...card, targets: ["1.2"], also: ["8.5", "10.4"] } : card,
);
