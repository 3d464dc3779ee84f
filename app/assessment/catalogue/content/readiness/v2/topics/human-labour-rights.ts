import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { labourLaws } from "../laws/human-labour-rights";

export const humanLabourRights: TopicContent = {
  id: "human-labour-rights",
  dimension: "social",
  name: say("Human & Labour Rights", "Droits humains et droits du travail", "Hak Asasi Manusia dan Buruh"),
  description: say(
    "How the company respects those who work for it and for its suppliers. The International Labour Organization (ILO) names five fundamental rights: no forced labour, no child labour, no discrimination, freedom of association with collective bargaining, and a safe and healthy workplace. Working hours, leave and the housing of foreign workers belong here too.",
    "Comment l’entreprise respecte ceux qui travaillent pour elle et pour ses fournisseurs. L’Organisation internationale du Travail (OIT) nomme cinq droits fondamentaux : pas de travail forcé, pas de travail des enfants, pas de discrimination, la liberté syndicale avec la négociation collective, et un lieu de travail sûr et sain. Les heures de travail, les congés et le logement des travailleurs étrangers en font aussi partie.",
    "Cara syarikat menghormati mereka yang bekerja untuknya dan untuk pembekalnya. Pertubuhan Buruh Antarabangsa (ILO) menamakan lima hak asas: tiada buruh paksa, tiada buruh kanak-kanak, tiada diskriminasi, kebebasan berpersatuan dengan perundingan kolektif, serta tempat kerja yang selamat dan sihat. Waktu bekerja, cuti dan perumahan pekerja asing turut termasuk di sini.",
  ),
  requiredText: say(
    "Fair and safe treatment keeps good workers, prevents accidents and disputes, and is one of the first things larger customers check. Answer Yes only if you could show evidence.",
    "Traiter les personnes avec équité et veiller à leur sécurité permet de garder de bons employés, évite les accidents et les conflits, et c’est l’un des premiers points que vérifient les grands clients. Répondez Oui seulement si vous pourriez en montrer la preuve.",
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
          text: say(
            "In the last 24 months, has the company checked its own workplaces for forced labour, child labour, discrimination and obstacles to joining a union?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié, sur ses propres lieux de travail, l’absence de travail forcé, de travail des enfants, de discrimination et d’obstacles à la liberté syndicale ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak tempat kerjanya sendiri bagi memastikan tiada buruh paksa, buruh kanak-kanak, diskriminasi dan halangan untuk menyertai kesatuan?",
          ),
          why: say(
            "With safety, which is asked further down, these are the five fundamental rights at work, and what is found early is easier to put right.",
            "Avec la sécurité, abordée plus loin, ce sont les cinq droits fondamentaux au travail, et ce que l’on découvre tôt se corrige plus facilement.",
            "Bersama keselamatan, yang ditanya kemudian, inilah lima hak asas di tempat kerja, dan masalah yang ditemui awal lebih mudah dibetulkan.",
          ),
          counts: say(
            "Yes if your company went through the four subjects for each place where it works. That is: ages seen on papers, nobody’s passport kept, no job fees charged to workers, their housing decent, hiring by ability, and nobody hindered from joining a union.",
            "Oui si votre entreprise a passé les quatre sujets en revue pour chaque lieu de travail. C’est-à-dire : âges vérifiés sur pièces d’identité, aucun passeport retenu, aucuns frais d’embauche à la charge des travailleurs, un logement digne, une embauche selon les compétences, et aucun obstacle à l’adhésion à un syndicat.",
            "Ya jika syarikat anda telah meneliti keempat-empat perkara bagi setiap tempatnya beroperasi. Maksudnya: umur disahkan pada dokumen, tiada pasport ditahan, tiada yuran pekerjaan dikenakan kepada pekerja, perumahan mereka layak, pengambilan berdasarkan kebolehan, dan tiada sesiapa dihalang daripada menyertai kesatuan.",
          ),
          evidence: say(
            "a dated checklist with findings and actions",
            "une liste de contrôle datée avec constats et actions",
            "senarai semak bertarikh dengan dapatan dan tindakan",
          ),
          cases: {
            alone: say(
              "If you work alone, going through the list for the helpers that you call on now and then counts.",
              "Si vous travaillez sans personnel, parcourir la liste pour les aides occasionnelles auxquelles vous faites appel compte.",
              "Jika anda bekerja seorang diri, meneliti senarai itu bagi pembantu sambilan yang anda panggil juga dikira.",
            ),
          },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has the company checked how its suppliers, contractors and recruitment agents treat workers?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié comment ses fournisseurs, ses prestataires et ses agents de recrutement traitent les travailleurs ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak cara pembekal, kontraktor dan ejen pengambilan pekerjanya melayan pekerja?",
          ),
          why: say(
            "Abuse often happens out of sight, with a contractor or agent.",
            "Les abus se produisent souvent loin des regards, chez un sous-traitant ou une agence.",
            "Penindasan pekerja sering berlaku di luar pandangan, iaitu di pihak kontraktor atau ejen.",
          ),
          counts: say(
            "Yes if your company asked the main ones about working conditions, job fees charged to workers, and passports or papers kept from them; asking by email counts.",
            "Oui si votre entreprise a interrogé les principaux sur les conditions de travail, les frais d’embauche à la charge des travailleurs et les passeports ou papiers retenus ; le faire par e-mail compte.",
            "Ya jika syarikat anda telah bertanya kepada pihak utama tentang keadaan kerja, yuran pekerjaan yang dikenakan kepada pekerja, dan pasport atau dokumen yang ditahan; bertanya melalui e-mel juga dikira.",
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
          "Pemeriksaan perumahan yang disediakan untuk pekerja",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          text: say(
            "In the last 12 months, have the people who manage staff been trained on human and labour rights?",
            "Au cours des 12 derniers mois, les personnes qui encadrent le personnel ont-elles été formées aux droits humains et aux droits du travail ?",
            "Dalam tempoh 12 bulan yang lalu, adakah mereka yang mengurus kakitangan telah dilatih tentang hak asasi manusia dan hak pekerja?",
          ),
          why: say(
            "Owners and supervisors decide every day on hiring, hours and safety.",
            "La direction et l’encadrement décident chaque jour des embauches, des horaires et de la sécurité.",
            "Pemilik dan penyelia membuat keputusan setiap hari tentang pengambilan pekerja, waktu kerja dan keselamatan.",
          ),
          counts: say(
            "Yes if everyone who manages staff in your company, the owner included, completed a course, webinar or guided session; a short free one counts.",
            "Oui si tous ceux qui encadrent dans votre entreprise, propriétaire compris, ont suivi un cours, un webinaire ou une séance guidée, même court et gratuit.",
            "Ya jika semua yang mengurus kakitangan di syarikat anda, termasuk pemilik, telah menamatkan kursus, webinar atau sesi berpandu, walaupun pendek dan percuma.",
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
          text: say(
            "In the last 12 months, has every worker been told or reminded, in a language they understand, about their contract, working hours, leave, rights and safety?",
            "Au cours des 12 derniers mois, a-t-on informé chaque travailleur, ou lui a-t-on rappelé, dans une langue qu’il comprend, ce qui concerne son contrat, ses horaires, ses congés, ses droits et la sécurité ?",
            "Dalam tempoh 12 bulan yang lalu, adakah setiap pekerja telah diberitahu atau diingatkan, dalam bahasa yang difahaminya, tentang kontrak, waktu bekerja, cuti, hak dan keselamatannya?",
          ),
          why: say(
            "People can only use rights they know about.",
            "On ne peut faire valoir que les droits que l’on connaît.",
            "Pekerja hanya dapat menggunakan hak yang mereka ketahui.",
          ),
          counts: say(
            "Yes if your company told all workers, new, part-time, temporary and foreign workers included, in writing or face to face.",
            "Oui si votre entreprise a informé tous les travailleurs, y compris nouveaux, à temps partiel, temporaires et étrangers, par écrit ou de vive voix.",
            "Ya jika syarikat anda telah memaklumkan semua pekerja, termasuk pekerja baharu, sambilan, sementara dan pekerja asing, secara bertulis atau bersemuka.",
          ),
          evidence: say(
            "a welcome sheet signed by each worker",
            "une fiche d’accueil signée par chaque travailleur",
            "helaian taklimat pekerja baharu yang ditandatangani oleh setiap pekerja",
          ),
          cases: {
            alone: say(
              "If you work alone, a sheet that is ready for the first person you hire counts.",
              "Si vous travaillez sans personnel, une fiche prête pour la première personne embauchée compte.",
              "Jika anda bekerja seorang diri, helaian yang sedia untuk pekerja pertama anda juga dikira.",
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
          text: say(
            "Is there a written policy or code of conduct that covers the five fundamental rights at work, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique écrite ou un code de conduite qui couvre les cinq droits fondamentaux au travail, approuvé ou revu au cours des 24 derniers mois ?",
            "Adakah terdapat dasar bertulis atau kod tatalaku yang merangkumi lima hak asas di tempat kerja, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A written promise gives everyone the same rules.",
            "Un engagement écrit donne à tous les mêmes règles.",
            "Janji bertulis memberikan peraturan yang sama kepada semua orang.",
          ),
          counts: say(
            "Yes if your company has a page with a date that names forced labour, child labour, discrimination, freedom of association, and health and safety.",
            "Oui si votre entreprise dispose d’une page datée qui nomme le travail forcé, le travail des enfants, la discrimination, la liberté syndicale ainsi que la santé et la sécurité.",
            "Ya jika syarikat anda mempunyai satu halaman bertarikh yang menyebut buruh paksa, buruh kanak-kanak, diskriminasi, kebebasan berpersatuan serta keselamatan dan kesihatan.",
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
          text: say(
            "Is there a confidential way to raise any concern about work, with protection from retaliation, that everybody was told of or reminded of in the last 24 months?",
            "Existe-t-il un moyen confidentiel de signaler tout problème lié au travail, avec une protection contre les représailles, rappelé à tous au cours des 24 derniers mois ?",
            "Adakah terdapat saluran sulit untuk menyuarakan apa-apa kebimbangan tentang kerja, dengan perlindungan daripada tindakan balas, yang dimaklumkan atau diingatkan kepada semua dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "People speak up early when it is safe to do so, whether about wages, harassment, danger or a bribe.",
            "On parle tôt quand on peut le faire sans crainte, qu’il s’agisse de paie, de harcèlement, de danger ou de pot-de-vin.",
            "Orang akan bersuara lebih awal apabila selamat berbuat demikian, sama ada tentang gaji, gangguan, bahaya atau rasuah.",
          ),
          counts: say(
            "Yes if those who work for your company know whom to contact, can keep their name private, and have a written promise that nobody is punished; one channel for all subjects is enough.",
            "Oui si ceux qui travaillent pour votre entreprise savent qui contacter, peuvent garder leur nom secret et ont la promesse écrite que personne ne sera puni ; un seul canal pour tous les sujets suffit.",
            "Ya jika mereka yang bekerja untuk syarikat anda tahu siapa yang perlu dihubungi, boleh merahsiakan nama dan mempunyai janji bertulis bahawa tiada sesiapa akan dihukum; satu saluran bagi semua perkara sudah memadai.",
          ),
          evidence: say(
            "a notice showing a phone number or letter box and the promise",
            "une affiche indiquant un numéro ou une boîte aux lettres, et cette garantie",
            "notis yang memaparkan nombor telefon atau peti aduan serta janji tersebut",
          ),
          cases: {
            alone: say(
              "If you work alone, an address for suppliers, helpers and neighbours with the same promise counts.",
              "Si vous travaillez sans personnel, une adresse pour les fournisseurs, les aides et les voisins, avec la même promesse, compte.",
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
          text: say(
            "Is there a written assessment of the dangers at work that was reviewed in the last 12 months, with every injury recorded?",
            "Existe-t-il une évaluation écrite des dangers au travail, revue au cours des 12 derniers mois, avec chaque blessure consignée ?",
            "Adakah terdapat penilaian bertulis tentang bahaya di tempat kerja yang disemak dalam tempoh 12 bulan yang lalu, dengan setiap kecederaan direkodkan?",
          ),
          why: say(
            "In most countries the law asks it of every employer, and it shows where somebody could be hurt before it happens.",
            "Dans la plupart des pays, la loi la demande à tout employeur, et elle montre où quelqu’un pourrait se blesser avant que cela n’arrive.",
            "Di kebanyakan negara, undang-undang mewajibkannya bagi setiap majikan, dan ia menunjukkan di mana seseorang boleh tercedera sebelum perkara itu berlaku.",
          ),
          counts: say(
            "Yes if your company wrote down, for each kind of work, what could hurt or make ill and what is done against it; an injury book with no entries counts.",
            "Oui si votre entreprise a écrit, pour chaque type de travail, ce qui pourrait blesser ou rendre malade et ce qu’elle fait pour l’éviter ; un registre des blessures sans inscription compte.",
            "Ya jika syarikat anda telah menulis, bagi setiap jenis kerja, perkara yang boleh mencederakan atau menyebabkan penyakit serta langkah mencegahnya; buku kecederaan tanpa catatan juga dikira.",
          ),
          evidence: say(
            "a dated risk sheet for each kind of work, with the injury book",
            "une fiche de risques datée par type de travail, avec le registre des blessures",
            "helaian risiko bertarikh bagi setiap jenis kerja, bersama buku kecederaan",
          ),
          cases: {
            alone: say(
              "If you work alone, the dangers of your own work and to visitors count.",
              "Si vous travaillez sans personnel, les dangers de votre propre travail, y compris pour les visiteurs, comptent.",
              "Jika anda bekerja seorang diri, bahaya kerja anda sendiri dan bahaya kepada pelawat juga dikira.",
            ),
            tenant: say(
              "If you rent, the landlord’s fire plan counts as a part of it.",
              "Si vous êtes locataire, le plan d’incendie du bailleur compte comme une partie de l’évaluation.",
              "Jika anda menyewa, pelan kebakaran pemilik premis dikira sebagai sebahagian daripadanya.",
            ),
          },
        },
        {
          id: "measure.improvement",
          text: say(
            "In the last 12 months, has the company put right at least one thing that a check, an injury or a worker’s word had shown?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle corrigé au moins un point révélé par un contrôle, une blessure ou le signalement d’un travailleur ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah membetulkan sekurang-kurangnya satu perkara yang ditunjukkan oleh pemeriksaan, kecederaan atau aduan pekerja?",
          ),
          why: say(
            "A complaint or a risk sheet without a consequence destroys trust.",
            "Une plainte ou une fiche de risques sans suite détruit la confiance.",
            "Aduan atau helaian risiko tanpa tindakan susulan menghakis kepercayaan.",
          ),
          counts: say(
            "Yes if your company noted what was found, what was done and when it was closed; where nothing was found, something that made the work safer or easier counts.",
            "Oui si votre entreprise a noté ce qui a été constaté, ce qui a été fait et quand cela a été clos ; si rien n’a été constaté, une amélioration qui a rendu le travail plus sûr ou plus facile compte.",
            "Ya jika syarikat anda telah mencatat perkara yang ditemui, tindakan yang diambil dan bila ia diselesaikan; jika tiada apa-apa ditemui, penambahbaikan yang menjadikan kerja lebih selamat atau lebih mudah juga dikira.",
          ),
          evidence: say(
            "a log of complaints and incidents with the date of each remedy",
            "un registre des plaintes et incidents avec la date de chaque correction",
            "log aduan dan kejadian dengan tarikh setiap penyelesaian",
          ),
          cases: {
            alone: say(
              "If you work alone, an improvement to your own workplace counts.",
              "Si vous travaillez sans personnel, une amélioration de votre propre poste de travail compte.",
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
          "Heures de formation par employé",
          "Jam latihan bagi setiap pekerja",
        ),
        option("supplier-checks", "Supplier checks", "Contrôles des fournisseurs", "Semakan pembekal"),
        option(
          "leave-taken",
          "Leave taken and days of sickness",
          "Congés pris et jours de maladie",
          "Cuti yang diambil dan hari sakit",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were labour and safety results reported to management?",
            "Au cours des 12 derniers mois, des résultats sur le travail et la sécurité ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah keputusan tentang buruh dan keselamatan telah dilaporkan kepada pengurusan?",
          ),
          why: say(
            "Those who decide on money and time need to see the facts.",
            "Ceux qui décident du budget et du temps ont besoin de voir les faits.",
            "Pihak yang menentukan bajet dan masa perlu melihat fakta.",
          ),
          counts: say(
            "Yes if those who decide in your company looked at the year’s injuries, working hours and complaints together; a short meeting is enough.",
            "Oui si ceux qui décident dans votre entreprise ont regardé ensemble les blessures, les heures de travail et les plaintes de l’année ; une courte réunion suffit.",
            "Ya jika pembuat keputusan di syarikat anda telah melihat kecederaan, waktu bekerja dan aduan bagi tahun itu bersama-sama; mesyuarat ringkas sudah memadai.",
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
          text: say(
            "In the last 12 months, has the company shared information on labour rights or safety with anyone outside, such as customers, lenders or authorities?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur les droits du travail ou la sécurité à l’extérieur, par exemple à des clients, des prêteurs ou des autorités ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat tentang hak pekerja atau keselamatan dengan pihak luar, seperti pelanggan, pemberi pinjaman atau pihak berkuasa?",
          ),
          why: say(
            "Customers and lenders trust what they can see.",
            "Les clients et les prêteurs font confiance à ce qu’ils peuvent voir.",
            "Pelanggan dan pemberi pinjaman lebih yakin terhadap perkara yang dapat mereka lihat.",
          ),
          counts: say(
            "Yes if your company’s policy, actions or results went to at least one outside party, or are public and up to date; no personal details are needed.",
            "Oui si la politique, les actions ou les résultats de votre entreprise ont été transmis à au moins un tiers, ou sont publics et à jour ; aucun détail personnel n’est nécessaire.",
            "Ya jika dasar, tindakan atau keputusan syarikat anda telah diberikan kepada sekurang-kurangnya satu pihak luar, atau terbuka dan terkini; butiran peribadi tidak diperlukan.",
          ),
          evidence: say(
            "a completed customer questionnaire or a dated web page",
            "un questionnaire de client rempli ou une page web datée",
            "soal selidik pelanggan yang telah diisi atau laman web bertarikh",
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
