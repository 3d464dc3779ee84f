import { answered, called, figure, rowsOf, say, worked } from "../authoring";
import { BY_AVERAGE } from "../notes";
import { POLICY_QUESTIONS } from "../questions";

const [s1, s2, s3, s4, s5] = [rowsOf("S1"), rowsOf("S2"), rowsOf("S3"), rowsOf("S4"), rowsOf("S5")];
const [g1, g2, g3, g4, g5] = [rowsOf("G1"), rowsOf("G2"), rowsOf("G3"), rowsOf("G4"), rowsOf("G5")];

const number = say("number", "nombre", "bilangan");
const ofEmployees = say("of all employees", "de l’ensemble des salariés", "daripada semua pekerja");
const women = say("women", "femmes", "wanita");

export const PEOPLE_AND_CONDUCT = [
  s1.filled(
    "S1.1",
    say(
      "Incidents of child and forced labour",
      "Cas de travail des enfants et de travail forcé",
      "Insiden buruh kanak-kanak dan buruh paksa",
    ),
    figure("labour-incidents", "number"),
    { asksWords: true },
  ),
  s1.gap(
    "S1.2",
    say("Operations and suppliers at risk", "Activités et fournisseurs à risque", "Operasi dan pembekal yang berisiko"),
    "words",
  ),
  s2.filled(
    "S2.1",
    say("Training hours per employee", "Heures de formation par salarié", "Jam latihan bagi setiap pekerja"),
    worked("quotient", ["training-hours", "employees"], "hours"),
  ),
  s2.filled(
    "S2.2",
    say("Employees and turnover rate", "Salariés et taux de rotation", "Pekerja dan kadar pusing ganti"),
    [
      called(say("employees", "salariés", "pekerja"), figure("employees", "number")),
      called(
        say("turnover rate", "taux de rotation", "kadar pusing ganti"),
        worked("percentage", ["leavers", "employees-average"], "percent"),
      ),
    ],
    BY_AVERAGE,
  ),
  s2.filled(
    "S2.3",
    say(
      "Employees at the minimum wage or above",
      "Salariés au salaire minimum ou plus",
      "Pekerja pada gaji minimum atau lebih",
    ),
    figure("at-minimum-wage", "percent"),
  ),
  s3.filled(
    "S3.1",
    say("Employees by gender and age", "Salariés par genre et âge", "Pekerja mengikut gender dan umur"),
    [
      called(women, worked("percentage", ["employees-women", "employees"], "percent")),
      called(say("men", "hommes", "lelaki"), worked("percentage", ["employees-men", "employees"], "percent")),
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
  ),
  s3.filled(
    "S3.2",
    say("Directors by gender and age", "Administrateurs par genre et âge", "Pengarah mengikut gender dan umur"),
    [
      called(women, worked("percentage", ["directors-women", "directors"], "percent")),
      called(
        say("others", "autres", "lain-lain"),
        worked("rest-percentage", ["directors-women", "directors"], "percent"),
      ),
    ],
    {
      isPartial: true,
      note: say(
        "The age of directors is not asked for.",
        "L’âge des administrateurs n’est pas demandé.",
        "Umur pengarah tidak ditanya.",
      ),
    },
  ),
  s4.filled("S4.1", say("Deaths and injuries", "Décès et blessures", "Kematian dan kecederaan"), [
    called(say("deaths", "décès", "kematian"), figure("fatalities", "number")),
    called(say("accidents", "accidents", "kemalangan"), figure("accidents", "number")),
  ]),
  s4.filled(
    "S4.2",
    say("Employees trained in safety", "Salariés formés à la sécurité", "Pekerja dilatih tentang keselamatan"),
    [
      called(number, figure("trained-safety", "number")),
      called(ofEmployees, worked("percentage", ["trained-safety", "employees"], "percent")),
    ],
  ),
  s5.filled(
    "S5.1",
    say("Donations and community investment", "Dons et soutien à la collectivité", "Derma dan pelaburan komuniti"),
    figure("donations", "money"),
  ),
  s5.gap(
    "S5.2",
    say("Operations that harm communities", "Activités nuisant aux collectivités", "Operasi yang menjejaskan komuniti"),
    "words",
  ),

  g1.filled("G1.1", say("Directors", "Administrateurs", "Pengarah"), figure("directors", "number")),
  g1.gap("G1.2", say("Structure of the board", "Structure du conseil", "Struktur lembaga pengarah"), "words"),
  g2.filled(
    "G2.1",
    say("Policies in place", "Politiques en place", "Dasar yang ada"),
    answered("topics", "readiness", POLICY_QUESTIONS, "words"),
    {
      note: say(
        "Topics with a written policy, by the Readiness Assessment.",
        "Thèmes dotés d’une politique écrite, d’après l’évaluation de préparation.",
        "Topik yang mempunyai dasar bertulis, menurut Penilaian Kesediaan.",
      ),
    },
  ),
  g3.filled(
    "G3.1",
    say(
      "Year of the last audited accounts",
      "Exercice des derniers comptes audités",
      "Tahun akaun terakhir yang diaudit",
    ),
    figure("accounts-audited", "year"),
  ),
  g3.gap("G3.2", say("Operational risks", "Risques opérationnels", "Risiko operasi"), "words"),
  g3.gap("G3.3", say("Sustainability risks", "Risques de durabilité", "Risiko kelestarian"), "words"),
  g4.filled(
    "G4.1",
    say("Confirmed incidents of corruption", "Cas avérés de corruption", "Insiden rasuah yang disahkan"),
    figure("corruption-incidents", "number"),
    { asksWords: true },
  ),
  g4.filled(
    "G4.2",
    say(
      "Employees trained against corruption",
      "Salariés formés à l’anticorruption",
      "Pekerja dilatih mencegah rasuah",
    ),
    [
      called(number, figure("trained-corruption", "number")),
      called(ofEmployees, worked("percentage", ["trained-corruption", "employees"], "percent")),
    ],
  ),
  g4.gap(
    "G4.3",
    say("Significant risks of corruption", "Risques importants de corruption", "Risiko rasuah yang ketara"),
    "words",
  ),
  g5.filled(
    "G5.1",
    say(
      "Privacy complaints and losses of data",
      "Plaintes et pertes de données personnelles",
      "Aduan privasi dan kehilangan data",
    ),
    figure("data-incidents", "number"),
    { asksWords: true },
  ),
];
