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
      "The government means to tax energy, iron and steel first, so prices of electricity and metal may change; nothing is owed by a small company yet.",
      "Le gouvernement entend taxer d’abord l’énergie, le fer et l’acier ; les prix de l’électricité et du métal peuvent donc changer, mais une petite entreprise ne doit encore rien.",
      "Kerajaan berhasrat mengenakan cukai terhadap tenaga, besi dan keluli dahulu, jadi harga elektrik dan logam mungkin berubah; syarikat kecil belum perlu membayar apa-apa.",
    ),
    questions: ["assess.2"],
    source:
      "https://rainsnews.com/en/my/business/malaysia-continues-refining-carbon-tax-plan-amid-energy-and-geopolitical-concern-12617",
    checkedOn: "2026-04-21",
  },
  {
    country: "ZA",
    name: say(
      "Climate Change Act 22 of 2024",
      "Loi 22 de 2024 sur le changement climatique (Afrique du Sud)",
      "Akta Perubahan Iklim 22 tahun 2024 (Afrika Selatan)",
    ),
    asks: say(
      "It is partly in force since 17 March 2025 and binds the state first; sector targets and carbon budgets for large emitters follow later.",
      "Elle est en vigueur en partie depuis le 17 mars 2025 et lie d’abord l’État ; des objectifs sectoriels et des budgets carbone pour les grands émetteurs suivront.",
      "Sebahagiannya berkuat kuasa sejak 17 Mac 2025 dan mengikat kerajaan dahulu; sasaran sektor dan bajet karbon bagi pelepas besar menyusul kemudian.",
    ),
    questions: ["assess.2"],
    source: "https://lawlibrary.org.za/akn/za/act/2024/22/eng@2024-07-23",
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
      "Importers into the EU declare the emissions of cement, iron, steel, aluminium and a few other goods from 2026, above 50 tonnes a year, and ask their suppliers for figures.",
      "Dès 2026, les importateurs dans l’UE déclarent les émissions du ciment, du fer, de l’acier, de l’aluminium et de quelques autres biens au-delà de 50 tonnes par an, et demandent des chiffres à leurs fournisseurs.",
      "Mulai 2026, pengimport ke EU mengisytiharkan pelepasan simen, besi, keluli, aluminium dan beberapa barang lain melebihi 50 tan setahun, dan meminta angka daripada pembekal mereka.",
    ),
    questions: ["assess.2", "measure.2"],
    source: "https://fn.legal/en/cbam-amendment-regulation-entered-into-force/",
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
      "It replaces GRI 305 for reports on periods from 1 January 2027 and asks for emissions by scope, targets and adaptation.",
      "Elle remplace GRI 305 pour les périodes à partir du 1er janvier 2027 et demande les émissions par scope, les objectifs et l’adaptation.",
      "Ia menggantikan GRI 305 bagi tempoh pelaporan mulai 1 Januari 2027 dan meminta pelepasan mengikut skop, sasaran serta penyesuaian.",
    ),
    questions: ["commit.emissions-target", "measure.2", "report.2"],
    source:
      "https://trendingnowinesg.jonesday.com/post/102kqs7/gri-releases-new-climate-and-energy-standards-significant-reporting-changes-ahe",
    checkedOn: "2026-11-23",
  },
];
