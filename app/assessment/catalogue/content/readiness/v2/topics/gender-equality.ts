import { option, say, type TopicContent } from "../authoring";
import { ALONE, ONE_GENDER, YOUNG } from "../cases";
import { genderLaws } from "../laws/gender-equality";

export const genderEquality: TopicContent = {
  id: "gender-equality",
  dimension: "social",
  name: say("Gender Equality", "Égalité des genres", "Kesaksamaan Gender"),
  description: say(
    "Equal chances, equal pay and respect for women and men at work, from hiring and promotion to leadership, and a workplace free from harassment. Disability, age and origin are asked about in the optional questions.",
    "L’égalité des chances, l’égalité de paie et le respect des femmes et des hommes au travail, de l’embauche et la promotion à la direction, et un lieu de travail sans harcèlement. Le handicap, l’âge et l’origine figurent dans les questions facultatives.",
    "Peluang yang sama, gaji yang sama dan rasa hormat terhadap wanita dan lelaki di tempat kerja, daripada pengambilan dan kenaikan pangkat hingga kepimpinan, serta tempat kerja tanpa gangguan. Kurang upaya, umur dan asal usul ditanya dalam soalan pilihan.",
  ),
  requiredText: say(
    "Treating women and men fairly helps a small company find and keep good people, and customers and lenders increasingly ask about it. Answer Yes only if you could show evidence.",
    "Traiter équitablement les femmes et les hommes aide une petite entreprise à recruter et à garder de bons collaborateurs, et les clients comme les prêteurs s’y intéressent de plus en plus. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    "Layanan yang adil kepada wanita dan lelaki membantu syarikat kecil menarik dan mengekalkan pekerja yang baik, dan perkara ini semakin kerap ditanya oleh pelanggan dan pemberi pinjaman. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
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
  laws: genderLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          text: say(
            "In the last 24 months, has the company counted how many women and men work at each level, from staff to top management, and looked at what the numbers say?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle compté les femmes et les hommes à chaque niveau, du personnel à la direction, et examiné ce que disent ces chiffres ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah mengira bilangan wanita dan lelaki di setiap peringkat, daripada kakitangan hingga pengurusan tertinggi, dan meneliti maksud angka itu?",
          ),
          why: say(
            "A simple count shows where women or men are missing.",
            "Un simple décompte montre où les femmes, ou les hommes, sont peu présents.",
            "Kiraan ringkas menunjukkan peringkat yang kekurangan wanita atau lelaki.",
          ),
          counts: say(
            "Yes if your company has the numbers for each level, even if there are only two, and noted what stands out.",
            "Oui si votre entreprise dispose des chiffres de chaque niveau, même s’il n’y en a que deux, et a noté ce qui ressort.",
            "Ya jika syarikat anda mempunyai angka bagi setiap peringkat, walaupun hanya dua, dan mencatat perkara yang ketara.",
          ),
          evidence: say(
            "a staff list by gender and level, with short notes",
            "une liste du personnel par genre et par niveau, avec quelques notes",
            "senarai kakitangan mengikut gender dan peringkat, dengan catatan ringkas",
          ),
          cases: { oneGender: ONE_GENDER.note, alone: ALONE.review },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has the company checked its recruitment, training and promotion decisions for gender bias?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié si ses décisions d’embauche, de formation et de promotion comportaient des biais de genre ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak sama ada keputusan pengambilan, latihan dan kenaikan pangkatnya berat sebelah dari segi gender?",
          ),
          why: say(
            "Unfair habits are often unintended and stay hidden until someone looks.",
            "Les habitudes injustes sont souvent involontaires et restent invisibles tant que personne ne les cherche.",
            "Amalan yang tidak adil selalunya tidak disengajakan dan tidak disedari selagi tidak disemak.",
          ),
          counts: say(
            "Yes if your company compared its recent decisions for women and men and noted any difference that has no good reason.",
            "Oui si votre entreprise a comparé ses décisions récentes pour les femmes et les hommes et noté toute différence sans bonne raison.",
            "Ya jika syarikat anda telah membandingkan keputusan terkininya bagi wanita dan lelaki dan mencatat apa-apa perbezaan tanpa sebab yang munasabah.",
          ),
          evidence: say(
            "notes from a review of job adverts and promotions",
            "les notes d’un examen des offres d’emploi et des promotions",
            "catatan semakan iklan kerja dan kenaikan pangkat",
          ),
          cases: {
            oneGender: say(
              "If all who work there are of one gender, looking through your job adverts for words that put others off counts.",
              "Si toutes les personnes qui y travaillent sont du même genre, relire vos offres d’emploi à la recherche de mots qui en découragent d’autres compte.",
              "Jika semua yang bekerja di situ daripada satu gender sahaja, meneliti iklan kerja anda untuk perkataan yang menjauhkan orang lain juga dikira.",
            ),
            alone: say(
              "If you work alone, a look at whom you call on as helpers or suppliers counts.",
              "Si vous travaillez sans personnel, examiner à qui vous faites appel comme aides ou fournisseurs compte.",
              "Jika anda bekerja seorang diri, meneliti siapa yang anda pilih sebagai pembantu atau pembekal juga dikira.",
            ),
          },
        },
      ],
      options: [
        option(
          "weps-gap-analysis-tool",
          "WEPs Gender Gap Analysis Tool",
          "Outil WEPs d’analyse des écarts entre les genres",
          "Alat Analisis Jurang Gender WEPs",
        ),
        option("pay-equity-review", "Pay-equity review", "Revue de l’égalité salariale", "Semakan kesaksamaan gaji"),
        option(
          "inclusion-review",
          "Review of disability, age and origin among staff",
          "Examen du handicap, de l’âge et de l’origine au sein du personnel",
          "Semakan kurang upaya, umur dan asal usul dalam kalangan kakitangan",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          text: say(
            "In the last 12 months, have the company’s managers been trained on gender equality and on preventing harassment?",
            "Au cours des 12 derniers mois, les responsables de l’entreprise ont-ils été formés à l’égalité des genres et à la prévention du harcèlement ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pengurus syarikat telah dilatih tentang kesaksamaan gender dan pencegahan gangguan?",
          ),
          why: say(
            "Managers set the tone and are often the first to hear of a problem.",
            "Les responsables donnent l’exemple et sont souvent les premiers informés d’un problème.",
            "Pengurus menjadi contoh dan selalunya orang pertama yang mengetahui sesuatu masalah.",
          ),
          counts: say(
            "Yes if the owner and everyone who supervises others in your company followed a course, workshop or talk covering both subjects, even a short one.",
            "Oui si le propriétaire et tous ceux qui encadrent dans votre entreprise ont suivi un cours, un atelier ou une causerie sur les deux sujets, même bref.",
            "Ya jika pemilik dan semua penyelia di syarikat anda telah mengikuti kursus, bengkel atau taklimat tentang kedua-dua perkara, walaupun ringkas.",
          ),
          evidence: say(
            "an attendance list or a course certificate",
            "une liste de présence ou une attestation de formation",
            "senarai kehadiran atau sijil kursus",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.examples",
          text: say(
            "In the last 12 months, have all employees been shown, with examples, what harassment and unequal treatment look like?",
            "Au cours des 12 derniers mois, a-t-on montré à tous les employés, exemples à l’appui, à quoi ressemblent le harcèlement et l’inégalité de traitement ?",
            "Dalam tempoh 12 bulan yang lalu, adakah semua pekerja telah ditunjukkan contoh gangguan dan layanan yang tidak sama rata?",
          ),
          why: say(
            "Many stay silent, or go on, because they do not recognise a remark or a gesture for what it is.",
            "Beaucoup se taisent, ou continuent, faute de reconnaître une remarque ou un geste pour ce qu’il est.",
            "Ramai berdiam diri, atau meneruskannya, kerana tidak menyedari maksud sebenar sesuatu kata-kata atau perbuatan.",
          ),
          counts: say(
            "Yes if your company went through at least three everyday examples with everyone, new and temporary staff included, in a talk, a film or a sheet.",
            "Oui si votre entreprise a parcouru au moins trois exemples du quotidien avec chacun, nouveaux et temporaires compris, lors d’une causerie, d’un film ou sur une fiche.",
            "Ya jika syarikat anda telah meneliti sekurang-kurangnya tiga contoh harian bersama semua, termasuk kakitangan baharu dan sementara, melalui taklimat, filem atau helaian.",
          ),
          evidence: say(
            "a sheet of examples with signatures and the date",
            "une fiche d’exemples avec les signatures et la date",
            "helaian contoh dengan tandatangan dan tarikh",
          ),
          cases: { alone: ALONE.told },
        },
      ],
      options: [
        option(
          "womens-leadership-programme",
          "Women’s leadership or skills programme",
          "Programme de leadership ou de compétences pour les femmes",
          "Program kepimpinan atau kemahiran wanita",
        ),
        option(
          "inclusion-training",
          "Training on disability, age or origin",
          "Formation sur le handicap, l’âge ou l’origine",
          "Latihan tentang kurang upaya, umur atau asal usul",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          text: say(
            "Is there a written policy on equal opportunity and against harassment, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique écrite pour l’égalité des chances et contre le harcèlement, approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar bertulis tentang peluang sama rata dan menentang gangguan, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A written rule is the same for everyone and lasts when people change.",
            "Une règle écrite vaut pour tous et demeure quand les personnes changent.",
            "Peraturan bertulis sama untuk semua orang dan kekal walaupun kakitangan bertukar.",
          ),
          counts: say(
            "Yes if your company has a text with a date, approved by top management, that covers both subjects and that staff can read; one page is enough.",
            "Oui si votre entreprise dispose d’un texte daté, approuvé par la direction, qui couvre les deux sujets et que le personnel peut lire ; une page suffit.",
            "Ya jika syarikat anda mempunyai teks bertarikh, diluluskan oleh pengurusan tertinggi, yang merangkumi kedua-dua perkara dan boleh dibaca oleh kakitangan; satu halaman sudah memadai.",
          ),
          evidence: say(
            "a signed and dated policy, or a page of the staff handbook",
            "une politique datée et signée, ou une page du règlement intérieur",
            "dasar yang bertandatangan dan bertarikh, atau satu halaman buku panduan pekerja",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          text: say(
            "Is there a target or plan for women in management or for equal pay, with a date that is still to come?",
            "Existe-t-il un objectif ou un plan pour la place des femmes à la direction ou pour l’égalité de paie, avec une échéance encore à venir ?",
            "Adakah terdapat sasaran atau pelan bagi penyertaan wanita dalam pengurusan atau bagi gaji yang sama, dengan tarikh akhir yang belum tiba?",
          ),
          why: say(
            "A date turns good intentions into action.",
            "Une date transforme les bonnes intentions en actes.",
            "Tarikh yang jelas mengubah niat baik menjadi tindakan.",
          ),
          counts: say(
            "Yes if your company wrote down at least one goal or action on either subject and its date; keeping a balance already reached counts too.",
            "Oui si votre entreprise a écrit au moins un objectif ou une action sur l’un des deux sujets, avec sa date ; maintenir un équilibre déjà atteint compte aussi.",
            "Ya jika syarikat anda telah menulis sekurang-kurangnya satu matlamat atau tindakan tentang salah satu perkara berserta tarikhnya; mengekalkan keseimbangan yang sudah dicapai juga dikira.",
          ),
          evidence: say(
            "an action plan with dates, approved by the owner",
            "un plan d’action daté, approuvé par le propriétaire",
            "pelan tindakan bertarikh yang diluluskan oleh pemilik",
          ),
          cases: { oneGender: ONE_GENDER.rule, alone: ALONE.page, young: YOUNG.first },
        },
      ],
      options: [
        option(
          "weps-signed",
          "Women’s Empowerment Principles signed",
          "Signature des Principes d’autonomisation des femmes (WEPs)",
          "Menandatangani Prinsip Pemerkasaan Wanita (WEPs)",
        ),
        option(
          "flexible-work-parental-leave",
          "Flexible work or parental-leave policy",
          "Politique de travail flexible ou de congé parental",
          "Dasar kerja fleksibel atau cuti ibu bapa",
        ),
        option(
          "inclusion-commitment",
          "Commitment on disability, age or origin (employment equity)",
          "Engagement sur le handicap, l’âge ou l’origine (équité en emploi)",
          "Komitmen tentang kurang upaya, umur atau asal usul (ekuiti pekerjaan)",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.2",
          text: say(
            "In the last 12 months, has the company calculated its gender pay gap (the difference between the average pay of men and women)?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle calculé son écart de paie entre les femmes et les hommes (la différence entre leurs paies moyennes) ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengira jurang gaji gendernya (perbezaan antara gaji purata lelaki dengan wanita)?",
          ),
          why: say(
            "Only a calculation shows whether pay is as equal as people believe.",
            "Seul un calcul montre si les salaires sont aussi égaux qu’on le croit.",
            "Hanya pengiraan dapat menunjukkan sama ada gaji benar-benar sama seperti yang disangka.",
          ),
          counts: say(
            "Yes if your company compared average pay per hour from payroll; in a very small team, comparing similar jobs is enough.",
            "Oui si votre entreprise a comparé la paie horaire moyenne à partir des fiches de paie ; dans une très petite équipe, comparer des emplois semblables suffit.",
            "Ya jika syarikat anda telah membandingkan gaji purata sejam daripada senarai gaji; bagi pasukan yang sangat kecil, membandingkan kerja yang serupa sudah memadai.",
          ),
          evidence: say(
            "a payroll spreadsheet with both averages",
            "un tableau de paie avec les deux moyennes",
            "hamparan gaji yang menunjukkan kedua-dua purata",
          ),
          cases: {
            oneGender: say(
              "If all who work there are of one gender, comparing the pay of similar jobs counts.",
              "Si toutes les personnes qui y travaillent sont du même genre, comparer la paie de postes semblables compte.",
              "Jika semua yang bekerja di situ daripada satu gender sahaja, membandingkan gaji bagi kerja yang serupa juga dikira.",
            ),
            alone: say(
              "If you work alone, a dated note that there is no other pay to compare with counts.",
              "Si vous travaillez sans personnel, une note datée disant qu’il n’y a aucune autre paie à comparer compte.",
              "Jika anda bekerja seorang diri, catatan bertarikh bahawa tiada gaji lain untuk dibandingkan juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
        {
          id: "measure.step",
          text: say(
            "In the last 12 months, has the company taken at least one step that makes it easier for women and men alike to join, stay or rise?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris au moins une mesure qui facilite l’arrivée, le maintien ou la promotion des femmes comme des hommes ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengambil sekurang-kurangnya satu langkah yang memudahkan wanita dan lelaki untuk menyertai, kekal atau dinaikkan pangkat?",
          ),
          why: say(
            "Numbers and policies change little until hours, facilities or pay do.",
            "Les chiffres et les politiques changent peu tant que les horaires, les installations ou la paie ne changent pas.",
            "Angka dan dasar tidak banyak berubah selagi waktu kerja, kemudahan atau gaji tidak berubah.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date. Examples: a pay difference closed, a job advert reworded, hours moved for a parent, a lockable toilet or changing room, a woman or man trained for a new role.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date. Exemples : un écart de paie comblé, une offre d’emploi reformulée, des horaires aménagés pour un parent, des toilettes ou un vestiaire fermant à clé, une femme ou un homme formé pour un nouveau poste.",
            "Ya jika syarikat anda telah melakukan satu daripadanya dan mencatat tarikhnya. Contohnya: perbezaan gaji dirapatkan, iklan kerja ditulis semula, waktu kerja disesuaikan untuk ibu atau bapa, tandas atau bilik persalinan berkunci, wanita atau lelaki dilatih untuk jawatan baharu.",
          ),
          evidence: say(
            "the changed advert, roster or contract with its date",
            "l’offre, le planning ou le contrat modifié, avec sa date",
            "iklan, jadual atau kontrak yang dipinda berserta tarikhnya",
          ),
          cases: {
            oneGender: say(
              "If all who work there are of one gender, a step that makes it easier for others to join counts, such as a reworded advert.",
              "Si toutes les personnes qui y travaillent sont du même genre, une mesure qui facilite l’arrivée d’autres compte, comme une offre d’emploi reformulée.",
              "Jika semua yang bekerja di situ daripada satu gender sahaja, langkah yang memudahkan orang lain menyertai juga dikira, seperti iklan kerja yang ditulis semula.",
            ),
            alone: say(
              "If you work alone, such a step towards helpers, suppliers or customers counts.",
              "Si vous travaillez sans personnel, une telle mesure envers vos aides, fournisseurs ou clients compte.",
              "Jika anda bekerja seorang diri, langkah seperti itu terhadap pembantu, pembekal atau pelanggan juga dikira.",
            ),
          },
        },
      ],
      options: [
        option(
          "women-in-workforce",
          "Women in workforce (%)",
          "Femmes dans l’effectif (%)",
          "Wanita dalam tenaga kerja (%)",
        ),
        option(
          "women-in-management",
          "Women in management (%)",
          "Femmes aux postes de direction (%)",
          "Wanita dalam pengurusan (%)",
        ),
        option("pay-gap", "Pay gap (%)", "Écart de rémunération (%)", "Jurang gaji (%)"),
        option(
          "hiring-promotion-by-gender",
          "Hiring and promotion by gender",
          "Recrutements et promotions par genre",
          "Pengambilan dan kenaikan pangkat mengikut gender",
        ),
        option(
          "harassment-cases",
          "Harassment cases handled",
          "Cas de harcèlement traités",
          "Kes gangguan yang ditangani",
        ),
        option(
          "women-owned-suppliers",
          "Spend with women-owned suppliers",
          "Achats auprès de fournisseurs détenus par des femmes",
          "Perbelanjaan dengan pembekal milik wanita",
        ),
        option(
          "disability-share",
          "People with disabilities (%)",
          "Personnes handicapées (%)",
          "Orang kurang upaya (%)",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were the company’s gender figures reported to management?",
            "Au cours des 12 derniers mois, les chiffres par genre de l’entreprise ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka gender syarikat telah dilaporkan kepada pengurusan?",
          ),
          why: say(
            "Those who decide on hiring and pay need to see the results.",
            "Ceux qui décident des recrutements et des salaires doivent voir les résultats.",
            "Pihak yang menentukan pengambilan pekerja dan gaji perlu melihat hasilnya.",
          ),
          counts: say(
            "Yes if those who decide in your company saw the latest figures at least once; one point on a meeting agenda is enough.",
            "Oui si ceux qui décident dans votre entreprise ont vu les derniers chiffres au moins une fois ; un point à l’ordre du jour d’une réunion suffit.",
            "Ya jika pembuat keputusan di syarikat anda telah melihat angka terkini sekurang-kurangnya sekali; satu perkara dalam agenda mesyuarat sudah memadai.",
          ),
          evidence: say(
            "a dated meeting note with the figures",
            "un compte rendu de réunion daté, avec les chiffres",
            "catatan mesyuarat bertarikh yang memuatkan data tersebut",
          ),
          cases: {
            oneGender: say(
              "If all who work there are of one gender, how many women and men applied counts as a figure, even if nobody did.",
              "Si toutes les personnes qui y travaillent sont du même genre, le nombre de candidatures de femmes et d’hommes compte comme chiffre, même nul.",
              "Jika semua yang bekerja di situ daripada satu gender sahaja, bilangan wanita dan lelaki yang memohon dikira sebagai angka, walaupun tiada.",
            ),
            alone: ALONE.review,
          },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared information on gender equality with anyone outside, such as customers, lenders or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur l’égalité des genres à l’extérieur, par exemple à des clients, des prêteurs ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat tentang kesaksamaan gender dengan pihak luar, seperti pelanggan, pemberi pinjaman atau orang awam?",
          ),
          why: say(
            "Openness builds trust with customers, lenders and future employees.",
            "La transparence inspire confiance aux clients, aux prêteurs et aux futurs employés.",
            "Keterbukaan membina kepercayaan pelanggan, pemberi pinjaman dan bakal pekerja.",
          ),
          counts: say(
            "Yes if your company gave a policy, action or figure to at least one outside party, or keeps it public and up to date, without revealing any one person’s pay.",
            "Oui si votre entreprise a transmis une politique, une action ou un chiffre à au moins un tiers, ou le tient public et à jour, sans révéler la paie de quiconque.",
            "Ya jika syarikat anda telah memberikan dasar, tindakan atau angka kepada sekurang-kurangnya satu pihak luar, atau mengekalkannya secara terbuka dan terkini, tanpa mendedahkan gaji sesiapa.",
          ),
          evidence: say(
            "a dated web page or a completed customer questionnaire",
            "une page web datée ou un questionnaire de client rempli",
            "laman web bertarikh atau soal selidik pelanggan yang telah diisi",
          ),
        },
      ],
      options: [
        option(
          "statutory-equality-report",
          "Equality report required by law",
          "Rapport sur l’égalité exigé par la loi",
          "Laporan kesaksamaan yang diwajibkan oleh undang-undang",
        ),
        option(
          "bbbee-certificate",
          "B-BBEE certificate or affidavit (South Africa)",
          "Certificat ou déclaration sous serment B-BBEE (Afrique du Sud)",
          "Sijil atau afidavit B-BBEE (Afrika Selatan)",
        ),
      ],
    },
  },
};
