import { type Law, say } from "../authoring";

export const waterLaws: Law[] = [
  {
    country: "MY",
    name: say(
      "Environmental Quality (Industrial Effluent) Regulations 2009",
      "Règlement malaisien de 2009 sur les effluents industriels (loi EQA de 1974)",
      "Peraturan-Peraturan Kualiti Alam Sekeliling (Efluen Perindustrian) 2009",
    ),
    asks: say(
      "If you let industrial wastewater into soil or water, you tell the Department of Environment first and keep to its limits. Some small premises are listed as exempt.",
      "Si vous rejetez des eaux usées industrielles dans le sol ou l’eau, vous en avisez d’abord le Département de l’environnement (DOE) et respectez ses limites. Certains petits établissements en sont exemptés.",
      "Jika anda melepaskan efluen perindustrian ke tanah atau air, anda memaklumkan Jabatan Alam Sekitar terlebih dahulu dan mematuhi hadnya. Sebahagian premis kecil dikecualikan.",
    ),
    questions: ["assess.1", "measure.step"],
    source: "https://www.doe.gov.my/",
    readAt: "https://studylib.net/doc/5897677/environmental-quality--industrial-effluent",
    checkedOn: "2026-11-23",
  },
  {
    country: "ZA",
    name: say(
      "National Water Act 36 of 1998, section 19",
      "Loi sud-africaine 36 de 1998 sur l’eau (NWA), article 19",
      "Akta Air Negara 36 tahun 1998 (NWA, Afrika Selatan), seksyen 19",
    ),
    asks: say(
      "On land that you own, occupy or use, you take all reasonable measures so that nothing there pollutes water.",
      "Sur un terrain que vous possédez, occupez ou utilisez, vous prenez toutes les mesures raisonnables pour que rien n’y pollue l’eau.",
      "Di tanah yang anda miliki, duduki atau gunakan, anda mengambil semua langkah munasabah supaya tiada apa-apa di situ mencemarkan air.",
    ),
    questions: ["assess.1", "commit.1", "measure.step"],
    source: "https://www.gov.za/documents/national-water-act",
    readAt: "http://www.acts.co.za/national-water-act-1998/19__prevention_and_remedying_effects_of_pollution.php",
    checkedOn: "2026-11-23",
  },
  {
    country: "*",
    name: say(
      "GRI 303: Water and Effluents (2018)",
      "GRI 303 : Eau et effluents (2018)",
      "GRI 303: Air dan Efluen (2018)",
    ),
    asks: say(
      "Reports say how much water is withdrawn, discharged and consumed, and where water is scarce.",
      "Les rapports disent combien d’eau est prélevée, rejetée et consommée, et où l’eau est rare.",
      "Laporan menyatakan jumlah air yang diambil, dilepaskan dan digunakan, serta tempat yang kekurangan air.",
    ),
    questions: ["assess.2", "measure.1", "report.2"],
    source: "https://www.globalreporting.org/publications/documents/english/gri-303-water-and-effluents-2018/",
    readAt: "https://www.carrotsandsticks.net/media/wnrdh2wc/311_36_gri_2018.txt",
    checkedOn: "2026-11-23",
  },
];
