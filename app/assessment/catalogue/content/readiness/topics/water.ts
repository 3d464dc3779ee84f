import type { TopicContent } from "../authoring";

export const water: TopicContent = {
  id: "water",
  dimension: "environment",
  name: { en: "Water", fr: "Eau", ms: "Air" },
  description: {
    en: "How the company gets, uses and releases water, from taps and toilets to production, and how it prepares for shortages, floods and pollution.",
    fr: "La façon dont l’entreprise obtient, utilise et rejette l’eau, des robinets et toilettes jusqu’à la production, et se prépare aux pénuries, aux inondations et à la pollution.",
    ms: "Cara syarikat mendapatkan, menggunakan dan melepaskan air, daripada pili dan tandas hingga proses pengeluaran, serta persediaannya menghadapi kekurangan air, banjir dan pencemaran.",
  },
  requiredText: {
    en: "Even a small company depends on clean water every day, and a leak, a supply cut or polluted wastewater can quickly become costly. Answer Yes only if you could show evidence.",
    fr: "Même une petite entreprise a besoin d’eau propre chaque jour, et une fuite, une coupure ou des eaux usées polluées peuvent vite coûter cher. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Syarikat kecil pun memerlukan air bersih setiap hari, dan kebocoran, gangguan bekalan atau air sisa yang tercemar boleh menelan belanja besar dalam masa singkat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: ["VSME B6", "GRI 303-3", "GRI 303-4", "GRI 303-5", "CEO Water Mandate"],
  sdg: 6,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company identified its water sources, main uses and discharge points (where used water goes)?",
            fr: "L’entreprise a-t-elle recensé ses sources d’eau, ses principaux usages et ses points de rejet (là où vont les eaux usées) ?",
            ms: "Sudahkah syarikat mengenal pasti punca airnya, kegunaan utama air dan tempat air sisa disalurkan?",
          },
          help: {
            why: {
              en: "Knowing this shows where to save water and prevent pollution.",
              fr: "Cette vue d’ensemble montre où économiser l’eau et comment éviter la pollution.",
              ms: "Maklumat ini menunjukkan di mana air boleh dijimatkan dan pencemaran boleh dicegah.",
            },
            counts: {
              en: "A short list or sketch for each site is enough, even for an office with only taps and toilets.",
              fr: "Une liste ou un croquis par site suffit, même pour un bureau qui n’a que des robinets et des toilettes.",
              ms: "Senarai atau lakaran ringkas bagi setiap premis sudah memadai, termasuk pejabat yang hanya ada pili air dan tandas.",
            },
            evidence: {
              en: "a one-page note or plan showing the supply, main uses and drains",
              fr: "une note d’une page ou un plan indiquant l’arrivée d’eau, les principaux usages et les évacuations",
              ms: "nota satu halaman atau pelan yang menunjukkan bekalan air, kegunaan utama dan saluran buangan",
            },
          },
        },
        {
          text: {
            en: "Has the company checked whether its sites face water stress (scarce water), supply interruptions or floods?",
            fr: "L’entreprise a-t-elle vérifié si ses sites sont exposés au stress hydrique (manque d’eau), aux coupures d’eau ou aux inondations ?",
            ms: "Sudahkah syarikat memeriksa sama ada premisnya terdedah kepada tekanan air (kekurangan air), gangguan bekalan atau banjir?",
          },
          help: {
            why: {
              en: "Dry taps or a flood can stop work for days.",
              fr: "Une coupure d’eau ou une inondation peut arrêter le travail pendant plusieurs jours.",
              ms: "Gangguan bekalan air atau banjir boleh menghentikan kerja selama beberapa hari.",
            },
            counts: {
              en: "Every site was checked on a free map or with the landlord, municipality or water supplier.",
              fr: "Chaque site a été vérifié sur une carte gratuite ou auprès du bailleur, de la commune ou du fournisseur d’eau.",
              ms: "Setiap premis telah disemak pada peta percuma atau dengan tuan premis, pihak berkuasa tempatan atau syarikat bekalan air.",
            },
            evidence: {
              en: "a dated screenshot of a water-risk map, or meeting notes",
              fr: "une capture d’écran datée d’une carte des risques liés à l’eau ou le compte rendu d’une réunion",
              ms: "tangkapan skrin peta risiko air yang bertarikh, atau catatan mesyuarat",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "water-stress-map",
          label: {
            en: "Water-stress map (e.g. WRI Aqueduct)",
            fr: "Carte du stress hydrique (p. ex. WRI Aqueduct)",
            ms: "Peta tekanan air (cth. WRI Aqueduct)",
          },
        },
        {
          id: "leak-or-water-audit",
          label: {
            en: "Leak or water audit",
            fr: "Recherche de fuites ou audit de l’eau",
            ms: "Audit kebocoran atau audit air",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Has the person in charge of water or the premises been trained in saving water or preventing pollution?",
            fr: "La personne chargée de l’eau ou des locaux a-t-elle été formée aux économies d’eau ou à la prévention de la pollution ?",
            ms: "Sudahkah pekerja yang menguruskan air atau premis dilatih tentang penjimatan air atau pencegahan pencemaran?",
          },
          help: {
            why: {
              en: "One trained person can spot leaks and keep harmful liquids out of drains.",
              fr: "Une personne formée repère les fuites et empêche les produits nocifs d’atteindre les canalisations.",
              ms: "Seorang pekerja yang terlatih dapat mengesan kebocoran dan menghalang cecair berbahaya daripada masuk ke longkang.",
            },
            counts: {
              en: "A short course, webinar or practical session counts, in-house or outside.",
              fr: "Un cours bref, un webinaire ou une séance pratique compte, en interne ou à l’extérieur.",
              ms: "Kursus pendek, webinar atau latihan amali dikira, sama ada anjuran dalaman atau luar.",
            },
            evidence: {
              en: "a certificate or signed attendance list with the date and subject",
              fr: "une attestation ou une feuille de présence signée, avec la date et le sujet",
              ms: "sijil atau senarai kehadiran bertandatangan yang mencatat tarikh dan tajuk latihan",
            },
          },
        },
        {
          text: {
            en: "Have all employees been told how to save water and keep it clean?",
            fr: "Tous les employés ont-ils été informés des gestes à adopter pour économiser l’eau et la garder propre ?",
            ms: "Sudahkah semua pekerja dimaklumkan tentang cara menjimatkan air dan mencegah pencemaran air?",
          },
          help: {
            why: {
              en: "Daily habits, such as reporting a dripping tap, save water at no cost.",
              fr: "Des gestes quotidiens, comme signaler un robinet qui goutte, économisent l’eau sans rien coûter.",
              ms: "Tabiat harian, seperti melaporkan pili yang menitis, menjimatkan air tanpa sebarang kos.",
            },
            counts: {
              en: "Everyone received the message, by notice, talk or induction, in a language they understand.",
              fr: "Chacun a reçu le message, par affiche, en réunion ou à l’embauche, dans une langue qu’il comprend.",
              ms: "Setiap pekerja telah menerima maklumat ini melalui notis, taklimat atau sesi orientasi dalam bahasa yang difahami.",
            },
            evidence: {
              en: "a poster by the sinks, a staff message or meeting notes",
              fr: "une affiche près des lavabos, un message au personnel ou le compte rendu d’une réunion",
              ms: "poster di tepi sinki, mesej kepada pekerja atau catatan mesyuarat",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "treatment-or-spill-training",
          label: {
            en: "Water-treatment or spill training",
            fr: "Formation au traitement de l’eau ou aux déversements accidentels",
            ms: "Latihan rawatan air atau pengendalian tumpahan",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written policy on water?",
            fr: "L’entreprise a-t-elle une politique écrite sur l’eau ?",
            ms: "Adakah syarikat mempunyai dasar bertulis tentang air?",
          },
          help: {
            why: {
              en: "A written policy tells everyone what the company expects.",
              fr: "Une politique écrite indique à chacun ce que l’entreprise attend.",
              ms: "Dasar bertulis menjelaskan kepada semua orang perkara yang diharapkan oleh syarikat.",
            },
            counts: {
              en: "One page is enough, alone or within another policy, covering water saving, pollution, and workers’ drinking water and toilets.",
              fr: "Une page suffit, seule ou dans une autre politique, si elle couvre les économies d’eau, la pollution ainsi que l’eau potable et les toilettes du personnel.",
              ms: "Satu halaman sudah memadai, secara berasingan atau dalam dasar lain, asalkan meliputi penjimatan air, pencemaran serta air minuman dan tandas untuk pekerja.",
            },
            evidence: {
              en: "a policy dated and signed by the owner or manager",
              fr: "une politique datée et signée par le propriétaire ou la direction",
              ms: "dasar bertarikh yang ditandatangani oleh pemilik atau pengurus",
            },
          },
        },
        {
          text: {
            en: "Does the company have a target or plan, with a deadline, to use less water or improve its wastewater?",
            fr: "L’entreprise a-t-elle un objectif ou un plan, avec une échéance, pour consommer moins d’eau ou améliorer la qualité de ses rejets ?",
            ms: "Adakah syarikat mempunyai sasaran atau pelan, dengan tarikh akhir, untuk mengurangkan penggunaan air atau meningkatkan mutu air sisanya?",
          },
          help: {
            why: {
              en: "A deadline turns good intentions into action and makes progress visible.",
              fr: "Une échéance transforme les bonnes intentions en actions et rend les progrès visibles.",
              ms: "Tarikh akhir mengubah niat baik menjadi tindakan dan memudahkan kemajuan dilihat.",
            },
            counts: {
              en: "It names an action or result and a date, such as water-saving taps by year-end.",
              fr: "Le document précise une action ou un résultat et une date, par exemple des robinets économes avant la fin de l’année.",
              ms: "Dokumen itu menyatakan tindakan atau hasil serta tarikhnya, contohnya pemasangan pili jimat air sebelum akhir tahun.",
            },
            evidence: {
              en: "an action plan with dates and the person responsible",
              fr: "un plan d’action avec les dates et le nom du responsable",
              ms: "pelan tindakan yang mencatat tarikh dan nama orang yang bertanggungjawab",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "water-mandate-or-basin",
          label: {
            en: "CEO Water Mandate or basin initiative",
            fr: "CEO Water Mandate ou initiative de bassin versant",
            ms: "CEO Water Mandate atau inisiatif lembangan sungai",
          },
        },
        {
          id: "rainwater-or-reuse-plan",
          label: {
            en: "Rainwater or reuse investment plan",
            fr: "Plan d’investissement pour l’eau de pluie ou la réutilisation",
            ms: "Pelan pelaburan air hujan atau guna semula air",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company record how much water it uses, from bills or meters?",
            fr: "L’entreprise note-t-elle le volume d’eau qu’elle consomme, d’après ses factures ou ses compteurs ?",
            ms: "Adakah syarikat merekodkan jumlah air yang digunakan berdasarkan bil atau meter?",
          },
          help: {
            why: {
              en: "Regular figures reveal leaks and rising use early.",
              fr: "Des chiffres réguliers révèlent tôt les fuites et les hausses de consommation.",
              ms: "Rekod yang tetap membantu syarikat mengesan kebocoran dan peningkatan penggunaan lebih awal.",
            },
            counts: {
              en: "Volumes, usually in cubic metres (m³), are noted at least yearly; a tenant’s share from the landlord counts.",
              fr: "Les volumes, le plus souvent en mètres cubes (m³), sont notés au moins une fois par an ; pour un locataire, la part indiquée par le bailleur compte.",
              ms: "Isi padu air, biasanya dalam meter padu (m³), dicatat sekurang-kurangnya sekali setahun; bagi penyewa, bahagian yang dinyatakan oleh tuan premis juga dikira.",
            },
            evidence: {
              en: "a table of volumes with the water bills",
              fr: "un tableau des volumes accompagné des factures d’eau",
              ms: "jadual isi padu air berserta bil air",
            },
          },
        },
        {
          text: {
            en: "Has the company checked that its wastewater meets permit limits or is domestic only (toilets, sinks, kitchen)?",
            fr: "L’entreprise a-t-elle vérifié que ses eaux usées respectent les limites de son permis ou sont uniquement domestiques (toilettes, lavabos, cuisine) ?",
            ms: "Sudahkah syarikat mengesahkan bahawa air sisanya mematuhi had permit atau merupakan air sisa domestik sahaja (tandas, sinki, dapur)?",
          },
          help: {
            why: {
              en: "Polluted wastewater can harm neighbours and bring fines.",
              fr: "Des eaux usées polluées peuvent nuire au voisinage et entraîner des amendes.",
              ms: "Air sisa yang tercemar boleh menjejaskan penduduk sekitar dan mengundang denda.",
            },
            counts: {
              en: "Tests meet the permit limits, or only domestic wastewater goes to the sewer or an approved septic tank.",
              fr: "Les analyses respectent les limites du permis, ou seules des eaux domestiques vont à l’égout ou dans une fosse septique conforme.",
              ms: "Keputusan ujian mematuhi had permit, atau hanya air sisa domestik disalurkan ke pembetung atau tangki septik yang diluluskan.",
            },
            evidence: {
              en: "a laboratory result, or a landlord’s letter about the sewer connection",
              fr: "un résultat d’analyse ou une lettre du bailleur sur le raccordement à l’égout",
              ms: "keputusan makmal, atau surat tuan premis tentang sambungan ke pembetung",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "withdrawal-by-source",
          label: {
            en: "Withdrawal by source (m³)",
            fr: "Prélèvement par source (m³)",
            ms: "Pengambilan mengikut punca (m³)",
          },
        },
        {
          id: "water-intensity",
          label: {
            en: "Water per unit of output or employee",
            fr: "Eau par unité produite ou par employé",
            ms: "Air bagi setiap unit pengeluaran atau pekerja",
          },
        },
        {
          id: "discharge-tests",
          label: {
            en: "Discharge quality tests",
            fr: "Analyses de la qualité des rejets",
            ms: "Ujian mutu air yang dilepaskan",
          },
        },
        {
          id: "share-recycled",
          label: {
            en: "Share recycled or reused",
            fr: "Part recyclée ou réutilisée",
            ms: "Peratusan yang dikitar semula atau diguna semula",
          },
        },
        {
          id: "leaks-fixed",
          label: {
            en: "Leaks found and fixed",
            fr: "Fuites trouvées et réparées",
            ms: "Kebocoran yang dikesan dan dibaiki",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Is water use reported to the owner or management at least once a year?",
            fr: "La consommation d’eau est-elle présentée au propriétaire ou à la direction au moins une fois par an ?",
            ms: "Adakah penggunaan air dilaporkan kepada pemilik atau pengurusan sekurang-kurangnya sekali setahun?",
          },
          help: {
            why: {
              en: "Leaders who see the figures can decide on repairs and savings.",
              fr: "Avec les chiffres sous les yeux, la direction peut décider des réparations et des économies à faire.",
              ms: "Dengan angka di tangan, pihak pengurusan dapat membuat keputusan tentang pembaikan dan penjimatan.",
            },
            counts: {
              en: "The year’s volumes were presented; in a very small company, the owner’s own written review counts.",
              fr: "Les volumes de l’année ont été présentés ; dans une très petite entreprise, un bilan écrit par le propriétaire compte.",
              ms: "Isi padu air bagi tahun itu telah dibentangkan; bagi syarikat yang sangat kecil, semakan bertulis oleh pemilik sendiri juga dikira.",
            },
            evidence: {
              en: "meeting minutes or an email with the yearly figures",
              fr: "un compte rendu de réunion ou un e-mail avec les chiffres de l’année",
              ms: "minit mesyuarat atau e-mel yang mengandungi angka tahunan",
            },
          },
        },
        {
          text: {
            en: "Has the company shared water data with anyone outside, such as a customer, a bank or the public?",
            fr: "L’entreprise a-t-elle communiqué des données sur l’eau à l’extérieur, par exemple à un client, à une banque ou au public ?",
            ms: "Pernahkah syarikat berkongsi data air dengan pihak luar, seperti pelanggan, bank atau orang awam?",
          },
          help: {
            why: {
              en: "Open figures build trust with customers, lenders and neighbours.",
              fr: "Des chiffres partagés renforcent la confiance des clients, des prêteurs et du voisinage.",
              ms: "Perkongsian data memupuk kepercayaan pelanggan, pemberi pinjaman dan masyarakat setempat.",
            },
            counts: {
              en: "At least one water figure was published or given to a person or body outside the company.",
              fr: "Au moins un chiffre sur l’eau a été publié ou transmis à une personne ou à un organisme extérieur.",
              ms: "Sekurang-kurangnya satu angka tentang air telah diterbitkan atau diberikan kepada pihak luar.",
            },
            evidence: {
              en: "a completed customer questionnaire or a web page with the figures",
              fr: "un questionnaire client rempli ou une page web avec les chiffres",
              ms: "soal selidik pelanggan yang telah diisi atau halaman web yang memaparkan angka itu",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "water-authority-filing",
          label: {
            en: "Filing to a water authority",
            fr: "Déclaration à une autorité de l’eau",
            ms: "Laporan kepada pihak berkuasa air",
          },
        },
      ],
    },
  },
};
