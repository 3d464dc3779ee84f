import type { Translated } from "~/core/language";
import type { ArticleHead } from "~/home/knowledge/rules/article";
import { HOW_TOS } from "../../../assessment/catalogue/content/how-tos";

/** The articles of the Knowledge Base in list order. Their texts are in `{slug}.{language}.md` beside this file. */
export const ARTICLES: readonly ArticleHead[] = [
  {
    slug: "user-guide",
    category: "user-guides",
    tags: ["getting-started", "assessment", "account", "notifications"],
    checkedOn: "2026-11-23",
    related: ["assessment-process", "working-with-colleagues", "common-issues"],
  },
  {
    slug: "assessment-process",
    category: "user-guides",
    tags: ["assessment", "answers", "saving", "offline", "submission"],
    checkedOn: "2026-11-23",
    related: ["readiness-manual", "supporting-documents", "working-with-colleagues"],
  },
  {
    slug: "working-with-colleagues",
    category: "user-guides",
    tags: ["colleagues", "roles", "answers", "comments"],
    checkedOn: "2026-11-21",
    related: ["assessment-process", "user-guide", "common-issues"],
  },
  {
    slug: "readiness-manual",
    category: "assessment-manuals",
    tags: ["levels", "points", "assessment", "peers"],
    checkedOn: "2026-11-23",
    related: ["progress-manual", "assessment-process", "supporting-documents"],
  },
  {
    slug: "progress-manual",
    category: "assessment-manuals",
    tags: ["climate", "levels", "points", "assessment", "peers"],
    checkedOn: "2026-11-23",
    related: ["readiness-manual", "supporting-documents", "assessment-process"],
  },
  {
    slug: "supporting-documents",
    category: "assessment-manuals",
    tags: ["evidence", "uploads", "submission", "points"],
    checkedOn: "2026-11-21",
    related: ["readiness-manual", "assessment-process", "common-issues"],
  },
  {
    slug: "figures-for-standards",
    category: "user-guides",
    tags: ["answers", "environment", "social", "governance"],
    checkedOn: "2026-11-23",
    related: ["progress-manual", "assessment-process", "supporting-documents"],
  },
  {
    slug: "emission-factors",
    category: "technical-documentation",
    tags: ["climate", "answers"],
    checkedOn: "2026-11-28",
    related: ["progress-manual", "how-to-emissions-list", "figures-for-standards"],
  },
  ...HOW_TOS.map(
    ({ title: _, topicName: __, ...head }): ArticleHead => ({
      ...head,
      category: "user-guides",
      checkedOn: "2026-11-23",
    }),
  ),
  {
    slug: "api",
    category: "technical-documentation",
    tags: ["api", "answers", "account"],
    checkedOn: "2026-11-23",
    related: ["access-tokens", "assessment-process", "common-issues"],
  },
  {
    slug: "access-tokens",
    category: "technical-documentation",
    tags: ["api", "account"],
    checkedOn: "2026-11-30",
    related: ["api", "working-with-colleagues", "common-issues"],
  },
  {
    slug: "common-issues",
    category: "troubleshooting",
    tags: ["problems", "account", "saving", "offline", "uploads", "colleagues"],
    checkedOn: "2026-11-23",
    related: ["user-guide", "assessment-process", "supporting-documents"],
  },
];

/** The names of the tags. */
export const TAG_NAMES: Record<string, Translated> = {
  account: { en: "Account and sign-in", fr: "Compte et connexion", ms: "Akaun dan log masuk" },
  answers: { en: "Answers", fr: "Réponses", ms: "Jawapan" },
  api: { en: "API", fr: "API", ms: "API" },
  assessment: { en: "Assessment", fr: "Évaluation", ms: "Penilaian" },
  climate: { en: "Climate", fr: "Climat", ms: "Iklim" },
  colleagues: { en: "Colleagues", fr: "Collègues", ms: "Rakan sekerja" },
  comments: { en: "Comments", fr: "Commentaires", ms: "Ulasan" },
  environment: { en: "Environment", fr: "Environnement", ms: "Alam Sekitar" },
  evidence: { en: "Evidence", fr: "Justificatifs", ms: "Bukti" },
  "getting-started": { en: "Getting started", fr: "Premiers pas", ms: "Langkah pertama" },
  governance: { en: "Governance", fr: "Gouvernance", ms: "Tadbir Urus" },
  "how-to": { en: "Step by step", fr: "Pas à pas", ms: "Langkah demi langkah" },
  levels: { en: "Levels", fr: "Niveaux", ms: "Tahap" },
  notifications: { en: "Notifications", fr: "Notifications", ms: "Pemberitahuan" },
  offline: { en: "Without a connection", fr: "Sans connexion", ms: "Tanpa sambungan" },
  peers: { en: "Comparison", fr: "Comparaison", ms: "Perbandingan" },
  points: { en: "Points", fr: "Points", ms: "Mata" },
  problems: { en: "Problems", fr: "Problèmes", ms: "Masalah" },
  roles: { en: "Roles", fr: "Rôles", ms: "Peranan" },
  saving: { en: "Saving", fr: "Enregistrement", ms: "Penyimpanan" },
  social: { en: "Social", fr: "Social", ms: "Sosial" },
  submission: { en: "Submitting", fr: "Soumission", ms: "Penghantaran" },
  uploads: { en: "Uploads", fr: "Fichiers", ms: "Muat naik" },
};
