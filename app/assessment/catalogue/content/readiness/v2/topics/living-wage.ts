import { option, say, type TopicContent } from "../authoring";
import { ALONE, YOUNG } from "../cases";
import { wageLaws } from "../laws/living-wage";

/** What a living wage means to an owner who works alone. */
const OWN_PAY = say(
  "If you work alone, do the same for what you pay yourself and your helpers.",
  "Si vous travaillez sans personnel, faites de même pour ce que vous vous versez et pour ce que vous versez à vos aides.",
  "Jika anda bekerja seorang diri, lakukan perkara yang sama bagi bayaran kepada diri sendiri dan pembantu anda.",
);

export const livingWage: TopicContent = {
  id: "living-wage",
  dimension: "social",
  name: say("Living Wage", "Salaire décent", "Gaji Kehidupan Wajar"),
  description: say(
    "Whether normal working hours earn enough for a decent life for workers and their families, and whether hours, leave and deductions are paid as they should be. A living wage is often higher than the legal minimum wage.",
    "Si les heures normales de travail permettent une vie décente aux travailleurs et à leurs familles, et si les heures, les congés et les retenues sont comptés comme il se doit. Le salaire décent (ou vital) dépasse souvent le salaire minimum légal.",
    "Sama ada waktu bekerja biasa memberikan pendapatan yang cukup untuk kehidupan wajar pekerja dan keluarga mereka, dan sama ada waktu kerja, cuti dan potongan dikira dengan betul. Gaji kehidupan wajar sering lebih tinggi daripada gaji minimum.",
  ),
  requiredText: say(
    "Pay that covers a family’s needs helps a small company keep its people, and keeps them healthy and out of debt. Answer Yes only if you could show evidence.",
    "Une paie qui couvre les besoins d’une famille aide une petite entreprise à garder son personnel, en bonne santé et à l’abri des dettes. Répondez Oui seulement si vous pourriez en montrer la preuve.",
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
          text: say(
            "Has the company checked every worker’s pay against the legal minimum wage in the last 12 months?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle comparé la paie de chaque travailleur au salaire minimum légal ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah membandingkan gaji setiap pekerja dengan gaji minimum yang ditetapkan undang-undang?",
          ),
          why: say(
            "The minimum wage changes, and one mistake can mean a fine.",
            "Le salaire minimum évolue, et un seul oubli peut entraîner une amende.",
            "Kadar gaji minimum berubah, dan kegagalan mematuhinya bagi seorang pekerja pun boleh menyebabkan denda.",
          ),
          counts: say(
            "Yes if your company compared the hourly or monthly pay of all workers, part-time and contract included, with the rate in force.",
            "Oui si votre entreprise a comparé la paie horaire ou mensuelle de tous les travailleurs, y compris à temps partiel et sous contrat, au taux en vigueur.",
            "Ya jika syarikat anda telah membandingkan gaji sejam atau sebulan semua pekerja, termasuk pekerja sambilan dan kontrak, dengan kadar yang berkuat kuasa.",
          ),
          evidence: say(
            "a dated pay list with the legal rate beside each wage",
            "un état de paie daté, avec le taux légal en regard de chaque salaire",
            "senarai gaji bertarikh yang menunjukkan kadar minimum di sebelah setiap gaji",
          ),
          cases: { alone: OWN_PAY },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has the company compared its wages with a recognised living-wage benchmark for the place where it works, and counted who earns less?",
            "Au cours des 24 derniers mois, l’entreprise a-t-elle comparé ses salaires à une référence reconnue de salaire décent pour son lieu d’activité, et compté ceux qui gagnent moins ?",
            "Dalam tempoh 24 bulan yang lalu, adakah syarikat telah membandingkan gajinya dengan penanda aras gaji kehidupan wajar yang diiktiraf bagi tempatnya beroperasi, dan mengira siapa yang bergaji lebih rendah?",
          ),
          why: say(
            "The legal minimum does not always cover food, housing, health and schooling.",
            "Le minimum légal ne couvre pas toujours la nourriture, le logement, la santé et l’école.",
            "Gaji minimum tidak semestinya cukup untuk makanan, tempat tinggal, kesihatan dan persekolahan.",
          ),
          counts: say(
            "Yes if your company used an independent estimate of local living costs, such as WageIndicator or Anker, for pay without overtime; “nobody earns less” is a result too.",
            "Oui si votre entreprise a utilisé une estimation indépendante du coût de la vie local, comme WageIndicator ou Anker, pour la paie sans heures supplémentaires ; « personne ne gagne moins » est aussi un résultat.",
            "Ya jika syarikat anda telah menggunakan anggaran bebas tentang kos sara hidup setempat, seperti WageIndicator atau Anker, bagi gaji tidak termasuk bayaran kerja lebih masa; “tiada yang bergaji lebih rendah” juga satu keputusan.",
          ),
          evidence: say(
            "a table of wages next to the benchmark, with its source and date",
            "un tableau des salaires à côté de la référence, avec sa source et sa date",
            "jadual gaji di sebelah penanda aras, dengan sumber dan tarikhnya",
          ),
          cases: { alone: OWN_PAY },
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
          text: say(
            "In the last 12 months, have the people who set pay learnt, or refreshed, how a living wage differs from the minimum wage?",
            "Au cours des 12 derniers mois, les personnes qui fixent les salaires ont-elles appris, ou revu, ce qui distingue un salaire décent du salaire minimum ?",
            "Dalam tempoh 12 bulan yang lalu, adakah mereka yang menetapkan gaji telah mempelajari, atau mengulang kaji, perbezaan antara gaji kehidupan wajar dengan gaji minimum?",
          ),
          why: say(
            "One is set by law; the other is what a decent life really costs.",
            "Le minimum est fixé par la loi ; le salaire décent correspond à ce que coûte réellement une vie décente.",
            "Gaji minimum ditetapkan oleh undang-undang; gaji kehidupan wajar ialah kos sebenar kehidupan yang wajar.",
          ),
          counts: say(
            "Yes if each of them in your company read a guide, followed a course or was briefed on both, and could explain them.",
            "Oui si chacune d’elles dans votre entreprise a lu un guide, suivi un cours ou reçu une information sur les deux, et pourrait les expliquer.",
            "Ya jika setiap seorang daripada mereka di syarikat anda telah membaca panduan, mengikuti kursus atau diberi taklimat tentang kedua-duanya, dan boleh menerangkannya.",
          ),
          evidence: say(
            "a course certificate or dated briefing notes",
            "une attestation de cours ou des notes d’information datées",
            "sijil kursus atau nota taklimat yang bertarikh",
          ),
          cases: { alone: ALONE.trained },
        },
        {
          id: "learn.2",
          text: say(
            "In the last 12 months, have workers or their representatives been informed or consulted about pay and deductions?",
            "Au cours des 12 derniers mois, les travailleurs ou leurs représentants ont-ils été informés ou consultés sur la paie et les retenues ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja atau wakil mereka telah dimaklumkan atau dirunding tentang gaji dan potongan?",
          ),
          why: say(
            "Pay that people understand leads to fewer disputes.",
            "Une paie bien comprise évite des conflits.",
            "Gaji yang difahami oleh pekerja mengurangkan pertikaian.",
          ),
          counts: say(
            "Yes if your company explained, in a language workers understand, how their pay is worked out and what is taken off it.",
            "Oui si votre entreprise a expliqué, dans une langue que les travailleurs comprennent, comment leur paie est calculée et ce qui en est retenu.",
            "Ya jika syarikat anda telah menerangkan, dalam bahasa yang difahami pekerja, cara gaji mereka dikira dan apa yang dipotong daripadanya.",
          ),
          evidence: say(
            "a signed information sheet or notes of a staff meeting",
            "une fiche d’information signée ou le compte rendu d’une réunion du personnel",
            "helaian maklumat yang ditandatangani atau catatan mesyuarat pekerja",
          ),
          cases: {
            alone: say(
              "If you work alone, a pay sheet that explains itself, for helpers or the first person you hire, counts.",
              "Si vous travaillez sans personnel, une fiche de paie expliquée, pour vos aides ou votre première embauche, compte.",
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
          text: say(
            "Is there a written pay policy that promises at least the minimum wage, paid on time and with a payslip, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique salariale écrite qui promet au moins le salaire minimum, payé à temps et avec une fiche de paie, approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar gaji bertulis yang menjanjikan sekurang-kurangnya gaji minimum, dibayar tepat pada masanya dan dengan slip gaji, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "Workers plan their lives around pay they can count on.",
            "Chacun organise sa vie autour d’une paie sur laquelle il peut compter.",
            "Pekerja merancang kehidupan berdasarkan gaji yang terjamin.",
          ),
          counts: say(
            "Yes if one page, or a clause in every contract of your company, states the three points: minimum wage, pay day and payslip.",
            "Oui si une page, ou une clause de chaque contrat de votre entreprise, énonce les trois points : salaire minimum, jour de paie et fiche de paie.",
            "Ya jika satu halaman, atau satu klausa dalam setiap kontrak syarikat anda, menyatakan tiga perkara: gaji minimum, hari gaji dan slip gaji.",
          ),
          evidence: say(
            "the signed policy or a standard contract with its date",
            "la politique signée ou un contrat type daté",
            "dasar yang ditandatangani atau kontrak standard yang bertarikh",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          text: say(
            "Is there a plan to close any gap between wages and the living wage, or to keep it closed, with dates that are still to come?",
            "Existe-t-il un plan pour combler l’écart entre les salaires et le salaire décent, ou pour le garder comblé, avec des échéances encore à venir ?",
            "Adakah terdapat pelan untuk merapatkan jurang antara gaji dengan gaji kehidupan wajar, atau mengekalkannya tanpa jurang, dengan tarikh yang belum tiba?",
          ),
          why: say(
            "A small company rarely closes the gap at once, so dates keep the promise real.",
            "Une petite entreprise comble rarement l’écart d’un coup ; des dates rendent la promesse crédible.",
            "Syarikat kecil jarang dapat merapatkan jurang sekali gus, jadi tarikh menjadikan janji itu lebih nyata.",
          ),
          counts: say(
            "Yes if your company wrote down the steps and their dates; with no gap, a written promise to look again by a date counts.",
            "Oui si votre entreprise a écrit les étapes et leurs dates ; sans écart, une promesse écrite de revérifier à une date donnée compte.",
            "Ya jika syarikat anda telah menulis langkah dan tarikhnya; jika tiada jurang, janji bertulis untuk menyemak semula pada tarikh tertentu juga dikira.",
          ),
          evidence: say(
            "a plan approved by the owner",
            "un plan approuvé par le propriétaire ou la direction",
            "pelan yang diluluskan oleh pemilik",
          ),
          cases: { alone: OWN_PAY, young: YOUNG.first },
        },
      ],
      options: [
        option(
          "forward-faster-target",
          "Forward Faster living-wage target",
          "Cible Forward Faster sur le salaire décent",
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
          text: say(
            "In the last 12 months, has the company kept records of every worker’s hours, overtime and leave, and paid them as law and contract say?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle tenu un registre des heures, des heures supplémentaires et des congés de chaque travailleur, et les a-t-elle payés selon la loi et le contrat ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menyimpan rekod waktu bekerja, kerja lebih masa dan cuti setiap pekerja, dan membayarnya mengikut undang-undang dan kontrak?",
          ),
          why: say(
            "Most disputes about pay are about hours and leave, and without records nobody can prove anything.",
            "La plupart des conflits de paie portent sur les heures et les congés, et sans registre personne ne peut rien prouver.",
            "Kebanyakan pertikaian gaji berkaitan dengan waktu bekerja dan cuti, dan tanpa rekod tiada sesiapa dapat membuktikan apa-apa.",
          ),
          counts: say(
            "Yes if your company notes hours and days of leave for all, part-time and contract workers included, and checks each pay against them.",
            "Oui si votre entreprise note les heures et les jours de congé de tous, y compris à temps partiel et sous contrat, et vérifie chaque paie par rapport à eux.",
            "Ya jika syarikat anda mencatat waktu dan hari cuti semua, termasuk pekerja sambilan dan kontrak, dan menyemak setiap gaji berdasarkan catatan itu.",
          ),
          evidence: say(
            "time sheets and a leave calendar beside the payslips of one month",
            "les feuilles d’heures et un calendrier de congés à côté des fiches de paie d’un mois",
            "helaian masa dan kalendar cuti bersama slip gaji bagi satu bulan",
          ),
          cases: { alone: OWN_PAY, young: YOUNG.since },
        },
        {
          id: "measure.raise",
          text: say(
            "In the last 12 months, has the company raised its lowest pay, or taken another step that leaves its lowest paid with more?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle relevé sa paie la plus basse, ou pris une autre mesure qui laisse davantage aux moins bien payés ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah menaikkan gaji terendahnya, atau mengambil langkah lain supaya mereka yang bergaji paling rendah memperoleh lebih?",
          ),
          why: say(
            "Prices rise every year, so pay that stands still falls.",
            "Les prix montent chaque année ; une paie qui ne bouge pas recule.",
            "Harga naik setiap tahun, jadi gaji yang tidak berubah sebenarnya berkurang.",
          ),
          counts: say(
            "Yes if your company raised the lowest pay beyond what the law ordered, or gave meals, transport, medical cover or regular hours; where everyone already earns a living wage, keeping pace with prices counts.",
            "Oui si votre entreprise a relevé la paie la plus basse au-delà de ce que la loi imposait, ou fourni repas, transport, couverture médicale ou horaires réguliers ; si chacun gagne déjà un salaire décent, suivre la hausse des prix compte.",
            "Ya jika syarikat anda telah menaikkan gaji terendah melebihi kehendak undang-undang, atau memberikan makanan, pengangkutan, perlindungan perubatan atau waktu kerja tetap; jika semua sudah menerima gaji kehidupan wajar, kenaikan seiring dengan harga juga dikira.",
          ),
          evidence: say(
            "two payslips, of before and after, with names covered",
            "deux fiches de paie, avant et après, noms masqués",
            "dua slip gaji, sebelum dan selepas, dengan nama ditutup",
          ),
          cases: { alone: OWN_PAY, young: YOUNG.since },
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
        option("contract-worker-pay", "Contract-worker pay", "Paie des travailleurs externes", "Gaji pekerja kontrak"),
        option(
          "collective-agreement-coverage",
          "Employees under collective agreements (%)",
          "Employés couverts par une convention collective (%)",
          "Pekerja di bawah perjanjian kolektif (%)",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, has management been given a written wage review that shows how the lowest pay compares with the minimum wage and with a living wage?",
            "Au cours des 12 derniers mois, la direction a-t-elle reçu un bilan salarial écrit qui compare la paie la plus basse au salaire minimum et à un salaire décent ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pengurusan telah menerima semakan gaji bertulis yang menunjukkan perbandingan gaji terendah dengan gaji minimum dan gaji kehidupan wajar?",
          ),
          why: say(
            "Pay can only improve if those who decide the budget see the facts.",
            "La paie ne progresse que si ceux qui décident du budget voient les faits.",
            "Gaji hanya dapat diperbaiki jika pihak yang menentukan bajet melihat fakta.",
          ),
          counts: say(
            "Yes if those who set your company’s budget had both comparisons before them, with what it would cost to close a gap.",
            "Oui si ceux qui fixent le budget de votre entreprise ont eu les deux comparaisons sous les yeux, avec le coût pour combler un écart.",
            "Ya jika mereka yang menetapkan bajet syarikat anda telah melihat kedua-dua perbandingan itu, berserta kos untuk merapatkan jurang.",
          ),
          evidence: say(
            "a dated one-page summary with the three amounts",
            "un résumé d’une page daté avec les trois montants",
            "ringkasan satu halaman yang bertarikh dengan tiga jumlah itu",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared its pay commitment or its results with anyone outside, such as a customer, a lender or the public?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué son engagement salarial ou ses résultats à l’extérieur, par exemple à un client, à un prêteur ou au public ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi komitmen gaji atau keputusannya dengan pihak luar, seperti pelanggan, pemberi pinjaman atau orang awam?",
          ),
          why: say(
            "Openness builds trust with customers and attracts good workers.",
            "La transparence donne confiance aux clients et attire de bons candidats.",
            "Ketelusan membina kepercayaan pelanggan dan menarik pekerja yang baik.",
          ),
          counts: say(
            "Yes if your company gave it to at least one outside party, or keeps it public and up to date; nobody’s own salary needs to be shown.",
            "Oui si votre entreprise l’a transmis à au moins un tiers, ou le tient public et à jour ; aucun salaire individuel n’a besoin d’être montré.",
            "Ya jika syarikat anda telah memberikannya kepada sekurang-kurangnya satu pihak luar, atau mengekalkannya secara terbuka dan terkini; gaji individu tidak perlu ditunjukkan.",
          ),
          evidence: say(
            "a dated web page, a job advert or a completed customer questionnaire",
            "une page web datée, une offre d’emploi ou un questionnaire de client rempli",
            "laman web bertarikh, iklan kerja atau soal selidik pelanggan yang telah diisi",
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
