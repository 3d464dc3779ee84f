import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { waterLaws } from "../laws/water";

export const water: TopicContent = {
  id: "water",
  dimension: "environment",
  name: say("Water", "Eau", "Air"),
  description: say(
    "How the company gets, uses and releases water, from taps and toilets to production, and how it keeps water, soil and nature around it clean.",
    "Comment l’entreprise obtient, utilise et rejette l’eau, des robinets et toilettes jusqu’à la production, et comment elle préserve l’eau, le sol et la nature autour d’elle.",
    "Cara syarikat memperoleh, menggunakan dan melepaskan air, daripada paip dan tandas hingga pengeluaran, serta menjaga kebersihan air, tanah dan alam di sekelilingnya.",
  ),
  requiredText: say(
    "Even a small company depends on clean water every day, and a leak, a supply cut or polluted wastewater can quickly become costly. Answer Yes only if you could show evidence.",
    "Même une petite entreprise a besoin d’eau propre chaque jour, et une fuite, une coupure ou des eaux usées polluées peuvent vite coûter cher. Ne répondez Oui que si vous pouvez en apporter la preuve.",
    "Syarikat kecil pun memerlukan air bersih setiap hari, dan kebocoran, gangguan bekalan atau air sisa yang tercemar boleh menelan belanja besar dalam masa singkat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: ["VSME B4", "VSME B5", "VSME B6", "GRI 303 (2018)", "GRI 101 (2024)", "CEO Water Mandate"],
  sdg: 6,
  laws: waterLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          takes: "hour",
          title: say(
            "List where your water comes from and goes",
            "Notez d’où vient votre eau et où elle va",
            "Senaraikan punca air anda dan ke mana ia mengalir",
          ),
          text: say(
            "Does the company have a list, no older than 24 months, of where its water comes from and where it goes?",
            "L’entreprise a-t-elle une liste, datant de moins de 24 mois, qui indique d’où vient son eau et où elle va ?",
            "Adakah syarikat mempunyai senarai, yang dibuat dalam tempoh 24 bulan yang lalu, tentang punca airnya dan ke mana air itu mengalir?",
          ),
          why: say(
            "Knowing this shows where to save water and prevent pollution.",
            "Cette vue d’ensemble montre où économiser l’eau et comment éviter la pollution.",
            "Maklumat ini menunjukkan di mana air boleh dijimatkan dan pencemaran boleh dicegah.",
          ),
          counts: say(
            "Yes if you have a short list or sketch for each site; an office with only taps and toilets needs three lines. An older list that you checked again in that time counts.",
            "Oui si vous avez une courte liste ou un croquis pour chaque site ; pour un bureau qui n’a que des robinets et des toilettes, trois lignes suffisent. Une liste plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika anda mempunyai senarai ringkas atau lakaran bagi setiap premis; bagi pejabat yang hanya ada paip dan tandas, tiga baris sudah memadai. Senarai lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a one-page note or plan showing the supply, main uses and drains",
            "une note d’une page ou un plan indiquant l’arrivée d’eau, les principaux usages et les évacuations",
            "nota satu halaman atau pelan yang menunjukkan bekalan air, kegunaan utama dan saluran buangan",
          ),
          cases: { tenant: TENANT.ask },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "Check your sites for water shortage and floods",
            "Vérifiez si vos sites risquent une pénurie ou une inondation",
            "Semak risiko kekurangan air dan banjir di premis anda",
          ),
          text: say(
            "In the last 24 months, has the company checked if its sites face water stress (scarce water), cuts in supply or floods from drains?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié si ses sites sont exposés au stress hydrique (manque d’eau), aux coupures d’eau ou aux débordements de canalisations ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak sama ada premisnya menghadapi tegasan air (kekurangan air), gangguan bekalan atau banjir akibat longkang melimpah?",
          ),
          why: say(
            "Dry taps or an overflowing drain can stop work for days.",
            "Des robinets à sec ou un égout qui déborde peuvent arrêter le travail pendant des jours.",
            "Paip yang kering atau longkang yang melimpah boleh menghentikan kerja selama berhari-hari.",
          ),
          counts: say(
            "Yes if your company looked up every site on a free map, or asked the landlord, municipality or water supplier, and noted what it found.",
            "Oui si votre entreprise a consulté une carte gratuite pour chaque site, ou interrogé le bailleur, la commune ou le fournisseur d’eau, et noté le résultat.",
            "Ya jika syarikat anda telah menyemak setiap premis pada peta percuma, atau bertanya kepada pemilik premis, pihak berkuasa tempatan atau pembekal air, dan mencatat dapatannya.",
          ),
          evidence: say(
            "a dated screenshot of a water-risk map",
            "une capture d’écran datée d’une carte des risques liés à l’eau",
            "tangkapan skrin bertarikh bagi peta risiko air",
          ),
          cases: { tenant: TENANT.ask },
        },
      ],
      options: [
        option(
          "water-stress-map",
          "Water-stress map (e.g. WRI Aqueduct)",
          "Carte du stress hydrique (p. ex. WRI Aqueduct)",
          "Peta tegasan air (cth. WRI Aqueduct)",
        ),
        option(
          "leak-or-water-audit",
          "Leak or water audit",
          "Recherche de fuites ou audit de l’eau",
          "Audit kebocoran atau audit air",
        ),
        option(
          "pollution-check",
          "Chemicals and oils that could reach soil or drains identified",
          "Repérage des produits chimiques et huiles pouvant atteindre le sol ou les égouts",
          "Bahan kimia dan minyak yang boleh mencemari tanah atau saluran dikenal pasti",
        ),
        option(
          "nature-nearby",
          "Rivers, wetlands and protected areas nearby identified",
          "Repérage des cours d’eau, zones humides et aires protégées à proximité",
          "Sungai, tanah lembap dan kawasan perlindungan berhampiran dikenal pasti",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "day",
          title: say(
            "Train the person in charge of water",
            "Formez la personne chargée de l’eau",
            "Latih orang yang bertanggungjawab atas air",
          ),
          text: say(
            "In the last 12 months, has the person in charge of water or the building been trained to save water or keep it clean?",
            "Au cours des 12 derniers mois, la personne chargée de l’eau ou des locaux a-t-elle été formée à économiser l’eau ou à éviter de la polluer ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang bertanggungjawab atas air atau premis telah dilatih untuk menjimatkan air atau mencegah pencemaran?",
          ),
          why: say(
            "One trained person can spot leaks and keep harmful liquids out of drains.",
            "Une personne formée repère les fuites et empêche les produits nocifs d’atteindre les canalisations.",
            "Seorang pekerja yang terlatih dapat mengesan kebocoran dan menghalang cecair berbahaya daripada masuk ke longkang.",
          ),
          counts: say(
            "Yes if that person had a short course, webinar or practical session, in your company or outside.",
            "Oui si cette personne a suivi une formation courte, un webinaire ou une séance pratique, dans votre entreprise ou à l’extérieur.",
            "Ya jika orang itu telah mengikuti kursus pendek, webinar atau sesi amali, di dalam atau di luar syarikat anda.",
          ),
          evidence: say(
            "a certificate or a signed attendance list with the date and subject",
            "une attestation ou une liste de présence signée, avec la date et le sujet",
            "sijil atau senarai kehadiran yang ditandatangani dengan tarikh dan tajuk",
          ),
          cases: {
            alone: ALONE.trained,
            tenant: say(
              "If you rent, this is the person who looks after your own rooms.",
              "Si vous êtes locataire, il s’agit de la personne qui s’occupe de vos propres locaux.",
              "Jika anda menyewa, ini bermaksud orang yang menjaga ruang anda sendiri.",
            ),
          },
        },
        {
          id: "learn.2",
          takes: "hour",
          title: say(
            "Show everyone how to save water",
            "Montrez à tous comment économiser l’eau",
            "Tunjukkan kepada semua cara menjimatkan air",
          ),
          text: say(
            "In the last 12 months, have all employees been told how to save water and keep it clean?",
            "Au cours des 12 derniers mois, a-t-on expliqué à tout le personnel comment économiser l’eau et éviter de la polluer ?",
            "Dalam tempoh 12 bulan yang lalu, adakah semua pekerja telah dimaklumkan tentang cara menjimatkan air dan menjaga kebersihannya?",
          ),
          why: say(
            "Daily habits, such as reporting a dripping tap, save water at no cost.",
            "Des gestes quotidiens, comme signaler un robinet qui goutte, économisent l’eau sans rien coûter.",
            "Amalan harian, seperti melaporkan paip yang menitis, menjimatkan air tanpa sebarang kos.",
          ),
          counts: say(
            "Yes if your company told everyone, by notice, talk or induction and in a language they understand; what to report and what never to pour away is enough.",
            "Oui si votre entreprise l’a expliqué à chacun, par affiche, en réunion ou à l’embauche, dans une langue qu’il comprend ; dire ce qu’il faut signaler et ce qu’il ne faut jamais déverser suffit.",
            "Ya jika syarikat anda telah memberitahu semua, melalui notis, taklimat atau latihan induksi dan dalam bahasa yang mereka fahami; perkara yang perlu dilaporkan dan bahan yang tidak boleh dibuang ke dalam saluran sudah memadai.",
          ),
          evidence: say(
            "a poster by the sinks with its date",
            "une affiche datée près des éviers",
            "poster bertarikh di tepi sinki",
          ),
          cases: { alone: ALONE.told },
        },
      ],
      options: [
        option(
          "treatment-or-spill-training",
          "Water-treatment or spill training",
          "Formation au traitement de l’eau ou aux déversements accidentels",
          "Latihan rawatan air atau pengendalian tumpahan",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "day",
          title: say(
            "Write a one-page water policy",
            "Rédigez une politique de l’eau d’une page",
            "Tulis dasar air satu halaman",
          ),
          text: say(
            "Is there a written policy, no older than 24 months, on saving water, keeping it clean, and drinking water and toilets for workers?",
            "Existe-t-il une politique écrite, datant de moins de 24 mois, sur les économies d’eau, la pollution ainsi que l’eau potable et les toilettes du personnel ?",
            "Adakah terdapat dasar bertulis, yang dibuat atau disemak dalam tempoh 24 bulan yang lalu, tentang penjimatan air, pencemaran, serta air minuman dan tandas untuk pekerja?",
          ),
          why: say(
            "A written policy tells everyone what the company expects.",
            "Une politique écrite indique à chacun ce que l’entreprise attend.",
            "Dasar bertulis menjelaskan kepada semua orang perkara yang diharapkan oleh syarikat.",
          ),
          counts: say(
            "Yes if your company has one page with a date, alone or within another policy, that names the three subjects: saving water, keeping it clean, and drinking water with toilets. An older policy that was reviewed in that time counts.",
            "Oui si votre entreprise dispose d’une page datée, seule ou dans une autre politique, qui nomme les trois sujets : économies d’eau, pollution, eau potable et toilettes. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika syarikat anda mempunyai satu halaman bertarikh, secara berasingan atau dalam dasar lain, yang menyebut ketiga-tiga perkara: penjimatan air, pencemaran, serta air minuman dan tandas. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a policy dated and signed by the owner or manager",
            "une politique datée et signée par le propriétaire ou la direction",
            "dasar bertarikh yang ditandatangani oleh pemilik atau pengurus",
          ),
          cases: {
            alone: say(
              "If you work alone, a page that you wrote yourself counts; with no helpers, it may leave out drinking water and toilets.",
              "Si vous travaillez seul, une page que vous avez rédigée vous-même suffit ; sans aides, elle peut omettre l’eau potable et les toilettes.",
              "Jika anda bekerja seorang diri, satu halaman yang anda tulis sendiri juga dikira; jika tiada pembantu, air minuman dan tandas tidak perlu disebut.",
            ),
            tenant: say(
              "If you rent, your own rules for the taps and toilets that you use count.",
              "Si vous êtes locataire, vos propres règles pour les robinets et toilettes que vous utilisez comptent.",
              "Jika anda menyewa, peraturan anda sendiri bagi paip dan tandas yang anda gunakan juga dikira.",
            ),
          },
        },
        {
          id: "commit.2",
          takes: "hour",
          title: say(
            "Set a target for water with a date",
            "Fixez un objectif pour l’eau avec une date",
            "Tetapkan sasaran air berserta tarikhnya",
          ),
          text: say(
            "Does the company have a target or plan to use less water or improve its wastewater, with a date that is still to come?",
            "L’entreprise a-t-elle un objectif ou un plan pour consommer moins d’eau ou améliorer la qualité de ses eaux usées, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran atau pelan untuk mengurangkan penggunaan air atau menambah baik mutu air sisanya, dengan tarikh akhir yang belum tiba?",
          ),
          why: say(
            "A deadline turns good intentions into action and makes progress visible.",
            "Une échéance transforme les bonnes intentions en actions et rend les progrès visibles.",
            "Tarikh akhir mengubah niat baik menjadi tindakan dan memudahkan kemajuan dilihat.",
          ),
          counts: say(
            "Yes if your company wrote down an action or a result and its date, such as water-saving taps by year-end.",
            "Oui si votre entreprise a mis par écrit une action ou un résultat et sa date, comme des robinets économes d’ici la fin de l’année.",
            "Ya jika syarikat anda telah menulis tindakan atau hasil berserta tarikhnya, seperti paip jimat air sebelum akhir tahun.",
          ),
          evidence: say(
            "an action plan with dates and the person responsible",
            "un plan d’action avec les dates et le nom du responsable",
            "pelan tindakan yang mencatat tarikh dan nama orang yang bertanggungjawab",
          ),
          cases: { young: YOUNG.first, tenant: TENANT.own },
        },
      ],
      options: [
        option(
          "water-mandate-or-basin",
          "CEO Water Mandate or basin initiative",
          "CEO Water Mandate ou initiative de bassin versant",
          "CEO Water Mandate atau inisiatif lembangan sungai",
        ),
        option(
          "rainwater-or-reuse-plan",
          "Rainwater or reuse investment plan",
          "Plan d’investissement pour l’eau de pluie ou la réutilisation",
          "Pelan pelaburan air hujan atau guna semula air",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.1",
          takes: "months",
          title: say(
            "Note your water use from each bill",
            "Notez votre consommation d’eau à chaque facture",
            "Catat penggunaan air daripada setiap bil",
          ),
          text: say(
            "In the last 12 months, has the company recorded how much water it used, from bills or meters?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle relevé la quantité d’eau qu’elle a consommée, d’après les factures ou les compteurs ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah merekodkan jumlah air yang digunakannya, daripada bil atau meter?",
          ),
          why: say(
            "Regular figures reveal leaks and rising use early.",
            "Des chiffres réguliers révèlent tôt les fuites et les hausses de consommation.",
            "Rekod yang tetap membantu syarikat mengesan kebocoran dan peningkatan penggunaan lebih awal.",
          ),
          counts: say(
            "Yes if your company noted its volumes, usually in cubic metres (m³), for the whole year.",
            "Oui si votre entreprise a noté ses volumes, le plus souvent en mètres cubes (m³), pour toute l’année.",
            "Ya jika syarikat anda telah mencatat isi padu airnya, biasanya dalam meter padu (m³), bagi sepanjang tahun.",
          ),
          evidence: say(
            "a table of volumes with the water bills",
            "un tableau des volumes accompagné des factures d’eau",
            "jadual isi padu air berserta bil air",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures },
        },
        {
          id: "measure.step",
          takes: "week",
          title: say(
            "Finish one step that saves water or keeps it clean",
            "Menez une action qui économise ou protège l’eau",
            "Selesaikan satu langkah menjimatkan atau melindungi air",
          ),
          text: say(
            "In the last 12 months, has the company finished at least one step that saves water or keeps it clean?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle mené à bien au moins une mesure qui économise l’eau ou évite de la polluer ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyelesaikan sekurang-kurangnya satu langkah yang menjimatkan air atau menjaga kebersihannya?",
          ),
          why: say(
            "Less water is lost or spoilt only when something is repaired, replaced or kept out of a drain.",
            "Pour perdre ou souiller moins d’eau, il faut réparer, remplacer ou ne plus verser n’importe quoi à l’égout.",
            "Air terjaga hanya apabila kebocoran dibaiki, alat diganti atau bahan kotor dihalang daripada masuk ke saluran.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date: a leak repaired, a water-saving tap fitted, a tray put under oil drums, a drain closed off, wastewater tested and put right.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date : une fuite réparée, un robinet économe posé, un bac placé sous les fûts d’huile, une évacuation condamnée, des eaux usées analysées puis traitées.",
            "Ya jika syarikat anda telah melaksanakan satu langkah sedemikian dan mencatat tarikhnya: kebocoran dibaiki, paip jimat air dipasang, dulang diletakkan di bawah tong minyak, saluran ditutup, atau air sisa diuji dan dirawat.",
          ),
          evidence: say(
            "a plumber’s invoice or dated photos of before and after",
            "la facture d’un plombier ou des photos datées avant et après",
            "invois tukang paip atau gambar bertarikh sebelum dan selepas",
          ),
          cases: { young: YOUNG.start, tenant: TENANT.own },
        },
      ],
      options: [
        option(
          "withdrawal-by-source",
          "Withdrawal by source (m³)",
          "Prélèvement par source (m³)",
          "Pengambilan mengikut punca (m³)",
        ),
        option(
          "water-intensity",
          "Water per unit of output or employee",
          "Eau par unité produite ou par salarié",
          "Air bagi setiap unit pengeluaran atau pekerja",
        ),
        option(
          "discharge-tests",
          "Discharge quality tests",
          "Analyses de la qualité des rejets",
          "Ujian mutu air yang dilepaskan",
        ),
        option(
          "share-recycled",
          "Share recycled or reused",
          "Part recyclée ou réutilisée",
          "Peratusan yang dikitar semula atau diguna semula",
        ),
        option(
          "leaks-fixed",
          "Leaks found and fixed",
          "Fuites trouvées et réparées",
          "Kebocoran yang dikesan dan dibaiki",
        ),
        option(
          "domestic-only",
          "Wastewater confirmed as domestic only, to a sewer or septic tank",
          "Eaux usées uniquement domestiques, vers l’égout ou une fosse septique",
          "Air sisa disahkan domestik sahaja, ke pembetung atau tangki septik",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          takes: "hour",
          title: say(
            "Show management your water figures once a year",
            "Présentez votre consommation d’eau à la direction chaque année",
            "Bentangkan angka air kepada pengurusan setahun sekali",
          ),
          text: say(
            "In the last 12 months, were water figures shown to the owner or management?",
            "Au cours des 12 derniers mois, des chiffres sur l’eau ont-ils été présentés au propriétaire ou à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka air telah dibentangkan kepada pemilik atau pengurusan?",
          ),
          why: say(
            "Leaders who see the figures can decide on repairs and savings.",
            "Avec les chiffres sous les yeux, la direction peut décider des réparations et des économies à faire.",
            "Berdasarkan angka ini, pihak pengurusan dapat membuat keputusan tentang pembaikan dan penjimatan.",
          ),
          counts: say(
            "Yes if your company showed a water figure, such as the volume used, to those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois à ceux qui décident un chiffre sur l’eau, comme le volume consommé.",
            "Ya jika syarikat anda telah membentangkan angka air, seperti isi padu yang digunakan, kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "meeting minutes or an email with the figures",
            "un compte rendu de réunion ou un e-mail avec les chiffres",
            "minit mesyuarat atau e-mel yang mengandungi angka itu",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Send your water figures to one customer or bank",
            "Envoyez votre consommation d’eau à un client ou une banque",
            "Hantar angka air anda kepada pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared water figures with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des chiffres sur l’eau à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi angka air dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Open figures build trust with customers, lenders and neighbours.",
            "Des chiffres partagés renforcent la confiance des clients, des prêteurs et du voisinage.",
            "Perkongsian angka memupuk kepercayaan pelanggan, pemberi pinjaman dan masyarakat setempat.",
          ),
          counts: say(
            "Yes if your company gave at least one water figure to a person or body outside, or keeps it public and up to date; the supplier that sends the bill does not count.",
            "Oui si votre entreprise a transmis au moins un chiffre sur l’eau à une personne ou un organisme extérieur, ou le publie et le tient à jour ; le fournisseur qui envoie la facture ne compte pas.",
            "Ya jika syarikat anda telah memberikan sekurang-kurangnya satu angka air kepada orang atau badan luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini; pembekal yang menghantar bil tidak dikira.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated web page with the figures",
            "un questionnaire de client rempli ou une page web datée avec les chiffres",
            "soal selidik pelanggan yang telah diisi atau halaman web bertarikh dengan angka itu",
          ),
        },
      ],
      options: [
        option(
          "water-authority-filing",
          "Filing to a water authority",
          "Déclaration à une autorité de l’eau",
          "Laporan kepada pihak berkuasa air",
        ),
      ],
    },
  },
};
