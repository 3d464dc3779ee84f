import { type Law, say } from "../authoring";

export const wasteLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Environmental Quality (Scheduled Wastes) Regulations 2005",
      "Règlement malaisien de 2005 sur les déchets dangereux (loi EQA de 1974)",
      "Peraturan-Peraturan Kualiti Alam Sekeliling (Buangan Terjadual) 2005",
    ),
    asks: say(
      "If you produce scheduled (hazardous) waste, you notify the Department of Environment, label and store it safely, keep an inventory and hand it to licensed premises.",
      "Si vous produisez des déchets dangereux, vous en avisez le Département de l’environnement (DOE), les étiquetez et les stockez sans danger, tenez un inventaire et les remettez à un site agréé.",
      "Jika anda menghasilkan buangan terjadual, anda memaklumkan Jabatan Alam Sekitar, melabel dan menyimpannya dengan selamat, menyimpan inventori dan menghantarnya ke premis berlesen.",
    ),
    questions: ["assess.1", "learn.2", "measure.1"],
    source: "https://www.doe.gov.my/",
    readAt: "https://vdocument.in/federal-subsidiary-legislation-in-exercise-of-the-powers-conferred-by-sections.html",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "National Environmental Management: Waste Act 59 of 2008",
      "Loi sud-africaine 59 de 2008 sur les déchets (NEMWA)",
      "Akta Sisa 59 tahun 2008 (NEMWA, Afrika Selatan)",
    ),
    asks: say(
      "You avoid waste where possible, reduce, reuse and recycle it, and dispose of the rest without harm.",
      "Vous évitez les déchets autant que possible, les réduisez, les réutilisez et les recyclez, et éliminez le reste sans nuire.",
      "Anda mengelakkan sisa jika boleh, mengurangkan, mengguna semula dan mengitar semulanya, serta melupuskan bakinya tanpa memudaratkan.",
    ),
    questions: ["assess.1", "commit.1", "measure.step"],
    source: "https://www.gov.za/documents/national-environmental-management-waste-act",
    readAt: "https://laws.ewt.org.za/legislation/land-legislation/waste-management",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "National Environmental Management Act 107 of 1998 (NEMA), section 28",
      "Loi sud-africaine 107 de 1998 sur la gestion de l’environnement (NEMA), article 28",
      "Akta Pengurusan Alam Sekitar 107 tahun 1998 (NEMA, Afrika Selatan), seksyen 28",
    ),
    asks: say(
      "If your work may cause significant pollution, you take reasonable measures to prevent it, and tell employees how to work without causing it.",
      "Si votre travail peut causer une pollution notable, vous prenez des mesures raisonnables pour l’éviter et indiquez aux salariés comment travailler sans la provoquer.",
      "Jika kerja anda mungkin menyebabkan pencemaran ketara, anda mengambil langkah munasabah untuk mencegahnya dan memberitahu pekerja cara bekerja tanpa menyebabkannya.",
    ),
    questions: ["learn.1", "learn.2"],
    source: "https://www.gov.za/documents/national-environmental-management-act",
    readAt:
      "http://www.acts.co.za/national-environmental-management-act-1998/28__duty_of_care_and_remediation_of_environmental_damage.php",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say("GRI 306: Waste (2020)", "GRI 306 : Déchets (2020)", "GRI 306: Sisa (2020)"),
    asks: say(
      "Reports say how much waste there is by kind, and how much of it is kept from disposal.",
      "Les rapports disent combien de déchets sont produits par type et combien échappent à l’élimination.",
      "Laporan menyatakan jumlah sisa mengikut jenis dan bahagian yang tidak dilupuskan.",
    ),
    questions: ["measure.1", "report.2"],
    source: "https://www.globalreporting.org/publications/documents/english/gri-306-waste-2020/",
    readAt: "https://docslib.org/doc/4685845/gri-306-waste-2020",
    checkedOn: "2026-11-23",
  },
];
