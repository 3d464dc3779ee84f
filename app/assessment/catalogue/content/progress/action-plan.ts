import { type Catalogue, months } from "./authoring";

/** By dimension and level; everything falls within the 18 months after the signature. */
export const ACTION_PLAN: Catalogue["actionPlan"] = {
  "climate-governance": {
    laggard: {
      plan: {
        en: "Appoint a climate lead",
        fr: "Désigner un responsable du climat",
        ms: "Lantik seorang penyelaras iklim",
      },
      resources: {
        en: "A few hours of the owner’s time",
        fr: "Quelques heures du propriétaire",
        ms: "Beberapa jam masa pemilik",
      },
      process: {
        en: "The owner chooses the person, sets aside time for the task and informs the staff.",
        fr: "Le propriétaire choisit la personne, prévoit du temps pour cette tâche et informe le personnel.",
        ms: "Pemilik memilih orangnya, memperuntukkan masa untuk tugas itu dan memaklumkan kakitangan.",
      },
      output: {
        en: "A signed note that describes the role",
        fr: "Une note signée qui décrit le rôle",
        ms: "Nota bertandatangan yang menerangkan peranan itu",
      },
      timeline: months(1, 3),
    },
    beginner: {
      plan: { en: "Adopt a climate policy", fr: "Adopter une politique climatique", ms: "Wujudkan dasar iklim" },
      resources: {
        en: "A template and a manager’s time",
        fr: "Un modèle et le temps d’un responsable",
        ms: "Templat dan masa seorang pengurus",
      },
      process: {
        en: "Draft one page, have the owner approve it and display it where everybody sees it.",
        fr: "Rédiger une page, la faire approuver par le propriétaire et l’afficher là où chacun la voit.",
        ms: "Rangka satu halaman, dapatkan kelulusan pemilik dan pamerkan di tempat yang dilihat oleh semua orang.",
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
        fr: "Dresser un registre des risques et former le personnel",
        ms: "Sediakan daftar risiko dan latih kakitangan",
      },
      resources: {
        en: "One workshop and a small budget",
        fr: "Un atelier et un petit budget",
        ms: "Satu bengkel dan bajet kecil",
      },
      process: {
        en: "Rate the physical and transition risks together, and train those who can act on them.",
        fr: "Évaluer ensemble les risques physiques et de transition, et former ceux qui peuvent y répondre.",
        ms: "Nilai risiko fizikal dan risiko peralihan bersama-sama, dan latih mereka yang boleh bertindak.",
      },
      output: {
        en: "A risk register and a list of who was trained",
        fr: "Un registre des risques et la liste des personnes formées",
        ms: "Daftar risiko dan senarai mereka yang dilatih",
      },
      timeline: months(4, 9),
    },
    advanced: {
      plan: {
        en: "Have the board or owner oversee climate work",
        fr: "Confier la supervision au conseil ou au propriétaire",
        ms: "Letakkan usaha iklim di bawah pengawasan lembaga atau pemilik",
      },
      resources: {
        en: "Time of the board or owner, and a few indicators",
        fr: "Du temps du conseil ou du propriétaire, et quelques indicateurs",
        ms: "Masa lembaga atau pemilik, dan beberapa petunjuk",
      },
      process: {
        en: "Look at the indicators every quarter and decide what to change.",
        fr: "Examiner les indicateurs chaque trimestre et décider de ce qu’il faut changer.",
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
        fr: "Lier la rémunération aux résultats climatiques et accompagner les fournisseurs",
        ms: "Kaitkan gaji dengan hasil usaha iklim dan bimbing pembekal",
      },
      resources: {
        en: "Whoever sets pay, and the company’s network",
        fr: "Les personnes qui fixent la paie et le réseau de l’entreprise",
        ms: "Pihak yang menetapkan gaji dan rangkaian syarikat",
      },
      process: {
        en: "Agree on climate goals for each role, and share what works with suppliers.",
        fr: "Convenir d’objectifs climatiques pour chaque fonction, et partager avec les fournisseurs ce qui marche.",
        ms: "Persetujui matlamat iklim bagi setiap peranan, dan kongsikan amalan yang berkesan dengan pembekal.",
      },
      output: {
        en: "A reward scheme and written examples",
        fr: "Un système de récompense et des exemples écrits",
        ms: "Skim ganjaran dan contoh bertulis",
      },
      timeline: months(6, 18),
    },
  },
  "ghg-emissions-reduction": {
    laggard: {
      plan: {
        en: "Start an energy data file",
        fr: "Créer un fichier de données énergétiques",
        ms: "Mulakan fail data tenaga",
      },
      resources: { en: "Bills and a spreadsheet", fr: "Les factures et un tableur", ms: "Bil dan hamparan" },
      process: {
        en: "Collect twelve months of fuel and electricity bills and enter the quantities.",
        fr: "Rassembler douze mois de factures de carburant et d’électricité et saisir les quantités.",
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
        en: "Calculate the first carbon footprint",
        fr: "Calculer la première empreinte carbone",
        ms: "Kira jejak karbon yang pertama",
      },
      resources: {
        en: "Emission factors and a trained person",
        fr: "Des facteurs d’émission et une personne formée",
        ms: "Faktor pelepasan dan seorang yang terlatih",
      },
      process: {
        en: "Multiply each quantity by its factor and add up Scope 1 and Scope 2.",
        fr: "Multiplier chaque quantité par son facteur et additionner les champs (scopes) 1 et 2.",
        ms: "Darabkan setiap kuantiti dengan faktornya dan jumlahkan Skop 1 dan Skop 2.",
      },
      output: {
        en: "A baseline for the years to come",
        fr: "Une base de comparaison pour les années à venir",
        ms: "Garis asas bagi tahun-tahun akan datang",
      },
      timeline: months(3, 6),
    },
    intermediate: {
      plan: { en: "Set a reduction target", fr: "Fixer un objectif de réduction", ms: "Tetapkan sasaran pengurangan" },
      resources: {
        en: "The baseline and the cost of possible measures",
        fr: "La base de comparaison et le coût des mesures possibles",
        ms: "Garis asas dan kos langkah yang mungkin diambil",
      },
      process: {
        en: "Choose the base year and the measures, work out what they save and decide.",
        fr: "Choisir l’année de référence et les mesures, chiffrer les économies et décider.",
        ms: "Pilih tahun asas dan langkahnya, kira penjimatannya dan buat keputusan.",
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
        en: "Make deep cuts in emissions",
        fr: "Réduire fortement les émissions",
        ms: "Kurangkan pelepasan dengan ketara",
      },
      resources: {
        en: "Investment or outside finance",
        fr: "Un investissement ou un financement extérieur",
        ms: "Pelaburan atau pembiayaan luar",
      },
      process: {
        en: "Carry out projects for solar power, vehicles and processes, the most effective first.",
        fr: "Mener des projets pour le solaire, les véhicules et les procédés, en commençant par les plus efficaces.",
        ms: "Laksanakan projek solar, kenderaan dan proses, bermula dengan yang paling berkesan.",
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
        en: "Have a science-based and a net-zero target validated",
        fr: "Faire valider un objectif fondé sur la science et un objectif zéro émission nette",
        ms: "Dapatkan pengesahan bagi sasaran berasaskan sains dan sasaran sifar bersih",
      },
      resources: {
        en: "The validation fee and complete data",
        fr: "Les frais de validation et des données complètes",
        ms: "Yuran pengesahan dan data yang lengkap",
      },
      process: {
        en: "Submit the targets for validation and publish them.",
        fr: "Soumettre les objectifs à la validation et les publier.",
        ms: "Hantar sasaran untuk pengesahan dan terbitkannya.",
      },
      output: { en: "Validated targets", fr: "Des objectifs validés", ms: "Sasaran yang telah disahkan" },
      timeline: months(9, 18),
    },
  },
  "business-strategy-integration": {
    laggard: {
      plan: {
        en: "Bring climate into the business plan",
        fr: "Faire entrer le climat dans le plan d’affaires",
        ms: "Masukkan iklim ke dalam pelan perniagaan",
      },
      resources: {
        en: "The owner and whoever writes the plan",
        fr: "Le propriétaire et la personne qui rédige le plan",
        ms: "Pemilik dan penyedia pelan",
      },
      process: {
        en: "List the climate risks that could cost money and the savings that are within reach.",
        fr: "Dresser la liste des risques climatiques qui pourraient coûter cher et des économies à portée de main.",
        ms: "Senaraikan risiko iklim yang boleh menelan kos dan penjimatan yang mudah dicapai.",
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
        en: "Take the quick wins",
        fr: "Commencer par les gains rapides",
        ms: "Mulakan dengan langkah yang cepat berhasil",
      },
      resources: { en: "A small budget", fr: "Un petit budget", ms: "Bajet kecil" },
      process: {
        en: "Choose three measures that cost little or nothing and follow what they save.",
        fr: "Choisir trois mesures qui coûtent peu ou rien et suivre ce qu’elles économisent.",
        ms: "Pilih tiga langkah yang murah atau percuma dan pantau penjimatannya.",
      },
      output: { en: "A log of the savings", fr: "Un relevé des économies", ms: "Catatan penjimatan" },
      timeline: months(3, 9),
    },
    intermediate: {
      plan: {
        en: "Set climate criteria for suppliers and products",
        fr: "Fixer des critères climatiques pour les fournisseurs et les produits",
        ms: "Tetapkan kriteria iklim untuk pembekal dan produk",
      },
      resources: {
        en: "Those who buy and those who sell",
        fr: "Les personnes qui achètent et celles qui vendent",
        ms: "Mereka yang membeli dan mereka yang menjual",
      },
      process: {
        en: "Add climate clauses to orders and contracts, and ask the ten largest suppliers.",
        fr: "Ajouter des clauses climatiques aux commandes et aux contrats, et interroger les dix plus grands fournisseurs.",
        ms: "Tambah klausa iklim dalam pesanan dan kontrak, dan tanya sepuluh pembekal terbesar.",
      },
      output: {
        en: "An updated supplier code",
        fr: "Un code des fournisseurs mis à jour",
        ms: "Kod pembekal yang dikemas kini",
      },
      timeline: months(6, 12),
    },
    advanced: {
      plan: {
        en: "Seek certification and green finance",
        fr: "Viser une certification et un financement vert",
        ms: "Dapatkan pensijilan dan pembiayaan hijau",
      },
      resources: {
        en: "A consultant or adviser",
        fr: "Un consultant ou un conseiller",
        ms: "Perunding atau penasihat",
      },
      process: {
        en: "Find out what is missing, close the gaps and go through the audit.",
        fr: "Trouver ce qui manque, combler les écarts et passer l’audit.",
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
        fr: "Publier un rapport de transition",
        ms: "Terbitkan laporan peralihan",
      },
      resources: {
        en: "Whoever keeps the data, and an independent assurer",
        fr: "La personne qui tient les données et un vérificateur indépendant",
        ms: "Penyimpan data dan pihak pengesah bebas",
      },
      process: {
        en: "Describe the way to low carbon with figures, and have them assured.",
        fr: "Décrire, chiffres à l’appui, le passage au bas carbone et faire attester ces chiffres.",
        ms: "Huraikan jalan ke arah rendah karbon dengan angka, dan dapatkan pengesahan bebas baginya.",
      },
      output: { en: "A public report", fr: "Un rapport public", ms: "Laporan awam" },
      timeline: months(9, 18),
    },
  },
};
