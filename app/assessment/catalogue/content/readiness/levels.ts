import type { Catalogue } from "./authoring";

/** No text claims that the company obeys the law, which no answer shows. */
export const LEVEL_TEXTS: Catalogue["levels"] = {
  laggard: {
    name: { en: "Laggard", fr: "Retardataire", ms: "Ketinggalan" },
    tooltip: {
      en: "There is little or no structured practice yet.",
      fr: "Il existe peu ou pas de pratiques structurées.",
      ms: "Amalan yang tersusun masih sedikit atau belum ada.",
    },
    overall: {
      en: "SME X has few structured environmental, social and governance (ESG) practices so far. Little of what is done today is written down. The company’s strength is that it has looked honestly at its starting point and now knows which good practices are missing. As a next step, name one person in charge, learn the basics and choose two topics to begin with.",
      fr: "À ce stade, SME X a peu de pratiques structurées en matière environnementale, sociale et de gouvernance (ESG). Ce qui se fait aujourd’hui reste peu documenté. Le point fort de l’entreprise est d’avoir regardé sa situation avec honnêteté et de savoir désormais quelles bonnes pratiques lui manquent. Prochaine étape : désigner une personne responsable, apprendre les bases et choisir deux thèmes pour commencer.",
      ms: "Setakat ini, SME X belum mempunyai banyak amalan alam sekitar, sosial dan tadbir urus (ESG) yang tersusun. Kebanyakan amalan sedia ada belum ditulis. Kekuatan syarikat ialah kesediaannya menilai kedudukan sendiri dengan jujur, dan kini syarikat tahu amalan baik yang masih perlu dibina. Langkah seterusnya ialah melantik seorang yang bertanggungjawab, mempelajari asas ESG dan memilih dua topik untuk bermula.",
    },
  },
  beginner: {
    name: { en: "Beginner", fr: "Débutant", ms: "Pemula" },
    tooltip: {
      en: "First actions have begun, but they are informal and depend on individuals.",
      fr: "Les premières actions sont lancées, mais elles restent informelles et reposent sur quelques personnes.",
      ms: "Tindakan pertama sudah bermula, tetapi masih tidak formal dan bergantung pada individu tertentu.",
    },
    overall: {
      en: "SME X has taken its first steps on environmental, social and governance (ESG) topics. These actions are real, but most are informal and depend on the effort of a few people. The company’s strength is that it has already begun to act on some topics and can build on this experience. As a next step, put the most important rules into short written policies and begin simple records of energy, water, waste and working conditions.",
      fr: "SME X a fait ses premiers pas sur les thèmes environnementaux, sociaux et de gouvernance (ESG). Ces actions sont réelles, mais la plupart sont informelles et reposent sur les efforts de quelques personnes. Le point fort de l’entreprise est d’avoir déjà commencé à agir sur certains thèmes et de pouvoir s’appuyer sur cette expérience. Prochaine étape : rédiger de courtes politiques pour les règles les plus importantes et tenir des registres simples sur l’énergie, l’eau, les déchets et les conditions de travail.",
      ms: "SME X telah mengambil langkah pertama dalam hal alam sekitar, sosial dan tadbir urus (ESG). Tindakan ini memang wujud, tetapi kebanyakannya tidak formal dan bergantung pada usaha beberapa orang sahaja. Kekuatan syarikat ialah usahanya yang sudah bermula dalam beberapa topik, dan pengalaman ini boleh dikembangkan. Langkah seterusnya ialah menulis dasar ringkas bagi peraturan yang paling penting dan mula menyimpan rekod mudah tentang tenaga, air, sisa dan keadaan kerja.",
    },
  },
  intermediate: {
    name: { en: "Intermediate", fr: "Intermédiaire", ms: "Pertengahan" },
    tooltip: {
      en: "Some policies and data exist, but they are uneven across topics.",
      fr: "Certaines politiques et données existent, mais de façon inégale selon les thèmes.",
      ms: "Sebahagian dasar dan data sudah ada, tetapi belum seimbang antara topik.",
    },
    overall: {
      en: "SME X has policies and data for part of its environmental, social and governance (ESG) work. Progress is uneven: some topics are well looked after, while others have only just begun. The company’s strength is a base of good practices and records that it can already show to customers and lenders. As a next step, set dated targets for the weaker topics, train staff more widely and measure results every year.",
      fr: "SME X dispose de politiques et de données pour une partie de sa démarche environnementale, sociale et de gouvernance (ESG). Les progrès sont inégaux : certains thèmes sont bien suivis, d’autres en sont à leurs débuts. Le point fort de l’entreprise est un socle de bonnes pratiques et de registres qu’elle peut déjà montrer à ses clients et à ses prêteurs. Prochaine étape : fixer des objectifs datés pour les thèmes les plus faibles, former davantage de personnes et mesurer les résultats chaque année.",
      ms: "SME X sudah mempunyai dasar dan data bagi sebahagian usaha alam sekitar, sosial dan tadbir urus (ESG). Kemajuannya belum seimbang: ada topik yang diurus dengan baik, ada pula yang baru bermula. Kekuatan syarikat ialah asas amalan baik dan rekod yang sudah boleh ditunjukkan kepada pelanggan dan pemberi pinjaman. Langkah seterusnya ialah menetapkan sasaran bertarikh bagi topik yang lebih lemah, melatih lebih ramai kakitangan dan mengukur pencapaian setiap tahun.",
    },
  },
  advanced: {
    name: { en: "Advanced", fr: "Avancé", ms: "Maju" },
    tooltip: {
      en: "Most topics are managed and measured.",
      fr: "La plupart des thèmes sont gérés et mesurés.",
      ms: "Kebanyakan topik sudah diurus dan diukur.",
    },
    overall: {
      en: "SME X manages and measures most environmental, social and governance (ESG) topics. Good practice is now part of regular work rather than the effort of one person. The company’s strength is steady practice, backed by evidence that it can show to customers, lenders and investors. As a next step, ask suppliers to follow the same practices, publish results and have the main figures checked by someone independent.",
      fr: "SME X gère et mesure la plupart des thèmes environnementaux, sociaux et de gouvernance (ESG). Les bonnes pratiques font partie du travail courant et ne dépendent plus d’une seule personne. Le point fort de l’entreprise est une pratique régulière, appuyée par des preuves qu’elle peut présenter à ses clients, prêteurs et investisseurs. Prochaine étape : étendre ces pratiques aux fournisseurs, publier les résultats et faire vérifier les principaux chiffres par un tiers indépendant.",
      ms: "SME X mengurus dan mengukur kebanyakan topik alam sekitar, sosial dan tadbir urus (ESG). Amalan baik kini menjadi sebahagian daripada kerja harian dan tidak lagi bergantung pada seorang sahaja. Kekuatan syarikat ialah amalan yang konsisten, disokong oleh bukti yang boleh ditunjukkan kepada pelanggan, pemberi pinjaman dan pelabur. Langkah seterusnya ialah mengajak pembekal mengikut amalan yang sama, menerbitkan keputusan dan meminta pihak bebas menyemak angka utama.",
    },
  },
  leader: {
    name: { en: "Leader", fr: "Leader", ms: "Peneraju" },
    tooltip: {
      en: "Practices are embedded, measured and disclosed, and set an example to peers.",
      fr: "Les pratiques sont ancrées, mesurées et rendues publiques, et servent d’exemple aux pairs.",
      ms: "Amalan sudah sebati, diukur dan didedahkan, serta menjadi teladan kepada rakan setara.",
    },
    overall: {
      en: "SME X has made environmental, social and governance (ESG) practices part of its everyday decisions, measures them and shares the results. It is an example that other companies of its size can follow. The company’s strength is consistency: assessment, training, commitments, figures and reporting support one another in nearly all topics. As a next step, maintain this level, have the results independently assured and mentor suppliers who are following the same path.",
      fr: "SME X a intégré les pratiques environnementales, sociales et de gouvernance (ESG) à ses décisions quotidiennes, les mesure et en partage les résultats. C’est un exemple que d’autres entreprises de sa taille peuvent suivre. Le point fort de l’entreprise est sa cohérence : évaluation, formation, engagements, chiffres et rapports se renforcent dans presque tous les thèmes. Prochaine étape : maintenir ce niveau, faire attester les résultats par un tiers indépendant et accompagner les fournisseurs engagés sur la même voie.",
      ms: "SME X telah menjadikan amalan alam sekitar, sosial dan tadbir urus (ESG) sebahagian daripada keputusan hariannya, mengukurnya dan berkongsi keputusannya. Syarikat ini menjadi teladan kepada syarikat lain yang setara saiznya. Kekuatan syarikat ialah konsistensi: penilaian, latihan, komitmen, angka dan pelaporan saling menyokong dalam hampir semua topik. Langkah seterusnya ialah mengekalkan tahap ini, mendapatkan pengesahan bebas bagi keputusannya dan membimbing pembekal yang mengikut jalan yang sama.",
    },
  },
};
