import { type Dimension, graded, oneOf, tonnes, yearSince, yesAnd } from "./authoring";
import { GRIDS, SCOPE_1_INPUTS, SCOPE_2_INPUTS } from "./ghg-inputs";
import { scope3 } from "./scope-3";
import { TARGET_FIGURES } from "./target-figures";

export const ghgEmissionsReduction: Dimension = {
  id: "ghg-emissions-reduction",
  name: { en: "GHG Emissions Reduction", fr: "Réduction des émissions de GES", ms: "Pengurangan Pelepasan GHG" },
  description: {
    en: "How much greenhouse gas (GHG) your company causes, what its target is and what it has done. Fuel receipts, electricity bills and last year’s figures will help you answer.",
    fr: "La quantité de gaz à effet de serre (GES) que votre entreprise émet, son objectif et ce qu’elle a fait. Les reçus de carburant, les factures d’électricité et les chiffres de l’an dernier vous aideront à répondre.",
    ms: "Jumlah gas rumah hijau (GHG) yang dilepaskan oleh syarikat anda, sasarannya dan tindakan yang telah diambil. Resit bahan api, bil elektrik dan angka tahun lalu akan membantu anda menjawab.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "ghg-emissions-reduction.footprint",
      name: { en: "Carbon footprint", fr: "Empreinte carbone", ms: "Jejak karbon" },
      description: {
        en: "The emissions of one year from your own fuels and gases (Scope 1) and from the electricity you buy (Scope 2).",
        fr: "Les émissions d’une année dues à vos propres carburants, combustibles et gaz (scope 1) et à l’électricité que vous achetez (scope 2).",
        ms: "Pelepasan bagi setahun daripada bahan api dan gas sendiri (Skop 1) dan daripada elektrik yang dibeli (Skop 2).",
      },
      requiredText: {
        en: "Without figures, you cannot show that emissions fall. Buyers and banks ask for these two totals first. Claim only what you could show evidence for.",
        fr: "Sans chiffres, vous ne pouvez pas montrer que vos émissions baissent. Les acheteurs et les banques demandent d’abord ces deux totaux. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Tanpa angka, anda tidak dapat menunjukkan bahawa pelepasan berkurang. Pembeli dan bank meminta dua jumlah ini terlebih dahulu. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["GHG Protocol", "ISO 14064-1", "VSME B3", "GRI 305-1", "GRI 305-2", "IFRS S2"],
      sections: [
        {
          id: "ghg-emissions-reduction.footprint.direct",
          name: {
            en: "Fuels and gases (Scope 1)",
            fr: "Carburants, combustibles et gaz (scope 1)",
            ms: "Bahan api dan gas (Skop 1)",
          },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-1",
                title: {
                  en: "Work out the emissions of your fuels and gases",
                  fr: "Calculez les émissions de vos carburants, combustibles et gaz",
                  ms: "Kira pelepasan karbon daripada bahan api dan gas anda",
                },
                takes: "day",
                text: {
                  en: "How much greenhouse gas did your company’s own fuels and gases cause in the year (Scope 1), in MTCO2e?",
                  fr: "Quelle quantité de gaz à effet de serre les carburants, combustibles et gaz de votre entreprise ont-ils produite dans l’année (scope 1), en MTCO2e ?",
                  ms: "Berapakah jumlah gas rumah hijau yang terhasil daripada bahan api dan gas syarikat anda sendiri pada tahun itu (Skop 1), dalam MTCO2e?",
                },
                help: {
                  why: {
                    en: "These are the emissions that your company can cut itself, litre by litre.",
                    fr: "Ce sont les émissions que votre entreprise peut réduire elle-même, litre après litre.",
                    ms: "Inilah pelepasan yang boleh dikurangkan oleh syarikat anda sendiri, liter demi liter.",
                  },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent. Enter the fuel that you burnt and the refrigerant (cooling gas) that was topped up, for the year or month by month. If there was neither, enter 0. This is common if you rent or work alone. A young company enters the months since it opened.",
                    fr: "MTCO2e signifie « tonnes métriques d’équivalent CO2 ». Saisissez le carburant ou le combustible brûlé et le fluide frigorigène rechargé, pour l’année ou mois par mois. S’il n’y en a pas, saisissez 0. C’est fréquent si vous êtes locataire ou si vous travaillez seul. Une jeune entreprise saisit les mois écoulés depuis son ouverture.",
                    ms: "MTCO2e bermaksud tan metrik setara CO2. Isikan bahan api yang dibakar dan refrigeran (gas penyejuk) yang ditambah, bagi setahun atau bulan demi bulan. Jika tiada kedua-duanya, isikan 0. Hal ini biasa jika anda menyewa atau bekerja seorang diri. Syarikat baharu mengisi bulan sejak ia dibuka.",
                  },
                  evidence: {
                    en: "fuel receipts, a fuel-card statement or the service note for a refrigerant",
                    fr: "des reçus de carburant, un relevé de carte carburant ou la fiche d’intervention sur un fluide frigorigène",
                    ms: "resit bahan api, penyata kad bahan api atau catatan servis refrigeran",
                  },
                },
              },
              SCOPE_1_INPUTS,
            ),
          ],
        },
        {
          id: "ghg-emissions-reduction.footprint.electricity",
          name: {
            en: "Purchased electricity (Scope 2)",
            fr: "Électricité achetée (scope 2)",
            ms: "Elektrik yang dibeli (Skop 2)",
          },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-2",
                title: {
                  en: "Work out the emissions of the electricity you buy",
                  fr: "Calculez les émissions de l’électricité que vous achetez",
                  ms: "Kira pelepasan karbon daripada elektrik yang anda beli",
                },
                takes: "hour",
                text: {
                  en: "How much greenhouse gas did the electricity that your company bought cause in the year (Scope 2), in MTCO2e?",
                  fr: "Quelle quantité de gaz à effet de serre l’électricité achetée par votre entreprise a-t-elle produite dans l’année (scope 2), en MTCO2e ?",
                  ms: "Berapakah jumlah gas rumah hijau yang terhasil daripada elektrik yang dibeli oleh syarikat anda pada tahun itu (Skop 2), dalam MTCO2e?",
                },
                help: {
                  why: {
                    en: "Each kilowatt-hour that you save lowers both the bill and the emissions.",
                    fr: "Chaque kilowattheure économisé réduit à la fois la facture et les émissions.",
                    ms: "Setiap kilowatt-jam yang dijimatkan mengurangkan bil dan juga pelepasan.",
                  },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent. The figure uses the average of your grid (location-based). Enter the kilowatt-hours of all sites. If you rent and have no meter, use the landlord’s figure or your share of the floor area. If you work from home, use the share of the office.",
                    fr: "MTCO2e signifie « tonnes métriques d’équivalent CO2 ». Le chiffre utilise la moyenne de votre réseau électrique (il est fondé sur la localisation). Saisissez les kilowattheures de tous les sites. Si vous êtes locataire et n’avez pas de compteur, prenez le chiffre du bailleur ou votre part de la surface. Si vous travaillez à domicile, prenez la part du bureau.",
                    ms: "MTCO2e bermaksud tan metrik setara CO2. Angka ini menggunakan purata grid anda (berasaskan lokasi). Isikan kilowatt-jam bagi semua premis. Jika anda menyewa dan tiada meter, gunakan angka daripada pemilik premis atau bahagian anda mengikut keluasan lantai. Jika anda bekerja dari rumah, gunakan bahagian bagi ruang pejabat.",
                  },
                  evidence: {
                    en: "twelve electricity bills or the landlord’s statement",
                    fr: "douze factures d’électricité ou le relevé du bailleur",
                    ms: "dua belas bil elektrik atau penyata daripada pemilik premis",
                  },
                },
              },
              SCOPE_2_INPUTS,
              GRIDS,
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.ambition",
      name: {
        en: "Target, base year and data",
        fr: "Objectif, année de référence et données",
        ms: "Sasaran, tahun asas dan data",
      },
      description: {
        en: "Your company’s target, the year it compares with, and how reliable its figures are.",
        fr: "L’objectif de votre entreprise, l’année à laquelle elle se compare et la fiabilité de ses chiffres.",
        ms: "Sasaran syarikat anda, tahun perbandingannya dan kebolehpercayaan angkanya.",
      },
      requiredText: {
        en: "A target, a base year and good data show whether emissions really fall. Claim only what you could show evidence for.",
        fr: "Un objectif, une année de référence et des données fiables montrent si les émissions baissent vraiment. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Sasaran, tahun asas dan data yang baik menunjukkan sama ada pelepasan benar-benar berkurang. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["GHG Protocol", "SBTi", "SME Climate Hub", "VSME C3", "GRI 305-5", "IFRS S2"],
      sections: [
        {
          id: "ghg-emissions-reduction.ambition.goal",
          name: { en: "Target and base year", fr: "Objectif et année de référence", ms: "Sasaran dan tahun asas" },
          questions: [
            yesAnd(
              {
                id: "ghg-emissions-reduction.target",
                title: {
                  en: "Set a target for lower emissions",
                  fr: "Fixez un objectif de réduction des émissions",
                  ms: "Tetapkan sasaran untuk mengurangkan pelepasan karbon",
                },
                takes: "day",
                text: {
                  en: "Has your company set a target for reducing its emissions?",
                  fr: "Votre entreprise s’est-elle fixé un objectif de réduction de ses émissions ?",
                  ms: "Sudahkah syarikat anda menetapkan sasaran untuk mengurangkan pelepasannya?",
                },
                help: {
                  why: {
                    en: "With a number and a year, a wish becomes a plan that you can check.",
                    fr: "Avec un chiffre et une année, un souhait devient un plan que l’on peut vérifier.",
                    ms: "Dengan angka dan tahun, hasrat menjadi pelan yang boleh disemak.",
                  },
                  counts: {
                    en: "Yes if you have written down what you will reduce and by which year. Tick the kind of target to get the second point. If you work alone, you may set the target yourself. If you rent, set it for what you control. A young company sets it from its first full year.",
                    fr: "Oui si vous avez écrit ce que vous réduirez et pour quelle année. Cochez le type d’objectif pour obtenir le second point. Si vous travaillez seul, vous pouvez fixer l’objectif vous-même. Si vous êtes locataire, fixez-le pour ce que vous maîtrisez. Une jeune entreprise le fixe à partir de sa première année complète.",
                    ms: "Ya jika anda telah menulis perkara yang akan anda kurangkan dan tahun pencapaiannya. Tandakan jenis sasaran untuk mendapat mata kedua. Jika anda bekerja seorang diri, anda boleh menetapkan sasaran itu sendiri. Jika anda menyewa, tetapkan sasaran bagi perkara yang anda kawal. Syarikat baharu menetapkannya mulai tahun penuh yang pertama.",
                  },
                  evidence: {
                    en: "a signed page with the base year, the target year and the percentage",
                    fr: "une page signée avec l’année de référence, l’année cible et le pourcentage",
                    ms: "halaman bertandatangan dengan tahun asas, tahun sasaran dan peratusan",
                  },
                },
              },
              {
                text: {
                  en: "What kind of target is it?",
                  fr: "De quel type d’objectif s’agit-il ?",
                  ms: "Apakah jenis sasaran itu?",
                },
                options: [
                  {
                    id: "absolute",
                    label: {
                      en: "Absolute: lower Scope 1 and 2 in total",
                      fr: "Absolu : baisse du total des scopes 1 et 2",
                      ms: "Mutlak: jumlah Skop 1 dan 2 berkurang",
                    },
                  },
                  {
                    id: "intensity",
                    label: {
                      en: "Intensity: lower per product, turnover or employee",
                      fr: "En intensité : baisse par produit, chiffre d’affaires ou salarié",
                      ms: "Keamatan: berkurang bagi setiap produk, perolehan atau pekerja",
                    },
                  },
                  {
                    id: "sbti",
                    label: {
                      en: "Science-based near-term target (SBTi)",
                      fr: "Objectif à court terme fondé sur la science (SBTi)",
                      ms: "Sasaran jangka pendek berasaskan sains (SBTi)",
                    },
                  },
                  {
                    id: "halve-2030",
                    label: {
                      en: "Halve emissions by 2030 (SME Climate Hub)",
                      fr: "Réduire les émissions de moitié d’ici 2030 (SME Climate Hub)",
                      ms: "Separuhkan pelepasan menjelang 2030 (SME Climate Hub)",
                    },
                  },
                  {
                    id: "net-zero-2050",
                    label: {
                      en: "Net zero by 2050",
                      fr: "Zéro émission nette d’ici 2050",
                      ms: "Sifar bersih menjelang 2050",
                    },
                  },
                  {
                    id: "renewable-electricity",
                    label: { en: "Renewable electricity", fr: "Électricité renouvelable", ms: "Elektrik boleh baharu" },
                  },
                ],
                hasOther: true,
              },
              { followUps: [1], opened: true },
            ),
            yearSince(2000, {
              id: "ghg-emissions-reduction.base-year",
              title: {
                en: "Choose the base year for your emissions",
                fr: "Choisissez l’année de référence de vos émissions",
                ms: "Pilih tahun asas bagi pelepasan karbon anda",
              },
              takes: "hour",
              text: {
                en: "Which base year are your company’s emissions compared with?",
                fr: "À quelle année de référence les émissions de votre entreprise sont-elles comparées ?",
                ms: "Apakah tahun asas yang digunakan untuk membandingkan pelepasan syarikat anda?",
              },
              help: {
                why: {
                  en: "Without a fixed year, no one can tell whether emissions rise or fall.",
                  fr: "Sans année fixe, on ne peut pas dire si les émissions montent ou baissent.",
                  ms: "Tanpa tahun yang tetap, tiada sesiapa dapat mengetahui sama ada pelepasan naik atau turun.",
                },
                counts: {
                  en: "Enter four digits, from 2000 to this year. If this is your first footprint, or your company is young, enter the year of the figures above.",
                  fr: "Saisissez quatre chiffres, de 2000 à l’année en cours. Si c’est votre première empreinte, ou si votre entreprise est jeune, saisissez l’année des chiffres ci-dessus.",
                  ms: "Isikan empat digit, dari tahun 2000 hingga tahun ini. Jika ini jejak karbon anda yang pertama, atau syarikat anda masih baharu, isikan tahun bagi angka di atas.",
                },
                evidence: {
                  en: "the calculation or report of that year",
                  fr: "le calcul ou le rapport de cette année-là",
                  ms: "pengiraan atau laporan bagi tahun itu",
                },
              },
            }),
            ...TARGET_FIGURES,
          ],
        },
        {
          id: "ghg-emissions-reduction.ambition.data",
          name: { en: "Quality of the data", fr: "Qualité des données", ms: "Kualiti data" },
          questions: [
            oneOf(
              {
                id: "ghg-emissions-reduction.data-quality",
                title: {
                  en: "Work out your emissions from bills or meters",
                  fr: "Calculez vos émissions à partir des factures ou des compteurs",
                  ms: "Kira pelepasan karbon anda daripada bil atau meter",
                },
                takes: "day",
                text: {
                  en: "How did your company get its emission figures?",
                  fr: "Comment les chiffres d’émissions de votre entreprise ont-ils été obtenus ?",
                  ms: "Bagaimanakah angka pelepasan syarikat anda diperoleh?",
                },
                help: {
                  why: {
                    en: "Figures from bills show what you really use. Estimates rise and fall with prices.",
                    fr: "Les chiffres tirés des factures montrent ce que vous utilisez vraiment. Les estimations varient avec les prix.",
                    ms: "Angka daripada bil menunjukkan penggunaan sebenar. Anggaran berubah mengikut harga.",
                  },
                  counts: {
                    en: "Choose what is true of most of the tonnes. If you rent, the landlord’s statement counts as your bill. If you work alone, a spreadsheet is enough as long as you keep the bills behind it.",
                    fr: "Choisissez ce qui vaut pour la plus grande partie des tonnes. Si vous êtes locataire, le relevé du bailleur vaut facture. Si vous travaillez seul, un tableur suffit si vous gardez les factures correspondantes.",
                    ms: "Pilih jawapan yang benar bagi sebahagian besar tan itu. Jika anda menyewa, penyata pemilik premis dikira sebagai bil anda. Jika anda bekerja seorang diri, hamparan sudah memadai selagi anda menyimpan bilnya.",
                  },
                  evidence: {
                    en: "a spreadsheet with its bills, or a verification letter",
                    fr: "une feuille de calcul avec les factures, ou une lettre de vérification",
                    ms: "hamparan elektronik berserta bilnya, atau surat pengesahan",
                  },
                },
              },
              [
                {
                  id: "not-measured",
                  label: { en: "They were not measured", fr: "Ils n’ont pas été mesurés", ms: "Tidak diukur" },
                },
                {
                  id: "spend",
                  label: {
                    en: "Estimated from what was spent",
                    fr: "Estimés à partir des dépenses",
                    ms: "Dianggarkan daripada perbelanjaan",
                  },
                },
                {
                  id: "bills",
                  label: {
                    en: "Calculated from bills or meters",
                    fr: "Calculés à partir des factures ou des compteurs",
                    ms: "Dikira daripada bil atau meter",
                  },
                  isFlagged: true,
                },
                {
                  id: "verified",
                  label: {
                    en: "Verified by an independent party",
                    fr: "Vérifiés par un tiers indépendant",
                    ms: "Disahkan oleh pihak bebas",
                  },
                  isFlagged: true,
                },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.reduction",
      name: { en: "Actions and results", fr: "Actions et résultats", ms: "Tindakan dan hasil" },
      description: {
        en: "What your company has done to cut emissions, and the results.",
        fr: "Ce que votre entreprise a fait pour réduire ses émissions, et les résultats obtenus.",
        ms: "Tindakan syarikat anda untuk mengurangkan pelepasan, dan hasilnya.",
      },
      requiredText: {
        en: "Most measures that cut emissions also cut costs. Buyers look at what you did, not at what you plan. Claim only what you could show evidence for.",
        fr: "La plupart des mesures qui réduisent les émissions réduisent aussi les coûts. Les acheteurs regardent ce que vous avez fait, non ce que vous prévoyez. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Kebanyakan langkah yang mengurangkan pelepasan juga mengurangkan kos. Pembeli melihat perkara yang telah anda buat, bukan yang anda rancang. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["VSME B2", "VSME C3", "GRI 302-4", "GRI 305-5"],
      sections: [
        {
          id: "ghg-emissions-reduction.reduction.work",
          name: { en: "Measures taken", fr: "Mesures prises", ms: "Langkah yang diambil" },
          questions: [
            graded(
              {
                id: "ghg-emissions-reduction.actions",
                title: {
                  en: "Carry out three measures that cut your emissions",
                  fr: "Menez à bien trois mesures qui réduisent vos émissions",
                  ms: "Laksanakan tiga langkah yang mengurangkan pelepasan karbon",
                },
                takes: "months",
                text: {
                  en: "Which measures has your company carried out in the last 24 months to reduce its emissions?",
                  fr: "Quelles mesures votre entreprise a-t-elle menées à bien au cours des 24 derniers mois pour réduire ses émissions ?",
                  ms: "Apakah langkah yang telah dilaksanakan oleh syarikat anda dalam tempoh 24 bulan yang lalu untuk mengurangkan pelepasannya?",
                },
                help: {
                  why: {
                    en: "Each measure lowers the figures of every year that follows.",
                    fr: "Chaque mesure fait baisser les chiffres de toutes les années suivantes.",
                    ms: "Setiap langkah menurunkan angka bagi setiap tahun berikutnya.",
                  },
                  counts: {
                    en: "Tick what is finished and in use, not what is planned. Three or more give both points. If you rent, what the landlord did at your request counts. For a young company, a good choice from the start counts.",
                    fr: "Cochez ce qui est achevé et en service, non ce qui est prévu. Trois réponses ou plus donnent les deux points. Si vous êtes locataire, cochez aussi ce que le bailleur a fait à votre demande. Une jeune entreprise coche ce qu’elle a bien choisi dès le départ.",
                    ms: "Tandakan perkara yang sudah siap dan digunakan, bukan yang dirancang. Tiga atau lebih memberikan kedua-dua mata. Jika anda menyewa, kerja yang dibuat oleh pemilik premis atas permintaan anda juga dikira. Bagi syarikat baharu, pilihan yang baik sejak awal juga dikira.",
                  },
                  evidence: {
                    en: "an invoice, a photograph or a service note",
                    fr: "une facture, une photo ou une note d’entretien",
                    ms: "invois, gambar atau catatan servis",
                  },
                },
              },
              {
                options: [
                  {
                    id: "lighting",
                    label: {
                      en: "Efficient lighting or equipment",
                      fr: "Éclairage ou équipements efficaces",
                      ms: "Lampu atau peralatan cekap tenaga",
                    },
                  },
                  {
                    id: "cooling",
                    label: {
                      en: "Better cooling or compressed air",
                      fr: "Froid, climatisation ou air comprimé plus efficaces",
                      ms: "Penyejukan atau udara termampat yang lebih cekap",
                    },
                  },
                  {
                    id: "solar",
                    label: { en: "Solar power on site", fr: "Énergie solaire sur site", ms: "Tenaga solar di premis" },
                  },
                  {
                    id: "renewable",
                    label: {
                      en: "Renewable tariff or certificates",
                      fr: "Tarif ou certificats d’électricité renouvelable",
                      ms: "Tarif atau sijil tenaga boleh baharu",
                    },
                  },
                  {
                    id: "vehicles",
                    label: {
                      en: "Better vehicles or routes",
                      fr: "Véhicules ou itinéraires plus efficaces",
                      ms: "Kenderaan atau laluan yang lebih cekap",
                    },
                  },
                  {
                    id: "fuel-switch",
                    label: {
                      en: "Switch to a cleaner fuel",
                      fr: "Passage à un carburant ou à un combustible plus propre",
                      ms: "Penukaran kepada bahan api yang lebih bersih",
                    },
                  },
                  {
                    id: "refrigerants",
                    label: {
                      en: "Control of refrigerant leaks",
                      fr: "Contrôle des fuites de fluides frigorigènes",
                      ms: "Kawalan kebocoran refrigeran",
                    },
                  },
                ],
                none: { en: "None so far", fr: "Aucune pour l’instant", ms: "Belum ada" },
              },
            ),
            oneOf(
              {
                id: "ghg-emissions-reduction.lower",
                title: {
                  en: "Bring your emissions below those of the base year",
                  fr: "Ramenez vos émissions sous celles de l’année de référence",
                  ms: "Turunkan pelepasan karbon ke bawah paras tahun asas",
                },
                takes: "months",
                text: {
                  en: "Are your company’s Scope 1 and 2 emissions lower than in the base year, in total or in intensity?",
                  fr: "Les émissions des scopes 1 et 2 de votre entreprise sont-elles inférieures à celles de l’année de référence, au total ou en intensité ?",
                  ms: "Adakah pelepasan Skop 1 dan 2 syarikat anda lebih rendah daripada tahun asas, dari segi jumlah atau keamatan?",
                },
                help: {
                  why: {
                    en: "In the end, only lower emissions help the climate.",
                    fr: "Au bout du compte, seule la baisse des émissions aide le climat.",
                    ms: "Akhirnya, hanya pelepasan yang lebih rendah dapat membantu iklim.",
                  },
                  counts: {
                    en: "Yes if the total fell, or the tonnes per product, employee or turnover fell. Both years must be calculated in the same way. A young company without a second full year answers “Not yet known”.",
                    fr: "Oui si le total a baissé, ou les tonnes par produit, par salarié ou par chiffre d’affaires. Les deux années doivent être calculées de la même façon. Une jeune entreprise sans deuxième année complète répond « Pas encore connu ».",
                    ms: "Ya jika jumlahnya turun, atau tan bagi setiap produk, pekerja atau perolehan turun. Kedua-dua tahun mesti dikira dengan cara yang sama. Syarikat baharu yang belum mempunyai tahun penuh kedua menjawab “Belum diketahui”.",
                  },
                  evidence: {
                    en: "the figures of two years side by side",
                    fr: "les chiffres de deux années côte à côte",
                    ms: "angka bagi dua tahun secara bersebelahan",
                  },
                },
              },
              [
                { id: "yes", label: { en: "Yes", fr: "Oui", ms: "Ya" }, isFlagged: true },
                { id: "no", label: { en: "No", fr: "Non", ms: "Tidak" } },
                { id: "unknown", label: { en: "Not yet known", fr: "Pas encore connu", ms: "Belum diketahui" } },
              ],
            ),
          ],
        },
      ],
    },
    {
      id: "ghg-emissions-reduction.value-chain",
      name: { en: "Value chain", fr: "Chaîne de valeur", ms: "Rantaian nilai" },
      description: {
        en: "The emissions before and after your own work, from what you buy, move, throw away and sell (Scope 3).",
        fr: "Les émissions en amont et en aval de votre propre travail : ce que vous achetez, transportez, jetez et vendez (scope 3).",
        ms: "Pelepasan sebelum dan selepas kerja anda sendiri: daripada barang yang dibeli, diangkut, dibuang dan dijual (Skop 3).",
      },
      requiredText: {
        en: "In most companies, most emissions come from suppliers and customers. Claim only what you could show evidence for.",
        fr: "Dans la plupart des entreprises, la plus grande part des émissions vient des fournisseurs et des clients. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Bagi kebanyakan syarikat, sebahagian besar pelepasan datang daripada pembekal dan pelanggan. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["GHG Protocol", "VSME C2", "GRI 305-3"],
      sections: [
        {
          id: "ghg-emissions-reduction.value-chain.screening",
          name: {
            en: "Beyond your own sites (Scope 3)",
            fr: "Au-delà de vos propres sites (scope 3)",
            ms: "Di luar premis anda sendiri (Skop 3)",
          },
          questions: [
            yesAnd(
              {
                id: "ghg-emissions-reduction.scope-3",
                title: {
                  en: "Make a first table of your value chain’s emissions",
                  fr: "Lancez le calcul des émissions de la chaîne de valeur",
                  ms: "Mula kaji pelepasan karbon dalam rantaian nilai anda",
                },
                takes: "day",
                text: {
                  en: "Has your company begun to look at the emissions of its value chain (Scope 3)?",
                  fr: "Votre entreprise a-t-elle commencé à examiner les émissions de sa chaîne de valeur (scope 3) ?",
                  ms: "Sudahkah syarikat anda mula meneliti pelepasan dalam rantaian nilainya (Skop 3)?",
                },
                help: {
                  why: {
                    en: "A first rough look shows which source is the largest, and who to talk to.",
                    fr: "Un premier aperçu montre quelle source est la plus importante, et à qui en parler.",
                    ms: "Tinjauan kasar yang pertama menunjukkan sumber yang terbesar, dan pihak yang perlu diajak berbincang.",
                  },
                  counts: {
                    en: "Yes if you noted for at least one source below whether it is large or small. A rough estimate is enough. If you work alone, you could begin with your travel. If you rent, you could begin with your waste.",
                    fr: "Oui si vous avez noté, pour au moins une source ci-dessous, si elle est grande ou petite. Une estimation approximative suffit. Si vous travaillez seul, vous pouvez commencer par vos trajets. Si vous êtes locataire, vous pouvez commencer par vos déchets.",
                    ms: "Ya jika anda telah mencatat, bagi sekurang-kurangnya satu sumber di bawah, sama ada ia besar atau kecil. Anggaran kasar sudah memadai. Jika anda bekerja seorang diri, anda boleh bermula dengan perjalanan anda. Jika anda menyewa, anda boleh bermula dengan sisa anda.",
                  },
                  evidence: {
                    en: "a table of suppliers or journeys with rough emissions",
                    fr: "un tableau des fournisseurs ou des trajets avec des émissions approximatives",
                    ms: "jadual pembekal atau perjalanan dengan anggaran pelepasan",
                  },
                },
              },
              {
                text: {
                  en: "Which sources did you look at?",
                  fr: "Quelles sources avez-vous examinées ?",
                  ms: "Sumber manakah yang telah anda teliti?",
                },
                options: [
                  {
                    id: "purchased-goods",
                    label: {
                      en: "Purchased goods and services",
                      fr: "Biens et services achetés",
                      ms: "Barang dan perkhidmatan yang dibeli",
                    },
                  },
                  {
                    id: "transport",
                    label: { en: "Transport of goods", fr: "Transport de marchandises", ms: "Pengangkutan barang" },
                  },
                  {
                    id: "travel",
                    label: { en: "Business travel", fr: "Déplacements professionnels", ms: "Perjalanan urusan kerja" },
                  },
                  {
                    id: "commuting",
                    label: {
                      en: "Staff commuting",
                      fr: "Trajets domicile-travail du personnel",
                      ms: "Ulang-alik pekerja ke tempat kerja",
                    },
                  },
                  { id: "waste", label: { en: "Waste", fr: "Déchets", ms: "Sisa" } },
                  {
                    id: "product-use",
                    label: {
                      en: "Use of sold products",
                      fr: "Utilisation des produits vendus",
                      ms: "Penggunaan produk yang dijual",
                    },
                  },
                ],
                hasOther: true,
              },
              { followUps: [1] },
            ),
          ],
        },
        ...scope3,
      ],
    },
  ],
};
