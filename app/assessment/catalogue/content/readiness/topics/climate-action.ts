import { option, say, type TopicContent } from "../authoring";
import { ALONE, NO_FUEL, TENANT, YOUNG } from "../cases";
import { climateLaws } from "../laws/climate-action";

export const climateAction: TopicContent = {
  id: "climate-action",
  dimension: "environment",
  name: say("Climate Action", "Action climatique", "Tindakan Iklim"),
  description: say(
    "How the company prepares for extreme weather and a changing economy, and how it measures and reduces its greenhouse gas emissions, those of what it buys included.",
    "Comment l’entreprise se prépare aux phénomènes météorologiques extrêmes et à l’évolution de l’économie, et comment elle mesure et réduit ses émissions de gaz à effet de serre, y compris celles de ses achats.",
    "Cara syarikat bersedia menghadapi cuaca melampau dan perubahan ekonomi, serta mengukur dan mengurangkan pelepasan gas rumah hijau, termasuk daripada barang yang dibelinya.",
  ),
  requiredText: say(
    "Extreme weather, fuel prices and customers’ questions about carbon already touch small companies, and those that prepare early protect their income. Answer Yes only if you could show evidence.",
    "Les phénomènes météo extrêmes, le prix des carburants et les questions des clients sur le carbone touchent déjà les petites entreprises, et celles qui se préparent tôt protègent leurs revenus. Ne répondez Oui que si vous pouvez en apporter la preuve.",
    "Cuaca melampau, harga bahan api dan pertanyaan pelanggan tentang karbon sudah pun memberi kesan kepada perniagaan kecil, dan syarikat yang bersedia awal dapat melindungi pendapatannya. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: [
    "UN Global Compact Principles 7–9",
    "VSME B3",
    "VSME C3",
    "VSME C4",
    "GRI 102 (2025)",
    "GHG Protocol",
    "IFRS S2",
  ],
  sdg: 13,
  laws: climateLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          takes: "hour",
          title: say(
            "Check what floods, heat or storms could stop",
            "Listez vos risques d’inondation, de chaleur et de tempête",
            "Senaraikan risiko banjir, cuaca panas dan ribut",
          ),
          text: say(
            "In the last 12 months, has management looked at how floods, heat, drought or storms could harm the company’s sites, staff or suppliers?",
            "Au cours des 12 derniers mois, la direction a-t-elle examiné comment les inondations, la chaleur, la sécheresse ou les tempêtes pourraient toucher les sites, le personnel ou les fournisseurs de l’entreprise ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pihak pengurusan telah menilai kemungkinan kesan banjir, cuaca panas, kemarau atau ribut terhadap premis, pekerja atau pembekal syarikat?",
          ),
          why: say(
            "Knowing where extreme weather could hurt the company lets you prepare in time.",
            "Savoir où l’entreprise est exposée aux phénomènes météo extrêmes permet de se préparer à temps.",
            "Syarikat yang tahu di mana cuaca melampau boleh menjejaskannya dapat bersiap sedia lebih awal.",
          ),
          counts: say(
            "Yes if your company went through these dangers for each place where it works and wrote down which of them matter; “none” counts too.",
            "Oui si votre entreprise a passé ces dangers en revue pour chacun de ses lieux de travail et noté ceux qui la concernent ; « aucun » compte aussi.",
            "Ya jika syarikat anda telah meneliti bahaya ini bagi setiap tempat anda beroperasi dan mencatat yang berkaitan; “tiada” juga dikira.",
          ),
          evidence: say(
            "dated meeting notes with a short list of risks",
            "un compte rendu de réunion daté, avec une courte liste des risques",
            "catatan mesyuarat bertarikh dengan senarai ringkas risiko",
          ),
          cases: {
            alone: ALONE.review,
            tenant: say(
              "If you rent, what the landlord told you in writing about the building counts as a part of it.",
              "Si vous êtes locataire, ce que le bailleur vous a indiqué par écrit sur le bâtiment en fait partie.",
              "Jika anda menyewa, maklumat bertulis daripada pemilik premis tentang bangunan itu dikira sebagai sebahagian daripadanya.",
            ),
          },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "List how carbon prices and customers could affect you",
            "Notez l’effet des taxes carbone et des demandes de clients",
            "Senaraikan kesan cukai karbon dan kehendak pelanggan",
          ),
          text: say(
            "The shift to a low-carbon economy brings carbon prices, carbon charges at borders and new demands from buyers. In the last 24 months, has management looked at what this could mean for the business?",
            "Le passage à une économie bas carbone entraîne un prix du carbone, des taxes carbone aux frontières et de nouvelles exigences des clients. Au cours des 24 derniers mois, la direction a-t-elle examiné ce que cela pourrait changer pour l’entreprise ?",
            "Peralihan kepada ekonomi rendah karbon membawa harga karbon, cukai karbon di sempadan dan kehendak baharu pelanggan. Dalam tempoh 24 bulan yang lalu, adakah pihak pengurusan telah menilai kesannya terhadap perniagaan syarikat?",
          ),
          why: say(
            "New rules and buyers’ expectations can change costs and sales, even for a small supplier.",
            "De nouvelles règles et les attentes des acheteurs peuvent modifier les coûts et les ventes, même pour un petit fournisseur.",
            "Peraturan baharu dan kehendak pembeli boleh mengubah kos dan jualan, termasuk bagi pembekal kecil.",
          ),
          counts: say(
            "Yes if your company wrote down which of these pressures reach it; “none so far”, with the reason, counts too.",
            "Oui si votre entreprise a noté lesquelles de ces pressions la concernent ; « aucune à ce jour », avec la raison, compte aussi.",
            "Ya jika syarikat anda telah mencatat tekanan yang dihadapinya; “belum ada setakat ini”, berserta sebabnya, juga dikira.",
          ),
          evidence: say(
            "a one-page list of customer requests and new rules, with their likely effect",
            "une liste d’une page des demandes de clients et des nouvelles règles, avec leur effet probable",
            "senarai satu halaman tentang permintaan pelanggan dan peraturan baharu, dengan kemungkinan kesannya",
          ),
          cases: { alone: ALONE.review },
        },
      ],
      options: [
        option(
          "climate-risk-review",
          "Climate risk or scenario review",
          "Analyse des risques climatiques ou de scénarios",
          "Semakan risiko atau senario iklim",
        ),
        option(
          "emission-source-mapping",
          "Emission-source mapping",
          "Cartographie des sources d’émissions",
          "Pemetaan sumber pelepasan",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "day",
          title: say(
            "Take one climate course this year",
            "Suivez une formation sur le climat cette année",
            "Ikuti satu kursus tentang iklim tahun ini",
          ),
          text: say(
            "Has the owner or a manager finished a course on climate in the last 12 months?",
            "Au cours des 12 derniers mois, le propriétaire ou un responsable a-t-il suivi une formation sur le climat ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pemilik atau seorang pengurus telah menamatkan kursus tentang iklim?",
          ),
          why: say(
            "One trained person can guide the whole company towards actions that really help.",
            "Une seule personne formée peut orienter toute l’entreprise vers des actions vraiment utiles.",
            "Seorang yang terlatih dapat membimbing seluruh syarikat ke arah tindakan yang benar-benar berkesan.",
          ),
          counts: say(
            "Yes if the owner or a manager of your company finished a course, workshop or webinar; free and online ones count.",
            "Oui si le propriétaire ou un responsable de votre entreprise a terminé un cours, un atelier ou un webinaire, même gratuit ou en ligne.",
            "Ya jika pemilik atau pengurus syarikat anda telah menamatkan kursus, bengkel atau webinar, termasuk yang percuma atau dalam talian.",
          ),
          evidence: say(
            "a dated certificate or confirmation of attendance",
            "une attestation de formation ou de présence datée",
            "sijil atau pengesahan kehadiran yang bertarikh",
          ),
        },
        {
          id: "learn.2",
          takes: "hour",
          title: say(
            "Show your team what causes emissions and how to help",
            "Dites à l’équipe d’où viennent les émissions et comment agir",
            "Beritahu pekerja punca karbon dan cara mengurangkannya",
          ),
          text: say(
            "In the last 12 months, have staff been told how their work affects greenhouse gas emissions and what they can do?",
            "Au cours des 12 derniers mois, le personnel a-t-il été informé de l’effet de son travail sur les émissions de gaz à effet de serre et de ce qu’il peut faire ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah dimaklumkan tentang kesan kerja mereka terhadap pelepasan gas rumah hijau dan tindakan yang boleh mereka ambil?",
          ),
          why: say(
            "Driving, cooling and buying are daily choices that only those who make them can change.",
            "Conduire, climatiser et acheter sont des choix quotidiens que seuls ceux qui les font peuvent changer.",
            "Memandu, menggunakan penyaman udara dan membeli ialah pilihan harian yang hanya dapat diubah oleh mereka yang membuatnya.",
          ),
          counts: say(
            "Yes if your company told everyone, in a talk or in writing and in a language they understand, with at least one thing they can do.",
            "Oui si votre entreprise a informé chacun, de vive voix ou par écrit, dans une langue qu’il comprend, et cité au moins un geste à faire.",
            "Ya jika syarikat anda memberitahu semua pekerja, secara lisan atau bertulis, dalam bahasa yang mereka fahami, berserta sekurang-kurangnya satu tindakan.",
          ),
          evidence: say(
            "a poster, a group message or notes of a staff talk",
            "une affiche, un message de groupe ou les notes d’une réunion du personnel",
            "poster, mesej kumpulan atau catatan taklimat pekerja",
          ),
          cases: { alone: ALONE.told },
        },
      ],
      options: [
        option(
          "carbon-accounting-training",
          "Carbon-accounting training",
          "Formation à la comptabilité carbone",
          "Latihan perakaunan karbon",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "day",
          title: say(
            "Write and approve a one-page climate commitment",
            "Rédigez et approuvez un engagement climat d’une page",
            "Tulis dan luluskan komitmen iklim satu halaman",
          ),
          text: say(
            "Has top management approved or reviewed a written climate pledge in the last 24 months?",
            "Au cours des 24 derniers mois, la direction a-t-elle approuvé ou revu un engagement écrit en faveur du climat ?",
            "Dalam tempoh 24 bulan yang lalu, adakah pengurusan tertinggi telah meluluskan atau menyemak komitmen iklim bertulis?",
          ),
          why: say(
            "A written commitment shows staff, customers and banks that the company is serious.",
            "Un engagement écrit montre au personnel, aux clients et aux banques que l’entreprise prend le sujet au sérieux.",
            "Komitmen bertulis menunjukkan kesungguhan syarikat kepada pekerja, pelanggan dan bank.",
          ),
          counts: say(
            "Yes if the owner or a director approved or reviewed a text with a date that names at least one thing your company will do. A paragraph on climate in another policy counts.",
            "Oui si le propriétaire ou un dirigeant a approuvé ou revu un texte daté qui cite au moins une action que votre entreprise va mener. Un paragraphe sur le climat dans une autre politique compte aussi.",
            "Ya jika pemilik atau pengarah telah meluluskan atau menyemak teks bertarikh yang menyebut sekurang-kurangnya satu tindakan yang akan diambil oleh syarikat anda. Satu perenggan tentang iklim dalam dasar lain juga dikira.",
          ),
          evidence: say(
            "a dated climate or environmental policy",
            "une politique climatique ou environnementale datée",
            "dasar iklim atau alam sekitar yang bertarikh",
          ),
          cases: { alone: ALONE.page, tenant: TENANT.own },
        },
        {
          id: "commit.emissions-target",
          takes: "day",
          title: say(
            "Set an emissions target with a year",
            "Fixez un objectif de réduction des émissions avec une échéance",
            "Tetapkan sasaran pelepasan karbon berserta tahunnya",
          ),
          text: say(
            "Does the company have a target for its greenhouse gas emissions, as an amount or a share, with a year that is still to come?",
            "L’entreprise a-t-elle un objectif pour ses émissions de gaz à effet de serre, en quantité ou en pourcentage, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran bagi pelepasan gas rumah hijaunya, dalam bentuk jumlah atau peratusan, dengan tahun sasaran yang belum tiba?",
          ),
          why: say(
            "Buyers and lenders ask for the target itself, since saving energy alone does not say how far emissions will fall.",
            "Les acheteurs et les prêteurs demandent l’objectif lui-même, car économiser l’énergie ne dit pas de combien les émissions baisseront.",
            "Pembeli dan pemberi pinjaman meminta sasaran itu sendiri kerana penjimatan tenaga sahaja tidak menunjukkan sejauh mana pelepasan akan berkurang.",
          ),
          counts: say(
            "Yes if your company wrote down by how much its emissions will fall and by when; a share also needs the year that it is counted from. If they are near zero, a promise to keep them so until a given year counts. A target for energy alone counts under Energy Efficiency, not here.",
            "Oui si votre entreprise a mis par écrit de combien ses émissions doivent baisser et à quelle échéance ; pour un pourcentage, indiquez aussi l’année de référence. Si elles sont presque nulles, un engagement à les y maintenir jusqu’à une année donnée suffit. Un objectif d’énergie seul relève du thème Efficacité énergétique.",
            "Ya jika syarikat anda telah menulis sebanyak mana pelepasannya akan dikurangkan dan menjelang bila; bagi peratusan, nyatakan juga tahun asasnya. Jika pelepasan hampir sifar, janji untuk mengekalkannya sehingga tahun tertentu juga dikira. Sasaran tenaga sahaja dikira di bawah Kecekapan Tenaga, bukan di sini.",
          ),
          evidence: say(
            "a note signed by the owner with the percentage, the base year and the target year",
            "une note signée par le propriétaire avec le pourcentage, l’année de référence et l’année cible",
            "nota yang ditandatangani oleh pemilik dengan peratusan, tahun asas dan tahun sasaran",
          ),
          cases: { young: YOUNG.first, tenant: TENANT.control },
        },
      ],
      options: [
        option(
          "sme-climate-hub-pledge",
          "SME Climate Hub pledge",
          "Engagement SME Climate Hub",
          "Ikrar SME Climate Hub",
        ),
        option(
          "science-based-target",
          "Science-based target (SBTi)",
          "Objectif fondé sur la science (SBTi)",
          "Sasaran berasaskan sains (SBTi)",
        ),
        option(
          "deforestation-free-purchasing",
          "Purchasing rule for palm oil, timber or soy without deforestation",
          "Règle d’achat d’huile de palme, de bois ou de soja sans déforestation",
          "Peraturan pembelian minyak sawit, kayu atau soya tanpa penyahhutanan",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.2",
          takes: "day",
          title: say(
            "Work out last year’s Scope 1 and 2 emissions",
            "Calculez vos émissions de l’année (scopes 1 et 2)",
            "Kira pelepasan karbon tahun lalu (Skop 1 dan 2)",
          ),
          text: say(
            "Scope 1 emissions come from burning fuel and from leaks of cooling gas, Scope 2 from bought electricity. Has the company worked out both for its latest full financial year?",
            "Les émissions du scope 1 viennent des combustibles et carburants brûlés et des fuites de fluides frigorigènes, celles du scope 2 de l’électricité achetée. L’entreprise a-t-elle calculé les deux pour son dernier exercice complet ?",
            "Pelepasan Skop 1 berpunca daripada pembakaran bahan api dan kebocoran refrigeran, manakala Skop 2 daripada elektrik yang dibeli. Adakah syarikat telah mengira kedua-duanya bagi tahun kewangan penuh yang terkini?",
          ),
          why: say(
            "This is the basic carbon footprint that customers and lenders ask for first.",
            "C’est l’empreinte carbone de base que les clients et les prêteurs demandent en premier.",
            "Inilah jejak karbon asas yang mula-mula diminta oleh pelanggan dan pemberi pinjaman.",
          ),
          counts: say(
            "Yes if your company has both totals in tonnes of CO2 equivalent; Scope 1 may be zero.",
            "Oui si votre entreprise dispose des deux totaux en tonnes équivalent CO2 ; le scope 1 peut être nul.",
            "Ya jika syarikat anda mempunyai kedua-dua jumlah dalam tan setara CO2; Skop 1 mungkin sifar.",
          ),
          evidence: say(
            "a calculator’s result with both totals, the factors and the year",
            "le résultat d’un calculateur avec les deux totaux, les facteurs et l’année",
            "hasil kalkulator dengan kedua-dua jumlah, faktor dan tahun",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures, noFuel: NO_FUEL.zero },
        },
        {
          id: "measure.step",
          takes: "months",
          title: say(
            "Cut emissions in one way besides saving energy",
            "Réduisez vos émissions autrement qu’en économisant l’énergie",
            "Kurangkan karbon dengan cara selain jimat tenaga",
          ),
          text: say(
            "In the last 12 months, has the company cut its emissions in one way other than saving energy?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle réduit ses émissions autrement qu’en économisant l’énergie ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengurangkan pelepasannya dengan satu cara lain, selain menjimatkan tenaga?",
          ),
          why: say(
            "Saving energy is not enough. Emissions also come from fuels, leaks and purchases.",
            "Économiser l’énergie ne suffit pas. Les émissions viennent aussi des combustibles, des fuites et des achats.",
            "Menjimatkan tenaga tidak mencukupi. Pelepasan juga berpunca daripada bahan api, kebocoran gas dan barang yang dibeli.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date. Examples: a cleaner fuel or vehicle, a leak of cooling gas repaired, renewable electricity, a shared delivery, a material with less carbon.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date. Exemples : un carburant ou un véhicule plus propre, une fuite de fluide frigorigène réparée, de l’électricité renouvelable, une livraison groupée, un matériau moins carboné.",
            "Ya jika syarikat anda telah melaksanakan satu langkah sedemikian dan mencatat tarikhnya. Contohnya: bahan api atau kenderaan yang lebih bersih, kebocoran refrigeran yang dibaiki, elektrik boleh baharu, penghantaran yang digabungkan atau bahan yang lebih rendah karbon.",
          ),
          evidence: say(
            "an invoice or service report with a line on what it changed",
            "une facture ou un rapport d’entretien, avec une ligne sur ce qui a changé",
            "invois atau laporan servis dengan satu baris tentang perubahannya",
          ),
          cases: {
            young: YOUNG.start,
            tenant: say(
              "If you rent, your own deliveries and purchases count.",
              "Si vous êtes locataire, vos propres livraisons et achats comptent.",
              "Jika anda menyewa, penghantaran dan pembelian anda sendiri juga dikira.",
            ),
          },
        },
      ],
      options: [
        option("scope-1-total", "Scope 1 total", "Total du scope 1", "Jumlah Skop 1"),
        option("scope-2-total", "Scope 2 total", "Total du scope 2", "Jumlah Skop 2"),
        option(
          "scope-3-categories",
          "Some Scope 3 categories",
          "Certaines catégories du scope 3",
          "Beberapa kategori Skop 3",
        ),
        option(
          "emissions-intensity",
          "Emissions per unit of revenue or output",
          "Émissions par unité de chiffre d’affaires ou de production",
          "Pelepasan per unit hasil jualan atau pengeluaran",
        ),
        option(
          "progress-against-base-year",
          "Progress against base year",
          "Progrès par rapport à l’année de référence",
          "Kemajuan berbanding tahun asas",
        ),
        option("external-verification", "External verification", "Vérification externe", "Pengesahan pihak luar"),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          takes: "hour",
          title: say(
            "Show management your emissions once a year",
            "Présentez vos émissions à la direction chaque année",
            "Bentangkan data karbon kepada pengurusan setiap tahun",
          ),
          text: say(
            "In the last 12 months, was top management shown the company’s emissions or climate progress?",
            "Au cours des 12 derniers mois, les émissions ou les progrès climatiques de l’entreprise ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pelepasan atau kemajuan iklim syarikat telah dibentangkan kepada pengurusan tertinggi?",
          ),
          why: say(
            "Owners and directors decide better when results are in front of them.",
            "Propriétaires et dirigeants décident mieux avec les résultats sous les yeux.",
            "Pemilik dan pengarah dapat membuat keputusan yang lebih baik apabila angkanya ada di depan mata.",
          ),
          counts: say(
            "Yes if your company showed a figure or a finished step on climate to those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois à ceux qui décident un chiffre sur le climat ou une mesure déjà menée.",
            "Ya jika syarikat anda telah membentangkan satu angka atau langkah iklim yang selesai kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "a dated one-page summary or meeting notes",
            "une synthèse datée d’une page ou un compte rendu de réunion",
            "ringkasan satu halaman atau catatan mesyuarat yang bertarikh",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Send your climate figures to one customer or lender",
            "Envoyez vos chiffres climat à un client ou une banque",
            "Hantar data iklim anda kepada pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared facts on its climate work with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur son action climatique à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat tentang usaha iklimnya dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Open information builds trust and makes buyers’ questions quicker to answer.",
            "La transparence inspire confiance et permet de répondre plus vite aux questions des acheteurs.",
            "Maklumat yang terbuka membina kepercayaan dan memudahkan syarikat menjawab soalan pembeli.",
          ),
          counts: say(
            "Yes if your company gave its climate figures, targets or actions to at least one outside party, or keeps them public and up to date.",
            "Oui si votre entreprise a transmis ses chiffres, objectifs ou actions climatiques à au moins un tiers, ou les publie et les tient à jour.",
            "Ya jika syarikat anda telah memberikan angka, sasaran atau tindakan iklimnya kepada sekurang-kurangnya satu pihak luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated page on the company’s website",
            "un questionnaire de client rempli ou une page datée du site web de l’entreprise",
            "soal selidik pelanggan yang telah diisi atau halaman bertarikh di laman web syarikat",
          ),
        },
      ],
      options: [
        option(
          "climate-questionnaire",
          "Climate questionnaire (e.g. CDP)",
          "Questionnaire climat (p. ex. CDP)",
          "Soal selidik iklim (cth. CDP)",
        ),
      ],
    },
  },
};
