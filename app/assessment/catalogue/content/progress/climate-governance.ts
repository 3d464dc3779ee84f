import { type Dimension, graded, howFar, oneOf, yesAnd, yesNo } from "./authoring";

export const climateGovernance: Dimension = {
  id: "climate-governance",
  name: { en: "Climate Governance", fr: "Gouvernance climatique", ms: "Tadbir Urus Iklim" },
  description: {
    en: "Who decides on climate in your company, which risks it sees, and which rules and habits it has. Meeting notes, a signed policy and training lists will help you answer.",
    fr: "Qui décide des questions climatiques dans votre entreprise, quels risques elle a repérés, et quelles sont ses règles et ses habitudes. Les comptes rendus de réunion, une politique signée et les listes de formation vous aideront à répondre.",
    ms: "Siapa yang membuat keputusan tentang iklim di syarikat anda, risiko yang dikenal pasti, serta peraturan dan amalannya. Catatan mesyuarat, dasar yang ditandatangani dan senarai latihan akan membantu anda menjawab.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "climate-governance.leadership",
      name: { en: "Leadership", fr: "Pilotage", ms: "Kepimpinan" },
      description: {
        en: "Who is responsible for climate matters in your company, and when management discusses them.",
        fr: "Qui est responsable des questions climatiques dans votre entreprise, et quand la direction en discute.",
        ms: "Siapa yang bertanggungjawab terhadap hal iklim di syarikat anda, dan bila pengurusan membincangkannya.",
      },
      requiredText: {
        en: "If no one is in charge, climate work stops in the first busy month. Claim only what you could show evidence for.",
        fr: "Si personne n’est responsable, l’action pour le climat s’arrête au premier mois chargé. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Jika tiada orang yang bertanggungjawab, usaha iklim terhenti pada bulan sibuk yang pertama. Nyatakan hanya perkara yang dapat anda buktikan.",
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
                title: {
                  en: "Put one person in charge of climate",
                  fr: "Désignez une personne responsable du climat",
                  ms: "Lantik seorang penyelaras iklim",
                },
                takes: "hour",
                text: {
                  en: "Who is responsible for climate matters in your company?",
                  fr: "Qui est responsable des questions climatiques dans votre entreprise ?",
                  ms: "Siapakah yang bertanggungjawab terhadap hal iklim di syarikat anda?",
                },
                help: {
                  why: {
                    en: "A task that one person owns gets done. A task for everyone is forgotten.",
                    fr: "Une tâche confiée à une personne se fait. Une tâche qui est l’affaire de tous s’oublie.",
                    ms: "Tugas yang diamanahkan kepada seorang akan dilaksanakan. Tugas bersama mudah dilupakan.",
                  },
                  counts: {
                    en: "A person is responsible if colleagues know the name and there is time set aside for the task. If you work alone, you are the responsible person.",
                    fr: "Une personne est responsable si ses collègues connaissent son nom et si du temps est prévu pour cette tâche. Si vous travaillez seul, vous êtes la personne responsable.",
                    ms: "Seseorang itu bertanggungjawab jika rakan sekerja tahu namanya dan masa diperuntukkan untuk tugas itu. Jika anda bekerja seorang diri, andalah orang yang bertanggungjawab.",
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
                    ms: "Sebahagian pekerja, secara tidak formal",
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
              title: {
                en: "Discuss climate in a management meeting once a year",
                fr: "Parlez du climat en réunion de direction chaque année",
                ms: "Bincangkan iklim dalam mesyuarat pengurusan setahun sekali",
              },
              takes: "hour",
              text: {
                en: "Was climate on the agenda of your company’s management at least once in the last 12 months?",
                fr: "Le climat a-t-il été à l’ordre du jour de la direction de votre entreprise au moins une fois au cours des 12 derniers mois ?",
                ms: "Adakah iklim dimasukkan dalam agenda pengurusan syarikat anda sekurang-kurangnya sekali dalam tempoh 12 bulan yang lalu?",
              },
              help: {
                why: {
                  en: "Good intentions become decisions when management talks about them at least once a year.",
                  fr: "Les bonnes intentions deviennent des décisions quand la direction en parle au moins une fois par an.",
                  ms: "Niat baik menjadi keputusan apabila pengurusan membincangkannya sekurang-kurangnya sekali setahun.",
                },
                counts: {
                  en: "Yes if the owner or managers discussed energy, emissions or extreme weather and noted what they decided. If you work alone, your own dated note is enough. A young company answers for the time since it opened.",
                  fr: "Oui si le propriétaire ou les responsables ont parlé d’énergie, d’émissions ou de phénomènes météo extrêmes et noté leurs décisions. Si vous travaillez seul, votre propre note datée suffit. Une jeune entreprise répond pour la période écoulée depuis son ouverture.",
                  ms: "Ya jika pemilik atau pengurus telah membincangkan tenaga, pelepasan atau cuaca melampau dan mencatat keputusannya. Jika anda bekerja seorang diri, catatan anda sendiri yang bertarikh sudah memadai. Syarikat baharu menjawab bagi tempoh sejak ia dibuka.",
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
        en: "The dangers and opportunities that climate change brings to your company.",
        fr: "Les dangers et les opportunités que le changement climatique présente pour votre entreprise.",
        ms: "Bahaya dan peluang yang dibawa oleh perubahan iklim kepada syarikat anda.",
      },
      requiredText: {
        en: "Floods, heat and new rules reach small companies first. Those that prepare are also the first to save. Claim only what you could show evidence for.",
        fr: "Les inondations, la chaleur et les nouvelles règles touchent d’abord les petites entreprises. Celles qui se préparent sont aussi les premières à faire des économies. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Banjir, cuaca panas dan peraturan baharu menjejaskan syarikat kecil terlebih dahulu. Syarikat yang bersedia juga yang mula-mula berjimat. Nyatakan hanya perkara yang dapat anda buktikan.",
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
                title: {
                  en: "List your climate risks and opportunities on one page",
                  fr: "Notez vos risques et opportunités climatiques sur une page",
                  ms: "Senaraikan risiko dan peluang iklim anda pada satu halaman",
                },
                takes: "day",
                text: {
                  en: "Which climate risks and opportunities has your company identified for its own business?",
                  fr: "Quels risques et opportunités climatiques votre entreprise a-t-elle identifiés pour sa propre activité ?",
                  ms: "Apakah risiko dan peluang iklim yang telah dikenal pasti oleh syarikat anda bagi perniagaannya sendiri?",
                },
                help: {
                  why: {
                    en: "A danger that you have prepared for costs less when it comes.",
                    fr: "Un danger auquel on s’est préparé coûte moins cher le jour venu.",
                    ms: "Jika anda sudah bersedia, sesuatu bahaya menelan kos yang lebih rendah apabila berlaku.",
                  },
                  counts: {
                    en: "Tick what you looked at and wrote down in the last 24 months for your own sites, suppliers and customers. Three or more give both points. If you rent, dangers to the building count too. If you work alone, one page is enough.",
                    fr: "Cochez ce que vous avez étudié et mis par écrit au cours des 24 derniers mois pour vos propres sites, fournisseurs et clients. Trois réponses ou plus donnent les deux points. Si vous êtes locataire, pensez aussi aux dangers pour le bâtiment. Si vous travaillez seul, une page suffit.",
                    ms: "Tandakan perkara yang telah anda teliti dan catat dalam tempoh 24 bulan yang lalu bagi premis, pembekal dan pelanggan anda sendiri. Tiga atau lebih memberikan kedua-dua mata. Jika anda menyewa, bahaya kepada bangunan juga dikira. Jika anda bekerja seorang diri, satu halaman sudah memadai.",
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
        en: "A written promise helps only with money, training and suppliers behind it. Claim only what you could show evidence for.",
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
                title: {
                  en: "Write a climate policy and have it approved",
                  fr: "Rédigez une politique climatique et faites-la approuver",
                  ms: "Tulis dasar iklim dan dapatkan kelulusannya",
                },
                takes: "day",
                text: {
                  en: "Has your company’s management approved a climate policy?",
                  fr: "La direction de votre entreprise a-t-elle approuvé une politique climatique ?",
                  ms: "Sudahkah pengurusan syarikat anda meluluskan dasar iklim?",
                },
                help: {
                  why: {
                    en: "A signed text tells staff, buyers and banks what they can expect from your company.",
                    fr: "Un texte signé dit au personnel, aux acheteurs et aux banques ce qu’ils peuvent attendre de votre entreprise.",
                    ms: "Teks yang ditandatangani memberitahu pekerja, pembeli dan bank perkara yang boleh mereka harapkan daripada syarikat anda.",
                  },
                  counts: {
                    en: "Yes if the owner or director signed a text about climate and looked at it again in the last 24 months. Tick its form below to get the point. A paragraph in another policy counts. If you work alone, your own signature is enough.",
                    fr: "Oui si le propriétaire ou le directeur a signé un texte sur le climat et l’a revu au cours des 24 derniers mois. Cochez sa forme ci-dessous pour obtenir le point. Un paragraphe dans une autre politique convient. Si vous travaillez seul, votre propre signature suffit.",
                    ms: "Ya jika pemilik atau pengarah telah menandatangani teks tentang iklim dan menyemaknya semula dalam tempoh 24 bulan yang lalu. Tandakan bentuknya di bawah untuk mendapat mata. Satu perenggan dalam dasar lain juga dikira. Jika anda bekerja seorang diri, tandatangan anda sendiri sudah memadai.",
                  },
                  evidence: {
                    en: "a signed and dated policy",
                    fr: "une politique datée et signée",
                    ms: "dasar yang bertarikh dan ditandatangani",
                  },
                },
              },
              {
                text: { en: "What form does it have?", fr: "Sous quelle forme ?", ms: "Dalam bentuk apa?" },
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
                title: {
                  en: "Prepare for extreme weather, set money aside and train staff",
                  fr: "Préparez-vous aux intempéries : budget et formation",
                  ms: "Bersedia untuk cuaca ekstrem: bajet dan latihan pekerja",
                },
                takes: "months",
                text: {
                  en: "How far has your company come with each of these measures?",
                  fr: "Où en est votre entreprise pour chacune de ces mesures ?",
                  ms: "Sejauh manakah kemajuan syarikat anda bagi setiap langkah ini?",
                },
                help: {
                  why: {
                    en: "Plans become real through money, knowledge and your suppliers.",
                    fr: "Les plans deviennent réels grâce à l’argent, au savoir et à vos fournisseurs.",
                    ms: "Pelan menjadi kenyataan melalui wang, pengetahuan dan pembekal anda.",
                  },
                  counts: {
                    en: "“In place” means that it happens today and that you can show it. Each measure in place gives a point. If you work alone, your own training and hours count. If you rent, you may build on the landlord’s emergency plan.",
                    fr: "« En place » signifie que cela se fait aujourd’hui et que vous pouvez le montrer. Chaque mesure en place donne un point. Si vous travaillez seul, votre propre formation et vos propres heures suffisent. Si vous êtes locataire, vous pouvez vous appuyer sur le plan d’urgence du bailleur.",
                    ms: "“Sudah dilaksanakan” bermaksud perkara itu dibuat sekarang dan anda dapat menunjukkan buktinya. Setiap langkah yang sudah dilaksanakan memberikan satu mata. Jika anda bekerja seorang diri, latihan dan masa kerja anda sendiri dikira. Jika anda menyewa, anda boleh berpandukan pelan kecemasan pemilik premis.",
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
                    ms: "Pekerja dilatih tentang iklim atau tenaga dalam tempoh 12 bulan yang lalu",
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
              title: {
                en: "Link someone’s appraisal or reward to climate results",
                fr: "Liez une évaluation ou une prime aux résultats climatiques",
                ms: "Kaitkan penilaian atau ganjaran dengan hasil iklim",
              },
              takes: "day",
              text: {
                en: "Do climate results affect anyone’s appraisal or reward in your company?",
                fr: "Les résultats en matière de climat comptent-ils, dans votre entreprise, pour l’évaluation ou la récompense de quelqu’un ?",
                ms: "Adakah hasil usaha iklim mempengaruhi penilaian prestasi atau ganjaran sesiapa di syarikat anda?",
              },
              help: {
                why: {
                  en: "People take care of what they are thanked for.",
                  fr: "On s’applique davantage à ce qui est reconnu.",
                  ms: "Orang lebih tekun apabila usahanya dihargai.",
                },
                counts: {
                  en: "Yes if an appraisal, bonus or team prize includes a goal on energy or emissions. It need not be money. If you work alone, a written yearly goal of your own with its result is enough.",
                  fr: "Oui si une évaluation, une prime ou un prix d’équipe comprend un objectif d’énergie ou d’émissions. Il ne s’agit pas forcément d’argent. Si vous travaillez seul, un objectif annuel écrit pour vous-même, avec son résultat, suffit.",
                  ms: "Ya jika penilaian prestasi, bonus atau hadiah pasukan merangkumi matlamat tenaga atau pelepasan. Ganjaran itu tidak semestinya wang. Jika anda bekerja seorang diri, matlamat tahunan bertulis untuk diri sendiri berserta pencapaiannya sudah memadai.",
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
