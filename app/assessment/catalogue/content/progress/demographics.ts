import { type Dimension, yesAnd } from "./authoring";
import { SIZE_FIGURES } from "./size-figures";

export const demographics: Dimension = {
  id: "demographics",
  name: { en: "Demographics", fr: "Données démographiques", ms: "Demografi" },
  description: {
    en: "These questions describe your company and the energy it uses. Its results can then be compared with those of similar companies. These answers do not count towards the score.",
    fr: "Ces questions décrivent votre entreprise et l’énergie qu’elle utilise. Elles permettent de comparer ses résultats à ceux d’entreprises semblables. Ces réponses ne comptent pas dans le score.",
    ms: "Soalan ini menggambarkan syarikat anda dan tenaga yang digunakannya. Dengan itu, keputusannya dapat dibandingkan dengan keputusan syarikat yang serupa. Jawapannya tidak dikira dalam skor.",
  },
  isOnSummary: false,
  topics: [
    {
      id: "demographics.company",
      name: { en: "Company profile", fr: "Profil de l’entreprise", ms: "Profil syarikat" },
      description: {
        en: "How many people and sites the answers cover, and where your goods or services go.",
        fr: "Le nombre de personnes et de sites concernés, et la destination de vos biens ou services.",
        ms: "Bilangan orang dan premis yang diliputi oleh jawapan ini, dan destinasi barang atau perkhidmatan anda.",
      },
      requiredText: {
        en: "Companies are compared with others of a similar size and market. These answers give no points.",
        fr: "Les entreprises sont comparées à d’autres de taille et de marché semblables. Ces réponses ne donnent aucun point.",
        ms: "Syarikat dibandingkan dengan syarikat lain yang setara saiz dan pasarannya. Jawapan ini tidak memberikan mata.",
      },
      references: ["VSME B1"],
      sections: [
        {
          id: "demographics.company.size",
          stage: "profile",
          name: { en: "Size", fr: "Taille", ms: "Saiz" },
          questions: [
            yesAnd(
              {
                id: "demographics.people",
                text: {
                  en: "Does anyone work in your company, the owner included?",
                  fr: "Des personnes travaillent-elles dans votre entreprise, propriétaire compris ?",
                  ms: "Adakah sesiapa bekerja di syarikat anda, termasuk pemilik?",
                },
                help: {
                  why: {
                    en: "Emissions and results are compared between companies of a similar size.",
                    fr: "Les émissions et les résultats se comparent entre entreprises de taille semblable.",
                    ms: "Pelepasan dan keputusan dibandingkan antara syarikat yang setara saiznya.",
                  },
                  counts: {
                    en: "Yes if at least one person works for the company. Part-time and contract workers count. If you work alone, that is one person. A young company counts the people who work there today.",
                    fr: "Oui si au moins une personne travaille pour l’entreprise, même à temps partiel ou en contrat temporaire. Si vous travaillez seul, vous êtes cette personne. Une jeune entreprise compte les personnes qui y travaillent aujourd’hui.",
                    ms: "Ya jika sekurang-kurangnya seorang bekerja untuk syarikat, termasuk pekerja sambilan dan pekerja kontrak. Jika anda bekerja seorang diri, anda dikira sebagai seorang. Syarikat baharu mengira orang yang bekerja di situ sekarang.",
                  },
                  evidence: {
                    en: "last month’s payroll list",
                    fr: "le journal de paie du mois dernier",
                    ms: "senarai gaji bulan lalu",
                  },
                },
              },
              {
                text: {
                  en: "How many people, on average over the last 12 months?",
                  fr: "Combien de personnes, en moyenne sur les 12 derniers mois ?",
                  ms: "Berapa orang secara purata dalam tempoh 12 bulan yang lalu?",
                },
                isSingle: true,
                options: [
                  { id: "1-10", label: { en: "1–10 people", fr: "De 1 à 10 personnes", ms: "1–10 orang" } },
                  { id: "11-50", label: { en: "11–50 people", fr: "De 11 à 50 personnes", ms: "11–50 orang" } },
                  { id: "51-250", label: { en: "51–250 people", fr: "De 51 à 250 personnes", ms: "51–250 orang" } },
                  {
                    id: "over-250",
                    label: {
                      en: "Over 250 people",
                      fr: "Plus de 250 personnes",
                      ms: "Lebih daripada 250 orang",
                    },
                  },
                ],
              },
            ),
            yesAnd(
              {
                id: "demographics.sites",
                text: {
                  en: "Does your company work at more than one site in the country?",
                  fr: "Votre entreprise travaille-t-elle sur plus d’un site dans le pays ?",
                  ms: "Adakah syarikat anda beroperasi di lebih daripada satu premis di negara ini?",
                },
                help: {
                  why: {
                    en: "The total includes the emissions of every shop, workshop, storeroom and office.",
                    fr: "Le total comprend les émissions de chaque boutique, atelier, entrepôt et bureau.",
                    ms: "Jumlahnya termasuk pelepasan daripada setiap kedai, bengkel, stor dan pejabat.",
                  },
                  counts: {
                    en: "Yes if you own or rent two or more places for regular work. A home office is one site. A market stall for a day is not a site.",
                    fr: "Oui si vous possédez ou louez au moins deux lieux de travail réguliers. Un bureau à domicile est un site. Un étal de marché d’un jour n’en est pas un.",
                    ms: "Ya jika anda memiliki atau menyewa sekurang-kurangnya dua tempat kerja tetap. Pejabat di rumah ialah satu premis. Gerai pasar untuk sehari bukan premis.",
                  },
                  evidence: {
                    en: "a list of addresses with their electricity meters",
                    fr: "une liste des adresses avec leurs compteurs électriques",
                    ms: "senarai alamat berserta meter elektriknya",
                  },
                },
              },
              {
                text: { en: "How many sites?", fr: "Combien de sites ?", ms: "Berapa premis?" },
                isSingle: true,
                options: [
                  { id: "2-5", label: { en: "2–5 sites", fr: "De 2 à 5 sites", ms: "2–5 premis" } },
                  { id: "6-10", label: { en: "6–10 sites", fr: "De 6 à 10 sites", ms: "6–10 premis" } },
                  {
                    id: "over-10",
                    label: { en: "Over 10 sites", fr: "Plus de 10 sites", ms: "Lebih daripada 10 premis" },
                  },
                ],
              },
            ),
            ...SIZE_FIGURES,
          ],
        },
        {
          id: "demographics.company.markets",
          stage: "profile",
          name: { en: "Markets", fr: "Marchés", ms: "Pasaran" },
          questions: [
            yesAnd(
              {
                id: "demographics.export",
                text: {
                  en: "Does your company export, or supply companies that do?",
                  fr: "Votre entreprise exporte-t-elle ou fournit-elle des entreprises qui exportent ?",
                  ms: "Adakah syarikat anda mengeksport, atau menjadi pembekal kepada syarikat yang mengeksport?",
                },
                help: {
                  why: {
                    en: "Buyers in some markets, most of all the European Union, already ask their suppliers for emission figures.",
                    fr: "Sur certains marchés, surtout dans l’Union européenne, les acheteurs demandent déjà à leurs fournisseurs leurs chiffres d’émissions.",
                    ms: "Pembeli di sesetengah pasaran, terutamanya Kesatuan Eropah, sudah meminta angka pelepasan daripada pembekal mereka.",
                  },
                  counts: {
                    en: "Yes if a customer abroad, or an exporter at home, bought from you in the last 12 months. A young company answers for the time since it opened.",
                    fr: "Oui si un client à l’étranger, ou un exportateur de votre pays, vous a acheté quelque chose au cours des 12 derniers mois. Une jeune entreprise répond pour la période écoulée depuis son ouverture.",
                    ms: "Ya jika pelanggan di luar negara, atau pengeksport di dalam negara, telah membeli daripada anda dalam tempoh 12 bulan yang lalu. Syarikat baharu menjawab bagi tempoh sejak ia dibuka.",
                  },
                  evidence: {
                    en: "an export invoice or a list of customers",
                    fr: "une facture d’exportation ou une liste de clients",
                    ms: "invois eksport atau senarai pelanggan",
                  },
                },
              },
              {
                text: {
                  en: "Where do your goods or services end up?",
                  fr: "Dans quels pays vos biens ou services arrivent-ils finalement ?",
                  ms: "Di manakah barang atau perkhidmatan anda akhirnya dipasarkan?",
                },
                options: [
                  {
                    id: "africa",
                    label: {
                      en: "Other countries of Africa",
                      fr: "Autres pays d’Afrique",
                      ms: "Negara lain di Afrika",
                    },
                  },
                  { id: "asean", label: { en: "ASEAN countries", fr: "Pays de l’ASEAN", ms: "Negara ASEAN" } },
                  { id: "eu", label: { en: "European Union", fr: "Union européenne", ms: "Kesatuan Eropah" } },
                ],
                hasOther: true,
              },
            ),
          ],
        },
      ],
    },
    {
      id: "demographics.energy",
      name: { en: "Energy use", fr: "Utilisation de l’énergie", ms: "Penggunaan tenaga" },
      description: {
        en: "The fuels and electricity that your company uses, and the bills that show the quantities.",
        fr: "Les carburants, les combustibles et l’électricité que votre entreprise utilise, et les factures qui en indiquent les quantités.",
        ms: "Bahan api dan elektrik yang digunakan oleh syarikat anda, dan bil yang menunjukkan kuantitinya.",
      },
      requiredText: {
        en: "If you know your energy sources, the figures later on are easier to fill in. These answers give no points.",
        fr: "Connaître vos sources d’énergie vous aidera à saisir les chiffres plus loin. Ces réponses ne donnent aucun point.",
        ms: "Jika anda tahu sumber tenaga anda, angka selepas ini lebih mudah diisi. Jawapan ini tidak memberikan mata.",
      },
      references: ["VSME B3", "GRI 302-1"],
      sections: [
        {
          id: "demographics.energy.sources",
          stage: "profile",
          name: {
            en: "Fuels, electricity and bills",
            fr: "Carburants, combustibles, électricité et factures",
            ms: "Bahan api, elektrik dan bil",
          },
          questions: [
            yesAnd(
              {
                id: "demographics.fuel",
                text: {
                  en: "Does your company buy fuel, or run vehicles or machines that burn it?",
                  fr: "Votre entreprise achète-t-elle du carburant ou du combustible, ou utilise-t-elle des véhicules ou des machines qui en brûlent ?",
                  ms: "Adakah syarikat anda membeli bahan api, atau menggunakan kenderaan atau mesin yang membakarnya?",
                },
                help: {
                  why: {
                    en: "Every fuel that your company burns causes direct emissions (Scope 1).",
                    fr: "Tout carburant ou combustible que votre entreprise brûle cause des émissions directes (scope 1).",
                    ms: "Setiap bahan api yang dibakar oleh syarikat anda menghasilkan pelepasan langsung (Skop 1).",
                  },
                  counts: {
                    en: "Yes if the company pays for the fuel. Fuel that staff claim back counts, and so does fuel for a leased vehicle. If you work alone and use only electricity and public transport, answer No.",
                    fr: "Oui si l’entreprise paie le carburant ou le combustible, même quand le personnel se le fait rembourser ou que le véhicule est loué. Si vous travaillez seul et n’utilisez que l’électricité et les transports en commun, répondez Non.",
                    ms: "Ya jika syarikat membayar bahan api itu. Bahan api yang dituntut semula oleh pekerja juga dikira, begitu juga bahan api bagi kenderaan yang dipajak. Jika anda bekerja seorang diri dan hanya menggunakan elektrik serta pengangkutan awam, jawab Tidak.",
                  },
                  evidence: {
                    en: "fuel receipts or a fuel-card statement",
                    fr: "des reçus de carburant ou un relevé de carte de carburant",
                    ms: "resit bahan api atau penyata kad bahan api",
                  },
                },
              },
              {
                text: { en: "Which fuels?", fr: "Lesquels ?", ms: "Bahan api yang manakah?" },
                options: [
                  { id: "diesel", label: { en: "Diesel", fr: "Gazole", ms: "Diesel" } },
                  { id: "petrol", label: { en: "Petrol", fr: "Essence", ms: "Petrol" } },
                  { id: "lpg", label: { en: "LPG", fr: "GPL", ms: "LPG" } },
                  { id: "natural-gas", label: { en: "Natural gas", fr: "Gaz naturel", ms: "Gas asli" } },
                  { id: "coal", label: { en: "Coal", fr: "Charbon", ms: "Arang batu" } },
                  {
                    id: "biomass",
                    label: {
                      en: "Biomass (wood, husks, charcoal)",
                      fr: "Biomasse (bois, coques, charbon de bois)",
                      ms: "Biojisim (kayu, sekam, arang kayu)",
                    },
                  },
                ],
                hasOther: true,
              },
            ),
            yesAnd(
              {
                id: "demographics.electricity",
                text: {
                  en: "Does your company use electricity that it buys, or that comes with the rent?",
                  fr: "Votre entreprise utilise-t-elle de l’électricité achetée ou comprise dans le loyer ?",
                  ms: "Adakah syarikat anda menggunakan elektrik yang dibeli atau yang termasuk dalam sewa?",
                },
                help: {
                  why: {
                    en: "In many small companies, the electricity they buy is the largest source of emissions (Scope 2).",
                    fr: "Dans beaucoup de petites entreprises, l’électricité achetée est la première source d’émissions (scope 2).",
                    ms: "Bagi banyak syarikat kecil, elektrik yang dibeli ialah sumber pelepasan terbesar (Skop 2).",
                  },
                  counts: {
                    en: "Yes if your company pays for electricity in any way, even in the rent or for an office at home. If you rent and have no meter, ask the landlord for your share.",
                    fr: "Oui si votre entreprise paie l’électricité d’une façon ou d’une autre, même dans le loyer ou pour un bureau à domicile. Si vous êtes locataire et n’avez pas de compteur, demandez votre part au bailleur.",
                    ms: "Ya jika syarikat anda membayar elektrik dengan apa-apa cara, termasuk dalam sewa atau untuk pejabat di rumah. Jika anda menyewa dan tiada meter, minta angka bahagian anda daripada pemilik premis.",
                  },
                  evidence: {
                    en: "an electricity bill or the landlord’s statement",
                    fr: "une facture d’électricité ou le relevé du bailleur",
                    ms: "bil elektrik atau penyata daripada pemilik premis",
                  },
                },
              },
              {
                text: {
                  en: "Where does it come from?",
                  fr: "D’où vient-elle ?",
                  ms: "Dari manakah elektrik itu diperoleh?",
                },
                options: [
                  {
                    id: "grid",
                    label: {
                      en: "Public grid, on your own bill",
                      fr: "Réseau public, avec votre propre facture",
                      ms: "Grid awam, dengan bil sendiri",
                    },
                  },
                  {
                    id: "landlord",
                    label: { en: "Through the landlord", fr: "Par le bailleur", ms: "Melalui pemilik premis" },
                  },
                  {
                    id: "solar",
                    label: {
                      en: "Your own solar panels",
                      fr: "Vos propres panneaux solaires",
                      ms: "Panel solar sendiri",
                    },
                  },
                  {
                    id: "renewable",
                    label: {
                      en: "Renewable tariff or certificates",
                      fr: "Tarif ou certificats d’électricité renouvelable",
                      ms: "Tarif atau sijil tenaga boleh baharu",
                    },
                  },
                ],
              },
            ),
            yesAnd(
              {
                id: "demographics.bills",
                text: {
                  en: "Does your company keep its fuel and electricity bills?",
                  fr: "Votre entreprise conserve-t-elle ses factures de carburant et d’électricité ?",
                  ms: "Adakah syarikat anda menyimpan bil bahan api dan elektriknya?",
                },
                help: {
                  why: {
                    en: "Bills show quantities. Without bills, you can only estimate emissions.",
                    fr: "Les factures indiquent les quantités. Sans elles, on ne peut qu’estimer les émissions.",
                    ms: "Bil menunjukkan kuantiti. Tanpa bil, pelepasan hanya boleh dianggarkan.",
                  },
                  counts: {
                    en: "Yes if you keep bills in any form: paper, photos or the supplier’s online account. A young company counts the months since it opened.",
                    fr: "Oui si vous conservez les factures sous une forme ou une autre : papier, photos ou espace client du fournisseur. Une jeune entreprise compte les mois écoulés depuis son ouverture.",
                    ms: "Ya jika anda menyimpan bil dalam apa-apa bentuk: kertas, gambar atau akaun dalam talian pembekal. Syarikat baharu mengira bulan sejak ia dibuka.",
                  },
                  evidence: {
                    en: "a folder with twelve electricity bills and the fuel receipts",
                    fr: "un dossier avec douze factures d’électricité et les reçus de carburant",
                    ms: "fail yang mengandungi dua belas bil elektrik dan resit bahan api",
                  },
                },
              },
              {
                text: {
                  en: "For how many of the last 12 months?",
                  fr: "Pour combien de mois, sur les 12 derniers ?",
                  ms: "Bagi berapa bulan dalam tempoh 12 bulan yang lalu?",
                },
                isSingle: true,
                options: [
                  {
                    id: "under-6",
                    label: { en: "Under 6 months", fr: "Moins de 6 mois", ms: "Kurang daripada 6 bulan" },
                  },
                  { id: "6-11", label: { en: "6–11 months", fr: "De 6 à 11 mois", ms: "6–11 bulan" } },
                  { id: "12", label: { en: "All 12 months", fr: "Les 12 mois", ms: "Kesemua 12 bulan" } },
                ],
              },
            ),
          ],
        },
      ],
    },
  ],
};
