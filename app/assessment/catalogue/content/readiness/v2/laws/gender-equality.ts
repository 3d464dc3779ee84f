import { type Law, say } from "../authoring";

export const genderLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Employment Act 1955, as amended in 2022",
      "Loi malaisienne de 1955 sur l’emploi, modifiée en 2022",
      "Akta Kerja 1955, dipinda pada 2022",
    ),
    asks: say(
      "Every employer displays a notice against sexual harassment and inquires into complaints; maternity and paternity leave hold for all wages, and a pregnant worker may not be dismissed for it.",
      "Tout employeur affiche un avis contre le harcèlement sexuel et enquête sur les plaintes ; les congés de maternité et de paternité valent pour tous les salaires, et une travailleuse ne peut être licenciée parce qu’elle est enceinte.",
      "Setiap majikan mempamerkan notis tentang gangguan seksual dan menyiasat aduan; cuti bersalin dan paterniti terpakai bagi semua gaji, dan pekerja hamil tidak boleh diberhentikan kerana kehamilannya.",
    ),
    questions: ["learn.examples", "commit.1", "measure.step"],
    source: "https://wmlaw.com.my/?p=568",
    checkedOn: "2023-03-31",
  },
  {
    country: "ZA",
    name: say(
      "Employment Equity Act 55 of 1998 (EEA), as amended by Act 4 of 2022",
      "Loi sud-africaine 55 de 1998 sur l’équité en emploi (EEA), modifiée par la loi 4 de 2022",
      "Akta Ekuiti Pekerjaan 55 tahun 1998 (EEA, Afrika Selatan), dipinda oleh Akta 4 tahun 2022",
    ),
    asks: say(
      "No employer may discriminate unfairly; since 1 January 2025 only those with 50 employees or more must plan and report on employment equity.",
      "Aucun employeur ne peut discriminer injustement ; depuis le 1er janvier 2025, seuls ceux de 50 employés ou plus doivent planifier et rendre compte de l’équité en emploi.",
      "Tiada majikan boleh mendiskriminasi secara tidak adil; sejak 1 Januari 2025, hanya majikan dengan 50 pekerja atau lebih perlu merancang dan melaporkan ekuiti pekerjaan.",
    ),
    questions: ["assess.1", "assess.2", "commit.1", "report.2"],
    source:
      "https://www.financialinstitutionslegalsnapshot.com/2024/12/05/commencement-of-the-employment-equity-amendment-act-on-1-january-2025/",
    checkedOn: "2024-12-05",
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
    source: "https://www.un.org/press/en/2010/100308_UNIFEM.doc.htm",
    checkedOn: "2010-03-08",
  },
];
