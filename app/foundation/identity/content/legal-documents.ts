import type { Translated } from "~/core/language";
import type { LegalVersion } from "~/foundation/identity/rules/agreements";

/** The legal documents. Their texts are in `{document}.{language}.md` next to this file. */
export const LEGAL_DOCUMENTS = ["terms", "privacy", "processing", "methodology", "rights", "security"] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** The tabs of /legal-documents, in the specification's order (results 2.12). */
export const LEGAL_TABS = ["processing", "methodology", "rights", "security"] as const satisfies LegalDocument[];
export type LegalTab = (typeof LEGAL_TABS)[number];

/** The day of the product's first release. Versions up to this day replaced nothing that users knew. */
export const FIRST_RELEASE = "2026-11-28";

const FIRST: Translated = { en: "First version.", fr: "Première version.", ms: "Versi pertama." };

const PLAINER: Translated = {
  en: "The same in plainer words.",
  fr: "La même chose, en mots plus simples.",
  ms: "Kandungan yang sama, dengan bahasa yang lebih mudah.",
};

const version = (from: string, changes: Translated): LegalVersion => ({ from, changes, asks: false });

/**
 * Every version of each document, oldest first. A version's number is its position. Add a version that asks for
 * agreement `PROMISES.noticeDays` before its day.
 */
