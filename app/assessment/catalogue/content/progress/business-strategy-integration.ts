import { OTHER_OPTION } from "../readiness/core-options";
import { type Dimension, graded, howFar, yesAnd } from "./authoring";
import { CERTIFICATIONS } from "./certifications";

export const businessStrategyIntegration: Dimension = {
  id: "business-strategy-integration",
  name: {
    en: "Business Strategy Integration",
    fr: "Intégration à la stratégie d’entreprise",
    ms: "Penyepaduan Strategi Perniagaan",
  },
  description: {
    en: "The place of climate in your company’s plans, products, purchases, finance and reports. Certificates, the business plan and offers to customers will help you answer.",
    fr: "La place du climat dans les plans, les produits, les achats, le financement et les rapports de votre entreprise. Les certificats, le plan d’affaires et les offres aux clients vous aideront à répondre.",
    ms: "Kedudukan iklim dalam pelan, produk, pembelian, kewangan dan laporan syarikat anda. Sijil, pelan perniagaan dan tawaran kepada pelanggan akan membantu anda menjawab.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "business-strategy-integration.planning",
      name: {
        en: "Certificates and planning",
        fr: "Certifications et planification",
        ms: "Pensijilan dan perancangan",
      },
      description: {
        en: "What independent parties have confirmed, and the place of climate in your plans.",
        fr: "Ce que des tiers indépendants ont confirmé, et la place du climat dans vos plans.",
        ms: "Perkara yang telah disahkan oleh pihak bebas, dan kedudukan iklim dalam pelan anda.",
      },
      requiredText: {
        en: "Certificates open doors to buyers. A plan keeps climate work going when times are hard. Claim only what you could show evidence for.",
        fr: "Les certifications ouvrent les portes des acheteurs. Un plan maintient l’action pour le climat quand les temps sont durs. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Pensijilan menarik pembeli. Pelan mengekalkan usaha iklim walaupun pada masa sukar. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["UN Global Compact Principle 9", "IFRS S2", "VSME B1", "VSME C1"],
      sections: [
        {
          id: "business-strategy-integration.planning.standards",
          name: {
            en: "Certificates and business plan",
            fr: "Certifications et plan d’affaires",
            ms: "Pensijilan dan pelan perniagaan",
          },
          questions: [
            yesAnd(
              {
                id: "business-strategy-integration.certifications",
                title: {
                  en: "Get certified for environment, quality or responsible business",
                  fr: "Faites certifier environnement, qualité ou pratiques responsables",
                  ms: "Dapatkan pensijilan alam sekitar, kualiti atau tanggungjawab",
                },
                takes: "months",
                text: {
                  en: "Does your company have a certificate for environment, quality or responsible business?",
                  fr: "Votre entreprise a-t-elle une certification en matière d’environnement, de qualité ou de pratiques responsables ?",
                  ms: "Adakah syarikat anda mempunyai pensijilan bagi alam sekitar, kualiti atau amalan perniagaan yang bertanggungjawab?",
                },
                help: {
                  why: {
                    en: "A certificate lets buyers trust your company without checking everything themselves.",
                    fr: "Avec une certification, les acheteurs font confiance à votre entreprise sans tout vérifier eux-mêmes.",
                    ms: "Dengan pensijilan, pembeli mempercayai syarikat anda tanpa perlu menyemak semuanya sendiri.",
                  },
                  counts: {
                    en: "Yes if one that you tick below is valid today. Two or more give both points. If you rent, the certificate of your building counts. If you work alone or your company is young, a group certificate that names your company counts.",
                    fr: "Oui si l’une de celles que vous cochez ci-dessous est valide aujourd’hui. Deux ou plus donnent les deux points. Si vous êtes locataire, la certification de votre bâtiment convient. Si vous travaillez seul ou si votre entreprise est jeune, une certification de groupe qui nomme votre entreprise convient.",
                    ms: "Ya jika satu yang anda tandakan di bawah masih sah hari ini. Dua atau lebih memberikan kedua-dua mata. Jika anda menyewa, sijil bangunan anda juga dikira. Jika anda bekerja seorang diri atau syarikat anda masih baharu, sijil kumpulan yang memuatkan nama syarikat anda juga dikira.",
                  },
                  evidence: {
                    en: "the certificate with its number and its last valid day",
                    fr: "le certificat avec son numéro et sa date de fin de validité",
                    ms: "sijil dengan nombor dan tarikh akhir sahnya",
                  },
                },
              },
              {
                text: {
                  en: "Which ones are valid today?",
                  fr: "Lesquelles sont valides aujourd’hui ?",
                  ms: "Yang manakah masih sah hari ini?",
                },
                options: CERTIFICATIONS,
                hasOther: true,
              },
              { followUps: [1, 2] },
            ),
            yesAnd(
              {
                id: "business-strategy-integration.business-plan",
                title: {
                  en: "Write climate into your business plan",
                  fr: "Inscrivez le climat dans votre plan d’affaires",
                  ms: "Masukkan iklim ke dalam pelan perniagaan anda",
                },
                takes: "day",
                text: {
                  en: "Is climate part of your company’s business plan?",
                  fr: "Le climat fait-il partie du plan d’affaires de votre entreprise ?",
                  ms: "Adakah iklim sebahagian daripada pelan perniagaan syarikat anda?",
                },
                help: {
                  why: {
                    en: "What is in the plan gets money and time.",
                    fr: "Ce qui figure dans le plan reçoit de l’argent et du temps.",
                    ms: "Perkara yang ada dalam pelan akan mendapat wang dan masa.",
                  },
                  counts: {
                    en: "Yes if a written plan for this year or the next covers energy, emissions or climate risks. Tick the place below to get the point. If you work alone or your company is young, one page is enough.",
                    fr: "Oui si un plan écrit pour cette année ou la suivante parle d’énergie, d’émissions ou de risques climatiques. Cochez l’endroit ci-dessous pour obtenir le point. Si vous travaillez seul ou si votre entreprise est jeune, une page suffit.",
                    ms: "Ya jika pelan bertulis bagi tahun ini atau tahun depan menyebut tenaga, pelepasan atau risiko iklim. Tandakan bahagiannya di bawah untuk mendapat mata. Jika anda bekerja seorang diri atau syarikat anda masih baharu, satu halaman sudah memadai.",
                  },
                  evidence: {
                    en: "the page of the plan or budget that mentions climate",
                    fr: "la page du plan ou du budget qui parle du climat",
                    ms: "halaman pelan atau bajet yang menyebut iklim",
                  },
                },
              },
              {
                text: { en: "Where in the plan?", fr: "À quel endroit ?", ms: "Di bahagian manakah?" },
                options: [
                  {
                    id: "growth-plan",
                    label: { en: "Growth plan", fr: "Plan de croissance", ms: "Pelan pertumbuhan" },
                  },
                  { id: "budget", label: { en: "Budget", fr: "Budget", ms: "Bajet" } },
                  { id: "procurement", label: { en: "Purchasing", fr: "Achats", ms: "Pembelian" } },
                  {
                    id: "product-design",
                    label: {
                      en: "Design of products or services",
                      fr: "Conception des produits ou services",
                      ms: "Reka bentuk produk atau perkhidmatan",
                    },
                  },
                  {
                    id: "risk-register",
                    label: { en: "Risk register", fr: "Registre des risques", ms: "Daftar risiko" },
                  },
                ],
              },
              { followUps: [1] },
            ),
          ],
        },
      ],
    },
    {
      id: "business-strategy-integration.market",
      name: {
        en: "Products and supply chain",
        fr: "Produits et chaîne d’approvisionnement",
        ms: "Produk dan rantaian bekalan",
      },
      description: {
        en: "What your company sells, buys and moves, and how that helps to lower emissions.",
        fr: "Ce que votre entreprise vend, achète et transporte, et comment cela aide à réduire les émissions.",
        ms: "Barang yang dijual, dibeli dan diangkut oleh syarikat anda, dan cara ia membantu mengurangkan pelepasan.",
      },
      requiredText: {
        en: "Customers look for suppliers that help them to cut their own emissions. Claim only what you could show evidence for.",
        fr: "Les clients cherchent des fournisseurs qui les aident à réduire leurs propres émissions. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Pelanggan mencari pembekal yang membantu mereka mengurangkan pelepasan sendiri. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["UN Global Compact Principle 9", "GRI 302-5", "GRI 308-1", "VSME C2"],
      sections: [
        {
          id: "business-strategy-integration.market.practice",
          name: {
            en: "What you sell and buy",
            fr: "Ce que vous vendez et achetez",
            ms: "Perkara yang anda jual dan beli",
          },
          questions: [
            graded(
              {
                id: "business-strategy-integration.offer",
                title: {
                  en: "Offer low-carbon products or services",
                  fr: "Proposez des produits ou des services bas carbone",
                  ms: "Tawarkan produk atau perkhidmatan rendah karbon",
                },
                takes: "months",
                text: {
                  en: "Which low-carbon products or services does your company offer?",
                  fr: "Quels produits ou services bas carbone votre entreprise propose-t-elle ?",
                  ms: "Apakah produk atau perkhidmatan rendah karbon yang ditawarkan oleh syarikat anda?",
                },
                help: {
                  why: {
                    en: "An offer that saves emissions for customers is a reason to buy from you.",
                    fr: "Une offre qui réduit les émissions des clients est une raison d’acheter chez vous.",
                    ms: "Tawaran yang mengurangkan pelepasan pelanggan menjadi sebab untuk membeli daripada anda.",
                  },
                  counts: {
                    en: "Tick what customers could buy in the last 12 months. Three or more give both points. If you work alone, advice by video counts. If you rent a shop, its repair corner counts. A young company’s first product counts too.",
                    fr: "Cochez ce que les clients ont pu acheter au cours des 12 derniers mois. Trois réponses ou plus donnent les deux points. Si vous travaillez seul, une consultation par vidéo convient. Si vous êtes locataire d’une boutique, son coin réparation convient. Le premier produit d’une jeune entreprise convient aussi.",
                    ms: "Tandakan tawaran yang boleh dibeli oleh pelanggan dalam tempoh 12 bulan yang lalu. Tiga atau lebih memberikan kedua-dua mata. Jika anda bekerja seorang diri, khidmat nasihat melalui video dikira. Jika anda menyewa kedai, ruang pembaikannya dikira. Produk pertama syarikat baharu juga dikira.",
                  },
                  evidence: {
                    en: "a price list, an offer or a page of your website",
                    fr: "une liste de prix, une offre ou une page de votre site web",
                    ms: "senarai harga, sebut harga atau halaman laman web anda",
                  },
                },
              },
              {
                options: [
                  {
                    id: "efficient-product",
                    label: {
                      en: "Products that use less energy",
                      fr: "Produits qui consomment moins d’énergie",
                      ms: "Produk yang menggunakan kurang tenaga",
                    },
                  },
                  {
                    id: "low-carbon-material",
                    label: {
                      en: "Recycled or low-carbon materials",
                      fr: "Matériaux recyclés ou bas carbone",
                      ms: "Bahan kitar semula atau rendah karbon",
                    },
                  },
                  {
                    id: "repair",
                    label: {
                      en: "Repair, refill or take-back",
                      fr: "Réparation, recharge ou reprise",
                      ms: "Pembaikan, isian semula atau ambil balik",
                    },
                  },
                  {
                    id: "low-carbon-service",
                    label: {
                      en: "Services that lower customers’ emissions",
                      fr: "Services qui réduisent les émissions des clients",
                      ms: "Perkhidmatan yang mengurangkan pelepasan pelanggan",
                    },
                  },
                  {
                    id: "digital",
                    label: {
                      en: "Online services instead of travel",
                      fr: "Services en ligne au lieu de déplacements",
                      ms: "Perkhidmatan dalam talian menggantikan perjalanan",
                    },
                  },
                  OTHER_OPTION,
                ],
                none: { en: "None so far", fr: "Aucun pour l’instant", ms: "Belum ada" },
              },
            ),
            howFar(
              {
                id: "business-strategy-integration.supply-chain",
                title: {
                  en: "Set climate rules for purchases and deliveries",
                  fr: "Fixez des règles climatiques pour vos achats et livraisons",
                  ms: "Tetapkan peraturan iklim bagi pembelian dan penghantaran",
                },
                takes: "week",
                text: {
                  en: "How far has your company come with climate in its purchases and deliveries?",
                  fr: "Où en est votre entreprise dans la prise en compte du climat pour ses achats et ses livraisons ?",
                  ms: "Sejauh manakah syarikat anda mengambil kira iklim dalam pembelian dan penghantaran?",
                },
                help: {
                  why: {
                    en: "Every order and every trip is a chance to save fuel and money, and to cut emissions.",
                    fr: "Chaque commande et chaque trajet est une occasion d’économiser du carburant et de l’argent, et de réduire les émissions.",
                    ms: "Setiap pesanan dan setiap perjalanan ialah peluang untuk menjimatkan bahan api dan wang serta mengurangkan pelepasan.",
                  },
                  counts: {
                    en: "“In place” means a rule or habit that you can show. Each one gives a point. If you work alone, a sentence on the order form is enough as a rule. If you rent, think of the equipment that you buy yourself.",
                    fr: "« En place » signifie une règle ou une habitude que vous pouvez montrer. Chacune donne un point. Si vous travaillez seul, une phrase sur le bon de commande suffit comme règle. Si vous êtes locataire, pensez aux équipements que vous achetez vous-même.",
                    ms: "“Sudah dilaksanakan” bermaksud peraturan atau amalan yang boleh anda tunjukkan. Setiap satu memberikan satu mata. Jika anda bekerja seorang diri, satu ayat pada borang pesanan sudah memadai sebagai peraturan. Jika anda menyewa, ambil kira peralatan yang anda beli sendiri.",
                  },
                  evidence: {
                    en: "a supplier code, a purchasing rule or a delivery plan",
                    fr: "un code de conduite des fournisseurs, une règle d’achat ou un plan de livraison",
                    ms: "kod tatalaku pembekal, peraturan pembelian atau pelan penghantaran",
                  },
                },
              },
              [
                {
                  id: "supplier-code",
                  text: {
                    en: "Rules for suppliers cover climate",
                    fr: "Les règles pour les fournisseurs couvrent le climat",
                    ms: "Peraturan untuk pembekal merangkumi iklim",
                  },
                },
                {
                  id: "efficient-goods",
                  text: {
                    en: "Energy-efficient goods are preferred when buying",
                    fr: "Les produits économes en énergie sont préférés lors des achats",
                    ms: "Barang cekap tenaga diutamakan semasa membeli",
                  },
                },
                {
                  id: "logistics",
                  text: {
                    en: "Routes, loads or local sourcing are planned to save fuel",
                    fr: "Les itinéraires, les chargements ou les achats locaux sont prévus pour économiser du carburant",
                    ms: "Laluan, muatan atau pembelian tempatan dirancang untuk menjimatkan bahan api",
                  },
                },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "business-strategy-integration.finance",
      name: { en: "Finance and disclosure", fr: "Financement et communication", ms: "Kewangan dan pendedahan" },
      description: {
        en: "How your company pays for climate action, and who it tells.",
        fr: "Comment votre entreprise finance l’action pour le climat, et qui elle en informe.",
        ms: "Cara syarikat anda membiayai tindakan iklim, dan pihak yang diberitahu tentangnya.",
      },
      requiredText: {
        en: "Banks, buyers and public programmes support companies that show what they do. Claim only what you could show evidence for.",
        fr: "Les banques, les acheteurs et les programmes publics soutiennent les entreprises qui montrent ce qu’elles font. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Bank, pembeli dan program kerajaan menyokong syarikat yang menunjukkan usahanya. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["IFRS S2", "VSME B3", "GRI 305-5", "UN Global Compact Communication on Progress"],
      sections: [
        {
          id: "business-strategy-integration.finance.means",
          name: { en: "Money and reports", fr: "Argent et rapports", ms: "Wang dan laporan" },
          questions: [
            yesAnd(
              {
                id: "business-strategy-integration.funding",
                title: {
                  en: "Pay for one climate measure",
                  fr: "Financez une action pour le climat",
                  ms: "Biayai satu tindakan iklim",
                },
                takes: "months",
                text: {
                  en: "Has your company paid for climate action in the last 24 months?",
                  fr: "Votre entreprise a-t-elle financé une action pour le climat au cours des 24 derniers mois ?",
                  ms: "Pernahkah syarikat anda membiayai tindakan iklim dalam tempoh 24 bulan yang lalu?",
                },
                help: {
                  why: {
                    en: "If you know where money can come from, the next measure is possible.",
                    fr: "Quand on sait d’où peut venir l’argent, la mesure suivante devient possible.",
                    ms: "Jika anda tahu sumber wang, langkah seterusnya dapat dilaksanakan.",
                  },
                  counts: {
                    en: "Yes if money from a source below helped to save energy or cut emissions. A small sum is enough. If you work alone, your own savings count. If you rent, what you paid for your rented rooms counts.",
                    fr: "Oui si de l’argent d’une des sources ci-dessous a servi à économiser de l’énergie ou à réduire les émissions. Un petit montant suffit. Si vous travaillez seul, votre épargne suffit. Si vous êtes locataire, une dépense pour vos locaux loués convient.",
                    ms: "Ya jika wang daripada sumber di bawah telah digunakan untuk menjimatkan tenaga atau mengurangkan pelepasan. Jumlah yang kecil sudah memadai. Jika anda bekerja seorang diri, simpanan anda sendiri dikira. Jika anda menyewa, bayaran anda bagi ruang yang disewa dikira.",
                  },
                  evidence: {
                    en: "an invoice, a loan agreement or a letter that grants the money",
                    fr: "une facture, un contrat de prêt ou une lettre d’attribution",
                    ms: "invois, perjanjian pinjaman atau surat kelulusan geran",
                  },
                },
              },
              {
                text: {
                  en: "Where did the money come from?",
                  fr: "D’où venait l’argent ?",
                  ms: "Dari manakah wang itu diperoleh?",
                },
                options: [
                  { id: "own-funds", label: { en: "Own funds", fr: "Autofinancement", ms: "Dana sendiri" } },
                  { id: "green-loan", label: { en: "Green loan", fr: "Prêt vert", ms: "Pinjaman hijau" } },
                  {
                    id: "grant",
                    label: {
                      en: "Grant or tax incentive",
                      fr: "Subvention ou avantage fiscal",
                      ms: "Geran atau insentif cukai",
                    },
                  },
                  {
                    id: "leasing",
                    label: {
                      en: "Leasing or an energy-service company (ESCO)",
                      fr: "Crédit-bail ou société de services énergétiques (ESCO)",
                      ms: "Pajakan atau syarikat perkhidmatan tenaga (ESCO)",
                    },
                  },
                  {
                    id: "customer-programme",
                    label: { en: "A customer’s programme", fr: "Le programme d’un client", ms: "Program pelanggan" },
                  },
                ],
              },
              { followUps: [1] },
            ),
            yesAnd(
              {
                id: "business-strategy-integration.disclosure",
                title: {
                  en: "Share climate information with someone outside",
                  fr: "Communiquez des informations climatiques à l’extérieur",
                  ms: "Kongsikan maklumat iklim dengan pihak luar",
                },
                takes: "hour",
                text: {
                  en: "Has your company shared climate information with someone outside in the last 12 months?",
                  fr: "Votre entreprise a-t-elle communiqué des informations sur le climat au cours des 12 derniers mois ?",
                  ms: "Pernahkah syarikat anda berkongsi maklumat iklim dengan pihak luar dalam tempoh 12 bulan yang lalu?",
                },
                help: {
                  why: {
                    en: "Shared figures build trust. They also make the next questionnaire quicker to answer.",
                    fr: "Des chiffres partagés créent la confiance. Ils permettent aussi de répondre plus vite au prochain questionnaire.",
                    ms: "Angka yang dikongsi membina kepercayaan. Soal selidik seterusnya juga lebih cepat dijawab.",
                  },
                  counts: {
                    en: "Yes if figures, targets or actions reached someone outside the company. Tick the way below to get the point. If you work alone or your company is young, one customer’s questionnaire is enough.",
                    fr: "Oui si des chiffres, des objectifs ou des actions sont parvenus à quelqu’un hors de l’entreprise. Cochez le moyen ci-dessous pour obtenir le point. Si vous travaillez seul ou si votre entreprise est jeune, le questionnaire d’un client suffit.",
                    ms: "Ya jika angka, sasaran atau tindakan telah sampai kepada pihak di luar syarikat. Tandakan caranya di bawah untuk mendapat mata. Jika anda bekerja seorang diri atau syarikat anda masih baharu, soal selidik seorang pelanggan sudah memadai.",
                  },
                  evidence: {
                    en: "a published report, or a questionnaire that was sent",
                    fr: "un rapport publié ou un questionnaire envoyé",
                    ms: "laporan yang diterbitkan atau soal selidik yang dihantar",
                  },
                },
              },
              {
                text: { en: "In what way?", fr: "De quelle façon ?", ms: "Dengan cara apa?" },
                options: [
                  {
                    id: "cop",
                    label: {
                      en: "UN Global Compact Communication on Progress",
                      fr: "Communication sur le progrès (Pacte mondial des Nations Unies)",
                      ms: "Komunikasi Kemajuan (Kompak Global PBB)",
                    },
                  },
                  {
                    id: "report",
                    label: {
                      en: "Report by GRI, VSME or SEDG",
                      fr: "Rapport selon GRI, VSME ou SEDG",
                      ms: "Laporan mengikut GRI, VSME atau SEDG",
                    },
                  },
                  { id: "cdp", label: { en: "CDP questionnaire", fr: "Questionnaire CDP", ms: "Soal selidik CDP" } },
                  {
                    id: "customer-platform",
                    label: {
                      en: "A customer’s platform or questionnaire",
                      fr: "Plateforme ou questionnaire d’un client",
                      ms: "Platform atau soal selidik pelanggan",
                    },
                  },
                  {
                    id: "website",
                    label: {
                      en: "Own website or social media",
                      fr: "Votre site web ou vos réseaux sociaux",
                      ms: "Laman web atau media sosial sendiri",
                    },
                  },
                ],
              },
              { followUps: [1] },
            ),
          ],
        },
      ],
    },
  ],
};
