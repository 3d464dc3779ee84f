import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { labourLaws } from "../laws/human-labour-rights";

export const humanLabourRights: TopicContent = {
  id: "human-labour-rights",
  dimension: "social",
  name: say("Human & Labour Rights", "Droits humains et droits du travail", "Hak Asasi Manusia dan Buruh"),
  description: say(
    "How the company respects those who work for it and for its suppliers. The International Labour Organization (ILO) names five fundamental rights: no forced labour, no child labour, no discrimination, freedom of association with collective bargaining, and a safe and healthy workplace. Working hours, leave and the housing of foreign workers belong here too.",
    "Comment l’entreprise respecte ceux qui travaillent pour elle et pour ses fournisseurs. L’Organisation internationale du Travail (OIT) nomme cinq droits fondamentaux : pas de travail forcé, pas de travail des enfants, pas de discrimination, la liberté syndicale et la négociation collective, et un lieu de travail sûr et sain. Les heures de travail, les congés et le logement des travailleurs étrangers en font aussi partie.",
    "Cara syarikat menghormati mereka yang bekerja untuknya dan untuk pembekalnya. Pertubuhan Buruh Antarabangsa (ILO) menggariskan lima hak asas: tiada buruh paksa, tiada buruh kanak-kanak, tiada diskriminasi, kebebasan berpersatuan dan perundingan kolektif, serta tempat kerja yang selamat dan sihat. Waktu bekerja, cuti dan penginapan pekerja asing turut termasuk di sini.",
  ),
  requiredText: say(
    "Fair and safe treatment keeps good workers, prevents accidents and disputes, and is one of the first things larger customers check. Answer Yes only if you could show evidence.",
    "Traiter les personnes avec équité et veiller à leur sécurité permet de garder de bons salariés, évite les accidents et les conflits, et figure parmi les premiers points que vérifient les grands clients. Ne répondez Oui que si vous pouvez en apporter la preuve.",
    "Layanan yang adil dan selamat membantu syarikat mengekalkan pekerja yang baik serta mengelakkan kemalangan dan pertikaian, malah menjadi antara perkara pertama yang disemak oleh pelanggan besar. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: [
    "UN Global Compact Principles 1–6",
    "ILO fundamental principles and rights at work (2022)",
    "UN Guiding Principles on Business and Human Rights",
    "VSME B8, B9, C6, C7",
    "ISO 45001",
  ],
  sdg: 8,
  laws: labourLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.rights",
          takes: "day",
          title: say(
            "Check your workplaces against a list of workers’ rights",
            "Vérifiez, liste en main, le respect des droits au travail",
            "Semak tempat kerja anda berdasarkan senarai hak pekerja",
          ),
          text: say(
            "Has the company checked its workplaces against a list of basic workers’ rights in the last 24 months?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle contrôlé ses lieux de travail à l’aide d’une liste des droits fondamentaux des travailleurs ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak tempat kerjanya berdasarkan senarai hak asas pekerja?",
          ),
          why: say(
            "What is found early is easier to put right; safety, the fifth fundamental right at work, is asked about further down.",
            "Ce que l’on découvre tôt se corrige plus facilement ; la sécurité, cinquième droit fondamental au travail, est abordée plus loin.",
            "Masalah yang dikesan awal lebih mudah dibetulkan; keselamatan, iaitu hak asas kelima di tempat kerja, ditanya kemudian.",
          ),
          counts: say(
            "Yes if your list has at least forced labour, child labour, discrimination and the right to join a union, and you noted what you found; “nothing found” counts.",
            "Oui si votre liste comprend au moins le travail forcé, le travail des enfants, la discrimination et la liberté syndicale, et si vous avez noté vos constats ; « rien à signaler » compte aussi.",
            "Ya jika senarai anda merangkumi sekurang-kurangnya buruh paksa, buruh kanak-kanak, diskriminasi dan hak menyertai kesatuan sekerja, dan anda mencatat dapatannya; “tiada masalah” juga dikira.",
          ),
          evidence: say(
            "a dated checklist with findings and actions",
            "une liste de contrôle datée avec constats et actions",
            "senarai semak bertarikh dengan dapatan dan tindakan",
          ),
          cases: {
            alone: say(
              "If you work alone, check the list for the helpers you call on; with no helpers, a dated note that says so counts.",
              "Si vous travaillez seul, passez la liste en revue pour vos aides ; si vous n’en avez pas, une note datée qui l’indique suffit.",
              "Jika anda bekerja seorang diri, semak senarai itu bagi pembantu sambilan anda; jika tiada pembantu, catatan bertarikh yang menyatakannya juga dikira.",
            ),
          },
        },
        {
          id: "assess.2",
          takes: "week",
          title: say(
            "Ask your suppliers how they treat workers",
            "Demandez aux fournisseurs comment ils traitent leur personnel",
            "Tanya pembekal cara mereka melayan pekerja",
          ),
          text: say(
            "In the last 24 months, has the company checked how its suppliers, contractors and hiring agents treat workers?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié comment ses fournisseurs, ses prestataires et ses agences de recrutement traitent les travailleurs ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak cara pembekal, kontraktor dan ejen pengambilan pekerjanya melayan pekerja?",
          ),
          why: say(
            "Abuse often happens out of sight, with a contractor or agent.",
            "Les abus se produisent souvent loin des regards, chez un sous-traitant ou une agence.",
            "Penindasan pekerja sering berlaku di luar pandangan, iaitu di pihak kontraktor atau ejen.",
          ),
          counts: say(
            "Yes if your company asked the main ones about working conditions, such as job fees charged to workers or papers kept from them. Asking by email or reading what they publish counts.",
            "Oui si votre entreprise a interrogé les principaux sur les conditions de travail, par exemple les frais d’embauche à la charge des travailleurs ou les papiers retenus. Un e-mail, ou la lecture de ce qu’ils publient, suffit.",
            "Ya jika syarikat anda telah bertanya kepada pihak yang utama tentang keadaan kerja, misalnya yuran pengambilan yang dikenakan kepada pekerja atau dokumen yang ditahan. Bertanya melalui e-mel, atau membaca maklumat yang mereka terbitkan, juga dikira.",
          ),
          evidence: say(
            "completed supplier questionnaires or notes of a visit",
            "des questionnaires remplis par les fournisseurs ou des notes de visite",
            "soal selidik yang telah diisi oleh pembekal atau catatan lawatan",
          ),
        },
      ],
      options: [
        option(
          "safety-risk-assessment",
          "Health-and-safety risk assessment",
          "Évaluation des risques pour la santé et la sécurité",
          "Penilaian risiko keselamatan dan kesihatan",
        ),
        option(
          "social-audit",
          "Social audit or supplier questionnaire",
          "Audit social ou questionnaire aux fournisseurs",
          "Audit sosial atau soal selidik pembekal",
        ),
        option(
          "worker-housing-check",
          "Check of housing provided to workers",
          "Contrôle des logements fournis aux travailleurs",
          "Pemeriksaan penginapan yang disediakan untuk pekerja",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "day",
          title: say(
            "Train your supervisors on workers’ rights",
            "Formez les responsables aux droits des travailleurs",
            "Latih penyelia tentang hak pekerja",
          ),
          text: say(
            "In the last 12 months, have the people who manage staff been trained on human and labour rights?",
            "Au cours des 12 derniers mois, les personnes qui encadrent le personnel ont-elles été formées aux droits humains et aux droits du travail ?",
            "Dalam tempoh 12 bulan yang lalu, adakah mereka yang menyelia pekerja telah dilatih tentang hak asasi manusia dan hak pekerja?",
          ),
          why: say(
            "Owners and supervisors decide every day on hiring, hours and safety.",
            "La direction et l’encadrement décident chaque jour des embauches, des horaires et de la sécurité.",
            "Pemilik dan penyelia membuat keputusan setiap hari tentang pengambilan pekerja, waktu kerja dan keselamatan.",
          ),
          counts: say(
            "Yes if everyone who manages staff in your company, the owner included, completed a course, webinar or guided session; a short free one counts.",
            "Oui si tous ceux qui encadrent dans votre entreprise, propriétaire compris, ont suivi un cours, un webinaire ou une séance guidée ; une séance courte et gratuite suffit.",
            "Ya jika semua yang menyelia pekerja di syarikat anda, termasuk pemilik, telah menamatkan kursus, webinar atau sesi berpandu, walaupun pendek dan percuma.",
          ),
          evidence: say(
            "a certificate or a signed attendance list",
            "une attestation ou une feuille de présence signée",
            "sijil atau senarai kehadiran yang ditandatangani",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.2",
          takes: "day",
          title: say(
            "Explain rights and safety in a language each worker knows",
            "Expliquez droits et sécurité dans une langue que chacun comprend",
            "Terangkan hak dan keselamatan dalam bahasa pekerja",
          ),
          text: say(
            "In the last 12 months, has every worker been told, in a language they understand, about their contract, hours, leave, rights and safety?",
            "Au cours des 12 derniers mois, a-t-on informé chaque travailleur, dans une langue qu’il comprend, de son contrat, de ses horaires, de ses congés, de ses droits et de la sécurité ?",
            "Dalam tempoh 12 bulan yang lalu, adakah setiap pekerja telah dimaklumkan, dalam bahasa yang difahaminya, tentang kontrak, waktu bekerja, cuti, hak dan keselamatannya?",
          ),
          why: say(
            "People can only use rights they know about.",
            "On ne peut faire valoir que les droits que l’on connaît.",
            "Pekerja hanya dapat menggunakan hak yang mereka ketahui.",
          ),
          counts: say(
            "Yes if your company told or reminded all workers, new, part-time, temporary and foreign workers included, in writing or face to face.",
            "Oui si votre entreprise a donné ou rappelé ces informations à tous, par écrit ou de vive voix, y compris aux nouveaux, aux temps partiels, aux temporaires et aux travailleurs étrangers.",
            "Ya jika syarikat anda telah memaklumkan atau mengingatkan semua pekerja, termasuk pekerja baharu, sambilan, sementara dan pekerja asing, secara bertulis atau bersemuka.",
          ),
          evidence: say(
            "a welcome sheet signed by each worker",
            "une fiche d’accueil signée par chaque travailleur",
            "helaian taklimat pekerja baharu yang ditandatangani oleh setiap pekerja",
          ),
          cases: {
            alone: say(
              "If you work alone, tell your helpers; with no helpers, a sheet that is ready for the first person you hire counts.",
              "Si vous travaillez seul, informez vos aides ; si vous n’en avez pas, une fiche prête pour votre première embauche suffit.",
              "Jika anda bekerja seorang diri, maklumkan kepada pembantu anda; jika tiada pembantu, helaian yang sedia untuk pekerja pertama anda juga dikira.",
            ),
          },
        },
      ],
      options: [
        option(
          "safety-training",
          "Health-and-safety training",
          "Formation à la santé et à la sécurité",
          "Latihan keselamatan dan kesihatan",
        ),
        option(
          "safety-coordinator-course",
          "Course for a safety coordinator or representative",
          "Formation d’un coordinateur ou d’un représentant à la sécurité",
          "Kursus penyelaras atau wakil keselamatan",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "day",
          title: say(
            "Write a one-page policy on rights at work",
            "Rédigez une politique d’une page sur les droits au travail",
            "Tulis dasar satu halaman tentang hak di tempat kerja",
          ),
          text: say(
            "Is there a written policy or code, no older than 24 months, that covers the five basic rights at work?",
            "Existe-t-il une politique ou un code de conduite écrit, datant de moins de 24 mois, qui couvre les cinq droits fondamentaux au travail ?",
            "Adakah terdapat dasar atau kod tatalaku bertulis yang merangkumi lima hak asas di tempat kerja, dan dibuat atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A written promise gives everyone the same rules.",
            "Un engagement écrit donne à tous les mêmes règles.",
            "Janji bertulis memberikan peraturan yang sama kepada semua orang.",
          ),
          counts: say(
            "Yes if your company has a page with a date that names forced labour, child labour, discrimination, freedom of association, and health and safety. An older policy that was reviewed in that time counts.",
            "Oui si votre entreprise dispose d’une page datée qui nomme le travail forcé, le travail des enfants, la discrimination, la liberté syndicale ainsi que la santé et la sécurité. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika syarikat anda mempunyai satu halaman bertarikh yang menyebut buruh paksa, buruh kanak-kanak, diskriminasi, kebebasan berpersatuan serta keselamatan dan kesihatan. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "the policy, dated and signed by the owner or director",
            "la politique, datée et signée par le propriétaire ou la direction",
            "dasar yang bertarikh dan ditandatangani oleh pemilik atau pengarah",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          takes: "day",
          title: say(
            "Open a safe way to raise concerns",
            "Offrez un moyen sûr et confidentiel de signaler un problème",
            "Sediakan saluran aduan yang sulit dan selamat",
          ),
          text: say(
            "Can people raise a concern about work in private, and without fear of being punished?",
            "Chacun peut-il signaler un problème lié au travail de façon confidentielle et sans crainte d’être puni ?",
            "Bolehkah pekerja membuat aduan tentang kerja secara sulit dan tanpa takut dihukum?",
          ),
          why: say(
            "People speak up early when it is safe to do so, whether about wages, harassment, danger or a bribe.",
            "On parle plus tôt quand on peut le faire sans crainte, qu’il s’agisse de salaire, de harcèlement, de danger ou de pot-de-vin.",
            "Orang akan bersuara lebih awal apabila selamat berbuat demikian, sama ada tentang gaji, gangguan, bahaya atau rasuah.",
          ),
          counts: say(
            "Yes if people know whom to contact, can keep their name private, and have a written promise that no one is punished. One channel for all subjects is enough.",
            "Oui si chacun sait qui contacter, peut garder l’anonymat et a la garantie écrite que personne ne sera puni. Un seul canal pour tous les sujets suffit.",
            "Ya jika pekerja tahu siapa yang perlu dihubungi, boleh merahsiakan nama dan mempunyai janji bertulis bahawa tiada sesiapa akan dihukum. Satu saluran bagi semua perkara sudah memadai.",
          ),
          evidence: say(
            "a notice showing a phone number or letter box and the promise",
            "une affiche indiquant un numéro de téléphone ou une boîte aux lettres, et cette garantie",
            "notis yang memaparkan nombor telefon atau peti aduan serta janji tersebut",
          ),
          cases: {
            alone: say(
              "If you work alone, an address for suppliers, helpers and neighbours with the same promise counts.",
              "Si vous travaillez seul, une adresse pour les fournisseurs, les aides et les voisins, avec la même garantie, suffit.",
              "Jika anda bekerja seorang diri, alamat untuk pembekal, pembantu dan jiran dengan janji yang sama juga dikira.",
            ),
          },
        },
      ],
      options: [
        option(
          "employer-pays-recruitment",
          "Employer-pays recruitment",
          "Frais de recrutement payés par l’employeur",
          "Kos pengambilan pekerja ditanggung majikan",
        ),
        option(
          "collective-agreement",
          "Collective agreement or worker committee",
          "Convention collective ou comité de travailleurs",
          "Perjanjian kolektif atau jawatankuasa pekerja",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.safety",
          takes: "day",
          title: say(
            "List the dangers at work and review them every year",
            "Listez les dangers au travail et revoyez-les chaque année",
            "Senaraikan bahaya di tempat kerja dan semak setiap tahun",
          ),
          text: say(
            "Is there a written list of the dangers at work, reviewed in the last 12 months?",
            "Existe-t-il une liste écrite des dangers au travail, revue au cours des 12 derniers mois ?",
            "Adakah terdapat senarai bertulis tentang bahaya di tempat kerja, yang disemak dalam tempoh 12 bulan yang lalu?",
          ),
          why: say(
            "In most countries the law asks it of every employer. The list shows where someone could be hurt before it happens.",
            "Dans la plupart des pays, la loi l’exige de tout employeur. Cette liste permet de repérer les dangers avant l’accident.",
            "Di kebanyakan negara, undang-undang mewajibkannya bagi setiap majikan. Senarai ini menunjukkan tempat yang berbahaya sebelum kemalangan berlaku.",
          ),
          counts: say(
            "Yes if it says, for each kind of work, what could hurt people or make them ill. A good list adds what you do against it. A first list made in that time counts.",
            "Oui si elle dit, pour chaque type de travail, ce qui pourrait blesser ou rendre malade. Une bonne liste ajoute ce que vous faites pour l’éviter. Une première liste, établie pendant cette période, compte aussi.",
            "Ya jika senarai itu menyatakan, bagi setiap jenis kerja, perkara yang boleh mencederakan atau menyebabkan penyakit. Senarai yang baik turut menyatakan langkah mencegahnya. Senarai pertama yang dibuat dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a dated risk sheet for each kind of work",
            "une fiche de risques datée par type de travail",
            "helaian risiko bertarikh bagi setiap jenis kerja",
          ),
          cases: {
            alone: say(
              "If you work alone, the dangers of your own work, to you and to visitors, count.",
              "Si vous travaillez seul, listez les dangers de votre propre travail, y compris pour les visiteurs.",
              "Jika anda bekerja seorang diri, bahaya kerja anda kepada diri sendiri dan pelawat juga dikira.",
            ),
            tenant: say(
              "If you rent, the landlord’s fire plan counts as a part of it.",
              "Si vous êtes locataire, le plan d’évacuation incendie du bailleur en fait partie.",
              "Jika anda menyewa, pelan kebakaran pemilik premis dikira sebagai sebahagian daripadanya.",
            ),
          },
        },
        {
          id: "measure.improvement",
          takes: "week",
          title: say(
            "Fix one problem that a worker or check found",
            "Corrigez un problème révélé par un contrôle ou une plainte",
            "Selesaikan satu masalah daripada aduan atau pemeriksaan",
          ),
          text: say(
            "In the last 12 months, has the company fixed at least one problem found through a check, an injury or a complaint?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle corrigé au moins un problème révélé par un contrôle, un accident ou une plainte ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah membetulkan sekurang-kurangnya satu masalah yang dikesan melalui pemeriksaan, kecederaan atau aduan?",
          ),
          why: say(
            "A complaint or a risk sheet that leads to nothing destroys trust.",
            "Une plainte ou une fiche de risques sans suite détruit la confiance.",
            "Aduan atau helaian risiko tanpa tindakan susulan menghakis kepercayaan.",
          ),
          counts: say(
            "Yes if your company noted what was found, what was done and when it was closed; where nothing was found, something that made the work safer or easier counts.",
            "Oui si votre entreprise a noté ce qui a été constaté, ce qui a été fait et à quelle date le problème a été réglé ; si rien n’a été constaté, une amélioration qui a rendu le travail plus sûr ou plus facile suffit.",
            "Ya jika syarikat anda telah mencatat perkara yang ditemui, tindakan yang diambil dan tarikh ia diselesaikan; jika tiada apa-apa ditemui, penambahbaikan yang menjadikan kerja lebih selamat atau lebih mudah juga dikira.",
          ),
          evidence: say(
            "a log of complaints and incidents with the date of each remedy",
            "un registre des plaintes et incidents avec la date de chaque correction",
            "log aduan dan kejadian dengan tarikh setiap penyelesaian",
          ),
          cases: {
            alone: say(
              "If you work alone, an improvement to your own workplace counts.",
              "Si vous travaillez seul, une amélioration de votre propre poste de travail suffit.",
              "Jika anda bekerja seorang diri, penambahbaikan tempat kerja anda sendiri juga dikira.",
            ),
            young: YOUNG.since,
            tenant: TENANT.own,
          },
        },
      ],
      options: [
        option(
          "injury-rate",
          "Injury number and rate",
          "Nombre et taux d’accidents du travail",
          "Bilangan dan kadar kecederaan",
        ),
        option(
          "working-hours",
          "Working hours and overtime",
          "Heures de travail et heures supplémentaires",
          "Waktu kerja dan kerja lebih masa",
        ),
        option(
          "grievances-closed",
          "Grievances received and closed",
          "Réclamations reçues et closes",
          "Aduan diterima dan diselesaikan",
        ),
        option(
          "training-hours",
          "Training hours per employee",
          "Heures de formation par salarié",
          "Jam latihan bagi setiap pekerja",
        ),
        option("supplier-checks", "Supplier checks", "Contrôles des fournisseurs", "Semakan pembekal"),
        option(
          "leave-taken",
          "Leave taken and days of sickness",
          "Congés pris et jours de maladie",
          "Cuti yang diambil dan hari cuti sakit",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          takes: "hour",
          title: say(
            "Show management your labour and safety results each year",
            "Montrez accidents et plaintes à la direction chaque année",
            "Bentangkan data keselamatan kepada pengurusan setiap tahun",
          ),
          text: say(
            "In the last 12 months, was management shown results on labour and safety?",
            "Au cours des 12 derniers mois, des résultats sur les conditions de travail et la sécurité ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah keputusan tentang hak pekerja dan keselamatan telah dibentangkan kepada pengurusan?",
          ),
          why: say(
            "Those who decide on money and time need to see the facts.",
            "Ceux qui décident du budget et du temps ont besoin de voir les faits.",
            "Pihak yang menentukan bajet dan masa perlu melihat fakta.",
          ),
          counts: say(
            "Yes if those who decide in your company looked at results such as injuries, working hours or complaints. “None” is a result too, and a short meeting is enough.",
            "Oui si ceux qui décident dans votre entreprise ont examiné des résultats comme les accidents, les heures de travail ou les plaintes. « Aucun » est aussi un résultat, et une courte réunion suffit.",
            "Ya jika pembuat keputusan di syarikat anda telah meneliti keputusan seperti kecederaan, waktu bekerja atau aduan. “Tiada” juga dikira sebagai keputusan, dan mesyuarat ringkas sudah memadai.",
          ),
          evidence: say(
            "dated meeting notes with the figures",
            "un compte rendu de réunion daté, avec les chiffres",
            "catatan mesyuarat bertarikh yang mengandungi angka berkenaan",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Share your labour results with one customer or lender",
            "Communiquez vos données sociales à un client ou une banque",
            "Kongsikan maklumat hak pekerja anda dengan pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared facts on labour rights or safety with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur les droits du travail ou la sécurité à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat tentang hak pekerja atau keselamatan dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Customers and lenders trust what they can see.",
            "Les clients et les prêteurs font confiance à ce qu’ils peuvent voir.",
            "Pelanggan dan pemberi pinjaman lebih yakin terhadap perkara yang dapat mereka lihat.",
          ),
          counts: say(
            "Yes if your company’s policy, actions or results went to at least one outside party, or are public and up to date; no personal details are needed.",
            "Oui si la politique, les actions ou les résultats de votre entreprise ont été transmis à au moins un tiers, ou sont publics et à jour ; aucun détail personnel n’est nécessaire.",
            "Ya jika dasar, tindakan atau keputusan syarikat anda telah diberikan kepada sekurang-kurangnya satu pihak luar, atau disiarkan secara terbuka dan sentiasa terkini; butiran peribadi tidak diperlukan.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated web page",
            "un questionnaire de client rempli ou une page web datée",
            "soal selidik pelanggan yang telah diisi atau halaman web bertarikh",
          ),
        },
      ],
      options: [
        option(
          "labour-authority-filing",
          "Filing to a labour or safety authority",
          "Déclaration à une autorité du travail ou de la sécurité",
          "Laporan kepada pihak berkuasa buruh atau keselamatan",
        ),
      ],
    },
  },
};