export const LEGAL_VERSIONS: Record<LegalDocument, readonly LegalVersion[]> = {
  terms: [
    version("2026-11-21", FIRST),
    version("2026-11-23", {
      en: "Section 12: our liability for gross negligence is not limited either. Section 8: what is shared where you share your level only. Section 14: how new versions are announced, and who agrees to them by when. Section 5: a report may be shown in parts, through a link. New links to the legal documents.",
      fr: "Article 12 : notre responsabilité pour faute lourde n’est pas limitée non plus. Article 8 : ce qui est partagé lorsque vous ne partagez que votre niveau. Article 14 : comment les nouvelles versions sont annoncées, qui les accepte et jusqu’à quand. Article 5 : un rapport peut être montré en partie, par un lien. Nouveaux liens vers les documents juridiques.",
      ms: "Seksyen 12: liabiliti kami atas kecuaian melampau juga tidak dihadkan. Seksyen 8: apa yang dikongsi jika anda hanya berkongsi tahap. Seksyen 14: cara versi baharu diumumkan, siapa yang bersetuju dan bila. Seksyen 5: laporan boleh ditunjukkan sebahagiannya, melalui pautan. Pautan baharu ke dokumen undang-undang.",
    }),
    version("2026-11-28", PLAINER),
  ],
  privacy: [
    version("2026-11-21", FIRST),
    version("2026-11-22", {
      en: "Cookies and sign-in data are named one by one.",
      fr: "Les cookies et les données de connexion sont nommés un par un.",
      ms: "Kuki dan data log masuk dinamakan satu demi satu.",
    }),
    version("2026-11-23", {
      en: "Links by which others read a report.",
      fr: "Les liens par lesquels d’autres lisent un rapport.",
      ms: "Pautan yang membolehkan pihak lain membaca laporan.",
    }),
    version("2026-11-23", {
      en: "Who is responsible, with name and address; what is voluntary and what follows if you do not give it; how data is protected abroad; how to reach the authorities; shorter times where the law of your country asks for them; what is shared where your company shares its level only; that we keep which versions you agreed to; whom we tell of a breach.",
      fr: "Qui est responsable, avec son nom et son adresse ; ce qui est facultatif et ce qu’entraîne un refus ; la protection des données à l’étranger ; comment joindre les autorités ; des délais plus courts lorsque la loi de votre pays les impose ; ce qui est partagé lorsque votre entreprise ne partage que son niveau ; la conservation des versions que vous avez acceptées ; qui nous prévenons d’une violation de données.",
      ms: "Siapa yang bertanggungjawab, dengan nama dan alamatnya; apa yang bersifat sukarela dan akibatnya jika anda tidak memberikannya; perlindungan data di luar negara; cara menghubungi pihak berkuasa; tempoh lebih singkat jika dikehendaki oleh undang-undang negara anda; apa yang dikongsi jika syarikat anda hanya berkongsi tahapnya; penyimpanan versi yang anda persetujui; siapa yang kami maklumkan tentang pelanggaran data.",
    }),
    version("2026-11-23", {
      en: "Invitations from corporate companies: what is kept of an address, how long, and how to stop them.",
      fr: "Les invitations des donneurs d’ordre : ce qui est gardé d’une adresse, combien de temps, et comment y mettre fin.",
      ms: "Jemputan daripada syarikat korporat: apa yang disimpan tentang sesuatu alamat, berapa lama, dan cara menghentikannya.",
    }),
    version("2026-11-23", {
      en: "What the network’s office sees of single companies and can do, and how each company sees that it has looked.",
      fr: "Ce que l’équipe du réseau voit des entreprises et peut faire, et comment chaque entreprise le constate.",
      ms: "Apa yang pejabat rangkaian lihat tentang setiap syarikat dan boleh lakukan, dan cara setiap syarikat mengetahui bahawa ia telah melihat.",
    }),
    version("2026-11-23", {
      en: "A fingerprint of the network from which a company registers.",
      fr: "Une empreinte du réseau depuis lequel une entreprise s’inscrit.",
      ms: "Cap jari rangkaian tempat sesebuah syarikat mendaftar.",
    }),
    version("2026-11-28", {
      en: "The information officer and data protection officer by name. The rest in plainer words.",
      fr: "Le nom du responsable de l’information et délégué à la protection des données. Le reste en mots plus simples.",
      ms: "Nama pegawai maklumat dan pegawai perlindungan data. Yang lain dengan bahasa yang lebih mudah.",
    }),
  ],
  processing: [version("2026-11-23", FIRST), version("2026-11-28", PLAINER)],
  methodology: [
    version("2026-11-23", FIRST),
    version("2026-11-23", {
      en: "Points, levels, the methodology index and the Progress Assessment; what a result does not show; what the network sees.",
      fr: "Les points, les niveaux, l’indice méthodologique et l’évaluation des progrès ; ce qu’un résultat ne montre pas ; ce que voit le réseau.",
      ms: "Mata, tahap, indeks metodologi dan Penilaian Kemajuan; apa yang tidak ditunjukkan oleh keputusan; apa yang dilihat oleh rangkaian.",
    }),
    version("2026-11-23", {
      en: "What the network’s office sees of single companies and can do, and how each company sees that it has looked.",
      fr: "Ce que l’équipe du réseau voit des entreprises et peut faire, et comment chaque entreprise le constate.",
      ms: "Apa yang pejabat rangkaian lihat tentang setiap syarikat dan boleh lakukan, dan cara setiap syarikat mengetahui bahawa ia telah melihat.",
    }),
    version("2026-11-23", {
      en: "Groups that are chosen by two things at once are not shown.",
      fr: "Les groupes définis par deux critères à la fois ne sont pas affichés.",
      ms: "Kumpulan yang dipilih mengikut dua perkara serentak tidak ditunjukkan.",
    }),
    version("2026-11-23", {
      en: "Who is counted among peers, when an average moves, and averages in whole percent.",
      fr: "Qui compte parmi les pairs, quand une moyenne change, et des moyennes en pourcentages entiers.",
      ms: "Siapa yang dikira dalam kalangan rakan setara, bila purata berubah, dan purata dalam peratus bulat.",
    }),
    version("2026-11-28", PLAINER),
  ],
  rights: [version("2026-11-23", FIRST), version("2026-11-28", PLAINER)],
  security: [
    version("2026-11-23", FIRST),
    version("2026-11-23", {
      en: "What the network’s office sees of single companies and can do, and how each company sees that it has looked.",
      fr: "Ce que l’équipe du réseau voit des entreprises et peut faire, et comment chaque entreprise le constate.",
      ms: "Apa yang pejabat rangkaian lihat tentang setiap syarikat dan boleh lakukan, dan cara setiap syarikat mengetahui bahawa ia telah melihat.",
    }),
    version("2026-11-28", PLAINER),
  ],
};
