import { estimate, type Section } from "./authoring";
import { COMMUTING_INPUTS, FREIGHT_INPUTS, GOODS_INPUTS, TRAVEL_INPUTS, WASTE_INPUTS } from "./scope-3-inputs";

/**
 * A first estimate of Scope 3: five categories of the GHG Protocol on three pages. Each may be left out, and none gives points. More inputs
 * on a page would make its form larger than a request may be.
 */
export const scope3: Section[] = [
  {
    id: "ghg-emissions-reduction.value-chain.purchases",
    name: {
      en: "Purchases (Scope 3, optional)",
      fr: "Achats (scope 3, facultatif)",
      ms: "Pembelian (Skop 3, pilihan)",
    },
    questions: [
      estimate(
        {
          id: "ghg-emissions-reduction.scope-3-goods",
          text: {
            en: "How much did your company spend in the year on what it bought?",
            fr: "Combien votre entreprise a-t-elle dépensé dans l’année pour ses achats ?",
            ms: "Berapakah perbelanjaan syarikat anda pada tahun itu untuk barang dan perkhidmatan yang dibeli?",
          },
          help: {
            why: {
              en: "For most companies, this is the largest part. It shows which supplier to talk to first.",
              fr: "Dans la plupart des entreprises, c’est la part la plus importante. Elle montre à quel fournisseur parler en premier.",
              ms: "Bagi kebanyakan syarikat, inilah bahagian yang terbesar. Bahagian ini menunjukkan pembekal yang perlu dihubungi dahulu.",
            },
            counts: {
              en: "Purchased goods and services (category 1 of the GHG Protocol). Take the amounts from your accounts, without tax. Leave out fuel, electricity, transport and travel: they are asked elsewhere. Group by group is enough, and the largest groups are the ones that matter. For another currency, convert the amount first.",
              fr: "Biens et services achetés (catégorie 1 du GHG Protocol). Prenez les montants de votre comptabilité, hors taxes. Ne comptez ni carburant, ni électricité, ni transport, ni déplacements : ils sont demandés ailleurs. Un montant par groupe suffit ; les plus grands comptent le plus. Pour une autre devise, convertissez d’abord le montant.",
              ms: "Barang dan perkhidmatan yang dibeli (kategori 1 GHG Protocol). Ambil jumlah daripada akaun anda, tanpa cukai. Jangan kira bahan api, elektrik, pengangkutan dan perjalanan kerana perkara ini ditanya di tempat lain. Satu jumlah bagi setiap kumpulan sudah memadai, dan kumpulan terbesar yang paling penting. Bagi mata wang lain, tukar jumlahnya dahulu.",
            },
            evidence: {
              en: "a list of purchases by supplier or by account",
              fr: "une liste des achats par fournisseur ou par compte",
              ms: "senarai pembelian mengikut pembekal atau akaun",
            },
          },
        },
        GOODS_INPUTS,
      ),
    ],
  },
  {
    id: "ghg-emissions-reduction.value-chain.transport-and-waste",
    name: {
      en: "Transport and waste (Scope 3, optional)",
      fr: "Transport et déchets (scope 3, facultatif)",
      ms: "Pengangkutan dan sisa (Skop 3, pilihan)",
    },
    questions: [
      estimate(
        {
          id: "ghg-emissions-reduction.scope-3-transport",
          text: {
            en: "How far were goods carried for your company in the year?",
            fr: "Sur quelle distance des marchandises ont-elles été transportées pour votre entreprise dans l’année ?",
            ms: "Sejauh manakah barang diangkut untuk syarikat anda pada tahun itu?",
          },
          help: {
            why: {
              en: "A shorter way, a fuller lorry or a ship in place of a plane cuts costs and emissions.",
              fr: "Un trajet plus court, un camion mieux rempli ou un navire au lieu d’un avion réduisent les coûts et les émissions.",
              ms: "Laluan yang lebih pendek, lori yang lebih penuh atau kapal sebagai ganti pesawat mengurangkan kos dan pelepasan.",
            },
            counts: {
              en: "Transport that your company pays others for (category 4 of the GHG Protocol). A tonne km is one tonne carried over one kilometre: 2 tonnes over 300 km make 600. If you know only the price, enter that. Your own vehicles belong to Scope 1.",
              fr: "Le transport que votre entreprise paie à d’autres (catégorie 4 du GHG Protocol). Une tonne-km est une tonne transportée sur un kilomètre : 2 tonnes sur 300 km font 600. Si vous ne connaissez que le prix, saisissez-le. Vos propres véhicules relèvent du scope 1.",
              ms: "Pengangkutan oleh pihak lain yang dibayar oleh syarikat anda (kategori 4 GHG Protocol). Satu tan-km ialah satu tan yang diangkut sejauh satu kilometer: 2 tan sejauh 300 km menjadi 600. Jika anda tahu harganya sahaja, isikan harga itu. Kenderaan sendiri termasuk dalam Skop 1.",
            },
            evidence: {
              en: "transport invoices or a list of deliveries",
              fr: "des factures de transport ou une liste des livraisons",
              ms: "invois pengangkutan atau senarai penghantaran",
            },
          },
        },
        FREIGHT_INPUTS,
      ),
      estimate(
        {
          id: "ghg-emissions-reduction.scope-3-waste",
          text: {
            en: "How much waste did your company have in the year?",
            fr: "Quelle quantité de déchets votre entreprise a-t-elle produite dans l’année ?",
            ms: "Berapakah jumlah sisa syarikat anda pada tahun itu?",
          },
          help: {
            why: {
              en: "Waste in a landfill goes on emitting for years. Sorting is often the cheapest step.",
              fr: "En décharge, les déchets émettent pendant des années. Le tri est souvent la mesure la moins chère.",
              ms: "Sisa di tapak pelupusan terus melepaskan gas selama bertahun-tahun. Pengasingan sisa sering menjadi langkah yang paling murah.",
            },
            counts: {
              en: "Waste generated in operations (category 5 of the GHG Protocol), by what happens to it. If no one weighs it, count the bins: a full 240-litre bin of mixed waste weighs some 20 to 40 kg.",
              fr: "Déchets produits par l’activité (catégorie 5 du GHG Protocol), selon ce qu’ils deviennent. Si personne ne les pèse, comptez les conteneurs : un bac plein de 240 litres de déchets mélangés pèse environ 20 à 40 kg.",
              ms: "Sisa daripada operasi (kategori 5 GHG Protocol), mengikut cara ia diuruskan. Jika tiada yang menimbangnya, kira tong: satu tong 240 liter yang penuh dengan sisa campuran beratnya kira-kira 20 hingga 40 kg.",
            },
            evidence: {
              en: "bills or a statement from your waste collector",
              fr: "des factures ou un relevé de votre collecteur de déchets",
              ms: "bil atau penyata daripada pihak yang memungut sisa anda",
            },
          },
        },
        WASTE_INPUTS,
      ),
    ],
  },
  {
    id: "ghg-emissions-reduction.value-chain.travel-and-commuting",
    name: {
      en: "Travel and commuting (Scope 3, optional)",
      fr: "Déplacements et trajets (scope 3, facultatif)",
      ms: "Perjalanan dan ulang-alik (Skop 3, pilihan)",
    },
    questions: [
      estimate(
        {
          id: "ghg-emissions-reduction.scope-3-travel",
          text: {
            en: "How far did your company’s people travel for work in the year?",
            fr: "Quelle distance votre personnel a-t-il parcourue pour le travail dans l’année ?",
            ms: "Sejauh manakah pekerja syarikat anda membuat perjalanan kerja pada tahun itu?",
          },
          help: {
            why: {
              en: "One long flight can outweigh months of electricity in an office.",
              fr: "Un seul vol long peut peser plus que des mois d’électricité d’un bureau.",
              ms: "Satu penerbangan jauh boleh melebihi pelepasan elektrik sebuah pejabat selama berbulan-bulan.",
            },
            counts: {
              en: "Business travel (category 6 of the GHG Protocol) in vehicles that are not your company’s. A passenger km is one person carried over one kilometre: 3 people who fly 1,000 km there and 1,000 km back make 6,000. For a car, enter the kilometres of the car.",
              fr: "Déplacements professionnels (catégorie 6 du GHG Protocol) dans des véhicules qui n’appartiennent pas à votre entreprise. Un passager-km est une personne transportée sur un kilomètre : 3 personnes qui volent 1 000 km à l’aller et 1 000 km au retour font 6 000. Pour une voiture, saisissez les kilomètres de la voiture.",
              ms: "Perjalanan urusan kerja (kategori 6 GHG Protocol) dengan kenderaan yang bukan milik syarikat anda. Satu penumpang-km ialah seorang yang dibawa sejauh satu kilometer: 3 orang yang terbang 1,000 km pergi dan 1,000 km balik menjadi 6,000. Bagi kereta, isikan kilometer kereta itu.",
            },
            evidence: {
              en: "expense claims or a travel agency’s statement",
              fr: "des notes de frais ou un relevé d’agence de voyages",
              ms: "tuntutan perbelanjaan atau penyata agensi pelancongan",
            },
          },
        },
        TRAVEL_INPUTS,
      ),
      estimate(
        {
          id: "ghg-emissions-reduction.scope-3-commuting",
          text: {
            en: "How far did your company’s people travel between home and work in the year?",
            fr: "Quelle distance votre personnel a-t-il parcourue entre le domicile et le travail dans l’année ?",
            ms: "Sejauh manakah pekerja syarikat anda berulang-alik antara rumah dengan tempat kerja pada tahun itu?",
          },
          help: {
            why: {
              en: "A shared car, a bus or a day at home saves your people money as well.",
              fr: "Une voiture partagée, un bus ou un jour à domicile font aussi économiser de l’argent à votre personnel.",
              ms: "Kereta yang dikongsi, bas atau sehari bekerja di rumah turut menjimatkan wang pekerja anda.",
            },
            counts: {
              en: "Employee commuting (category 7 of the GHG Protocol). Multiply people, days and kilometres there and back: 10 people who drive 20 km a day on 220 days make 44,000. Walking and cycling add nothing.",
              fr: "Trajets domicile-travail (catégorie 7 du GHG Protocol). Multipliez les personnes, les jours et les kilomètres aller et retour : 10 personnes qui roulent 20 km par jour pendant 220 jours font 44 000. La marche et le vélo n’ajoutent rien.",
              ms: "Ulang-alik pekerja (kategori 7 GHG Protocol). Darabkan bilangan orang, hari dan kilometer pergi balik: 10 orang yang memandu 20 km sehari selama 220 hari menjadi 44,000. Pekerja yang berjalan kaki atau berbasikal tidak menambah apa-apa.",
            },
            evidence: {
              en: "a short survey of how people come to work",
              fr: "une courte enquête sur la façon de venir au travail",
              ms: "tinjauan ringkas tentang cara pekerja datang bekerja",
            },
          },
        },
        COMMUTING_INPUTS,
      ),
    ],
  },
];
