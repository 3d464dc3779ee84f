import { LEVEL_TEXTS as READINESS_TEXTS } from "../readiness/levels";
import type { Catalogue } from "./authoring";

/** The levels have the same names in every questionnaire. */
const { laggard, beginner, intermediate, advanced, leader } = READINESS_TEXTS;

export const LEVEL_TEXTS: Catalogue["levels"] = {
  laggard: {
    name: laggard.name,
    tooltip: {
      en: "Climate is not managed yet.",
      fr: "La question climatique n’est pas encore prise en charge.",
      ms: "Hal iklim belum diurus.",
    },
    overall: {
      en: "SME X does not manage its effect on the climate yet. Most of the work is still to be done in “DIMENSION X”. The company’s strength is that it has looked honestly at its starting point and now knows what is asked of it. As a next step, name one person in charge, collect twelve months of energy bills and list the first risks and savings.",
      fr: "SME X ne gère pas encore son effet sur le climat. Le plus gros reste à faire dans la dimension « DIMENSION X ». Le point fort de l’entreprise est d’avoir regardé sa situation avec honnêteté et de savoir désormais ce qui est attendu d’elle. Prochaine étape : désigner une personne responsable, rassembler douze mois de factures d’énergie et dresser la liste des premiers risques et économies.",
      ms: "SME X belum mengurus kesannya terhadap iklim. Dimensi “DIMENSION X” paling banyak memerlukan usaha. Kekuatan syarikat ialah kesediaannya menilai kedudukan sendiri dengan jujur, dan kini syarikat tahu perkara yang diharapkan daripadanya. Langkah seterusnya ialah melantik seorang yang bertanggungjawab, mengumpulkan bil tenaga bagi dua belas bulan dan menyenaraikan risiko serta penjimatan yang pertama.",
    },
  },
  beginner: {
    name: beginner.name,
    tooltip: {
      en: "The company is aware of climate matters and has its first data.",
      fr: "L’entreprise a conscience des questions climatiques et dispose de premières données.",
      ms: "Syarikat sedar tentang hal iklim dan sudah mempunyai data awal.",
    },
    overall: {
      en: "SME X is aware of its effect on the climate and has begun to collect data. The greatest gap is in “DIMENSION X”. The company’s strength is that work has begun, and that it can grow from what is already there. As a next step, sign a short climate policy, calculate the emissions of a full year and choose three measures that cost little or nothing.",
      fr: "SME X a conscience de son effet sur le climat et a commencé à recueillir des données. L’écart le plus grand se trouve dans la dimension « DIMENSION X ». Le point fort de l’entreprise est que le travail a commencé et peut grandir à partir de ce qui existe déjà. Prochaine étape : signer une courte politique climatique, calculer les émissions d’une année complète et choisir trois mesures qui coûtent peu ou rien.",
      ms: "SME X sedar akan kesannya terhadap iklim dan sudah mula mengumpulkan data. Jurang yang paling besar terdapat dalam dimensi “DIMENSION X”. Kekuatan syarikat ialah kerja sudah bermula dan boleh dikembangkan daripada apa yang ada. Langkah seterusnya ialah menandatangani dasar iklim yang ringkas, mengira pelepasan bagi setahun penuh dan memilih tiga langkah yang murah atau percuma.",
    },
  },
  intermediate: {
    name: intermediate.name,
    tooltip: {
      en: "Scope 1 and 2 are measured, and first actions have begun.",
      fr: "Les scopes 1 et 2 sont mesurés et de premières actions ont commencé.",
      ms: "Skop 1 dan 2 sudah diukur, dan langkah awal sudah diambil.",
    },
    overall: {
      en: "At SME X, climate work has moved from awareness to figures and first actions. There is most to gain in “DIMENSION X”. The company’s strength is that it can already show buyers and banks what it measures and what it does. As a next step, approve a target with a base year, rate the climate risks and bring suppliers and products into the plan.",
      fr: "Chez SME X, l’action pour le climat est passée de la prise de conscience aux chiffres et aux premières actions. C’est dans la dimension « DIMENSION X » qu’il y a le plus à gagner. Le point fort de l’entreprise est de pouvoir déjà montrer aux acheteurs et aux banques ce qu’elle mesure et ce qu’elle fait. Prochaine étape : approuver un objectif avec une année de référence, évaluer les risques climatiques et faire entrer les fournisseurs et les produits dans le plan.",
      ms: "Di SME X, usaha iklim telah berkembang daripada kesedaran kepada angka dan langkah awal. Ruang paling besar untuk maju ialah dalam dimensi “DIMENSION X”. Kekuatan syarikat ialah keupayaannya menunjukkan kepada pembeli dan bank perkara yang diukur dan dilakukannya. Langkah seterusnya ialah meluluskan sasaran dengan tahun asas, menilai risiko iklim dan memasukkan pembekal serta produk ke dalam pelan.",
    },
  },
  advanced: {
    name: advanced.name,
    tooltip: {
      en: "Targets, governance and steps with suppliers are in place.",
      fr: "Des objectifs, une gouvernance et des démarches avec les fournisseurs sont en place.",
      ms: "Sasaran, tadbir urus dan langkah bersama pembekal sudah ada.",
    },
    overall: {
      en: "SME X steers its climate work with targets and clear responsibilities, and has begun to bring suppliers along. “DIMENSION X” is still behind the rest. The company’s strength is steady work, with figures that it can prove when a buyer or lender asks. As a next step, put the largest reductions into the investment plan, have the figures verified and look for green finance.",
      fr: "SME X pilote son action pour le climat avec des objectifs et des responsabilités claires, et a commencé à y associer ses fournisseurs. La dimension « DIMENSION X » reste en retard sur les autres. Le point fort de l’entreprise est un travail régulier, avec des chiffres qu’elle peut prouver à un acheteur ou à un prêteur. Prochaine étape : inscrire les plus fortes réductions au plan d’investissement, faire vérifier les chiffres et chercher un financement vert.",
      ms: "SME X memandu usaha iklimnya dengan sasaran dan tanggungjawab yang jelas, dan sudah mula membawa pembekal bersama. Dimensi “DIMENSION X” masih ketinggalan berbanding yang lain. Kekuatan syarikat ialah kerja yang konsisten, dengan angka yang dapat dibuktikan kepada pembeli atau pemberi pinjaman. Langkah seterusnya ialah memasukkan pengurangan terbesar ke dalam pelan pelaburan, mendapatkan pengesahan bagi angkanya dan mencari pembiayaan hijau.",
    },
  },
  leader: {
    name: leader.name,
    tooltip: {
      en: "Progress is verified, and the transition leads the strategy.",
      fr: "Les progrès sont vérifiés et la transition guide la stratégie.",
      ms: "Kemajuan sudah disahkan, dan strategi dipacu oleh peralihan.",
    },
    overall: {
      en: "SME X has made the move to a low-carbon economy part of its strategy and can prove its progress. Any step back would show first in “DIMENSION X”. The company’s strength is that decisions, figures and finance point the same way. As a next step, maintain this level, have the report assured by an independent party and mentor suppliers who follow the same path.",
      fr: "SME X a fait du passage à une économie bas carbone une partie de sa stratégie et peut prouver ses progrès. C’est dans la dimension « DIMENSION X » qu’un recul se verrait d’abord. Le point fort de l’entreprise est que les décisions, les chiffres et le financement vont dans le même sens. Prochaine étape : maintenir ce niveau, faire attester le rapport par un tiers indépendant et accompagner les fournisseurs engagés sur la même voie.",
      ms: "SME X telah menjadikan peralihan kepada ekonomi rendah karbon sebahagian daripada strateginya dan dapat membuktikan kemajuannya. Jika ada kemunduran, ia akan mula kelihatan dalam dimensi “DIMENSION X”. Kekuatan syarikat ialah keputusan, angka dan kewangannya menuju arah yang sama. Langkah seterusnya ialah mengekalkan tahap ini, mendapatkan pengesahan bebas bagi laporannya dan membimbing pembekal yang mengikut jalan yang sama.",
    },
  },
};
