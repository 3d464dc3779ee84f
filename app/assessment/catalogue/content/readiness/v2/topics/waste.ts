import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { wasteLaws } from "../laws/waste";

export const waste: TopicContent = {
  id: "waste",
  dimension: "environment",
  name: say("Waste", "Déchets", "Sisa"),
  description: say(
    "How the company chooses its materials, and how it prevents, sorts, reuses, recycles and safely disposes of what it throws away, from packaging and food to batteries and old electronics.",
    "Comment l’entreprise choisit ses matériaux, et comment elle évite, trie, réutilise, recycle et élimine sans danger ce qu’elle jette, des emballages et aliments aux piles et vieux appareils électroniques.",
    "Cara syarikat memilih bahan serta mencegah, mengasingkan, mengguna semula, mengitar semula dan melupuskan dengan selamat apa yang dibuangnya, daripada bungkusan dan makanan hingga bateri dan elektronik lama.",
  ),
  requiredText: say(
    "Everything a small company throws away was once paid for, and careless disposal can harm people, nature and its good name. Answer Yes only if you could show evidence.",
    "Tout ce qu’une petite entreprise jette a d’abord été payé, et une élimination négligente peut nuire aux personnes, à la nature et à sa réputation. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    "Setiap barang yang dibuang oleh syarikat kecil pernah dibeli dengan wang, dan pelupusan yang cuai boleh menjejaskan manusia, alam sekitar serta nama baik syarikat. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: ["VSME B4", "VSME B7", "GRI 306 (2020)", "SDG 12.5"],
  sdg: 12,
  laws: wasteLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          text: say(
            "In the last 24 months, has the company listed the types and sources of its waste, including hazardous and electronic waste, or looked over that list?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle dressé ou revu la liste des types et des sources de ses déchets, y compris dangereux et électroniques ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyenaraikan jenis dan punca sisanya, termasuk sisa berbahaya dan elektronik, atau menyemak semula senarai itu?",
          ),
          why: say(
            "A clear picture of the bins shows where money and materials are lost.",
            "Bien connaître le contenu des poubelles montre où l’argent et les matières se perdent.",
            "Apabila isi tong sampah diketahui, jelaslah di mana wang dan bahan terbuang.",
          ),
          counts: say(
            "Yes if your company’s list covers every activity, small items such as batteries, lamps, ink and old phones included.",
            "Oui si la liste de votre entreprise couvre chaque activité, y compris les petits objets comme les piles, lampes, encres et vieux téléphones.",
            "Ya jika senarai syarikat anda merangkumi setiap aktiviti, termasuk barang kecil seperti bateri, lampu, dakwat dan telefon lama.",
          ),
          evidence: say(
            "a one-page waste list with types, sources and where each goes",
            "une liste d’une page indiquant les types, les sources et la destination de chaque déchet",
            "senarai sisa satu halaman yang mencatat jenis, punca dan destinasi setiap sisa",
          ),
          cases: {
            tenant: say(
              "If you rent, what your own rooms throw away counts, also where it goes into shared bins.",
              "Si vous êtes locataire, ce que jettent vos propres locaux compte, même dans des bacs communs.",
              "Jika anda menyewa, apa yang dibuang dari ruang anda sendiri dikira, termasuk ke dalam tong bersama.",
            ),
          },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has the company reviewed how to prevent, reuse or recycle the materials and packaging that it buys?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle étudié comment éviter, réutiliser ou recycler les matières et emballages qu’elle achète ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak cara mencegah, mengguna semula atau mengitar semula bahan dan bungkusan yang dibelinya?",
          ),
          why: say(
            "Buying less and using less packaging usually saves more than better disposal.",
            "Acheter et emballer moins permet souvent d’économiser davantage qu’une meilleure élimination.",
            "Mengurangkan pembelian dan bungkusan selalunya lebih menjimatkan daripada memperbaik cara pelupusan.",
          ),
          counts: say(
            "Yes if your company went through its main purchases and noted ideas, such as refills, returnable boxes or double-sided printing.",
            "Oui si votre entreprise a passé en revue ses principaux achats et noté des idées, comme des recharges, des caisses consignées ou l’impression recto verso.",
            "Ya jika syarikat anda telah meneliti pembelian utamanya dan mencatat idea, seperti isian semula, kotak yang boleh dipulangkan atau cetakan dua muka.",
          ),
          evidence: say(
            "dated notes or a supplier’s reply about packaging",
            "des notes datées ou la réponse d’un fournisseur sur les emballages",
            "catatan bertarikh atau jawapan pembekal tentang bungkusan",
          ),
          cases: { alone: ALONE.review },
        },
      ],
      options: [
        option("waste-audit", "Waste audit", "Audit des déchets", "Audit sisa"),
        option(
          "circular-or-packaging-review",
          "Circular-design or packaging review",
          "Revue de l’écoconception ou des emballages",
          "Semakan reka bentuk kitaran atau bungkusan",
        ),
        option(
          "materials-list",
          "List of main materials with weights",
          "Liste des principales matières avec leur poids",
          "Senarai bahan utama dengan beratnya",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          text: say(
            "In the last 12 months, have employees been trained to separate and handle waste safely?",
            "Au cours des 12 derniers mois, les employés ont-ils été formés à trier et à manipuler les déchets sans danger ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah dilatih untuk mengasingkan dan mengendalikan sisa dengan selamat?",
          ),
          why: say(
            "One wrong item can spoil a whole recycling bin or injure someone.",
            "Un seul objet mal trié peut contaminer tout un bac de recyclage ou blesser quelqu’un.",
            "Satu barang yang tersalah letak boleh merosakkan seluruh tong kitar semula atau mencederakan seseorang.",
          ),
          counts: say(
            "Yes if your company showed everyone who handles waste, cleaners included, what goes where; a short talk counts.",
            "Oui si votre entreprise a montré à tous ceux qui manipulent des déchets, personnel de nettoyage compris, ce qui va où ; une courte causerie compte.",
            "Ya jika syarikat anda telah menunjukkan kepada semua yang mengendalikan sisa, termasuk pekerja pembersihan, tempat setiap jenis sisa; taklimat ringkas juga dikira.",
          ),
          evidence: say(
            "an attendance list, or photos of labelled bins with training notes",
            "une feuille de présence ou des photos de bacs étiquetés avec le support de formation",
            "senarai kehadiran, atau gambar tong berlabel berserta nota latihan",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.2",
          text: say(
            "In the last 12 months, has the person responsible for waste brought their knowledge of the legal duties for hazardous waste up to date?",
            "Au cours des 12 derniers mois, la personne responsable des déchets a-t-elle mis à jour ses connaissances des obligations légales sur les déchets dangereux ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang bertanggungjawab atas sisa telah mengemas kini pengetahuannya tentang kewajipan undang-undang bagi sisa berbahaya?",
          ),
          why: say(
            "Mistakes with chemicals, oil or batteries can bring injuries and fines.",
            "Une erreur avec des produits chimiques, de l’huile ou des piles peut causer des blessures et des amendes.",
            "Kesilapan mengendalikan bahan kimia, minyak atau bateri boleh menyebabkan kecederaan dan denda.",
          ),
          counts: say(
            "Yes if that person of your company read the rules or was briefed. They can say which items count, even just old lamps or batteries, and how to store, label and hand them over.",
            "Oui si cette personne de votre entreprise a lu les règles ou reçu une information. Elle peut dire quels objets sont concernés, ne serait-ce que de vieilles lampes ou piles, et comment les stocker, les étiqueter et les remettre.",
            "Ya jika orang itu di syarikat anda telah membaca peraturan atau diberi taklimat. Dia boleh menyatakan barang yang termasuk, walaupun hanya lampu atau bateri lama, serta cara menyimpan, melabel dan menyerahkannya.",
          ),
          evidence: say(
            "a dated summary of the rules or a training certificate",
            "un résumé daté des règles ou une attestation de formation",
            "ringkasan peraturan yang bertarikh atau sijil latihan",
          ),
          cases: { alone: ALONE.trained },
        },
      ],
      options: [
        option(
          "contractor-or-recycler-training",
          "Contractor or recycler training",
          "Formation par un prestataire ou un recycleur",
          "Latihan oleh kontraktor atau pengitar semula",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          text: say(
            "Is there a written waste policy that puts prevention first, then reuse, recycling and disposal last, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique écrite sur les déchets qui place la prévention d’abord, puis la réutilisation, le recyclage et l’élimination en dernier, approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar sisa bertulis yang mendahulukan pencegahan, diikuti guna semula, kitar semula dan akhirnya pelupusan, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A clear order of steps helps everyone choose well.",
            "Un ordre clair aide chacun à faire le bon choix.",
            "Turutan yang jelas membantu semua orang membuat pilihan yang baik.",
          ),
          counts: say(
            "Yes if your company has one page, or a paragraph in an environmental policy, that states this order and bears a date.",
            "Oui si votre entreprise dispose d’une page, ou d’un paragraphe dans une politique environnementale, qui énonce cet ordre et porte une date.",
            "Ya jika syarikat anda mempunyai satu halaman, atau satu perenggan dalam dasar alam sekitar, yang menyatakan susunan ini dan bertarikh.",
          ),
          evidence: say(
            "a waste policy dated and signed by the owner or manager",
            "une politique sur les déchets datée et signée par le propriétaire ou la direction",
            "dasar sisa bertarikh yang ditandatangani oleh pemilik atau pengurus",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          text: say(
            "Does the company have a target to cut its waste or the amount sent to landfill, with a date that is still to come?",
            "L’entreprise a-t-elle un objectif de réduction de ses déchets ou de la quantité mise en décharge, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran untuk mengurangkan sisanya atau jumlah yang dihantar ke tapak pelupusan, dengan tarikh akhir yang belum tiba?",
          ),
          why: say(
            "A target with a deadline keeps the effort going and shows progress.",
            "Un objectif avec une échéance soutient l’effort et montre les progrès.",
            "Sasaran dengan tarikh akhir mengekalkan usaha dan menunjukkan kemajuan.",
          ),
          counts: say(
            "Yes if your company wrote down what will fall and by when, such as half the paper waste within two years.",
            "Oui si votre entreprise a écrit ce qui doit baisser et à quelle date, par exemple moitié moins de papier jeté en deux ans.",
            "Ya jika syarikat anda telah menulis perkara yang akan dikurangkan dan menjelang bila, misalnya separuh sisa kertas dalam masa dua tahun.",
          ),
          evidence: say(
            "a written target approved by the owner or management",
            "un objectif écrit, approuvé par le propriétaire ou la direction",
            "sasaran bertulis yang diluluskan oleh pemilik atau pengurusan",
          ),
          cases: { young: YOUNG.first },
        },
      ],
      options: [
        option(
          "zero-landfill-goal",
          "Zero-waste-to-landfill goal",
          "Objectif zéro déchet en décharge",
          "Matlamat sifar sisa ke tapak pelupusan",
        ),
        option(
          "take-back-scheme",
          "Take-back or producer-responsibility scheme",
          "Programme de reprise ou de responsabilité élargie du producteur",
          "Skim ambil balik atau tanggungjawab pengeluar",
        ),
        option(
          "certified-materials",
          "Rule to buy recycled or certified materials (FSC, PEFC, RSPO, MSPO)",
          "Règle d’achat de matières recyclées ou certifiées (FSC, PEFC, RSPO, MSPO)",
          "Peraturan membeli bahan kitar semula atau yang diperakui (FSC, PEFC, RSPO, MSPO)",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.1",
          text: say(
            "In the last 12 months, has the company recorded the quantities of its waste by type?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle relevé les quantités de ses déchets par type ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah merekodkan kuantiti sisanya mengikut jenis?",
          ),
          why: say(
            "Figures by type show what to tackle first.",
            "Des chiffres par type montrent par où commencer.",
            "Angka mengikut jenis menunjukkan sisa yang patut ditangani dahulu.",
          ),
          counts: say(
            "Yes if your company noted weights, or counts of bags and bins, for its main types, such as paper, plastic and food.",
            "Oui si votre entreprise a noté le poids, ou le nombre de sacs et de bacs, de ses principaux types de déchets, comme le papier, le plastique et les aliments.",
            "Ya jika syarikat anda telah mencatat berat, atau bilangan beg dan tong, bagi jenis utama seperti kertas, plastik dan makanan.",
          ),
          evidence: say(
            "a waste log or collection slips from the contractor",
            "un registre des déchets ou les bons d’enlèvement du prestataire",
            "buku log sisa atau slip kutipan daripada kontraktor",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures },
        },
        {
          id: "measure.step",
          text: say(
            "In the last 12 months, has the company finished at least one step so that it throws away less, or has more of it reused or recycled?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle achevé au moins une mesure pour jeter moins, ou pour faire réutiliser ou recycler davantage ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyelesaikan sekurang-kurangnya satu langkah supaya kurang sisa dibuang, atau lebih banyak yang diguna semula atau dikitar semula?",
          ),
          why: say(
            "Bins only become emptier when something is bought, packed or collected differently.",
            "Les bacs ne se remplissent moins que si l’on achète, emballe ou trie autrement.",
            "Tong sampah hanya berkurang isinya apabila sesuatu dibeli, dibungkus atau dikutip dengan cara lain.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date: refills in place of bottles, a buyer for cardboard, a collector for lamps and batteries, surplus food given away.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date : des recharges au lieu de bouteilles, un repreneur de carton, un collecteur de lampes et de piles, des invendus alimentaires donnés.",
            "Ya jika syarikat anda telah melakukan satu daripadanya dan mencatat tarikhnya: isian semula menggantikan botol, pembeli kadbod, pengutip lampu dan bateri, lebihan makanan disedekahkan.",
          ),
          evidence: say(
            "a recycling receipt or a new supplier’s delivery note",
            "un reçu de recyclage ou le bon de livraison d’un nouveau fournisseur",
            "resit kitar semula atau nota penghantaran pembekal baharu",
          ),
          cases: {
            tenant: say(
              "If you rent, what you buy, pack and sort yourself counts.",
              "Si vous êtes locataire, ce que vous achetez, emballez et triez vous-même compte.",
              "Jika anda menyewa, apa yang anda beli, bungkus dan asingkan sendiri dikira.",
            ),
          },
        },
      ],
      options: [
        option("total-waste", "Total waste (t)", "Total des déchets (t)", "Jumlah sisa (t)"),
        option("hazardous-waste", "Hazardous waste (t)", "Déchets dangereux (t)", "Sisa berbahaya (t)"),
        option(
          "recycled-or-reused",
          "Recycled or reused (t)",
          "Recyclés ou réutilisés (t)",
          "Dikitar semula atau diguna semula (t)",
        ),
        option(
          "landfilled-or-incinerated",
          "Landfilled or incinerated (t)",
          "Mis en décharge ou incinérés (t)",
          "Ditimbus di tapak pelupusan atau dibakar (t)",
        ),
        option(
          "waste-intensity",
          "Waste per unit of output",
          "Déchets par unité produite",
          "Sisa bagi setiap unit pengeluaran",
        ),
        option(
          "main-materials",
          "Main materials bought (t)",
          "Principales matières achetées (t)",
          "Bahan utama yang dibeli (t)",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were waste figures reported to the owner or management?",
            "Au cours des 12 derniers mois, des chiffres sur les déchets ont-ils été présentés au propriétaire ou à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka sisa telah dilaporkan kepada pemilik atau pengurusan?",
          ),
          why: say(
            "Leaders who see the results can support better buying and sorting.",
            "Une direction informée des résultats peut encourager de meilleurs achats et un meilleur tri.",
            "Pengurusan yang mengetahui hasilnya dapat menyokong pembelian dan pengasingan yang lebih baik.",
          ),
          counts: say(
            "Yes if your company put its quantities of the year before those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois ses quantités de l’année à ceux qui décident.",
            "Ya jika syarikat anda telah membentangkan kuantiti tahunannya kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "meeting minutes or an email with the yearly quantities",
            "un compte rendu de réunion ou un e-mail avec les quantités de l’année",
            "minit mesyuarat atau e-mel yang mengandungi kuantiti tahunan",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared waste data with anyone outside, such as a customer, an authority or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des données sur les déchets à l’extérieur, par exemple à un client, à une autorité ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi data sisa dengan pihak luar, seperti pelanggan, pihak berkuasa atau orang awam?",
          ),
          why: say(
            "Customers and authorities increasingly ask where waste goes.",
            "Les clients et les autorités demandent de plus en plus où vont les déchets.",
            "Pelanggan dan pihak berkuasa semakin kerap bertanya ke mana sisa dihantar.",
          ),
          counts: say(
            "Yes if your company gave at least one waste figure to a person or body outside, or keeps it public and up to date; whoever collects the waste does not count.",
            "Oui si votre entreprise a transmis au moins un chiffre sur les déchets à une personne ou un organisme extérieur, ou le tient public et à jour ; celui qui enlève les déchets ne compte pas.",
            "Ya jika syarikat anda telah memberikan sekurang-kurangnya satu angka sisa kepada orang atau badan luar, atau mengekalkannya secara terbuka dan terkini; pengutip sisa tidak dikira.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated page on the website",
            "un questionnaire de client rempli ou une page datée du site web",
            "soal selidik pelanggan yang telah diisi atau halaman bertarikh di laman web",
          ),
        },
      ],
      options: [
        option(
          "hazardous-manifest",
          "Hazardous-waste manifest or filing",
          "Bordereau ou déclaration de déchets dangereux",
          "Manifes atau laporan sisa berbahaya",
        ),
      ],
    },
  },
};
