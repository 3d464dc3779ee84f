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
    "Un seul pot-de-vin, même versé par un agent, peut coûter à une petite entreprise des amendes et des contrats, et des règles simples, réellement appliquées, aident à la protéger. Répondez Oui seulement si vous pourriez en montrer la preuve.",
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
            "Yes if your company listed its risky situations, such as permits, tenders or purchases, and decided how to handle the main ones.",
            "Oui si votre entreprise a dressé la liste de ses situations à risque, comme les permis, les appels d’offres ou les achats, et décidé comment gérer les principales.",
            "Ya jika syarikat anda telah menyenaraikan situasi berisiko, seperti permit, tender atau pembelian, dan menentukan cara menangani yang utama.",
          ),
          evidence: say(
            "a dated one-page list of risks and actions",
            "une liste datée des risques et des actions, d’une page",
            "senarai risiko dan tindakan yang bertarikh, sepanjang satu halaman",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has the company checked its agents, intermediaries and higher-risk suppliers before it worked with them?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle contrôlé ses agents, intermédiaires et fournisseurs à risque avant de travailler avec eux ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak ejen, orang tengah dan pembekal berisiko tinggi sebelum bekerja dengan mereka?",
          ),
          why: say(
            "A company may have to answer for a bribe paid on its behalf.",
            "Une entreprise peut avoir à répondre d’un pot-de-vin versé en son nom.",
            "Syarikat mungkin perlu bertanggungjawab atas rasuah yang diberikan bagi pihaknya.",
          ),
          counts: say(
            "Yes if your company looked at identity, owners and reputation before any agreement; where no such partner was taken on, a written rule to check first counts.",
            "Oui si votre entreprise a examiné l’identité, les propriétaires et la réputation avant tout accord ; si aucun partenaire de ce type n’a été engagé, une règle écrite de contrôle préalable compte.",
            "Ya jika syarikat anda telah menyemak identiti, pemilik dan reputasi sebelum sebarang perjanjian; jika tiada rakan niaga sedemikian diambil, peraturan bertulis untuk menyemak dahulu juga dikira.",
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
          "Diligence raisonnable sur les tiers (vérification des partenaires)",
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
          text: say(
            "Have the owners and managers completed anti-corruption training in the last 12 months?",
            "Les propriétaires et les responsables ont-ils suivi une formation contre la corruption au cours des 12 derniers mois ?",
            "Sudahkah pemilik dan pengurus menjalani latihan antirasuah dalam tempoh 12 bulan yang lalu?",
          ),
          why: say(
            "Those who sign contracts and approve payments face the most pressure.",
            "Ceux qui signent les contrats et approuvent les paiements subissent le plus de pression.",
            "Mereka yang menandatangani kontrak dan meluluskan bayaran paling terdedah kepada tekanan.",
          ),
          counts: say(
            "Yes if every owner and manager active in your company followed a course, workshop or talk, even a short or free one.",
            "Oui si chaque propriétaire et responsable actif dans votre entreprise a suivi un cours, un atelier ou une causerie, même bref ou gratuit.",
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
          text: say(
            "In the last 12 months, have staff and key partners been told the company’s rules on bribes, gifts, facilitation payments and conflicts of interest?",
            "Au cours des 12 derniers mois, le personnel et les partenaires clés ont-ils été informés des règles de l’entreprise sur les pots-de-vin, les cadeaux, les paiements de facilitation et les conflits d’intérêts ?",
            "Dalam tempoh 12 bulan yang lalu, adakah kakitangan dan rakan niaga utama telah dimaklumkan tentang peraturan syarikat mengenai rasuah, hadiah, bayaran kemudahan dan percanggahan kepentingan?",
          ),
          why: say(
            "People can only refuse what they know is forbidden.",
            "On ne peut refuser que ce que l’on sait interdit.",
            "Orang hanya dapat menolak perkara yang mereka tahu dilarang.",
          ),
          counts: say(
            "Yes if your company told them all four rules, including on facilitation payments (small sums to speed up a service) and conflicts of interest (private interests affecting work decisions).",
            "Oui si votre entreprise leur a transmis les quatre règles, y compris sur les paiements de facilitation (petites sommes pour accélérer un service) et les conflits d’intérêts (intérêts privés influant sur les décisions).",
            "Ya jika syarikat anda telah memaklumkan keempat-empat peraturan, termasuk bayaran kemudahan (jumlah kecil untuk mempercepat perkhidmatan) dan percanggahan kepentingan (kepentingan peribadi yang mempengaruhi keputusan kerja).",
          ),
          evidence: say(
            "a dated message sent to staff and partners",
            "un message daté envoyé au personnel et aux partenaires",
            "mesej bertarikh yang dihantar kepada kakitangan dan rakan niaga",
          ),
          cases: {
            alone: say(
              "If you work alone, having told your key partners counts.",
              "Si vous travaillez sans personnel, en avoir informé vos partenaires clés compte.",
              "Jika anda bekerja seorang diri, makluman kepada rakan niaga utama anda sudah dikira.",
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
          "Formation aux données personnelles ou à la cybersécurité",
          "Latihan data peribadi atau keselamatan siber",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          text: say(
            "Is there a written zero-tolerance policy on corruption, signed by top management and approved or reviewed in the last 24 months?",
            "Existe-t-il une politique écrite de tolérance zéro envers la corruption, signée par la direction et approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar bertulis toleransi sifar terhadap rasuah, ditandatangani oleh pengurusan tertinggi dan diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A signed rule makes it easier for everyone to say no.",
            "Une règle signée permet à chacun de refuser plus facilement.",
            "Peraturan yang ditandatangani memudahkan semua orang untuk menolak.",
          ),
          counts: say(
            "Yes if your company has a signed text with a date that forbids bribes and sets rules for gifts and conflicts of interest; one page is enough.",
            "Oui si votre entreprise dispose d’un texte daté et signé qui interdit les pots-de-vin et fixe des règles pour les cadeaux et les conflits d’intérêts ; une page suffit.",
            "Ya jika syarikat anda mempunyai teks bertarikh yang ditandatangani, melarang rasuah serta menetapkan peraturan bagi hadiah dan percanggahan kepentingan; satu halaman sudah memadai.",
          ),
          evidence: say(
            "a policy with the owner’s signature and the date",
            "une politique datée et signée par le propriétaire",
            "dasar yang bertarikh dan ditandatangani oleh pemilik",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.data-protection",
          text: say(
            "Are there written rules on how the company protects personal data and its computers and phones, approved or reviewed in the last 24 months?",
            "Existe-t-il des règles écrites sur la protection des données personnelles, des ordinateurs et des téléphones de l’entreprise, approuvées ou revues au cours des 24 derniers mois ?",
            "Adakah terdapat peraturan bertulis tentang cara syarikat melindungi data peribadi serta komputer dan telefonnya, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "Every company holds data on customers or staff, and one wrong click can lose it, or the money.",
            "Toute entreprise détient des données sur ses clients ou son personnel, et un seul mauvais clic peut les faire perdre, et l’argent avec.",
            "Setiap syarikat menyimpan data pelanggan atau kakitangan, dan satu klik yang salah boleh menyebabkannya hilang, begitu juga wang.",
          ),
          counts: say(
            "Yes if your company has a page that says which personal data it keeps, for how long and who may see it. It also says how devices are locked and backed up, and what to do when data is lost.",
            "Oui si votre entreprise dispose d’une page qui dit quelles données personnelles elle garde, combien de temps et qui peut les voir. Elle dit aussi comment les appareils sont verrouillés et sauvegardés, et que faire en cas de perte.",
            "Ya jika syarikat anda mempunyai satu halaman yang menyatakan data peribadi yang disimpan, tempohnya dan siapa yang boleh melihatnya. Halaman itu juga menyatakan cara peranti dikunci dan disandarkan, serta tindakan jika data hilang.",
          ),
          evidence: say(
            "one page of rules with a date, beside the switched-on screen lock",
            "une page de règles datée, avec le verrouillage d’écran activé",
            "satu halaman peraturan bertarikh, dengan kunci skrin diaktifkan",
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
          "Promesse de payer les fournisseurs à temps",
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
          text: say(
            "In the last 12 months, has the company kept a record of gifts, donations, commissions and unusual payments, and has management reviewed it?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle tenu un registre des cadeaux, dons, commissions et paiements inhabituels, et la direction l’a-t-elle revu ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyimpan rekod hadiah, derma, komisen dan bayaran yang luar daripada kebiasaan, dan adakah pengurusan telah menyemaknya?",
          ),
          why: say(
            "Bribes are often hidden in these entries, and a second look discourages them.",
            "Les pots-de-vin se cachent souvent dans ces écritures, et un second regard les décourage.",
            "Rasuah sering disembunyikan dalam urusan sebegini, dan semakan kedua dapat mencegahnya.",
          ),
          counts: say(
            "Yes if your company writes down who, how much and why, and the owner, a manager or an accountant looked through it; “none” with a date counts.",
            "Oui si votre entreprise note qui, combien et pourquoi, et si le propriétaire, un responsable ou un comptable l’a parcouru ; « aucun », avec une date, compte.",
            "Ya jika syarikat anda mencatat siapa, berapa dan mengapa, dan pemilik, pengurus atau akauntan telah menelitinya; “tiada”, dengan tarikh, juga dikira.",
          ),
          evidence: say(
            "a gift register and cash book signed by the reviewer",
            "un registre des cadeaux et un livre de caisse visés par le vérificateur",
            "daftar hadiah dan buku tunai yang ditandatangani oleh penyemak",
          ),
          cases: {
            alone: say(
              "If you work alone, a look by your accountant, or your own at the end of the year, counts.",
              "Si vous travaillez sans personnel, le regard de votre comptable, ou le vôtre en fin d’année, compte.",
              "Jika anda bekerja seorang diri, semakan oleh akauntan anda, atau oleh anda sendiri pada akhir tahun, juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
        {
          id: "measure.test",
          text: say(
            "In the last 12 months, has the company tried out one of its controls against corruption or loss of data, and mended what did not work?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle mis à l’essai l’un de ses contrôles contre la corruption ou la perte de données, et corrigé ce qui ne marchait pas ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menguji salah satu kawalannya terhadap rasuah atau kehilangan data, dan membaiki perkara yang tidak berkesan?",
          ),
          why: say(
            "Controls, such as double signatures or a backup, weaken when nobody tests them.",
            "Les contrôles, comme la double signature ou une sauvegarde, s’affaiblissent quand personne ne les teste.",
            "Kawalan seperti dua tandatangan atau salinan sandaran menjadi lemah apabila tiada sesiapa mengujinya.",
          ),
          counts: say(
            "Yes if your company picked one and noted what was found and changed. Examples: ten payments at random, a call to a supplier whose bank details changed, a file restored from the backup.",
            "Oui si votre entreprise en a choisi un et noté ce qui a été constaté et changé. Exemples : dix paiements pris au hasard, un appel au fournisseur dont les coordonnées bancaires ont changé, un fichier restauré d’une sauvegarde.",
            "Ya jika syarikat anda telah memilih satu dan mencatat dapatan serta perubahannya. Contohnya: sepuluh bayaran secara rawak, panggilan kepada pembekal yang bertukar akaun bank, fail yang dipulihkan daripada sandaran.",
          ),
          evidence: say(
            "a dated note of the test with what was changed",
            "une note datée de l’essai avec ce qui a été changé",
            "catatan ujian yang bertarikh dengan perubahan yang dibuat",
          ),
          cases: {
            alone: say(
              "If you work alone, a test that you did yourself counts.",
              "Si vous travaillez sans personnel, un essai que vous avez fait vous-même compte.",
              "Jika anda bekerja seorang diri, ujian yang anda lakukan sendiri juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
      ],
      options: [
        option("employees-trained", "Employees trained (%)", "Employés formés (%)", "Pekerja yang dilatih (%)"),
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
        option("data-incidents", "Data incidents", "Incidents de données", "Insiden data"),
        option(
          "customer-complaints",
          "Customers’ complaints and product-safety cases",
          "Réclamations de clients et cas de sécurité des produits",
          "Aduan pelanggan dan kes keselamatan produk",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were integrity results reported to management or the board?",
            "Au cours des 12 derniers mois, des résultats en matière d’intégrité ont-ils été présentés à la direction ou au conseil ?",
            "Dalam tempoh 12 bulan yang lalu, adakah keputusan tentang integriti telah dilaporkan kepada pengurusan atau lembaga pengarah?",
          ),
          why: say(
            "Leaders can only act on what they see.",
            "Les dirigeants ne peuvent agir que sur ce qu’ils voient.",
            "Pemimpin hanya dapat bertindak terhadap perkara yang mereka ketahui.",
          ),
          counts: say(
            "Yes if those who decide in your company received a summary of training, checks and concerns at least once, even a short one.",
            "Oui si ceux qui décident dans votre entreprise ont reçu au moins une fois un résumé des formations, des contrôles et des signalements, même bref.",
            "Ya jika pembuat keputusan di syarikat anda telah menerima ringkasan latihan, semakan dan kebimbangan sekurang-kurangnya sekali, walaupun pendek.",
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
          text: say(
            "In the last 12 months, has the company shared its anti-corruption policy or results with anyone outside, such as customers, lenders or authorities?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué sa politique anticorruption ou ses résultats à l’extérieur, par exemple à des clients, des prêteurs ou des autorités ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi dasar antirasuah atau keputusannya dengan pihak luar, seperti pelanggan, pemberi pinjaman atau pihak berkuasa?",
          ),
          why: say(
            "A clear public position reassures customers and discourages requests for bribes.",
            "Une position claire et connue rassure les clients et décourage les demandes de pots-de-vin.",
            "Pendirian yang jelas dan terbuka meyakinkan pelanggan serta mencegah permintaan rasuah.",
          ),
          counts: say(
            "Yes if your company gave the policy, or results including any fines, to at least one outside party, or keeps them public and up to date.",
            "Oui si votre entreprise a transmis la politique, ou des résultats y compris d’éventuelles amendes, à au moins un tiers, ou les tient publics et à jour.",
            "Ya jika syarikat anda telah memberikan dasar, atau keputusan termasuk sebarang denda, kepada sekurang-kurangnya satu pihak luar, atau mengekalkannya secara terbuka dan terkini.",
          ),
          evidence: say(
            "a dated web page, or a tender file containing the policy",
            "une page web datée, ou un dossier d’appel d’offres contenant la politique",
            "laman web bertarikh, atau fail tender yang mengandungi dasar itu",
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
