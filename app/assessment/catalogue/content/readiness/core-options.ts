import type { ChoiceQuestion, Option, OwnOption } from "./authoring";

/** Options every topic shares, so that an analytics chart draws one bar per label. MEASURE has none. */
export const CORE_OPTIONS: Record<"assess" | "learn" | "commit" | "report", OwnOption[]> = {
  assess: [
    {
      id: "a1",
      label: {
        en: "Discussed by the owner, management or board",
        fr: "Discussion par le propriétaire, la direction ou le conseil d’administration",
        ms: "Perbincangan oleh pemilik, pengurusan atau lembaga pengarah",
      },
    },
    {
      id: "a2",
      label: {
        en: "Reviewed applicable laws, permits and standards",
        fr: "Examen des lois, permis et normes applicables",
        ms: "Semakan undang-undang, permit dan piawaian yang terpakai",
      },
    },
    {
      id: "a3",
      label: {
        en: "Consulted employees, customers or communities",
        fr: "Consultation des salariés, des clients ou des communautés",
        ms: "Rundingan dengan pekerja, pelanggan atau komuniti",
      },
    },
    {
      id: "a4",
      label: {
        en: "Checked customer or supply-chain requirements",
        fr: "Vérification des exigences des clients ou de la chaîne d’approvisionnement",
        ms: "Semakan keperluan pelanggan atau rantaian bekalan",
      },
    },
  ],
  learn: [
    {
      id: "l1",
      label: {
        en: "Online course (e.g. UN Global Compact Academy)",
        fr: "Formation en ligne (par exemple UN Global Compact Academy)",
        ms: "Kursus dalam talian (contohnya UN Global Compact Academy)",
      },
    },
    {
      id: "l2",
      label: {
        en: "In-house training or toolbox talk",
        fr: "Formation interne ou causerie d’équipe",
        ms: "Latihan dalaman atau taklimat ringkas di tempat kerja",
      },
    },
    {
      id: "l3",
      label: {
        en: "Workshop or webinar by a network, chamber or agency",
        fr: "Atelier ou webinaire d’un réseau, d’une chambre de commerce ou d’une agence",
        ms: "Bengkel atau webinar anjuran rangkaian, dewan perniagaan atau agensi",
      },
    },
    {
      id: "l4",
      label: {
        en: "Mentoring by a customer, peer or expert",
        fr: "Accompagnement par un client, un pair ou un expert",
        ms: "Bimbingan daripada pelanggan, rakan setara atau pakar",
      },
    },
  ],
  commit: [
    {
      id: "c1",
      label: {
        en: "Written policy signed by top management",
        fr: "Politique écrite signée par la direction",
        ms: "Dasar bertulis yang ditandatangani oleh pengurusan tertinggi",
      },
    },
    {
      id: "c2",
      label: {
        en: "Public pledge or statement",
        fr: "Engagement public ou déclaration publique",
        ms: "Ikrar atau kenyataan awam",
      },
    },
    {
      id: "c3",
      label: {
        en: "Named person with responsibility and budget",
        fr: "Personne responsable désignée, avec un budget",
        ms: "Pegawai bertanggungjawab yang dilantik, dengan bajet",
      },
    },
    {
      id: "c4",
      label: {
        en: "Clause in supplier code or contracts",
        fr: "Clause dans le code de conduite des fournisseurs ou dans les contrats",
        ms: "Klausa dalam kod tatalaku pembekal atau kontrak",
      },
    },
  ],
  report: [
    {
      id: "r1",
      label: {
        en: "Report to management or board",
        fr: "Rapport à la direction ou au conseil d’administration",
        ms: "Laporan kepada pengurusan atau lembaga pengarah",
      },
    },
    {
      id: "r2",
      label: {
        en: "Data given to customers, lenders or investors",
        fr: "Données fournies aux clients, prêteurs ou investisseurs",
        ms: "Data yang diberikan kepada pelanggan, pemberi pinjaman atau pelabur",
      },
    },
    {
      id: "r3",
      label: {
        en: "Published on website or social media",
        fr: "Publication sur le site web ou les réseaux sociaux",
        ms: "Penerbitan di laman web atau media sosial",
      },
    },
    {
      id: "r4",
      label: {
        en: "Section in annual or sustainability report (GRI, VSME, SEDG)",
        fr: "Section du rapport annuel ou de durabilité (GRI, VSME, SEDG)",
        ms: "Bahagian dalam laporan tahunan atau laporan kelestarian (GRI, VSME, SEDG)",
      },
    },
    {
      id: "r5",
      label: {
        en: "UN Global Compact Communication on Progress",
        fr: "Communication sur le progrès (Pacte mondial des Nations Unies)",
        ms: "Komunikasi Kemajuan (Kompak Global PBB)",
      },
    },
  ],
};

export const OTHER_OPTION: Option = {
  id: "other",
  label: { en: "Other", fr: "Autre", ms: "Lain-lain" },
  isOther: true,
};

export const YES_NO: Option[] = [
  { id: "yes", label: { en: "Yes", fr: "Oui", ms: "Ya" }, isFlagged: true },
  { id: "no", label: { en: "No", fr: "Non", ms: "Tidak" } },
];

/** One point for Yes. */
export const YES_COUNTS: ChoiceQuestion["points"] = { flagged: [1] };
