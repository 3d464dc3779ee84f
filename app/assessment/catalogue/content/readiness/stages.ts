import type { Stage } from "~/assessment/catalogue/rules/catalogue";
import type { Translated } from "~/core/language";

export const STAGE_NAMES: Record<Stage, Translated> = {
  assess: { en: "Assess", fr: "Évaluer", ms: "Nilai" },
  learn: { en: "Learn", fr: "Apprendre", ms: "Belajar" },
  commit: { en: "Commit", fr: "S’engager", ms: "Berkomitmen" },
  measure: { en: "Measure", fr: "Mesurer", ms: "Ukur" },
  report: { en: "Report", fr: "Rendre compte", ms: "Lapor" },
};

/** Text of each section’s optional question, also used as the caption of its analytics chart. */
export const STAGE_CAPTIONS: Record<Stage, Translated> = {
  assess: {
    en: "How has the company assessed the importance of this topic?",
    fr: "Comment l’entreprise a-t-elle évalué l’importance de ce thème ?",
    ms: "Bagaimanakah syarikat menilai kepentingan topik ini?",
  },
  learn: {
    en: "Which learning activities has the company completed in the last year?",
    fr: "Quelles activités de formation l’entreprise a-t-elle menées au cours de l’année écoulée ?",
    ms: "Apakah aktiviti pembelajaran yang telah dijalankan oleh syarikat dalam tempoh setahun yang lalu?",
  },
  commit: {
    en: "Which specific commitments or pledges has the company made on this topic?",
    fr: "Quels engagements précis, y compris publics, l’entreprise a-t-elle pris sur ce thème ?",
    ms: "Apakah komitmen atau ikrar khusus yang telah dibuat oleh syarikat tentang topik ini?",
  },
  measure: {
    en: "How has the company measured its progress over the past year?",
    fr: "Comment l’entreprise a-t-elle mesuré ses progrès au cours de l’année écoulée ?",
    ms: "Bagaimanakah syarikat mengukur kemajuannya dalam tempoh setahun yang lalu?",
  },
  report: {
    en: "Which types of reporting has the company done in the last year?",
    fr: "Sous quelles formes l’entreprise a-t-elle rendu compte au cours de l’année écoulée ?",
    ms: "Apakah jenis pelaporan yang telah dibuat oleh syarikat dalam tempoh setahun yang lalu?",
  },
};
