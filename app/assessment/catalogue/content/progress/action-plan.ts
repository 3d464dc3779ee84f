import { type Catalogue, months } from "./authoring";

/** By dimension and level; everything falls within the 18 months after the signature. */
export const ACTION_PLAN: Catalogue["actionPlan"] = {
  "climate-governance": {
    laggard: {
      plan: {
        en: "Appoint a climate lead",
        fr: "Désignez un responsable du climat",
        ms: "Lantik seorang penyelaras iklim",
      },
      resources: {
        en: "A few hours of the owner’s time",
        fr: "Quelques heures du propriétaire",
        ms: "Beberapa jam masa pemilik",
      },
      process: {
        en: "Choose the person, set aside time for the task and tell the staff.",
        fr: "Choisissez la personne, prévoyez du temps pour cette tâche et informez le personnel.",
        ms: "Pilih orangnya, peruntukkan masa untuk tugas itu dan maklumkan kepada pekerja.",
      },
      output: {
        en: "A signed note that describes the role",
        fr: "Une note signée qui décrit le rôle",
        ms: "Nota bertandatangan yang menerangkan peranan itu",
      },
      timeline: months(1, 3),
    },
    beginner: {
      plan: { en: "Adopt a climate policy", fr: "Adoptez une politique climatique", ms: "Wujudkan dasar iklim" },
      resources: {
        en: "A template and a manager’s time",
        fr: "Un modèle et le temps d’un responsable",
        ms: "Templat dan masa seorang pengurus",
      },
      process: {
        en: "Draft one page, have the owner approve it and display it where everyone sees it.",
        fr: "Rédigez une page, faites-la approuver par le propriétaire et affichez-la là où chacun la voit.",
        ms: "Rangka satu halaman, dapatkan kelulusan pemilik dan pamerkan di tempat yang dapat dilihat oleh semua orang.",
      },
      output: {
        en: "A signed climate policy",
        fr: "Une politique climatique signée",
        ms: "Dasar iklim yang ditandatangani",
      },
      timeline: months(3, 6),
    },
    intermediate: {
      plan: {
        en: "Draw up a risk register and train the staff",
        fr: "Dressez un registre des risques et formez le personnel",
        ms: "Sediakan daftar risiko dan latih pekerja",
      },
      resources: {
        en: "One workshop and a small budget",
        fr: "Un atelier et un petit budget",
        ms: "Satu bengkel dan bajet kecil",
      },
      process: {
        en: "Rate the physical and transition risks together. Train the people who can act on them.",
        fr: "Évaluez ensemble les risques physiques et de transition. Formez les personnes qui peuvent y répondre.",
        ms: "Nilai risiko fizikal dan risiko peralihan bersama-sama. Latih orang yang boleh bertindak terhadapnya.",
      },
      output: {
        en: "A risk register and a list of the people trained",
        fr: "Un registre des risques et la liste des personnes formées",
        ms: "Daftar risiko dan senarai orang yang dilatih",
      },
      timeline: months(4, 9),
    },
    advanced: {
      plan: {
        en: "Have the board or owner oversee climate work",
        fr: "Confiez la supervision du climat au conseil ou au propriétaire",
        ms: "Serahkan pengawasan usaha iklim kepada lembaga pengarah atau pemilik",
      },
      resources: {
        en: "Time of the board or owner, and a few indicators",
        fr: "Du temps du conseil ou du propriétaire, et quelques indicateurs",
        ms: "Masa lembaga pengarah atau pemilik, dan beberapa petunjuk",
      },
      process: {
        en: "Look at the indicators every quarter and decide what to change.",
        fr: "Examinez les indicateurs chaque trimestre et décidez de ce qu’il faut changer.",
        ms: "Teliti petunjuk setiap suku tahun dan putuskan perkara yang perlu diubah.",
      },
      output: {
        en: "A one-page dashboard with the decisions taken",
        fr: "Un tableau de bord d’une page, avec les décisions prises",
        ms: "Papan pemuka satu halaman dengan keputusan yang dibuat",
      },
      timeline: months(6, 12),
    },
    leader: {
      plan: {
        en: "Link pay to climate results and mentor suppliers",
        fr: "Liez la rémunération aux résultats climatiques et accompagnez les fournisseurs",
        ms: "Kaitkan gaji dengan hasil usaha iklim dan bimbing pembekal",
      },
      resources: {
        en: "The people who set pay, and the company’s network",
        fr: "Les personnes qui fixent les salaires, et le réseau de l’entreprise",
        ms: "Pihak yang menetapkan gaji, dan rangkaian syarikat",
      },
      process: {
        en: "Agree on climate goals for each role. Share what works with suppliers.",
        fr: "Convenez d’objectifs climatiques pour chaque fonction. Partagez avec les fournisseurs ce qui marche.",
        ms: "Tetapkan matlamat iklim yang dipersetujui bagi setiap peranan. Kongsikan amalan yang berkesan dengan pembekal.",
      },
      output: {
        en: "A reward scheme and written examples",
        fr: "Un système de récompenses et des exemples écrits",
        ms: "Skim ganjaran dan contoh bertulis",
      },
      timeline: months(6, 18),
    },
  },
  "ghg-emissions-reduction": {
    laggard: {
      plan: {
        en: "Start an energy data file",
        fr: "Créez un fichier de données énergétiques",
        ms: "Mulakan fail data tenaga",
      },
      resources: { en: "Bills and a spreadsheet", fr: "Les factures et un tableur", ms: "Bil dan hamparan" },
      process: {
        en: "Collect twelve months of fuel and electricity bills and enter the quantities.",
        fr: "Rassemblez douze mois de factures de carburant et d’électricité et saisissez les quantités.",
        ms: "Kumpulkan bil bahan api dan elektrik bagi dua belas bulan dan isikan kuantitinya.",
      },
      output: {
        en: "A record of energy use, month by month",
        fr: "Un relevé de l’énergie utilisée, mois par mois",
        ms: "Rekod penggunaan tenaga bagi setiap bulan",
      },
      timeline: months(1, 4),
    },
    beginner: {
      plan: {
        en: "Calculate your first carbon footprint",
        fr: "Calculez votre première empreinte carbone",
        ms: "Kira jejak karbon anda yang pertama",
      },
      resources: {
        en: "Emission factors and a trained person",
        fr: "Des facteurs d’émission et une personne formée",
        ms: "Faktor pelepasan dan seorang yang terlatih",
      },
      process: {
        en: "Multiply each quantity by its factor and add up Scope 1 and Scope 2.",
        fr: "Multipliez chaque quantité par son facteur et additionnez les scopes 1 et 2.",
        ms: "Darabkan setiap kuantiti dengan faktornya dan jumlahkan Skop 1 dan Skop 2.",
      },
      output: {
        en: "A baseline for the years to come",
        fr: "Une base de comparaison pour les années à venir",
        ms: "Garis dasar bagi tahun-tahun akan datang",
      },
      timeline: months(3, 6),
    },
    intermediate: {
      plan: { en: "Set a reduction target", fr: "Fixez un objectif de réduction", ms: "Tetapkan sasaran pengurangan" },
      resources: {
        en: "The baseline and the cost of possible measures",
        fr: "La base de comparaison et le coût des mesures possibles",
        ms: "Garis dasar dan kos langkah yang mungkin diambil",
      },
      process: {
        en: "Choose the base year and the measures. Work out what they save, then decide.",
        fr: "Choisissez l’année de référence et les mesures. Chiffrez les économies, puis décidez.",
        ms: "Pilih tahun asas dan langkahnya. Kira penjimatannya, kemudian buat keputusan.",
      },
      output: {
        en: "A target that management has approved",
        fr: "Un objectif approuvé par la direction",
        ms: "Sasaran yang diluluskan oleh pengurusan",
      },
      timeline: months(4, 9),
    },
    advanced: {
      plan: {
        en: "Make deep cuts in your emissions",
        fr: "Réduisez fortement vos émissions",
        ms: "Kurangkan pelepasan anda dengan ketara",
      },
      resources: {
        en: "Investment or outside finance",
        fr: "Un investissement ou un financement extérieur",
        ms: "Pelaburan atau pembiayaan luar",
      },
      process: {
        en: "Carry out projects for solar power, vehicles and processes. Begin with the most effective.",
        fr: "Menez des projets pour le solaire, les véhicules et les procédés. Commencez par les plus efficaces.",
        ms: "Laksanakan projek bagi tenaga solar, kenderaan dan proses. Mulakan dengan yang paling berkesan.",
      },
      output: {
        en: "A reduction that has been verified",
        fr: "Une réduction vérifiée",
        ms: "Pengurangan yang disahkan",
      },
      timeline: months(6, 18),
    },
    leader: {
      plan: {
        en: "Have your SBTi and net-zero targets validated",
        fr: "Faites valider vos objectifs SBTi et zéro émission nette",
        ms: "Dapatkan pengesahan bagi sasaran SBTi dan sasaran sifar bersih",
      },
      resources: {
        en: "The validation fee and complete data",
        fr: "Les frais de validation et des données complètes",
        ms: "Yuran pengesahan dan data yang lengkap",
      },
      process: {
        en: "Submit your science-based target (SBTi) and your net-zero target for validation. Then publish both.",
        fr: "Soumettez à la validation votre objectif fondé sur la science (SBTi) et votre objectif zéro émission nette. Puis publiez-les.",
        ms: "Hantar sasaran berasaskan sains (SBTi) dan sasaran sifar bersih anda untuk pengesahan. Kemudian, terbitkan kedua-duanya.",
      },
      output: { en: "Validated targets", fr: "Des objectifs validés", ms: "Sasaran yang telah disahkan" },
      timeline: months(9, 18),
    },
  },
  "business-strategy-integration": {
    laggard: {
      plan: {
        en: "Bring climate into the business plan",
        fr: "Faites entrer le climat dans le plan d’affaires",
        ms: "Masukkan iklim ke dalam pelan perniagaan",
      },
      resources: {
        en: "The owner and the person who writes the plan",
        fr: "Le propriétaire et la personne qui rédige le plan",
        ms: "Pemilik dan orang yang menulis pelan",
      },
      process: {
        en: "List the climate risks that could cost money. List the savings that you could make soon.",
        fr: "Dressez la liste des risques climatiques qui pourraient coûter cher et celle des économies à portée de main.",
        ms: "Senaraikan risiko iklim yang boleh menelan kos. Senaraikan juga penjimatan yang mudah dicapai.",
      },
      output: {
        en: "A one-page annex to the business plan",
        fr: "Une annexe d’une page au plan d’affaires",
        ms: "Lampiran satu halaman kepada pelan perniagaan",
      },
      timeline: months(1, 6),
    },
    beginner: {
      plan: {
        en: "Start with the easy savings",
        fr: "Commencez par les économies faciles",
        ms: "Mulakan dengan penjimatan yang mudah",
      },
      resources: { en: "A small budget", fr: "Un petit budget", ms: "Bajet kecil" },
      process: {
        en: "Choose three measures that cost little or nothing and track what they save.",
        fr: "Choisissez trois mesures qui coûtent peu ou rien et suivez ce qu’elles économisent.",
        ms: "Pilih tiga langkah yang murah atau percuma dan pantau penjimatannya.",
      },
      output: { en: "A log of the savings", fr: "Un relevé des économies", ms: "Catatan penjimatan" },
      timeline: months(3, 9),
    },
    intermediate: {
      plan: {
        en: "Set climate criteria for suppliers and products",
        fr: "Fixez des critères climatiques pour les fournisseurs et les produits",
        ms: "Tetapkan kriteria iklim untuk pembekal dan produk",
      },
      resources: {
        en: "The people who buy and the people who sell",
        fr: "Les personnes qui achètent et celles qui vendent",
        ms: "Orang yang membeli dan orang yang menjual",
      },
      process: {
        en: "Add climate clauses to orders and contracts. Ask the ten largest suppliers about their climate work.",
        fr: "Ajoutez des clauses climatiques aux commandes et aux contrats. Interrogez les dix plus grands fournisseurs sur leur action pour le climat.",
        ms: "Tambah klausa iklim dalam pesanan dan kontrak. Tanya sepuluh pembekal terbesar tentang usaha iklim mereka.",
      },
      output: {
        en: "An updated supplier code",
        fr: "Un code de conduite des fournisseurs mis à jour",
        ms: "Kod tatalaku pembekal yang dikemas kini",
      },
      timeline: months(6, 12),
    },
    advanced: {
      plan: {
        en: "Aim for certification and green finance",
        fr: "Visez une certification et un financement vert",
        ms: "Dapatkan pensijilan dan pembiayaan hijau",
      },
      resources: {
        en: "A consultant or adviser",
        fr: "Un consultant ou un conseiller",
        ms: "Perunding atau penasihat",
      },
      process: {
        en: "Find out what is missing, close the gaps and go through the audit.",
        fr: "Trouvez ce qui manque, comblez les écarts et passez l’audit.",
        ms: "Kenal pasti kekurangan, atasi jurangnya dan jalani audit.",
      },
      output: {
        en: "A certificate or a green loan",
        fr: "Une certification ou un prêt vert",
        ms: "Sijil atau pinjaman hijau",
      },
      timeline: months(6, 18),
    },
    leader: {
      plan: {
        en: "Publish a transition report",
        fr: "Publiez un rapport de transition",
        ms: "Terbitkan laporan peralihan",
      },
      resources: {
        en: "The person who keeps the data, and an independent assurer",
        fr: "La personne qui tient les données, et un vérificateur indépendant",
        ms: "Penyimpan data, dan pihak pengesah bebas",
      },
      process: {
        en: "Describe your way to low carbon with figures, and have the figures assured.",
        fr: "Décrivez, chiffres à l’appui, votre passage au bas carbone. Faites attester ces chiffres.",
        ms: "Huraikan jalan anda ke arah rendah karbon dengan angka. Dapatkan pengesahan bebas bagi angka itu.",
      },
      output: { en: "A public report", fr: "Un rapport public", ms: "Laporan awam" },
      timeline: months(9, 18),
    },
  },
};
