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
      "Whoever generates scheduled (hazardous) waste notifies the Department of Environment, labels and stores it safely, keeps an inventory and hands it to licensed premises.",
      "Quiconque produit des déchets dangereux en avise le Département de l’environnement (DOE), les étiquette et les stocke sans danger, tient un inventaire et les remet à un site agréé.",
      "Sesiapa yang menghasilkan buangan terjadual memaklumkan Jabatan Alam Sekitar, melabel dan menyimpannya dengan selamat, menyimpan inventori dan menghantarnya ke premis berlesen.",
    ),
    questions: ["assess.1", "learn.2", "measure.1"],
    source: "https://vdocument.in/federal-subsidiary-legislation-in-exercise-of-the-powers-conferred-by-sections.html",
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
      "Everyone who holds waste avoids it where possible, reduces, reuses and recycles it, and disposes of the rest without harm.",
      "Quiconque détient des déchets les évite autant que possible, les réduit, les réutilise et les recycle, et élimine le reste sans nuire.",
      "Setiap pemegang sisa mengelakkannya jika boleh, mengurangkan, mengguna semula dan mengitar semulanya, serta melupuskan bakinya tanpa memudaratkan.",
    ),
    questions: ["assess.1", "commit.1", "measure.step"],
    source: "https://laws.ewt.org.za/legislation/land-legislation/waste-management",
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
      "Whoever may cause significant pollution takes reasonable measures to prevent it, and tells employees how to work without causing it.",
      "Quiconque peut causer une pollution notable prend des mesures raisonnables pour l’éviter et indique aux employés comment travailler sans la provoquer.",
      "Sesiapa yang mungkin menyebabkan pencemaran ketara mengambil langkah munasabah untuk mencegahnya dan memberitahu pekerja cara bekerja tanpa menyebabkannya.",
    ),
    questions: ["learn.1", "learn.2"],
    source:
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
    source: "https://docslib.org/doc/4685845/gri-306-waste-2020",
    checkedOn: "2026-11-23",
  },
];
