import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { wasteLaws } from "../laws/waste";

export const waste: TopicContent = {
  id: "waste",
  dimension: "environment",
  name: say("Waste", "Déchets", "Sisa"),
  description: say(
    "How the company chooses its materials, and how it prevents, sorts, reuses, recycles and safely disposes of what it throws away, from packaging and food to batteries and old electronics.",
    "Comment l’entreprise choisit ses matériaux, et comment elle évite, trie, réutilise, recycle et élimine sans danger ce qu’elle jette, des emballages et des aliments jusqu’aux piles et aux vieux appareils électroniques.",
    "Cara syarikat memilih bahan serta mencegah, mengasingkan, mengguna semula, mengitar semula dan melupuskan dengan selamat apa yang dibuangnya, daripada bungkusan dan makanan hingga bateri dan peranti elektronik lama.",
  ),
  requiredText: say(
    "Everything a small company throws away was once paid for, and careless disposal can harm people, nature and its good name. Answer Yes only if you could show evidence.",
    "Tout ce qu’une petite entreprise jette a d’abord été payé, et une élimination négligente peut nuire aux personnes, à la nature et à sa réputation. Ne répondez Oui que si vous pouvez en apporter la preuve.",
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
          takes: "hour",
          title: say(
            "List your kinds of waste and where they arise",
            "Listez vos types de déchets et leur origine",
            "Senaraikan jenis sisa anda dan puncanya",
          ),
          text: say(
            "Does the company have a list, no older than 24 months, of its kinds of waste (hazardous and electronic ones too) and where they come from?",
            "L’entreprise a-t-elle une liste, datant de moins de 24 mois, de ses types de déchets (y compris dangereux et électroniques) et de leur origine ?",
            "Adakah syarikat mempunyai senarai, yang dibuat dalam tempoh 24 bulan yang lalu, tentang jenis sisanya (termasuk sisa berbahaya dan elektronik) dan puncanya?",
          ),
          why: say(
            "A clear picture of the bins shows where money and materials are lost.",
            "Bien connaître le contenu des poubelles montre où l’argent et les matières se perdent.",
            "Apabila isi tong sampah diketahui, jelaslah di mana wang dan bahan terbuang.",
          ),
          counts: say(
            "Yes if your company’s list covers every activity, small items such as batteries, lamps, ink and old phones included. An older list that you checked again in that time counts.",
            "Oui si la liste de votre entreprise couvre chaque activité, y compris les petits objets comme les piles, lampes, encres et vieux téléphones. Une liste plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika senarai syarikat anda merangkumi setiap aktiviti, termasuk barang kecil seperti bateri, lampu, dakwat dan telefon lama. Senarai lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a one-page waste list with types, sources and where each goes",
            "une liste d’une page indiquant les types, les sources et la destination de chaque déchet",
            "senarai sisa satu halaman yang mencatat jenis, punca dan destinasi setiap sisa",
          ),
          cases: {
            tenant: say(
              "If you rent, what your own rooms throw away counts, even if it goes into shared bins.",
              "Si vous êtes locataire, les déchets de vos propres locaux comptent, même s’ils vont dans des bacs communs.",
              "Jika anda menyewa, sisa daripada ruang anda sendiri dikira, termasuk yang dibuang ke dalam tong kongsi.",
            ),
          },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "Find purchases you could avoid, reuse or recycle",
            "Cherchez quoi éviter, réutiliser ou recycler dans vos achats",
            "Cari cara mengurangkan bahan dan pembungkusan",
          ),
          text: say(
            "In the last 24 months, has the company looked for ways to avoid, reuse or recycle what it buys and its packaging?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle étudié comment éviter, réutiliser ou recycler les matières et emballages qu’elle achète ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah mencari cara mengelakkan, mengguna semula atau mengitar semula bahan dan bungkusan yang dibelinya?",
          ),
          why: say(
            "Buying less and using less packaging usually saves more than better disposal.",
            "Acheter et emballer moins fait souvent économiser davantage qu’une meilleure élimination.",
            "Mengurangkan pembelian dan bungkusan selalunya lebih menjimatkan daripada memperbaik cara pelupusan.",
          ),
          counts: say(
            "Yes if your company went through its main purchases and noted ideas, such as refills, returnable boxes or double-sided printing; “nothing more to change” counts too.",
            "Oui si votre entreprise a passé en revue ses principaux achats et noté des idées, comme des recharges, des caisses consignées ou l’impression recto verso ; « rien de plus à changer » compte aussi.",
            "Ya jika syarikat anda telah meneliti pembelian utamanya dan mencatat idea, seperti pek isi semula, kotak yang boleh dipulangkan atau cetakan dua muka; “tiada lagi yang boleh diubah” juga dikira.",
          ),
          evidence: say(
            "dated notes or a supplier’s reply about packaging",
            "des notes datées ou la réponse d’un fournisseur sur les emballages",
            "catatan bertarikh atau jawapan pembekal tentang pembungkusan",
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
          takes: "hour",
          title: say(
            "Show everyone how to sort waste safely",
            "Montrez à tous comment trier les déchets sans danger",
            "Tunjukkan cara mengasingkan sisa dengan selamat",
          ),
          text: say(
            "In the last 12 months, have employees been trained to separate and handle waste safely?",
            "Au cours des 12 derniers mois, le personnel a-t-il été formé à trier et à manipuler les déchets sans danger ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah dilatih untuk mengasingkan dan mengendalikan sisa dengan selamat?",
          ),
          why: say(
            "One wrong item can spoil a whole recycling bin or injure someone.",
            "Un seul objet mal trié peut contaminer tout un bac de recyclage ou blesser quelqu’un.",
            "Satu barang yang tersalah letak boleh merosakkan seluruh tong kitar semula atau mencederakan seseorang.",
          ),
          counts: say(
            "Yes if your company showed everyone who handles waste, your own cleaners included, what goes where; a short talk counts.",
            "Oui si votre entreprise a montré à tous ceux qui manipulent des déchets, votre personnel de nettoyage compris, ce qui va où ; une courte réunion d’information suffit.",
            "Ya jika syarikat anda telah menunjukkan kepada semua yang mengendalikan sisa, termasuk pekerja pembersihan anda, tempat setiap jenis sisa; taklimat ringkas juga dikira.",
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
          takes: "hour",
          title: say(
            "Read up on the law for hazardous waste",
            "Vérifiez ce que dit la loi sur les déchets dangereux",
            "Semak kehendak undang-undang tentang sisa berbahaya",
          ),
          text: say(
            "In the last 12 months, has the person in charge of waste checked what the law says on hazardous waste?",
            "Au cours des 12 derniers mois, la personne chargée des déchets a-t-elle vérifié ce que dit la loi sur les déchets dangereux ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang bertanggungjawab atas sisa telah menyemak kehendak undang-undang tentang sisa berbahaya?",
          ),
          why: say(
            "Mistakes with chemicals, oil or batteries can bring injuries and fines.",
            "Une erreur avec des produits chimiques, de l’huile ou des piles peut causer des blessures et des amendes.",
            "Kesilapan mengendalikan bahan kimia, minyak atau bateri boleh menyebabkan kecederaan dan denda.",
          ),
          counts: say(
            "Yes if that person read the rules or was briefed. The rules say which items count, even just old lamps or batteries, and how to store, label and hand them over.",
            "Oui si cette personne a lu les règles ou en a été informée. Les règles disent quels objets sont concernés, ne serait-ce que de vieilles lampes ou piles, et comment les stocker, les étiqueter et les remettre.",
            "Ya jika orang itu telah membaca peraturan atau diberi taklimat. Peraturan itu menyatakan barang yang termasuk, walaupun hanya lampu atau bateri lama, serta cara menyimpan, melabel dan menyerahkannya.",
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
          takes: "day",
          title: say(
            "Write a waste policy that puts avoiding waste first",
            "Rédigez une politique axée sur la prévention des déchets",
            "Tulis dasar yang mengutamakan pencegahan sisa",
          ),
          text: say(
            "Does the company have a written waste policy, no older than 24 months, that puts avoiding waste first?",
            "L’entreprise a-t-elle une politique écrite sur les déchets, datant de moins de 24 mois, qui donne la priorité à la prévention ?",
            "Adakah syarikat mempunyai dasar sisa bertulis yang mengutamakan pencegahan sisa, dan dibuat atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A clear order of steps helps everyone choose well.",
            "Un ordre de priorité clair aide chacun à faire le bon choix.",
            "Turutan keutamaan yang jelas membantu semua orang membuat pilihan yang baik.",
          ),
          counts: say(
            "Yes if one page, or a paragraph in another policy, says so and has a date. A usual order is: avoid, use again, recycle, dispose. An older policy that was reviewed in that time counts.",
            "Oui si une page, ou un paragraphe d’une autre politique, le dit et porte une date. L’ordre habituel est : éviter, réutiliser, recycler, éliminer. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika satu halaman, atau satu perenggan dalam dasar lain, menyatakannya dan bertarikh. Susunan yang biasa: cegah, guna semula, kitar semula, lupus. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
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
          takes: "hour",
          title: say(
            "Set a target for less waste with a date",
            "Fixez un objectif de réduction des déchets avec une échéance",
            "Tetapkan sasaran pengurangan sisa berserta tarikhnya",
          ),
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
            "Oui si votre entreprise a mis par écrit ce qui doit baisser et à quelle date, par exemple moitié moins de papier jeté en deux ans.",
            "Ya jika syarikat anda telah menulis perkara yang akan dikurangkan dan menjelang bila, misalnya mengurangkan separuh sisa kertas dalam masa dua tahun.",
          ),
          evidence: say(
            "a written target approved by the owner or management",
            "un objectif écrit, approuvé par le propriétaire ou la direction",
            "sasaran bertulis yang diluluskan oleh pemilik atau pengurusan",
          ),
          cases: { young: YOUNG.first, tenant: TENANT.control },
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
          takes: "months",
          title: say(
            "Note how much waste you produce, by kind",
            "Notez la quantité de vos déchets, par type",
            "Catat kuantiti sisa anda mengikut jenis",
          ),
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
            "Oui si votre entreprise a noté le poids, ou le nombre de sacs et de bacs, de ses principaux types de déchets, comme le papier, le plastique et les restes alimentaires.",
            "Ya jika syarikat anda telah mencatat berat, atau bilangan beg dan tong, bagi jenis sisa utama seperti kertas, plastik dan makanan.",
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
          takes: "months",
          title: say(
            "Cut one kind of waste, or have it recycled",
            "Réduisez un type de déchet, ou faites-le recycler",
            "Kurangkan satu jenis sisa, atau hantar untuk dikitar semula",
          ),
          text: say(
            "In the last 12 months, has the company finished at least one step to throw away less, or to reuse or recycle more?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle mené à bien au moins une mesure pour jeter moins, ou pour faire réutiliser ou recycler davantage ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyelesaikan sekurang-kurangnya satu langkah untuk mengurangkan sisa yang dibuang, atau meningkatkan guna semula atau kitar semula?",
          ),
          why: say(
            "Bins only become emptier when something is bought, packed or collected differently.",
            "Pour remplir moins de bacs, il faut acheter, emballer ou trier autrement.",
            "Sisa hanya berkurang apabila cara membeli, membungkus atau mengasingkan berubah.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date: refills in place of bottles, a buyer for cardboard, a collector for lamps and batteries, surplus food given away.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date : des recharges au lieu de bouteilles, un repreneur de carton, un collecteur de lampes et de piles, des surplus alimentaires donnés.",
            "Ya jika syarikat anda telah melaksanakan satu langkah sedemikian dan mencatat tarikhnya: pek isi semula menggantikan botol, pembeli kadbod, pengutip lampu dan bateri, atau lebihan makanan disumbangkan.",
          ),
          evidence: say(
            "a recycling receipt or a new supplier’s delivery note",
            "un reçu de recyclage ou le bon de livraison d’un nouveau fournisseur",
            "resit kitar semula atau nota penghantaran pembekal baharu",
          ),
          cases: {
            young: YOUNG.start,
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
          takes: "hour",
          title: say(
            "Show management your waste figures once a year",
            "Montrez vos quantités de déchets à la direction chaque année",
            "Bentangkan data sisa kepada pengurusan setahun sekali",
          ),
          text: say(
            "In the last 12 months, were waste figures shown to the owner or management?",
            "Au cours des 12 derniers mois, des chiffres sur les déchets ont-ils été présentés au propriétaire ou à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka sisa telah dibentangkan kepada pemilik atau pengurusan?",
          ),
          why: say(
            "Leaders who see the results can support better buying and sorting.",
            "Une direction informée des résultats peut encourager de meilleurs achats et un meilleur tri.",
            "Pengurusan yang mengetahui angkanya dapat menyokong pembelian dan pengasingan yang lebih baik.",
          ),
          counts: say(
            "Yes if your company showed a waste figure, such as the quantity of one kind, to those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois à ceux qui décident un chiffre sur les déchets, comme la quantité d’un type.",
            "Ya jika syarikat anda telah membentangkan angka sisa, seperti kuantiti satu jenis sisa, kepada pembuat keputusan, sekurang-kurangnya sekali.",
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
            "Send your waste figures to one customer",
            "Envoyez vos quantités de déchets à un client",
            "Hantar data sisa anda kepada pelanggan",
          ),
          text: say(
            "In the last 12 months, has the company shared waste figures with someone outside, such as a customer or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des chiffres sur les déchets à l’extérieur, par exemple à un client ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi angka sisa dengan pihak luar, seperti pelanggan atau orang awam?",
          ),
          why: say(
            "Customers and authorities increasingly ask where waste goes.",
            "Les clients et les autorités demandent de plus en plus où vont les déchets.",
            "Pelanggan dan pihak berkuasa semakin kerap bertanya ke mana sisa dihantar.",
          ),
          counts: say(
            "Yes if your company gave at least one waste figure to a person or body outside, or keeps it public and up to date; your waste collector does not count.",
            "Oui si votre entreprise a transmis au moins un chiffre sur les déchets à une personne ou un organisme extérieur, ou le publie et le tient à jour ; le collecteur de vos déchets ne compte pas.",
            "Ya jika syarikat anda telah memberikan sekurang-kurangnya satu angka sisa kepada orang atau badan luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini; pengutip sisa tidak dikira.",
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
