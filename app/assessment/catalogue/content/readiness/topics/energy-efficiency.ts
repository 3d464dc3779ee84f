import { option, say, type TopicContent } from "../authoring";
import { ALONE, NO_FUEL, TENANT, YOUNG } from "../cases";
import { energyLaws } from "../laws/energy-efficiency";

export const energyEfficiency: TopicContent = {
  id: "energy-efficiency",
  dimension: "environment",
  name: say("Energy Efficiency", "Efficacité énergétique", "Kecekapan Tenaga"),
  description: say(
    "How the company finds out where it uses electricity and fuel, saves energy in daily work and purchases, and moves towards renewable energy.",
    "Comment l’entreprise repère où elle consomme de l’électricité, des combustibles et des carburants, économise l’énergie au quotidien et dans ses achats, et se tourne vers les énergies renouvelables.",
    "Cara syarikat mengenal pasti penggunaan elektrik dan bahan api, menjimatkan tenaga dalam kerja harian dan pembelian, serta beralih kepada tenaga boleh baharu.",
  ),
  requiredText: say(
    "Energy is a cost that a small company can often lower with simple steps, and using less also means fewer emissions. Answer Yes only if you could show evidence.",
    "L’énergie est un coût qu’une petite entreprise peut souvent réduire par des gestes simples, et consommer moins, c’est aussi émettre moins. Ne répondez Oui que si vous pouvez en apporter la preuve.",
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
          takes: "hour",
          title: say(
            "List what uses the most energy",
            "Listez ce qui consomme le plus d’énergie",
            "Senaraikan apa yang paling banyak menggunakan tenaga",
          ),
          text: say(
            "Does the company have a list, no older than 24 months, of what uses most of its energy?",
            "L’entreprise a-t-elle une liste, datant de moins de 24 mois, de ce qui consomme le plus d’énergie ?",
            "Adakah syarikat mempunyai senarai, yang dibuat dalam tempoh 24 bulan yang lalu, tentang peralatan, proses atau kenderaan yang paling banyak menggunakan tenaga?",
          ),
          why: say(
            "A few uses often take most of the energy, so a list shows where to start saving.",
            "Quelques usages représentent souvent l’essentiel de l’énergie : les connaître montre par où commencer.",
            "Sebahagian besar tenaga selalunya digunakan oleh beberapa peralatan sahaja, jadi di situlah penjimatan patut bermula.",
          ),
          counts: say(
            "Yes if the list is in writing and has a date; for an office, three lines on cooling, lighting and computers are enough. An older list that you checked again in that time counts.",
            "Oui si la liste est écrite et datée ; pour un bureau, trois lignes sur la climatisation, l’éclairage et les ordinateurs suffisent. Une liste plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika senarai itu bertulis dan bertarikh; bagi pejabat, tiga baris tentang penyaman udara, lampu dan komputer sudah memadai. Senarai lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a dated list of equipment and vehicles with estimated use",
            "une liste datée des équipements et véhicules avec leur consommation estimée",
            "senarai peralatan dan kenderaan yang bertarikh, dengan anggaran penggunaannya",
          ),
          cases: { tenant: TENANT.own },
        },
        {
          id: "assess.2",
          takes: "hour",
          title: say(
            "Walk through your premises to find wasted energy",
            "Faites le tour des locaux pour repérer l’énergie gaspillée",
            "Tinjau premis anda untuk mengesan pembaziran tenaga",
          ),
          text: say(
            "In the last 24 months, has someone walked round the site to look for wasted energy, or done an energy audit?",
            "Au cours des 24 derniers mois, quelqu’un a-t-il parcouru les locaux à la recherche de gaspillages d’énergie, ou un audit énergétique a-t-il eu lieu ?",
            "Dalam tempoh 24 bulan yang lalu, adakah seseorang telah meninjau premis untuk mengesan pembaziran tenaga, atau menjalankan audit tenaga?",
          ),
          why: say(
            "Walking around with energy in mind finds waste that the bills hide.",
            "Faire le tour des locaux en pensant à l’énergie révèle des gaspillages que les factures cachent.",
            "Meninjau premis dengan tumpuan kepada tenaga akan mendedahkan pembaziran yang tidak kelihatan pada bil.",
          ),
          counts: say(
            "Yes if someone from your company or an expert did so and wrote down what they found; “no waste” counts too.",
            "Oui si quelqu’un de votre entreprise ou un expert l’a fait et a noté ses constats ; « aucun gaspillage » compte aussi.",
            "Ya jika seseorang dari syarikat anda atau seorang pakar telah melakukannya dan mencatat dapatannya; “tiada pembaziran” juga dikira.",
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
          takes: "day",
          title: say(
            "Train the person who runs the premises to save energy",
            "Formez le responsable des locaux aux économies d’énergie",
            "Latih pengurus premis untuk menjimatkan tenaga",
          ),
          text: say(
            "In the last 12 months, has the person who runs the work or the building been trained to save energy?",
            "Au cours des 12 derniers mois, la personne qui gère l’exploitation ou les locaux a-t-elle été formée à économiser l’énergie ?",
            "Dalam tempoh 12 bulan yang lalu, adakah orang yang mengurus operasi atau premis telah dilatih untuk menjimatkan tenaga?",
          ),
          why: say(
            "The person who sets machines, cooling and lighting decides much of the bill.",
            "La personne qui règle les machines, la climatisation et l’éclairage détermine une grande partie de la facture.",
            "Orang yang mengawal mesin, penyaman udara dan lampu banyak mempengaruhi jumlah bil.",
          ),
          counts: say(
            "Yes if this person (often the owner) finished a course or session. Free and online ones count.",
            "Oui si cette personne, souvent le propriétaire, a terminé un cours ou une séance. Les formations gratuites ou en ligne comptent aussi.",
            "Ya jika orang itu, selalunya pemilik sendiri, telah menamatkan kursus atau sesi, termasuk yang percuma atau dalam talian.",
          ),
          evidence: say(
            "a dated certificate or confirmation of attendance",
            "une attestation de formation ou de présence datée",
            "sijil atau pengesahan kehadiran yang bertarikh",
          ),
        },
        {
          id: "learn.2",
          takes: "hour",
          title: say(
            "Show everyone how to save energy at work",
            "Montrez à tous comment économiser l’énergie au travail",
            "Tunjukkan cara berjimat tenaga di tempat kerja",
          ),
          text: say(
            "In the last 12 months, have staff been told how to save energy at work?",
            "Au cours des 12 derniers mois, a-t-on expliqué au personnel comment économiser l’énergie au travail ?",
            "Dalam tempoh 12 bulan yang lalu, adakah pekerja telah diberitahu tentang cara menjimatkan tenaga di tempat kerja?",
          ),
          why: say(
            "Small habits, such as switching off at closing time, cost nothing and add up.",
            "De petits gestes, comme éteindre à la fermeture, ne coûtent rien et s’additionnent.",
            "Amalan kecil, seperti menutup suis sebelum pulang, tidak memerlukan kos tetapi besar kesannya jika dikumpulkan.",
          ),
          counts: say(
            "Yes if your company gave everyone simple instructions, such as on switching off, settings or machines, in a language they understand.",
            "Oui si votre entreprise a donné à chacun des consignes simples, par exemple sur l’extinction des appareils, les réglages ou les machines, dans une langue qu’il comprend.",
            "Ya jika syarikat anda telah memberi semua pekerja arahan mudah, misalnya tentang cara menutup suis, tetapan atau mesin, dalam bahasa yang mereka fahami.",
          ),
          evidence: say(
            "a notice next to the switches or a message to staff",
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
          takes: "hour",
          title: say(
            "Write one rule for buying efficient equipment",
            "Rédigez une règle d’achat d’équipements économes",
            "Tulis satu peraturan untuk membeli peralatan cekap tenaga",
          ),
          text: say(
            "Is there a written policy, no older than 24 months, on energy or on buying machines that save it?",
            "Existe-t-il une politique écrite, datant de moins de 24 mois, sur l’énergie ou sur l’achat de matériel économe ?",
            "Adakah terdapat dasar bertulis, yang dibuat atau disemak dalam tempoh 24 bulan yang lalu, tentang tenaga atau pembelian peralatan yang menjimatkan tenaga?",
          ),
          why: say(
            "Equipment uses energy for years, so a good choice on buying day keeps saving.",
            "Un équipement consomme pendant des années : bien le choisir à l’achat fait économiser longtemps.",
            "Peralatan menggunakan tenaga selama bertahun-tahun, jadi pilihan yang baik semasa membeli akan terus memberi penjimatan.",
          ),
          counts: say(
            "Yes if your company has such a text with a date; a paragraph on energy in another policy counts. An older policy that was reviewed in that time counts.",
            "Oui si votre entreprise dispose d’un texte daté de ce type ; un paragraphe sur l’énergie dans une autre politique suffit. Une politique plus ancienne, revue pendant cette période, compte aussi.",
            "Ya jika syarikat anda mempunyai teks bertarikh tentangnya; satu perenggan tentang tenaga dalam dasar lain juga dikira. Dasar lama yang disemak semula dalam tempoh itu juga dikira.",
          ),
          evidence: say(
            "a dated policy or a buying checklist that mentions energy labels",
            "une politique datée ou une liste de critères d’achat qui mentionne les étiquettes énergie",
            "dasar yang bertarikh atau senarai semak pembelian yang menyebut label tenaga",
          ),
          cases: { alone: ALONE.page },
        },
        {
          id: "commit.2",
          takes: "hour",
          title: say(
            "Set an energy target with a year",
            "Fixez un objectif pour l’énergie avec une échéance",
            "Tetapkan sasaran tenaga berserta tahunnya",
          ),
          text: say(
            "Does the company have a target to use less energy or more renewable energy, with a year that is still to come?",
            "L’entreprise a-t-elle un objectif pour consommer moins d’énergie ou davantage d’énergie renouvelable, avec une échéance encore à venir ?",
            "Adakah syarikat mempunyai sasaran untuk mengurangkan penggunaan tenaga atau menambah tenaga boleh baharu, dengan tahun sasaran yang belum tiba?",
          ),
          why: say(
            "A target with a date lets everyone see whether the savings are real.",
            "Un objectif daté permet à chacun de voir si les économies sont réelles.",
            "Sasaran bertarikh membolehkan semua orang melihat sama ada penjimatan benar-benar berlaku.",
          ),
          counts: say(
            "Yes if your company wrote down an amount of energy, or a share, and the year to reach it. A target for each product or square metre counts too.",
            "Oui si votre entreprise a mis par écrit une quantité ou une part d’énergie à atteindre, et l’année visée. Un objectif par produit ou par mètre carré compte aussi.",
            "Ya jika syarikat anda telah menulis jumlah tenaga, atau peratusan, serta tahun untuk mencapainya. Sasaran bagi setiap produk atau meter persegi juga dikira.",
          ),
          evidence: say(
            "a note approved by the owner with the target and its year",
            "une note approuvée par le propriétaire, avec l’objectif et son échéance",
            "nota yang diluluskan oleh pemilik dengan sasaran dan tahunnya",
          ),
          cases: { young: YOUNG.first, tenant: TENANT.control },
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
          takes: "months",
          title: say(
            "Note your electricity and fuel use every month",
            "Notez chaque mois votre consommation d’énergie",
            "Catat penggunaan elektrik dan bahan api setiap bulan",
          ),
          text: say(
            "In the last 12 months, has the company noted how much electricity and fuel it used, at least each month?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle relevé, au moins chaque mois, ses consommations d’électricité, de combustibles et de carburants ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah merekodkan kuantiti elektrik dan bahan api yang digunakannya, sekurang-kurangnya setiap bulan?",
          ),
          why: say(
            "Monthly figures reveal faults and waste before the year is over.",
            "Des chiffres mensuels révèlent les pannes et les gaspillages avant la fin de l’année.",
            "Angka bulanan mendedahkan kerosakan dan pembaziran sebelum tahun berakhir.",
          ),
          counts: say(
            "Yes if your company noted all energy used by month, in kilowatt-hours, litres or kilograms.",
            "Oui si votre entreprise a noté, mois par mois, toute l’énergie consommée, en kilowattheures, litres ou kilogrammes.",
            "Ya jika syarikat anda telah mencatat semua tenaga yang digunakan setiap bulan, dalam kilowatt-jam, liter atau kilogram.",
          ),
          evidence: say(
            "a monthly table made from bills, fuel slips or meter readings",
            "un tableau mensuel établi d’après les factures, les reçus de combustible ou de carburant, ou les relevés de compteur",
            "jadual bulanan berdasarkan bil, resit bahan api atau bacaan meter",
          ),
          cases: { young: YOUNG.since, tenant: TENANT.figures, noFuel: NO_FUEL.electricity },
        },
        {
          id: "measure.saving",
          takes: "months",
          title: say(
            "Carry out one measure that saves energy",
            "Menez une action qui économise l’énergie",
            "Laksanakan satu langkah yang menjimatkan tenaga",
          ),
          text: say(
            "In the last 12 months, has the company taken at least one step to use less energy?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle pris au moins une mesure pour consommer moins d’énergie ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah melaksanakan sekurang-kurangnya satu langkah untuk mengurangkan penggunaan tenaga?",
          ),
          why: say(
            "Lists and targets save nothing until something is replaced, repaired or switched off.",
            "Listes et objectifs n’économisent rien tant que rien n’est remplacé, réparé ou éteint.",
            "Senarai dan sasaran tidak menjimatkan apa-apa selagi tiada apa-apa yang diganti, dibaiki atau dimatikan.",
          ),
          counts: say(
            "Yes if your company replaced, repaired or reset something, or changed a habit, and noted the date.",
            "Oui si votre entreprise a remplacé, réparé ou réglé quelque chose, ou changé une habitude, et noté la date.",
            "Ya jika syarikat anda telah mengganti, membaiki atau melaras sesuatu, atau mengubah satu amalan, dan mencatat tarikhnya.",
          ),
          evidence: say(
            "an invoice for LED lamps or a dated note of the new settings",
            "une facture de lampes LED ou une note datée des nouveaux réglages",
            "invois lampu LED atau catatan bertarikh tentang tetapan baharu",
          ),
          cases: { young: YOUNG.start, tenant: TENANT.own },
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
          takes: "hour",
          title: say(
            "Show management your energy figures once a year",
            "Présentez vos chiffres d’énergie à la direction chaque année",
            "Bentangkan data tenaga kepada pengurusan setahun sekali",
          ),
          text: say(
            "In the last 12 months, was management shown energy figures?",
            "Au cours des 12 derniers mois, des chiffres sur l’énergie ont-ils été présentés à la direction ?",
            "Dalam tempoh 12 bulan yang lalu, adakah angka tenaga telah dibentangkan kepada pengurusan?",
          ),
          why: say(
            "With the figures at hand, management can decide on repairs and investments in time.",
            "Avec ces chiffres, la direction peut décider à temps des réparations et des investissements.",
            "Dengan angka ini, pengurusan dapat membuat keputusan tentang pembaikan dan pelaburan tepat pada masanya.",
          ),
          counts: say(
            "Yes if your company showed energy use or savings, as figures, to those who decide, at least once.",
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
          takes: "hour",
          title: say(
            "Send your energy figures to one customer or lender",
            "Envoyez vos chiffres d’énergie à un client ou une banque",
            "Hantar data tenaga anda kepada pelanggan atau bank",
          ),
          text: say(
            "In the last 12 months, has the company shared energy figures with someone outside, such as a customer or a bank?",
            "Au cours des 12 derniers mois, l’entreprise a-t-elle communiqué des chiffres sur l’énergie à l’extérieur, par exemple à un client ou à une banque ?",
            "Dalam tempoh 12 bulan yang lalu, adakah syarikat telah berkongsi angka tenaga dengan pihak luar, seperti pelanggan atau bank?",
          ),
          why: say(
            "Buyers and banks increasingly ask for these figures, and having them ready builds trust.",
            "Les acheteurs et les banques demandent de plus en plus ces chiffres ; les avoir prêts inspire confiance.",
            "Pembeli dan bank semakin kerap meminta angka ini, dan syarikat yang sedia memberikannya lebih dipercayai.",
          ),
          counts: say(
            "Yes if your company gave figures on its energy use or savings to at least one outside party, or keeps them public and up to date; the supplier that sends the bill does not count.",
            "Oui si votre entreprise a transmis des chiffres sur sa consommation ou ses économies d’énergie à au moins un tiers, ou les publie et les tient à jour ; le fournisseur qui envoie la facture ne compte pas.",
            "Ya jika syarikat anda telah memberikan angka penggunaan atau penjimatan tenaga kepada sekurang-kurangnya satu pihak luar, atau menyiarkannya secara terbuka dan memastikannya sentiasa terkini; pembekal yang menghantar bil tidak dikira.",
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
