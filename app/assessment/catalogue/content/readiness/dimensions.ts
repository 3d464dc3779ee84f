import type { Dimension, TopicContent } from "./authoring";

/** The scored dimensions, in the order of the questionnaire. */
export const DIMENSIONS: (Omit<Dimension, "id" | "topics"> & { id: TopicContent["dimension"] })[] = [
  {
    id: "environment",
    name: { en: "Environment", fr: "Environnement", ms: "Alam Sekitar" },
    description: {
      en: "Climate, energy, water and waste: how the company uses natural resources and limits its effect on nature. Utility bills, meter readings and waste receipts will help you answer.",
      fr: "Climat, énergie, eau et déchets : comment l’entreprise utilise les ressources naturelles et limite ses effets sur la nature. Les factures, les relevés de compteur et les bons d’enlèvement des déchets aideront à répondre.",
      ms: "Iklim, tenaga, air dan sisa: cara syarikat menggunakan sumber alam dan mengurangkan kesannya terhadap alam sekitar. Bil utiliti, bacaan meter dan resit kutipan sisa akan membantu anda menjawab.",
    },
    isOnSummary: true,
  },
  {
    id: "social",
    name: { en: "Social", fr: "Social", ms: "Sosial" },
    description: {
      en: "Safe and fair work, decent pay and equal chances for everyone who works for the company, including part-time and contract workers. Contracts, payslips and training records will help you answer.",
      fr: "Un travail sûr et équitable, un salaire décent et l’égalité des chances pour toutes les personnes qui travaillent pour l’entreprise, y compris à temps partiel ou sous contrat. Les contrats, les bulletins de paie et les registres de formation aideront à répondre.",
      ms: "Kerja yang selamat dan adil, gaji yang wajar serta peluang sama rata untuk semua yang bekerja bagi syarikat, termasuk pekerja sambilan dan kontrak. Kontrak kerja, slip gaji dan rekod latihan akan membantu anda menjawab.",
    },
    isOnSummary: true,
  },
  {
    id: "governance",
    name: { en: "Governance", fr: "Gouvernance", ms: "Tadbir Urus" },
    description: {
      en: "How the company decides and does business honestly, keeps bribery and corruption out, and looks after the data entrusted to it. Written rules, accounts and records of gifts and payments will help you answer.",
      fr: "Comment l’entreprise décide et travaille avec intégrité, se protège des pots-de-vin et de la corruption, et veille sur les données qui lui sont confiées. Les règles écrites, la comptabilité et les registres des cadeaux et des paiements aideront à répondre.",
      ms: "Cara syarikat membuat keputusan dan berniaga dengan jujur, mencegah rasuah serta menjaga data yang diamanahkan kepadanya. Peraturan bertulis, akaun dan rekod hadiah serta bayaran akan membantu anda menjawab.",
    },
    isOnSummary: true,
  },
];
