import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
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
    "Les phénomènes météo extrêmes, le prix des carburants et les questions des clients sur le carbone touchent déjà les petites entreprises, et celles qui se préparent tôt protègent leurs revenus. Répondez Oui seulement si vous pourriez en montrer la preuve.",
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
          text: say(
            "Has management reviewed, in the last 12 months, how floods, heat, drought or storms could disrupt the company’s sites, staff or suppliers?",
            "Au cours des 12 derniers mois, la direction a-t-elle examiné comment les inondations, la chaleur, la sécheresse ou les tempêtes pourraient perturber les sites, le personnel ou les fournisseurs de l’entreprise ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pihak pengurusan telah menilai bagaimana banjir, cuaca panas, kemarau atau ribut boleh menjejaskan premis, pekerja atau pembekal syarikat?",
          ),
          why: say(
            "Knowing where extreme weather could hurt the company lets you prepare in time.",
            "Savoir où l’entreprise est exposée aux phénomènes météo extrêmes permet de se préparer à temps.",
            "Syarikat yang tahu di mana cuaca melampau boleh menjejaskannya dapat bersiap sedia lebih awal.",
          ),
          counts: say(
            "Yes if your company went through these dangers for each place where it works and wrote down which of them matter.",
            "Oui si votre entreprise a passé ces dangers en revue pour chacun de ses lieux de travail et noté ceux qui la concernent.",
            "Ya jika syarikat anda telah meneliti bahaya ini bagi setiap tempatnya beroperasi dan mencatat bahaya yang berkaitan.",
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
          text: say(
            "In the last 24 months, has management reviewed how the move to a low-carbon economy (carbon prices, customer demands, carbon charges at borders) could affect the business?",
            "Au cours des 24 derniers mois, la direction a-t-elle examiné comment le passage à une économie bas carbone (prix du carbone, exigences des clients, taxes carbone aux frontières) pourrait toucher l’activité de l’entreprise ?",
            "Dalam tempoh 24 bulan yang lalu, adakah pihak pengurusan telah menilai kesan peralihan kepada ekonomi rendah karbon (harga karbon, permintaan pelanggan, levi karbon di sempadan) terhadap perniagaan syarikat?",
          ),
          why: say(
            "New rules and buyers’ expectations can change costs and sales, even for a small supplier.",
            "De nouvelles règles et les attentes des acheteurs peuvent modifier les coûts et les ventes, même pour un petit fournisseur.",
            "Peraturan baharu dan kehendak pembeli boleh mengubah kos dan jualan, termasuk bagi pembekal kecil.",
          ),
          counts: say(
            "Yes if your company wrote down which of these pressures reach it; “none so far”, with the reason, counts too.",
            "Oui si votre entreprise a noté lesquelles de ces pressions l’atteignent ; « aucune à ce jour », avec la raison, compte aussi.",
            "Ya jika syarikat anda telah mencatat tekanan yang dihadapinya; “belum ada setakat ini”, berserta sebabnya, juga dikira.",
          ),
          evidence: say(
            "a one-page list of customer requests and new rules, with their likely effect",
            "une liste d’une page des demandes de clients et des nouvelles règles, avec leur effet probable",
            "senarai satu halaman tentang permintaan pelanggan dan peraturan baharu serta kesannya",
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
          text: say(
            "Has the owner or a manager completed climate training in the last 12 months?",
            "Au cours des 12 derniers mois, le propriétaire ou un responsable a-t-il suivi une formation sur le climat ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pemilik atau seorang pengurus telah menamatkan latihan tentang iklim?",
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
          text: say(
            "In the last 12 months, have employees been told how their work affects greenhouse gas emissions and what they can do?",
            "Au cours des 12 derniers mois, les employés ont-ils été informés de l’effet de leur travail sur les émissions de gaz à effet de serre et de ce qu’ils peuvent faire ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah dimaklumkan tentang kesan kerja mereka terhadap pelepasan gas rumah hijau dan tindakan yang boleh mereka ambil?",
          ),
          why: say(
            "Driving, cooling and buying are daily choices that only those who make them can change.",
            "Conduire, climatiser et acheter sont des choix quotidiens que seuls ceux qui les font peuvent changer.",
            "Memandu, menggunakan penyaman udara dan membeli ialah pilihan harian yang hanya dapat diubah oleh mereka yang membuatnya.",
          ),
          counts: say(
            "Yes if your company gave everybody this message in a language they understand, in a talk or in writing, with at least one thing to do that is not only saving electricity.",
            "Oui si votre entreprise a transmis ce message à chacun dans une langue qu’il comprend, de vive voix ou par écrit, avec au moins un geste autre que les économies d’électricité.",
            "Ya jika syarikat anda telah menyampaikan mesej ini kepada semua dalam bahasa yang mereka fahami, secara lisan atau bertulis, dengan sekurang-kurangnya satu tindakan selain menjimatkan elektrik.",
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
          text: say(
            "Is there a written climate commitment that top management has approved or reviewed in the last 24 months?",
            "Existe-t-il un engagement écrit en faveur du climat, approuvé ou revu par la direction au cours des 24 derniers mois ?",
            "Adakah terdapat komitmen iklim bertulis yang telah diluluskan atau disemak oleh pengurusan tertinggi dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A written commitment shows staff, customers and banks that the company is serious.",
            "Un engagement écrit montre au personnel, aux clients et aux banques que l’entreprise est sérieuse.",
            "Komitmen bertulis menunjukkan kesungguhan syarikat kepada pekerja, pelanggan dan bank.",
          ),
          counts: say(
            "Yes if your company has such a text, which names at least one thing that it will do, with a date and the owner’s or a director’s signature; a paragraph on climate in another policy counts.",
            "Oui si votre entreprise dispose d’un tel texte, qui cite au moins une action à mener, daté et signé par le propriétaire ou un dirigeant ; un paragraphe sur le climat dans une autre politique compte.",
            "Ya jika syarikat anda mempunyai teks itu, yang menyebut sekurang-kurangnya satu tindakan, bertarikh dan ditandatangani oleh pemilik atau pengarah; satu perenggan tentang iklim dalam dasar lain juga dikira.",
          ),
          evidence: say(
            "a signed and dated climate or environmental policy",
            "une politique climatique ou environnementale datée et signée",
            "dasar iklim atau alam sekitar yang ditandatangani dan bertarikh",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.emissions-target",
          text: say(
            "Does the company have a target for its greenhouse gas emissions, as an amount or a share, with a year that is still to come?",
            "L’entreprise a-t-elle un objectif pour ses émissions de gaz à effet de serre, en quantité ou en pourcentage, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran bagi pelepasan gas rumah hijaunya, dalam bentuk jumlah atau peratusan, dengan tahun akhir yang belum tiba?",
          ),
          why: say(
            "Buyers and lenders ask for the target itself, since saving energy alone does not say how far emissions will fall.",
            "Les acheteurs et les prêteurs demandent l’objectif lui-même, car économiser l’énergie ne dit pas de combien les émissions baisseront.",
            "Pembeli dan pemberi pinjaman meminta sasaran itu sendiri kerana penjimatan tenaga sahaja tidak menunjukkan sejauh mana pelepasan akan berkurang.",
          ),
          counts: say(
            "Yes if your company wrote down by how much its emissions shall fall, from which year, and by when; a target for energy alone counts under Energy Efficiency, not here.",
            "Oui si votre entreprise a écrit de combien ses émissions doivent baisser, par rapport à quelle année et à quelle échéance ; un objectif d’énergie seul compte sous Efficacité énergétique, pas ici.",
            "Ya jika syarikat anda telah menulis sebanyak mana pelepasannya akan dikurangkan, berbanding tahun mana dan menjelang bila; sasaran tenaga sahaja dikira di bawah Kecekapan Tenaga, bukan di sini.",
          ),
          evidence: say(
            "a note signed by the owner with the percentage, the base year and the target year",
            "une note signée par le propriétaire avec le pourcentage, l’année de référence et l’année cible",
            "nota yang ditandatangani oleh pemilik dengan peratusan, tahun asas dan tahun sasaran",
          ),
          cases: { young: YOUNG.first },
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
          text: say(
            "Has the company calculated its Scope 1 emissions (own fuel and leaked refrigerant gases) and Scope 2 emissions (purchased electricity) for its latest full financial year?",
            "L’entreprise a-t-elle calculé ses émissions du scope 1 (ses propres combustibles, carburants et fuites de gaz réfrigérants) et du scope 2 (électricité achetée) pour son dernier exercice complet ?",
            "Adakah syarikat telah mengira pelepasan Skop 1 (bahan api sendiri dan kebocoran gas penyejuk) dan Skop 2 (elektrik yang dibeli) bagi tahun kewangan penuh yang terkini?",
          ),
          why: say(
            "This is the basic carbon footprint that customers and lenders ask for first.",
            "C’est l’empreinte carbone de base que les clients et les prêteurs demandent en premier.",
            "Inilah jejak karbon asas yang mula-mula diminta oleh pelanggan dan pemberi pinjaman.",
          ),
          counts: say(
            "Yes if your company has both totals in tonnes of CO2 equivalent, with the factors used; Scope 1 may be zero.",
            "Oui si votre entreprise dispose des deux totaux en tonnes équivalent CO2, avec les facteurs utilisés ; le scope 1 peut être nul.",
            "Ya jika syarikat anda mempunyai kedua-dua jumlah dalam tan setara CO2 berserta faktor yang digunakan; Skop 1 boleh jadi sifar.",
          ),
          evidence: say(
            "a calculator’s result with both totals, the factors and the year",
            "le résultat d’un calculateur avec les deux totaux, les facteurs et l’année",
            "hasil kalkulator dengan kedua-dua jumlah, faktor dan tahun",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures },
        },
        {
          id: "measure.step",
          text: say(
            "In the last 12 months, has the company taken a step that lowers its emissions in another way than by using less energy?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris une mesure qui réduit ses émissions autrement qu’en consommant moins d’énergie ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengambil langkah yang mengurangkan pelepasannya selain menggunakan kurang tenaga?",
          ),
          why: say(
            "Part of a footprint stays whatever one saves: it comes from what is burnt, leaked and bought.",
            "Une partie de l’empreinte reste malgré les économies : elle vient de ce que l’on brûle, laisse fuir et achète.",
            "Sebahagian jejak karbon kekal walaupun tenaga dijimatkan: puncanya ialah perkara yang dibakar, bocor dan dibeli.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date: a cleaner fuel or vehicle, a refrigerant leak repaired, renewable electricity, a shared delivery, a lower-carbon material.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date : un carburant ou un véhicule plus propre, une fuite de réfrigérant réparée, de l’électricité renouvelable, une livraison groupée, un matériau moins carboné.",
            "Ya jika syarikat anda telah melakukan satu daripadanya dan mencatat tarikhnya: bahan api atau kenderaan yang lebih bersih, kebocoran gas penyejuk yang dibaiki, elektrik boleh baharu, penghantaran bersama atau bahan yang lebih rendah karbon.",
          ),
          evidence: say(
            "an invoice or service report with a line on what it changed",
            "une facture ou un rapport d’entretien, avec une ligne sur ce qui a changé",
            "invois atau laporan servis dengan satu baris tentang perubahannya",
          ),
          cases: {
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
          text: say(
            "Were the company’s emissions or climate progress reported to top management in the last 12 months?",
            "Au cours des 12 derniers mois, les émissions ou les progrès climatiques de l’entreprise ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pelepasan atau kemajuan iklim syarikat telah dilaporkan kepada pengurusan tertinggi?",
          ),
          why: say(
            "Owners and directors decide better when results are in front of them.",
            "Avec les résultats sous les yeux, les propriétaires et les directeurs décident mieux.",
            "Pemilik dan pengarah dapat membuat keputusan yang lebih baik apabila hasilnya jelas di hadapan mereka.",
          ),
          counts: say(
            "Yes if your company put a figure or a finished step on climate before those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois à ceux qui décident un chiffre ou une mesure achevée sur le climat.",
            "Ya jika syarikat anda telah membentangkan satu angka atau langkah iklim yang selesai kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "a dated one-page summary or meeting notes",
            "une synthèse d’une page ou un compte rendu de réunion, avec la date",
            "ringkasan satu halaman atau catatan mesyuarat yang bertarikh",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared climate information with anyone outside, such as customers, lenders or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur le climat à l’extérieur, par exemple à des clients, des prêteurs ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat iklim dengan pihak luar, seperti pelanggan, pemberi pinjaman atau orang awam?",
          ),
          why: say(
            "Open information builds trust and makes buyers’ questions quicker to answer.",
            "La transparence crée la confiance et permet de répondre plus vite aux questions des acheteurs.",
            "Maklumat yang terbuka membina kepercayaan dan memudahkan syarikat menjawab soalan pembeli.",
          ),
          counts: say(
            "Yes if your company gave its climate figures, targets or actions to at least one outside party, or keeps them public and up to date.",
            "Oui si votre entreprise a transmis ses chiffres, objectifs ou actions climatiques à au moins un tiers, ou les tient publics et à jour.",
            "Ya jika syarikat anda telah memberikan angka, sasaran atau tindakan iklimnya kepada sekurang-kurangnya satu pihak luar, atau mengekalkannya secara terbuka dan terkini.",
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
