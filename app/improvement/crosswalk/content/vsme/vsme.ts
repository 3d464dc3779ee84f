import type { WrittenTable } from "~/improvement/crosswalk/rules/table";
import { say } from "../authoring";
import { CLIMATE_PLANS } from "./climate";
import { CONDUCT } from "./conduct";
import { ENERGY_AND_LAND } from "./environment";
import { GENERAL } from "./general";
import { PEOPLE } from "./people";
import { WATER_AND_WASTE } from "./resources";

type Section = WrittenTable["sections"][number];

/** Adds to each section the module of the standard that it belongs to, by the letter of its id. */
function inModules(sections: Section[]): Section[] {
  const [basic, more, other] = [
    say("Basic module", "Module de base", "Modul asas"),
    say("Comprehensive module", "Module complet", "Modul menyeluruh"),
    say("Other information", "Autres informations", "Maklumat lain"),
  ];
  const moduleOf = (id: string) => (/^B\d/.test(id) ? basic : /^C\d/.test(id) ? more : other);
  return sections.map((section) => ({ ...section, module: moduleOf(section.id) }));
}

/**
 * The voluntary standard for small companies that the EU recommends, with the names of its digital taxonomy. The labels are ours. Elements
 * that the taxonomy shows twice, such as emissions in B3 and again in C3 by base and target year, appear here once.
 */
export const vsme: WrittenTable = {
  standard: "vsme",
  name: "VSME",
  version: "2026-05-01",
  publisher: "EFRAG",
  sources: [
    {
      name: "EFRAG, VSME Digital Template and XBRL Taxonomy, vsme-2026-05-01",
      source: "https://www.efrag.org/en/vsme-digital-template-and-xbrl-taxonomy",
      readAt: "https://github.com/EFRAG-EU/Digital-Template-to-XBRL-Converter",
      checkedOn: "2026-11-23",
    },
  ],
  about: say(
    "The recommendation of the European Commission for small companies, with the names of EFRAG’s digital taxonomy. A later version of this list will follow the EU regulation that replaces it.",
    "La recommandation de la Commission européenne pour les petites entreprises, avec les noms de la taxonomie numérique de l’EFRAG. Le règlement de l’UE qui la remplace sera une version ultérieure de cette liste.",
    "Saranan Suruhanjaya Eropah untuk syarikat kecil, dengan nama daripada taksonomi digital EFRAG. Peraturan EU yang menggantikannya akan menjadi versi seterusnya bagi senarai ini.",
  ),
  taxonomy: {
    entryPoint: "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme-all.xsd",
    namespaces: {
      country: "https://xbrl.org/2024/iso3166",
      vsme: "https://xbrl.efrag.org/taxonomy/vsme/2026-05-01/vsme",
    },
  },
  sections: inModules([
    { id: "B1", name: say("Basis for preparation", "Base de préparation", "Asas penyediaan") },
    {
      id: "B2",
      name: say("Practices, policies and plans", "Pratiques, politiques et projets", "Amalan, dasar dan rancangan"),
    },
    { id: "B3", name: say("Energy and emissions", "Énergie et émissions", "Tenaga dan pelepasan") },
    { id: "B4", name: say("Pollution", "Pollution", "Pencemaran") },
    { id: "B5", name: say("Biodiversity and land", "Biodiversité et sols", "Biodiversiti dan tanah") },
    { id: "B6", name: say("Water", "Eau", "Air") },
    { id: "B7", name: say("Materials and waste", "Matières et déchets", "Bahan dan sisa") },
    { id: "B8", name: say("Workforce", "Effectif", "Tenaga kerja") },
    { id: "B9", name: say("Health and safety", "Santé et sécurité", "Kesihatan dan keselamatan") },
    {
      id: "B10",
      name: say(
        "Pay, agreements and training",
        "Rémunération, conventions et formation",
        "Gaji, perjanjian dan latihan",
      ),
    },
    { id: "B11", name: say("Corruption", "Corruption", "Rasuah") },
    {
      id: "C1",
      name: say("Strategy and business model", "Stratégie et modèle économique", "Strategi dan model perniagaan"),
    },
    {
      id: "C2",
      name: say(
        "Practices, policies and plans in words",
        "Description des pratiques, politiques et projets",
        "Huraian amalan, dasar dan rancangan",
      ),
    },
    {
      id: "C3",
      name: say(
        "Emission targets and transition",
        "Objectifs d’émissions et transition",
        "Sasaran pelepasan dan peralihan",
      ),
    },
    { id: "C4", name: say("Climate risks", "Risques climatiques", "Risiko iklim") },
    { id: "C5", name: say("More on the workforce", "Effectif : compléments", "Maklumat lanjut tenaga kerja") },
    { id: "C6", name: say("Human-rights policies", "Politiques de droits humains", "Dasar hak asasi manusia") },
    { id: "C7", name: say("Human-rights incidents", "Incidents liés aux droits humains", "Insiden hak asasi manusia") },
    {
      id: "C8",
      name: say("Revenue from certain sectors", "Revenus de certains secteurs", "Hasil daripada sektor tertentu"),
    },
    { id: "C9", name: say("Women on the board", "Femmes au conseil", "Pengarah wanita") },
    { id: "other", name: say("Other: general", "Autres : généralités", "Lain-lain: umum") },
    {
      id: "other-environment",
      name: say("Other: environment", "Autres : environnement", "Lain-lain: alam sekitar"),
    },
    { id: "other-social", name: say("Other: people", "Autres : social", "Lain-lain: sosial") },
    { id: "other-governance", name: say("Other: governance", "Autres : gouvernance", "Lain-lain: tadbir urus") },
  ]),
  rows: [...GENERAL, ...ENERGY_AND_LAND, ...WATER_AND_WASTE, ...CLIMATE_PLANS, ...PEOPLE, ...CONDUCT],
};
