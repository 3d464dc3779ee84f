import type { TopicContent } from "../authoring";

export const livingWage: TopicContent = {
  id: "living-wage",
  dimension: "social",
  name: {
    en: "Living Wage",
    fr: "Salaire décent (ou vital)",
    ms: "Gaji Kehidupan Wajar",
  },
  description: {
    en: "Whether normal working hours earn enough for a decent life for workers and their families. A living wage is often higher than the legal minimum wage.",
    fr: "Ce que gagnent les travailleurs pour un horaire normal doit leur permettre, à eux et à leur famille, de vivre décemment. Ce salaire décent, aussi appelé salaire vital, dépasse souvent le salaire minimum légal.",
    ms: "Sama ada waktu kerja biasa memberikan pendapatan yang cukup untuk pekerja dan keluarga mereka hidup dengan wajar. Gaji kehidupan wajar selalunya lebih tinggi daripada gaji minimum.",
  },
  requiredText: {
    en: "Pay that covers a family’s needs helps a small company keep its people, and keeps them healthy and out of debt. Answer Yes only if you could show evidence.",
    fr: "Une paie qui couvre les besoins d’une famille aide une petite entreprise à garder son personnel, en bonne santé et à l’abri des dettes. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Gaji yang mencukupi untuk keperluan keluarga membantu syarikat kecil mengekalkan pekerja, di samping menjaga kesihatan mereka dan mengelakkan mereka daripada berhutang. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: ["ILO living-wage concept (2024)", "GRI 202-1", "VSME B10"],
  sdg: 1,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company checked every worker’s pay against the legal minimum wage in the last 12 months?",
            fr: "Au cours des 12 derniers mois, l’entreprise a-t-elle comparé la paie de chaque travailleur au salaire minimum légal ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah membandingkan gaji setiap pekerja dengan gaji minimum yang ditetapkan undang-undang?",
          },
          help: {
            why: {
              en: "The minimum wage changes, and one mistake can mean a fine.",
              fr: "Le salaire minimum évolue, et un seul oubli peut entraîner une amende.",
              ms: "Kadar gaji minimum berubah, dan kegagalan mematuhinya bagi seorang pekerja pun boleh menyebabkan denda.",
            },
            counts: {
              en: "Yes if you compared the hourly or monthly pay of all workers, part-time and contract included, with the rate in force.",
              fr: "Oui si la paie horaire ou mensuelle de chaque personne, y compris à temps partiel, temporaire ou externe, a été comparée au taux en vigueur.",
              ms: "Ya jika gaji sejam atau sebulan semua pekerja, termasuk pekerja sambilan dan kontrak, telah dibandingkan dengan kadar semasa.",
            },
            evidence: {
              en: "a dated pay list with the legal rate beside each wage",
              fr: "un état de paie daté, avec le taux légal en regard de chaque salaire",
              ms: "senarai gaji bertarikh yang menunjukkan kadar minimum di sebelah setiap gaji",
            },
          },
        },
        {
          text: {
            en: "Has the company compared its wages with a recognised living-wage benchmark for the place where it works?",
            fr: "L’entreprise a-t-elle comparé ses salaires à une référence reconnue de salaire décent pour le lieu où elle travaille ?",
            ms: "Adakah syarikat telah membandingkan gajinya dengan penanda aras gaji kehidupan wajar yang diiktiraf bagi kawasan operasinya?",
          },
          help: {
            why: {
              en: "The legal minimum does not always cover food, housing, health and schooling.",
              fr: "Le minimum légal ne couvre pas toujours la nourriture, le logement, la santé et l’école.",
              ms: "Gaji minimum tidak semestinya cukup untuk makanan, tempat tinggal, kesihatan dan persekolahan.",
            },
            counts: {
              en: "Yes if you used an independent estimate of local living costs, such as WageIndicator or Anker.",
              fr: "Oui si l’entreprise a utilisé une estimation indépendante du coût de la vie local, par exemple WageIndicator ou Anker.",
              ms: "Ya jika syarikat menggunakan anggaran bebas tentang kos sara hidup setempat, seperti WageIndicator atau Anker.",
            },
            evidence: {
              en: "a table of your wages next to the benchmark, with its source and date",
              fr: "un tableau des salaires face à la référence, avec sa source et sa date",
              ms: "jadual gaji syarikat di sebelah penanda aras, berserta sumber dan tarikhnya",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "wageindicator-benchmark",
          label: {
            en: "WageIndicator benchmark",
            fr: "Référence WageIndicator",
            ms: "Penanda aras WageIndicator",
          },
        },
        {
          id: "anker-benchmark",
          label: {
            en: "Anker or Global Living Wage Coalition benchmark",
            fr: "Référence Anker ou Global Living Wage Coalition",
            ms: "Penanda aras Anker atau Global Living Wage Coalition",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Do the people who set pay understand the difference between the minimum wage and a living wage?",
            fr: "Les personnes qui fixent les salaires comprennent-elles la différence entre salaire minimum et salaire décent ?",
            ms: "Adakah mereka yang menetapkan gaji memahami perbezaan antara gaji minimum dengan gaji kehidupan wajar?",
          },
          help: {
            why: {
              en: "One is set by law; the other is what a decent life really costs.",
              fr: "L’un est fixé par la loi ; l’autre correspond à ce que coûte réellement une vie décente.",
              ms: "Yang pertama ditetapkan oleh undang-undang; yang kedua ialah kos sebenar kehidupan yang wajar.",
            },
            counts: {
              en: "Yes if each of them has read a guide, followed a course or been briefed on both, and could explain them.",
              fr: "Oui si chacune a lu un guide, suivi un cours ou reçu une explication sur les deux, et saurait les expliquer.",
              ms: "Ya jika setiap seorang telah membaca panduan, mengikuti kursus atau menerima taklimat tentang kedua-duanya dan dapat menerangkannya.",
            },
            evidence: {
              en: "a course certificate or dated briefing notes",
              fr: "une attestation de cours ou des notes d’information datées",
              ms: "sijil kursus atau nota taklimat yang bertarikh",
            },
          },
        },
        {
          text: {
            en: "Have workers or their representatives been informed or consulted about pay and deductions?",
            fr: "Les travailleurs ou leurs représentants ont-ils été informés ou consultés au sujet de la paie et des retenues ?",
            ms: "Adakah pekerja atau wakil mereka telah diberi maklumat atau diajak berunding tentang gaji dan potongan gaji?",
          },
          help: {
            why: {
              en: "Pay that people understand leads to fewer disputes.",
              fr: "Une paie bien comprise évite des conflits.",
              ms: "Gaji yang difahami oleh pekerja mengurangkan pertikaian.",
            },
            counts: {
              en: "Yes if workers know, in a language they understand, how their pay is worked out and what is taken off it.",
              fr: "Oui si chacun sait, dans une langue qu’il comprend, comment sa paie est calculée et ce qui en est retenu.",
              ms: "Ya jika pekerja tahu, dalam bahasa yang mereka fahami, cara gaji dikira dan jumlah yang dipotong.",
            },
            evidence: {
              en: "a signed information sheet or notes of a staff meeting",
              fr: "une fiche d’information signée ou le compte rendu d’une réunion du personnel",
              ms: "helaian maklumat yang ditandatangani atau catatan mesyuarat pekerja",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "payroll-training",
          label: {
            en: "Payroll or wage-law training",
            fr: "Formation à la paie ou au droit des salaires",
            ms: "Latihan penggajian atau undang-undang gaji",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Is there a written pay policy that promises at least the minimum wage, paid on time and with a payslip?",
            fr: "Existe-t-il une politique salariale écrite qui garantit au moins le salaire minimum, versé à temps et avec un bulletin de paie ?",
            ms: "Adakah terdapat dasar gaji bertulis yang menjamin sekurang-kurangnya gaji minimum, dibayar tepat pada masanya berserta slip gaji?",
          },
          help: {
            why: {
              en: "Workers plan their lives around pay they can count on.",
              fr: "Chacun organise sa vie autour d’une paie sur laquelle il peut compter.",
              ms: "Pekerja merancang kehidupan berdasarkan gaji yang terjamin.",
            },
            counts: {
              en: "Yes if one page or a clause in every contract states the three points: minimum wage, pay day and payslip.",
              fr: "Oui si une page, ou une clause de chaque contrat, énonce les trois points : salaire minimum, jour de paie et bulletin.",
              ms: "Ya jika dokumen satu halaman atau satu klausa dalam setiap kontrak menyatakan tiga perkara: gaji minimum, hari gaji dan slip gaji.",
            },
            evidence: {
              en: "the signed policy or a standard contract",
              fr: "la politique signée ou un contrat type",
              ms: "dasar yang ditandatangani atau contoh kontrak standard",
            },
          },
        },
        {
          text: {
            en: "Is there a dated plan to close any gap between wages and the living wage?",
            fr: "Existe-t-il un plan daté pour combler tout écart entre les salaires et le salaire décent ?",
            ms: "Adakah terdapat pelan bertarikh untuk merapatkan sebarang jurang antara gaji semasa dengan gaji kehidupan wajar?",
          },
          help: {
            why: {
              en: "A small company rarely closes the gap at once, so dates keep the promise real.",
              fr: "Une petite entreprise comble rarement l’écart d’un coup ; des dates rendent la promesse crédible.",
              ms: "Syarikat kecil jarang dapat merapatkan jurang sekali gus, jadi tarikh menjadikan janji itu lebih nyata.",
            },
            counts: {
              en: "Yes if the steps and dates are written; with no gap, a written promise to keep it so counts.",
              fr: "Oui si les étapes et les dates sont écrites ; s’il n’y a pas d’écart, l’engagement écrit de maintenir cette situation convient.",
              ms: "Ya jika langkah dan tarikhnya bertulis; jika tiada jurang, janji bertulis untuk mengekalkannya juga diterima.",
            },
            evidence: {
              en: "a plan approved by the owner",
              fr: "un plan approuvé par le propriétaire ou la direction",
              ms: "pelan yang diluluskan oleh pemilik",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "forward-faster-target",
          label: {
            en: "Forward Faster living-wage target",
            fr: "Cible Forward Faster sur le salaire décent",
            ms: "Sasaran gaji kehidupan wajar Forward Faster",
          },
        },
        {
          id: "employer-accreditation",
          label: {
            en: "Living-wage employer accreditation",
            fr: "Accréditation d’employeur versant un salaire décent",
            ms: "Akreditasi majikan gaji kehidupan wajar",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Has the company calculated how many workers earn less than the living-wage benchmark?",
            fr: "L’entreprise a-t-elle calculé combien de travailleurs gagnent moins que la référence de salaire décent ?",
            ms: "Adakah syarikat telah mengira bilangan pekerja yang bergaji di bawah penanda aras gaji kehidupan wajar?",
          },
          help: {
            why: {
              en: "The number shows how big the task is, and for whom.",
              fr: "Ce nombre montre l’ampleur de l’effort et qui est concerné.",
              ms: "Angka ini menunjukkan sejauh mana usaha yang diperlukan dan untuk siapa.",
            },
            counts: {
              en: "Yes if you have a number or percentage based on pay for normal hours, without overtime; zero counts.",
              fr: "Oui s’il existe un nombre ou un pourcentage fondé sur la paie des heures normales, sans heures supplémentaires ; zéro convient.",
              ms: "Ya jika ada bilangan atau peratusan berdasarkan gaji waktu kerja biasa, tanpa kerja lebih masa; sifar juga diterima.",
            },
            evidence: {
              en: "a spreadsheet with wages, the benchmark and the result",
              fr: "un tableur avec les salaires, la référence et le résultat",
              ms: "hamparan yang mengandungi gaji, penanda aras dan hasil kiraan",
            },
          },
        },
        {
          text: {
            en: "Does the company track its living-wage gap every year, including for regular contract workers?",
            fr: "L’entreprise suit-elle chaque année son écart avec le salaire décent, y compris pour les travailleurs externes réguliers ?",
            ms: "Adakah syarikat memantau jurang gaji kehidupan wajar setiap tahun, termasuk bagi pekerja kontrak yang kerap bekerja untuknya?",
          },
          help: {
            why: {
              en: "Prices rise, so a gap closed once can open again.",
              fr: "Les prix montent : un écart comblé peut se rouvrir.",
              ms: "Harga barang naik, jadi jurang yang telah dirapatkan boleh melebar semula.",
            },
            counts: {
              en: "Yes if the figures are updated yearly and include any cleaners, guards or others who regularly work for you; zero gap counts.",
              fr: "Oui si les chiffres sont mis à jour chaque année et incluent, le cas échéant, les personnes qui travaillent régulièrement sur place, comme l’entretien ou le gardiennage ; un écart nul convient.",
              ms: "Ya jika angka dikemas kini setiap tahun dan merangkumi mereka, jika ada, yang kerap bekerja untuk syarikat, seperti pekerja pembersihan atau pengawal; jurang sifar juga diterima.",
            },
            evidence: {
              en: "two years’ results side by side",
              fr: "les résultats de deux années côte à côte",
              ms: "perbandingan hasil bagi dua tahun",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "lowest-wage",
          label: {
            en: "Lowest wage versus minimum",
            fr: "Salaire le plus bas par rapport au minimum",
            ms: "Gaji terendah berbanding gaji minimum",
          },
        },
        {
          id: "below-living-wage",
          label: {
            en: "Workers below living wage (%)",
            fr: "Travailleurs sous le salaire décent (%)",
            ms: "Pekerja di bawah gaji kehidupan wajar (%)",
          },
        },
        {
          id: "average-gap",
          label: {
            en: "Average gap",
            fr: "Écart moyen",
            ms: "Purata jurang",
          },
        },
        {
          id: "contract-worker-pay",
          label: {
            en: "Contract-worker pay",
            fr: "Paie des travailleurs externes",
            ms: "Gaji pekerja kontrak",
          },
        },
        {
          id: "collective-agreement-coverage",
          label: {
            en: "Employees under collective agreements (%)",
            fr: "Employés couverts par une convention collective (%)",
            ms: "Pekerja di bawah perjanjian kolektif (%)",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Is a wage review reported to management at least once a year?",
            fr: "Une revue des salaires est-elle présentée à la direction au moins une fois par an ?",
            ms: "Adakah semakan gaji dilaporkan kepada pengurusan sekurang-kurangnya sekali setahun?",
          },
          help: {
            why: {
              en: "Pay can only improve if those who decide the budget see the facts.",
              fr: "La paie ne progresse que si ceux qui décident du budget voient les faits.",
              ms: "Gaji hanya dapat diperbaiki jika pihak yang menentukan bajet melihat fakta.",
            },
            counts: {
              en: "Yes if the owner or managers see each year how wages compare with the minimum and the living wage.",
              fr: "Oui si le propriétaire ou la direction voit chaque année où en sont les salaires par rapport au minimum légal et au salaire décent.",
              ms: "Ya jika pemilik atau pengurusan melihat setiap tahun kedudukan gaji berbanding gaji minimum dan gaji kehidupan wajar.",
            },
            evidence: {
              en: "dated meeting notes or a one-page summary",
              fr: "un compte rendu daté ou une synthèse d’une page",
              ms: "catatan mesyuarat bertarikh atau ringkasan satu halaman",
            },
          },
        },
        {
          text: {
            en: "Has the company shared its pay commitment or its results with people outside the company?",
            fr: "L’entreprise a-t-elle communiqué à l’extérieur son engagement salarial ou ses résultats ?",
            ms: "Pernahkah syarikat berkongsi komitmen atau pencapaian gajinya dengan pihak luar?",
          },
          help: {
            why: {
              en: "Openness builds trust with customers and attracts good workers.",
              fr: "La transparence donne confiance aux clients et attire de bons candidats.",
              ms: "Ketelusan membina kepercayaan pelanggan dan menarik pekerja yang baik.",
            },
            counts: {
              en: "Yes if a customer, lender, network or the public has received it; nobody’s own salary needs to be shown.",
              fr: "Oui si un client, un prêteur, un réseau ou le public en a eu connaissance ; aucun salaire individuel n’a besoin d’être montré.",
              ms: "Ya jika pelanggan, pemberi pinjaman, rangkaian atau orang awam telah menerimanya; gaji individu tidak perlu didedahkan.",
            },
            evidence: {
              en: "a web page, a job advert or a completed customer questionnaire",
              fr: "une page web, une offre d’emploi ou un questionnaire client rempli",
              ms: "halaman web, iklan kerja atau soal selidik pelanggan yang telah diisi",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "shared-with-workers",
          label: {
            en: "Results shared with workers",
            fr: "Résultats communiqués aux travailleurs",
            ms: "Hasil dikongsi dengan pekerja",
          },
        },
      ],
    },
  },
};
