import { option, say, type TopicContent } from "../authoring";
import { ALONE, YOUNG } from "../cases";
import { wageLaws } from "../laws/living-wage";

export const livingWage: TopicContent = {
  id: "living-wage",
  dimension: "social",
  name: say("Living Wage", "Salaire décent", "Gaji Kehidupan Wajar"),
  description: say(
    "Whether normal working hours earn enough for a decent life for workers and their families, and whether hours, leave and deductions are paid as they should be. A living wage is often higher than the legal minimum wage.",
    "Les heures normales de travail permettent-elles une vie décente aux travailleurs et à leurs familles ? Les heures, les congés et les retenues sont-ils comptés comme il se doit ? Le salaire décent (ou vital) dépasse souvent le salaire minimum légal.",
    "Adakah waktu bekerja biasa memberikan pendapatan yang cukup untuk kehidupan wajar pekerja dan keluarga mereka? Adakah waktu kerja, cuti dan potongan dikira dengan betul? Gaji kehidupan wajar sering lebih tinggi daripada gaji minimum.",
  ),
  requiredText: say(
    "Pay that covers a family’s needs helps a small company keep its people, and keeps them healthy and out of debt. Answer Yes only if you could show evidence.",
    "Un salaire qui couvre les besoins d’une famille aide une petite entreprise à garder son personnel, en bonne santé et sans dettes. Ne répondez Oui que si vous pouvez en apporter la preuve.",
    "Gaji yang mencukupi untuk keperluan keluarga membantu syarikat kecil mengekalkan pekerja, di samping menjaga kesihatan mereka dan mengelakkan mereka daripada berhutang. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: ["ILO living-wage concept (2024)", "GRI 202-1", "VSME B10"],
  sdg: 1,
  laws: wageLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          takes: "hour",
          title: say(
            "Check every wage against the legal minimum",
            "Comparez chaque salaire au minimum légal",
            "Bandingkan setiap gaji dengan gaji minimum",
          ),
          text: say(
            "Has the company checked every worker’s pay against the legal minimum wage in the last 12 months?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle comparé la rémunération de chaque travailleur au salaire minimum légal ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah membandingkan gaji setiap pekerja dengan gaji minimum yang ditetapkan undang-undang?",
          ),
          why: say(
            "The minimum wage changes, and one mistake can mean a fine.",
            "Le salaire minimum évolue, et un seul oubli peut entraîner une amende.",
            "Kadar gaji minimum berubah, dan kegagalan mematuhinya bagi seorang pekerja pun boleh menyebabkan denda.",
          ),
          counts: say(
            "Yes if your company compared the hourly or monthly pay of all workers, part-time and contract included, with the rate in force.",
            "Oui si votre entreprise a comparé le salaire horaire ou mensuel de tous les travailleurs, temps partiels et contractuels compris, au taux en vigueur.",
            "Ya jika syarikat anda telah membandingkan gaji sejam atau sebulan semua pekerja, termasuk pekerja sambilan dan kontrak, dengan kadar yang berkuat kuasa.",
          ),
          evidence: say(
            "a dated pay list with the legal rate next to each wage",
            "un état de paie daté, avec le taux légal en regard de chaque salaire",
            "senarai gaji bertarikh yang menunjukkan kadar minimum di sebelah setiap gaji",
          ),
          cases: {
            alone: say(
              "If you work alone, do the same for what you pay yourself and your helpers.",
              "Si vous travaillez seul, faites de même pour ce que vous vous versez et pour ce que vous versez à vos aides.",
              "Jika anda bekerja seorang diri, lakukan perkara yang sama bagi bayaran kepada diri sendiri dan pembantu anda.",
            ),
          },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "Compare your wages with a living wage",
            "Comparez vos salaires au salaire décent de votre région",
            "Bandingkan gaji pekerja dengan gaji kehidupan wajar",
          ),
          text: say(
            "In the last 24 months, has the company compared its wages with a living-wage figure for its area?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle comparé ses salaires à un salaire décent calculé pour sa région ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah membandingkan gajinya dengan angka gaji kehidupan wajar bagi kawasannya?",
          ),
          why: say(
            "The legal minimum does not always cover food, housing, health and schooling.",
            "Le minimum légal ne couvre pas toujours la nourriture, le logement, la santé et l’école.",
            "Gaji minimum tidak semestinya cukup untuk makanan, tempat tinggal, kesihatan dan persekolahan.",
          ),
          counts: say(
            "Yes if you used an independent figure, such as WageIndicator, Anker or, in Malaysia, EPF’s Belanjawanku, for pay without overtime. “No one earns less” is a result too.",
            "Oui si vous avez utilisé un chiffre indépendant, comme WageIndicator, Anker ou, en Malaisie, Belanjawanku de l’EPF, pour le salaire hors heures supplémentaires. « Personne ne gagne moins » est aussi un résultat.",
            "Ya jika anda menggunakan angka daripada sumber bebas, seperti Belanjawanku (KWSP), WageIndicator atau Anker, bagi gaji tidak termasuk bayaran lebih masa. “Tiada yang bergaji lebih rendah” juga merupakan satu keputusan.",
          ),
          evidence: say(
            "a table of wages next to the benchmark, with its source and date",
            "un tableau comparant les salaires à la référence, avec sa source et sa date",
            "jadual perbandingan gaji dengan penanda aras, berserta sumber dan tarikhnya",
          ),
          cases: {
            alone: say(
              "If you work alone, compare what you pay yourself and your helpers.",
              "Si vous travaillez seul, comparez ce que vous vous versez et ce que vous versez à vos aides.",
              "Jika anda bekerja seorang diri, bandingkan bayaran kepada diri sendiri dan pembantu anda.",
            ),
          },
        },
      ],
      options: [
        option(
          "wageindicator-benchmark",
          "WageIndicator benchmark",
          "Référence WageIndicator",
          "Penanda aras WageIndicator",
        ),
        option(
          "anker-benchmark",
          "Anker or Global Living Wage Coalition benchmark",
          "Référence Anker ou Global Living Wage Coalition",
          "Penanda aras Anker atau Global Living Wage Coalition",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          takes: "hour",
          title: say(
            "Learn how a living wage differs from the minimum wage",
            "Apprenez ce qui distingue salaire décent et salaire minimum",
            "Pelajari beza gaji kehidupan wajar dengan gaji minimum",
          ),
          text: say(
            "In the last 12 months, have the people who set pay learnt, or refreshed, how a living wage differs from the minimum wage?",
            "Au cours des 12 derniers mois, les personnes qui fixent les salaires ont-elles appris, ou revu, ce qui distingue un salaire décent du salaire minimum ?",
            "Dalam tempoh 12 bulan yang lalu, adakah mereka yang menetapkan gaji telah mempelajari, atau mengulang kaji, perbezaan antara gaji kehidupan wajar dengan gaji minimum?",
          ),
          why: say(
            "The minimum wage is set by law; a living wage is what a decent life really costs.",
            "Le minimum est fixé par la loi ; le salaire décent correspond à ce que coûte réellement une vie décente.",
            "Gaji minimum ditetapkan oleh undang-undang; gaji kehidupan wajar ialah kos sebenar kehidupan yang wajar.",
          ),
          counts: say(
            "Yes if each of them in your company read a guide, followed a course or was briefed on both.",
            "Oui si chacune d’elles, dans votre entreprise, a lu un guide, suivi un cours ou reçu des explications sur les deux.",
            "Ya jika setiap seorang daripada mereka di syarikat anda telah membaca panduan, mengikuti kursus atau diberi taklimat tentang kedua-duanya.",
          ),
          evidence: say(
            "a course certificate or dated briefing notes",
            "une attestation de formation ou des notes d’information datées",
            "sijil kursus atau nota taklimat yang bertarikh",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.2",
          takes: "hour",
          title: say(
            "Explain pay and deductions to your workers",
            "Expliquez la paie et les retenues à vos travailleurs",
            "Terangkan gaji dan potongan kepada pekerja anda",
          ),
          text: say(
            "In the last 12 months, have workers, or those who speak for them, been told or asked about pay and what is taken off it?",
            "Au cours des 12 derniers mois, les travailleurs ou leurs représentants ont-ils été informés ou consultés sur la paie et les retenues ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja atau wakil mereka telah diberi maklumat atau diajak berunding tentang gaji dan potongan?",
          ),
          why: say(
            "Pay that people understand leads to fewer disputes.",
            "Une paie bien comprise évite bien des conflits.",
            "Gaji yang difahami oleh pekerja mengurangkan pertikaian.",
          ),
          counts: say(
            "Yes if your company explained, in a language workers understand, how their pay is worked out and what is taken off it, or asked what they think of it.",
            "Oui si votre entreprise a expliqué, dans une langue que les travailleurs comprennent, comment leur paie est calculée et ce qui en est retenu, ou leur a demandé leur avis.",
            "Ya jika syarikat anda telah menerangkan, dalam bahasa yang difahami pekerja, cara gaji mereka dikira dan apa yang dipotong daripadanya, atau telah meminta pandangan mereka.",
          ),
          evidence: say(
            "a signed information sheet or notes of a staff meeting",
            "une fiche d’information signée ou le compte rendu d’une réunion du personnel",
            "helaian maklumat yang ditandatangani atau catatan mesyuarat pekerja",
          ),
          cases: {
            alone: say(
              "If you work alone, a pay sheet that explains itself, for helpers or the first person you hire, counts.",
              "Si vous travaillez seul, un bulletin de paie accompagné d’explications, pour vos aides ou votre première embauche, suffit.",
              "Jika anda bekerja seorang diri, slip gaji berserta penerangan untuk pembantu atau pekerja pertama anda juga dikira.",
            ),
          },
        },
      ],
      options: [
        option(
          "payroll-training",
          "Payroll or wage-law training",
          "Formation à la paie ou au droit des salaires",
          "Latihan penggajian atau undang-undang gaji",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          takes: "hour",
          title: say(
            "Promise minimum pay, pay day and payslip in writing",
            "Promettez par écrit salaire minimum, jour de paie et bulletin",
            "Janjikan secara bertulis gaji minimum, hari gaji dan slip gaji",
          ),
          text: say(
            "In the last 24 months, has the company promised in writing at least the minimum wage, a fixed pay day and a payslip?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle promis par écrit au moins le salaire minimum, un jour de paie fixe et un bulletin de paie ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah berjanji secara bertulis untuk membayar sekurang-kurangnya gaji minimum, pada hari gaji yang tetap, berserta slip gaji?",
          ),
          why: say(
            "Workers plan their lives around pay they can count on.",
            "Chacun organise sa vie autour d’une paie sur laquelle il peut compter.",
            "Pekerja merancang kehidupan berdasarkan gaji yang terjamin.",
          ),
          counts: say(
            "Yes if one page, or a clause in every contract of your company, states the three points: minimum wage, pay day and payslip. An older promise that was reviewed in that time counts.",
            "Oui si une page, ou une clause de chaque contrat de votre entreprise, énonce les trois points : salaire minimum, jour de paie et bulletin de paie. Un engagement plus ancien, revu pendant cette période, compte aussi.",
            "Ya jika satu halaman, atau satu klausa dalam setiap kontrak syarikat anda, menyatakan tiga perkara: gaji minimum, hari gaji dan slip gaji. Janji lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "the signed policy or a standard contract with its date",
            "la politique signée ou un contrat type daté",
            "dasar yang ditandatangani atau kontrak standard yang bertarikh",
          ),
          cases: {
            alone: say(
              "If you work alone, this promise to your helpers, or to the first person you hire, counts.",
              "Si vous travaillez seul, cette promesse faite à vos aides, ou à votre première embauche, suffit.",
              "Jika anda bekerja seorang diri, janji ini kepada pembantu, atau kepada pekerja pertama anda, juga dikira.",
            ),
          },
        },
        {
          id: "commit.2",
          takes: "day",
          title: say(
            "Plan how to close the living-wage gap",
            "Planifiez comment combler l’écart avec le salaire décent",
            "Rancang cara merapatkan jurang gaji kehidupan wajar",
          ),
          text: say(
            "Is there a plan to close any gap between wages and the living wage, or to keep it closed, with dates that are still to come?",
            "Existe-t-il un plan pour combler tout écart entre les salaires et le salaire décent, ou pour éviter qu’il se creuse à nouveau, avec des échéances encore à venir ?",
            "Adakah terdapat pelan untuk merapatkan sebarang jurang antara gaji pekerja dengan gaji kehidupan wajar, atau mengelakkan jurang itu daripada wujud semula, dengan tarikh yang belum tiba?",
          ),
          why: say(
            "A small company rarely closes the gap at once, so dates keep the promise real.",
            "Une petite entreprise comble rarement l’écart d’un coup ; des dates rendent la promesse crédible.",
            "Syarikat kecil jarang dapat merapatkan jurang sekali gus, jadi tarikh menjadikan janji itu lebih nyata.",
          ),
          counts: say(
            "Yes if your company wrote down the steps and their dates; with no gap, a written promise to look again by a date counts.",
            "Oui si votre entreprise a mis par écrit les étapes et leurs dates ; s’il n’y a pas d’écart, un engagement écrit à revérifier à une date donnée suffit.",
            "Ya jika syarikat anda telah menulis langkah dan tarikhnya; jika tiada jurang, janji bertulis untuk menyemak semula pada tarikh tertentu juga dikira.",
          ),
          evidence: say(
            "a plan approved by the owner",
            "un plan approuvé par le propriétaire",
            "pelan yang diluluskan oleh pemilik",
          ),
          cases: {
            alone: say(
              "If you work alone, a dated note of the price at which you and your helpers earn a living wage counts.",
              "Si vous travaillez seul, une note datée indiquant à quel prix vous et vos aides gagnez un salaire décent suffit.",
              "Jika anda bekerja seorang diri, catatan bertarikh tentang harga yang membolehkan anda dan pembantu anda memperoleh gaji kehidupan wajar juga dikira.",
            ),
            young: YOUNG.first,
          },
        },
      ],
      options: [
        option(
          "forward-faster-target",
          "Forward Faster living-wage target",
          "Objectif Forward Faster sur le salaire décent",
          "Sasaran gaji kehidupan wajar Forward Faster",
        ),
        option(
          "employer-accreditation",
          "Living-wage employer accreditation",
          "Accréditation d’employeur versant un salaire décent",
          "Akreditasi majikan gaji kehidupan wajar",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.records",
          takes: "months",
          title: say(
            "Record hours, overtime and leave of every worker",
            "Tenez un relevé des heures et des congés de chacun",
            "Catat waktu bekerja, kerja lebih masa dan cuti setiap pekerja",
          ),
          text: say(
            "In the last 12 months, has the company kept records of hours and leave for every worker?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle tenu un registre des heures et des congés de chaque travailleur ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyimpan rekod waktu bekerja dan cuti setiap pekerja?",
          ),
          why: say(
            "Most disputes about pay are about hours and leave, and without records no one can prove anything.",
            "La plupart des conflits de paie portent sur les heures et les congés, et sans registre personne ne peut rien prouver.",
            "Kebanyakan pertikaian gaji berkaitan dengan waktu bekerja dan cuti, dan tanpa rekod tiada sesiapa dapat membuktikan apa-apa.",
          ),
          counts: say(
            "Yes if you note the hours, overtime and leave of all workers, part-time and contract included.",
            "Oui si vous notez les heures, les heures supplémentaires et les congés de tous, temps partiels et contractuels compris.",
            "Ya jika anda mencatat waktu bekerja, kerja lebih masa dan cuti semua pekerja, termasuk pekerja sambilan dan kontrak.",
          ),
          evidence: say(
            "time sheets and a leave calendar of one month",
            "les feuilles d’heures et le calendrier de congés d’un mois",
            "rekod waktu kerja dan kalendar cuti bagi satu bulan",
          ),
          cases: {
            alone: say(
              "If you work alone, notes of your helpers’ hours and pay are enough; with no helpers, a dated note that says so counts.",
              "Si vous travaillez seul, des notes sur les heures et la paie de vos aides suffisent ; si vous n’avez pas d’aides, une note datée qui l’indique suffit.",
              "Jika anda bekerja seorang diri, catatan waktu dan bayaran pembantu anda sudah memadai; jika tiada pembantu, catatan bertarikh yang menyatakannya juga dikira.",
            ),
            young: YOUNG.since,
          },
        },
        {
          id: "measure.raise",
          takes: "months",
          title: say(
            "Leave your lowest-paid workers better off",
            "Améliorez la situation de vos salariés les moins payés",
            "Tingkatkan kedudukan kewangan pekerja bergaji paling rendah",
          ),
          text: say(
            "In the last 12 months, has the company taken a step that leaves its lowest-paid workers better off?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris une mesure qui améliore la situation des salariés les moins payés ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah mengambil langkah yang meningkatkan kedudukan kewangan pekerja bergaji paling rendah?",
          ),
          why: say(
            "Prices rise every year, so a wage that stays the same is worth less.",
            "Les prix montent chaque année ; un salaire qui n’augmente pas perd de sa valeur.",
            "Harga naik setiap tahun, jadi gaji yang tidak dinaikkan semakin kurang nilainya.",
          ),
          counts: say(
            "Yes if your company raised the lowest pay beyond what the law ordered, or gave meals, transport, medical cover or regular hours. Where everyone already earns a living wage, keeping pace with prices counts.",
            "Oui si votre entreprise a relevé les salaires les plus bas au-delà de ce que la loi imposait, ou accordé des repas, le transport, une couverture médicale ou des horaires réguliers. Si chacun gagne déjà un salaire décent, suivre la hausse des prix suffit.",
            "Ya jika syarikat anda telah menaikkan gaji terendah melebihi kehendak undang-undang, atau memberikan makanan, pengangkutan, perlindungan perubatan atau waktu kerja tetap. Jika semua sudah menerima gaji kehidupan wajar, kenaikan gaji seiring dengan kenaikan harga juga dikira.",
          ),
          evidence: say(
            "two payslips, from before and after, with names covered",
            "deux bulletins de paie, avant et après, noms masqués",
            "dua slip gaji, sebelum dan selepas, dengan nama ditutup",
          ),
          cases: {
            alone: say(
              "If you work alone, check once a year that your prices leave you and your helpers a living wage, and note the result.",
              "Si vous travaillez seul, vérifiez une fois par an que vos prix vous laissent, à vous et à vos aides, un salaire décent, et notez le résultat.",
              "Jika anda bekerja seorang diri, semak setahun sekali sama ada harga anda cukup untuk memberi anda dan pembantu anda gaji kehidupan wajar, dan catat keputusannya.",
            ),
            young: YOUNG.since,
          },
        },
      ],
      options: [
        option(
          "lowest-wage",
          "Lowest wage versus minimum",
          "Salaire le plus bas par rapport au minimum",
          "Gaji terendah berbanding gaji minimum",
        ),
        option(
          "below-living-wage",
          "Workers below living wage (%)",
          "Travailleurs sous le salaire décent (%)",
          "Pekerja di bawah gaji kehidupan wajar (%)",
        ),
        option("average-gap", "Average gap", "Écart moyen", "Purata jurang"),
        option(
          "contract-worker-pay",
          "Contract-worker pay",
          "Salaire des travailleurs contractuels",
          "Gaji pekerja kontrak",
        ),
        option(
          "collective-agreement-coverage",
          "Employees under collective agreements (%)",
          "Salariés couverts par une convention collective (%)",
          "Pekerja di bawah perjanjian kolektif (%)",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          takes: "hour",
          title: say(
            "Give management one page about your lowest pay",
            "Présentez le plus bas salaire à la direction, par écrit",
            "Beri pengurusan satu halaman tentang gaji terendah",
          ),
          text: say(
            "In the last 12 months, has management seen in writing how the lowest pay compares with the minimum wage and with a living wage?",
            "Au cours des 12 derniers mois, la direction a-t-elle vu, par écrit, une comparaison du salaire le plus bas avec le salaire minimum et avec un salaire décent ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pengurusan telah melihat, secara bertulis, perbandingan gaji terendah dengan gaji minimum dan dengan gaji kehidupan wajar?",
          ),
          why: say(
            "Pay can only improve if those who decide the budget see the facts.",
            "Les salaires ne progressent que si ceux qui décident du budget voient les faits.",
            "Gaji hanya dapat diperbaiki jika pihak yang menentukan bajet melihat fakta.",
          ),
          counts: say(
            "Yes if those who set your company’s budget saw both comparisons.",
            "Oui si ceux qui fixent le budget de votre entreprise ont vu les deux comparaisons.",
            "Ya jika mereka yang menetapkan bajet syarikat anda telah melihat kedua-dua perbandingan itu.",
          ),
          evidence: say(
            "a dated one-page summary with the three amounts",
            "un résumé daté d’une page, avec les trois montants",
            "ringkasan satu halaman yang bertarikh dengan tiga jumlah itu",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          takes: "hour",
          title: say(
            "Share your pay promise with one customer or lender",
            "Envoyez votre engagement salarial à un client ou une banque",
            "Kongsikan komitmen gaji anda dengan pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared its pay promise or its results with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué son engagement salarial ou ses résultats à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi komitmen gaji atau keputusannya dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Openness builds trust with customers and attracts good workers.",
            "La transparence inspire confiance aux clients et attire de bons candidats.",
            "Ketelusan membina kepercayaan pelanggan dan menarik pekerja yang baik.",
          ),
          counts: say(
            "Yes if your company gave it to at least one outside party, or keeps it public and up to date; you need not show anyone’s own salary.",
            "Oui si votre entreprise a transmis l’un ou l’autre à au moins un tiers, ou le publie et le tient à jour ; vous n’avez pas à montrer de salaire individuel.",
            "Ya jika syarikat anda telah memberikannya kepada sekurang-kurangnya satu pihak luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini; gaji individu tidak perlu ditunjukkan.",
          ),
          evidence: say(
            "a dated web page, a job advert or a completed customer questionnaire",
            "une page web datée, une offre d’emploi ou un questionnaire de client rempli",
            "halaman web bertarikh, iklan kerja atau soal selidik pelanggan yang telah diisi",
          ),
        },
      ],
      options: [
        option(
          "shared-with-workers",
          "Results shared with workers",
          "Résultats communiqués aux travailleurs",
          "Keputusan dikongsi dengan pekerja",
        ),
      ],
    },
  },
};
