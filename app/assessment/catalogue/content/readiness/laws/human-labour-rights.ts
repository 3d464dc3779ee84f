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
      "Since 1 June 2024, you assess the risks of your work, even if you work for yourself. If you employ five people or more, you appoint a safety and health coordinator.",
      "Depuis le 1er juin 2024, vous évaluez les risques de votre travail, même si vous êtes à votre compte. Si vous employez cinq personnes ou plus, vous désignez un coordinateur à la sécurité et à la santé.",
      "Sejak 1 Jun 2024, anda menilai risiko kerja anda, walaupun anda bekerja sendiri. Jika anda menggaji lima orang atau lebih, anda melantik penyelaras keselamatan dan kesihatan.",
    ),
    questions: ["learn.1", "commit.1", "measure.safety"],
    source: "https://www.dosh.gov.my/",
    readAt: "https://www.kensington-trust.com/malaysia-key-changes-to-the-occupational-safety-and-health-act/",
    checkedOn: "2026-11-23",
  },
  {
    country: "MY",
    name: say(
      "Employment Act 1955, as amended in 2022 (Peninsular Malaysia and Labuan; Sabah and Sarawak have their own ordinances)",
      "Loi malaisienne de 1955 sur l’emploi, modifiée en 2022 (Malaisie péninsulaire et Labuan ; Sabah et Sarawak ont leurs propres ordonnances)",
      "Akta Kerja 1955, dipinda pada 2022 (Semenanjung Malaysia dan Labuan; Sabah dan Sarawak mempunyai ordinan sendiri)",
    ),
    asks: say(
      "Since 1 January 2023: 45 hours of work a week at most, 98 days of maternity and 7 days of paternity leave, no forced labour, and approval before you employ a foreign worker.",
      "Depuis le 1er janvier 2023 : 45 heures de travail par semaine au plus, 98 jours de congé de maternité et 7 de paternité, pas de travail forcé, et une autorisation avant d’employer un travailleur étranger.",
      "Sejak 1 Januari 2023: paling lama 45 jam kerja seminggu, 98 hari cuti bersalin dan 7 hari cuti paterniti, tiada buruh paksa, dan kelulusan sebelum anda menggaji pekerja asing.",
    ),
    questions: ["assess.rights", "learn.2"],
    source: "https://jtksm.mohr.gov.my/",
    readAt: "https://lopartners.my/amendment-of-the-employment-act-2022/",
    checkedOn: "2026-11-23",
  },
  {
    country: "MY",
    name: say(
      "Employees’ Minimum Standards of Housing, Accommodations and Amenities Act 1990 (Act 446)",
      "Loi malaisienne de 1990 sur les normes minimales de logement des travailleurs (loi 446)",
      "Akta Standard Minimum Perumahan, Penginapan dan Kemudahan Pekerja 1990 (Akta 446)",
    ),
    asks: say(
      "If you house workers, you keep to minimum standards and need a certificate for the accommodation (Peninsular Malaysia and Labuan).",
      "Si vous logez des travailleurs, vous respectez des normes minimales et il vous faut un certificat pour le logement (Malaisie péninsulaire et Labuan).",
      "Jika anda menyediakan penginapan pekerja, anda mematuhi standard minimum dan memerlukan perakuan penginapan (Semenanjung Malaysia dan Labuan).",
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
      "It sets the minimum for hours (for most employees 45 ordinary hours a week at most), overtime, leave and written terms of employment.",
      "Elle fixe le minimum pour les heures (pour la plupart des salariés, 45 heures ordinaires par semaine au plus), les heures supplémentaires, les congés et les conditions d’emploi écrites.",
      "Ia menetapkan asas bagi waktu bekerja (bagi kebanyakan pekerja, paling lama 45 jam biasa seminggu), kerja lebih masa, cuti dan syarat pekerjaan bertulis.",
    ),
    questions: ["assess.rights", "learn.2"],
    source: "https://www.gov.za/documents/basic-conditions-employment-act",
    readAt: "https://smelaboursupport.org.za/download/terms-and-conditions-of-employment-3/",
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
      "You keep the workplace safe and without risk to health as far as reasonably practicable, and tell workers of dangers and how to avoid them.",
      "Vous gardez le lieu de travail sûr et sans risque pour la santé dans la mesure du raisonnable, et vous informez les travailleurs des dangers et de la façon de les éviter.",
      "Anda memastikan tempat kerja selamat dan tanpa risiko kesihatan setakat yang munasabah, serta memaklumkan pekerja tentang bahaya dan cara mengelakkannya.",
    ),
    questions: ["learn.2", "measure.safety"],
    source: "https://www.gov.za/documents/occupational-health-and-safety-act",
    readAt: "https://bgrpaarl.co.za/is-your-office-health-and-safety-compliant/",
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
    source: "https://www.ilo.org/declaration",
    readAt: "https://studylib.ru/doc/6414338/2023-wcms-850673",
    checkedOn: "2026-11-23",
  },
];
