import { option, say, type TopicContent } from "../authoring";
import { ALONE, TENANT, YOUNG } from "../cases";
import { energyLaws } from "../laws/energy-efficiency";

export const energyEfficiency: TopicContent = {
  id: "energy-efficiency",
  dimension: "environment",
  name: say("Energy Efficiency", "Efficacité énergétique", "Kecekapan Tenaga"),
  description: say(
    "How the company finds out where it uses electricity and fuel, saves energy in daily work and purchases, and moves towards renewable energy.",
    "Comment l’entreprise repère où elle consomme de l’électricité et du carburant, économise l’énergie au quotidien et dans ses achats, et avance vers les énergies renouvelables.",
    "Cara syarikat mengenal pasti penggunaan elektrik dan bahan api, menjimatkan tenaga dalam kerja harian dan pembelian, serta beralih kepada tenaga boleh baharu.",
  ),
  requiredText: say(
    "Energy is a cost that a small company can often lower with simple steps, and using less also means fewer emissions. Answer Yes only if you could show evidence.",
    "L’énergie est un coût qu’une petite entreprise peut souvent réduire par des gestes simples, et consommer moins, c’est aussi émettre moins. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    "Kos tenaga sering dapat dikurangkan oleh syarikat kecil dengan langkah mudah, dan penggunaan yang lebih rendah turut mengurangkan pelepasan. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  ),
  references: ["UN Global Compact Principles 7–9", "VSME B3", "GRI 103 (2025)", "ISO 50001"],
  sdg: 7,
  laws: energyLaws,
  sections: {
    assess: {
      required: [
        {
          id: "assess.1",
          text: say(
            "Has the company listed its largest energy users, such as equipment, processes or vehicles, and looked at that list in the last 24 months?",
            "L’entreprise a-t-elle dressé la liste de ses plus gros consommateurs d’énergie (équipements, procédés, véhicules) et l’a-t-elle revue au cours des 24 derniers mois ?",
            "Adakah syarikat telah menyenaraikan pengguna tenaga terbesarnya, seperti peralatan, proses atau kenderaan, dan menyemak senarai itu dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "A few uses often take most of the energy, so you know where to start saving.",
            "Quelques usages représentent souvent l’essentiel de l’énergie : les connaître montre par où commencer.",
            "Sebahagian besar tenaga selalunya digunakan oleh beberapa peralatan sahaja, jadi di situlah penjimatan patut bermula.",
          ),
          counts: say(
            "Yes if your company has such a list in writing; for an office, perhaps cooling, lighting and computers.",
            "Oui si votre entreprise dispose d’une telle liste écrite ; pour un bureau, peut-être la climatisation, l’éclairage et les ordinateurs.",
            "Ya jika syarikat anda mempunyai senarai bertulis; bagi pejabat, mungkin penyaman udara, lampu dan komputer.",
          ),
          evidence: say(
            "a dated list of equipment and vehicles with estimated use",
            "une liste datée des équipements et véhicules avec leur consommation estimée",
            "senarai bertarikh peralatan dan kenderaan dengan anggaran penggunaannya",
          ),
          cases: { tenant: TENANT.own },
        },
        {
          id: "assess.2",
          text: say(
            "In the last 24 months, has somebody walked through the premises to look for wasted energy, or has there been an energy audit?",
            "Au cours des 24 derniers mois, quelqu’un a-t-il parcouru les locaux à la recherche de gaspillages d’énergie, ou un audit énergétique a-t-il eu lieu ?",
            "Dalam tempoh 24 bulan yang lalu, adakah seseorang telah meninjau premis untuk mencari pembaziran tenaga, atau adakah audit tenaga telah dijalankan?",
          ),
          why: say(
            "Walking around with energy in mind finds waste that the bills hide.",
            "Faire le tour des locaux en pensant à l’énergie révèle des gaspillages que les factures cachent.",
            "Meninjau premis dengan tumpuan kepada tenaga akan mendedahkan pembaziran yang tidak kelihatan pada bil.",
          ),
          counts: say(
            "Yes if your company, a colleague or an expert did so and wrote down at least one way to save.",
            "Oui si votre entreprise, un collègue ou un expert l’a fait et a noté au moins une économie possible.",
            "Ya jika syarikat anda, seorang rakan sekerja atau pakar telah melakukannya dan mencatat sekurang-kurangnya satu cara berjimat.",
          ),
          evidence: say(
            "a dated checklist or an audit report",
            "une liste de contrôle datée ou un rapport d’audit",
            "senarai semak bertarikh atau laporan audit",
          ),
          cases: { tenant: TENANT.own },
        },
      ],
      options: [
        option("energy-audit", "Energy audit", "Audit énergétique", "Audit tenaga"),
        option(
          "renewable-feasibility-check",
          "Renewable-energy feasibility check",
          "Étude de faisabilité en énergie renouvelable",
          "Kajian kebolehlaksanaan tenaga boleh baharu",
        ),
      ],
    },
    learn: {
      required: [
        {
          id: "learn.1",
          text: say(
            "Has the person who runs operations or the premises had energy-efficiency training in the last 12 months?",
            "Au cours des 12 derniers mois, la personne qui gère l’exploitation ou les locaux a-t-elle suivi une formation à l’efficacité énergétique ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang mengurus operasi atau premis telah mengikuti latihan kecekapan tenaga?",
          ),
          why: say(
            "The person who sets machines, cooling and lighting decides much of the bill.",
            "La personne qui règle les machines, la climatisation et l’éclairage détermine une grande partie de la facture.",
            "Orang yang mengawal mesin, penyaman udara dan lampu banyak mempengaruhi jumlah bil.",
          ),
          counts: say(
            "Yes if that person of your company, perhaps the owner, finished any course or session; free and online ones count.",
            "Oui si cette personne de votre entreprise, peut-être le propriétaire, a terminé un cours ou une séance, même gratuit ou en ligne.",
            "Ya jika orang itu di syarikat anda, mungkin pemilik sendiri, telah menamatkan mana-mana kursus atau sesi, termasuk yang percuma atau dalam talian.",
          ),
          evidence: say(
            "a dated certificate or confirmation of attendance",
            "une attestation de formation ou de présence datée",
            "sijil atau pengesahan kehadiran yang bertarikh",
          ),
        },
        {
          id: "learn.2",
          text: say(
            "In the last 12 months, have employees been told which energy-saving practices to follow at work?",
            "Au cours des 12 derniers mois, les employés ont-ils été informés des gestes d’économie d’énergie à suivre au travail ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah diberitahu tentang amalan menjimatkan tenaga yang perlu diikuti di tempat kerja?",
          ),
          why: say(
            "Small habits, such as switching off at closing time, cost nothing and add up.",
            "De petits gestes, comme éteindre à la fermeture, ne coûtent rien et s’additionnent.",
            "Tabiat kecil, seperti menutup suis sebelum pulang, tidak melibatkan kos tetapi besar hasilnya apabila dikumpulkan.",
          ),
          counts: say(
            "Yes if your company gave everybody simple instructions on switching off, settings or machines, in a language they understand.",
            "Oui si votre entreprise a donné à chacun des consignes simples sur l’extinction, les réglages ou les machines, dans une langue qu’il comprend.",
            "Ya jika syarikat anda telah memberikan arahan mudah kepada semua tentang penutupan suis, tetapan atau mesin, dalam bahasa yang mereka fahami.",
          ),
          evidence: say(
            "a notice beside the switches or a message to staff",
            "une affichette près des interrupteurs ou un message au personnel",
            "notis di tepi suis atau mesej kepada pekerja",
          ),
          cases: { alone: ALONE.told },
        },
      ],
      options: [
        option(
          "equipment-supplier-or-utility-training",
          "Equipment-supplier or utility training",
          "Formation par un fournisseur d’équipements ou d’énergie",
          "Latihan oleh pembekal peralatan atau syarikat utiliti",
        ),
      ],
    },
    commit: {
      required: [
        {
          id: "commit.1",
          text: say(
            "Is there a written energy policy, or a written rule to buy efficient equipment, approved or reviewed in the last 24 months?",
            "Existe-t-il une politique énergétique écrite, ou une règle écrite d’achat d’équipements économes, approuvée ou revue au cours des 24 derniers mois ?",
            "Adakah terdapat dasar tenaga bertulis, atau peraturan bertulis untuk membeli peralatan yang cekap tenaga, yang diluluskan atau disemak dalam tempoh 24 bulan yang lalu?",
          ),
          why: say(
            "Equipment uses energy for years, so a good choice on buying day keeps saving.",
            "Un équipement consomme pendant des années : bien le choisir à l’achat fait économiser longtemps.",
            "Peralatan menggunakan tenaga selama bertahun-tahun, jadi pilihan yang baik semasa membeli akan terus memberi penjimatan.",
          ),
          counts: say(
            "Yes if your company has such a text with a date, approved by the owner or management; a paragraph on energy in another policy counts.",
            "Oui si votre entreprise dispose d’un tel texte daté, approuvé par le propriétaire ou la direction ; un paragraphe sur l’énergie dans une autre politique compte.",
            "Ya jika syarikat anda mempunyai teks itu yang bertarikh dan diluluskan oleh pemilik atau pengurusan; satu perenggan tentang tenaga dalam dasar lain juga dikira.",
          ),
          evidence: say(
            "a signed policy or a buying checklist that mentions energy labels",
            "une politique signée ou une liste d’achat qui mentionne les étiquettes énergie",
            "dasar yang ditandatangani atau senarai semak pembelian yang menyebut label tenaga",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          text: say(
            "Does the company have a target for its energy use, its energy per unit of output or area, or its share of renewable energy, with a year that is still to come?",
            "L’entreprise a-t-elle un objectif pour sa consommation d’énergie, son énergie par unité de production ou de surface, ou sa part d’énergie renouvelable, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran bagi penggunaan tenaga, tenaga bagi setiap unit pengeluaran atau keluasan, atau bahagian tenaga boleh baharu, dengan tahun akhir yang belum tiba?",
          ),
          why: say(
            "A target with a date lets everyone see whether the savings are real.",
            "Un objectif daté permet à chacun de voir si les économies sont réelles.",
            "Sasaran bertarikh membolehkan semua orang melihat sama ada penjimatan benar-benar berlaku.",
          ),
          counts: say(
            "Yes if your company wrote down an amount of energy, or a share, and the year to reach it.",
            "Oui si votre entreprise a écrit une quantité d’énergie, ou une part, et l’année pour l’atteindre.",
            "Ya jika syarikat anda telah menulis jumlah tenaga, atau peratusan, serta tahun untuk mencapainya.",
          ),
          evidence: say(
            "a note approved by the owner with the target and its year",
            "une note approuvée par le propriétaire, avec l’objectif et son échéance",
            "nota yang diluluskan oleh pemilik dengan sasaran dan tahunnya",
          ),
          cases: { young: YOUNG.first },
        },
      ],
      options: [
        option(
          "energy-management-system",
          "Energy-management system (ISO 50001)",
          "Système de management de l’énergie (ISO 50001)",
          "Sistem pengurusan tenaga (ISO 50001)",
        ),
        option(
          "renewable-electricity-commitment",
          "Renewable electricity commitment",
          "Engagement pour l’électricité renouvelable",
          "Komitmen terhadap elektrik boleh baharu",
        ),
      ],
    },
    measure: {
      required: [
        {
          id: "measure.1",
          text: say(
            "In the last 12 months, has the company recorded the quantities of electricity and fuel that it used, at least monthly?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle relevé au moins chaque mois les quantités d’électricité et de carburant qu’elle a consommées ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah merekodkan kuantiti elektrik dan bahan api yang digunakannya, sekurang-kurangnya setiap bulan?",
          ),
          why: say(
            "Monthly figures reveal faults and waste before the year is over.",
            "Des chiffres mensuels révèlent les pannes et les gaspillages avant la fin de l’année.",
            "Angka bulanan mendedahkan kerosakan dan pembaziran sebelum tahun berakhir.",
          ),
          counts: say(
            "Yes if your company noted all energy used by month, in kilowatt-hours, litres or kilograms.",
            "Oui si votre entreprise a noté par mois toute l’énergie consommée, en kilowattheures, litres ou kilogrammes.",
            "Ya jika syarikat anda telah mencatat semua tenaga yang digunakan mengikut bulan, dalam kilowatt jam, liter atau kilogram.",
          ),
          evidence: say(
            "a monthly table made from bills, fuel slips or meter readings",
            "un tableau mensuel établi d’après les factures, les reçus de carburant ou les relevés de compteur",
            "jadual bulanan berdasarkan bil, resit bahan api atau bacaan meter",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures },
        },
        {
          id: "measure.saving",
          text: say(
            "In the last 12 months, has the company carried out at least one measure so that it uses less energy?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris au moins une mesure pour consommer moins d’énergie ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah melaksanakan sekurang-kurangnya satu langkah supaya kurang tenaga digunakan?",
          ),
          why: say(
            "Lists and targets save nothing until something is replaced, repaired or switched off.",
            "Listes et objectifs n’économisent rien tant que rien n’est remplacé, réparé ou éteint.",
            "Senarai dan sasaran tidak menjimatkan apa-apa selagi tiada yang diganti, dibaiki atau ditutup.",
          ),
          counts: say(
            "Yes if your company replaced, repaired or reset something and noted what it saves; a careful estimate of the saving is enough.",
            "Oui si votre entreprise a remplacé, réparé ou réglé quelque chose et noté l’économie obtenue ; une estimation soigneuse de l’économie suffit.",
            "Ya jika syarikat anda telah mengganti, membaiki atau melaras sesuatu dan mencatat penjimatannya; anggaran yang teliti sudah memadai.",
          ),
          evidence: say(
            "an invoice for LED lamps with the kilowatt-hours saved noted on it",
            "une facture de lampes LED où sont notés les kilowattheures économisés",
            "invois lampu LED dengan catatan kilowatt jam yang dijimatkan",
          ),
          cases: { tenant: TENANT.own },
        },
      ],
      options: [
        option(
          "monthly-bills-or-readings",
          "Monthly bills or meter readings",
          "Factures ou relevés de compteur mensuels",
          "Bil atau bacaan meter bulanan",
        ),
        option("sub-metering", "Sub-metering", "Sous-comptage", "Meter tambahan (submeter)"),
        option(
          "energy-intensity",
          "Energy per unit of output or area",
          "Énergie par unité produite ou par surface",
          "Tenaga per unit pengeluaran atau keluasan",
        ),
        option(
          "project-savings",
          "Savings from projects",
          "Économies réalisées grâce aux projets",
          "Penjimatan daripada projek",
        ),
        option(
          "renewable-share",
          "Share of renewable energy",
          "Part d’énergie renouvelable",
          "Peratusan tenaga boleh baharu",
        ),
      ],
    },
    report: {
      required: [
        {
          id: "report.1",
          text: say(
            "In the last 12 months, were energy figures reported to management?",
            "Au cours des 12 derniers mois, des chiffres sur l’énergie ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka tenaga telah dilaporkan kepada pengurusan?",
          ),
          why: say(
            "With the figures at hand, management can decide on repairs and investments in time.",
            "Avec ces chiffres, la direction peut décider à temps des réparations et des investissements.",
            "Dengan angka ini, pengurusan dapat memutuskan pembaikan dan pelaburan pada masa yang sesuai.",
          ),
          counts: say(
            "Yes if your company put energy use or savings, as figures, before those who decide, at least once.",
            "Oui si votre entreprise a présenté au moins une fois à ceux qui décident sa consommation ou ses économies d’énergie, chiffres à l’appui.",
            "Ya jika syarikat anda telah membentangkan penggunaan atau penjimatan tenaga dalam bentuk angka kepada pembuat keputusan, sekurang-kurangnya sekali.",
          ),
          evidence: say(
            "a dated summary or meeting notes with energy figures",
            "une synthèse datée ou un compte rendu de réunion avec les chiffres de l’énergie",
            "ringkasan bertarikh atau catatan mesyuarat dengan angka tenaga",
          ),
          cases: { alone: ALONE.review },
        },
        {
          id: "report.2",
          text: say(
            "In the last 12 months, has the company shared energy data with anyone outside, such as customers, lenders or authorities?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des données sur l’énergie à l’extérieur, par exemple à des clients, des prêteurs ou des autorités ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi data tenaga dengan pihak luar, seperti pelanggan, pemberi pinjaman atau pihak berkuasa?",
          ),
          why: say(
            "Buyers and banks increasingly ask for these figures, and having them ready builds trust.",
            "Les acheteurs et les banques demandent de plus en plus ces chiffres ; les avoir prêts inspire confiance.",
            "Pembeli dan bank semakin kerap meminta angka ini, dan syarikat yang sedia memberikannya lebih dipercayai.",
          ),
          counts: say(
            "Yes if your company gave figures on its energy use or savings to at least one outside party, or keeps them public and up to date; the supplier that sends the bill does not count.",
            "Oui si votre entreprise a transmis des chiffres sur sa consommation ou ses économies d’énergie à au moins un tiers, ou les tient publics et à jour ; le fournisseur qui envoie la facture ne compte pas.",
            "Ya jika syarikat anda telah memberikan angka penggunaan atau penjimatan tenaga kepada sekurang-kurangnya satu pihak luar, atau mengekalkannya secara terbuka dan terkini; pembekal yang menghantar bil tidak dikira.",
          ),
          evidence: say(
            "a completed customer questionnaire or a report sent to an authority",
            "un questionnaire de client rempli ou un rapport envoyé à une autorité",
            "soal selidik pelanggan yang telah diisi atau laporan yang dihantar kepada pihak berkuasa",
          ),
        },
      ],
      options: [
        option(
          "energy-authority-filing",
          "Filing to an energy authority",
          "Déclaration à une autorité de l’énergie",
          "Laporan kepada pihak berkuasa tenaga",
        ),
      ],
    },
  },
};
