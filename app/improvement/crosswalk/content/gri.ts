import type { WrittenTable } from "~/improvement/crosswalk/rules/table";
import { called, figure, rowsOf, say, worked } from "./authoring";

const SECTIONS = [
  "GRI 2 (2021)",
  "GRI 101 (2024)",
  "GRI 201 (2016)",
  "GRI 202 (2016)",
  "GRI 205 (2016)",
  "GRI 301 (2016)",
  "GRI 302 (2016)",
  "GRI 303 (2018)",
  "GRI 305 (2016)",
  "GRI 306 (2020)",
  "GRI 401 (2016)",
  "GRI 403 (2018)",
  "GRI 404 (2016)",
  "GRI 405 (2016)",
  "GRI 418 (2016)",
] as const;

const of = (section: (typeof SECTIONS)[number]) => rowsOf(section);
const part = { isPartial: true };

/** Disclosures of the GRI Standards, identified by code alone. Their names and descriptions here are our own. */
export const gri: WrittenTable = {
  standard: "gri",
  name: "GRI",
  version: "Universal Standards 2021",
  publisher: "Global Reporting Initiative",
  sources: [
    {
      name: "GRI, GRI Standards",
      source: "https://www.globalreporting.org/standards/",
      readAt: "https://www.jera.co.jp/english/corporate/ccb/society/",
      checkedOn: "2026-11-23",
    },
    {
      name: "GRI, GRI 102: Climate Change (2025)",
      source: "https://www.globalreporting.org/publications/documents/english/gri-102-climate-change-2025/",
      readAt:
        "https://github.com/ChethanKMurthy/veridion/blob/a0d4100fdc21a277903379f66a7b933575405b84/apps/web/src/content/research.tsx",
      checkedOn: "2026-11-28",
    },
    {
      name: "GRI, GRI 103: Energy (2025)",
      source: "https://www.globalreporting.org/publications/documents/english/gri-103-energy-2025/",
      readAt: "https://thecompliancepeople.co.uk/?p=8083",
      checkedOn: "2026-11-23",
    },
  ],
  about: say(
    "Codes only, from the editions that apply to reports published in 2026; most disclosures ask for more than a figure. From 1 January 2027 on, GRI 102 (2025) replaces the greenhouse-gas disclosures of GRI 305 (305-1 to 305-5), and GRI 103 (2025) replaces GRI 302. Disclosures 305-6 and 305-7 stay in GRI 305.",
    "Les codes seulement, dans les éditions valables pour les rapports publiés en 2026 ; la plupart des éléments demandent plus qu’un chiffre. À partir du 1er janvier 2027, GRI 102 (2025) remplace les éléments de GRI 305 sur les gaz à effet de serre (305-1 à 305-5), et GRI 103 (2025) remplace GRI 302. Les éléments 305-6 et 305-7 restent dans GRI 305.",
    "Kod sahaja, bagi edisi yang terpakai untuk laporan yang diterbitkan pada 2026; kebanyakan pendedahan meminta lebih daripada angka. Mulai 1 Januari 2027, GRI 102 (2025) menggantikan pendedahan gas rumah hijau dalam GRI 305 (305-1 hingga 305-5), dan GRI 103 (2025) menggantikan GRI 302. Pendedahan 305-6 dan 305-7 kekal dalam GRI 305.",
  ),
  sections: SECTIONS.map((id) => ({ id })),
  rows: [
    of("GRI 2 (2021)").filled("2-7", say("Employees", "Salariés", "Pekerja"), [
      called(say("total", "total", "jumlah"), figure("employees", "number")),
      called(say("women", "femmes", "wanita"), figure("employees-women", "number")),
      called(say("men", "hommes", "lelaki"), figure("employees-men", "number")),
      called(say("permanent", "permanents", "tetap"), figure("employees-permanent", "number")),
      called(say("temporary", "temporaires", "sementara"), figure("employees-temporary", "number")),
    ]),
    of("GRI 2 (2021)").filled("2-8", say("Other workers", "Autres travailleurs", "Pekerja lain"), [
      called(say("from agencies", "intérimaires", "daripada agensi"), figure("agency-workers", "number")),
      called(say("self-employed", "indépendants", "bekerja sendiri"), figure("self-employed-workers", "number")),
    ]),
    of("GRI 2 (2021)").filled(
      "2-30",
      say("Collective agreements", "Conventions collectives", "Perjanjian kolektif"),
      figure("collective-agreement", "percent"),
    ),
    of("GRI 101 (2024)").filled(
      "101-5",
      say("Sites near sensitive areas", "Sites proches de zones sensibles", "Premis berhampiran kawasan sensitif"),
      [
        called(say("sites", "sites", "premis"), figure("sites-protected", "number")),
        called(say("size", "surface", "keluasan"), figure("area-protected", "ha")),
      ],
      part,
    ),
    of("GRI 201 (2016)").filled(
      "201-1",
      say("Value generated and shared", "Valeur créée et distribuée", "Nilai yang dijana dan diagihkan"),
      [
        called(say("turnover", "chiffre d’affaires", "perolehan"), figure("turnover", "money")),
        called(say("donations", "dons", "derma"), figure("donations", "money")),
      ],
      part,
    ),
    of("GRI 202 (2016)").filled(
      "202-1",
      say(
        "Lowest wage ÷ minimum wage",
        "Salaire le plus bas / salaire minimum",
        "Gaji terendah berbanding gaji minimum",
      ),
      worked("quotient", ["lowest-wage", "minimum-wage"], "number"),
      part,
    ),
    of("GRI 205 (2016)").filled(
      "205-2",
      say("Training against corruption", "Formation anticorruption", "Latihan antirasuah"),
      [
        called(say("number", "nombre", "bilangan"), figure("trained-corruption", "number")),
        called(
          say("of all employees", "de l’ensemble des salariés", "daripada semua pekerja"),
          worked("percentage", ["trained-corruption", "employees"], "percent"),
        ),
      ],
      part,
    ),
    of("GRI 205 (2016)").filled(
      "205-3",
      say("Confirmed corruption", "Corruption avérée", "Rasuah yang disahkan"),
      figure("corruption-incidents", "number"),
      { asksWords: true },
    ),
    of("GRI 301 (2016)").filled("301-1", say("Materials", "Matières", "Bahan"), figure("materials-used", "t"), part),
    of("GRI 302 (2016)").filled(
      "302-1",
      say("Energy used", "Énergie consommée", "Tenaga yang digunakan"),
      [
        called(
          say("renewable fuels", "combustibles renouvelables", "bahan api boleh baharu"),
          figure("fuels-renewable", "MWh"),
        ),
        called(
          say("other fuels", "autres combustibles", "bahan api lain"),
          worked("difference", ["fuels", "fuels-renewable"], "MWh"),
        ),
        called(
          say("electricity bought", "électricité achetée", "elektrik yang dibeli"),
          figure("electricity-bought", "MWh"),
        ),
        called(
          say("electricity generated", "électricité autoproduite", "elektrik yang dijana"),
          figure("electricity-self", "MWh"),
        ),
        called(
          say("heat, steam and cooling bought", "chaleur, vapeur et froid achetés", "haba, stim dan penyejukan dibeli"),
          figure("heat-bought", "MWh"),
        ),
      ],
      part,
    ),
    of("GRI 303 (2018)").filled(
      "303-3",
      say("Water withdrawn", "Eau prélevée", "Air yang diambil"),
      [
        called(say("total", "total", "jumlah"), figure("water-withdrawn", "m3")),
        called(
          say("where water is scarce", "en zone de stress hydrique", "di kawasan kekurangan air"),
          figure("water-stressed", "m3"),
        ),
      ],
      part,
    ),
    of("GRI 305 (2016)").filled("305-1", say("Scope 1", "Scope 1", "Skop 1"), figure("scope-1", "tCO2e"), part),
    of("GRI 305 (2016)").filled(
      "305-2",
      say("Scope 2", "Scope 2", "Skop 2"),
      [
        called(say("location-based", "par localisation", "berasaskan lokasi"), figure("scope-2", "tCO2e")),
        called(say("market-based", "par marché", "berasaskan pasaran"), figure("scope-2-market", "tCO2e")),
      ],
      part,
    ),
    of("GRI 305 (2016)").filled("305-3", say("Scope 3", "Scope 3", "Skop 3"), figure("scope-3", "tCO2e"), part),
    of("GRI 305 (2016)").filled(
      "305-4",
      say("Scopes 1 and 2 per turnover", "Scopes 1 et 2 par chiffre d’affaires", "Skop 1 dan 2 mengikut perolehan"),
      worked("quotient", ["scope-1", "scope-2", "turnover"], "tCO2e/money"),
    ),
    of("GRI 306 (2020)").filled(
      "306-3",
      say("Waste generated", "Déchets produits", "Sisa yang dihasilkan"),
      figure("waste", "t"),
      part,
    ),
    of("GRI 306 (2020)").filled(
      "306-4",
      say("Waste not disposed of", "Déchets non éliminés", "Sisa yang tidak dilupuskan"),
      figure("waste-recycled", "t"),
      part,
    ),
    of("GRI 306 (2020)").filled(
      "306-5",
      say("Waste disposed of", "Déchets éliminés", "Sisa yang dilupuskan"),
      worked("difference", ["waste", "waste-recycled"], "t"),
      part,
    ),
    of("GRI 401 (2016)").filled(
      "401-1",
      say("Employee turnover", "Rotation des salariés", "Pusing ganti pekerja"),
      [
        called(say("leavers", "départs", "yang berhenti"), figure("leavers", "number")),
        called(say("rate", "taux", "kadar"), worked("percentage", ["leavers", "employees"], "percent")),
      ],
      {
        ...part,
        note: say(
          "Divided by the employees at the end of the year, as the standard’s guidance says.",
          "Sur la base des salariés en fin d’année, selon les indications de la norme.",
          "Berdasarkan pekerja pada akhir tahun, menurut panduan piawaian itu.",
        ),
      },
    ),
    of("GRI 403 (2018)").filled(
      "403-5",
      say("Training in safety", "Formation à la sécurité", "Latihan keselamatan"),
      figure("trained-safety", "number"),
      part,
    ),
    of("GRI 403 (2018)").filled(
      "403-9",
      say("Injuries", "Blessures", "Kecederaan"),
      [
        called(say("accidents", "accidents", "kemalangan"), figure("accidents", "number")),
        called(
          say("per 200,000 hours worked", "pour 200 000 heures travaillées", "bagi setiap 200,000 jam bekerja"),
          worked("rate", ["accidents", "hours-worked"], "number"),
        ),
        called(say("deaths", "décès", "kematian"), figure("fatalities", "number")),
      ],
      part,
    ),
    of("GRI 404 (2016)").filled(
      "404-1",
      say("Training hours per employee", "Heures de formation par salarié", "Jam latihan bagi setiap pekerja"),
      [
        called(say("all", "ensemble", "semua"), worked("quotient", ["training-hours", "employees"], "hours")),
        called(
          say("women", "femmes", "wanita"),
          worked("quotient", ["training-hours-women", "employees-women"], "hours"),
        ),
        called(say("men", "hommes", "lelaki"), worked("quotient", ["training-hours-men", "employees-men"], "hours")),
      ],
      part,
    ),
    of("GRI 405 (2016)").filled(
      "405-1",
      say("Diversity", "Diversité", "Kepelbagaian"),
      [
        called(
          say("women on the board", "femmes au conseil", "pengarah wanita"),
          worked("percentage", ["directors-women", "directors"], "percent"),
        ),
        called(
          say("women among employees", "femmes parmi les salariés", "wanita dalam kalangan pekerja"),
          worked("percentage", ["employees-women", "employees"], "percent"),
        ),
        called(
          say("under 30", "moins de 30 ans", "bawah 30 tahun"),
          worked("percentage", ["employees-under-30", "employees"], "percent"),
        ),
        called(
          say("30 to 50", "de 30 à 50 ans", "30 hingga 50 tahun"),
          worked("percentage", ["employees-30-50", "employees"], "percent"),
        ),
        called(
          say("over 50", "plus de 50 ans", "lebih 50 tahun"),
          worked("percentage", ["employees-over-50", "employees"], "percent"),
        ),
      ],
      part,
    ),
    of("GRI 405 (2016)").filled(
      "405-2",
      say("Pay of women compared with men", "Rémunération femmes / hommes", "Gaji wanita berbanding lelaki"),
      worked("rest-of-hundred", ["pay-gap"], "percent"),
      {
        ...part,
        note: say(
          "The ratio as a percentage: 100 minus the gender pay gap, by hourly pay of all employees. The standard asks for the ratio of basic salary and of remuneration, by category of employees and by place.",
          "Le ratio en pour cent : 100 moins l’écart de rémunération, d’après la rémunération horaire de tous les salariés. La norme demande le ratio du salaire de base et celui de la rémunération, par catégorie de salariés et par lieu.",
          "Nisbah dalam peratus: 100 tolak jurang gaji gender, berdasarkan gaji sejam semua pekerja. Piawaian meminta nisbah gaji asas dan nisbah saraan, mengikut kategori pekerja dan tempat.",
        ),
      },
    ),
    of("GRI 418 (2016)").filled(
      "418-1",
      say("Complaints and losses of data", "Plaintes et pertes de données", "Aduan dan kehilangan data"),
      figure("data-incidents", "number"),
      part,
    ),
  ],
};
