import type { TopicContent } from "../authoring";

export const humanLabourRights: TopicContent = {
  id: "human-labour-rights",
  dimension: "social",
  name: {
    en: "Human & Labour Rights",
    fr: "Droits humains et du travail",
    ms: "Hak Asasi Manusia dan Buruh",
  },
  description: {
    en: "How the company respects the people who work for it and for its suppliers: work that is freely chosen, no child labour, equal treatment, the freedom to join a union, and a safe workplace.",
    fr: "La manière dont l’entreprise respecte les personnes qui travaillent pour elle et pour ses fournisseurs : un travail librement choisi, sans travail des enfants, l’égalité de traitement, la liberté de se syndiquer et un lieu de travail sûr.",
    ms: "Cara syarikat menghormati orang yang bekerja untuknya dan untuk pembekalnya: kerja secara sukarela, tiada buruh kanak-kanak, layanan sama rata, kebebasan menyertai kesatuan sekerja dan tempat kerja yang selamat.",
  },
  requiredText: {
    en: "Fair and safe treatment keeps good workers, prevents accidents and disputes, and is one of the first things larger customers check. Answer Yes only if you could show evidence.",
    fr: "Traiter les personnes avec équité et veiller à leur sécurité permet de garder de bons employés, évite les accidents et les conflits, et c’est l’un des premiers points que vérifient les grands clients. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Layanan yang adil dan selamat membantu syarikat mengekalkan pekerja yang baik serta mengelakkan kemalangan dan pertikaian, malah menjadi antara perkara pertama yang disemak oleh pelanggan besar. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: [
    "UN Global Compact Principles 1–6",
    "ILO fundamental principles and rights at work",
    "UN Guiding Principles on Business and Human Rights",
    "VSME B8, B9, C6, C7",
    "ISO 45001",
  ],
  sdg: 8,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company checked its own operations for forced labour, child labour, discrimination and unsafe work in the last 12 months?",
            fr: "Au cours des 12 derniers mois, l’entreprise a-t-elle vérifié que ses propres activités sont exemptes de travail forcé, de travail des enfants, de discrimination et de conditions dangereuses ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah memeriksa operasinya sendiri bagi mengesan buruh paksa, buruh kanak-kanak, diskriminasi dan kerja yang tidak selamat?",
          },
          help: {
            why: {
              en: "Problems found early are easier and cheaper to put right.",
              fr: "Un problème repéré tôt est plus facile et moins coûteux à corriger.",
              ms: "Masalah yang dikesan awal lebih mudah dan murah untuk diselesaikan.",
            },
            counts: {
              en: "Yes if someone went through all four subjects for every place where you work, even with a simple checklist.",
              fr: "Oui si quelqu’un a passé en revue ces quatre sujets pour chaque lieu de travail, même avec une simple liste de contrôle.",
              ms: "Ya jika keempat-empat perkara ini telah disemak di setiap tempat kerja, walaupun dengan senarai semak yang ringkas.",
            },
            evidence: {
              en: "a dated checklist with findings and actions",
              fr: "une liste de contrôle datée, avec les constats et les mesures prises",
              ms: "senarai semak bertarikh yang mencatat penemuan dan tindakan",
            },
          },
        },
        {
          text: {
            en: "Has the company checked how its suppliers, contractors and recruitment agents treat workers?",
            fr: "L’entreprise a-t-elle vérifié comment ses fournisseurs, ses sous-traitants et ses agences de recrutement traitent les travailleurs ?",
            ms: "Adakah syarikat telah memeriksa cara pembekal, kontraktor dan ejen pengambilan pekerjanya melayan pekerja?",
          },
          help: {
            why: {
              en: "Abuse often happens out of sight, with a contractor or agent.",
              fr: "Les abus se produisent souvent loin des regards, chez un sous-traitant ou une agence.",
              ms: "Penindasan pekerja sering berlaku di luar pandangan, iaitu di pihak kontraktor atau ejen.",
            },
            counts: {
              en: "Yes if you asked the main ones about working conditions, job fees charged to workers, and passports or papers kept from them.",
              fr: "Oui si les principaux ont été interrogés sur les conditions de travail, les frais de recrutement payés par les travailleurs et la confiscation de passeports ou de papiers d’identité.",
              ms: "Ya jika pihak utama yang digunakan telah ditanya tentang keadaan kerja, yuran pengambilan yang dikenakan kepada pekerja dan penyimpanan pasport atau dokumen pengenalan mereka.",
            },
            evidence: {
              en: "completed supplier questionnaires or notes of a visit",
              fr: "des questionnaires remplis par les fournisseurs ou des notes de visite",
              ms: "soal selidik yang telah diisi oleh pembekal atau catatan lawatan",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "safety-risk-assessment",
          label: {
            en: "Health-and-safety risk assessment",
            fr: "Évaluation des risques pour la santé et la sécurité",
            ms: "Penilaian risiko keselamatan dan kesihatan",
          },
        },
        {
          id: "social-audit",
          label: {
            en: "Social audit or supplier questionnaire",
            fr: "Audit social ou questionnaire aux fournisseurs",
            ms: "Audit sosial atau soal selidik pembekal",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Have the people who manage staff been trained on human and labour rights?",
            fr: "Les personnes qui encadrent le personnel ont-elles été formées aux droits humains et du travail ?",
            ms: "Adakah mereka yang menyelia pekerja telah dilatih tentang hak asasi manusia dan hak buruh?",
          },
          help: {
            why: {
              en: "Owners and supervisors decide every day on hiring, hours and safety.",
              fr: "La direction et l’encadrement décident chaque jour des embauches, des horaires et de la sécurité.",
              ms: "Pemilik dan penyelia membuat keputusan setiap hari tentang pengambilan pekerja, waktu kerja dan keselamatan.",
            },
            counts: {
              en: "Yes if each of them, the owner included, has completed a course, webinar or guided session; a short free one counts.",
              fr: "Oui si chacune d’elles, propriétaire compris, a suivi un cours, un webinaire ou une séance encadrée ; une formation courte et gratuite convient.",
              ms: "Ya jika setiap seorang, termasuk pemilik, telah mengikuti kursus, webinar atau sesi berpandu; latihan pendek yang percuma juga diterima.",
            },
            evidence: {
              en: "a certificate or a signed attendance list",
              fr: "une attestation ou une feuille de présence signée",
              ms: "sijil atau senarai kehadiran yang ditandatangani",
            },
          },
        },
        {
          text: {
            en: "Has every worker been told, in a language they understand, about their contract, their rights, safety and how to complain?",
            fr: "Chaque travailleur a-t-il été informé, dans une langue qu’il comprend, de son contrat, de ses droits, des règles de sécurité et de la manière de se plaindre ?",
            ms: "Adakah setiap pekerja telah diberitahu, dalam bahasa yang difahaminya, tentang kontrak, hak, keselamatan dan cara membuat aduan?",
          },
          help: {
            why: {
              en: "People can only use rights they know about.",
              fr: "On ne peut faire valoir que les droits que l’on connaît.",
              ms: "Pekerja hanya dapat menggunakan hak yang mereka ketahui.",
            },
            counts: {
              en: "Yes if all workers, including part-time, temporary and migrant workers, receive this when they start, in writing or explained face to face.",
              fr: "Oui si toutes les personnes, y compris à temps partiel, temporaires ou migrantes, reçoivent ces informations dès leur arrivée, par écrit ou de vive voix.",
              ms: "Ya jika semua pekerja, termasuk pekerja sambilan, sementara dan migran, menerima maklumat ini apabila mula bekerja, secara bertulis atau lisan.",
            },
            evidence: {
              en: "a welcome sheet signed by each worker",
              fr: "une fiche d’accueil signée par chaque travailleur",
              ms: "helaian taklimat pekerja baharu yang ditandatangani oleh setiap pekerja",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "safety-training",
          label: {
            en: "Health-and-safety training",
            fr: "Formation à la santé et à la sécurité",
            ms: "Latihan keselamatan dan kesihatan",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written policy or code of conduct on human and labour rights?",
            fr: "L’entreprise a-t-elle une politique écrite ou un code de conduite sur les droits humains et du travail ?",
            ms: "Adakah syarikat mempunyai dasar bertulis atau kod tatalaku tentang hak asasi manusia dan hak buruh?",
          },
          help: {
            why: {
              en: "A written promise gives everyone the same rules.",
              fr: "Un engagement écrit donne à tous les mêmes règles.",
              ms: "Janji bertulis memberikan peraturan yang sama kepada semua orang.",
            },
            counts: {
              en: "Yes if a text, even one page, covers workers’ rights, including freedom of association (joining a union or choosing representatives).",
              fr: "Oui si un texte, même d’une page, couvre les droits des travailleurs, y compris la liberté d’association (se syndiquer ou choisir ses représentants).",
              ms: "Ya jika dokumen bertulis, walaupun satu halaman, merangkumi hak pekerja, termasuk kebebasan berpersatuan (menyertai kesatuan sekerja atau memilih wakil sendiri).",
            },
            evidence: {
              en: "the policy, dated and signed by the owner or director",
              fr: "la politique, datée et signée par le propriétaire ou la direction",
              ms: "dasar yang bertarikh dan ditandatangani oleh pemilik atau pengarah",
            },
          },
        },
        {
          text: {
            en: "Do workers have a confidential way to complain that protects them from retaliation?",
            fr: "Les travailleurs disposent-ils d’un moyen confidentiel de se plaindre, qui les protège des représailles ?",
            ms: "Adakah pekerja mempunyai saluran aduan sulit yang melindungi mereka daripada tindakan balas dendam?",
          },
          help: {
            why: {
              en: "People speak up early when it is safe to do so.",
              fr: "On parle plus tôt d’un problème quand on peut le faire sans crainte.",
              ms: "Pekerja lebih cepat bersuara apabila mereka berasa selamat.",
            },
            counts: {
              en: "Yes if workers know whom to contact, can keep their name private, and have a written promise that nobody is punished for complaining.",
              fr: "Oui si chacun sait à qui s’adresser, peut demander que son nom reste confidentiel et a la garantie écrite que personne n’est sanctionné pour une plainte.",
              ms: "Ya jika pekerja tahu siapa yang perlu dihubungi, nama mereka boleh dirahsiakan dan ada janji bertulis bahawa pengadu tidak akan dihukum.",
            },
            evidence: {
              en: "a notice showing a phone number or letter box and the promise",
              fr: "une affiche indiquant un numéro ou une boîte aux lettres, et cette garantie",
              ms: "notis yang memaparkan nombor telefon atau peti aduan serta janji tersebut",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "employer-pays-recruitment",
          label: {
            en: "Employer-pays recruitment",
            fr: "Frais de recrutement payés par l’employeur",
            ms: "Kos pengambilan pekerja ditanggung majikan",
          },
        },
        {
          id: "collective-agreement",
          label: {
            en: "Collective agreement or worker committee",
            fr: "Convention collective ou comité de travailleurs",
            ms: "Perjanjian kolektif atau jawatankuasa pekerja",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company keep up-to-date records of workers’ contracts, ages, hours and injuries?",
            fr: "L’entreprise tient-elle à jour un registre des contrats, des âges, des heures de travail et des accidents de ses travailleurs ?",
            ms: "Adakah syarikat menyimpan rekod terkini tentang kontrak, umur, waktu kerja dan kecederaan pekerja?",
          },
          help: {
            why: {
              en: "Records show that the rules are followed, and protect you in a dispute.",
              fr: "Ces registres montrent que les règles sont suivies et protègent l’entreprise en cas de litige.",
              ms: "Rekod menunjukkan bahawa peraturan dipatuhi dan melindungi syarikat sekiranya berlaku pertikaian.",
            },
            counts: {
              en: "Yes if all four are recorded for every worker, part-time and temporary included; an injury book with no entries counts.",
              fr: "Oui si ces quatre points sont notés pour chaque travailleur, même à temps partiel ou temporaire ; un registre d’accidents sans aucun cas convient.",
              ms: "Ya jika keempat-empatnya direkodkan bagi setiap pekerja, termasuk pekerja sambilan dan sementara; daftar kecederaan tanpa sebarang kes juga diterima.",
            },
            evidence: {
              en: "personnel files, time sheets and an injury book",
              fr: "les dossiers du personnel, les relevés d’heures et le registre des accidents",
              ms: "fail pekerja, rekod waktu kerja dan daftar kecederaan",
            },
          },
        },
        {
          text: {
            en: "Does the company follow each complaint and incident until it is put right?",
            fr: "L’entreprise suit-elle chaque réclamation et chaque incident jusqu’à ce que le problème soit réparé ?",
            ms: "Adakah syarikat menyusuli setiap aduan dan insiden sehingga selesai?",
          },
          help: {
            why: {
              en: "A complaint without an answer destroys trust.",
              fr: "Une réclamation restée sans réponse détruit la confiance.",
              ms: "Aduan yang tidak dijawab akan menghilangkan kepercayaan.",
            },
            counts: {
              en: "Yes if a log shows what happened, what was done for the person affected and when it was closed; a log with no cases yet counts.",
              fr: "Oui si un registre indique les faits, ce qui a été fait pour la personne touchée et la date de clôture ; un registre ouvert mais sans cas convient.",
              ms: "Ya jika ada daftar yang mencatat kejadian, bantuan kepada orang yang terjejas dan tarikh kes ditutup; daftar yang disediakan tetapi belum ada kes juga diterima.",
            },
            evidence: {
              en: "a complaints and incidents log with dates",
              fr: "un registre daté des réclamations et des incidents",
              ms: "daftar aduan dan insiden yang bertarikh",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "injury-rate",
          label: {
            en: "Injury number and rate",
            fr: "Nombre et taux d’accidents du travail",
            ms: "Bilangan dan kadar kecederaan",
          },
        },
        {
          id: "working-hours",
          label: {
            en: "Working hours and overtime",
            fr: "Heures de travail et heures supplémentaires",
            ms: "Waktu kerja dan kerja lebih masa",
          },
        },
        {
          id: "grievances-closed",
          label: {
            en: "Grievances received and closed",
            fr: "Réclamations reçues et closes",
            ms: "Aduan diterima dan diselesaikan",
          },
        },
        {
          id: "training-hours",
          label: {
            en: "Training hours per employee",
            fr: "Heures de formation par employé",
            ms: "Jam latihan bagi setiap pekerja",
          },
        },
        {
          id: "supplier-checks",
          label: {
            en: "Supplier checks",
            fr: "Contrôles des fournisseurs",
            ms: "Semakan pembekal",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Are labour and safety results reported to management at least once a year?",
            fr: "Les résultats en matière de travail et de sécurité sont-ils présentés à la direction au moins une fois par an ?",
            ms: "Adakah prestasi dari segi hak buruh dan keselamatan dilaporkan kepada pengurusan sekurang-kurangnya sekali setahun?",
          },
          help: {
            why: {
              en: "Those who decide on money and time need to see the facts.",
              fr: "Ceux qui décident du budget et du temps ont besoin de voir les faits.",
              ms: "Pihak yang menentukan bajet dan masa perlu melihat fakta.",
            },
            counts: {
              en: "Yes if the owner or managers look at the year’s injuries, working hours and complaints together; a short meeting is enough.",
              fr: "Oui si le propriétaire ou la direction examine les accidents, les heures de travail et les réclamations de l’année ; une courte réunion suffit.",
              ms: "Ya jika pemilik atau pengurusan meneliti kecederaan, waktu kerja dan aduan sepanjang tahun; mesyuarat ringkas sudah memadai.",
            },
            evidence: {
              en: "dated meeting notes with the figures",
              fr: "un compte rendu de réunion daté, avec les chiffres",
              ms: "catatan mesyuarat bertarikh yang mengandungi angka berkenaan",
            },
          },
        },
        {
          text: {
            en: "Has the company shared information on labour rights or safety with people outside the company?",
            fr: "L’entreprise a-t-elle communiqué à l’extérieur des informations sur les droits du travail ou la sécurité ?",
            ms: "Pernahkah syarikat berkongsi maklumat tentang hak buruh atau keselamatan dengan pihak luar?",
          },
          help: {
            why: {
              en: "Customers and lenders trust what they can see.",
              fr: "Les clients et les prêteurs font confiance à ce qu’ils peuvent voir.",
              ms: "Pelanggan dan pemberi pinjaman lebih yakin terhadap perkara yang dapat mereka lihat.",
            },
            counts: {
              en: "Yes if your policy, actions or results went to a customer, lender, authority or the public; no personal details are needed.",
              fr: "Oui si la politique, les actions ou les résultats ont été transmis à un client, un prêteur, une autorité ou au public, sans données personnelles.",
              ms: "Ya jika dasar, tindakan atau hasil telah diberikan kepada pelanggan, pemberi pinjaman, pihak berkuasa atau orang awam, tanpa maklumat peribadi.",
            },
            evidence: {
              en: "a completed customer questionnaire or a web page",
              fr: "un questionnaire client rempli ou une page web",
              ms: "soal selidik pelanggan yang telah diisi atau halaman web",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "labour-authority-filing",
          label: {
            en: "Filing to a labour or safety authority",
            fr: "Déclaration à une autorité du travail ou de la sécurité",
            ms: "Pemfailan kepada pihak berkuasa buruh atau keselamatan",
          },
        },
      ],
    },
  },
};
