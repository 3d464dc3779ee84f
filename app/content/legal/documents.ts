/** The legal documents; their words are in `{document}.{language}.md` beside this file. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "methodology"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];
