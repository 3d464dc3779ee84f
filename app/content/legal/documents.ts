import type { Translated } from "~/domain/language";

/** The legal documents; their words are in `{document}.{language}.md` beside this file. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "processing", "methodology", "rights", "security"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The tabs of /legal-documents, in the specification's order (results 2.12). */
export const LEGAL_TABS = ["processing", "methodology", "rights", "security"] as const satisfies LegalDocument[];
export type LegalTab = (typeof LEGAL_TABS)[number];

/** A version of a document. */
export interface LegalVersion {
  /** From which day on it holds, ISO 8601. */
  from: string;
  /** What is different from the one before. */
  changes: Translated;
}

const FIRST: Translated = { en: "First version.", fr: "Première version.", ms: "Versi pertama." };

/** Every version of each document, oldest first: the number of a version is its place. */
export const LEGAL_VERSIONS: Record<LegalDocument, readonly LegalVersion[]> = {
  terms: [
    { from: "2026-11-21", changes: FIRST },
    {
      from: "2026-11-23",
      changes: {
        en: "Section 12: our liability for gross negligence is not limited either. New links to the legal documents; section 14 says how you agree to a new version.",
        fr: "Article 12 : notre responsabilité pour faute lourde n’est pas limitée non plus. Nouveaux liens vers les documents juridiques ; l’article 14 dit comment vous acceptez une nouvelle version.",
        ms: "Seksyen 12: liabiliti kami atas kecuaian melampau juga tidak dihadkan. Pautan baharu ke dokumen undang-undang; seksyen 14 menerangkan cara anda bersetuju dengan versi baharu.",
      },
    },
  ],
  privacy: [
    { from: "2026-11-21", changes: FIRST },
    {
      from: "2026-11-22",
      changes: {
        en: "Cookies and sign-in data are named one by one.",
        fr: "Les cookies et les données de connexion sont nommés un par un.",
        ms: "Kuki dan data log masuk dinamakan satu demi satu.",
      },
    },
    {
      from: "2026-11-23",
      changes: {
        en: "Links by which others read a report.",
        fr: "Les liens par lesquels d’autres lisent un rapport.",
        ms: "Pautan yang membolehkan pihak lain membaca laporan.",
      },
    },
    {
      from: "2026-11-23",
      changes: {
        en: "Who is responsible, with name and address; what is voluntary and what follows if you do not give it; how data is protected abroad; how to reach the authorities; shorter times where the law of your country asks for them.",
        fr: "Qui est responsable, avec son nom et son adresse ; ce qui est facultatif et ce qu’entraîne un refus ; la protection des données à l’étranger ; comment joindre les autorités ; des délais plus courts lorsque la loi de votre pays les impose.",
        ms: "Siapa yang bertanggungjawab, dengan nama dan alamatnya; apa yang bersifat sukarela dan akibatnya jika anda tidak memberikannya; perlindungan data di luar negara; cara menghubungi pihak berkuasa; tempoh lebih singkat jika dikehendaki oleh undang-undang negara anda.",
      },
    },
  ],
  processing: [{ from: "2026-11-23", changes: FIRST }],
  methodology: [
    { from: "2026-11-23", changes: FIRST },
    {
      from: "2026-11-23",
      changes: {
        en: "Points, levels, the methodology index and the Progress Assessment.",
        fr: "Les points, les niveaux, l’indice méthodologique et l’évaluation des progrès.",
        ms: "Mata, tahap, indeks metodologi dan Penilaian Kemajuan.",
      },
    },
  ],
  rights: [{ from: "2026-11-23", changes: FIRST }],
  security: [{ from: "2026-11-23", changes: FIRST }],
};
