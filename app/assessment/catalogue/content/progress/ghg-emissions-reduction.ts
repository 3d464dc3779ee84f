import { type Dimension, graded, oneOf, tonnes, yearSince, yesAnd } from "./authoring";
import { GRIDS, SCOPE_1_INPUTS, SCOPE_2_INPUTS } from "./ghg-inputs";
import { TARGET_FIGURES } from "./target-figures";

export const ghgEmissionsReduction: Dimension = {
  id: "ghg-emissions-reduction",
  name: { en: "GHG Emissions Reduction", fr: "Réduction des émissions de GES", ms: "Pengurangan Pelepasan GHG" },
  description: {
    en: "How much greenhouse gas (GHG) your company causes, what it aims at and what it has done. Fuel receipts, electricity bills and last year’s figures will help you answer.",
    fr: "La quantité de gaz à effet de serre (GES) que votre entreprise émet, ce qu’elle vise et ce qu’elle a fait. Les reçus de carburant, les factures d’électricité et les chiffres de l’an dernier vous aideront à répondre.",
    ms: "Jumlah gas rumah hijau (GHG) yang dilepaskan oleh syarikat anda, sasarannya dan tindakan yang telah diambil. Resit bahan api, bil elektrik dan angka tahun lalu akan membantu anda menjawab.",
  },
  isOnSummary: true,
  topics: [
    {
      id: "ghg-emissions-reduction.footprint",
      name: { en: "Carbon footprint", fr: "Empreinte carbone", ms: "Jejak karbon" },
      description: {
        en: "The emissions of one year from your own fuels and gases (Scope 1) and from the electricity you buy (Scope 2).",
        fr: "Les émissions d’une année dues à vos propres carburants, combustibles et gaz (champ 1) et à l’électricité que vous achetez (champ 2).",
        ms: "Pelepasan bagi setahun daripada bahan api dan gas sendiri (Skop 1) dan daripada elektrik yang dibeli (Skop 2).",
      },
      requiredText: {
        en: "What is not measured cannot be shown to shrink, and buyers and banks ask for these two totals first. Claim only what you could show evidence for.",
        fr: "On ne peut pas montrer la baisse de ce que l’on ne mesure pas, et les acheteurs et les banques demandent d’abord ces deux totaux. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Pengurangan tidak dapat ditunjukkan tanpa ukuran, dan pembeli serta bank meminta dua jumlah ini terlebih dahulu. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["GHG Protocol", "ISO 14064-1", "VSME B3", "GRI 305-1", "GRI 305-2", "IFRS S2"],
      sections: [
        {
          id: "ghg-emissions-reduction.footprint.direct",
          name: {
            en: "Fuels and gases (Scope 1)",
            fr: "Carburants, combustibles et gaz (champ 1)",
            ms: "Bahan api dan gas (Skop 1)",
          },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-1",
                text: {
                  en: "How much greenhouse gas did your company’s own fuels and gases cause in the year (Scope 1), in MTCO2e?",
                  fr: "Quelle quantité de gaz à effet de serre les carburants, combustibles et gaz de votre entreprise représentent-ils pour l’année (champ 1, ou scope 1), en MTCO2e ?",
                  ms: "Berapakah gas rumah hijau yang terhasil daripada bahan api dan gas syarikat anda sendiri pada tahun itu (Skop 1), dalam MTCO2e?",
                },
                help: {
                  why: {
                    en: "These are the emissions that your company can cut itself, litre by litre.",
                    fr: "Ce sont les émissions que votre entreprise peut réduire elle-même, litre après litre.",
                    ms: "Inilah pelepasan yang boleh dikurangkan oleh syarikat anda sendiri, liter demi liter.",
                  },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent. Enter what your company burnt or topped up, for the year or month by month; a lone owner or tenant who burns nothing enters 0, and a young company enters the months since it opened.",
                    fr: "MTCO2e signifie « tonnes métriques d’équivalent CO2 ». Saisissez ce que votre entreprise a brûlé ou rechargé, pour l’année ou mois par mois ; un propriétaire qui travaille seul ou un locataire qui ne brûle rien saisit 0, et une jeune entreprise les mois depuis son ouverture.",
                    ms: "MTCO2e bermaksud tan metrik setara CO2. Isikan jumlah yang dibakar atau ditambah oleh syarikat anda, bagi setahun atau setiap bulan; pemilik yang bekerja seorang diri atau penyewa yang tidak membakar apa-apa mengisi 0, dan syarikat baharu mengisi bulan sejak ia dibuka.",
                  },
                  evidence: {
                    en: "fuel receipts, a fuel-card statement or the notes of a refrigerant service",
                    fr: "des reçus de carburant, un relevé de carte de carburant ou les notes d’entretien de la climatisation",
                    ms: "resit bahan api, penyata kad bahan api atau catatan servis bahan pendingin",
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
            fr: "Électricité achetée (champ 2)",
            ms: "Elektrik yang dibeli (Skop 2)",
          },
          questions: [
            tonnes(
              {
                id: "ghg-emissions-reduction.scope-2",
                text: {
                  en: "How much greenhouse gas did the electricity that your company bought cause in the year (Scope 2), in MTCO2e?",
                  fr: "Quelle quantité de gaz à effet de serre l’électricité achetée par votre entreprise représente-t-elle pour l’année (champ 2, ou scope 2), en MTCO2e ?",
                  ms: "Berapakah gas rumah hijau yang terhasil daripada elektrik yang dibeli oleh syarikat anda pada tahun itu (Skop 2), dalam MTCO2e?",
                },
                help: {
                  why: {
                    en: "A kilowatt-hour saved lowers the bill and the emissions at once.",
                    fr: "Un kilowattheure économisé réduit à la fois la facture et les émissions.",
                    ms: "Setiap kilowatt-jam yang dijimatkan mengurangkan bil dan pelepasan serentak.",
                  },
                  counts: {
                    en: "MTCO2e means metric tonnes of CO2 equivalent, here with the average of your grid (location-based). Enter the kilowatt-hours of all sites; a tenant without a meter takes the landlord’s figure or the share of the floor area, and those who work from home the share of the office.",
                    fr: "MTCO2e signifie « tonnes métriques d’équivalent CO2 », ici avec la moyenne de votre réseau électrique (méthode fondée sur le lieu). Saisissez les kilowattheures de tous les sites ; un locataire sans compteur prend le chiffre du bailleur ou sa part de la surface, et si vous travaillez à domicile, la part du bureau.",
                    ms: "MTCO2e bermaksud tan metrik setara CO2, di sini dengan purata grid anda (berasaskan lokasi). Isikan kilowatt-jam bagi semua premis; penyewa tanpa meter menggunakan angka tuan premis atau bahagian mengikut keluasan lantai, dan mereka yang bekerja dari rumah menggunakan bahagian bagi ruang pejabat.",
                  },
                  evidence: {
                    en: "twelve electricity bills or the landlord’s statement",
                    fr: "douze factures d’électricité ou le relevé du bailleur",
                    ms: "dua belas bil elektrik atau penyata daripada tuan premis",
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
        en: "What your company aims at, which year it compares with, and how sure its figures are.",
        fr: "Ce que vise votre entreprise, à quelle année elle se compare, et la fiabilité de ses chiffres.",
        ms: "Sasaran syarikat anda, tahun yang menjadi perbandingan dan kebolehpercayaan angkanya.",
      },
      requiredText: {
        en: "A target with a base year and sound data lets everybody see whether emissions really fall. Claim only what you could show evidence for.",
        fr: "Avec un objectif, une année de référence et des données solides, chacun peut voir si les émissions baissent vraiment. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Dengan sasaran, tahun asas dan data yang kukuh, semua orang dapat melihat sama ada pelepasan benar-benar berkurang. Nyatakan hanya perkara yang dapat anda buktikan.",
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
                text: {
                  en: "Has your company set a target for reducing its emissions?",
                  fr: "Votre entreprise s’est-elle fixé un objectif de réduction de ses émissions ?",
                  ms: "Sudahkah syarikat anda menetapkan sasaran untuk mengurangkan pelepasannya?",
                },
                help: {
                  why: {
                    en: "A number and a year turn a wish into a plan that can be checked.",
                    fr: "Un chiffre et une année font d’un souhait un plan que l’on peut vérifier.",
                    ms: "Angka dan tahun menjadikan hasrat satu pelan yang boleh disemak.",
                  },
                  counts: {
                    en: "Yes if it is written down what shall be reduced and by which year; ticking its kind gives the second point. A lone owner may set it alone, a tenant for what it controls, and a young company from its first full year.",
                    fr: "Oui si un document dit ce qui doit baisser et pour quelle année ; en cocher le type donne le second point. Un propriétaire qui travaille seul peut le fixer lui-même, un locataire pour ce qu’il maîtrise, et une jeune entreprise à partir de sa première année complète.",
                    ms: "Ya jika tertulis perkara yang akan dikurangkan dan tahun pencapaiannya; menandakan jenisnya memberikan mata kedua. Pemilik yang bekerja seorang diri boleh menetapkannya sendiri, penyewa bagi perkara yang dikawalnya, dan syarikat baharu mulai tahun penuh yang pertama.",
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
                  fr: "De quel type d’objectif s’agit-il ?",
                  ms: "Apakah jenis sasaran itu?",
                },
                options: [
                  {
                    id: "absolute",
                    label: {
                      en: "Absolute: lower Scope 1 and 2 in total",
                      fr: "Absolu : baisse du total des champs 1 et 2",
                      ms: "Mutlak: jumlah Skop 1 dan 2 berkurang",
                    },
                  },
                  {
                    id: "intensity",
                    label: {
                      en: "Intensity: lower per product, turnover or employee",
                      fr: "En intensité : baisse par produit, chiffre d’affaires ou employé",
                      ms: "Keamatan: berkurang bagi setiap produk, perolehan atau pekerja",
                    },
                  },
                  {
                    id: "sbti",
                    label: {
                      en: "Science-based near-term target (SBTi)",
                      fr: "Objectif à court terme fondé sur la science (SBTi)",
                      ms: "Sasaran jangka dekat berasaskan sains (SBTi)",
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
              text: {
                en: "Which base year are your company’s emissions compared with?",
                fr: "À quelle année de référence les émissions de votre entreprise sont-elles comparées ?",
                ms: "Apakah tahun asas yang digunakan untuk membandingkan pelepasan syarikat anda?",
              },
              help: {
                why: {
                  en: "Without a fixed year, nobody can tell whether emissions rise or fall.",
                  fr: "Sans année fixe, nul ne peut dire si les émissions montent ou baissent.",
                  ms: "Tanpa tahun yang tetap, tiada siapa dapat mengetahui sama ada pelepasan naik atau turun.",
                },
                counts: {
                  en: "Four digits, from 2000 until this year. If this is your first footprint, or your company is young, enter the year of the figures above.",
                  fr: "Quatre chiffres, de 2000 à l’année en cours. Si c’est votre première empreinte, ou si votre entreprise est jeune, saisissez l’année des chiffres ci-dessus.",
                  ms: "Empat digit, dari tahun 2000 hingga tahun ini. Jika ini jejak karbon anda yang pertama, atau syarikat anda masih baharu, isikan tahun bagi angka di atas.",
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
                text: {
                  en: "How were your company’s emission figures obtained?",
                  fr: "Comment les chiffres d’émissions de votre entreprise ont-ils été obtenus ?",
                  ms: "Bagaimanakah angka pelepasan syarikat anda diperoleh?",
                },
                help: {
                  why: {
                    en: "Figures from bills follow what you really use; estimates follow prices.",
                    fr: "Les chiffres tirés des factures suivent ce que vous utilisez vraiment ; les estimations suivent les prix.",
                    ms: "Angka daripada bil mengikut penggunaan sebenar; anggaran mengikut harga.",
                  },
                  counts: {
                    en: "Choose what is true of most of the tonnes. The landlord’s statement counts as a tenant’s bill, and a lone owner’s spreadsheet counts as long as the bills behind it are kept.",
                    fr: "Choisissez ce qui vaut pour la plus grande partie des tonnes. Pour un locataire, le relevé du bailleur compte comme facture, et le tableur d’un propriétaire qui travaille seul compte tant que les factures sont conservées.",
                    ms: "Pilih yang benar bagi kebanyakan tan pelepasan. Penyata tuan premis dikira sebagai bil bagi penyewa, dan hamparan pemilik yang bekerja seorang diri dikira selagi bilnya disimpan.",
                  },
                  evidence: {
                    en: "a spreadsheet with its bills, or a verification letter",
                    fr: "un tableur avec ses factures, ou une lettre de vérification",
                    ms: "hamparan berserta bilnya, atau surat pengesahan",
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
        en: "What your company has done to emit less, and what came of it.",
        fr: "Ce que votre entreprise a fait pour moins émettre, et ce que cela a donné.",
        ms: "Tindakan syarikat anda untuk mengurangkan pelepasan, dan hasilnya.",
      },
      requiredText: {
        en: "Most measures that cut emissions also cut costs, and buyers look at what was done, not at what was planned. Claim only what you could show evidence for.",
        fr: "La plupart des mesures qui réduisent les émissions réduisent aussi les coûts, et les acheteurs regardent ce qui est fait, non ce qui est prévu. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Kebanyakan langkah yang mengurangkan pelepasan juga mengurangkan kos, dan pembeli melihat perkara yang telah dibuat, bukan yang dirancang. Nyatakan hanya perkara yang dapat anda buktikan.",
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
                text: {
                  en: "Which measures has your company carried out in the last 24 months to reduce its emissions?",
                  fr: "Quelles mesures votre entreprise a-t-elle menées à bien au cours des 24 derniers mois pour réduire ses émissions ?",
                  ms: "Apakah langkah yang telah dilaksanakan oleh syarikat anda dalam tempoh 24 bulan yang lalu untuk mengurangkan pelepasannya?",
                },
                help: {
                  why: {
                    en: "Each measure lowers the figures of every year that follows.",
                    fr: "Chaque mesure fait baisser les chiffres de toutes les années suivantes.",
                    ms: "Setiap langkah menurunkan angka bagi setiap tahun berikutnya.",
                  },
                  counts: {
                    en: "Tick what is finished and in use, not what is planned; three or more give both points. A tenant counts what the landlord did at its request, and a young company what it chose well from the start.",
                    fr: "Cochez ce qui est achevé et en service, non ce qui est prévu ; trois réponses ou plus donnent les deux points. Un locataire compte ce que le bailleur a fait à sa demande, et une jeune entreprise ce qu’elle a bien choisi dès le départ.",
                    ms: "Tandakan perkara yang sudah siap dan digunakan, bukan yang dirancang; tiga atau lebih memberikan kedua-dua mata. Penyewa mengira kerja yang dibuat oleh tuan premis atas permintaannya, dan syarikat baharu mengira pilihan baik yang dibuat sejak awal.",
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
                      ms: "Kawalan kebocoran bahan pendingin",
                    },
                  },
                ],
                none: { en: "None so far", fr: "Aucune pour l’instant", ms: "Belum ada" },
              },
            ),
            oneOf(
              {
                id: "ghg-emissions-reduction.lower",
                text: {
                  en: "Are your company’s Scope 1 and 2 emissions lower than in the base year, in total or in intensity?",
                  fr: "Les émissions des champs (scopes) 1 et 2 de votre entreprise sont-elles inférieures à celles de l’année de référence, au total ou en intensité ?",
                  ms: "Adakah pelepasan Skop 1 dan 2 syarikat anda lebih rendah daripada tahun asas, dari segi jumlah atau keamatan?",
                },
                help: {
                  why: {
                    en: "In the end, it is the fall in emissions that counts.",
                    fr: "Au bout du compte, c’est la baisse des émissions qui compte.",
                    ms: "Akhirnya, penurunan pelepasanlah yang penting.",
                  },
                  counts: {
                    en: "Yes if the total, or the tonnes per product, employee or turnover, fell and both years were calculated in the same way. A young company without a second full year answers “Not yet known”.",
                    fr: "Oui si le total a baissé, ou les tonnes par produit, par employé ou par chiffre d’affaires, et si les deux années sont calculées de la même façon. Une jeune entreprise sans deuxième année complète répond « Pas encore connu ».",
                    ms: "Ya jika jumlahnya, atau tan bagi setiap produk, pekerja atau perolehan, telah turun dan kedua-dua tahun dikira dengan cara yang sama. Syarikat baharu tanpa tahun penuh yang kedua menjawab “Belum diketahui”.",
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
        en: "The emissions before and after your own work: of what you buy, move, throw away and sell (Scope 3).",
        fr: "Les émissions en amont et en aval de votre propre travail : ce que vous achetez, transportez, jetez et vendez (champ 3).",
        ms: "Pelepasan sebelum dan selepas kerja anda sendiri: daripada barang yang dibeli, diangkut, dibuang dan dijual (Skop 3).",
      },
      requiredText: {
        en: "In most companies the greater part of all emissions lies with suppliers and customers. Claim only what you could show evidence for.",
        fr: "Dans la plupart des entreprises, la plus grande part des émissions se trouve chez les fournisseurs et les clients. Ne déclarez que ce que vous pourriez prouver.",
        ms: "Bagi kebanyakan syarikat, sebahagian besar pelepasan berlaku pada pihak pembekal dan pelanggan. Nyatakan hanya perkara yang dapat anda buktikan.",
      },
      references: ["GHG Protocol", "VSME C2", "GRI 305-3"],
      sections: [
        {
          id: "ghg-emissions-reduction.value-chain.screening",
          name: {
            en: "Beyond your own sites (Scope 3)",
            fr: "Au-delà de vos propres sites (champ 3)",
            ms: "Di luar premis anda sendiri (Skop 3)",
          },
          questions: [
            yesAnd(
              {
                id: "ghg-emissions-reduction.scope-3",
                text: {
                  en: "Has your company begun to look at the emissions of its value chain (Scope 3)?",
                  fr: "Votre entreprise a-t-elle commencé à examiner les émissions de sa chaîne de valeur (champ 3, ou scope 3) ?",
                  ms: "Sudahkah syarikat anda mula meneliti pelepasan dalam rantaian nilainya (Skop 3)?",
                },
                help: {
                  why: {
                    en: "A first rough look shows where the greatest part lies, and whom to talk to.",
                    fr: "Un premier aperçu montre où se trouve la plus grande part, et à qui en parler.",
                    ms: "Tinjauan kasar yang pertama menunjukkan di mana bahagian terbesarnya, dan dengan siapa perlu berbincang.",
                  },
                  counts: {
                    en: "Yes if you noted for at least one source below whether it is large or small; a rough estimate counts. A lone owner’s travel and a tenant’s waste are good places to begin.",
                    fr: "Oui si vous avez noté, pour au moins une source ci-dessous, si elle est grande ou petite ; une estimation approximative compte. Les trajets d’un propriétaire qui travaille seul et les déchets d’un locataire sont de bons points de départ.",
                    ms: "Ya jika anda mencatat, bagi sekurang-kurangnya satu sumber di bawah, sama ada ia besar atau kecil; anggaran kasar pun dikira. Perjalanan pemilik yang bekerja seorang diri dan sisa penyewa ialah permulaan yang baik.",
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
                  en: "Which sources has it looked at?",
                  fr: "Quelles sources a-t-elle examinées ?",
                  ms: "Sumber manakah yang telah diteliti?",
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
                      ms: "Ulang-alik kakitangan ke tempat kerja",
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
      ],
    },
  ],
};
