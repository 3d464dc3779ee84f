import type { Level } from "~/core/level";
import { say } from "./authoring";

/** What to do next, by dimension and level. */
export const ACTIONS: Record<string, Record<Level, ReturnType<typeof say>>> = {
  environment: {
    laggard: say(
      "Gather the last 12 months of electricity, fuel, water and waste bills in one folder, since most practices begin from them. Take the missing practices of the first stage in all four topics before the next.",
      "Rassembler dans un seul dossier les factures d’électricité, de carburant, d’eau et de déchets des 12 derniers mois, car la plupart des pratiques en partent. Prendre les pratiques manquantes de la première étape dans les quatre thèmes avant de passer à la suivante.",
      "Kumpulkan bil elektrik, bahan api, air dan sisa bagi 12 bulan yang lalu dalam satu fail kerana kebanyakan amalan bermula daripadanya. Selesaikan amalan peringkat pertama yang belum ada bagi keempat-empat topik sebelum peringkat seterusnya.",
    ),
    beginner: say(
      "Give each of the four topics to one person and take the missing practices stage by stage. One page of rules, or one hour of training, can serve several topics at once.",
      "Confier chacun des quatre thèmes à une personne et prendre les pratiques manquantes étape par étape. Une page de règles, ou une heure de formation, peut servir plusieurs thèmes à la fois.",
      "Serahkan setiap satu daripada empat topik kepada seorang dan laksanakan amalan yang belum ada peringkat demi peringkat. Satu halaman peraturan, atau satu jam latihan, boleh merangkumi beberapa topik sekali gus.",
    ),
    intermediate: say(
      "Turn to the stages where most is still missing, often commitments and figures. Compare figures for the same output or area, so that growth does not hide the result.",
      "Se tourner vers les étapes où il manque le plus, souvent les engagements et les chiffres. Comparer les chiffres à production ou surface égale, pour que la croissance ne masque pas le résultat.",
      "Beri tumpuan kepada peringkat yang paling banyak kekurangan, selalunya komitmen dan angka. Bandingkan angka bagi pengeluaran atau keluasan yang sama supaya pertumbuhan tidak mengaburi keputusan sebenar.",
    ),
    advanced: say(
      "Ask key suppliers for their figures too, and have somebody independent look over your own. The few practices that are still missing make the picture complete.",
      "Demander aussi leurs chiffres aux principaux fournisseurs et faire relire les vôtres par une personne indépendante. Les quelques pratiques qui manquent encore complètent le tableau.",
      "Minta angka daripada pembekal utama juga, dan dapatkan orang bebas untuk menyemak angka anda. Beberapa amalan yang masih belum ada akan melengkapkan gambaran.",
    ),
    leader: say(
      "Keep the figures current, have them independently assured and show suppliers how it was done.",
      "Tenir les chiffres à jour, les faire attester par un tiers indépendant et montrer aux fournisseurs comment y parvenir.",
      "Pastikan angka sentiasa terkini, dapatkan pengesahan bebas dan tunjukkan kepada pembekal cara melakukannya.",
    ),
  },
  social: {
    laggard: say(
      "Begin with what the law asks of every employer and with what each worker is told. The missing practices of the first stages say how.",
      "Commencer par ce que la loi exige de tout employeur et par ce qui est dit à chaque travailleur. Les pratiques manquantes des premières étapes disent comment.",
      "Mulakan dengan perkara yang diwajibkan oleh undang-undang bagi setiap majikan dan perkara yang dimaklumkan kepada setiap pekerja. Amalan peringkat awal yang belum ada menunjukkan caranya.",
    ),
    beginner: say(
      "Write down what is already done well by word of mouth, in one short set of rules for all, and go on from there with the missing practices.",
      "Mettre par écrit ce qui se fait déjà bien de vive voix, dans un court ensemble de règles pour tous, puis poursuivre avec les pratiques manquantes.",
      "Tuliskan perkara yang sudah dilakukan dengan baik secara lisan dalam satu set peraturan ringkas untuk semua, kemudian teruskan dengan amalan yang belum ada.",
    ),
    intermediate: say(
      "Bring the three topics to the same stage, from the weakest on, and talk about each missing practice with those whom it concerns first.",
      "Amener les trois thèmes à la même étape, en partant du plus faible, et parler d’abord de chaque pratique manquante avec ceux qu’elle concerne.",
      "Bawa ketiga-tiga topik ke peringkat yang sama, bermula dengan yang paling lemah, dan bincangkan setiap amalan yang belum ada dengan mereka yang terlibat dahulu.",
    ),
    advanced: say(
      "Look beyond your own staff to contractors and suppliers, and share what you learn. The practices that are still missing show where.",
      "Regarder au-delà de votre personnel, vers les prestataires et les fournisseurs, et partager ce que vous apprenez. Les pratiques qui manquent encore montrent où.",
      "Lihat melangkaui kakitangan sendiri kepada kontraktor dan pembekal, dan kongsikan pengalaman anda. Amalan yang masih belum ada menunjukkan tempatnya.",
    ),
    leader: say(
      "Keep listening to workers, have an outsider check the figures now and then, and share the practice with peers and suppliers.",
      "Continuer à écouter les travailleurs, faire vérifier les chiffres de temps à autre par un tiers, et partager la pratique avec les pairs et les fournisseurs.",
      "Terus mendengar suara pekerja, dapatkan pihak luar untuk menyemak angka dari semasa ke semasa, dan kongsikan amalan dengan rakan setara serta pembekal.",
    ),
  },
  governance: {
    laggard: say(
      "Start with the owner: an hour on the missing practices of the first stage shows where money and favours could go wrong.",
      "Commencer par le propriétaire : une heure sur les pratiques manquantes de la première étape montre où l’argent et les faveurs pourraient mal tourner.",
      "Mulakan dengan pemilik: satu jam untuk amalan peringkat pertama yang belum ada menunjukkan di mana wang dan budi boleh disalahgunakan.",
    ),
    beginner: say(
      "Make rules and records part of ordinary days: choose the missing practices that fit into a payment, a purchase or a meeting that you have anyway.",
      "Intégrer règles et registres au quotidien : choisir les pratiques manquantes qui s’insèrent dans un paiement, un achat ou une réunion que vous avez de toute façon.",
      "Jadikan peraturan dan rekod sebahagian daripada urusan harian: pilih amalan yang belum ada yang sesuai dengan pembayaran, pembelian atau mesyuarat sedia ada.",
    ),
    intermediate: say(
      "Let those who pay, buy and sell take part: give each missing practice to one of them, with a date.",
      "Associer ceux qui paient, achètent et vendent : confier à chacun une pratique manquante, avec une date.",
      "Libatkan mereka yang membayar, membeli dan menjual: serahkan setiap amalan yang belum ada kepada seorang daripada mereka, dengan tarikh.",
    ),
    advanced: say(
      "Try out whether the rules hold when it matters, and tell customers and lenders of them. Few practices are still missing.",
      "Vérifier si les règles tiennent quand il le faut, et en parler aux clients et aux prêteurs. Peu de pratiques manquent encore.",
      "Uji sama ada peraturan benar-benar berkesan apabila diperlukan, dan maklumkan kepada pelanggan serta pemberi pinjaman. Hanya beberapa amalan yang belum ada.",
    ),
    leader: say(
      "Keep testing and publishing, join others of your industry against corruption, and consider having the system certified.",
      "Continuer à tester et à publier, rejoindre d’autres entreprises du secteur contre la corruption, et envisager une certification du système.",
      "Teruskan ujian dan penerbitan, sertai pihak lain dalam industri menentang rasuah, dan pertimbangkan pensijilan sistem.",
    ),
  },
};
