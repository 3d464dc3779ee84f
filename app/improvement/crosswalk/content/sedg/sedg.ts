import type { WrittenTable } from "~/improvement/crosswalk/rules/table";
import { say } from "../authoring";
import { ENVIRONMENT } from "./environment";
import { PEOPLE_AND_CONDUCT } from "./people-and-conduct";

/** The Malaysian capital market's simplified disclosure guide for suppliers: its codes, in our words. */
export const sedg: WrittenTable = {
  standard: "sedg",
  name: "SEDG",
  version: "2 (July 2025)",
  publisher: "Capital Markets Malaysia",
  sources: [
    {
      name: "Capital Markets Malaysia, Simplified ESG Disclosure Guide (SEDG), version 2",
      source: "https://sedg.capitalmarketsmalaysia.com/",
      readAt:
        "https://github.com/Joel1018147/ESG-Super-APP-AI-/blob/bd3abdc7592b4282b486daf4747477815d5db8b8/docs/SEDG_V2_SOURCE.md",
      checkedOn: "2026-11-28",
    },
  ],
  about: say(
    "The 38 disclosures for suppliers in Malaysia. The codes of version 2 are those that public software quotes; compare them with the guide before you send a file.",
    "Les 38 informations pour les fournisseurs en Malaisie. Les codes de la version 2 sont ceux que citent des logiciels publics ; comparez-les avec le guide avant d’envoyer un fichier.",
    "38 pendedahan untuk pembekal di Malaysia. Kod versi 2 ialah kod yang dipetik oleh perisian awam; bandingkan dengan panduan sebelum menghantar fail.",
  ),
  sections: [
    { id: "E1", name: say("Emissions", "Émissions", "Pelepasan") },
    { id: "E2", name: say("Energy", "Énergie", "Tenaga") },
    { id: "E3", name: say("Water", "Eau", "Air") },
    { id: "E4", name: say("Waste", "Déchets", "Sisa") },
    { id: "E5", name: say("Materials", "Matières", "Bahan") },
    {
      id: "S1",
      name: say("Child and forced labour", "Travail des enfants et travail forcé", "Buruh kanak-kanak dan buruh paksa"),
    },
    { id: "S2", name: say("Employees", "Salariés", "Pekerja") },
    { id: "S3", name: say("Diversity", "Diversité", "Kepelbagaian") },
    { id: "S4", name: say("Health and safety", "Santé et sécurité", "Kesihatan dan keselamatan") },
    { id: "S5", name: say("Community", "Collectivité", "Komuniti") },
    { id: "G1", name: say("Board", "Conseil", "Lembaga pengarah") },
    { id: "G2", name: say("Policies", "Politiques", "Dasar") },
    { id: "G3", name: say("Accounts and risks", "Comptes et risques", "Akaun dan risiko") },
    { id: "G4", name: say("Corruption", "Corruption", "Rasuah") },
    { id: "G5", name: say("Privacy", "Vie privée", "Privasi") },
  ],
  rows: [...ENVIRONMENT, ...PEOPLE_AND_CONDUCT],
};
