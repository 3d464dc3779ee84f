import type { Catalogue } from "./authoring";

/**
 * What each level means in a dimension, and what to do next. It does not name practices that may already be answered
 * Yes, because results list the missing ones.
 */
export const PERFORMANCE: Catalogue["performance"] = {
  environment: {
    laggard: {
      description: {
        en: "The company does not yet follow its effect on climate, energy, water and waste in an organised way. Bills are paid, but few quantities are recorded and few rules are written down.",
        fr: "L’entreprise ne suit pas encore de façon organisée ses effets sur le climat, l’énergie, l’eau et les déchets. Les factures sont payées, mais peu de quantités sont relevées et peu de règles sont écrites.",
        ms: "Syarikat belum memantau kesannya terhadap iklim, tenaga, air dan sisa secara teratur. Bil dibayar, tetapi tidak banyak kuantiti yang direkodkan dan tidak banyak peraturan yang ditulis.",
      },
      action: {
        en: "Put the electricity, fuel, water and waste bills of the last 12 months in one folder. Most practices start from them. In all four topics, finish the first stage before you begin the next.",
        fr: "Réunissez dans un dossier les factures d’électricité, de carburant, d’eau et de déchets des 12 derniers mois. La plupart des pratiques en partent. Dans les quatre thèmes, mettez d’abord en place les pratiques de la première étape.",
        ms: "Kumpulkan bil elektrik, bahan api, air dan sisa bagi 12 bulan yang lalu dalam satu fail. Kebanyakan amalan bermula daripadanya. Bagi keempat-empat topik, selesaikan peringkat pertama sebelum peringkat seterusnya.",
      },
    },
    beginner: {
      description: {
        en: "The company has begun to act on some environmental topics, often to save costs or answer a customer. The actions are informal, and records cover only part of what is used and thrown away.",
        fr: "L’entreprise a commencé à agir sur certains thèmes environnementaux, souvent pour réduire ses coûts ou répondre à un client. Les actions restent informelles et les registres ne couvrent qu’une partie des consommations et des déchets.",
        ms: "Syarikat sudah mula bertindak dalam beberapa topik alam sekitar, selalunya untuk menjimatkan kos atau memenuhi permintaan pelanggan. Tindakan itu tidak formal dan rekod hanya merangkumi sebahagian daripada penggunaan serta sisa.",
      },
      action: {
        en: "Give each of the four topics to one person. Add the missing practices stage by stage. One page of rules, or one hour of training, can serve several topics.",
        fr: "Confiez chacun des quatre thèmes à une personne. Ajoutez les pratiques manquantes étape par étape. Une page de règles, ou une heure de formation, peut servir plusieurs thèmes.",
        ms: "Serahkan setiap satu daripada empat topik kepada seorang pekerja. Tambah amalan yang belum ada, peringkat demi peringkat. Satu halaman peraturan, atau satu jam latihan, boleh merangkumi beberapa topik.",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and figures for several environmental topics. Some are well followed, while others still lack a target or a full year of data.",
        fr: "L’entreprise a des règles et des chiffres pour plusieurs thèmes environnementaux. Certains sont bien suivis, d’autres n’ont pas encore d’objectif ou de données sur une année complète.",
        ms: "Syarikat mempunyai peraturan dan angka bagi beberapa topik alam sekitar. Ada yang dipantau dengan baik, manakala yang lain masih belum mempunyai sasaran atau data setahun penuh.",
      },
      action: {
        en: "Work on the stages where most is missing. Often these are commitments and figures. Compare figures for the same output or floor area, so that growth does not hide a saving.",
        fr: "Travaillez sur les étapes où il manque le plus. Ce sont souvent les engagements et les chiffres. Comparez les chiffres à production ou surface égale, pour que la croissance ne masque pas une économie.",
        ms: "Beri tumpuan kepada peringkat yang paling banyak kekurangan. Selalunya, itulah komitmen dan angka. Bandingkan angka bagi pengeluaran atau keluasan yang sama supaya pertumbuhan tidak menyembunyikan penjimatan.",
      },
    },
    advanced: {
      description: {
        en: "The company manages and measures most environmental topics as part of its normal work. Targets and yearly figures guide many of its decisions.",
        fr: "L’entreprise gère et mesure la plupart des thèmes environnementaux dans son travail courant. Des objectifs et des chiffres annuels guident bon nombre de ses décisions.",
        ms: "Syarikat mengurus dan mengukur kebanyakan topik alam sekitar sebagai sebahagian daripada kerja biasa. Sasaran dan angka tahunan menjadi panduan bagi banyak keputusannya.",
      },
      action: {
        en: "Ask your main suppliers for their figures. Let an independent person check yours. Then add the few practices that are still missing.",
        fr: "Demandez leurs chiffres à vos principaux fournisseurs. Faites vérifier les vôtres par une personne indépendante. Ajoutez ensuite les quelques pratiques qui manquent encore.",
        ms: "Minta angka daripada pembekal utama anda. Dapatkan orang bebas untuk menyemak angka anda. Kemudian, tambah beberapa amalan yang masih belum ada.",
      },
    },
    leader: {
      description: {
        en: "Environmental care is part of how the company plans, buys and works, and results are measured and shared. Customers and peers can learn from its example.",
        fr: "Le respect de l’environnement fait partie de la façon dont l’entreprise planifie, achète et travaille ; les résultats sont mesurés et partagés. Clients et pairs peuvent s’inspirer de son exemple.",
        ms: "Penjagaan alam sekitar sudah menjadi sebahagian daripada cara syarikat merancang, membeli dan bekerja, dan hasilnya diukur serta dikongsi. Pelanggan dan rakan setara boleh belajar daripada teladannya.",
      },
      action: {
        en: "Keep your figures up to date and have them independently assured. Show your suppliers how you did it.",
        fr: "Tenez vos chiffres à jour et faites-les attester par un tiers indépendant. Montrez à vos fournisseurs comment vous avez fait.",
        ms: "Pastikan angka anda sentiasa terkini dan dapatkan pengesahan bebas. Tunjukkan caranya kepada pembekal anda.",
      },
    },
  },
  social: {
    laggard: {
      description: {
        en: "The company deals with people matters case by case and has few written rules on work, pay and equal treatment. Workers may not know their rights or where to raise a problem.",
        fr: "L’entreprise traite les questions de personnel au cas par cas et a peu de règles écrites sur le travail, la paie et l’égalité de traitement. Les travailleurs ne savent pas toujours quels sont leurs droits ni à qui signaler un problème.",
        ms: "Syarikat mengendalikan hal pekerja mengikut kes dan tidak mempunyai banyak peraturan bertulis tentang kerja, gaji dan layanan sama rata. Pekerja mungkin tidak mengetahui hak mereka atau tempat untuk mengadu.",
      },
      action: {
        en: "Begin with what the law asks of every employer, and with what you tell each worker. The missing practices of the first stages say how.",
        fr: "Commencez par ce que la loi exige de tout employeur et par ce que vous dites à chaque travailleur. Les pratiques manquantes des premières étapes disent comment.",
        ms: "Mulakan dengan kewajipan undang-undang bagi setiap majikan, dan dengan perkara yang anda beritahu setiap pekerja. Amalan peringkat awal yang belum ada menunjukkan caranya.",
      },
    },
    beginner: {
      description: {
        en: "The company takes care of some needs of its workers, often through the goodwill of the owner or a manager. Rules on conduct, safety, pay and equality are not yet complete or known to everyone.",
        fr: "L’entreprise répond à certains besoins de ses travailleurs, souvent grâce à la bonne volonté du propriétaire ou d’un responsable. Les règles de conduite, de sécurité, de paie et d’égalité ne sont pas encore complètes ni connues de tous.",
        ms: "Syarikat menjaga sebahagian keperluan pekerjanya, selalunya atas budi bicara pemilik atau pengurus. Peraturan tentang tatalaku, keselamatan, gaji dan kesaksamaan belum lengkap atau belum diketahui oleh semua.",
      },
      action: {
        en: "Some things you already do well without writing them down. Put them in one short set of rules for all. Then add the missing practices.",
        fr: "Vous faites déjà bien certaines choses sans les avoir écrites. Réunissez-les dans un court règlement pour tous. Ajoutez ensuite les pratiques manquantes.",
        ms: "Ada perkara yang sudah anda lakukan dengan baik tanpa ditulis. Himpunkan semuanya dalam satu set peraturan ringkas untuk semua. Kemudian, tambah amalan yang belum ada.",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and records for several social topics. Practice is uneven, for example good on safety but less developed on pay, equality or suppliers.",
        fr: "L’entreprise a des règles et des registres pour plusieurs thèmes sociaux. Les pratiques sont inégales, par exemple solides sur la sécurité mais moins avancées sur la paie, l’égalité ou les fournisseurs.",
        ms: "Syarikat mempunyai peraturan dan rekod bagi beberapa topik sosial. Amalannya belum seimbang, misalnya baik dari segi keselamatan tetapi kurang dari segi gaji, kesaksamaan atau pembekal.",
      },
      action: {
        en: "Bring the three topics to the same stage. Start with the weakest topic. Before each new practice, talk to the people it affects.",
        fr: "Amenez les trois thèmes à la même étape. Commencez par le thème le plus faible. Avant chaque nouvelle pratique, parlez-en avec les personnes concernées.",
        ms: "Bawa ketiga-tiga topik ke peringkat yang sama. Mulakan dengan topik yang paling lemah. Sebelum setiap amalan baharu, berbincanglah dengan mereka yang terlibat.",
      },
    },
    advanced: {
      description: {
        en: "The company manages most social topics with clear rules, trained people and yearly figures. Workers have ways to be heard.",
        fr: "L’entreprise gère la plupart des thèmes sociaux avec des règles claires, des personnes formées et des chiffres annuels. Les travailleurs disposent de moyens de se faire entendre.",
        ms: "Syarikat mengurus kebanyakan topik sosial dengan peraturan yang jelas, kakitangan terlatih dan angka tahunan. Pekerja mempunyai saluran untuk menyuarakan pandangan.",
      },
      action: {
        en: "Look beyond your own staff, at contractors and suppliers. Share what you learn. The missing practices show where to start.",
        fr: "Regardez au-delà de votre personnel : prestataires et fournisseurs. Partagez ce que vous apprenez. Les pratiques manquantes montrent par où commencer.",
        ms: "Lihat juga kontraktor dan pembekal, bukan pekerja sendiri sahaja. Kongsikan pengalaman anda. Amalan yang belum ada menunjukkan tempat untuk bermula.",
      },
    },
    leader: {
      description: {
        en: "Respect for people is part of everyday decisions, from hiring and pay to the choice of suppliers. Results are measured, discussed with workers and shared openly.",
        fr: "Le respect des personnes fait partie des décisions de chaque jour, du recrutement et de la paie au choix des fournisseurs. Les résultats sont mesurés, discutés avec les travailleurs et partagés ouvertement.",
        ms: "Hormat terhadap manusia menjadi sebahagian daripada keputusan harian, daripada pengambilan pekerja dan gaji hingga pemilihan pembekal. Hasilnya diukur, dibincangkan dengan pekerja dan dikongsi secara terbuka.",
      },
      action: {
        en: "Keep listening to workers. From time to time, have someone from outside check the figures. Share what you do with peers and suppliers.",
        fr: "Continuez à écouter les travailleurs. De temps à autre, faites vérifier les chiffres par un tiers. Partagez vos pratiques avec vos pairs et vos fournisseurs.",
        ms: "Terus dengar suara pekerja. Dari semasa ke semasa, dapatkan pihak luar untuk menyemak angka. Kongsikan amalan anda dengan rakan setara dan pembekal.",
      },
    },
  },
  governance: {
    laggard: {
      description: {
        en: "The company has few written rules against bribery and relies mainly on trust. Staff may be unsure what to do when someone offers or asks for a gift or a favour.",
        fr: "L’entreprise a peu de règles écrites contre la corruption et s’en remet surtout à la confiance. Le personnel peut hésiter sur la conduite à tenir quand quelqu’un offre ou demande un cadeau ou une faveur.",
        ms: "Syarikat tidak mempunyai banyak peraturan antirasuah bertulis dan lebih bergantung pada kepercayaan. Kakitangan mungkin tidak pasti apa yang perlu dibuat apabila seseorang menawarkan atau meminta hadiah atau habuan.",
      },
      action: {
        en: "Start with the owner. One hour on the missing practices of the first stage shows where money and favours could go wrong.",
        fr: "Commencez par le propriétaire. Une heure sur les pratiques manquantes de la première étape montre où l’argent et les faveurs pourraient poser problème.",
        ms: "Mulakan dengan pemilik. Satu jam untuk amalan peringkat pertama yang belum ada menunjukkan di mana wang dan budi boleh disalahgunakan.",
      },
    },
    beginner: {
      description: {
        en: "The company has begun to set rules for honest business, but they are not yet applied in the same way everywhere. Records of gifts, donations and commissions are missing or incomplete.",
        fr: "L’entreprise a commencé à fixer des règles d’intégrité, mais elles ne sont pas encore appliquées partout de la même façon. Les registres des cadeaux, dons et commissions manquent ou sont incomplets.",
        ms: "Syarikat sudah mula menetapkan peraturan untuk perniagaan yang jujur, tetapi belum diamalkan secara seragam. Rekod hadiah, derma dan komisen belum ada atau belum lengkap.",
      },
      action: {
        en: "Make rules and records part of daily work. Choose missing practices that fit a payment, a purchase or a meeting you have anyway.",
        fr: "Intégrez règles et registres au travail quotidien. Choisissez les pratiques manquantes qui s’insèrent dans un paiement, un achat ou une réunion déjà prévus.",
        ms: "Jadikan peraturan dan rekod sebahagian daripada kerja harian. Pilih amalan yang belum ada yang sesuai dengan bayaran, pembelian atau mesyuarat sedia ada.",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and some controls against corruption. They do not yet reach all staff, agents and suppliers, and checks are not regular.",
        fr: "L’entreprise a des règles et quelques contrôles contre la corruption. Ils ne touchent pas encore l’ensemble du personnel, des agents et des fournisseurs, et les vérifications ne sont pas régulières.",
        ms: "Syarikat mempunyai peraturan dan beberapa kawalan terhadap rasuah. Kawalan ini belum merangkumi semua kakitangan, ejen dan pembekal, dan semakan belum dibuat secara berkala.",
      },
      action: {
        en: "Involve the people who pay, buy and sell. Give each missing practice to one of them, with a date.",
        fr: "Associez ceux qui paient, achètent et vendent. Confiez à chacun une pratique manquante, avec une date.",
        ms: "Libatkan mereka yang membayar, membeli dan menjual. Serahkan setiap amalan yang belum ada kepada seorang daripada mereka, dengan tarikh.",
      },
    },
    advanced: {
      description: {
        en: "The company manages corruption risk with clear rules, training and records. Most of the steps expected of a careful business are in place.",
        fr: "L’entreprise gère le risque de corruption avec des règles claires, des formations et des registres. La plupart des mesures attendues d’une entreprise prudente sont en place.",
        ms: "Syarikat mengurus risiko rasuah dengan peraturan yang jelas, latihan dan rekod. Kebanyakan langkah yang diharapkan daripada syarikat yang teliti sudah ada.",
      },
      action: {
        en: "Test whether your rules work in a real case. Tell customers and lenders about them. Few practices are still missing.",
        fr: "Vérifiez si vos règles fonctionnent dans un cas réel. Parlez-en à vos clients et à vos prêteurs. Peu de pratiques manquent encore.",
        ms: "Uji sama ada peraturan anda berkesan dalam keadaan sebenar. Maklumkan kepada pelanggan dan pemberi pinjaman. Hanya beberapa amalan yang belum ada.",
      },
    },
    leader: {
      description: {
        en: "Integrity guides how the company decides, sells and buys, and its controls are reviewed and reported. Partners can see that the rules apply to everyone, the owner included.",
        fr: "L’intégrité guide la façon dont l’entreprise décide, vend et achète ; ses contrôles sont revus et font l’objet de rapports. Ses partenaires voient que les règles valent pour tous, propriétaire compris.",
        ms: "Integriti memandu cara syarikat membuat keputusan, menjual dan membeli, dan kawalannya disemak serta dilaporkan. Rakan perniagaan dapat melihat bahawa peraturan terpakai kepada semua, termasuk pemilik.",
      },
      action: {
        en: "Keep testing and publishing. Join others in your industry against corruption, and consider having your system certified.",
        fr: "Continuez à tester et à publier. Rejoignez d’autres entreprises du secteur contre la corruption, et envisagez de faire certifier votre système.",
        ms: "Teruskan ujian dan penerbitan. Sertai pihak lain dalam industri anda untuk menentang rasuah, dan pertimbangkan pensijilan sistem anda.",
      },
    },
  },
};
