import { type Law, say } from "../authoring";

export const energyLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Energy Efficiency and Conservation Act 2024 (Act 861)",
      "Loi malaisienne de 2024 sur l’efficacité et la conservation de l’énergie (EECA, loi 861)",
      "Akta Kecekapan dan Konservasi Tenaga 2024 (Akta 861)",
    ),
    asks: say(
      "In force since 1 January 2025 in Peninsular Malaysia and Labuan. Large users (from 21,600 gigajoules a year) need an energy manager and audits. Smaller ones see it in the efficiency labels of what they buy.",
      "En vigueur depuis le 1er janvier 2025 en Malaisie péninsulaire et à Labuan. Les grands consommateurs (à partir de 21 600 gigajoules par an) doivent avoir un responsable énergie et des audits. Les autres la voient dans les étiquettes énergie de leurs achats.",
      "Berkuat kuasa sejak 1 Januari 2025 di Semenanjung Malaysia dan Labuan. Pengguna besar (mulai 21,600 gigajoule setahun) memerlukan pengurus tenaga dan audit. Yang lebih kecil menemuinya melalui label kecekapan pada barang yang dibeli.",
    ),
    questions: ["assess.2", "commit.1", "measure.1"],
    source: "https://www.st.gov.my/",
    readAt:
      "https://www.christopherleeong.com/viewpoints/insights-into-malaysias-energy-efficiency-and-conservation-framework",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "National Energy Act 34 of 2008, regulations on energy performance certificates (2020)",
      "Loi sud-africaine 34 de 2008 sur l’énergie, règlement de 2020 sur les certificats de performance énergétique",
      "Akta Tenaga Negara 34 tahun 2008 (Afrika Selatan), peraturan 2020 tentang sijil prestasi tenaga",
    ),
    asks: say(
      "Since 7 December 2025, owners of offices and public venues over 2,000 m² show an energy performance certificate at the entrance. If you rent there, you may ask for it.",
      "Depuis le 7 décembre 2025, les propriétaires de bureaux et de lieux publics de plus de 2 000 m² affichent un certificat de performance énergétique à l’entrée. Si vous y êtes locataire, vous pouvez le demander.",
      "Sejak 7 Disember 2025, pemilik pejabat dan tempat awam melebihi 2,000 m² mempamerkan sijil prestasi tenaga di pintu masuk. Jika anda menyewa di situ, anda boleh memintanya.",
    ),
    questions: ["assess.2"],
    source: "https://www.gov.za/documents/national-energy-act",
    readAt: "http://acts.co.za/national-energy-act-2008/regs_n700_3__application_of_re.php",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say("GRI 103: Energy (2025)", "GRI 103 : Énergie (2025)", "GRI 103: Tenaga (2025)"),
    asks: say(
      "It replaces GRI 302 for reports on periods from 1 January 2027 and asks for energy used, its sources and what was saved.",
      "Elle remplace GRI 302 pour les périodes à partir du 1er janvier 2027 et demande l’énergie consommée, ses sources et les économies.",
      "Ia menggantikan GRI 302 bagi tempoh pelaporan mulai 1 Januari 2027 dan meminta tenaga yang digunakan, sumbernya serta penjimatan.",
    ),
    questions: ["measure.1", "measure.saving", "report.2"],
    source: "https://www.globalreporting.org/publications/documents/english/gri-103-energy-2025/",
    readAt:
      "https://trendingnowinesg.jonesday.com/post/102kqs7/gri-releases-new-climate-and-energy-standards-significant-reporting-changes-ahe",
    checkedOn: "2026-11-23",
  },
];
