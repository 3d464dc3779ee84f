import type { Catalogue } from "./authoring";

export const PERFORMANCE: Catalogue["performance"] = {
  environment: {
    laggard: {
      description: {
        en: "The company does not yet follow its effect on climate, energy, water and waste in an organised way. Bills are paid, but few quantities are recorded and few rules are written down.",
        fr: "L’entreprise ne suit pas encore de façon organisée ses effets sur le climat, l’énergie, l’eau et les déchets. Les factures sont payées, mais peu de quantités sont relevées et peu de règles sont écrites.",
        ms: "Syarikat belum memantau kesannya terhadap iklim, tenaga, air dan sisa secara teratur. Bil dibayar, tetapi tidak banyak kuantiti yang direkodkan dan tidak banyak peraturan yang ditulis.",
      },
      action: {
        en: "Collect the last 12 months of electricity, fuel, water and waste bills in one folder. Name one person to enter the quantities in a simple table every month.",
        fr: "Rassembler dans un seul dossier les factures d’électricité, de carburant, d’eau et de déchets des 12 derniers mois. Désigner une personne qui reporte chaque mois les quantités dans un tableau simple.",
        ms: "Kumpulkan bil elektrik, bahan api, air dan sisa bagi 12 bulan lalu dalam satu fail. Lantik seorang untuk mencatat kuantitinya dalam jadual ringkas setiap bulan.",
      },
    },
    beginner: {
      description: {
        en: "The company has begun to act on some environmental topics, often to save costs or answer a customer. The actions are informal, and records cover only part of what is used and thrown away.",
        fr: "L’entreprise a commencé à agir sur certains thèmes environnementaux, souvent pour réduire ses coûts ou répondre à un client. Les actions restent informelles et les registres ne couvrent qu’une partie des consommations et des déchets.",
        ms: "Syarikat sudah mula bertindak dalam beberapa topik alam sekitar, selalunya untuk menjimatkan kos atau memenuhi permintaan pelanggan. Tindakan itu tidak formal dan rekod hanya merangkumi sebahagian daripada penggunaan serta sisa.",
      },
      action: {
        en: "Adopt a one-page environmental policy signed by the owner and show it to all staff. Use fuel and electricity bills to calculate a first total of emissions from the company’s own fuel use (Scope 1) and purchased electricity (Scope 2).",
        fr: "Adopter une politique environnementale d’une page, signée par le propriétaire, et la présenter à tout le personnel. À partir des factures de carburant et d’électricité, calculer un premier total des émissions liées aux carburants et combustibles utilisés (scope 1) et à l’électricité achetée (scope 2).",
        ms: "Wujudkan dasar alam sekitar satu halaman yang ditandatangani oleh pemilik dan terangkan kepada semua kakitangan. Gunakan bil bahan api dan elektrik untuk mengira jumlah pertama pelepasan daripada bahan api sendiri (Skop 1) dan elektrik yang dibeli (Skop 2).",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and figures for several environmental topics. Some are well followed, while others still lack a target or a full year of data.",
        fr: "L’entreprise a des règles et des chiffres pour plusieurs thèmes environnementaux. Certains sont bien suivis, d’autres n’ont pas encore d’objectif ou de données sur une année complète.",
        ms: "Syarikat mempunyai peraturan dan angka bagi beberapa topik alam sekitar. Ada yang dipantau dengan baik, manakala yang lain masih belum mempunyai sasaran atau data setahun penuh.",
      },
      action: {
        en: "Set one dated target for each topic and carry out a simple energy and waste audit to find the best savings. Compare use each year per unit of output, per employee or per square metre, so that growth does not hide the result.",
        fr: "Fixer un objectif daté pour chaque thème et réaliser un audit simple de l’énergie et des déchets pour repérer les meilleures économies. Comparer chaque année les consommations par unité produite, par employé ou par mètre carré, afin que la croissance ne masque pas le résultat.",
        ms: "Tetapkan satu sasaran bertarikh bagi setiap topik dan jalankan audit tenaga dan sisa yang ringkas untuk mencari penjimatan terbaik. Bandingkan penggunaan setiap tahun bagi setiap unit keluaran, pekerja atau meter persegi supaya pertumbuhan tidak mengaburi hasil sebenar.",
      },
    },
    advanced: {
      description: {
        en: "The company manages and measures most environmental topics as part of its normal work. Targets and yearly figures guide many of its decisions.",
        fr: "L’entreprise gère et mesure la plupart des thèmes environnementaux dans son travail courant. Des objectifs et des chiffres annuels guident bon nombre de ses décisions.",
        ms: "Syarikat mengurus dan mengukur kebanyakan topik alam sekitar sebagai sebahagian daripada kerja biasa. Sasaran dan angka tahunan menjadi panduan bagi banyak keputusannya.",
      },
      action: {
        en: "Plan the next step in renewable energy and in reusing water and materials, and ask the main suppliers for their own data. Have the main figures verified by an independent person.",
        fr: "Prévoir l’étape suivante pour l’énergie renouvelable et la réutilisation de l’eau et des matières, et demander leurs données aux principaux fournisseurs. Faire vérifier les principaux chiffres par une personne indépendante.",
        ms: "Rancang langkah seterusnya bagi tenaga boleh baharu serta guna semula air dan bahan, dan minta data daripada pembekal utama. Dapatkan pihak bebas untuk mengesahkan angka utama.",
      },
    },
    leader: {
      description: {
        en: "Environmental care is part of how the company plans, buys and works, and results are measured and shared. Customers and peers can learn from its example.",
        fr: "Le respect de l’environnement fait partie de la façon dont l’entreprise planifie, achète et travaille ; les résultats sont mesurés et partagés. Clients et pairs peuvent s’inspirer de son exemple.",
        ms: "Penjagaan alam sekitar sudah menjadi sebahagian daripada cara syarikat merancang, membeli dan bekerja, dan hasilnya diukur serta dikongsi. Pelanggan dan rakan setara boleh belajar daripada teladannya.",
      },
      action: {
        en: "Have the emission target validated as science-based, which means in line with what climate science asks for; a simpler route exists for small companies. Publish a short report every year that shows progress and setbacks alike.",
        fr: "Faire valider l’objectif d’émissions comme fondé sur la science, c’est-à-dire conforme à ce que demande la science du climat ; une voie simplifiée existe pour les petites entreprises. Publier chaque année un court rapport qui montre les progrès comme les difficultés.",
        ms: "Dapatkan pengesahan bahawa sasaran pelepasan berasaskan sains, iaitu selaras dengan keperluan sains iklim; terdapat laluan yang lebih mudah untuk syarikat kecil. Terbitkan laporan ringkas setiap tahun yang menunjukkan kemajuan dan juga cabaran.",
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
        en: "Check that every worker has a contract, is of legal working age and is paid at least the minimum wage. Open a complaints channel, such as a named person or a closed box, and tell everyone how it works.",
        fr: "Vérifier que chaque travailleur a un contrat, a l’âge légal pour travailler et reçoit au moins le salaire minimum. Ouvrir un moyen de réclamation, comme une personne désignée ou une boîte fermée, et l’expliquer à tous.",
        ms: "Pastikan setiap pekerja mempunyai kontrak, cukup umur untuk bekerja mengikut undang-undang dan menerima sekurang-kurangnya gaji minimum. Buka saluran aduan, misalnya melalui seorang yang dilantik atau peti berkunci, dan terangkan caranya kepada semua.",
      },
    },
    beginner: {
      description: {
        en: "The company takes care of some needs of its workers, often through the goodwill of the owner or a manager. Rules on conduct, safety, pay and equality are not yet complete or known to everyone.",
        fr: "L’entreprise répond à certains besoins de ses travailleurs, souvent grâce à la bonne volonté du propriétaire ou d’un responsable. Les règles de conduite, de sécurité, de paie et d’égalité ne sont pas encore complètes ni connues de tous.",
        ms: "Syarikat menjaga sebahagian keperluan pekerjanya, selalunya atas budi bicara pemilik atau pengurus. Peraturan tentang tatalaku, keselamatan, gaji dan kesaksamaan belum lengkap atau belum diketahui oleh semua.",
      },
      action: {
        en: "Adopt a short code of conduct that covers rights at work, equal treatment and fair pay. Brief every worker on safety and harassment in a language they understand, and keep the attendance list.",
        fr: "Adopter un court code de conduite sur les droits au travail, l’égalité de traitement et la juste rémunération. Informer chaque travailleur sur la sécurité et le harcèlement dans une langue qu’il comprend, et garder la liste de présence.",
        ms: "Wujudkan kod tatalaku ringkas yang merangkumi hak di tempat kerja, layanan sama rata dan gaji yang adil. Beri taklimat tentang keselamatan dan gangguan kepada setiap pekerja dalam bahasa yang difahami, dan simpan senarai kehadiran.",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and records for several social topics. Practice is uneven, for example good on safety but less developed on pay, equality or suppliers.",
        fr: "L’entreprise a des règles et des registres pour plusieurs thèmes sociaux. Les pratiques sont inégales, par exemple solides sur la sécurité mais moins avancées sur la paie, l’égalité ou les fournisseurs.",
        ms: "Syarikat mempunyai peraturan dan rekod bagi beberapa topik sosial. Amalannya belum seimbang, misalnya baik dari segi keselamatan tetapi kurang dari segi gaji, kesaksamaan atau pembekal.",
      },
      action: {
        en: "Compare wages with a living-wage benchmark for the place, and compare the pay of women and men. Check suppliers and recruitment agents for fees charged to workers and for passports or papers kept from them.",
        fr: "Comparer les salaires à une référence de salaire décent pour le lieu, et la paie des femmes à celle des hommes. Vérifier que fournisseurs et agents de recrutement ne font pas payer de frais aux travailleurs et ne gardent pas leurs papiers.",
        ms: "Bandingkan gaji dengan penanda aras gaji kehidupan wajar bagi kawasan itu, dan bandingkan gaji wanita dengan gaji lelaki. Semak sama ada pembekal dan ejen pengambilan mengenakan bayaran kepada pekerja atau menyimpan pasport dan dokumen mereka.",
      },
    },
    advanced: {
      description: {
        en: "The company manages most social topics with clear rules, trained people and yearly figures. Workers have ways to be heard.",
        fr: "L’entreprise gère la plupart des thèmes sociaux avec des règles claires, des personnes formées et des chiffres annuels. Les travailleurs disposent de moyens de se faire entendre.",
        ms: "Syarikat mengurus kebanyakan topik sosial dengan peraturan yang jelas, kakitangan terlatih dan angka tahunan. Pekerja mempunyai saluran untuk menyuarakan pandangan.",
      },
      action: {
        en: "Write a dated plan, with a budget, to close the remaining gaps in living wage, equal pay and women in management. Report the outcomes to workers and outside the company, including how complaints were resolved.",
        fr: "Rédiger un plan daté, avec un budget, pour combler les écarts restants en matière de salaire décent, d’égalité salariale et de présence des femmes à la direction. Rendre compte des résultats aux travailleurs et hors de l’entreprise, y compris des suites données aux réclamations.",
        ms: "Sediakan pelan bertarikh berserta bajet untuk merapatkan jurang gaji kehidupan wajar, kesamaan gaji dan penyertaan wanita dalam pengurusan. Laporkan hasilnya kepada pekerja dan pihak luar, termasuk cara aduan diselesaikan.",
      },
    },
    leader: {
      description: {
        en: "Respect for people is part of everyday decisions, from hiring and pay to the choice of suppliers. Results are measured, discussed with workers and shared openly.",
        fr: "Le respect des personnes fait partie des décisions de chaque jour, du recrutement et de la paie au choix des fournisseurs. Les résultats sont mesurés, discutés avec les travailleurs et partagés ouvertement.",
        ms: "Hormat terhadap manusia menjadi sebahagian daripada keputusan harian, daripada pengambilan pekerja dan gaji hingga pemilihan pembekal. Hasilnya diukur, dibincangkan dengan pekerja dan dikongsi secara terbuka.",
      },
      action: {
        en: "Start a simple programme with the main suppliers: share the code of conduct, train them and follow up once a year. Share what worked with other small companies through a chamber, network or customer event.",
        fr: "Lancer un programme simple avec les principaux fournisseurs : partager le code de conduite, les former et faire le point une fois par an. Partager ce qui a réussi avec d’autres petites entreprises par une chambre de commerce, un réseau ou un événement client.",
        ms: "Mulakan program ringkas dengan pembekal utama: kongsi kod tatalaku, latih mereka dan buat susulan setahun sekali. Kongsi amalan yang berjaya dengan syarikat kecil lain melalui dewan perniagaan, rangkaian atau acara pelanggan.",
      },
    },
  },
  governance: {
    laggard: {
      description: {
        en: "The company has few written rules against bribery and relies mainly on trust. Staff may be unsure what to do when someone offers or asks for a gift or a favour.",
        fr: "L’entreprise a peu de règles écrites contre la corruption et s’en remet surtout à la confiance. Le personnel peut hésiter sur la conduite à tenir quand quelqu’un offre ou demande un cadeau ou une faveur.",
        ms: "Syarikat tidak mempunyai banyak peraturan bertulis terhadap rasuah dan lebih bergantung pada kepercayaan. Kakitangan mungkin tidak pasti apa yang perlu dibuat apabila seseorang menawarkan atau meminta hadiah atau habuan.",
      },
      action: {
        en: "Let the owner sign a one-page rule: no bribes given, asked for or accepted. Display it at work and explain it to every employee with two or three everyday examples.",
        fr: "Faire signer par le propriétaire une règle d’une page : ne donner, demander ni accepter aucun pot-de-vin. L’afficher sur le lieu de travail et l’expliquer à chaque employé avec deux ou trois exemples de tous les jours.",
        ms: "Minta pemilik menandatangani peraturan satu halaman: tiada rasuah diberi, diminta atau diterima. Pamerkan di tempat kerja dan terangkan kepada setiap pekerja dengan dua atau tiga contoh harian.",
      },
    },
    beginner: {
      description: {
        en: "The company has begun to set rules for honest business, but they are not yet applied in the same way everywhere. Records of gifts, donations and commissions are missing or incomplete.",
        fr: "L’entreprise a commencé à fixer des règles d’intégrité, mais elles ne sont pas encore appliquées partout de la même façon. Les registres des cadeaux, dons et commissions manquent ou sont incomplets.",
        ms: "Syarikat sudah mula menetapkan peraturan untuk perniagaan yang jujur, tetapi belum diamalkan secara seragam. Rekod hadiah, derma dan komisen belum ada atau belum lengkap.",
      },
      action: {
        en: "Spend one meeting listing where bribery could happen, such as permits, tenders, deliveries and agents, and note how each risk is handled. Start a gift register: who gave what to whom, when and why.",
        fr: "Consacrer une réunion à lister les situations à risque, comme les permis, les appels d’offres, les livraisons et les agents, et noter comment chaque risque est traité. Ouvrir un registre des cadeaux : qui a donné quoi, à qui, quand et pourquoi.",
        ms: "Adakan satu mesyuarat untuk menyenaraikan keadaan yang berisiko rasuah, seperti permit, tender, penghantaran dan ejen, dan catat cara setiap risiko ditangani. Mulakan daftar hadiah: siapa memberi apa kepada siapa, bila dan sebabnya.",
      },
    },
    intermediate: {
      description: {
        en: "The company has rules and some controls against corruption. They do not yet reach all staff, agents and suppliers, and checks are not regular.",
        fr: "L’entreprise a des règles et quelques contrôles contre la corruption. Ils ne touchent pas encore l’ensemble du personnel, des agents et des fournisseurs, et les vérifications ne sont pas régulières.",
        ms: "Syarikat mempunyai peraturan dan beberapa kawalan terhadap rasuah. Kawalan ini belum merangkumi semua kakitangan, ejen dan pembekal, dan semakan belum dibuat secara berkala.",
      },
      action: {
        en: "Train all staff once a year, and check agents and higher-risk suppliers before signing with them. Open a confidential way to speak up, and promise in writing that no one is punished for an honest report.",
        fr: "Former tout le personnel une fois par an, et vérifier les agents et les fournisseurs plus risqués avant de signer avec eux. Ouvrir un canal d’alerte confidentiel et promettre par écrit que personne ne sera puni pour un signalement de bonne foi.",
        ms: "Latih semua kakitangan setahun sekali, dan semak latar belakang ejen serta pembekal berisiko tinggi sebelum menandatangani perjanjian. Buka saluran pemberian maklumat yang sulit dan janjikan secara bertulis bahawa pelapor yang jujur tidak akan dihukum.",
      },
    },
    advanced: {
      description: {
        en: "The company manages corruption risk with clear rules, training and records. Most of the steps expected of a careful business are in place.",
        fr: "L’entreprise gère le risque de corruption avec des règles claires, des formations et des registres. La plupart des mesures attendues d’une entreprise prudente sont en place.",
        ms: "Syarikat mengurus risiko rasuah dengan peraturan yang jelas, latihan dan rekod. Kebanyakan langkah yang dijangka daripada sebuah syarikat yang teliti sudah ada.",
      },
      action: {
        en: "Review the controls once a year: gifts, payments, reported concerns, training and checks on third parties, and note what will be improved. Publish the policy and the main results, for example on the website.",
        fr: "Revoir les contrôles une fois par an : cadeaux, paiements, signalements, formations et vérification des tiers, et noter ce qui sera amélioré. Publier la politique et les principaux résultats, par exemple sur le site web.",
        ms: "Semak kawalan setahun sekali: hadiah, bayaran, aduan yang diterima, latihan dan semakan pihak ketiga, serta catat perkara yang akan ditambah baik. Terbitkan dasar dan hasil utama, misalnya di laman web.",
      },
    },
    leader: {
      description: {
        en: "Integrity guides how the company decides, sells and buys, and its controls are reviewed and reported. Partners can see that the rules apply to everyone, the owner included.",
        fr: "L’intégrité guide la façon dont l’entreprise décide, vend et achète ; ses contrôles sont revus et font l’objet de rapports. Ses partenaires voient que les règles valent pour tous, propriétaire compris.",
        ms: "Integriti memandu cara syarikat membuat keputusan, menjual dan membeli, dan kawalannya disemak serta dilaporkan. Rakan perniagaan dapat melihat bahawa peraturan terpakai kepada semua, termasuk pemilik.",
      },
      action: {
        en: "Consider certification of the anti-bribery system, for example ISO 37001, where customers or tenders value it. Join a collective action, in which companies of a sector or place agree on the same rules against bribery.",
        fr: "Envisager la certification du système anticorruption, par exemple ISO 37001, lorsque les clients ou les appels d’offres y attachent de la valeur. Rejoindre une action collective, où les entreprises d’un secteur ou d’un lieu conviennent des mêmes règles contre la corruption.",
        ms: "Pertimbangkan pensijilan sistem antirasuah, misalnya ISO 37001, jika dihargai oleh pelanggan atau dalam tender. Sertai tindakan kolektif, iaitu syarikat dalam sektor atau kawasan yang sama bersetuju dengan peraturan antirasuah yang sama.",
      },
    },
  },
};
