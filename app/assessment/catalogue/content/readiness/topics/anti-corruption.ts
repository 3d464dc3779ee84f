import { option, say, type TopicContent } from "../authoring";
import { ALONE, YOUNG } from "../cases";
import { integrityLaws } from "../laws/anti-corruption";

export const antiCorruption: TopicContent = {
  id: "anti-corruption",
  dimension: "governance",
  name: say("Anti-Corruption", "Lutte contre la corruption", "Antirasuah"),
  description: say(
    "Business integrity and governance: how the company keeps out bribes, improper gifts and conflicts of interest, checks those who act for it, and looks after personal data. Paying suppliers on time, fair competition, tax, product safety and preparing for the unexpected are asked about in the optional questions.",
    "Intégrité et gouvernance de l’entreprise : comment elle écarte les pots-de-vin, les cadeaux déplacés et les conflits d’intérêts, contrôle ceux qui agissent pour elle et protège les données personnelles. Le paiement des fournisseurs à temps, la concurrence loyale, l’impôt, la sécurité des produits et la préparation aux imprévus figurent dans les questions facultatives.",
    "Integriti dan tadbir urus perniagaan: cara syarikat mencegah rasuah, hadiah yang tidak wajar dan percanggahan kepentingan, menyemak mereka yang bertindak bagi pihaknya, serta menjaga data peribadi. Pembayaran pembekal tepat pada masanya, persaingan adil, cukai, keselamatan produk dan persediaan menghadapi kejadian luar jangka ditanya dalam soalan pilihan.",
  ),
  requiredText: say(
    "A single bribe, even one paid by an agent, can cost a small company fines and contracts, and simple rules that are really followed help to protect it. Answer Yes only if you could show evidence.",
    "Un seul pot-de-vin, même versé par un agent, peut coûter à une petite entreprise des amendes et des contrats, et des règles simples, réellement appliquées, aident à la protéger. Ne répondez Oui que si vous pouvez en apporter la preuve.",
    "Satu kes rasuah sahaja, walaupun dilakukan oleh ejen, boleh menyebabkan syarikat kecil didenda dan kehilangan kontrak, dan peraturan mudah yang benar-benar dipatuhi dapat membantu melindunginya. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: ["UN Global Compact Principle 10", "GRI 205-1", "GRI 205-2", "GRI 205-3", "VSME B11", "ISO 37001 (2025)"],
  sdg: 16,
  laws: integrityLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          takes: "hour",
          title: say(
            "List your corruption risks on one page",
            "Notez vos risques de corruption sur une page",
            "Senaraikan risiko rasuah anda pada satu halaman",
          ),
          text: say(
            "Has the company assessed its corruption risks in the last 24 months?",
            "L’entreprise a-t-elle évalué ses risques de corruption au cours des 24 derniers mois ?",
            "Sudahkah syarikat menilai risiko rasuahnya dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A company that knows where a bribe could be asked for or offered can prepare.",
            "Une entreprise qui sait où un pot-de-vin pourrait être demandé ou proposé peut s’y préparer.",
            "Syarikat yang tahu di mana rasuah mungkin diminta atau ditawarkan dapat membuat persediaan.",
          ),
          counts: say(
            "Yes if your company listed its risky situations, such as permits, tenders or purchases, and noted the main ones; “none”, with the reason, counts too.",
            "Oui si votre entreprise a dressé la liste de ses situations à risque, comme les permis, les appels d’offres ou les achats, et noté les principales ; « aucune », avec la raison, compte aussi.",
            "Ya jika syarikat anda telah menyenaraikan situasi berisiko, seperti permit, tender atau pembelian, dan mencatat situasi yang utama; “tiada”, berserta sebabnya, juga dikira.",
          ),
          evidence: say(
            "a dated one-page list of risks and actions",
            "une liste datée d’une page, avec les risques et les actions",
            "senarai satu halaman yang bertarikh tentang risiko dan tindakan",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "assess.2",
          takes: "day",
          title: say(
            "Check agents and risky suppliers before working with them",
            "Contrôlez agents et fournisseurs à risque avant tout contrat",
            "Semak ejen dan pembekal berisiko sebelum berurusan",
          ),
          text: say(
            "In the last 24 months, has the company checked its agents, go-betweens and risky suppliers before it worked with them?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle contrôlé ses agents, intermédiaires et fournisseurs à risque avant de travailler avec eux ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak ejen, orang tengah dan pembekal berisiko sebelum bekerja dengan mereka?",
          ),
          why: say(
            "A company may have to answer for a bribe paid on its behalf.",
            "Une entreprise peut avoir à répondre d’un pot-de-vin versé en son nom.",
            "Syarikat mungkin perlu bertanggungjawab atas rasuah yang diberikan bagi pihaknya.",
          ),
          counts: say(
            "Yes if your company looked at who they are, such as their owners and reputation, before any agreement. Where no such partner was taken on, a written rule to check first counts.",
            "Oui si votre entreprise a vérifié qui ils sont, par exemple leurs propriétaires et leur réputation, avant tout accord. Si vous n’avez engagé aucun partenaire de ce type, une règle écrite de contrôle préalable suffit.",
            "Ya jika syarikat anda telah menyemak siapa mereka, misalnya pemilik dan reputasi mereka, sebelum sebarang perjanjian. Jika tiada rakan niaga seperti itu dilantik, peraturan bertulis untuk menyemak dahulu juga dikira.",
          ),
          evidence: say(
            "a completed checklist for a new agent",
            "une fiche de vérification remplie pour un nouvel agent",
            "senarai semak yang telah diisi bagi ejen baharu",
          ),
        },
      ],
      options: [
        option(
          "corruption-risk-assessment",
          "Corruption risk assessment",
          "Évaluation des risques de corruption",
          "Penilaian risiko rasuah",
        ),
        option(
          "third-party-due-diligence",
          "Third-party due diligence (checks on partners)",
          "Évaluation des tiers (vérification des partenaires)",
          "Usaha wajar pihak ketiga (semakan rakan niaga)",
        ),
        option(
          "continuity-review",
          "Review of risks and business continuity",
          "Revue des risques et de la continuité d’activité",
          "Semakan risiko dan kesinambungan perniagaan",
        ),
        option(
          "cyber-check",
          "Check of data protection or cyber safety",
          "Contrôle de la protection des données ou de la cybersécurité",
          "Semakan perlindungan data atau keselamatan siber",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "day",
          title: say(
            "Train owners and managers against corruption",
            "Formez propriétaires et responsables contre la corruption",
            "Pastikan pemilik dan pengurus mengikuti kursus antirasuah",
          ),
          text: say(
            "Have the owners and managers taken a course against corruption in the last 12 months?",
            "Les propriétaires et les responsables ont-ils suivi une formation anticorruption au cours des 12 derniers mois ?",
            "Sudahkah pemilik dan pengurus mengikuti kursus antirasuah dalam tempoh 12 bulan yang lalu?",
          ),
          why: say(
            "Those who sign contracts and approve payments face the most pressure.",
            "Ceux qui signent les contrats et approuvent les paiements subissent le plus de pression.",
            "Mereka yang menandatangani kontrak dan meluluskan bayaran paling terdedah kepada tekanan.",
          ),
          counts: say(
            "Yes if every owner and manager active in your company followed a course, workshop or talk, even a short or free one.",
            "Oui si chaque propriétaire et responsable actif dans votre entreprise a suivi une formation, un atelier ou une réunion d’information ; une séance courte ou gratuite suffit.",
            "Ya jika setiap pemilik dan pengurus yang aktif di syarikat anda telah mengikuti kursus, bengkel atau taklimat, walaupun ringkas atau percuma.",
          ),
          evidence: say(
            "a course certificate or an attendance list",
            "une attestation de formation ou une liste de présence",
            "sijil kursus atau senarai kehadiran",
          ),
        },
        {
          id: "learn.2",
          takes: "hour",
          title: say(
            "Tell staff and partners your rules against bribery",
            "Donnez vos règles anticorruption à l’équipe et aux partenaires",
            "Maklumkan peraturan antirasuah kepada pekerja dan rakan niaga",
          ),
          text: say(
            "In the last 12 months, have staff and key partners received the company’s rules against bribery?",
            "Au cours des 12 derniers mois, le personnel et les partenaires clés ont-ils reçu les règles de l’entreprise contre la corruption ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja dan rakan niaga utama telah menerima peraturan antirasuah syarikat?",
          ),
          why: say(
            "People can only refuse what they know is forbidden.",
            "On ne peut refuser que ce que l’on sait interdit.",
            "Seseorang hanya dapat menolak perkara yang diketahuinya dilarang.",
          ),
          counts: say(
            "Yes if they got rules that forbid bribes. Good rules also say what to do about gifts, small payments to speed up a service, and private interests at work.",
            "Oui s’ils ont reçu des règles qui interdisent les pots-de-vin. De bonnes règles disent aussi comment réagir face aux cadeaux, aux petites sommes demandées pour accélérer un service et aux intérêts personnels au travail.",
            "Ya jika mereka telah menerima peraturan yang melarang rasuah. Peraturan yang baik turut menyatakan cara menangani hadiah, bayaran kemudahan (bayaran kecil untuk mempercepatkan urusan) dan kepentingan peribadi di tempat kerja.",
          ),
          evidence: say(
            "a dated message sent to staff and partners",
            "un message daté envoyé au personnel et aux partenaires",
            "mesej bertarikh yang dihantar kepada pekerja dan rakan niaga",
          ),
          cases: {
            alone: say(
              "If you work alone, having told your key partners counts.",
              "Si vous travaillez seul, il suffit d’en avoir informé vos partenaires clés.",
              "Jika anda bekerja seorang diri, makluman kepada rakan niaga utama anda sudah memadai.",
            ),
          },
        },
      ],
      options: [
        option(
          "integrity-induction",
          "Ethics or integrity induction",
          "Session d’accueil sur l’éthique ou l’intégrité",
          "Taklimat etika atau integriti untuk pekerja baharu",
        ),
        option(
          "cyber-training",
          "Training on personal data or cyber safety",
          "Formation sur les données personnelles ou la cybersécurité",
          "Latihan tentang data peribadi atau keselamatan siber",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "day",
          title: say(
            "Write and sign a one-page policy against bribery",
            "Rédigez et signez une politique anticorruption d’une page",
            "Tulis dan tandatangani dasar antirasuah satu halaman",
          ),
          text: say(
            "Does the company have a signed policy against bribery, no older than 24 months?",
            "L’entreprise a-t-elle une politique anticorruption signée, datant de moins de 24 mois ?",
            "Adakah syarikat mempunyai dasar antirasuah bertandatangan yang dibuat atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A signed rule makes it easier for everyone to say no.",
            "Une règle signée permet à chacun de refuser plus facilement.",
            "Peraturan yang ditandatangani memudahkan semua orang untuk menolak.",
          ),
          counts: say(
            "Yes if the owner or management signed it and it forbids bribes; one page is enough. An older policy that was reviewed in that time counts.",
            "Oui si le propriétaire ou la direction l’a signée et si elle interdit les pots-de-vin ; une page suffit. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika pemilik atau pengurusan menandatanganinya dan dasar itu melarang rasuah; satu halaman sudah memadai. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a policy with the owner’s signature and the date",
            "une politique datée et signée par le propriétaire",
            "dasar yang bertarikh dan ditandatangani oleh pemilik",
          ),
          cases: {
            alone: say(
              "If you work alone, a page that you have signed yourself counts.",
              "Si vous travaillez seul, une page que vous avez signée vous-même suffit.",
              "Jika anda bekerja seorang diri, satu halaman yang anda tandatangani sendiri juga dikira.",
            ),
          },
        },
        {
          id: "commit.data-protection",
          takes: "day",
          title: say(
            "Write one page of rules for personal data",
            "Rédigez une page de règles sur les données personnelles",
            "Tulis satu halaman peraturan tentang data peribadi",
          ),
          text: say(
            "Does the company have written rules for personal data, no older than 24 months?",
            "L’entreprise a-t-elle des règles écrites sur les données personnelles, datant de moins de 24 mois ?",
            "Adakah syarikat mempunyai peraturan bertulis tentang data peribadi, yang dibuat atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "Every company holds data on customers or staff, and one wrong click can lose it, and money with it.",
            "Toute entreprise détient des données sur ses clients ou son personnel, et un seul mauvais clic peut les faire perdre, et de l’argent avec.",
            "Setiap syarikat menyimpan data pelanggan atau pekerja, dan satu klik yang salah boleh menyebabkan data itu hilang, malah wang juga.",
          ),
          counts: say(
            "Yes if one page says which personal data you keep, who may see it, and what to do when it is lost. A line on locking phones and computers helps. Older rules that were reviewed in that time count.",
            "Oui si une page dit quelles données personnelles vous gardez, qui peut les voir et que faire en cas de perte. Une ligne sur le verrouillage des téléphones et des ordinateurs est utile. Des règles plus anciennes, revues pendant cette période, comptent aussi.",
            "Ya jika satu halaman menyatakan data peribadi yang anda simpan, siapa yang boleh melihatnya dan tindakan jika data itu hilang. Satu baris tentang cara mengunci telefon dan komputer juga berguna. Peraturan lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a dated page of rules for personal data",
            "une page datée de règles sur les données personnelles",
            "satu halaman peraturan bertarikh tentang data peribadi",
          ),
          cases: { alone: ALONE.page },
        },
      ],
      options: [
        option(
          "iso-37001-programme",
          "ISO 37001 programme (anti-bribery system)",
          "Programme ISO 37001 (système anticorruption)",
          "Program ISO 37001 (sistem antirasuah)",
        ),
        option(
          "integrity-pact",
          "Collective-action or integrity pact",
          "Action collective ou pacte d’intégrité",
          "Tindakan kolektif atau pakta integriti",
        ),
        option(
          "prompt-payment",
          "Promise to pay suppliers on time",
          "Engagement à payer les fournisseurs à temps",
          "Janji membayar pembekal tepat pada masanya",
        ),
        option(
          "fair-competition-tax",
          "Rules on fair competition and tax",
          "Règles sur la concurrence loyale et l’impôt",
          "Peraturan persaingan adil dan cukai",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.1",
          takes: "months",
          title: say(
            "Keep a gift and payments register and have it checked",
            "Tenez et faites contrôler un registre des cadeaux et paiements",
            "Simpan daftar hadiah dan bayaran yang disemak setiap tahun",
          ),
          text: say(
            "Does the company keep a gift and payments register that someone checked in the last 12 months?",
            "L’entreprise tient-elle un registre des cadeaux et des paiements, contrôlé au cours des 12 derniers mois ?",
            "Adakah syarikat menyimpan daftar hadiah dan bayaran yang telah disemak dalam tempoh 12 bulan yang lalu?",
          ),
          why: say(
            "Bribes are often hidden in these entries, and a second look discourages them.",
            "Les pots-de-vin se cachent souvent dans ces écritures, et un second regard les décourage.",
            "Rasuah sering disembunyikan dalam catatan sebegini, dan semakan kedua dapat mencegahnya.",
          ),
          counts: say(
            "Yes if it says who, how much and why, and the owner, a manager or an accountant checked it; “none” with a date counts.",
            "Oui s’il dit qui, combien et pourquoi, et si le propriétaire, un responsable ou un comptable l’a contrôlé ; « aucun », avec une date, compte aussi.",
            "Ya jika daftar itu menyatakan siapa, berapa dan mengapa, dan telah disemak oleh pemilik, pengurus atau akauntan; “tiada”, dengan tarikh, juga dikira.",
          ),
          evidence: say(
            "a gift register and cash book signed by the reviewer",
            "un registre des cadeaux et un livre de caisse visés par le vérificateur",
            "daftar hadiah dan buku tunai yang ditandatangani oleh penyemak",
          ),
          cases: {
            alone: say(
              "If you work alone, a check by your accountant, or your own at the end of the year, counts.",
              "Si vous travaillez seul, une vérification par votre comptable, ou par vous-même en fin d’année, suffit.",
              "Jika anda bekerja seorang diri, semakan oleh akauntan anda, atau oleh anda sendiri pada akhir tahun, juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
        {
          id: "measure.test",
          takes: "hour",
          title: say(
            "Test one control and note the result",
            "Testez un contrôle anticorruption ou de protection des données",
            "Uji satu kawalan terhadap rasuah atau kehilangan data",
          ),
          text: say(
            "In the last 12 months, has the company tested one of its controls against corruption or loss of data?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle testé l’un de ses contrôles contre la corruption ou la perte de données ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menguji salah satu langkah kawalannya terhadap rasuah atau kehilangan data?",
          ),
          why: say(
            "Controls, such as double signatures or a backup, weaken when no one tests them.",
            "Les contrôles, comme la double signature ou une sauvegarde, s’affaiblissent quand personne ne les teste.",
            "Kawalan seperti dua tandatangan atau salinan sandaran menjadi lemah apabila tiada sesiapa mengujinya.",
          ),
          counts: say(
            "Yes if you noted the result; if something failed, note what you changed. Examples: ten payments at random, a call to a supplier whose bank details changed, a file restored from the backup.",
            "Oui si vous avez noté le résultat ; en cas d’échec, notez ce que vous avez changé. Exemples : dix paiements pris au hasard, un appel au fournisseur dont les coordonnées bancaires ont changé, un fichier restauré à partir d’une sauvegarde.",
            "Ya jika anda mencatat keputusannya; jika ada yang gagal, catat perubahan yang dibuat. Contohnya: sepuluh bayaran secara rawak, panggilan kepada pembekal yang bertukar akaun bank atau fail yang dipulihkan daripada salinan sandaran.",
          ),
          evidence: say("a dated note of the test", "une note datée du test", "catatan ujian yang bertarikh"),
          cases: {
            alone: say(
              "If you work alone, a test that you did yourself counts.",
              "Si vous travaillez seul, un test que vous avez fait vous-même suffit.",
              "Jika anda bekerja seorang diri, ujian yang anda lakukan sendiri juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
      ],
      options: [
        option("employees-trained", "Employees trained (%)", "Salariés formés (%)", "Pekerja yang dilatih (%)"),
        option(
          "reports-received-closed",
          "Reports received and closed",
          "Signalements reçus et clos",
          "Aduan diterima dan diselesaikan",
        ),
        option("third-parties-checked", "Third parties checked", "Tiers vérifiés", "Pihak ketiga yang disemak"),
        option(
          "gift-register-reviews",
          "Gift-register reviews",
          "Revues du registre des cadeaux",
          "Semakan daftar hadiah",
        ),
        option("audit", "Internal or external audit", "Audit interne ou externe", "Audit dalaman atau luaran"),
        option("convictions-fines", "Convictions and fines", "Condamnations et amendes", "Sabitan dan denda"),
        option(
          "suppliers-paid-on-time",
          "Suppliers paid on time (%)",
          "Fournisseurs payés à temps (%)",
          "Pembekal dibayar tepat pada masanya (%)",
        ),
        option("data-incidents", "Data incidents", "Incidents liés aux données", "Insiden data"),
        option(
          "customer-complaints",
          "Customers’ complaints and product-safety cases",
          "Réclamations de clients et incidents liés à la sécurité des produits",
          "Aduan pelanggan dan kes keselamatan produk",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          takes: "hour",
          title: say(
            "Show management your integrity results once a year",
            "Présentez un bilan anticorruption à la direction chaque année",
            "Bentangkan ringkasan integriti kepada pengurusan setiap tahun",
          ),
          text: say(
            "In the last 12 months, was management or the board shown results on integrity?",
            "Au cours des 12 derniers mois, des résultats en matière d’intégrité ont-ils été présentés à la direction ou au conseil d’administration ?",
            "Dalam tempoh 12 bulan yang lalu, adakah keputusan tentang integriti telah dibentangkan kepada pengurusan atau lembaga pengarah?",
          ),
          why: say(
            "Leaders can only act on what they see.",
            "Les dirigeants ne peuvent agir que sur ce qu’ils voient.",
            "Pemimpin hanya dapat bertindak terhadap perkara yang mereka ketahui.",
          ),
          counts: say(
            "Yes if those who decide in your company received a summary of training, checks or concerns at least once, even a short one; “no concerns” is a result too.",
            "Oui si ceux qui décident dans votre entreprise ont reçu au moins une fois un résumé des formations, des contrôles ou des signalements, même bref ; « aucun signalement » est aussi un résultat.",
            "Ya jika pembuat keputusan di syarikat anda telah menerima ringkasan latihan, semakan atau aduan sekurang-kurangnya sekali, walaupun pendek; “tiada aduan” juga dikira sebagai keputusan.",
          ),
          evidence: say(
            "meeting minutes or a one-page yearly summary",
            "un procès-verbal de réunion ou un résumé annuel d’une page",
            "minit mesyuarat atau ringkasan tahunan satu halaman",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Share your anti-corruption policy with one customer or lender",
            "Envoyez vos règles anticorruption à un client ou une banque",
            "Kongsikan dasar antirasuah anda dengan pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared its policy against bribery, or results, with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué sa politique anticorruption ou ses résultats à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi dasar antirasuah atau keputusannya dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "A clear public position reassures customers and discourages requests for bribes.",
            "Une position claire et connue rassure les clients et décourage les demandes de pots-de-vin.",
            "Pendirian yang jelas dan terbuka meyakinkan pelanggan serta mencegah permintaan rasuah.",
          ),
          counts: say(
            "Yes if your company gave its policy or its results to at least one outside party, or keeps them public and up to date.",
            "Oui si votre entreprise a transmis sa politique ou ses résultats à au moins un tiers, ou les publie et les tient à jour.",
            "Ya jika syarikat anda telah memberikan dasar atau keputusannya kepada sekurang-kurangnya satu pihak luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini.",
          ),
          evidence: say(
            "a dated web page, or a tender file containing the policy",
            "une page web datée, ou un dossier d’appel d’offres contenant la politique",
            "halaman web bertarikh, atau fail tender yang mengandungi dasar itu",
          ),
        },
      ],
      options: [
        option(
          "authority-or-tender-disclosure",
          "Disclosure to an authority or tender body",
          "Déclaration à une autorité ou à un organisme d’appel d’offres",
          "Pendedahan kepada pihak berkuasa atau badan tender",
        ),
        option(
          "tax-ownership-filing",
          "Tax return and register of beneficial owners filed",
          "Dépôt de la déclaration fiscale et du registre des bénéficiaires effectifs",
          "Penyata cukai dan daftar pemilik benefisial dikemukakan",
        ),
      ],
    },
  },
};
