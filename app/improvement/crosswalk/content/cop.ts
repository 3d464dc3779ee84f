import type { WrittenTable } from "~/improvement/crosswalk/rules/table";
import { answered, called, figure, rowsOf, say, worked } from "./authoring";
import { COMPLAINTS, POLICY_QUESTIONS } from "./questions";

const [governance, rights, labour] = [rowsOf("governance"), rowsOf("human-rights"), rowsOf("labour")];
const [environment, corruption] = [rowsOf("environment"), rowsOf("anti-corruption")];

const yes = (...questions: string[]) => answered("any-yes", "readiness", questions);

/**
 * The UN Global Compact's questionnaire in its five sections. It does not cite the questionnaire's question numbers: the elements are ours,
 * and cover what a section asks for and Kompas can say.
 */
export const cop: WrittenTable = {
  standard: "cop",
  name: "Communication on Progress",
  version: "2024 (February 2024)",
  publisher: "UN Global Compact",
  sources: [
    {
      name: "UN Global Compact, CoP questionnaire, February 2024 (opening)",
      source: "https://unglobalcompact.org/participation/report/cop",
      readAt: "https://www.scribd.com/document/747410689/UNGC-2024-CoP-Questionnaire-PDF-v-Feb24-1",
      checkedOn: "2026-11-23",
    },
    {
      name: "UN Global Compact, CoP questionnaires of 2025 and 2026",
      source: "https://unglobalcompact.org/participation/report/cop",
      isUnread: true,
      checkedOn: "2026-11-28",
    },
  ],
  about: say(
    "Follows the 2024 questionnaire; those of 2025 and 2026 have fewer questions, and some are different. It shows what Kompas can say in the five sections. The keys are Kompas’s own, not numbers of the questionnaire. You fill in the questionnaire on the Global Compact’s platform.",
    "Cette liste suit le questionnaire de 2024 ; ceux de 2025 et de 2026 comptent moins de questions, dont certaines sont différentes. Elle montre ce que Kompas peut dire dans les cinq parties. Les clés sont celles de Kompas et non les numéros du questionnaire. Vous remplissez le questionnaire sur la plateforme du Pacte mondial.",
    "Senarai ini mengikut soal selidik 2024; soal selidik 2025 dan 2026 mempunyai lebih sedikit soalan, dan sebahagiannya berlainan. Senarai ini menunjukkan perkara yang boleh dinyatakan oleh Kompas dalam lima bahagian itu. Kuncinya milik Kompas, bukan nombor soal selidik. Anda mengisi soal selidik di platform Kompak Global PBB.",
  ),
  sections: [
    { id: "governance", name: say("Governance", "Gouvernance", "Tadbir urus") },
    { id: "human-rights", name: say("Human rights", "Droits humains", "Hak asasi manusia") },
    { id: "labour", name: say("Labour", "Travail", "Buruh") },
    { id: "environment", name: say("Environment", "Environnement", "Alam sekitar") },
    { id: "anti-corruption", name: say("Anti-corruption", "Lutte contre la corruption", "Antirasuah") },
  ],
  rows: [
    governance.filled(
      "governance.policies",
      say("Policies", "Politiques", "Dasar"),
      answered("topics", "readiness", POLICY_QUESTIONS, "words"),
    ),
    governance.filled("governance.board", say("Women on the board", "Femmes au conseil", "Pengarah wanita"), [
      called(say("number", "nombre", "bilangan"), figure("directors-women", "number")),
      called(
        say("of the board", "du conseil", "daripada pengarah"),
        worked("percentage", ["directors-women", "directors"], "percent"),
      ),
    ]),
    governance.filled(
      "governance.climate",
      say("Responsible for climate", "Responsable du climat", "Siapa bertanggungjawab atas iklim"),
      answered("chosen", "progress", ["climate-governance.responsible"], "words"),
    ),
    governance.gap(
      "governance.statement",
      say("Statement of the chief executive", "Déclaration de la direction", "Pernyataan ketua eksekutif"),
      "words",
    ),

    rights.filled(
      "human-rights.policy",
      say("Policy on human rights", "Politique de droits humains", "Dasar hak asasi manusia"),
      yes("human-labour-rights.commit.1"),
    ),
    rights.filled(
      "human-rights.risks",
      say("Risks reviewed", "Risques examinés", "Risiko disemak"),
      yes("human-labour-rights.assess.rights"),
    ),
    rights.filled(
      "human-rights.training",
      say("Training of managers", "Formation de l’encadrement", "Latihan pengurus"),
      yes("human-labour-rights.learn.1"),
    ),
    rights.filled(
      "human-rights.remedy",
      say("A way to raise concerns", "Moyen de signaler un problème", "Saluran untuk membangkitkan kebimbangan"),
      yes(COMPLAINTS),
    ),

    labour.filled(
      "labour.incidents",
      say("Child and forced labour", "Travail des enfants et travail forcé", "Buruh kanak-kanak dan buruh paksa"),
      figure("labour-incidents", "number"),
      { asksWords: true },
    ),
    labour.filled(
      "labour.agreements",
      say(
        "Employees under a collective agreement",
        "Salariés couverts par une convention collective",
        "Pekerja di bawah perjanjian kolektif",
      ),
      figure("collective-agreement", "percent"),
    ),
    labour.filled(
      "labour.women-managers",
      say("Women in management", "Femmes dans l’encadrement", "Wanita dalam pengurusan"),
      worked("percentage", ["managers-women", "managers"], "percent"),
    ),
    labour.filled(
      "labour.pay-gap",
      say("Gender pay gap", "Écart de rémunération entre femmes et hommes", "Jurang gaji gender"),
      figure("pay-gap", "percent"),
    ),
    labour.filled("labour.safety", say("Accidents at work", "Accidents du travail", "Kemalangan di tempat kerja"), [
      called(say("accidents", "accidents", "kemalangan"), figure("accidents", "number")),
      called(
        say("per 200,000 hours worked", "pour 200 000 heures travaillées", "bagi setiap 200,000 jam bekerja"),
        worked("rate", ["accidents", "hours-worked"], "number"),
      ),
      called(say("deaths", "décès", "kematian"), figure("fatalities", "number")),
    ]),

    environment.filled("environment.emissions", say("Emissions", "Émissions", "Pelepasan"), [
      called(say("Scope 1", "scope 1", "Skop 1"), figure("scope-1", "tCO2e")),
      called(say("Scope 2", "scope 2", "Skop 2"), figure("scope-2", "tCO2e")),
      called(say("Scope 3", "scope 3", "Skop 3"), figure("scope-3", "tCO2e")),
    ]),
    environment.filled(
      "environment.target",
      say("Target for emissions", "Objectif d’émissions", "Sasaran pelepasan"),
      yes("climate-action.commit.emissions-target"),
    ),
    environment.filled("environment.energy", say("Energy used", "Énergie consommée", "Tenaga yang digunakan"), [
      called(
        say("total", "total", "jumlah"),
        worked("sum", ["electricity-bought", "electricity-self", "heat-bought", "fuels"], "MWh"),
      ),
      called(
        say("renewable electricity bought", "électricité renouvelable achetée", "elektrik boleh baharu yang dibeli"),
        figure("electricity-renewable", "MWh"),
      ),
    ]),
    environment.filled("environment.water", say("Water withdrawn", "Eau prélevée", "Air yang diambil"), [
      called(say("total", "total", "jumlah"), figure("water-withdrawn", "m3")),
      called(
        say("where water is scarce", "en zone de stress hydrique", "di kawasan kekurangan air"),
        figure("water-stressed", "m3"),
      ),
    ]),
    environment.filled("environment.waste", say("Waste", "Déchets", "Sisa"), [
      called(say("total", "total", "jumlah"), figure("waste", "t")),
      called(say("hazardous", "dangereux", "berbahaya"), figure("waste-hazardous", "t")),
    ]),
    environment.filled(
      "environment.biodiversity",
      say(
        "Sites in or near protected areas",
        "Sites en aire protégée ou à proximité",
        "Premis di dalam atau berhampiran kawasan perlindungan",
      ),
      figure("sites-protected", "number"),
    ),
    environment.gap("environment.plastic", say("Plastic", "Plastique", "Plastik"), "not-asked"),

    corruption.filled(
      "anti-corruption.policy",
      say("Policy against corruption", "Politique anticorruption", "Dasar antirasuah"),
      yes("anti-corruption.commit.1"),
    ),
    corruption.filled(
      "anti-corruption.risks",
      say("Risks assessed", "Risques évalués", "Risiko dinilai"),
      yes("anti-corruption.assess.1"),
    ),
    corruption.filled(
      "anti-corruption.training",
      say("Employees trained", "Salariés formés", "Pekerja yang dilatih"),
      worked("percentage", ["trained-corruption", "employees"], "percent"),
    ),
    corruption.filled(
      "anti-corruption.incidents",
      say("Confirmed incidents", "Cas avérés", "Insiden yang disahkan"),
      figure("corruption-incidents", "number"),
      { asksWords: true },
    ),
  ],
};
