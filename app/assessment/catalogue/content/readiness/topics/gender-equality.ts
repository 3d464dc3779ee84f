import { option, say, type TopicContent } from "../authoring";
import { ALONE, ONE_GENDER, YOUNG } from "../cases";
import { genderLaws } from "../laws/gender-equality";

export const genderEquality: TopicContent = {
  id: "gender-equality",
  dimension: "social",
  name: say("Gender Equality", "Égalité des genres", "Kesaksamaan Gender"),
  description: say(
    "Equal chances, equal pay and respect for women and men at work, from hiring and promotion to leadership, and a workplace free from harassment. Disability, age and origin are asked about in the optional questions.",
    "L’égalité des chances, l’égalité salariale et le respect des femmes et des hommes au travail, de l’embauche et de la promotion jusqu’à la direction, et un lieu de travail sans harcèlement. Le handicap, l’âge et l’origine figurent dans les questions facultatives.",
    "Peluang yang sama, gaji yang sama dan rasa hormat terhadap wanita dan lelaki di tempat kerja, daripada pengambilan dan kenaikan pangkat hingga kepimpinan, serta tempat kerja tanpa gangguan. Soalan pilihan turut menyentuh orang kurang upaya (OKU), umur dan asal usul.",
  ),
  requiredText: say(
    "Treating women and men fairly helps a small company find and keep good people, and customers and lenders increasingly ask about it. Answer Yes only if you could show evidence.",
    "Traiter équitablement les femmes et les hommes aide une petite entreprise à recruter et à garder de bons collaborateurs, et les clients comme les prêteurs s’y intéressent de plus en plus. Ne répondez Oui que si vous pouvez en apporter la preuve.",
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
          takes: "hour",
          title: say(
            "Count women and men at each level",
            "Comptez les femmes et les hommes à chaque niveau",
            "Kira bilangan wanita dan lelaki di setiap peringkat",
          ),
          text: say(
            "Does the company have a count, no older than 24 months, of women and men at each level?",
            "L’entreprise dispose-t-elle d’un décompte, datant de moins de 24 mois, des femmes et des hommes à chaque niveau ?",
            "Adakah syarikat mempunyai rekod, yang dibuat dalam tempoh 24 bulan yang lalu, tentang bilangan wanita dan lelaki di setiap peringkat?",
          ),
          why: say(
            "A simple count shows where women or men are missing.",
            "Un simple décompte montre où il manque des femmes ou des hommes.",
            "Kiraan ringkas menunjukkan peringkat yang kekurangan wanita atau lelaki.",
          ),
          counts: say(
            "Yes if you have the numbers for each level, even if there are only two levels.",
            "Oui si vous avez les chiffres de chaque niveau, même s’il n’y a que deux niveaux.",
            "Ya jika anda mempunyai angka bagi setiap peringkat, walaupun hanya ada dua peringkat.",
          ),
          evidence: say(
            "a dated staff list by gender and level",
            "une liste datée du personnel par sexe et par niveau",
            "senarai pekerja yang bertarikh mengikut gender dan peringkat",
          ),
          cases: {
            oneGender: ONE_GENDER.note,
            alone: say(
              "If you work alone, count yourself and your helpers; with no helpers, a dated note that says so is enough.",
              "Si vous travaillez seul, comptez-vous ainsi que vos aides ; si vous n’en avez pas, une note datée qui l’indique suffit.",
              "Jika anda bekerja seorang diri, kira diri anda dan pembantu anda; jika tiada pembantu, catatan bertarikh yang menyatakannya sudah memadai.",
            ),
          },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "Check your last hires and promotions for bias",
            "Vérifiez que vos embauches et promotions sont équitables",
            "Semak keadilan pengambilan dan kenaikan pangkat pekerja",
          ),
          text: say(
            "In the last 24 months, has the company checked if it is fair to women and men when it hires, trains and promotes?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle vérifié qu’elle traite les femmes et les hommes de façon équitable quand elle embauche, forme et promeut ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah menyemak sama ada ia adil kepada wanita dan lelaki semasa mengambil, melatih dan menaikkan pangkat pekerja?",
          ),
          why: say(
            "Unfair habits are often unintended and stay hidden until someone looks.",
            "Les habitudes injustes sont souvent involontaires et restent invisibles tant que personne ne les cherche.",
            "Amalan yang tidak adil selalunya tidak disengajakan dan tidak disedari selagi tidak disemak.",
          ),
          counts: say(
            "Yes if your company compared its recent decisions for women and men and noted any difference that has no good reason; “none” counts too.",
            "Oui si votre entreprise a comparé ses décisions récentes pour les femmes et les hommes et noté toute différence injustifiée ; « aucune » compte aussi.",
            "Ya jika syarikat anda telah membandingkan keputusan terkininya bagi wanita dan lelaki dan mencatat apa-apa perbezaan tanpa sebab yang munasabah; “tiada” juga dikira.",
          ),
          evidence: say(
            "notes from a review of job adverts and promotions",
            "les notes d’un examen des offres d’emploi et des promotions",
            "catatan semakan iklan kerja dan kenaikan pangkat",
          ),
          cases: {
            oneGender: say(
              "If your staff are all women or all men, looking through your job adverts for words that put others off counts.",
              "Si votre équipe ne compte que des femmes ou que des hommes, il suffit de relire vos offres d’emploi et d’y chercher les mots qui découragent l’autre sexe.",
              "Jika semua pekerja anda wanita, atau semuanya lelaki, meneliti iklan kerja anda untuk mengesan perkataan yang tidak menggalakkan orang lain memohon juga dikira.",
            ),
            alone: say(
              "If you work alone, a look at whom you call on as helpers or suppliers counts.",
              "Si vous travaillez seul, il suffit d’examiner à qui vous faites appel comme aides ou fournisseurs.",
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
        option("pay-equity-review", "Pay-equity review", "Analyse de l’égalité salariale", "Semakan kesaksamaan gaji"),
        option(
          "inclusion-review",
          "Review of disability, age and origin among staff",
          "Examen du handicap, de l’âge et de l’origine au sein du personnel",
          "Semakan tentang orang kurang upaya, umur dan asal usul dalam kalangan pekerja",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "day",
          title: say(
            "Train managers on equality and against harassment",
            "Formez les responsables à l’égalité et contre le harcèlement",
            "Latih pengurus tentang kesaksamaan dan gangguan",
          ),
          text: say(
            "In the last 12 months, have managers been trained on gender equality and on how to prevent harassment?",
            "Au cours des 12 derniers mois, les responsables de l’entreprise ont-ils été formés à l’égalité des genres et à la prévention du harcèlement ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pengurus syarikat telah dilatih tentang kesaksamaan gender dan pencegahan gangguan?",
          ),
          why: say(
            "Managers set the tone and are often the first to hear of a problem.",
            "Les responsables donnent l’exemple et sont souvent les premiers informés d’un problème.",
            "Pengurus menjadi contoh dan selalunya orang pertama yang mengetahui sesuatu masalah.",
          ),
          counts: say(
            "Yes if the owner and everyone who supervises others in your company followed a course, workshop or talk, even a short one.",
            "Oui si le propriétaire et tous ceux qui encadrent dans votre entreprise ont suivi une formation, un atelier ou une réunion d’information ; une séance courte suffit.",
            "Ya jika pemilik dan semua penyelia di syarikat anda telah mengikuti kursus, bengkel atau taklimat, walaupun ringkas.",
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
          takes: "hour",
          title: say(
            "Show everyone examples of harassment and unfair treatment",
            "Montrez à tous des exemples de harcèlement et d’inégalité",
            "Tunjukkan kepada semua contoh gangguan dan layanan tidak adil",
          ),
          text: say(
            "In the last 12 months, have all staff been shown at least three examples of harassment or unequal treatment?",
            "Au cours des 12 derniers mois, a-t-on montré à tout le personnel au moins trois exemples de harcèlement ou d’inégalité de traitement ?",
            "Dalam tempoh 12 bulan yang lalu, adakah sekurang-kurangnya tiga contoh gangguan atau layanan yang tidak sama rata telah ditunjukkan kepada semua pekerja?",
          ),
          why: say(
            "Many stay silent, or go on, because they do not recognise a remark or a gesture for what it is.",
            "Beaucoup se taisent, ou continuent, faute de reconnaître une remarque ou un geste pour ce qu’il est.",
            "Ramai berdiam diri, atau meneruskannya, kerana tidak menyedari maksud sebenar sesuatu kata-kata atau perbuatan.",
          ),
          counts: say(
            "Yes if everyone saw them, new and temporary staff included, in a talk, a film or a sheet.",
            "Oui si chacun les a vus, y compris les nouveaux et les temporaires, lors d’une réunion, dans un film ou sur une fiche.",
            "Ya jika semua pekerja telah melihatnya, termasuk pekerja baharu dan sementara, melalui taklimat, video atau helaian.",
          ),
          evidence: say(
            "a sheet of examples with signatures and the date",
            "une fiche d’exemples avec les signatures et la date",
            "helaian contoh dengan tandatangan dan tarikh",
          ),
          cases: {
            alone: say(
              "If you work alone, going through the examples yourself, with a dated note, counts.",
              "Si vous travaillez seul, il suffit de passer ces exemples en revue vous-même et d’en garder une note datée.",
              "Jika anda bekerja seorang diri, meneliti contoh itu sendiri, dengan catatan bertarikh, juga dikira.",
            ),
          },
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
          "Latihan tentang orang kurang upaya, umur atau asal usul",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "day",
          title: say(
            "Write a one-page policy on equality and against harassment",
            "Rédigez une politique pour l’égalité et contre le harcèlement",
            "Tulis dasar tentang kesaksamaan dan pencegahan gangguan",
          ),
          text: say(
            "Is there a written policy, no older than 24 months, on equal chances and against harassment?",
            "Existe-t-il une politique écrite, datant de moins de 24 mois, pour l’égalité des chances et contre le harcèlement ?",
            "Adakah terdapat dasar bertulis, yang dibuat atau disemak dalam tempoh 24 bulan yang lalu, tentang peluang sama rata dan pencegahan gangguan?",
          ),
          why: say(
            "A written rule is the same for everyone and lasts when people change.",
            "Une règle écrite vaut pour tous et demeure quand les personnes changent.",
            "Peraturan bertulis sama untuk semua orang dan kekal walaupun pekerja bertukar ganti.",
          ),
          counts: say(
            "Yes if your company has such a text with a date; one page is enough. An older policy that was reviewed in that time counts.",
            "Oui si votre entreprise dispose d’un texte daté de ce type ; une page suffit. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika syarikat anda mempunyai teks bertarikh tentangnya; satu halaman sudah memadai. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a dated policy, or a page of the staff handbook",
            "une politique datée, ou une page du règlement intérieur",
            "dasar yang bertarikh, atau satu halaman buku panduan pekerja",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          takes: "hour",
          title: say(
            "Set a target for women managers or equal pay",
            "Fixez un objectif d’égalité : encadrement ou salaires",
            "Tetapkan sasaran bagi pengurus wanita atau kesaksamaan gaji",
          ),
          text: say(
            "Is there a target or plan for women in management or for equal pay, with a date that is still to come?",
            "Existe-t-il un objectif ou un plan pour la place des femmes dans l’encadrement ou pour l’égalité salariale, avec une échéance encore à venir ?",
            "Adakah terdapat sasaran atau pelan tentang penyertaan wanita dalam pengurusan atau kesaksamaan gaji, dengan tarikh akhir yang belum tiba?",
          ),
          why: say(
            "A date turns good intentions into action.",
            "Une date transforme les bonnes intentions en actes.",
            "Tarikh yang jelas mengubah niat baik menjadi tindakan.",
          ),
          counts: say(
            "Yes if your company wrote down at least one goal or action on either subject and its date; keeping a balance already reached counts too.",
            "Oui si votre entreprise a mis par écrit au moins un objectif ou une action sur l’un des deux sujets, avec sa date ; maintenir un équilibre déjà atteint compte aussi.",
            "Ya jika syarikat anda telah menulis sekurang-kurangnya satu matlamat atau tindakan tentang salah satu perkara berserta tarikhnya; mengekalkan keseimbangan yang sudah dicapai juga dikira.",
          ),
          evidence: say(
            "an action plan with dates, approved by the owner",
            "un plan d’action avec ses échéances, approuvé par le propriétaire",
            "pelan tindakan dengan tarikh, yang diluluskan oleh pemilik",
          ),
          cases: {
            oneGender: ONE_GENDER.rule,
            alone: say(
              "If you work alone, a written rule for choosing helpers, or for the first person you hire, counts.",
              "Si vous travaillez seul, une règle écrite pour le choix de vos aides, ou pour votre première embauche, suffit.",
              "Jika anda bekerja seorang diri, peraturan bertulis bagi pemilihan pembantu, atau bagi pekerja pertama anda, juga dikira.",
            ),
            young: YOUNG.first,
          },
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
          "Komitmen tentang orang kurang upaya, umur atau asal usul (ekuiti pekerjaan)",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.2",
          takes: "hour",
          title: say(
            "Work out your gender pay gap",
            "Calculez l’écart de rémunération entre femmes et hommes",
            "Kira jurang gaji gender syarikat anda",
          ),
          text: say(
            "In the last 12 months, has the company worked out its gender pay gap (the difference between the average pay of women and of men)?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle calculé l’écart de rémunération entre les femmes et les hommes (la différence entre leurs salaires moyens) ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengira jurang gaji gendernya (perbezaan antara gaji purata lelaki dengan wanita)?",
          ),
          why: say(
            "Only a calculation shows whether pay is as equal as people believe.",
            "Seul un calcul montre si les salaires sont aussi égaux qu’on le croit.",
            "Hanya pengiraan dapat menunjukkan sama ada gaji benar-benar sama seperti yang disangka.",
          ),
          counts: say(
            "Yes if your company compared average pay, best per hour; in a very small team, comparing similar jobs is enough.",
            "Oui si votre entreprise a comparé les salaires moyens, de préférence par heure ; dans une très petite équipe, comparer des emplois semblables suffit.",
            "Ya jika syarikat anda telah membandingkan gaji purata, sebaik-baiknya gaji sejam; bagi pasukan yang sangat kecil, membandingkan kerja yang serupa sudah memadai.",
          ),
          evidence: say(
            "a payroll spreadsheet with both averages",
            "un tableau de paie avec les deux moyennes",
            "jadual gaji yang menunjukkan kedua-dua purata",
          ),
          cases: {
            oneGender: say(
              "If your staff are all women or all men, comparing the pay of similar jobs counts.",
              "Si votre équipe ne compte que des femmes ou que des hommes, il suffit de comparer les salaires de postes semblables.",
              "Jika semua pekerja anda wanita, atau semuanya lelaki, membandingkan gaji bagi kerja yang serupa juga dikira.",
            ),
            alone: say(
              "If you work alone, compare what you pay your helpers; with no helpers, a dated note that says so is enough.",
              "Si vous travaillez seul, comparez ce que vous versez à vos aides ; si vous n’en avez pas, une note datée qui l’indique suffit.",
              "Jika anda bekerja seorang diri, bandingkan bayaran kepada pembantu anda; jika tiada pembantu, catatan bertarikh yang menyatakannya sudah memadai.",
            ),
            young: YOUNG.since,
          },
        },
        {
          id: "measure.step",
          takes: "months",
          title: say(
            "Take one step for equal chances to join or rise",
            "Prenez une mesure pour l’égalité à l’embauche ou en carrière",
            "Ambil satu langkah untuk peluang sama rata di tempat kerja",
          ),
          text: say(
            "In the last 12 months, has the company taken at least one step that makes it easier for women and men alike to join, stay or rise?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris au moins une mesure qui facilite l’arrivée, le maintien ou la promotion des femmes comme des hommes ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengambil sekurang-kurangnya satu langkah yang memudahkan wanita mahupun lelaki menyertai syarikat, kekal bekerja atau dinaikkan pangkat?",
          ),
          why: say(
            "Numbers and policies change little until hours, facilities or pay do.",
            "Les chiffres et les politiques changent peu tant que les horaires, les installations ou les salaires ne changent pas.",
            "Angka dan dasar tidak banyak berubah selagi waktu kerja, kemudahan atau gaji tidak berubah.",
          ),
          counts: say(
            "Yes if your company did one such thing and noted the date. Examples: a pay difference closed, a job advert reworded, hours moved for a parent, a lockable toilet or changing room, a woman or man trained for a new role.",
            "Oui si votre entreprise a pris une mesure de ce genre et noté la date. Exemples : un écart de rémunération comblé, une offre d’emploi reformulée, des horaires aménagés pour un parent, des toilettes ou un vestiaire fermant à clé, une femme ou un homme formé pour un nouveau poste.",
            "Ya jika syarikat anda telah melaksanakan satu langkah sedemikian dan mencatat tarikhnya. Contohnya: jurang gaji dirapatkan, iklan kerja ditulis semula, waktu kerja disesuaikan untuk ibu atau bapa, tandas atau bilik persalinan berkunci, dan wanita atau lelaki dilatih untuk jawatan baharu.",
          ),
          evidence: say(
            "the changed advert, roster or contract with its date",
            "l’offre, le planning ou le contrat modifié, avec sa date",
            "iklan, jadual atau kontrak yang dipinda berserta tarikhnya",
          ),
          cases: {
            oneGender: say(
              "If your staff are all women or all men, a step that makes it easier for others to join counts, such as a reworded advert.",
              "Si votre équipe ne compte que des femmes ou que des hommes, une mesure qui facilite l’arrivée de l’autre sexe suffit, comme une offre d’emploi reformulée.",
              "Jika semua pekerja anda wanita, atau semuanya lelaki, langkah yang memudahkan orang lain menyertai syarikat anda juga dikira, seperti iklan kerja yang ditulis semula.",
            ),
            alone: say(
              "If you work alone, such a step towards helpers, suppliers or customers counts.",
              "Si vous travaillez seul, une mesure de ce genre envers vos aides, fournisseurs ou clients suffit.",
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
          "Recrutements et promotions par sexe",
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
          takes: "hour",
          title: say(
            "Show management your gender figures once a year",
            "Montrez chaque année vos chiffres d’égalité à la direction",
            "Bentangkan data gender kepada pengurusan setahun sekali",
          ),
          text: say(
            "In the last 12 months, was management shown the gender figures?",
            "Au cours des 12 derniers mois, les chiffres femmes-hommes de l’entreprise ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka gender syarikat telah dibentangkan kepada pengurusan?",
          ),
          why: say(
            "Those who decide on hiring and pay need to see the results.",
            "Ceux qui décident des recrutements et des salaires doivent voir les résultats.",
            "Pihak yang menentukan pengambilan pekerja dan gaji perlu melihat angkanya.",
          ),
          counts: say(
            "Yes if those who decide in your company saw the latest figures at least once; one point on a meeting agenda is enough.",
            "Oui si ceux qui décident dans votre entreprise ont vu les derniers chiffres au moins une fois ; un point à l’ordre du jour d’une réunion suffit.",
            "Ya jika pembuat keputusan di syarikat anda telah melihat angka terkini sekurang-kurangnya sekali; satu perkara dalam agenda mesyuarat sudah memadai.",
          ),
          evidence: say(
            "a dated meeting note with the figures",
            "un compte rendu de réunion daté, avec les chiffres",
            "catatan mesyuarat bertarikh yang memuatkan angka itu",
          ),
          cases: {
            oneGender: say(
              "If your staff are all women or all men, how many women and men applied counts as a figure, even if no one did.",
              "Si votre équipe ne compte que des femmes ou que des hommes, le nombre de candidatures de femmes et d’hommes suffit, même s’il est nul.",
              "Jika semua pekerja anda wanita, atau semuanya lelaki, bilangan wanita dan lelaki yang memohon dikira sebagai angka, walaupun tiada yang memohon.",
            ),
            alone: say(
              "If you work alone, your own dated note of the figures counts, even if you are the only one in them.",
              "Si vous travaillez seul, votre propre note datée de ces chiffres suffit, même s’ils ne comptent que vous.",
              "Jika anda bekerja seorang diri, catatan bertarikh anda sendiri tentang angka itu juga dikira, walaupun angka itu hanya tentang diri anda.",
            ),
          },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Share your gender figures with one customer or lender",
            "Envoyez vos chiffres d’égalité à un client ou une banque",
            "Kongsikan data gender anda dengan pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared facts on gender equality with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des informations sur l’égalité des genres à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi maklumat tentang kesaksamaan gender dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Openness builds trust with customers, lenders and future employees.",
            "La transparence inspire confiance aux clients, aux prêteurs et aux futurs salariés.",
            "Keterbukaan membina kepercayaan pelanggan, pemberi pinjaman dan bakal pekerja.",
          ),
          counts: say(
            "Yes if your company gave a policy, action or figure to at least one outside party, or keeps it public and up to date, without revealing any one person’s pay.",
            "Oui si votre entreprise a transmis sa politique, ses actions ou ses chiffres à au moins un tiers, ou les publie et les tient à jour, sans révéler le salaire de quiconque.",
            "Ya jika syarikat anda telah memberikan dasar, tindakan atau angka kepada sekurang-kurangnya satu pihak luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini, tanpa mendedahkan gaji sesiapa.",
          ),
          evidence: say(
            "a dated web page or a completed customer questionnaire",
            "une page web datée ou un questionnaire de client rempli",
            "halaman web bertarikh atau soal selidik pelanggan yang telah diisi",
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
