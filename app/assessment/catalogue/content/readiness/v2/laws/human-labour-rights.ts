import { type Law, say } from "../authoring";

export const labourLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Occupational Safety and Health Act 1994 (Act 514), as amended in 2022",
      "Loi malaisienne de 1994 sur la sécurité et la santé au travail (OSHA, loi 514), modifiée en 2022",
      "Akta Keselamatan dan Kesihatan Pekerjaan 1994 (Akta 514), dipinda pada 2022",
    ),
    asks: say(
      "Since 1 June 2024 every employer, self-employed person and principal assesses the risks of its work, and whoever employs five or more appoints a safety and health coordinator.",
      "Depuis le 1er juin 2024, tout employeur, travailleur indépendant et donneur d’ouvrage évalue les risques de son travail, et quiconque emploie cinq personnes ou plus désigne un coordinateur à la sécurité et à la santé.",
      "Sejak 1 Jun 2024, setiap majikan, orang yang bekerja sendiri dan prinsipal menilai risiko kerjanya, dan sesiapa yang menggaji lima orang atau lebih melantik penyelaras keselamatan dan kesihatan.",
    ),
    questions: ["learn.1", "commit.1", "measure.safety"],
    source: "https://www.kensington-trust.com/malaysia-key-changes-to-the-occupational-safety-and-health-act/",
    checkedOn: "2026-11-23",
  },
  {
    country: "MY",
    name: say(
      "Employment Act 1955, as amended in 2022",
      "Loi malaisienne de 1955 sur l’emploi, modifiée en 2022",
      "Akta Kerja 1955, dipinda pada 2022",
    ),
    asks: say(
      "Since 1 January 2023: 45 hours of work a week at most, 98 days of maternity and 7 days of paternity leave, no forced labour, and approval before a foreign worker is employed.",
      "Depuis le 1er janvier 2023 : 45 heures de travail par semaine au plus, 98 jours de congé de maternité et 7 de paternité, pas de travail forcé, et une autorisation avant d’employer un travailleur étranger.",
      "Sejak 1 Januari 2023: paling lama 45 jam kerja seminggu, 98 hari cuti bersalin dan 7 hari cuti paterniti, tiada buruh paksa, dan kelulusan sebelum menggaji pekerja asing.",
    ),
    questions: ["assess.rights", "learn.2"],
    source: "https://lopartners.my/amendment-of-the-employment-act-2022/",
    checkedOn: "2026-11-23",
  },
  {
    country: "MY",
    name: say(
      "Employees’ Minimum Standards of Housing, Accommodations and Amenities Act 1990 (Act 446)",
      "Loi malaisienne de 1990 sur les normes minimales de logement des employés (loi 446)",
      "Akta Standard Minimum Perumahan, Penginapan dan Kemudahan Pekerja 1990 (Akta 446)",
    ),
    asks: say(
      "Whoever houses workers keeps to minimum standards and holds a certificate for the accommodation (Peninsular Malaysia and Labuan).",
      "Quiconque loge des travailleurs respecte des normes minimales et détient un certificat pour le logement (Malaisie péninsulaire et Labuan).",
      "Sesiapa yang menyediakan penginapan pekerja mematuhi standard minimum dan memegang perakuan penginapan (Semenanjung Malaysia dan Labuan).",
    ),
    questions: ["assess.rights"],
    source: "https://jtksm.mohr.gov.my/en/services/employees-housing-accommodations-and-amenities",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "Basic Conditions of Employment Act 75 of 1997 (BCEA)",
      "Loi sud-africaine 75 de 1997 sur les conditions d’emploi de base (BCEA)",
      "Akta Syarat Asas Pekerjaan 75 tahun 1997 (BCEA, Afrika Selatan)",
    ),
    asks: say(
      "It sets the floor for hours (45 ordinary hours a week at most), overtime, leave and written terms of employment.",
      "Elle fixe le minimum pour les heures (45 heures ordinaires par semaine au plus), les heures supplémentaires, les congés et les conditions d’emploi écrites.",
      "Ia menetapkan asas bagi waktu bekerja (paling lama 45 jam biasa seminggu), kerja lebih masa, cuti dan syarat pekerjaan bertulis.",
    ),
    questions: ["assess.rights", "learn.2"],
    source: "https://smelaboursupport.org.za/download/terms-and-conditions-of-employment-3/",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "Occupational Health and Safety Act 85 of 1993 (OHSA)",
      "Loi sud-africaine 85 de 1993 sur la santé et la sécurité au travail (OHSA)",
      "Akta Kesihatan dan Keselamatan Pekerjaan 85 tahun 1993 (OHSA, Afrika Selatan)",
    ),
    asks: say(
      "The employer keeps the workplace safe and without risk to health as far as reasonably practicable, and informs workers of dangers and how to avoid them.",
      "L’employeur garde le lieu de travail sûr et sans risque pour la santé dans la mesure du raisonnable, et informe les travailleurs des dangers et de la façon de les éviter.",
      "Majikan memastikan tempat kerja selamat dan tanpa risiko kesihatan setakat yang munasabah, serta memaklumkan pekerja tentang bahaya dan cara mengelakkannya.",
    ),
    questions: ["learn.2", "measure.safety"],
    source: "https://bgrpaarl.co.za/is-your-office-health-and-safety-compliant/",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "ILO Declaration on Fundamental Principles and Rights at Work (1998, amended 2022)",
      "Déclaration de l’OIT relative aux principes et droits fondamentaux au travail (1998, amendée en 2022)",
      "Deklarasi ILO tentang Prinsip dan Hak Asas di Tempat Kerja (1998, dipinda 2022)",
    ),
    asks: say(
      "Every member state respects five subjects: freedom of association, no forced labour, no child labour, no discrimination, and a safe and healthy working environment.",
      "Chaque État membre respecte cinq sujets : liberté syndicale, pas de travail forcé, pas de travail des enfants, pas de discrimination, et un milieu de travail sûr et salubre.",
      "Setiap negara anggota menghormati lima perkara: kebebasan berpersatuan, tiada buruh paksa, tiada buruh kanak-kanak, tiada diskriminasi, serta persekitaran kerja yang selamat dan sihat.",
    ),
    questions: ["assess.rights", "commit.1", "measure.safety"],
    source: "https://studylib.ru/doc/6414338/2023-wcms-850673",
    checkedOn: "2026-11-23",
  },
];
