import type { TopicContent } from "../authoring";

export const genderEquality: TopicContent = {
  id: "gender-equality",
  dimension: "social",
  name: { en: "Gender Equality", fr: "Égalité des genres", ms: "Kesaksamaan Gender" },
  description: {
    en: "This topic covers equal chances, equal pay and respect for women and men at work, from hiring and promotion to leadership. It also covers keeping the workplace free from harassment.",
    fr: "Ce thème porte sur l’égalité des chances, l’égalité salariale et le respect entre femmes et hommes au travail, du recrutement aux postes de direction. Il porte aussi sur la prévention du harcèlement.",
    ms: "Topik ini merangkumi peluang yang sama, gaji yang setara dan sikap saling menghormati antara wanita dan lelaki di tempat kerja, daripada pengambilan pekerja hingga kepimpinan. Topik ini turut merangkumi tempat kerja yang bebas daripada gangguan, termasuk gangguan seksual.",
  },
  requiredText: {
    en: "Treating women and men fairly helps a small company find and keep good people, and customers and lenders increasingly ask about it. Answer Yes only if you could show evidence.",
    fr: "Traiter équitablement les femmes et les hommes aide une petite entreprise à recruter et à garder de bons collaborateurs, et les clients comme les prêteurs s’y intéressent de plus en plus. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Layanan yang adil kepada wanita dan lelaki membantu syarikat kecil menarik dan mengekalkan pekerja yang baik, dan perkara ini semakin kerap ditanya oleh pelanggan dan pemberi pinjaman. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: [
    "UN Global Compact Principle 6",
    "Women’s Empowerment Principles (WEPs)",
    "GRI 405-1",
    "GRI 405-2",
    "VSME B10",
    "VSME C5",
    "VSME C9",
    "SDG 5.5",
  ],
  sdg: 5,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company reviewed how many women and men work at each level, from staff to top management?",
            fr: "L’entreprise a-t-elle examiné la répartition des femmes et des hommes à chaque niveau, des employés à la direction ?",
            ms: "Pernahkah syarikat menyemak bilangan wanita dan lelaki di setiap peringkat, daripada kakitangan hingga pengurusan tertinggi?",
          },
          help: {
            why: {
              en: "A simple count shows where women or men are missing.",
              fr: "Un simple décompte montre où les femmes, ou les hommes, sont peu présents.",
              ms: "Kiraan ringkas menunjukkan peringkat yang kekurangan wanita atau lelaki.",
            },
            counts: {
              en: "Yes if management has looked at the numbers for each level, even if there are only two levels, and noted what stands out.",
              fr: "Oui si la direction a regardé les chiffres de chaque niveau, même s’il n’y en a que deux, et noté ce qui ressort.",
              ms: "Ya jika pengurusan telah meneliti bilangan di setiap peringkat, walaupun hanya ada dua peringkat, dan mencatat perkara yang ketara.",
            },
            evidence: {
              en: "a staff list by gender and level, with short notes",
              fr: "une liste du personnel par genre et par niveau, avec quelques notes",
              ms: "senarai kakitangan mengikut gender dan peringkat, dengan catatan ringkas",
            },
          },
        },
        {
          text: {
            en: "Has the company checked its pay, recruitment and promotion decisions for gender bias?",
            fr: "L’entreprise a-t-elle vérifié que ses décisions de rémunération, de recrutement et de promotion sont exemptes de préjugés de genre ?",
            ms: "Pernahkah syarikat menyemak sama ada keputusan gaji, pengambilan pekerja dan kenaikan pangkatnya berat sebelah dari segi gender?",
          },
          help: {
            why: {
              en: "Unfair habits are often unintended and stay hidden until someone looks.",
              fr: "Les habitudes injustes sont souvent involontaires et restent invisibles tant que personne ne les cherche.",
              ms: "Amalan yang tidak adil selalunya tidak disengajakan dan tidak disedari selagi tidak disemak.",
            },
            counts: {
              en: "Yes if someone in charge has compared recent decisions for women and men and noted any difference that has no good reason.",
              fr: "Oui si un responsable a comparé les décisions récentes concernant les femmes et les hommes et noté tout écart sans raison valable.",
              ms: "Ya jika pihak pengurusan telah membandingkan keputusan terkini bagi wanita dan lelaki serta mencatat sebarang perbezaan tanpa sebab yang munasabah.",
            },
            evidence: {
              en: "notes from a review of job adverts, pay rises and promotions",
              fr: "les notes d’une revue des offres d’emploi, des augmentations et des promotions",
              ms: "catatan semakan iklan jawatan, kenaikan gaji dan kenaikan pangkat",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "weps-gap-analysis-tool",
          label: {
            en: "WEPs Gender Gap Analysis Tool",
            fr: "Outil WEPs d’analyse des écarts entre les genres",
            ms: "Alat Analisis Jurang Gender WEPs",
          },
        },
        {
          id: "pay-equity-review",
          label: {
            en: "Pay-equity review",
            fr: "Revue de l’égalité salariale",
            ms: "Semakan kesaksamaan gaji",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Have the company’s managers been trained on gender equality and on preventing harassment?",
            fr: "Les responsables de l’entreprise ont-ils été formés à l’égalité des genres et à la prévention du harcèlement ?",
            ms: "Sudahkah para pengurus syarikat dilatih tentang kesaksamaan gender dan pencegahan gangguan di tempat kerja?",
          },
          help: {
            why: {
              en: "Managers set the tone and are often the first to hear of a problem.",
              fr: "Les responsables donnent l’exemple et sont souvent les premiers informés d’un problème.",
              ms: "Pengurus menjadi contoh dan selalunya orang pertama yang mengetahui sesuatu masalah.",
            },
            counts: {
              en: "Yes if the owner and everyone who supervises others have followed a course, workshop or talk covering both subjects, even a short one.",
              fr: "Oui si le propriétaire et tous ceux qui encadrent une équipe ont suivi un cours, un atelier ou un exposé, même court, sur les deux sujets.",
              ms: "Ya jika pemilik dan semua penyelia telah mengikuti kursus, bengkel atau taklimat tentang kedua-dua perkara ini, walaupun singkat.",
            },
            evidence: {
              en: "an attendance list or a course certificate",
              fr: "une liste de présence ou une attestation de formation",
              ms: "senarai kehadiran atau sijil kursus",
            },
          },
        },
        {
          text: {
            en: "Do all employees know the rules against harassment and where to report it?",
            fr: "Tous les employés connaissent-ils les règles contre le harcèlement et savent-ils à qui le signaler ?",
            ms: "Adakah semua pekerja tahu peraturan tentang gangguan di tempat kerja dan saluran untuk melaporkannya?",
          },
          help: {
            why: {
              en: "People speak up earlier when they know what is not allowed and who will listen.",
              fr: "On parle plus tôt quand on sait ce qui est interdit et qui écoutera.",
              ms: "Pekerja lebih cepat bersuara apabila mereka tahu perkara yang dilarang dan siapa yang akan mendengar.",
            },
            counts: {
              en: "Yes if everyone, including new and temporary staff, has been told the rules and given a contact person or outside service.",
              fr: "Oui si tout le monde, y compris les nouveaux et les temporaires, a été informé des règles et d’une personne ou d’un service extérieur à contacter.",
              ms: "Ya jika semua orang, termasuk pekerja baharu dan sementara, telah dimaklumkan tentang peraturan itu serta individu atau pihak luar yang boleh dihubungi.",
            },
            evidence: {
              en: "a staff notice naming the contact",
              fr: "une note au personnel indiquant le contact",
              ms: "notis kakitangan yang menyatakan orang untuk dihubungi",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "womens-leadership-programme",
          label: {
            en: "Women’s leadership or skills programme",
            fr: "Programme de leadership ou de compétences pour les femmes",
            ms: "Program kepimpinan atau kemahiran wanita",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written policy on equal opportunity and against harassment?",
            fr: "L’entreprise a-t-elle une politique écrite en faveur de l’égalité des chances et contre le harcèlement ?",
            ms: "Adakah syarikat mempunyai dasar bertulis tentang peluang sama rata dan larangan gangguan di tempat kerja?",
          },
          help: {
            why: {
              en: "A written rule is the same for everyone and lasts when people change.",
              fr: "Une règle écrite vaut pour tous et demeure quand les personnes changent.",
              ms: "Peraturan bertulis sama untuk semua orang dan kekal walaupun kakitangan bertukar.",
            },
            counts: {
              en: "Yes if a text approved by top management covers both subjects and staff can read it; one page is enough.",
              fr: "Oui si un texte approuvé par la direction couvre les deux sujets et que le personnel peut le lire ; une page suffit.",
              ms: "Ya jika dokumen yang diluluskan oleh pengurusan tertinggi meliputi kedua-dua perkara dan boleh dibaca oleh kakitangan; satu halaman sudah memadai.",
            },
            evidence: {
              en: "a signed and dated policy, or a page of the staff handbook",
              fr: "une politique datée et signée, ou une page du règlement intérieur",
              ms: "dasar yang bertandatangan dan bertarikh, atau satu halaman buku panduan pekerja",
            },
          },
        },
        {
          text: {
            en: "Is there a dated target or plan for women in management or for equal pay?",
            fr: "Existe-t-il un objectif ou un plan daté pour la place des femmes dans la direction ou pour l’égalité salariale ?",
            ms: "Adakah terdapat sasaran atau pelan bertarikh bagi penyertaan wanita dalam pengurusan atau kesamaan gaji?",
          },
          help: {
            why: {
              en: "A date turns good intentions into action.",
              fr: "Une date transforme les bonnes intentions en actes.",
              ms: "Tarikh yang jelas mengubah niat baik menjadi tindakan.",
            },
            counts: {
              en: "Yes if at least one written goal or action on either subject has a date; keeping a balance already reached counts too.",
              fr: "Oui si au moins un objectif ou une action, mis par écrit sur l’un des deux sujets, porte une date ; maintenir un équilibre déjà atteint compte aussi.",
              ms: "Ya jika sekurang-kurangnya satu sasaran atau tindakan bertulis tentang salah satu perkara ini mempunyai tarikh; mengekalkan keseimbangan sedia ada juga dikira.",
            },
            evidence: {
              en: "an action plan with dates, approved by the owner",
              fr: "un plan d’action daté, approuvé par le propriétaire",
              ms: "pelan tindakan bertarikh yang diluluskan oleh pemilik",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "weps-signed",
          label: {
            en: "Women’s Empowerment Principles signed",
            fr: "Signature des Principes d’autonomisation des femmes (WEPs)",
            ms: "Menandatangani Prinsip Pemerkasaan Wanita (WEPs)",
          },
        },
        {
          id: "flexible-work-parental-leave",
          label: {
            en: "Flexible work or parental-leave policy",
            fr: "Politique de travail flexible ou de congé parental",
            ms: "Dasar kerja fleksibel atau cuti ibu bapa",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company track the share of women at each level every year?",
            fr: "L’entreprise suit-elle chaque année la part des femmes à chaque niveau ?",
            ms: "Adakah syarikat memantau peratusan wanita di setiap peringkat pada setiap tahun?",
          },
          help: {
            why: {
              en: "Comparing years shows whether the situation is really changing.",
              fr: "Comparer les années montre si la situation change vraiment.",
              ms: "Perbandingan dari tahun ke tahun menunjukkan sama ada keadaan benar-benar berubah.",
            },
            counts: {
              en: "Yes if the share for staff and for managers is written down at least once a year, in the same way each time.",
              fr: "Oui si la part des femmes parmi les employés et parmi les responsables est notée au moins une fois par an, toujours de la même façon.",
              ms: "Ya jika peratusan wanita dalam kalangan kakitangan dan pengurus dicatat sekurang-kurangnya setahun sekali dengan cara yang sama.",
            },
            evidence: {
              en: "a yearly table of women and men by level",
              fr: "un tableau annuel des femmes et des hommes par niveau",
              ms: "jadual tahunan bilangan wanita dan lelaki mengikut peringkat",
            },
          },
        },
        {
          text: {
            en: "Has the company calculated its gender pay gap (the difference between the average pay of men and women)?",
            fr: "L’entreprise a-t-elle calculé son écart de rémunération femmes-hommes (la différence entre leurs salaires moyens) ?",
            ms: "Pernahkah syarikat mengira jurang gaji gender (perbezaan antara purata gaji lelaki dan wanita)?",
          },
          help: {
            why: {
              en: "Only a calculation shows whether pay is as equal as people believe.",
              fr: "Seul un calcul montre si les salaires sont aussi égaux qu’on le croit.",
              ms: "Hanya pengiraan dapat menunjukkan sama ada gaji benar-benar sama seperti yang disangka.",
            },
            counts: {
              en: "Yes if average pay per hour was compared from payroll; in a very small team, comparing similar jobs is enough.",
              fr: "Oui si le salaire horaire moyen a été comparé à partir de la paie ; dans une très petite équipe, comparer des postes semblables suffit.",
              ms: "Ya jika purata gaji sejam dibandingkan berdasarkan rekod gaji; bagi pasukan yang sangat kecil, perbandingan antara kerja yang serupa sudah memadai.",
            },
            evidence: {
              en: "a payroll spreadsheet with both averages",
              fr: "un tableau de paie avec les deux moyennes",
              ms: "hamparan gaji yang menunjukkan kedua-dua purata",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "women-in-workforce",
          label: {
            en: "Women in workforce (%)",
            fr: "Femmes dans l’effectif (%)",
            ms: "Wanita dalam tenaga kerja (%)",
          },
        },
        {
          id: "women-in-management",
          label: {
            en: "Women in management (%)",
            fr: "Femmes aux postes de direction (%)",
            ms: "Wanita dalam pengurusan (%)",
          },
        },
        {
          id: "pay-gap",
          label: {
            en: "Pay gap (%)",
            fr: "Écart de rémunération (%)",
            ms: "Jurang gaji (%)",
          },
        },
        {
          id: "hiring-promotion-by-gender",
          label: {
            en: "Hiring and promotion by gender",
            fr: "Recrutements et promotions par genre",
            ms: "Pengambilan dan kenaikan pangkat mengikut gender",
          },
        },
        {
          id: "harassment-cases",
          label: {
            en: "Harassment cases handled",
            fr: "Cas de harcèlement traités",
            ms: "Kes gangguan yang ditangani",
          },
        },
        {
          id: "women-owned-suppliers",
          label: {
            en: "Spend with women-owned suppliers",
            fr: "Achats auprès de fournisseurs détenus par des femmes",
            ms: "Perbelanjaan dengan pembekal milik wanita",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Are the company’s gender figures reported to management every year?",
            fr: "Les chiffres sur l’égalité des genres sont-ils présentés chaque année à la direction ?",
            ms: "Adakah data gender syarikat dilaporkan kepada pengurusan setiap tahun?",
          },
          help: {
            why: {
              en: "Those who decide on hiring and pay need to see the results.",
              fr: "Ceux qui décident des recrutements et des salaires doivent voir les résultats.",
              ms: "Pihak yang menentukan pengambilan pekerja dan gaji perlu melihat hasilnya.",
            },
            counts: {
              en: "Yes if the owner, management or board sees the latest figures at least once a year; one point on a meeting agenda is enough.",
              fr: "Oui si le propriétaire, la direction ou le conseil voit les derniers chiffres au moins une fois par an ; un point à l’ordre du jour suffit.",
              ms: "Ya jika pemilik, pengurusan atau lembaga melihat data terkini sekurang-kurangnya setahun sekali; satu perkara dalam agenda mesyuarat sudah memadai.",
            },
            evidence: {
              en: "a dated meeting note with the figures",
              fr: "un compte rendu de réunion daté, avec les chiffres",
              ms: "catatan mesyuarat bertarikh yang memuatkan data tersebut",
            },
          },
        },
        {
          text: {
            en: "Does the company share information on gender equality outside the company?",
            fr: "L’entreprise communique-t-elle à l’extérieur des informations sur l’égalité des genres ?",
            ms: "Adakah syarikat berkongsi maklumat tentang kesaksamaan gender dengan pihak luar?",
          },
          help: {
            why: {
              en: "Openness builds trust with customers, lenders and future employees.",
              fr: "La transparence inspire confiance aux clients, aux prêteurs et aux futurs employés.",
              ms: "Keterbukaan membina kepercayaan pelanggan, pemberi pinjaman dan bakal pekerja.",
            },
            counts: {
              en: "Yes if a policy, action or figure has been given to a customer, lender or authority, or made public, without revealing any one person’s pay.",
              fr: "Oui si une politique, une action ou un chiffre a été transmis à un client, un prêteur ou une autorité, ou rendu public, sans révéler le salaire d’une personne.",
              ms: "Ya jika dasar, tindakan atau data telah diberikan kepada pelanggan, pemberi pinjaman atau pihak berkuasa, atau diumumkan, tanpa mendedahkan gaji mana-mana individu.",
            },
            evidence: {
              en: "a web page or a completed customer questionnaire",
              fr: "une page web ou un questionnaire client rempli",
              ms: "halaman web atau soal selidik pelanggan yang telah diisi",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "statutory-equality-report",
          label: {
            en: "Equality report required by law",
            fr: "Rapport sur l’égalité exigé par la loi",
            ms: "Laporan kesaksamaan yang diwajibkan oleh undang-undang",
          },
        },
      ],
    },
  },
};
