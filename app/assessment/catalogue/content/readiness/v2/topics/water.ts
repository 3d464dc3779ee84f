import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { waterLaws } from "../laws/water";

export const water: TopicContent = {
  id: "water",
  dimension: "environment",
  name: say("Water", "Eau", "Air"),
  description: say(
    "How the company gets, uses and releases water, from taps and toilets to production, and how it keeps water, soil and nature around it clean.",
    "Comment l’entreprise obtient, utilise et rejette l’eau, des robinets et toilettes jusqu’à la production, et comment elle garde propres l’eau, le sol et la nature autour d’elle.",
    "Cara syarikat memperoleh, menggunakan dan melepaskan air, daripada paip dan tandas hingga pengeluaran, serta menjaga kebersihan air, tanah dan alam di sekelilingnya.",
  ),
  requiredText: say(
    "Even a small company depends on clean water every day, and a leak, a supply cut or polluted wastewater can quickly become costly. Answer Yes only if you could show evidence.",
    "Même une petite entreprise a besoin d’eau propre chaque jour, et une fuite, une coupure ou des eaux usées polluées peuvent vite coûter cher. Répondez Oui seulement si vous pourriez en montrer la preuve.",
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
          text: say(
            "In the last 24 months, has the company listed its water sources, its main uses of water and its discharge points (where used water goes), or looked over that list?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle dressé ou revu la liste de ses sources d’eau, de ses principaux usages et de ses points de rejet (où vont les eaux usées) ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyenaraikan sumber air, kegunaan utama dan titik pelepasannya (ke mana air terpakai mengalir), atau menyemak semula senarai itu?",
          ),
          why: say(
            "Knowing this shows where to save water and prevent pollution.",
            "Cette vue d’ensemble montre où économiser l’eau et comment éviter la pollution.",
            "Maklumat ini menunjukkan di mana air boleh dijimatkan dan pencemaran boleh dicegah.",
          ),
          counts: say(
            "Yes if your company has a short list or sketch for each site that says of each drain whether it leads to a sewer, a septic tank or the open; an office with only taps and toilets needs three lines.",
            "Oui si votre entreprise dispose, pour chaque site, d’une courte liste ou d’un croquis qui dit de chaque écoulement s’il mène à l’égout, à une fosse septique ou au milieu naturel ; pour un bureau avec robinets et toilettes, trois lignes suffisent.",
            "Ya jika syarikat anda mempunyai senarai ringkas atau lakaran bagi setiap premis yang menyatakan sama ada setiap saluran menuju ke pembetung, tangki septik atau kawasan terbuka; bagi pejabat yang hanya ada paip dan tandas, tiga baris sudah memadai.",
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
          text: say(
            "In the last 24 months, has the company checked whether its sites face water stress (scarce water), supply interruptions or floods from drains?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié si ses sites sont exposés au stress hydrique (eau rare), aux coupures d’eau ou aux débordements de canalisations ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak sama ada premisnya menghadapi tekanan air (kekurangan air), gangguan bekalan atau limpahan saluran?",
          ),
          why: say(
            "Dry taps or an overflowing drain can stop work for days.",
            "Des robinets à sec ou un égout qui déborde peuvent arrêter le travail pendant des jours.",
            "Paip yang kering atau saluran yang melimpah boleh menghentikan kerja selama berhari-hari.",
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
          "Peta tekanan air (cth. WRI Aqueduct)",
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
          "Repérage des produits et huiles pouvant atteindre le sol ou les égouts",
          "Bahan kimia dan minyak yang boleh mencemari tanah atau saluran dikenal pasti",
        ),
        option(
          "nature-nearby",
          "Rivers, wetlands and protected areas nearby identified",
          "Repérage des cours d’eau, zones humides et aires protégées voisins",
          "Sungai, tanah lembap dan kawasan perlindungan berhampiran dikenal pasti",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          text: say(
            "In the last 12 months, has the person in charge of water or the premises been trained in saving water or preventing pollution?",
            "Au cours des 12 derniers mois, la personne chargée de l’eau ou des locaux a-t-elle été formée à économiser l’eau ou à prévenir la pollution ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang bertanggungjawab atas air atau premis telah dilatih untuk menjimatkan air atau mencegah pencemaran?",
          ),
          why: say(
            "One trained person can spot leaks and keep harmful liquids out of drains.",
            "Une personne formée repère les fuites et empêche les produits nocifs d’atteindre les canalisations.",
            "Seorang pekerja yang terlatih dapat mengesan kebocoran dan menghalang cecair berbahaya daripada masuk ke longkang.",
          ),
          counts: say(
            "Yes if that person of your company had a short course, webinar or practical session, in-house or outside.",
            "Oui si cette personne de votre entreprise a suivi un cours court, un webinaire ou une séance pratique, en interne ou à l’extérieur.",
            "Ya jika orang itu di syarikat anda telah mengikuti kursus pendek, webinar atau sesi amali, di dalam atau di luar syarikat.",
          ),
          evidence: say(
            "a certificate or a signed attendance list with the date and subject",
            "une attestation ou une liste de présence signée, avec la date et le sujet",
            "sijil atau senarai kehadiran yang ditandatangani dengan tarikh dan tajuk",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.2",
          text: say(
            "In the last 12 months, have all employees been told how to save water and keep it clean?",
            "Au cours des 12 derniers mois, tous les employés ont-ils été informés de la manière d’économiser l’eau et de la garder propre ?",
            "Dalam tempoh 12 bulan yang lalu, adakah semua pekerja telah dimaklumkan tentang cara menjimatkan air dan menjaga kebersihannya?",
          ),
          why: say(
            "Daily habits, such as reporting a dripping tap, save water at no cost.",
            "Des gestes quotidiens, comme signaler un robinet qui goutte, économisent l’eau sans rien coûter.",
            "Tabiat harian, seperti melaporkan pili yang menitis, menjimatkan air tanpa sebarang kos.",
          ),
          counts: say(
            "Yes if your company told everybody, by notice, talk or induction and in a language they understand, what to report and what never to pour away.",
            "Oui si votre entreprise a dit à chacun, par affiche, réunion ou accueil et dans une langue qu’il comprend, ce qu’il faut signaler et ce qu’il ne faut jamais déverser.",
            "Ya jika syarikat anda telah memberitahu semua, melalui notis, taklimat atau latihan induksi dan dalam bahasa yang mereka fahami, perkara yang perlu dilaporkan dan bahan yang tidak boleh dibuang ke dalam saluran.",
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
          text: say(
            "Is there a written policy on water that covers saving, pollution, and drinking water and toilets for workers, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique écrite sur l’eau qui couvre les économies, la pollution ainsi que l’eau potable et les toilettes pour le personnel, approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar air bertulis yang merangkumi penjimatan, pencemaran serta air minuman dan tandas untuk pekerja, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A written policy tells everyone what the company expects.",
            "Une politique écrite indique à chacun ce que l’entreprise attend.",
            "Dasar bertulis menjelaskan kepada semua orang perkara yang diharapkan oleh syarikat.",
          ),
          counts: say(
            "Yes if your company has one page with a date, alone or within another policy, that names the three subjects.",
            "Oui si votre entreprise dispose d’une page datée, seule ou dans une autre politique, qui nomme les trois sujets.",
            "Ya jika syarikat anda mempunyai satu halaman bertarikh, secara berasingan atau dalam dasar lain, yang menyebut ketiga-tiga perkara itu.",
          ),
          evidence: say(
            "a policy dated and signed by the owner or manager",
            "une politique datée et signée par le propriétaire ou la direction",
            "dasar bertarikh yang ditandatangani oleh pemilik atau pengurus",
          ),
          cases: {
            alone: ALONE.page,
            tenant: say(
              "If you rent, your own rules for the taps and toilets that you use count.",
              "Si vous êtes locataire, vos propres règles pour les robinets et toilettes que vous utilisez comptent.",
              "Jika anda menyewa, peraturan anda sendiri bagi paip dan tandas yang anda gunakan juga dikira.",
            ),
          },
        },
        {
          id: "commit.2",
          text: say(
            "Does the company have a target or plan to use less water or improve its wastewater, with a date that is still to come?",
            "L’entreprise a-t-elle un objectif ou un plan pour consommer moins d’eau ou améliorer ses eaux usées, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran atau pelan untuk mengurangkan penggunaan air atau menambah baik air sisanya, dengan tarikh akhir yang belum tiba?",
          ),
          why: say(
            "A deadline turns good intentions into action and makes progress visible.",
            "Une échéance transforme les bonnes intentions en actions et rend les progrès visibles.",
            "Tarikh akhir mengubah niat baik menjadi tindakan dan memudahkan kemajuan dilihat.",
          ),
          counts: say(
            "Yes if your company wrote down an action or a result and its date, such as water-saving taps by year-end.",
            "Oui si votre entreprise a écrit une action ou un résultat et sa date, comme des robinets économes d’ici la fin de l’année.",
            "Ya jika syarikat anda telah menulis tindakan atau hasil beserta tarikhnya, seperti paip jimat air sebelum akhir tahun.",
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
          text: say(
            "In the last 12 months, has the company finished at least one step that saves water or keeps it clean?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle achevé au moins une mesure qui économise l’eau ou la garde propre ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyelesaikan sekurang-kurangnya satu langkah yang menjimatkan air atau menjaga kebersihannya?",
          ),
          why: say(
            "Only what is repaired, replaced or kept out of a drain changes how much water is lost or spoilt.",
            "Seul ce qui est réparé, remplacé ou tenu hors des égouts change la quantité d’eau perdue ou souillée.",
            "Hanya perkara yang dibaiki, diganti atau dihalang daripada masuk ke saluran mengubah jumlah air yang terbuang atau tercemar.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date: a leak repaired, a saving tap fitted, a tray under the oil, a drain blocked, wastewater tested and put right.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date : une fuite réparée, un robinet économe posé, un bac sous l’huile, une évacuation condamnée, des eaux usées analysées et corrigées.",
            "Ya jika syarikat anda telah melakukan satu daripadanya dan mencatat tarikhnya: kebocoran dibaiki, paip jimat air dipasang, dulang diletakkan di bawah minyak, saluran ditutup, air sisa diuji dan dibetulkan.",
          ),
          evidence: say(
            "a plumber’s invoice or dated photos of before and after",
            "la facture d’un plombier ou des photos datées avant et après",
            "invois tukang paip atau gambar bertarikh sebelum dan selepas",
          ),
          cases: { tenant: TENANT.own },
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
          "Eau par unité produite ou par employé",
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
          "Eaux usées confirmées comme domestiques, vers l’égout ou une fosse",
          "Air sisa disahkan domestik sahaja, ke pembetung atau tangki septik",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were water figures reported to the owner or management?",
            "Au cours des 12 derniers mois, des chiffres sur l’eau ont-ils été présentés au propriétaire ou à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka air telah dilaporkan kepada pemilik atau pengurusan?",
          ),
          why: say(
            "Leaders who see the figures can decide on repairs and savings.",
            "Avec les chiffres sous les yeux, la direction peut décider des réparations et des économies à faire.",
            "Berdasarkan angka ini, pihak pengurusan dapat membuat keputusan tentang pembaikan dan penjimatan.",
          ),
          counts: say(
            "Yes if your company put its volumes of the year before those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois ses volumes de l’année à ceux qui décident.",
            "Ya jika syarikat anda telah membentangkan isi padu air tahunannya kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "meeting minutes or an email with the yearly figures",
            "un compte rendu de réunion ou un e-mail avec les chiffres de l’année",
            "minit mesyuarat atau e-mel yang mengandungi angka tahunan",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared water data with anyone outside, such as a customer, a bank or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des données sur l’eau à l’extérieur, par exemple à un client, à une banque ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi data air dengan pihak luar, seperti pelanggan, bank atau orang awam?",
          ),
          why: say(
            "Open figures build trust with customers, lenders and neighbours.",
            "Des chiffres partagés renforcent la confiance des clients, des prêteurs et du voisinage.",
            "Perkongsian data memupuk kepercayaan pelanggan, pemberi pinjaman dan masyarakat setempat.",
          ),
          counts: say(
            "Yes if your company gave at least one water figure to a person or body outside, or keeps it public and up to date; the supplier that sends the bill does not count.",
            "Oui si votre entreprise a transmis au moins un chiffre sur l’eau à une personne ou un organisme extérieur, ou le tient public et à jour ; le fournisseur qui envoie la facture ne compte pas.",
            "Ya jika syarikat anda telah memberikan sekurang-kurangnya satu angka air kepada orang atau badan luar, atau mengekalkannya secara terbuka dan terkini; pembekal yang menghantar bil tidak dikira.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated web page with the figures",
            "un questionnaire de client rempli ou une page web datée avec les chiffres",
            "soal selidik pelanggan yang telah diisi atau laman web bertarikh dengan angka itu",
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
