import { type Dimension, graded, howFar, oneOf, yesAnd, yesNo } from "./authoring";

export const climateGovernance: Dimension = {
  id: "climate-governance",
  name: { en: "Climate Governance", fr: "Gouvernance climatique", ms: "Tadbir Urus Iklim" },
  description: {
    en: "Who decides on climate in your company, which risks it sees, and what has become rule and habit. Meeting notes, a signed policy and training lists will help you answer.",
    fr: "Qui décide des questions climatiques dans votre entreprise, quels risques elle a repérés, et ce qui est devenu règle ou habitude. Les comptes rendus de réunion, une politique signée et les listes de formation vous aideront à répondre.",
    ms: "Siapa yang membuat keputusan tentang iklim di syarikat anda, risiko yang dikenal pasti, dan perkara yang sudah menjadi peraturan serta amalan. Catatan mesyuarat, dasar yang ditandatangani dan senarai latihan akan membantu anda menjawab.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "climate-governance.leadership",
      name: { en: "Leadership", fr: "Pilotage", ms: "Kepimpinan" },
      description: {
        en: "Who answers for climate matters in your company, and when management looks at them.",
        fr: "Qui répond des questions climatiques dans votre entreprise, et quand la direction s’y consacre.",
        ms: "Siapa yang bertanggungjawab tentang hal iklim di syarikat anda, dan bila pengurusan menelitinya.",
      },
      requiredText: {
        en: "Where nobody is in charge, climate work stops with the first busy month. Claim only what you could show evidence for.",
        fr: "Quand personne n’est responsable, l’action pour le climat s’arrête au premier mois chargé. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Apabila tiada orang yang bertanggungjawab, usaha iklim terhenti sebaik sahaja kerja menjadi sibuk. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["UN Global Compact Principles 7–9", "IFRS S2", "VSME C2", "GRI 2-12"],
      sections: [
        {
          id: "climate-governance.leadership.roles",
          name: { en: "Responsibility", fr: "Responsabilité", ms: "Tanggungjawab" },
          questions: [
            oneOf(
              {
                id: "climate-governance.responsible",
                text: {
                  en: "Who is responsible for climate matters in your company?",
                  fr: "Qui est responsable des questions climatiques dans votre entreprise ?",
                  ms: "Siapakah yang bertanggungjawab tentang hal iklim di syarikat anda?",
                },
                help: {
                  why: {
                    en: "Work that belongs to somebody gets done; work that belongs to everybody is forgotten.",
                    fr: "Une tâche confiée à quelqu’un se fait ; une tâche qui est l’affaire de tous s’oublie.",
                    ms: "Kerja yang diamanahkan kepada seseorang akan dilaksanakan; kerja yang dianggap milik semua mudah dilupakan.",
                  },
                  counts: {
                    en: "A person counts if colleagues know the name and time is set aside for the task. A lone owner is the responsible person.",
                    fr: "Une personne compte si ses collègues connaissent son nom et si du temps est prévu pour cette tâche. Un propriétaire qui travaille seul est lui-même le responsable.",
                    ms: "Seseorang dikira jika rakan sekerja tahu namanya dan masa diperuntukkan untuk tugas itu. Pemilik yang bekerja seorang diri ialah orang yang bertanggungjawab.",
                  },
                  evidence: {
                    en: "a job description or a signed note that names the person",
                    fr: "une fiche de poste ou une note signée qui nomme la personne",
                    ms: "huraian tugas atau nota bertandatangan yang menamakan orang itu",
                  },
                },
              },
              [
                { id: "no-one", label: { en: "No one yet", fr: "Personne pour l’instant", ms: "Belum ada sesiapa" } },
                {
                  id: "informal",
                  label: {
                    en: "Some of the staff, informally",
                    fr: "Une partie du personnel, de façon informelle",
                    ms: "Sebahagian kakitangan, secara tidak formal",
                  },
                },
                {
                  id: "manager",
                  label: { en: "A named manager", fr: "Un responsable désigné", ms: "Seorang pengurus yang dilantik" },
                  isFlagged: true,
                },
                {
                  id: "owner",
                  label: {
                    en: "The owner or chief executive",
                    fr: "Le propriétaire ou le dirigeant",
                    ms: "Pemilik atau ketua eksekutif",
                  },
                  isFlagged: true,
                },
                {
                  id: "board",
                  label: {
                    en: "The board or one of its committees",
                    fr: "Le conseil d’administration ou l’un de ses comités",
                    ms: "Lembaga pengarah atau jawatankuasanya",
                  },
                  isFlagged: true,
                },
              ],
            ),
            yesNo({
              id: "climate-governance.agenda",
              text: {
                en: "Was climate on the agenda of your company’s management at least once in the last 12 months?",
                fr: "Le climat a-t-il été à l’ordre du jour de la direction de votre entreprise au moins une fois au cours des 12 derniers mois ?",
                ms: "Adakah iklim dimasukkan dalam agenda pengurusan syarikat anda sekurang-kurangnya sekali dalam tempoh 12 bulan yang lalu?",
              },
              help: {
                why: {
                  en: "A fixed time once a year is the least that turns good intentions into decisions.",
                  fr: "Un rendez-vous fixe par an est le minimum pour passer des bonnes intentions aux décisions.",
                  ms: "Satu masa yang ditetapkan setiap tahun ialah langkah paling asas untuk mengubah niat baik menjadi keputusan.",
                },
                counts: {
                  en: "Yes if the owner or managers discussed energy, emissions or extreme weather and noted what they decided. A lone owner’s own dated note counts; a young company counts the time since it opened.",
                  fr: "Oui si le propriétaire ou les responsables ont parlé d’énergie, d’émissions ou de phénomènes météo extrêmes et noté leurs décisions. La note datée d’un propriétaire qui travaille seul compte ; une jeune entreprise compte la période depuis son ouverture.",
                  ms: "Ya jika pemilik atau pengurus membincangkan tenaga, pelepasan atau cuaca melampau dan mencatat keputusannya. Catatan bertarikh oleh pemilik yang bekerja seorang diri juga dikira; syarikat baharu mengira tempoh sejak ia dibuka.",
                },
                evidence: {
                  en: "dated meeting notes with a decision on energy or climate",
                  fr: "un compte rendu de réunion daté, avec une décision sur l’énergie ou le climat",
                  ms: "catatan mesyuarat bertarikh dengan keputusan tentang tenaga atau iklim",
                },
              },
            }),
          ],
        },
      ],
    },
    {
      id: "climate-governance.exposure",
      name: { en: "Risks and opportunities", fr: "Risques et opportunités", ms: "Risiko dan peluang" },
      description: {
        en: "Which dangers and which chances climate change brings to your company.",
        fr: "Les dangers et les opportunités que le changement climatique présente pour votre entreprise.",
        ms: "Bahaya dan peluang yang dibawa oleh perubahan iklim kepada syarikat anda.",
      },
      requiredText: {
        en: "Floods, heat and new rules reach small companies first, and so do the savings of those that prepare. Claim only what you could show evidence for.",
        fr: "Les inondations, la chaleur et les nouvelles règles touchent d’abord les petites entreprises ; celles qui se préparent sont aussi les premières à faire des économies. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Banjir, cuaca panas dan peraturan baharu menjejaskan syarikat kecil terlebih dahulu, tetapi syarikat yang bersedia juga yang mula-mula berjimat. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["IFRS S2", "VSME C4", "GRI 201-2"],
      sections: [
        {
          id: "climate-governance.exposure.review",
          name: { en: "Risk review", fr: "Analyse des risques", ms: "Semakan risiko" },
          questions: [
            graded(
              {
                id: "climate-governance.risks",
                text: {
                  en: "Which climate risks and opportunities has your company identified for its own business?",
                  fr: "Quels risques et opportunités climatiques votre entreprise a-t-elle identifiés pour sa propre activité ?",
                  ms: "Apakah risiko dan peluang iklim yang telah dikenal pasti oleh syarikat anda bagi perniagaannya sendiri?",
                },
                help: {
                  why: {
                    en: "What has been thought through beforehand costs less when it comes.",
                    fr: "Ce à quoi l’on a réfléchi d’avance coûte moins cher le jour venu.",
                    ms: "Persediaan awal mengurangkan kos apabila sesuatu berlaku.",
                  },
                  counts: {
                    en: "Tick what was looked at for your own sites, suppliers and customers in the last 24 months and written down; three or more give both points. A tenant counts dangers to the building too, and one page is enough for a lone owner.",
                    fr: "Cochez ce qui a été étudié pour vos propres sites, fournisseurs et clients au cours des 24 derniers mois et mis par écrit ; trois réponses ou plus donnent les deux points. Un locataire compte aussi les dangers pour le bâtiment, et une page suffit pour un propriétaire qui travaille seul.",
                    ms: "Tandakan perkara yang telah diteliti bagi premis, pembekal dan pelanggan anda sendiri dalam tempoh 24 bulan yang lalu dan dicatatkan; tiga atau lebih memberikan kedua-dua mata. Penyewa turut mengira bahaya kepada bangunan, dan satu halaman sudah memadai bagi pemilik yang bekerja seorang diri.",
                  },
                  evidence: {
                    en: "a list of risks and savings with their likely cost",
                    fr: "une liste des risques et des économies, avec leur coût probable",
                    ms: "senarai risiko dan penjimatan berserta anggaran kosnya",
                  },
                },
              },
              {
                options: [
                  {
                    id: "acute-weather",
                    label: {
                      en: "Floods, storms or fires",
                      fr: "Inondations, tempêtes ou incendies",
                      ms: "Banjir, ribut atau kebakaran",
                    },
                  },
                  {
                    id: "chronic",
                    label: {
                      en: "Lasting heat, drought or water shortage",
                      fr: "Chaleur, sécheresse ou manque d’eau durables",
                      ms: "Cuaca panas, kemarau atau kekurangan air yang berpanjangan",
                    },
                  },
                  {
                    id: "regulation",
                    label: {
                      en: "Carbon prices or new rules",
                      fr: "Prix du carbone ou nouvelles règles",
                      ms: "Harga karbon atau peraturan baharu",
                    },
                  },
                  {
                    id: "customers",
                    label: {
                      en: "Customers’ climate requirements",
                      fr: "Exigences climatiques des clients",
                      ms: "Keperluan iklim daripada pelanggan",
                    },
                  },
                  {
                    id: "energy-cost",
                    label: {
                      en: "Energy costs or changing technology",
                      fr: "Coût de l’énergie ou évolution des technologies",
                      ms: "Kos tenaga atau perubahan teknologi",
                    },
                  },
                  {
                    id: "opportunities",
                    label: {
                      en: "New products or savings",
                      fr: "Nouveaux produits ou économies",
                      ms: "Produk baharu atau penjimatan",
                    },
                  },
                ],
                none: { en: "None so far", fr: "Aucun pour l’instant", ms: "Belum ada" },
              },
            ),
          ],
        },
      ],
    },
    {
      id: "climate-governance.practice",
      name: { en: "Policy and practice", fr: "Politique et pratique", ms: "Dasar dan amalan" },
      description: {
        en: "What your company has put in writing, and what it does to keep its word.",
        fr: "Ce que votre entreprise a mis par écrit, et ce qu’elle fait pour tenir parole.",
        ms: "Perkara yang telah ditulis oleh syarikat anda, dan tindakan yang diambil untuk menepatinya.",
      },
      requiredText: {
        en: "A promise on paper helps only when money, training and suppliers follow. Claim only what you could show evidence for.",
        fr: "Une promesse écrite n’est utile que si le budget, la formation et les fournisseurs suivent. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Janji bertulis hanya berguna apabila disusuli wang, latihan dan kerjasama pembekal. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["UN Global Compact Principle 8", "IFRS S2", "VSME B2", "VSME C2", "GRI 2-19", "GRI 2-23"],
      sections: [
        {
          id: "climate-governance.practice.rules",
          name: { en: "Written policy", fr: "Politique écrite", ms: "Dasar bertulis" },
          questions: [
            yesAnd(
              {
                id: "climate-governance.policy",
                text: {
                  en: "Has your company’s management approved a climate policy?",
                  fr: "La direction de votre entreprise a-t-elle approuvé une politique climatique ?",
                  ms: "Sudahkah pengurusan syarikat anda meluluskan dasar iklim?",
                },
                help: {
                  why: {
                    en: "A signed text tells staff, buyers and banks what they can hold your company to.",
                    fr: "Un texte signé dit au personnel, aux acheteurs et aux banques ce qu’ils peuvent attendre de votre entreprise.",
                    ms: "Teks yang ditandatangani memberitahu kakitangan, pembeli dan bank perkara yang boleh mereka harapkan daripada syarikat anda.",
                  },
                  counts: {
                    en: "Yes if the owner or director signed a text that speaks of climate, looked at it again within the last 24 months, and you tick its form below. A paragraph in another policy counts, and a lone owner’s signature is enough.",
                    fr: "Oui si le propriétaire ou le directeur a signé un texte qui parle du climat, l’a revu au cours des 24 derniers mois, et si vous en cochez la forme ci-dessous. Un paragraphe dans une autre politique compte, et la signature d’un propriétaire qui travaille seul suffit.",
                    ms: "Ya jika pemilik atau pengarah telah menandatangani teks tentang iklim, menyemaknya semula dalam tempoh 24 bulan yang lalu, dan anda menandakan bentuknya di bawah. Satu perenggan dalam dasar lain pun dikira, dan tandatangan pemilik yang bekerja seorang diri sudah memadai.",
                  },
                  evidence: {
                    en: "a signed and dated policy",
                    fr: "une politique datée et signée",
                    ms: "dasar yang bertarikh dan ditandatangani",
                  },
                },
              },
              {
                text: { en: "What form does it have?", fr: "Sous quelle forme ?", ms: "Dalam bentuk apa?" },
                options: [
                  {
                    id: "stand-alone",
                    label: {
                      en: "A climate policy of its own",
                      fr: "Une politique climatique à part entière",
                      ms: "Dasar iklim yang tersendiri",
                    },
                  },
                  {
                    id: "environmental",
                    label: {
                      en: "Part of an environmental policy",
                      fr: "Une partie de la politique environnementale",
                      ms: "Sebahagian daripada dasar alam sekitar",
                    },
                  },
                  {
                    id: "sme-climate-hub",
                    label: {
                      en: "SME Climate Hub pledge",
                      fr: "Engagement SME Climate Hub",
                      ms: "Ikrar SME Climate Hub",
                    },
                  },
                  {
                    id: "net-zero",
                    label: {
                      en: "Net-zero statement",
                      fr: "Déclaration zéro émission nette",
                      ms: "Kenyataan sifar bersih",
                    },
                  },
                ],
                hasOther: true,
              },
              { followUps: [1] },
            ),
          ],
        },
        {
          id: "climate-governance.practice.everyday",
          name: { en: "Everyday practice", fr: "Pratique quotidienne", ms: "Amalan harian" },
          questions: [
            howFar(
              {
                id: "climate-governance.measures",
                text: {
                  en: "How far has your company come with each of these measures?",
                  fr: "Où en est votre entreprise pour chacune de ces mesures ?",
                  ms: "Sejauh manakah kemajuan syarikat anda bagi setiap langkah ini?",
                },
                help: {
                  why: {
                    en: "Plans become real through money, knowledge and the people you buy from.",
                    fr: "Les plans deviennent réels grâce à l’argent, au savoir et à ceux à qui vous achetez.",
                    ms: "Pelan menjadi kenyataan melalui wang, pengetahuan dan pihak yang membekalkan kepada anda.",
                  },
                  counts: {
                    en: "In place means that it happens today and that something shows it; each one gives a point. A lone owner counts their own training and hours; a tenant may build on the landlord’s emergency plan.",
                    fr: "« En place » signifie que cela se fait aujourd’hui et que quelque chose le montre ; chaque mesure donne un point. Un propriétaire qui travaille seul compte sa propre formation et ses propres heures ; un locataire peut s’appuyer sur le plan d’urgence du bailleur.",
                    ms: "“Sudah dilaksanakan” bermaksud perkara itu berlaku sekarang dan ada bukti yang menunjukkannya; setiap satu memberikan satu mata. Pemilik yang bekerja seorang diri mengira latihan dan masanya sendiri; penyewa boleh berpandukan pelan kecemasan tuan premis.",
                  },
                  evidence: {
                    en: "a training list, a line in the budget or a supplier’s reply",
                    fr: "une liste de formation, une ligne du budget ou la réponse d’un fournisseur",
                    ms: "senarai latihan, satu baris dalam bajet atau jawapan pembekal",
                  },
                },
              },
              [
                {
                  id: "continuity",
                  text: {
                    en: "Extreme weather is part of the plan for keeping the business running",
                    fr: "Les phénomènes météo extrêmes figurent dans le plan de continuité de l’activité",
                    ms: "Cuaca melampau dimasukkan dalam pelan kesinambungan perniagaan",
                  },
                },
                {
                  id: "budget",
                  text: {
                    en: "Money or working time is set aside for climate action",
                    fr: "De l’argent ou du temps de travail est réservé à l’action pour le climat",
                    ms: "Wang atau masa kerja diperuntukkan untuk tindakan iklim",
                  },
                },
                {
                  id: "training",
                  text: {
                    en: "Staff were trained on climate or energy in the last 12 months",
                    fr: "Le personnel a été formé au climat ou à l’énergie au cours des 12 derniers mois",
                    ms: "Kakitangan dilatih tentang iklim atau tenaga dalam tempoh 12 bulan yang lalu",
                  },
                },
                {
                  id: "suppliers",
                  text: {
                    en: "Key suppliers have been asked about their emissions",
                    fr: "Les principaux fournisseurs ont été interrogés sur leurs émissions",
                    ms: "Pembekal utama telah ditanya tentang pelepasan mereka",
                  },
                },
              ],
            ),
            yesNo({
              id: "climate-governance.reward",
              text: {
                en: "Do climate results affect anybody’s appraisal or reward in your company?",
                fr: "Les résultats en matière de climat comptent-ils dans l’évaluation ou la récompense de quelqu’un dans votre entreprise ?",
                ms: "Adakah hasil usaha iklim mempengaruhi penilaian prestasi atau ganjaran sesiapa di syarikat anda?",
              },
              help: {
                why: {
                  en: "People take care of what they are thanked for.",
                  fr: "On s’applique davantage à ce qui est reconnu.",
                  ms: "Orang lebih tekun apabila usahanya dihargai.",
                },
                counts: {
                  en: "Yes if a goal on energy or emissions stands in somebody’s appraisal, bonus or team prize; it need not be money. A lone owner counts a written yearly goal of their own with its result.",
                  fr: "Oui si un objectif d’énergie ou d’émissions figure dans une évaluation, une prime ou un prix d’équipe ; il ne s’agit pas forcément d’argent. Un propriétaire qui travaille seul compte un objectif annuel écrit pour lui-même, avec son résultat.",
                  ms: "Ya jika matlamat tenaga atau pelepasan ada dalam penilaian prestasi, bonus atau hadiah pasukan; ganjaran itu tidak semestinya wang. Pemilik yang bekerja seorang diri mengira matlamat tahunan bertulis untuk dirinya berserta pencapaiannya.",
                },
                evidence: {
                  en: "an appraisal form or a bonus rule with an energy goal",
                  fr: "un formulaire d’évaluation ou une règle de prime avec un objectif d’énergie",
                  ms: "borang penilaian prestasi atau peraturan bonus dengan matlamat tenaga",
                },
              },
            }),
          ],
        },
      ],
    },
  ],
};
