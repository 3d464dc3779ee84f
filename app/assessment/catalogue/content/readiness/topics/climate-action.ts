import type { TopicContent } from "../authoring";

export const climateAction: TopicContent = {
  id: "climate-action",
  dimension: "environment",
  name: { en: "Climate Action", fr: "Action climatique", ms: "Tindakan Iklim" },
  description: {
    en: "How the company prepares for extreme weather and a changing economy, and how it measures and reduces its greenhouse gas emissions.",
    fr: "Comment l’entreprise se prépare aux phénomènes météorologiques extrêmes et à l’évolution de l’économie, et comment elle mesure et réduit ses émissions de gaz à effet de serre.",
    ms: "Cara syarikat bersedia menghadapi cuaca melampau dan perubahan ekonomi, serta mengukur dan mengurangkan pelepasan gas rumah hijau.",
  },
  requiredText: {
    en: "Extreme weather, fuel prices and customers’ questions about carbon already touch small companies, and those that prepare early protect their income. Answer Yes only if you could show evidence.",
    fr: "Les phénomènes météo extrêmes, le prix des carburants et les questions des clients sur le carbone touchent déjà les petites entreprises, et celles qui se préparent tôt protègent leurs revenus. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Cuaca melampau, harga bahan api dan pertanyaan pelanggan tentang karbon sudah pun memberi kesan kepada perniagaan kecil, dan syarikat yang bersedia awal dapat melindungi pendapatannya. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: [
    "UN Global Compact Principles 7–9",
    "VSME B3",
    "VSME C3",
    "VSME C4",
    "GRI 305-1",
    "GRI 305-2",
    "GHG Protocol",
    "IFRS S2",
  ],
  sdg: 13,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has management reviewed, in the last 12 months, how floods, heat, drought or storms could disrupt the company’s sites, staff or suppliers?",
            fr: "Au cours des 12 derniers mois, la direction a-t-elle examiné comment les inondations, la chaleur, la sécheresse ou les tempêtes pourraient perturber les sites, le personnel ou les fournisseurs de l’entreprise ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah pihak pengurusan telah menilai bagaimana banjir, cuaca panas, kemarau atau ribut boleh menjejaskan premis, pekerja atau pembekal syarikat?",
          },
          help: {
            why: {
              en: "Knowing where extreme weather could hurt the company lets you prepare in time.",
              fr: "Savoir où l’entreprise est exposée aux phénomènes météo extrêmes permet de se préparer à temps.",
              ms: "Syarikat yang tahu di mana cuaca melampau boleh menjejaskannya dapat bersiap sedia lebih awal.",
            },
            counts: {
              en: "Yes if the owner or managers discussed these dangers in that period and noted the result.",
              fr: "Oui si le propriétaire ou les responsables ont discuté de ces dangers pendant cette période et noté leurs conclusions.",
              ms: "Ya jika pemilik atau pengurus telah membincangkan bahaya ini dalam tempoh tersebut dan mencatat hasilnya.",
            },
            evidence: {
              en: "dated meeting notes with a short list of risks",
              fr: "un compte rendu de réunion daté, avec une courte liste des risques",
              ms: "catatan mesyuarat bertarikh dengan senarai ringkas risiko",
            },
          },
        },
        {
          text: {
            en: "Has management reviewed how the move to a low-carbon economy (carbon prices, customer demands, carbon charges at borders) could affect the business?",
            fr: "La direction a-t-elle examiné comment le passage à une économie bas carbone (prix du carbone, exigences des clients, taxes carbone aux frontières) pourrait toucher l’activité de l’entreprise ?",
            ms: "Sudahkah pihak pengurusan menilai kesan peralihan kepada ekonomi rendah karbon (harga karbon, permintaan pelanggan, levi karbon di sempadan) terhadap perniagaan syarikat?",
          },
          help: {
            why: {
              en: "New rules and buyers’ expectations can change costs and sales, even for a small supplier.",
              fr: "De nouvelles règles et les attentes des acheteurs peuvent modifier les coûts et les ventes, même pour un petit fournisseur.",
              ms: "Peraturan baharu dan kehendak pembeli boleh mengubah kos dan jualan, termasuk bagi pembekal kecil.",
            },
            counts: {
              en: "Yes if managers considered which of these pressures reach the company and noted what they found.",
              fr: "Oui si les responsables ont étudié lesquelles de ces pressions concernent l’entreprise et noté leurs constats.",
              ms: "Ya jika pengurus telah meneliti tekanan yang berkaitan dengan syarikat dan mencatat dapatannya.",
            },
            evidence: {
              en: "a one-page list of customer requests and new rules, with their likely effect",
              fr: "une liste d’une page des demandes de clients et des nouvelles règles, avec leur effet probable",
              ms: "senarai satu halaman tentang permintaan pelanggan dan peraturan baharu serta kesannya",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "climate-risk-review",
          label: {
            en: "Climate risk or scenario review",
            fr: "Analyse des risques climatiques ou de scénarios",
            ms: "Semakan risiko atau senario iklim",
          },
        },
        {
          id: "emission-source-mapping",
          label: {
            en: "Emission-source mapping",
            fr: "Cartographie des sources d’émissions",
            ms: "Pemetaan sumber pelepasan",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Has the owner or a manager completed climate training in the last 12 months?",
            fr: "Au cours des 12 derniers mois, le propriétaire ou un responsable a-t-il suivi une formation sur le climat ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah pemilik atau seorang pengurus telah menamatkan latihan tentang iklim?",
          },
          help: {
            why: {
              en: "One trained person can guide the whole company towards actions that really help.",
              fr: "Une seule personne formée peut orienter toute l’entreprise vers des actions vraiment utiles.",
              ms: "Seorang yang terlatih dapat membimbing seluruh syarikat ke arah tindakan yang benar-benar berkesan.",
            },
            counts: {
              en: "Yes if at least one of them finished a course, workshop or webinar; free and online ones count.",
              fr: "Oui si au moins l’un d’eux a terminé un cours, un atelier ou un webinaire, même gratuit ou en ligne.",
              ms: "Ya jika sekurang-kurangnya seorang daripada mereka telah menamatkan kursus, bengkel atau webinar, termasuk yang percuma atau dalam talian.",
            },
            evidence: {
              en: "a dated certificate or confirmation of attendance",
              fr: "une attestation de formation ou de présence datée",
              ms: "sijil atau pengesahan kehadiran yang bertarikh",
            },
          },
        },
        {
          text: {
            en: "Have employees been told how their work affects greenhouse gas emissions and what they can do?",
            fr: "Les employés ont-ils été informés de l’effet de leur travail sur les émissions de gaz à effet de serre et de ce qu’ils peuvent faire ?",
            ms: "Sudahkah pekerja dimaklumkan tentang kesan kerja mereka terhadap pelepasan gas rumah hijau dan tindakan yang boleh mereka ambil?",
          },
          help: {
            why: {
              en: "Many reductions come from daily habits: driving, cooling, switching off.",
              fr: "Beaucoup de réductions viennent des gestes quotidiens : conduire, climatiser, éteindre.",
              ms: "Banyak pengurangan bermula daripada tabiat harian: memandu, menggunakan penyaman udara, menutup suis.",
            },
            counts: {
              en: "Yes if all employees received this message in a language they understand, in a talk or in writing.",
              fr: "Oui si tous les employés ont reçu ce message dans une langue qu’ils comprennent, de vive voix ou par écrit.",
              ms: "Ya jika semua pekerja telah menerima mesej ini dalam bahasa yang mereka fahami, secara lisan atau bertulis.",
            },
            evidence: {
              en: "a poster, a group message or notes of a staff talk",
              fr: "une affiche, un message de groupe ou les notes d’une réunion du personnel",
              ms: "poster, mesej kumpulan atau catatan taklimat pekerja",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "carbon-accounting-training",
          label: {
            en: "Carbon-accounting training",
            fr: "Formation à la comptabilité carbone",
            ms: "Latihan perakaunan karbon",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Has top management approved a written climate commitment?",
            fr: "La direction a-t-elle approuvé un engagement écrit en faveur du climat ?",
            ms: "Sudahkah pengurusan tertinggi meluluskan komitmen iklim secara bertulis?",
          },
          help: {
            why: {
              en: "A written commitment shows staff, customers and banks that the company is serious.",
              fr: "Un engagement écrit montre au personnel, aux clients et aux banques que l’entreprise est sérieuse.",
              ms: "Komitmen bertulis menunjukkan kesungguhan syarikat kepada pekerja, pelanggan dan bank.",
            },
            counts: {
              en: "Yes if the owner or director approved a text on climate; a paragraph in another policy counts.",
              fr: "Oui si le propriétaire ou le directeur a approuvé un texte sur le climat, même un paragraphe d’une autre politique.",
              ms: "Ya jika pemilik atau pengarah telah meluluskan teks tentang iklim, walaupun hanya satu perenggan dalam dasar lain.",
            },
            evidence: {
              en: "a signed and dated climate or environmental policy",
              fr: "une politique climatique ou environnementale datée et signée",
              ms: "dasar iklim atau alam sekitar yang ditandatangani dan bertarikh",
            },
          },
        },
        {
          text: {
            en: "Does the company have a dated target or plan to reduce its greenhouse gas emissions?",
            fr: "L’entreprise a-t-elle un objectif ou un plan daté de réduction de ses émissions de gaz à effet de serre ?",
            ms: "Adakah syarikat mempunyai sasaran atau pelan bertarikh untuk mengurangkan pelepasan gas rumah hijau?",
          },
          help: {
            why: {
              en: "A date turns good intentions into work that can be followed up.",
              fr: "Une date transforme les bonnes intentions en un travail que l’on peut suivre.",
              ms: "Dengan adanya tarikh, niat baik menjadi kerja yang boleh disusuli.",
            },
            counts: {
              en: "Yes if it is written what will be reduced or done, and by when; small steps count.",
              fr: "Oui si un document indique ce qui sera réduit ou réalisé, et à quelle date ; les petits pas comptent.",
              ms: "Ya jika ada catatan tentang perkara yang akan dikurangkan atau dilaksanakan serta tarikh akhirnya; langkah kecil pun dikira.",
            },
            evidence: {
              en: "a one-page plan with actions, names and dates",
              fr: "un plan d’une page avec les actions, les noms et les dates",
              ms: "pelan satu halaman dengan tindakan, nama dan tarikh",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "sme-climate-hub-pledge",
          label: {
            en: "SME Climate Hub pledge",
            fr: "Engagement SME Climate Hub",
            ms: "Ikrar SME Climate Hub",
          },
        },
        {
          id: "science-based-target",
          label: {
            en: "Science-based target (SBTi)",
            fr: "Objectif fondé sur la science (SBTi)",
            ms: "Sasaran berasaskan sains (SBTi)",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company record the quantities of fuel and electricity it uses for the whole year?",
            fr: "L’entreprise enregistre-t-elle les quantités de combustibles, de carburants et d’électricité qu’elle utilise sur toute l’année ?",
            ms: "Adakah syarikat merekodkan kuantiti bahan api dan elektrik yang digunakan sepanjang tahun?",
          },
          help: {
            why: {
              en: "Emissions are calculated from quantities; amounts of money alone hide price changes.",
              fr: "Les émissions se calculent à partir des quantités ; les montants seuls cachent les variations de prix.",
              ms: "Pelepasan dikira daripada kuantiti; jumlah wang sahaja tidak menunjukkan perubahan harga.",
            },
            counts: {
              en: "Yes if twelve months of all energy used are recorded; the landlord’s figures or an estimate also count.",
              fr: "Oui si toute l’énergie utilisée est enregistrée sur douze mois ; les chiffres du bailleur ou une estimation comptent aussi.",
              ms: "Ya jika semua tenaga yang digunakan direkodkan bagi dua belas bulan; angka daripada pemilik premis atau anggaran juga dikira.",
            },
            evidence: {
              en: "a spreadsheet filled in from fuel slips and electricity bills",
              fr: "un tableau rempli à partir des reçus de carburant et des factures d’électricité",
              ms: "hamparan yang diisi berdasarkan resit bahan api dan bil elektrik",
            },
          },
        },
        {
          text: {
            en: "Has the company calculated its Scope 1 emissions (own fuel and gases) and Scope 2 emissions (purchased electricity) for the latest financial year?",
            fr: "L’entreprise a-t-elle calculé ses émissions du champ (scope) 1 (ses propres combustibles, carburants et gaz) et du champ (scope) 2 (électricité achetée) pour le dernier exercice ?",
            ms: "Sudahkah syarikat mengira pelepasan Skop 1 (bahan api dan gas sendiri) dan Skop 2 (elektrik yang dibeli) bagi tahun kewangan terkini?",
          },
          help: {
            why: {
              en: "This is the basic carbon footprint that customers and lenders ask for first.",
              fr: "C’est l’empreinte carbone de base que les clients et les prêteurs demandent en premier.",
              ms: "Inilah jejak karbon asas yang mula-mula diminta oleh pelanggan dan pemberi pinjaman.",
            },
            counts: {
              en: "Yes if both totals exist in tonnes of CO2 equivalent; Scope 1 may be zero.",
              fr: "Oui si les deux totaux existent en tonnes équivalent CO2 ; le champ 1 peut être égal à zéro.",
              ms: "Ya jika kedua-dua jumlah telah dikira dalam tan setara CO2; Skop 1 boleh bernilai sifar.",
            },
            evidence: {
              en: "a calculator result showing both totals and the year",
              fr: "le résultat d’un calculateur indiquant les deux totaux et l’année",
              ms: "hasil kalkulator yang menunjukkan kedua-dua jumlah dan tahunnya",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "scope-1-total",
          label: { en: "Scope 1 total", fr: "Total du champ (scope) 1", ms: "Jumlah Skop 1" },
        },
        {
          id: "scope-2-total",
          label: { en: "Scope 2 total", fr: "Total du champ (scope) 2", ms: "Jumlah Skop 2" },
        },
        {
          id: "scope-3-categories",
          label: {
            en: "Some Scope 3 categories",
            fr: "Certaines catégories du champ (scope) 3",
            ms: "Sebahagian kategori Skop 3",
          },
        },
        {
          id: "emissions-intensity",
          label: {
            en: "Emissions per unit of revenue or output",
            fr: "Émissions par unité de chiffre d’affaires ou de production",
            ms: "Pelepasan per unit hasil jualan atau pengeluaran",
          },
        },
        {
          id: "progress-against-base-year",
          label: {
            en: "Progress against base year",
            fr: "Progrès par rapport à l’année de référence",
            ms: "Kemajuan berbanding tahun asas",
          },
        },
        {
          id: "external-verification",
          label: { en: "External verification", fr: "Vérification externe", ms: "Pengesahan pihak luar" },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Were the company’s emissions or climate progress reported to top management in the last 12 months?",
            fr: "Au cours des 12 derniers mois, les émissions ou les progrès climatiques de l’entreprise ont-ils été présentés à la direction ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah pelepasan atau kemajuan iklim syarikat telah dilaporkan kepada pengurusan tertinggi?",
          },
          help: {
            why: {
              en: "Owners and directors decide better when results are in front of them.",
              fr: "Avec les résultats sous les yeux, les propriétaires et les directeurs décident mieux.",
              ms: "Pemilik dan pengarah dapat membuat keputusan yang lebih baik apabila hasilnya jelas di hadapan mereka.",
            },
            counts: {
              en: "Yes if results were presented at least once; in a very small company, the owner’s own written review counts.",
              fr: "Oui si les résultats ont été présentés au moins une fois ; dans une très petite entreprise, un bilan écrit par le propriétaire compte.",
              ms: "Ya jika hasilnya dibentangkan sekurang-kurangnya sekali; bagi syarikat yang sangat kecil, semakan bertulis oleh pemilik juga dikira.",
            },
            evidence: {
              en: "a dated one-page summary or meeting notes",
              fr: "une synthèse d’une page ou un compte rendu de réunion, avec la date",
              ms: "ringkasan satu halaman atau catatan mesyuarat yang bertarikh",
            },
          },
        },
        {
          text: {
            en: "Has the company shared climate information with anyone outside, such as customers, lenders or the public?",
            fr: "L’entreprise a-t-elle communiqué des informations sur le climat à l’extérieur, par exemple à des clients, à des prêteurs ou au public ?",
            ms: "Pernahkah syarikat berkongsi maklumat iklimnya dengan pihak luar, seperti pelanggan, pemberi pinjaman atau orang awam?",
          },
          help: {
            why: {
              en: "Open information builds trust and makes buyers’ questions quicker to answer.",
              fr: "Une information ouverte crée la confiance et permet de répondre plus vite aux questions des acheteurs.",
              ms: "Maklumat yang terbuka membina kepercayaan dan memudahkan syarikat menjawab soalan pembeli.",
            },
            counts: {
              en: "Yes if at least one outside party received the company’s climate figures, targets or actions.",
              fr: "Oui si au moins un tiers a reçu les chiffres, les objectifs ou les actions de l’entreprise sur le climat.",
              ms: "Ya jika sekurang-kurangnya satu pihak luar telah menerima angka, sasaran atau tindakan iklim syarikat.",
            },
            evidence: {
              en: "a completed customer questionnaire or a page on the company’s website",
              fr: "un questionnaire de client rempli ou une page du site web de l’entreprise",
              ms: "soal selidik pelanggan yang telah diisi atau halaman di laman web syarikat",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "climate-questionnaire",
          label: {
            en: "Climate questionnaire (e.g. CDP)",
            fr: "Questionnaire climat (p. ex. CDP)",
            ms: "Soal selidik iklim (cth. CDP)",
          },
        },
      ],
    },
  },
};
