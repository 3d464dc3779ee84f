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
      "Your company answers for bribes paid for its benefit unless it had adequate procedures: commitment at the top, risk assessment, controls, review, training.",
      "Votre entreprise répond des pots-de-vin versés à son avantage, sauf si elle avait des procédures adéquates : engagement de la direction, évaluation des risques, contrôles, revue, formation.",
      "Syarikat anda bertanggungjawab atas rasuah yang dibayar bagi faedahnya kecuali ada prosedur mencukupi: komitmen pengurusan tertinggi, penilaian risiko, kawalan, semakan dan latihan.",
    ),
    questions: ["assess.1", "assess.2", "learn.1", "commit.1", "measure.test"],
    source: "https://www.sprm.gov.my/",
    readAt: "https://faisalmalikco.com/due-diligence/corporate-liability-s-17a/",
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
      "You keep personal data secure and no longer than needed. Since 1 June 2025, you report a breach that may do significant harm to the Commissioner within 72 hours, and companies above set thresholds appoint a data protection officer.",
      "Vous gardez les données personnelles en sécurité et pas plus longtemps que nécessaire. Depuis le 1er juin 2025, vous signalez au Commissaire sous 72 heures une violation pouvant causer un préjudice important, et les entreprises au-delà de certains seuils désignent un délégué à la protection des données.",
      "Anda menyimpan data peribadi dengan selamat dan tidak lebih lama daripada yang perlu. Sejak 1 Jun 2025, anda melaporkan pelanggaran yang mungkin menyebabkan kemudaratan ketara kepada Pesuruhjaya dalam masa 72 jam, dan syarikat yang melebihi had tertentu melantik pegawai perlindungan data.",
    ),
    questions: ["commit.data-protection", "measure.test"],
    source: "https://www.pdp.gov.my/",
    readAt: "https://stpartners.my/personal-data-protection-amendment-act-2024/",
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
      "Your company answers for bribes that people associated with it pay to win business, unless it had adequate procedures to prevent them.",
      "Votre entreprise répond des pots-de-vin versés par des personnes liées à elle pour obtenir des affaires, sauf si elle avait des procédures adéquates pour les prévenir.",
      "Syarikat anda bertanggungjawab atas rasuah yang dibayar oleh orang yang berkaitan dengannya untuk mendapatkan perniagaan, kecuali ada prosedur mencukupi untuk mencegahnya.",
    ),
    questions: ["assess.1", "assess.2", "learn.1", "commit.1", "measure.test"],
    source: "https://www.gov.za/documents/prevention-and-combating-corrupt-activities-act-0",
    readAt:
      "https://www.financialinstitutionslegalsnapshot.com/2025/03/12/navigating-an-organisations-obligation-to-prevent-corruption-under-section-34a-of-precca/",
    checkedOn: "2025-03-12",
  },
  {
    country: "ZA",
    name: say(
      "Protection of Personal Information Act 4 of 2013 (POPIA), sections 19, 22 and 55",
      "Loi sud-africaine 4 de 2013 sur la protection des données personnelles (POPIA), articles 19, 22 et 55",
      "Akta Perlindungan Maklumat Peribadi 4 tahun 2013 (POPIA, Afrika Selatan), seksyen 19, 22 dan 55",
    ),
    asks: say(
      "You register an information officer, keep personal information secure by reasonable measures, and tell the Information Regulator and those concerned when it has been compromised.",
      "Vous enregistrez un responsable de l’information, protégez les données personnelles par des mesures raisonnables, et avertissez le régulateur de l’information et les personnes concernées en cas d’atteinte.",
      "Anda mendaftarkan pegawai maklumat, melindungi maklumat peribadi dengan langkah munasabah, dan memaklumkan Pengawal Selia Maklumat serta mereka yang terlibat apabila berlaku pelanggaran.",
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
    source: "https://unglobalcompact.org/what-is-gc/mission/principles/principle-10",
    readAt: "http://globalcompactvietnam.org/detail.asp?id=59",
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
    source: "https://www.iso.org/standard/37001",
    readAt:
      "https://www.pqbweb.eu/page-news-on-the-standard-iso-37001-version-2025-anti-bribery-management-systems-requirements-with-guidance-for-use.php",
    checkedOn: "2025-06-03",
  },
];
