import { type Law, say } from "../authoring";

export const climateLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Carbon tax (announced for 2026, start under review)",
      "Taxe carbone (annoncée pour 2026, date à l’étude)",
      "Cukai karbon (diumumkan bagi 2026, tarikh mula dalam semakan)",
    ),
    asks: say(
      "The government plans to tax energy, iron and steel first, so prices of electricity and metal may change. A small company owes nothing yet.",
      "Le gouvernement prévoit de taxer d’abord l’énergie, le fer et l’acier ; les prix de l’électricité et du métal peuvent donc changer. Une petite entreprise ne doit encore rien.",
      "Kerajaan merancang mengenakan cukai terhadap tenaga, besi dan keluli dahulu, jadi harga elektrik dan logam mungkin berubah. Syarikat kecil belum perlu membayar apa-apa.",
    ),
    questions: ["assess.2"],
    source: "https://www.mof.gov.my/",
    readAt:
      "https://rainsnews.com/en/my/business/malaysia-continues-refining-carbon-tax-plan-amid-energy-and-geopolitical-concern-12617",
    checkedOn: "2026-04-21",
  },
  {
    country: "MY",
    name: say(
      "Environmental Quality (Refrigerant Management) Regulations 2020",
      "Règlement malaisien de 2020 sur la gestion des fluides frigorigènes (loi EQA de 1974)",
      "Peraturan-Peraturan Kualiti Alam Sekeliling (Pengurusan Refrigeran) 2020",
    ),
    asks: say(
      "If you use or service cooling equipment, you do not release refrigerant into the air, and you keep records of it.",
      "Si vous utilisez ou entretenez des appareils de froid, vous ne rejetez pas de fluide frigorigène dans l’air et vous en tenez un registre.",
      "Jika anda menggunakan atau menyelenggara peralatan penyejukan, anda tidak melepaskan refrigeran ke udara dan menyimpan rekodnya.",
    ),
    questions: ["measure.2", "measure.step"],
    source: "https://www.doe.gov.my/",
    isUnread: true,
    checkedOn: "2026-11-27",
  },
  {
    country: "ZA",
    name: say(
      "Climate Change Act 22 of 2024",
      "Loi 22 de 2024 sur le changement climatique (Afrique du Sud)",
      "Akta Perubahan Iklim 22 tahun 2024 (Afrika Selatan)",
    ),
    asks: say(
      "It is partly in force since 17 March 2025 and binds the state first. Sector targets and carbon budgets for large emitters follow later.",
      "Elle est en vigueur en partie depuis le 17 mars 2025 et lie d’abord l’État. Des objectifs sectoriels et des budgets carbone pour les grands émetteurs suivront.",
      "Sebahagiannya berkuat kuasa sejak 17 Mac 2025 dan mengikat kerajaan dahulu. Sasaran sektor dan bajet karbon bagi pengeluar pelepasan yang besar menyusul kemudian.",
    ),
    questions: ["assess.2"],
    source: "https://www.gov.za/documents/acts/climate-change-act-22-2024-english-afrikaans-23-jul-2024",
    readAt: "https://lawlibrary.org.za/akn/za/act/2024/22/eng@2024-07-23",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "EU Regulation 2023/956 (carbon border adjustment, CBAM), as amended by 2025/2083",
      "Règlement UE 2023/956 (ajustement carbone aux frontières, MACF), modifié par 2025/2083",
      "Peraturan EU 2023/956 (pelarasan karbon sempadan, CBAM), dipinda oleh 2025/2083",
    ),
    asks: say(
      "From 2026, importers into the EU declare the emissions of cement, iron, steel, aluminium and a few other goods above 50 tonnes a year, and ask their suppliers for figures.",
      "Dès 2026, les importateurs dans l’UE déclarent les émissions du ciment, du fer, de l’acier, de l’aluminium et de quelques autres biens au-delà de 50 tonnes par an, et demandent des chiffres à leurs fournisseurs.",
      "Mulai 2026, pengimport ke EU mengisytiharkan pelepasan simen, besi, keluli, aluminium dan beberapa barang lain melebihi 50 tan setahun, dan meminta angka daripada pembekal mereka.",
    ),
    questions: ["assess.2", "measure.2"],
    source: "https://eur-lex.europa.eu/eli/reg/2023/956/oj",
    readAt: "https://fn.legal/en/cbam-amendment-regulation-entered-into-force/",
    checkedOn: "2025-10-20",
  },
  {
    country: "*",
    name: say(
      "GRI 102: Climate Change (2025)",
      "GRI 102 : Changement climatique (2025)",
      "GRI 102: Perubahan Iklim (2025)",
    ),
    asks: say(
      "It replaces the greenhouse-gas disclosures of GRI 305 for reports on periods from 1 January 2027, and asks for emissions by scope, targets and adaptation.",
      "Elle remplace les éléments de GRI 305 sur les gaz à effet de serre pour les périodes à partir du 1er janvier 2027, et demande les émissions par scope, les objectifs et l’adaptation.",
      "Ia menggantikan pendedahan gas rumah hijau dalam GRI 305 bagi tempoh pelaporan mulai 1 Januari 2027, dan meminta pelepasan mengikut skop, sasaran serta penyesuaian.",
    ),
    questions: ["commit.emissions-target", "measure.2", "report.2"],
    source: "https://www.globalreporting.org/publications/documents/english/gri-102-climate-change-2025/",
    readAt:
      "https://trendingnowinesg.jonesday.com/post/102kqs7/gri-releases-new-climate-and-energy-standards-significant-reporting-changes-ahe",
    checkedOn: "2026-11-23",
  },
];
