import { type Law, say } from "../authoring";

export const integrityLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Malaysian Anti-Corruption Commission Act 2009, section 17A (since 1 June 2020)",
      "Loi malaisienne de 2009 sur la Commission de lutte contre la corruption (MACC), article 17A (depuis le 1er juin 2020)",
      "Akta Suruhanjaya Pencegahan Rasuah Malaysia 2009, seksyen 17A (sejak 1 Jun 2020)",
    ),
    asks: say(
      "A commercial organisation answers for bribes paid for its benefit unless it had adequate procedures: commitment at the top, risk assessment, controls, review, training.",
      "Une organisation commerciale répond des pots-de-vin versés à son avantage, sauf si elle avait des procédures adéquates : engagement de la direction, évaluation des risques, contrôles, revue, formation.",
      "Organisasi komersial bertanggungjawab atas rasuah yang dibayar bagi faedahnya kecuali ia mempunyai prosedur mencukupi: komitmen pengurusan tertinggi, penilaian risiko, kawalan, semakan dan latihan.",
    ),
    questions: ["assess.1", "assess.2", "learn.1", "commit.1", "measure.test"],
    source: "https://faisalmalikco.com/due-diligence/corporate-liability-s-17a/",
    checkedOn: "2026-11-23",
  },
  {
    country: "MY",
    name: say(
      "Personal Data Protection Act 2010 (PDPA), as amended in 2024",
      "Loi malaisienne de 2010 sur la protection des données personnelles (PDPA), modifiée en 2024",
      "Akta Perlindungan Data Peribadi 2010 (PDPA), dipinda pada 2024",
    ),
    asks: say(
      "Personal data is kept secure and no longer than needed; since 1 June 2025 a breach that may do significant harm is reported to the Commissioner within 72 hours.",
      "Les données personnelles sont gardées en sécurité et pas plus longtemps que nécessaire ; depuis le 1er juin 2025, une violation pouvant causer un préjudice important est signalée au Commissaire sous 72 heures.",
      "Data peribadi disimpan dengan selamat dan tidak lebih lama daripada yang perlu; sejak 1 Jun 2025, pelanggaran yang mungkin menyebabkan kemudaratan ketara dilaporkan kepada Pesuruhjaya dalam masa 72 jam.",
    ),
    questions: ["commit.data-protection", "measure.test"],
    source: "https://stpartners.my/personal-data-protection-amendment-act-2024/",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "Prevention and Combating of Corrupt Activities Act 12 of 2004 (PRECCA), section 34A (since 3 April 2024)",
      "Loi sud-africaine 12 de 2004 contre la corruption (PRECCA), article 34A (depuis le 3 avril 2024)",
      "Akta Pencegahan Rasuah 12 tahun 2004 (PRECCA, Afrika Selatan), seksyen 34A (sejak 3 April 2024)",
    ),
    asks: say(
      "A company answers for bribes that people associated with it pay to win business, unless it had adequate procedures to prevent them.",
      "Une entreprise répond des pots-de-vin versés par des personnes liées à elle pour obtenir des affaires, sauf si elle avait des procédures adéquates pour les prévenir.",
      "Syarikat bertanggungjawab atas rasuah yang dibayar oleh orang yang berkaitan dengannya untuk mendapatkan perniagaan, kecuali ia mempunyai prosedur mencukupi untuk mencegahnya.",
    ),
    questions: ["assess.1", "assess.2", "learn.1", "commit.1", "measure.test"],
    source:
      "https://www.financialinstitutionslegalsnapshot.com/2025/03/12/navigating-an-organisations-obligation-to-prevent-corruption-under-section-34a-of-precca/",
    checkedOn: "2025-03-12",
  },
  {
    country: "ZA",
    name: say(
      "Protection of Personal Information Act 4 of 2013 (POPIA), sections 19 and 22",
      "Loi sud-africaine 4 de 2013 sur la protection des données personnelles (POPIA), articles 19 et 22",
      "Akta Perlindungan Maklumat Peribadi 4 tahun 2013 (POPIA, Afrika Selatan), seksyen 19 dan 22",
    ),
    asks: say(
      "Every company registers an information officer, keeps personal information secure by reasonable measures, and tells the Information Regulator and those concerned when it has been compromised.",
      "Toute entreprise enregistre un responsable de l’information, protège les données personnelles par des mesures raisonnables, et avertit le régulateur de l’information et les personnes concernées en cas d’atteinte.",
      "Setiap syarikat mendaftarkan pegawai maklumat, melindungi maklumat peribadi dengan langkah munasabah, dan memaklumkan Pengawal Selia Maklumat serta mereka yang terlibat apabila berlaku pelanggaran.",
    ),
    questions: ["commit.data-protection", "measure.test"],
    source: "https://inforegulator.org.za/popia",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "UN Global Compact Principle 10 (2004)",
      "Pacte mondial des Nations Unies, principe 10 (2004)",
      "Kompak Global PBB, Prinsip 10 (2004)",
    ),
    asks: say(
      "Businesses work against corruption in all its forms, including extortion and bribery.",
      "Les entreprises agissent contre la corruption sous toutes ses formes, y compris l’extorsion et les pots-de-vin.",
      "Perniagaan menentang rasuah dalam semua bentuk, termasuk peras ugut dan sogokan.",
    ),
    questions: ["commit.1", "report.2"],
    source: "http://globalcompactvietnam.org/detail.asp?id=59",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "ISO 37001: anti-bribery management systems (second edition, 2025)",
      "ISO 37001 : systèmes de management anticorruption (deuxième édition, 2025)",
      "ISO 37001: sistem pengurusan antirasuah (edisi kedua, 2025)",
    ),
    asks: say(
      "A standard that can be certified: policy, risk assessment, checks on partners, controls and review.",
      "Une norme certifiable : politique, évaluation des risques, contrôle des partenaires, contrôles et revue.",
      "Piawaian yang boleh diperakui: dasar, penilaian risiko, semakan rakan niaga, kawalan dan semakan semula.",
    ),
    questions: ["assess.1", "assess.2", "measure.test"],
    source:
      "https://www.pqbweb.eu/page-news-on-the-standard-iso-37001-version-2025-anti-bribery-management-systems-requirements-with-guidance-for-use.php",
    checkedOn: "2025-06-03",
  },
];
