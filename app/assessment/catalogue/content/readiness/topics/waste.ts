import type { TopicContent } from "../authoring";

export const waste: TopicContent = {
  id: "waste",
  dimension: "environment",
  name: { en: "Waste", fr: "Déchets", ms: "Sisa" },
  description: {
    en: "How the company prevents, sorts, reuses, recycles and safely disposes of what it throws away, from packaging and food to batteries and old electronics.",
    fr: "La façon dont l’entreprise évite, trie, réutilise, recycle et élimine sans danger ce qu’elle jette, des emballages et restes alimentaires aux piles et appareils électroniques usagés.",
    ms: "Cara syarikat mencegah, mengasingkan, mengguna semula, mengitar semula dan melupuskan sisa dengan selamat, daripada bungkusan dan sisa makanan hingga bateri dan alat elektronik lama.",
  },
  requiredText: {
    en: "Everything a small company throws away was once paid for, and careless disposal can harm people, nature and its good name. Answer Yes only if you could show evidence.",
    fr: "Tout ce qu’une petite entreprise jette a d’abord été payé, et une élimination négligente peut nuire aux personnes, à la nature et à sa réputation. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Setiap barang yang dibuang oleh syarikat kecil pernah dibeli dengan wang, dan pelupusan yang cuai boleh menjejaskan manusia, alam sekitar serta nama baik syarikat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: ["VSME B7", "GRI 306-3", "GRI 306-4", "GRI 306-5", "SDG 12.5"],
  sdg: 12,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company identified the types and sources of its waste, including hazardous and electronic waste?",
            fr: "L’entreprise a-t-elle recensé les types et les sources de ses déchets, y compris dangereux et électroniques ?",
            ms: "Sudahkah syarikat mengenal pasti jenis dan punca sisanya, termasuk sisa berbahaya (buangan terjadual) dan sisa elektronik?",
          },
          help: {
            why: {
              en: "A clear picture of the bins shows where money and materials are lost.",
              fr: "Bien connaître le contenu des poubelles montre où l’argent et les matières se perdent.",
              ms: "Apabila isi tong sampah diketahui, jelaslah di mana wang dan bahan terbuang.",
            },
            counts: {
              en: "A list covers every activity, including small items such as batteries, lamps, ink and old phones.",
              fr: "Une liste couvre toutes les activités, y compris les petits objets : piles, lampes, encre ou vieux téléphones.",
              ms: "Senarai itu meliputi semua aktiviti, termasuk barang kecil seperti bateri, lampu, dakwat dan telefon lama.",
            },
            evidence: {
              en: "a one-page waste list with types, sources and where each goes",
              fr: "une liste d’une page indiquant les types, les sources et la destination de chaque déchet",
              ms: "senarai sisa satu halaman yang mencatat jenis, punca dan destinasi setiap sisa",
            },
          },
        },
        {
          text: {
            en: "Has the company reviewed options to prevent, reuse or recycle materials and packaging?",
            fr: "L’entreprise a-t-elle étudié les possibilités d’éviter, de réutiliser ou de recycler les matières et les emballages ?",
            ms: "Sudahkah syarikat mengkaji pilihan untuk mengurangkan, mengguna semula atau mengitar semula bahan dan bungkusan?",
          },
          help: {
            why: {
              en: "Buying less and using less packaging usually saves more than better disposal.",
              fr: "Acheter et emballer moins permet souvent d’économiser davantage qu’une meilleure élimination.",
              ms: "Mengurangkan pembelian dan bungkusan selalunya lebih menjimatkan daripada memperbaik cara pelupusan.",
            },
            counts: {
              en: "Main materials were discussed and ideas noted, such as refills, returnable boxes or double-sided printing.",
              fr: "Les principales matières ont été passées en revue et des idées notées : recharges, caisses consignées ou impression recto verso.",
              ms: "Bahan utama telah dibincangkan dan idea dicatat, contohnya pek isi semula, kotak yang boleh dipulangkan atau cetakan dua muka.",
            },
            evidence: {
              en: "meeting notes or a supplier’s reply about packaging",
              fr: "le compte rendu d’une réunion ou la réponse d’un fournisseur sur les emballages",
              ms: "catatan mesyuarat atau jawapan pembekal tentang bungkusan",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "waste-audit",
          label: { en: "Waste audit", fr: "Audit des déchets", ms: "Audit sisa" },
        },
        {
          id: "circular-or-packaging-review",
          label: {
            en: "Circular-design or packaging review",
            fr: "Revue de l’écoconception ou des emballages",
            ms: "Semakan reka bentuk kitaran atau bungkusan",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Have employees been trained to separate and handle waste safely?",
            fr: "Les employés ont-ils été formés à trier et à manipuler les déchets sans danger ?",
            ms: "Sudahkah pekerja dilatih untuk mengasingkan dan mengendalikan sisa dengan selamat?",
          },
          help: {
            why: {
              en: "One wrong item can spoil a whole recycling bin or injure someone.",
              fr: "Un seul objet mal trié peut contaminer tout un bac de recyclage ou blesser quelqu’un.",
              ms: "Satu barang yang tersalah letak boleh merosakkan seluruh tong kitar semula atau mencederakan seseorang.",
            },
            counts: {
              en: "Everyone who handles waste, cleaners included, was shown what goes where; a short talk counts.",
              fr: "Toutes les personnes qui manipulent des déchets, agents d’entretien compris, ont appris quoi mettre où ; une courte séance compte.",
              ms: "Semua yang mengendalikan sisa, termasuk pekerja pembersihan, telah ditunjukkan cara mengasingkannya; taklimat ringkas juga dikira.",
            },
            evidence: {
              en: "an attendance list, or photos of labelled bins with training notes",
              fr: "une feuille de présence ou des photos de bacs étiquetés avec le support de formation",
              ms: "senarai kehadiran, atau gambar tong berlabel berserta nota latihan",
            },
          },
        },
        {
          text: {
            en: "Does the person responsible for waste know the company’s legal duties for hazardous waste?",
            fr: "La personne responsable des déchets connaît-elle les obligations légales de l’entreprise pour les déchets dangereux ?",
            ms: "Adakah orang yang bertanggungjawab terhadap sisa mengetahui kewajipan undang-undang syarikat bagi sisa berbahaya (buangan terjadual)?",
          },
          help: {
            why: {
              en: "Mistakes with chemicals, oil or batteries can bring injuries and fines.",
              fr: "Une erreur avec des produits chimiques, de l’huile ou des piles peut causer des blessures et des amendes.",
              ms: "Kesilapan mengendalikan bahan kimia, minyak atau bateri boleh menyebabkan kecederaan dan denda.",
            },
            counts: {
              en: "That person can explain which items count, even just old lamps or batteries, and how to store, label and hand them over.",
              fr: "Cette personne peut expliquer quels déchets sont visés, même s’il s’agit seulement de lampes ou de piles usagées, et comment les stocker, les étiqueter et les remettre.",
              ms: "Orang itu dapat menerangkan jenis sisa yang terlibat, walaupun hanya lampu atau bateri lama, serta cara menyimpan, melabel dan menyerahkannya.",
            },
            evidence: {
              en: "a summary of the rules or a training certificate",
              fr: "un résumé des règles ou une attestation de formation",
              ms: "ringkasan peraturan atau sijil latihan",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "contractor-or-recycler-training",
          label: {
            en: "Contractor or recycler training",
            fr: "Formation par un prestataire ou un recycleur",
            ms: "Latihan oleh kontraktor atau pengitar semula",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written waste policy that puts prevention first, then reuse, recycling and disposal last?",
            fr: "L’entreprise a-t-elle une politique écrite qui vise d’abord à éviter les déchets, puis à réutiliser, à recycler et, en dernier lieu, à éliminer ?",
            ms: "Adakah syarikat mempunyai dasar sisa bertulis yang mengutamakan pencegahan, diikuti guna semula, kitar semula dan akhir sekali pelupusan?",
          },
          help: {
            why: {
              en: "A clear order of steps helps everyone choose well.",
              fr: "Un ordre clair aide chacun à faire le bon choix.",
              ms: "Turutan yang jelas membantu semua orang membuat pilihan yang baik.",
            },
            counts: {
              en: "One page, or a paragraph in an environmental policy, is enough if this order is stated.",
              fr: "Une page, ou un paragraphe d’une politique environnementale, suffit si cet ordre y figure.",
              ms: "Satu halaman, atau satu perenggan dalam dasar alam sekitar, sudah memadai asalkan turutan ini dinyatakan.",
            },
            evidence: {
              en: "a waste policy dated and signed by the owner or manager",
              fr: "une politique sur les déchets datée et signée par le propriétaire ou la direction",
              ms: "dasar sisa bertarikh yang ditandatangani oleh pemilik atau pengurus",
            },
          },
        },
        {
          text: {
            en: "Does the company have a target, with a deadline, to cut its waste or the amount sent to landfill?",
            fr: "L’entreprise a-t-elle un objectif, avec une échéance, pour réduire ses déchets ou la quantité mise en décharge ?",
            ms: "Adakah syarikat mempunyai sasaran, dengan tarikh akhir, untuk mengurangkan sisa atau jumlah yang dihantar ke tapak pelupusan?",
          },
          help: {
            why: {
              en: "A target with a deadline keeps the effort going and shows progress.",
              fr: "Un objectif avec une échéance soutient l’effort et montre les progrès.",
              ms: "Sasaran dengan tarikh akhir mengekalkan usaha dan menunjukkan kemajuan.",
            },
            counts: {
              en: "It states what will fall and by when, such as half the paper waste within two years.",
              fr: "Il précise ce qui doit baisser et quand, par exemple moitié moins de papier jeté en deux ans.",
              ms: "Sasaran itu menyatakan apa yang akan dikurangkan dan bila, contohnya sisa kertas berkurang separuh dalam dua tahun.",
            },
            evidence: {
              en: "a written target approved by the owner or management",
              fr: "un objectif écrit, approuvé par le propriétaire ou la direction",
              ms: "sasaran bertulis yang diluluskan oleh pemilik atau pengurusan",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "zero-landfill-goal",
          label: {
            en: "Zero-waste-to-landfill goal",
            fr: "Objectif zéro déchet en décharge",
            ms: "Matlamat sifar sisa ke tapak pelupusan",
          },
        },
        {
          id: "take-back-scheme",
          label: {
            en: "Take-back or producer-responsibility scheme",
            fr: "Programme de reprise ou de responsabilité élargie du producteur",
            ms: "Skim ambil balik atau tanggungjawab pengeluar",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company record the quantities of its waste by type?",
            fr: "L’entreprise note-t-elle les quantités de ses déchets par type ?",
            ms: "Adakah syarikat merekodkan kuantiti sisanya mengikut jenis?",
          },
          help: {
            why: {
              en: "Figures by type show what to tackle first.",
              fr: "Des chiffres par type montrent par où commencer.",
              ms: "Angka mengikut jenis menunjukkan sisa yang patut ditangani dahulu.",
            },
            counts: {
              en: "Weights, or counts of bags and bins, are noted at least yearly for main types, such as paper, plastic and food.",
              fr: "Les poids, ou le nombre de sacs et de bacs, sont notés au moins une fois par an pour les principaux types, comme le papier, le plastique et les restes alimentaires.",
              ms: "Berat, atau bilangan beg dan tong, dicatat sekurang-kurangnya sekali setahun bagi jenis utama seperti kertas, plastik dan sisa makanan.",
            },
            evidence: {
              en: "a waste log or collection slips from the contractor",
              fr: "un registre des déchets ou les bons d’enlèvement du prestataire",
              ms: "buku log sisa atau slip kutipan daripada kontraktor",
            },
          },
        },
        {
          text: {
            en: "Does the company know, from contractor records, what share of its waste is reused or recycled?",
            fr: "L’entreprise connaît-elle, d’après les relevés de son prestataire, la part de ses déchets qui est réutilisée ou recyclée ?",
            ms: "Adakah syarikat mengetahui, berdasarkan rekod kontraktor, peratusan sisanya yang diguna semula atau dikitar semula?",
          },
          help: {
            why: {
              en: "Records confirm that sorted waste is truly kept out of landfill.",
              fr: "Des relevés confirment que les déchets triés échappent vraiment à la décharge.",
              ms: "Rekod mengesahkan bahawa sisa yang diasingkan benar-benar tidak berakhir di tapak pelupusan.",
            },
            counts: {
              en: "The percentage is worked out from records of the contractor, recycler, municipality or landlord.",
              fr: "Le pourcentage est calculé d’après les relevés du prestataire, du recycleur, de la commune ou du bailleur.",
              ms: "Peratusan itu dikira daripada rekod kontraktor, pengitar semula, pihak berkuasa tempatan atau tuan premis.",
            },
            evidence: {
              en: "recycling receipts or a yearly statement from the collector",
              fr: "des reçus de recyclage ou un relevé annuel du collecteur",
              ms: "resit kitar semula atau penyata tahunan daripada pengutip sisa",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "total-waste",
          label: { en: "Total waste (t)", fr: "Total des déchets (t)", ms: "Jumlah sisa (t)" },
        },
        {
          id: "hazardous-waste",
          label: {
            en: "Hazardous waste (t)",
            fr: "Déchets dangereux (t)",
            ms: "Sisa berbahaya (t)",
          },
        },
        {
          id: "recycled-or-reused",
          label: {
            en: "Recycled or reused (t)",
            fr: "Recyclés ou réutilisés (t)",
            ms: "Dikitar semula atau diguna semula (t)",
          },
        },
        {
          id: "landfilled-or-incinerated",
          label: {
            en: "Landfilled or incinerated (t)",
            fr: "Mis en décharge ou incinérés (t)",
            ms: "Ditimbus di tapak pelupusan atau dibakar (t)",
          },
        },
        {
          id: "waste-intensity",
          label: {
            en: "Waste per unit of output",
            fr: "Déchets par unité produite",
            ms: "Sisa bagi setiap unit pengeluaran",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Are waste results reported to the owner or management at least once a year?",
            fr: "Les résultats sur les déchets sont-ils présentés au propriétaire ou à la direction au moins une fois par an ?",
            ms: "Adakah hasil pengurusan sisa dilaporkan kepada pemilik atau pengurusan sekurang-kurangnya sekali setahun?",
          },
          help: {
            why: {
              en: "Leaders who see the results can support better buying and sorting.",
              fr: "Une direction informée des résultats peut encourager de meilleurs achats et un meilleur tri.",
              ms: "Pengurusan yang mengetahui hasilnya dapat menyokong pembelian dan pengasingan yang lebih baik.",
            },
            counts: {
              en: "The year’s quantities were presented; in a very small company, the owner’s own written review counts.",
              fr: "Les quantités de l’année ont été présentées ; dans une très petite entreprise, un bilan écrit par le propriétaire compte.",
              ms: "Kuantiti sisa bagi tahun itu telah dibentangkan; bagi syarikat yang sangat kecil, semakan bertulis oleh pemilik sendiri juga dikira.",
            },
            evidence: {
              en: "meeting minutes or an email with the yearly quantities",
              fr: "un compte rendu de réunion ou un e-mail avec les quantités de l’année",
              ms: "minit mesyuarat atau e-mel yang mengandungi kuantiti tahunan",
            },
          },
        },
        {
          text: {
            en: "Has the company shared waste data with anyone outside, such as a customer, an authority or the public?",
            fr: "L’entreprise a-t-elle communiqué des données sur les déchets à l’extérieur, par exemple à un client, à une autorité ou au public ?",
            ms: "Pernahkah syarikat berkongsi data sisa dengan pihak luar, seperti pelanggan, pihak berkuasa atau orang awam?",
          },
          help: {
            why: {
              en: "Customers and authorities increasingly ask where waste goes.",
              fr: "Les clients et les autorités demandent de plus en plus où vont les déchets.",
              ms: "Pelanggan dan pihak berkuasa semakin kerap bertanya ke mana sisa dihantar.",
            },
            counts: {
              en: "At least one waste figure was published or given to a person or body outside the company.",
              fr: "Au moins un chiffre sur les déchets a été publié ou transmis à une personne ou à un organisme extérieur.",
              ms: "Sekurang-kurangnya satu angka tentang sisa telah diterbitkan atau diberikan kepada pihak luar.",
            },
            evidence: {
              en: "a completed customer questionnaire or a page on the website",
              fr: "un questionnaire client rempli ou une page du site web",
              ms: "soal selidik pelanggan yang telah diisi atau halaman di laman web",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "hazardous-manifest",
          label: {
            en: "Hazardous-waste manifest or filing",
            fr: "Bordereau ou déclaration de déchets dangereux",
            ms: "Nota konsainan atau laporan buangan terjadual",
          },
        },
      ],
    },
  },
};
