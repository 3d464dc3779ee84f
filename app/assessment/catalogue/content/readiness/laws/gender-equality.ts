import { type Law, say } from "../authoring";

export const genderLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Employment Act 1955, as amended in 2022 (Peninsular Malaysia and Labuan; Sabah and Sarawak have their own ordinances)",
      "Loi malaisienne de 1955 sur l’emploi, modifiée en 2022 (Malaisie péninsulaire et Labuan ; Sabah et Sarawak ont leurs propres ordonnances)",
      "Akta Kerja 1955, dipinda pada 2022 (Semenanjung Malaysia dan Labuan; Sabah dan Sarawak mempunyai ordinan sendiri)",
    ),
    asks: say(
      "You display a notice against sexual harassment and inquire into complaints. Maternity and paternity leave apply at all wages, and you may not dismiss a worker because she is pregnant.",
      "Vous affichez un avis contre le harcèlement sexuel et enquêtez sur les plaintes. Les congés de maternité et de paternité valent pour tous les salaires, et vous ne pouvez pas licencier une travailleuse parce qu’elle est enceinte.",
      "Anda mempamerkan notis tentang gangguan seksual dan menyiasat aduan. Cuti bersalin dan paterniti terpakai bagi semua gaji, dan anda tidak boleh memberhentikan pekerja kerana kehamilannya.",
    ),
    questions: ["learn.examples", "commit.1", "measure.step"],
    source: "https://jtksm.mohr.gov.my/",
    readAt: "https://wmlaw.com.my/?p=568",
    checkedOn: "2023-03-31",
  },
  {
    country: "MY",
    name: say(
      "Anti-Sexual Harassment Act 2022 (Act 840)",
      "Loi malaisienne de 2022 contre le harcèlement sexuel (loi 840)",
      "Akta Antigangguan Seksual 2022 (Akta 840)",
    ),
    asks: say(
      "A person who was sexually harassed, at work or elsewhere, may complain to a tribunal that can order compensation. Your people should know that it exists.",
      "Une personne victime de harcèlement sexuel, au travail ou ailleurs, peut saisir un tribunal qui peut ordonner une indemnité. Votre personnel doit savoir qu’il existe.",
      "Orang yang mengalami gangguan seksual, di tempat kerja atau di tempat lain, boleh membuat aduan kepada tribunal yang boleh memerintahkan pampasan. Pekerja anda perlu tahu tentang tribunal ini.",
    ),
    questions: ["learn.examples", "commit.1"],
    source: "https://www.kpwkm.gov.my/",
    isUnread: true,
    checkedOn: "2026-11-27",
  },
  {
    country: "ZA",
    name: say(
      "Employment Equity Act 55 of 1998 (EEA), as amended by Act 4 of 2022",
      "Loi sud-africaine 55 de 1998 sur l’équité en emploi (EEA), modifiée par la loi 4 de 2022",
      "Akta Ekuiti Pekerjaan 55 tahun 1998 (EEA, Afrika Selatan), dipinda oleh Akta 4 tahun 2022",
    ),
    asks: say(
      "You may not discriminate unfairly. Since 1 January 2025, only employers with 50 employees or more must plan and report on employment equity.",
      "Vous ne pouvez pas discriminer injustement. Depuis le 1er janvier 2025, seuls les employeurs de 50 salariés ou plus doivent planifier l’équité en emploi et en rendre compte.",
      "Anda tidak boleh mendiskriminasi secara tidak adil. Sejak 1 Januari 2025, hanya majikan dengan 50 pekerja atau lebih perlu merancang dan melaporkan ekuiti pekerjaan.",
    ),
    questions: ["assess.1", "assess.2", "commit.1", "report.2"],
    source: "https://www.labour.gov.za/",
    readAt:
      "https://www.financialinstitutionslegalsnapshot.com/2024/12/05/commencement-of-the-employment-equity-amendment-act-on-1-january-2025/",
    checkedOn: "2024-12-05",
  },
  {
    country: "ZA",
    name: say(
      "Code of Good Practice on the Prevention and Elimination of Harassment in the Workplace (2022)",
      "Code sud-africain de bonnes pratiques contre le harcèlement au travail (2022)",
      "Kod Amalan Baik tentang Pencegahan dan Penghapusan Gangguan di Tempat Kerja (2022, Afrika Selatan)",
    ),
    asks: say(
      "It shows what a policy against harassment, a way to complain and the handling of a complaint look like in a company of any size.",
      "Il montre à quoi ressemblent une politique contre le harcèlement, une voie de plainte et le traitement d’une plainte dans une entreprise de toute taille.",
      "Ia menunjukkan bentuk dasar menentang gangguan, saluran aduan dan cara menangani aduan bagi syarikat tanpa mengira saiz.",
    ),
    questions: ["learn.examples", "commit.1"],
    source: "https://www.labour.gov.za/",
    isUnread: true,
    checkedOn: "2026-11-27",
  },
  {
    country: "*",
    name: say(
      "Women’s Empowerment Principles (2010)",
      "Principes d’autonomisation des femmes (WEPs, 2010)",
      "Prinsip Pemerkasaan Wanita (WEPs, 2010)",
    ),
    asks: say(
      "Seven principles for companies of any size, from leadership and fair treatment to measuring and public reporting.",
      "Sept principes pour les entreprises de toute taille, de la direction et de l’équité jusqu’à la mesure et à la publication.",
      "Tujuh prinsip bagi syarikat tanpa mengira saiz, daripada kepimpinan dan layanan adil hingga pengukuran dan pelaporan awam.",
    ),
    questions: ["commit.2", "measure.2", "report.2"],
    source: "https://www.weps.org/about",
    readAt: "https://www.un.org/press/en/2010/100308_UNIFEM.doc.htm",
    checkedOn: "2010-03-08",
  },
];
