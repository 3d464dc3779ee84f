import type { TopicContent } from "../authoring";

export const antiCorruption: TopicContent = {
  id: "anti-corruption",
  dimension: "governance",
  name: { en: "Anti-Corruption", fr: "Lutte contre la corruption", ms: "Antirasuah" },
  description: {
    en: "This topic covers how the company prevents bribes, improper gifts and conflicts of interest. It also covers checking those who act for the company and dealing with the concerns people raise.",
    fr: "Ce thème porte sur la prévention des pots-de-vin, des cadeaux déplacés et des conflits d’intérêts. Il porte aussi sur la vérification de ceux qui agissent pour l’entreprise et sur le traitement des signalements.",
    ms: "Topik ini merangkumi cara syarikat mencegah rasuah, hadiah yang tidak wajar dan percanggahan kepentingan. Topik ini turut merangkumi semakan terhadap pihak yang bertindak bagi pihak syarikat dan tindakan terhadap aduan yang diterima.",
  },
  requiredText: {
    en: "A single bribe, even one paid by an agent, can cost a small company fines and contracts, and simple rules that are really followed help to protect it. Answer Yes only if you could show evidence.",
    fr: "Un seul pot-de-vin, même versé par un agent, peut coûter à une petite entreprise des amendes et des contrats, et des règles simples, réellement appliquées, aident à la protéger. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Satu kes rasuah sahaja, walaupun dilakukan oleh ejen, boleh menyebabkan syarikat kecil didenda dan kehilangan kontrak, dan peraturan mudah yang benar-benar dipatuhi dapat membantu melindunginya. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: [
    "UN Global Compact Principle 10",
    "GRI 205-1",
    "GRI 205-2",
    "GRI 205-3",
    "VSME B11",
    "ISO 37001",
    "PRECCA s.34A (South Africa)",
    "MACC Act s.17A (Malaysia)",
  ],
  sdg: 16,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company assessed its corruption risks in the last 24 months?",
            fr: "L’entreprise a-t-elle évalué ses risques de corruption au cours des 24 derniers mois ?",
            ms: "Sudahkah syarikat menilai risiko rasuahnya dalam tempoh 24 bulan yang lalu?",
          },
          help: {
            why: {
              en: "A company that knows where a bribe could be asked for or offered can prepare.",
              fr: "Une entreprise qui sait où un pot-de-vin pourrait être demandé ou proposé peut s’y préparer.",
              ms: "Syarikat yang tahu di mana rasuah mungkin diminta atau ditawarkan dapat membuat persediaan.",
            },
            counts: {
              en: "Yes if management has listed risky situations, such as permits, tenders or purchases, and decided how to handle the main ones.",
              fr: "Oui si la direction a listé les situations à risque, comme les permis, les appels d’offres ou les achats, et décidé comment traiter les principales.",
              ms: "Ya jika pengurusan telah menyenaraikan situasi berisiko, seperti permit, tender atau pembelian, dan memutuskan cara menangani risiko utama.",
            },
            evidence: {
              en: "a dated one-page list of risks and actions",
              fr: "une liste datée des risques et des actions, d’une page",
              ms: "senarai risiko dan tindakan yang bertarikh, sepanjang satu halaman",
            },
          },
        },
        {
          text: {
            en: "Does the company check agents, intermediaries and higher-risk suppliers before working with them?",
            fr: "L’entreprise vérifie-t-elle les agents, les intermédiaires et les fournisseurs à risque avant de travailler avec eux ?",
            ms: "Adakah syarikat menyemak latar belakang ejen, orang tengah dan pembekal berisiko tinggi sebelum bekerjasama dengan mereka?",
          },
          help: {
            why: {
              en: "A company may have to answer for a bribe paid on its behalf.",
              fr: "Une entreprise peut avoir à répondre d’un pot-de-vin versé en son nom.",
              ms: "Syarikat mungkin perlu bertanggungjawab atas rasuah yang diberikan bagi pihaknya.",
            },
            counts: {
              en: "Yes if identity, owners and reputation are checked before any agreement; where no such partners are used, a written rule to check first counts.",
              fr: "Oui si l’identité, les propriétaires et la réputation sont vérifiés avant tout accord ; sans partenaire de ce type, une règle écrite prévoyant cette vérification suffit.",
              ms: "Ya jika identiti, pemilik dan reputasi mereka disemak sebelum sebarang perjanjian; jika tiada rakan niaga sedemikian, peraturan bertulis yang mewajibkan semakan sudah memadai.",
            },
            evidence: {
              en: "a completed checklist for a new agent",
              fr: "une fiche de vérification remplie pour un nouvel agent",
              ms: "senarai semak yang telah diisi bagi ejen baharu",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "corruption-risk-assessment",
          label: {
            en: "Corruption risk assessment",
            fr: "Évaluation des risques de corruption",
            ms: "Penilaian risiko rasuah",
          },
        },
        {
          id: "third-party-due-diligence",
          label: {
            en: "Third-party due diligence (checks on partners)",
            fr: "Diligence raisonnable sur les tiers (vérification des partenaires)",
            ms: "Usaha wajar pihak ketiga (semakan rakan niaga)",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Have the owners and managers completed anti-corruption training in the last 12 months?",
            fr: "Les propriétaires et les responsables ont-ils suivi une formation contre la corruption au cours des 12 derniers mois ?",
            ms: "Sudahkah pemilik dan pengurus menjalani latihan antirasuah dalam tempoh 12 bulan yang lalu?",
          },
          help: {
            why: {
              en: "Those who sign contracts and approve payments face the most pressure.",
              fr: "Ceux qui signent les contrats et approuvent les paiements subissent le plus de pression.",
              ms: "Mereka yang menandatangani kontrak dan meluluskan bayaran paling terdedah kepada tekanan.",
            },
            counts: {
              en: "Yes if every owner and manager active in the business has followed a course, workshop or talk, even a short or free one.",
              fr: "Oui si chaque propriétaire et responsable actif dans l’entreprise a suivi un cours, un atelier ou un exposé, même court ou gratuit.",
              ms: "Ya jika setiap pemilik dan pengurus yang aktif dalam perniagaan telah mengikuti kursus, bengkel atau taklimat, walaupun singkat atau percuma.",
            },
            evidence: {
              en: "a course certificate or an attendance list",
              fr: "une attestation de formation ou une liste de présence",
              ms: "sijil kursus atau senarai kehadiran",
            },
          },
        },
        {
          text: {
            en: "Have staff and key partners been told the company’s rules on bribes, gifts, facilitation payments and conflicts of interest?",
            fr: "Le personnel et les principaux partenaires ont-ils été informés des règles de l’entreprise sur les pots-de-vin, les cadeaux, les paiements de facilitation et les conflits d’intérêts ?",
            ms: "Sudahkah kakitangan dan rakan niaga utama dimaklumkan tentang peraturan syarikat mengenai rasuah, hadiah, wang pelincir dan percanggahan kepentingan?",
          },
          help: {
            why: {
              en: "People can only refuse what they know is forbidden.",
              fr: "On ne peut refuser que ce que l’on sait interdit.",
              ms: "Orang hanya dapat menolak perkara yang mereka tahu dilarang.",
            },
            counts: {
              en: "Yes if they received all four rules, including on facilitation payments (small sums to speed up a service) and conflicts of interest (private interests affecting work decisions).",
              fr: "Oui si les quatre règles leur ont été transmises, y compris sur les paiements de facilitation (petites sommes pour accélérer un service) et les conflits d’intérêts (intérêts privés influençant une décision).",
              ms: "Ya jika mereka menerima keempat-empat peraturan, termasuk tentang wang pelincir (bayaran kecil untuk mempercepat urusan) dan percanggahan kepentingan (kepentingan peribadi yang mempengaruhi keputusan kerja).",
            },
            evidence: {
              en: "a message sent to staff and partners",
              fr: "un message envoyé au personnel et aux partenaires",
              ms: "makluman yang dihantar kepada kakitangan dan rakan niaga",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "integrity-induction",
          label: {
            en: "Ethics or integrity induction",
            fr: "Session d’accueil sur l’éthique ou l’intégrité",
            ms: "Taklimat etika atau integriti untuk pekerja baharu",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written zero-tolerance policy on corruption, signed by top management?",
            fr: "L’entreprise a-t-elle une politique écrite de tolérance zéro envers la corruption, signée par la direction ?",
            ms: "Adakah syarikat mempunyai dasar bertulis toleransi sifar terhadap rasuah yang ditandatangani oleh pengurusan tertinggi?",
          },
          help: {
            why: {
              en: "A signed rule makes it easier for everyone to say no.",
              fr: "Une règle signée permet à chacun de refuser plus facilement.",
              ms: "Peraturan yang ditandatangani memudahkan semua orang untuk menolak.",
            },
            counts: {
              en: "Yes if a signed text forbids bribes and sets rules for gifts and conflicts of interest; one page is enough.",
              fr: "Oui si un texte signé interdit les pots-de-vin et fixe des règles sur les cadeaux et les conflits d’intérêts ; une page suffit.",
              ms: "Ya jika dokumen yang ditandatangani melarang rasuah serta menetapkan peraturan tentang hadiah dan percanggahan kepentingan; satu halaman sudah memadai.",
            },
            evidence: {
              en: "a policy with the owner’s signature and the date",
              fr: "une politique datée et signée par le propriétaire",
              ms: "dasar yang bertarikh dan ditandatangani oleh pemilik",
            },
          },
        },
        {
          text: {
            en: "Is there a confidential channel for reporting concerns about corruption?",
            fr: "Existe-t-il un moyen confidentiel de signaler un soupçon de corruption ?",
            ms: "Adakah terdapat saluran sulit untuk melaporkan kebimbangan tentang rasuah?",
          },
          help: {
            why: {
              en: "People report problems early when they feel safe.",
              fr: "On signale un problème plus tôt quand on se sent en sécurité.",
              ms: "Orang lebih cepat melaporkan masalah apabila mereka berasa selamat.",
            },
            counts: {
              en: "Yes if staff know whom they can contact and that names are kept private; a trusted person inside or outside the company is enough.",
              fr: "Oui si le personnel sait à qui s’adresser et que les noms restent confidentiels ; une personne de confiance, dans l’entreprise ou en dehors, suffit.",
              ms: "Ya jika kakitangan tahu siapa yang boleh dihubungi dan bahawa nama mereka dirahsiakan; seorang yang dipercayai, dari dalam atau luar syarikat, sudah memadai.",
            },
            evidence: {
              en: "a notice giving the contact and promising confidentiality",
              fr: "un avis indiquant le contact et garantissant la confidentialité",
              ms: "notis yang menyatakan orang untuk dihubungi dan jaminan kerahsiaan",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "iso-37001-programme",
          label: {
            en: "ISO 37001 programme (anti-bribery system)",
            fr: "Programme ISO 37001 (système anticorruption)",
            ms: "Program ISO 37001 (sistem antirasuah)",
          },
        },
        {
          id: "integrity-pact",
          label: {
            en: "Collective-action or integrity pact",
            fr: "Action collective ou pacte d’intégrité",
            ms: "Tindakan kolektif atau pakta integriti",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Is there a record of gifts, donations, commissions and payments that management reviews?",
            fr: "Existe-t-il un registre des cadeaux, dons, commissions et paiements que la direction contrôle ?",
            ms: "Adakah terdapat rekod hadiah, derma, komisen dan bayaran yang disemak oleh pengurusan?",
          },
          help: {
            why: {
              en: "Bribes are often hidden in these entries, and a second look discourages them.",
              fr: "Les pots-de-vin se cachent souvent dans ces écritures, et un second regard les décourage.",
              ms: "Rasuah sering disembunyikan dalam urusan sebegini, dan semakan kedua dapat mencegahnya.",
            },
            counts: {
              en: "Yes if all four are written down with who, how much and why, and checked by the owner, a manager or accountant.",
              fr: "Oui si les quatre sont notés avec le nom, le montant et le motif, puis vérifiés par le propriétaire, un responsable ou le comptable.",
              ms: "Ya jika keempat-empatnya dicatat dengan nama, jumlah dan sebab, lalu disemak oleh pemilik, pengurus atau akauntan.",
            },
            evidence: {
              en: "a gift register and cash book signed by the reviewer",
              fr: "un registre des cadeaux et un livre de caisse visés par le vérificateur",
              ms: "daftar hadiah dan buku tunai yang ditandatangani oleh penyemak",
            },
          },
        },
        {
          text: {
            en: "Does the company review reported concerns and its anti-corruption controls at least once a year?",
            fr: "L’entreprise passe-t-elle en revue, au moins une fois par an, les signalements reçus et ses contrôles contre la corruption ?",
            ms: "Adakah syarikat menyemak aduan yang diterima dan kawalan antirasuahnya sekurang-kurangnya setahun sekali?",
          },
          help: {
            why: {
              en: "Controls (such as double signatures) weaken when nobody tests them.",
              fr: "Les contrôles (comme la double signature) s’affaiblissent quand personne ne les teste.",
              ms: "Kawalan (seperti dua tandatangan) menjadi longgar apabila tidak diuji.",
            },
            counts: {
              en: "Yes if management goes through both every year, even when nothing was reported, and notes what to improve.",
              fr: "Oui si la direction examine les deux chaque année, même sans aucun signalement, et note ce qu’il faut améliorer.",
              ms: "Ya jika pengurusan meneliti kedua-duanya setiap tahun, walaupun tiada aduan diterima, dan mencatat perkara yang perlu diperbaiki.",
            },
            evidence: {
              en: "a dated review note with actions",
              fr: "une note de revue datée, avec les actions prévues",
              ms: "catatan semakan bertarikh dengan tindakan susulan",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "employees-trained",
          label: {
            en: "Employees trained (%)",
            fr: "Employés formés (%)",
            ms: "Pekerja yang dilatih (%)",
          },
        },
        {
          id: "reports-received-closed",
          label: {
            en: "Reports received and closed",
            fr: "Signalements reçus et clos",
            ms: "Aduan diterima dan diselesaikan",
          },
        },
        {
          id: "third-parties-checked",
          label: {
            en: "Third parties checked",
            fr: "Tiers vérifiés",
            ms: "Pihak ketiga yang disemak",
          },
        },
        {
          id: "gift-register-reviews",
          label: {
            en: "Gift-register reviews",
            fr: "Revues du registre des cadeaux",
            ms: "Semakan daftar hadiah",
          },
        },
        {
          id: "audit",
          label: {
            en: "Internal or external audit",
            fr: "Audit interne ou externe",
            ms: "Audit dalaman atau luaran",
          },
        },
        {
          id: "convictions-fines",
          label: {
            en: "Convictions and fines",
            fr: "Condamnations et amendes",
            ms: "Sabitan dan denda",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Are anti-corruption results reported to management or the board every year?",
            fr: "Les résultats de la lutte contre la corruption sont-ils présentés chaque année à la direction ou au conseil ?",
            ms: "Adakah hasil usaha antirasuah dilaporkan kepada pengurusan atau lembaga setiap tahun?",
          },
          help: {
            why: {
              en: "Leaders can only act on what they see.",
              fr: "Les dirigeants ne peuvent agir que sur ce qu’ils voient.",
              ms: "Pemimpin hanya dapat bertindak terhadap perkara yang mereka ketahui.",
            },
            counts: {
              en: "Yes if the owner, management or board receives a summary of training, checks and concerns at least once a year, even a short one.",
              fr: "Oui si le propriétaire, la direction ou le conseil reçoit au moins une fois par an un résumé, même court, des formations, des vérifications et des signalements.",
              ms: "Ya jika pemilik, pengurusan atau lembaga menerima ringkasan latihan, semakan dan aduan sekurang-kurangnya setahun sekali, walaupun pendek.",
            },
            evidence: {
              en: "meeting minutes or a one-page yearly summary",
              fr: "un procès-verbal de réunion ou un résumé annuel d’une page",
              ms: "minit mesyuarat atau ringkasan tahunan satu halaman",
            },
          },
        },
        {
          text: {
            en: "Does the company share its anti-corruption policy or results outside the company?",
            fr: "L’entreprise communique-t-elle à l’extérieur sa politique ou ses résultats en matière de lutte contre la corruption ?",
            ms: "Adakah syarikat berkongsi dasar atau hasil usaha antirasuahnya dengan pihak luar?",
          },
          help: {
            why: {
              en: "A clear public position reassures customers and discourages requests for bribes.",
              fr: "Une position claire et connue rassure les clients et décourage les demandes de pots-de-vin.",
              ms: "Pendirian yang jelas dan terbuka meyakinkan pelanggan serta mencegah permintaan rasuah.",
            },
            counts: {
              en: "Yes if the policy, or results including any fines, has been given to customers, lenders or authorities, or made public.",
              fr: "Oui si la politique, ou les résultats avec les éventuelles amendes, ont été transmis à des clients, des prêteurs ou des autorités, ou rendus publics.",
              ms: "Ya jika dasar, atau hasil termasuk sebarang denda, telah diberikan kepada pelanggan, pemberi pinjaman atau pihak berkuasa, atau diumumkan.",
            },
            evidence: {
              en: "a web page, or a tender file containing the policy",
              fr: "une page web, ou un dossier d’appel d’offres contenant la politique",
              ms: "halaman web, atau dokumen tender yang memuatkan dasar tersebut",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "authority-or-tender-disclosure",
          label: {
            en: "Disclosure to an authority or tender body",
            fr: "Déclaration à une autorité ou à un organisme d’appel d’offres",
            ms: "Pendedahan kepada pihak berkuasa atau badan tender",
          },
        },
      ],
    },
  },
};
