import { type Law, say } from "../authoring";

export const wageLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Minimum Wages Order 2024",
      "Ordonnance malaisienne de 2024 sur les salaires minimums",
      "Perintah Gaji Minimum 2024",
    ),
    asks: say(
      "Since 1 August 2025 it applies to all employers, whatever their number of workers, foreign workers and apprentices included (not domestic workers).",
      "Depuis le 1er août 2025, elle vaut pour tous les employeurs, quel que soit leur effectif, travailleurs étrangers et apprentis compris (sauf travailleurs domestiques).",
      "Sejak 1 Ogos 2025, ia terpakai bagi semua majikan tanpa mengira bilangan pekerja, termasuk pekerja asing dan perantis (kecuali pekerja domestik).",
    ),
    questions: ["assess.1", "commit.1"],
    source: "https://jtksm.mohr.gov.my/",
    readAt:
      "https://www.malaymail.com/news/malaysia/2025/07/22/minimum-wage-order-at-rm1700-to-be-enforced-nationwide-from-august-1-no-more-deferments-says-ministry/184772",
    checkedOn: "2025-07-22",
  },
  {
    country: "MY",
    name: say(
      "Employment Act 1955, as amended in 2022 (Peninsular Malaysia and Labuan; Sabah and Sarawak have their own ordinances)",
      "Loi malaisienne de 1955 sur l’emploi, modifiée en 2022 (Malaisie péninsulaire et Labuan ; Sabah et Sarawak ont leurs propres ordonnances)",
      "Akta Kerja 1955, dipinda pada 2022 (Semenanjung Malaysia dan Labuan; Sabah dan Sarawak mempunyai ordinan sendiri)",
    ),
    asks: say(
      "It says how you pay hours, overtime, rest days and leave.",
      "Elle dit comment vous payez les heures, les heures supplémentaires, les jours de repos et les congés.",
      "Ia menyatakan cara anda membayar waktu bekerja, kerja lebih masa, hari rehat dan cuti.",
    ),
    questions: ["learn.2", "measure.records"],
    source: "https://jtksm.mohr.gov.my/",
    readAt: "https://wmlaw.com.my/?p=568",
    checkedOn: "2023-03-31",
  },
  {
    country: "MY",
    name: say(
      "Belanjawanku 2024/2025, the expenditure guide of the Employees Provident Fund (EPF)",
      "Belanjawanku 2024/2025, le guide des dépenses du fonds de prévoyance malaisien (EPF)",
      "Belanjawanku 2024/2025, panduan perbelanjaan Kumpulan Wang Simpanan Pekerja (KWSP)",
    ),
    asks: say(
      "It is a guide, not a law: it says what households in Malaysian cities need each month for a decent life. You can compare your wages with it.",
      "C’est un guide, pas une loi : il dit ce qu’il faut chaque mois aux ménages des villes malaisiennes pour vivre décemment. Vous pouvez y comparer vos salaires.",
      "Ini panduan, bukan undang-undang: ia menyatakan perbelanjaan bulanan yang diperlukan oleh isi rumah di bandar Malaysia untuk hidup wajar. Anda boleh membandingkan gaji anda dengannya.",
    ),
    questions: ["assess.2"],
    source: "https://www.kwsp.gov.my/",
    isUnread: true,
    checkedOn: "2026-11-27",
  },
  {
    country: "ZA",
    name: say(
      "National Minimum Wage Act 9 of 2018 (NMWA)",
      "Loi sud-africaine 9 de 2018 sur le salaire minimum (NMWA)",
      "Akta Gaji Minimum 9 tahun 2018 (NMWA, Afrika Selatan)",
    ),
    asks: say(
      "You may not pay less than the hourly rate, which changes each 1 March. No contract can lower it.",
      "Vous ne pouvez pas payer moins que le taux horaire, qui change chaque 1er mars. Aucun contrat ne peut l’abaisser.",
      "Anda tidak boleh membayar kurang daripada kadar sejam, yang berubah pada setiap 1 Mac. Tiada kontrak boleh menurunkannya.",
    ),
    questions: ["assess.1", "commit.1"],
    source: "https://www.labour.gov.za/",
    readAt: "https://salaamedia.com/2026/02/04/sa-minimum-wage-to-increase-in-march",
    checkedOn: "2026-02-04",
  },
  {
    country: "ZA",
    name: say(
      "Basic Conditions of Employment Act 75 of 1997 (BCEA)",
      "Loi sud-africaine 75 de 1997 sur les conditions d’emploi de base (BCEA)",
      "Akta Syarat Asas Pekerjaan 75 tahun 1997 (BCEA, Afrika Selatan)",
    ),
    asks: say(
      "It says how you pay overtime, Sundays, public holidays and leave, and what you may take off wages.",
      "Elle dit comment vous payez les heures supplémentaires, les dimanches, les jours fériés et les congés, et ce que vous pouvez retenir sur le salaire.",
      "Ia menyatakan cara anda membayar kerja lebih masa, hari Ahad, cuti umum dan cuti, serta potongan gaji yang dibenarkan.",
    ),
    questions: ["learn.2", "measure.records"],
    source: "https://www.gov.za/documents/basic-conditions-employment-act",
    readAt: "https://bcas.co.za/the-bcea-working-times/",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "ILO agreement on living wages (2024)",
      "Accord de l’OIT sur le salaire vital (2024)",
      "Persetujuan ILO tentang gaji kehidupan wajar (2024)",
    ),
    asks: say(
      "A living wage is what workers and their families need for a decent standard of living in their country, earned in normal hours.",
      "Le salaire vital est ce dont les travailleurs et leurs familles ont besoin pour vivre décemment dans leur pays, gagné pendant les heures normales.",
      "Gaji kehidupan wajar ialah gaji yang diperlukan oleh pekerja dan keluarga mereka untuk taraf hidup yang layak di negara mereka, diperoleh dalam waktu bekerja biasa.",
    ),
    questions: ["assess.2", "learn.1", "measure.raise"],
    source: "https://www.ilo.org/",
    readAt: "https://industriall-union.org/ilo-agreement-takes-important-step-for-living-wages",
    checkedOn: "2024-03-21",
  },
];
