import type { TopicContent } from "../authoring";

export const energyEfficiency: TopicContent = {
  id: "energy-efficiency",
  dimension: "environment",
  name: { en: "Energy Efficiency", fr: "Efficacité énergétique", ms: "Kecekapan Tenaga" },
  description: {
    en: "How the company finds out where it uses electricity and fuel, saves energy in daily work and purchases, and moves towards renewable energy.",
    fr: "Comment l’entreprise repère où elle consomme de l’électricité, des combustibles et des carburants, économise l’énergie dans son travail quotidien et ses achats, et se tourne vers l’énergie renouvelable.",
    ms: "Cara syarikat mengenal pasti penggunaan elektrik dan bahan apinya, menjimatkan tenaga dalam kerja harian dan pembelian, serta beralih kepada tenaga boleh baharu.",
  },
  requiredText: {
    en: "Energy is a cost that a small company can often lower with simple steps, and using less also means fewer emissions. Answer Yes only if you could show evidence.",
    fr: "L’énergie est un coût qu’une petite entreprise peut souvent réduire par des gestes simples, et consommer moins, c’est aussi émettre moins. Répondez Oui seulement si vous pourriez en montrer la preuve.",
    ms: "Kos tenaga sering dapat dikurangkan oleh syarikat kecil dengan langkah mudah, dan penggunaan yang lebih rendah turut mengurangkan pelepasan. Jawab Ya hanya jika anda boleh menunjukkan bukti.",
  },
  references: ["UN Global Compact Principles 7–9", "VSME B3", "GRI 302-1", "GRI 302-3", "GRI 302-4", "ISO 50001"],
  sdg: 7,
  sections: {
    assess: {
      required: [
        {
          text: {
            en: "Has the company identified its largest energy users, such as equipment, processes or vehicles?",
            fr: "L’entreprise a-t-elle repéré ce qui consomme le plus d’énergie chez elle (équipements, procédés, véhicules) ?",
            ms: "Sudahkah syarikat mengenal pasti pengguna tenaga terbesarnya, seperti peralatan, proses atau kenderaan?",
          },
          help: {
            why: {
              en: "A few uses often take most of the energy, so you know where to start saving.",
              fr: "Quelques usages représentent souvent l’essentiel de l’énergie : les connaître montre par où commencer.",
              ms: "Sebahagian besar tenaga selalunya digunakan oleh beberapa peralatan sahaja, jadi di situlah penjimatan patut bermula.",
            },
            counts: {
              en: "Yes if a written list names them; for an office, perhaps cooling, lighting and computers.",
              fr: "Oui si une liste écrite les nomme ; pour un bureau, par exemple la climatisation, l’éclairage et les ordinateurs.",
              ms: "Ya jika ada senarai bertulis; bagi pejabat, contohnya penyaman udara, lampu dan komputer.",
            },
            evidence: {
              en: "a short list of equipment and vehicles with estimated use",
              fr: "une courte liste des équipements et véhicules, avec leur consommation estimée",
              ms: "senarai ringkas peralatan dan kenderaan dengan anggaran penggunaannya",
            },
          },
        },
        {
          text: {
            en: "Has the company had a walk-through energy check or an energy audit in the last 3 years?",
            fr: "Au cours des 3 dernières années, l’entreprise a-t-elle fait l’objet d’une visite de contrôle ou d’un audit énergétique ?",
            ms: "Dalam tempoh 3 tahun yang lalu, adakah syarikat telah menjalani pemeriksaan tenaga di premis atau audit tenaga?",
          },
          help: {
            why: {
              en: "Walking around with energy in mind finds waste that the bills hide.",
              fr: "Faire le tour des locaux en pensant à l’énergie révèle des gaspillages que les factures cachent.",
              ms: "Meninjau premis dengan tumpuan kepada tenaga akan mendedahkan pembaziran yang tidak kelihatan pada bil.",
            },
            counts: {
              en: "Yes if staff or an expert inspected the premises in that period and wrote down saving ideas.",
              fr: "Oui si le personnel ou un expert a inspecté les locaux pendant cette période et noté des idées d’économies.",
              ms: "Ya jika pekerja atau pakar telah memeriksa premis dalam tempoh tersebut dan mencatat idea penjimatan.",
            },
            evidence: {
              en: "a dated checklist or an audit report",
              fr: "une liste de contrôle datée ou un rapport d’audit",
              ms: "senarai semak bertarikh atau laporan audit",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "energy-audit",
          label: { en: "Energy audit", fr: "Audit énergétique", ms: "Audit tenaga" },
        },
        {
          id: "renewable-feasibility-check",
          label: {
            en: "Renewable-energy feasibility check",
            fr: "Étude de faisabilité en énergie renouvelable",
            ms: "Kajian kebolehlaksanaan tenaga boleh baharu",
          },
        },
      ],
    },
    learn: {
      required: [
        {
          text: {
            en: "Has the person who runs operations or the premises had energy-efficiency training in the last 12 months?",
            fr: "Au cours des 12 derniers mois, la personne qui gère l’exploitation ou les locaux a-t-elle suivi une formation à l’efficacité énergétique ?",
            ms: "Dalam tempoh 12 bulan yang lalu, adakah orang yang mengurus operasi atau premis telah mengikuti latihan kecekapan tenaga?",
          },
          help: {
            why: {
              en: "The person who sets machines, cooling and lighting decides much of the bill.",
              fr: "La personne qui règle les machines, la climatisation et l’éclairage détermine une grande partie de la facture.",
              ms: "Orang yang mengawal mesin, penyaman udara dan lampu banyak mempengaruhi jumlah bil.",
            },
            counts: {
              en: "Yes if that person, perhaps the owner, finished any course or session; free and online ones count.",
              fr: "Oui si cette personne, parfois le propriétaire, a terminé un cours ou une séance, même gratuit ou en ligne.",
              ms: "Ya jika orang itu, mungkin pemilik sendiri, telah menamatkan mana-mana kursus atau sesi, termasuk yang percuma atau dalam talian.",
            },
            evidence: {
              en: "a dated certificate or confirmation of attendance",
              fr: "une attestation de formation ou de présence datée",
              ms: "sijil atau pengesahan kehadiran yang bertarikh",
            },
          },
        },
        {
          text: {
            en: "Have employees been told which energy-saving practices to follow at work?",
            fr: "Les employés ont-ils été informés des gestes d’économie d’énergie à adopter au travail ?",
            ms: "Sudahkah pekerja dimaklumkan tentang amalan penjimatan tenaga yang perlu diikuti di tempat kerja?",
          },
          help: {
            why: {
              en: "Small habits, such as switching off at closing time, cost nothing and add up.",
              fr: "De petits gestes, comme éteindre à la fermeture, ne coûtent rien et s’additionnent.",
              ms: "Tabiat kecil, seperti menutup suis sebelum pulang, tidak melibatkan kos tetapi besar hasilnya apabila dikumpulkan.",
            },
            counts: {
              en: "Yes if all employees received simple instructions in a language they understand.",
              fr: "Oui si tous les employés ont reçu des consignes simples dans une langue qu’ils comprennent.",
              ms: "Ya jika semua pekerja telah menerima arahan ringkas dalam bahasa yang mereka fahami.",
            },
            evidence: {
              en: "a notice beside the switches or a message to staff",
              fr: "une affichette près des interrupteurs ou un message au personnel",
              ms: "notis di tepi suis atau mesej kepada pekerja",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "equipment-supplier-or-utility-training",
          label: {
            en: "Equipment-supplier or utility training",
            fr: "Formation par un fournisseur d’équipements ou d’énergie",
            ms: "Latihan oleh pembekal peralatan atau syarikat utiliti",
          },
        },
      ],
    },
    commit: {
      required: [
        {
          text: {
            en: "Does the company have a written energy policy or a written rule to buy efficient equipment?",
            fr: "L’entreprise a-t-elle une politique énergétique écrite ou une règle écrite pour acheter des équipements économes ?",
            ms: "Adakah syarikat mempunyai dasar tenaga bertulis atau peraturan bertulis untuk membeli peralatan yang cekap tenaga?",
          },
          help: {
            why: {
              en: "Equipment uses energy for years, so a good choice on buying day keeps saving.",
              fr: "Un équipement consomme pendant des années : bien le choisir à l’achat fait économiser longtemps.",
              ms: "Peralatan menggunakan tenaga selama bertahun-tahun, jadi pilihan yang baik semasa membeli akan terus memberi penjimatan.",
            },
            counts: {
              en: "Yes if the owner or management approved such a text; a paragraph in another policy counts.",
              fr: "Oui si le propriétaire ou la direction a approuvé un tel texte, même un paragraphe d’une autre politique.",
              ms: "Ya jika pemilik atau pengurusan telah meluluskannya, walaupun hanya satu perenggan dalam dasar lain.",
            },
            evidence: {
              en: "a signed policy or a buying checklist that mentions energy labels",
              fr: "une politique signée ou une liste d’achat qui mentionne les étiquettes énergie",
              ms: "dasar yang ditandatangani atau senarai semak pembelian yang menyebut label tenaga",
            },
          },
        },
        {
          text: {
            en: "Does the company have a dated target for its energy use, its energy intensity (energy per unit of output or area) or its share of renewable energy?",
            fr: "L’entreprise a-t-elle un objectif daté pour sa consommation d’énergie, son intensité énergétique (énergie par unité produite ou par surface) ou sa part d’énergie renouvelable ?",
            ms: "Adakah syarikat mempunyai sasaran bertarikh bagi penggunaan tenaga, keamatan tenaga (tenaga per unit pengeluaran atau keluasan) atau peratusan tenaga boleh baharu?",
          },
          help: {
            why: {
              en: "A target with a date lets everyone see whether the savings are real.",
              fr: "Un objectif daté permet à chacun de voir si les économies sont réelles.",
              ms: "Sasaran bertarikh membolehkan semua orang melihat sama ada penjimatan benar-benar berlaku.",
            },
            counts: {
              en: "Yes if at least one written target gives an amount and the year to reach it.",
              fr: "Oui si au moins un objectif écrit donne une valeur et l’année à laquelle l’atteindre.",
              ms: "Ya jika sekurang-kurangnya satu sasaran bertulis menyatakan nilai dan tahun untuk mencapainya.",
            },
            evidence: {
              en: "a note approved by the owner with the target and its year",
              fr: "une note approuvée par le propriétaire, avec l’objectif et son échéance",
              ms: "nota yang diluluskan oleh pemilik dengan sasaran dan tahunnya",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "energy-management-system",
          label: {
            en: "Energy-management system (ISO 50001)",
            fr: "Système de management de l’énergie (ISO 50001)",
            ms: "Sistem pengurusan tenaga (ISO 50001)",
          },
        },
        {
          id: "renewable-electricity-commitment",
          label: {
            en: "Renewable electricity commitment",
            fr: "Engagement pour l’électricité renouvelable",
            ms: "Komitmen terhadap elektrik boleh baharu",
          },
        },
      ],
    },
    measure: {
      required: [
        {
          text: {
            en: "Does the company record the quantities of electricity and fuel it uses at least monthly?",
            fr: "L’entreprise enregistre-t-elle au moins chaque mois les quantités d’électricité, de combustibles et de carburants qu’elle utilise ?",
            ms: "Adakah syarikat merekodkan kuantiti elektrik dan bahan api yang digunakan sekurang-kurangnya setiap bulan?",
          },
          help: {
            why: {
              en: "Monthly figures reveal faults and waste before the year is over.",
              fr: "Des chiffres mensuels révèlent les pannes et les gaspillages avant la fin de l’année.",
              ms: "Angka bulanan mendedahkan kerosakan dan pembaziran sebelum tahun berakhir.",
            },
            counts: {
              en: "Yes if all energy used is noted monthly, in kilowatt-hours or litres; the landlord’s figures or estimates also count.",
              fr: "Oui si toute l’énergie utilisée est notée chaque mois, en kilowattheures ou en litres ; les chiffres du bailleur ou des estimations comptent aussi.",
              ms: "Ya jika semua tenaga yang digunakan dicatat setiap bulan dalam kilowatt-jam atau liter; angka daripada pemilik premis atau anggaran juga dikira.",
            },
            evidence: {
              en: "a monthly table made from bills or meter readings",
              fr: "un tableau mensuel établi à partir des factures ou des relevés de compteur",
              ms: "jadual bulanan berdasarkan bil atau bacaan meter",
            },
          },
        },
        {
          text: {
            en: "Has the company compared its energy intensity (energy per unit of output, floor area or employee) with the previous year?",
            fr: "L’entreprise a-t-elle comparé son intensité énergétique (énergie par unité produite, par surface ou par employé) à celle de l’année précédente ?",
            ms: "Sudahkah syarikat membandingkan keamatan tenaganya (tenaga per unit pengeluaran, keluasan lantai atau pekerja) dengan tahun sebelumnya?",
          },
          help: {
            why: {
              en: "It shows real efficiency, even when the business grows or shrinks.",
              fr: "Cela montre l’efficacité réelle, même quand l’activité augmente ou diminue.",
              ms: "Perbandingan ini menunjukkan kecekapan sebenar, walaupun perniagaan berkembang atau mengecil.",
            },
            counts: {
              en: "Yes if energy use was divided by output, area or number of employees for both years.",
              fr: "Oui si la consommation a été divisée par la production, la surface ou le nombre d’employés pour les deux années.",
              ms: "Ya jika penggunaan tenaga dibahagikan dengan pengeluaran, keluasan atau bilangan pekerja bagi kedua-dua tahun.",
            },
            evidence: {
              en: "a table with both years side by side",
              fr: "un tableau présentant les deux années côte à côte",
              ms: "jadual yang memaparkan kedua-dua tahun bersebelahan",
            },
          },
        },
      ],
      core: false,
      options: [
        {
          id: "monthly-bills-or-readings",
          label: {
            en: "Monthly bills or meter readings",
            fr: "Factures ou relevés de compteur mensuels",
            ms: "Bil atau bacaan meter bulanan",
          },
        },
        {
          id: "sub-metering",
          label: {
            en: "Sub-metering",
            fr: "Sous-comptage",
            ms: "Meter tambahan (submeter)",
          },
        },
        {
          id: "energy-intensity",
          label: {
            en: "Energy per unit of output or area",
            fr: "Énergie par unité produite ou par surface",
            ms: "Tenaga per unit pengeluaran atau keluasan",
          },
        },
        {
          id: "project-savings",
          label: {
            en: "Savings from projects",
            fr: "Économies réalisées grâce aux projets",
            ms: "Penjimatan daripada projek",
          },
        },
        {
          id: "renewable-share",
          label: {
            en: "Share of renewable energy",
            fr: "Part d’énergie renouvelable",
            ms: "Peratusan tenaga boleh baharu",
          },
        },
      ],
    },
    report: {
      required: [
        {
          text: {
            en: "Is energy performance reported to management every year?",
            fr: "La performance énergétique est-elle présentée à la direction chaque année ?",
            ms: "Adakah prestasi tenaga dilaporkan kepada pengurusan setiap tahun?",
          },
          help: {
            why: {
              en: "With the figures at hand, management can decide on repairs and investments in time.",
              fr: "Avec ces chiffres, la direction peut décider à temps des réparations et des investissements.",
              ms: "Dengan angka ini, pengurusan dapat memutuskan pembaikan dan pelaburan pada masa yang sesuai.",
            },
            counts: {
              en: "Yes if energy use or savings are presented yearly; in a very small company, the owner’s own written review counts.",
              fr: "Oui si la consommation ou les économies sont présentées chaque année ; dans une très petite entreprise, un bilan écrit par le propriétaire compte.",
              ms: "Ya jika penggunaan atau penjimatan tenaga dibentangkan setiap tahun; bagi syarikat yang sangat kecil, semakan bertulis oleh pemilik juga dikira.",
            },
            evidence: {
              en: "a dated summary or meeting notes with energy figures",
              fr: "une synthèse datée ou un compte rendu de réunion avec les chiffres de l’énergie",
              ms: "ringkasan bertarikh atau catatan mesyuarat dengan angka tenaga",
            },
          },
        },
        {
          text: {
            en: "Has the company shared energy data with anyone outside, such as customers, lenders or authorities?",
            fr: "L’entreprise a-t-elle communiqué des données sur son énergie à l’extérieur, par exemple à des clients, à des prêteurs ou aux autorités ?",
            ms: "Pernahkah syarikat berkongsi data tenaganya dengan pihak luar, seperti pelanggan, pemberi pinjaman atau pihak berkuasa?",
          },
          help: {
            why: {
              en: "Buyers and banks increasingly ask for these figures, and having them ready builds trust.",
              fr: "Les acheteurs et les banques demandent de plus en plus ces chiffres ; les avoir prêts inspire confiance.",
              ms: "Pembeli dan bank semakin kerap meminta angka ini, dan syarikat yang sedia memberikannya lebih dipercayai.",
            },
            counts: {
              en: "Yes if at least one outside party received figures on the company’s energy use or savings.",
              fr: "Oui si au moins un tiers a reçu des chiffres sur la consommation ou les économies d’énergie de l’entreprise.",
              ms: "Ya jika sekurang-kurangnya satu pihak luar telah menerima angka penggunaan atau penjimatan tenaga syarikat.",
            },
            evidence: {
              en: "a completed customer questionnaire or a report sent to an authority",
              fr: "un questionnaire de client rempli ou un rapport envoyé à une autorité",
              ms: "soal selidik pelanggan yang telah diisi atau laporan yang dihantar kepada pihak berkuasa",
            },
          },
        },
      ],
      core: true,
      options: [
        {
          id: "energy-authority-filing",
          label: {
            en: "Filing to an energy authority",
            fr: "Déclaration à une autorité de l’énergie",
            ms: "Penyerahan laporan kepada pihak berkuasa tenaga",
          },
        },
      ],
    },
  },
};
