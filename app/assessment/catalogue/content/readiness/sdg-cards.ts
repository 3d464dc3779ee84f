import type { SdgCard } from "./authoring";

/** A goal’s own targets, plus targets of other goals that the topic also serves (`also`). */
export const SDG_CARDS: SdgCard[] = [
  {
    goal: 13,
    title: {
      en: "Climate action",
      fr: "Mesures relatives à la lutte contre les changements climatiques",
      ms: "Tindakan iklim",
    },
    targets: ["13.1", "13.2", "13.3"],
    goalText: {
      en: "This goal calls for urgent steps to slow climate change and to prepare for its effects.",
      fr: "Cet objectif appelle à agir sans attendre pour freiner les changements climatiques et se préparer à leurs effets.",
      ms: "Matlamat ini menyeru tindakan segera untuk memperlahankan perubahan iklim dan bersedia menghadapi kesannya.",
    },
    contribution: {
      en: "A small company contributes by knowing its emissions, cutting fuel and electricity use, and planning for floods, heat and drought.",
      fr: "Une petite entreprise y contribue en connaissant ses émissions, en réduisant sa consommation de carburant et d’électricité et en se préparant aux inondations, à la chaleur et à la sécheresse.",
      ms: "Syarikat kecil menyumbang dengan mengetahui pelepasannya, mengurangkan penggunaan bahan api dan elektrik, serta merancang untuk menghadapi banjir, haba dan kemarau.",
    },
  },
  {
    goal: 7,
    title: {
      en: "Affordable and clean energy",
      fr: "Énergie propre et d’un coût abordable",
      ms: "Tenaga mampu milik dan bersih",
    },
    targets: ["7.2", "7.3"],
    goalText: {
      en: "This goal aims for reliable, modern energy that everyone can afford, with more of it renewable and less of it wasted.",
      fr: "Cet objectif vise une énergie fiable, moderne et abordable pour tous, davantage renouvelable et moins gaspillée.",
      ms: "Matlamat ini menyasarkan tenaga moden yang boleh diharap dan mampu milik untuk semua, dengan lebih banyak tenaga boleh baharu dan kurang pembaziran.",
    },
    contribution: {
      en: "A small company contributes by finding its largest energy users, choosing efficient equipment and using renewable power where it can.",
      fr: "Une petite entreprise y contribue en repérant ses plus gros postes de consommation, en choisissant des équipements économes et en utilisant l’énergie renouvelable quand c’est possible.",
      ms: "Syarikat kecil menyumbang dengan mengenal pasti punca penggunaan tenaga terbesar, memilih peralatan cekap tenaga dan menggunakan tenaga boleh baharu apabila boleh.",
    },
  },
  {
    goal: 6,
    title: { en: "Clean water and sanitation", fr: "Eau propre et assainissement", ms: "Air bersih dan sanitasi" },
    targets: ["6.3", "6.4"],
    goalText: {
      en: "This goal aims for safe water and toilets for all, with less pollution and no wasted water.",
      fr: "Cet objectif vise de l’eau potable et des toilettes pour tous, moins de pollution et moins de gaspillage d’eau.",
      ms: "Matlamat ini menyasarkan air selamat dan tandas untuk semua, dengan kurang pencemaran dan kurang pembaziran air.",
    },
    contribution: {
      en: "A small company contributes by following its water bills, repairing leaks and keeping oil, paint and chemicals out of drains.",
      fr: "Une petite entreprise y contribue en suivant ses factures d’eau, en réparant les fuites et en ne rejetant ni huile, ni peinture, ni produits chimiques dans les canalisations.",
      ms: "Syarikat kecil menyumbang dengan memantau bil air, membaiki kebocoran dan memastikan minyak, cat dan bahan kimia tidak masuk ke dalam longkang.",
    },
  },
  {
    goal: 12,
    title: {
      en: "Responsible consumption and production",
      fr: "Consommation et production responsables",
      ms: "Penggunaan dan pengeluaran bertanggungjawab",
    },
    targets: ["12.3", "12.4", "12.5"],
    goalText: {
      en: "This goal asks us to do more with fewer materials, to handle chemicals safely and to throw much less away.",
      fr: "Cet objectif demande de faire plus avec moins de matières, de gérer les produits chimiques en sécurité et de jeter beaucoup moins.",
      ms: "Matlamat ini menggalakkan kita menghasilkan lebih banyak dengan bahan yang lebih sedikit, mengendalikan bahan kimia dengan selamat dan mengurangkan pembuangan.",
    },
    contribution: {
      en: "A small company contributes by preventing waste, food waste included, sorting what remains and handing hazardous waste to licensed collectors.",
      fr: "Une petite entreprise y contribue en évitant les déchets, y compris alimentaires, en triant ce qui reste et en confiant les déchets dangereux à des collecteurs agréés.",
      ms: "Syarikat kecil menyumbang dengan mencegah sisa, termasuk sisa makanan, mengasingkan baki sisa dan menyerahkan sisa berbahaya kepada pengutip berlesen.",
    },
  },
  {
    goal: 8,
    title: {
      en: "Decent work and economic growth",
      fr: "Travail décent et croissance économique",
      ms: "Pekerjaan wajar dan pertumbuhan ekonomi",
    },
    targets: ["8.7", "8.8"],
    goalText: {
      en: "This goal aims for productive, safe and fair work for all, and an end to forced labour and child labour.",
      fr: "Cet objectif vise un travail productif, sûr et équitable pour tous, et la fin du travail forcé et du travail des enfants.",
      ms: "Matlamat ini menyasarkan pekerjaan yang produktif, selamat dan adil untuk semua, serta penghapusan buruh paksa dan buruh kanak-kanak.",
    },
    contribution: {
      en: "A small company contributes with clear contracts, a safe workplace, checks on recruiters and suppliers, and a way to complain without fear.",
      fr: "Une petite entreprise y contribue par des contrats clairs, un lieu de travail sûr, la vérification des recruteurs et des fournisseurs, et un moyen de se plaindre sans crainte.",
      ms: "Syarikat kecil menyumbang melalui kontrak yang jelas, tempat kerja yang selamat, semakan ke atas ejen pengambilan dan pembekal, serta saluran aduan tanpa rasa takut.",
    },
  },
  {
    goal: 1,
    title: { en: "No poverty", fr: "Pas de pauvreté", ms: "Tiada kemiskinan" },
    targets: ["1.2"],
    goalText: {
      en: "This goal aims to end poverty in all its forms, including the poverty of people who work but earn too little to live on.",
      fr: "Cet objectif vise à mettre fin à la pauvreté sous toutes ses formes, y compris celle des personnes qui travaillent mais gagnent trop peu pour vivre.",
      ms: "Matlamat ini bertujuan menamatkan semua bentuk kemiskinan, termasuk kemiskinan pekerja yang pendapatannya tidak mencukupi untuk hidup.",
    },
    contribution: {
      en: "A small company contributes by paying everyone fully and on time, and by moving step by step towards a living wage.",
      fr: "Une petite entreprise y contribue en payant chacun intégralement et à temps, et en avançant pas à pas vers un salaire décent.",
      ms: "Syarikat kecil menyumbang dengan membayar gaji semua pekerja sepenuhnya dan tepat pada masanya, serta bergerak selangkah demi selangkah ke arah gaji kehidupan wajar.",
    },
    also: ["8.5", "10.4"],
  },
  {
    goal: 5,
    title: { en: "Gender equality", fr: "Égalité entre les sexes", ms: "Kesaksamaan gender" },
    targets: ["5.1", "5.2", "5.5"],
    goalText: {
      en: "This goal aims to end discrimination and violence against women and girls and to open leadership to them.",
      fr: "Cet objectif vise à mettre fin aux discriminations et aux violences envers les femmes et les filles et à leur ouvrir les postes de décision.",
      ms: "Matlamat ini bertujuan menamatkan diskriminasi dan keganasan terhadap wanita dan kanak-kanak perempuan serta membuka peluang kepimpinan kepada mereka.",
    },
    contribution: {
      en: "A small company contributes by hiring, paying and promoting women and men fairly, and by stopping harassment at work.",
      fr: "Une petite entreprise y contribue en recrutant, en payant et en promouvant femmes et hommes avec équité, et en mettant fin au harcèlement au travail.",
      ms: "Syarikat kecil menyumbang dengan adil dalam pengambilan, gaji dan kenaikan pangkat wanita dan lelaki, serta menghentikan gangguan di tempat kerja.",
    },
  },
  {
    goal: 16,
    title: {
      en: "Peace, justice and strong institutions",
      fr: "Paix, justice et institutions efficaces",
      ms: "Keamanan, keadilan dan institusi yang kukuh",
    },
    targets: ["16.5", "16.6"],
    goalText: {
      en: "This goal aims for fair societies, with much less corruption and bribery and with institutions that answer for what they do.",
      fr: "Cet objectif vise des sociétés justes, avec beaucoup moins de corruption et des institutions qui rendent compte de leurs actes.",
      ms: "Matlamat ini menyasarkan masyarakat yang adil, dengan rasuah yang jauh berkurang dan institusi yang bertanggungjawab atas tindakannya.",
    },
    contribution: {
      en: "A small company contributes by refusing bribes, recording gifts and payments, and protecting people who speak up.",
      fr: "Une petite entreprise y contribue en refusant les pots-de-vin, en consignant les cadeaux et les paiements et en protégeant les personnes qui donnent l’alerte.",
      ms: "Syarikat kecil menyumbang dengan menolak rasuah, merekodkan hadiah dan bayaran, serta melindungi orang yang tampil memberi maklumat.",
    },
  },
];
