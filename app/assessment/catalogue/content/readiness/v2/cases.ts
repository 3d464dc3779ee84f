import { say } from "./authoring";

/** The owner works alone. */
export const ALONE = {
  review: say(
    "If you work alone, your own dated written review counts.",
    "Si vous travaillez sans personnel, votre propre bilan écrit et daté compte.",
    "Jika anda bekerja seorang diri, semakan bertulis anda sendiri yang bertarikh juga dikira.",
  ),
  told: say(
    "If you work alone, a dated note of the rules that you keep counts.",
    "Si vous travaillez sans personnel, une note datée des règles que vous suivez compte.",
    "Jika anda bekerja seorang diri, catatan bertarikh tentang peraturan yang anda patuhi juga dikira.",
  ),
  trained: say(
    "If you work alone, your own training counts.",
    "Si vous travaillez sans personnel, votre propre formation compte.",
    "Jika anda bekerja seorang diri, latihan anda sendiri juga dikira.",
  ),
  page: say(
    "If you work alone, a page that you have signed yourself counts.",
    "Si vous travaillez sans personnel, une page que vous avez signée vous-même compte.",
    "Jika anda bekerja seorang diri, satu halaman yang anda tandatangani sendiri juga dikira.",
  ),
};

/** The company has no previous year to look back on. */
export const YOUNG = {
  since: say(
    "A company under two years old answers for the time since it began.",
    "Une entreprise de moins de deux ans répond pour la période écoulée depuis ses débuts.",
    "Syarikat yang berusia kurang daripada dua tahun menjawab bagi tempoh sejak ia mula beroperasi.",
  ),
  first: say(
    "A company under two years old may start from its first full year, or from an estimate of it.",
    "Une entreprise de moins de deux ans peut partir de sa première année complète, ou d’une estimation de celle-ci.",
    "Syarikat yang berusia kurang daripada dua tahun boleh bermula dengan tahun penuh pertamanya, atau anggaran bagi tahun itu.",
  ),
};

/** The building, its meters and its bins belong to a landlord. */
export const TENANT = {
  figures: say(
    "If you rent, the landlord’s figures count; estimate only what nobody meters.",
    "Si vous êtes locataire, les chiffres du bailleur comptent ; n’estimez que ce que personne ne mesure.",
    "Jika anda menyewa, angka daripada pemilik premis juga dikira; buat anggaran hanya bagi bahagian yang tidak disukat oleh sesiapa.",
  ),
  own: say(
    "If you rent, what you decide yourself counts: settings, habits and equipment of your own.",
    "Si vous êtes locataire, ce dont vous décidez vous-même compte : les réglages, les gestes et votre propre matériel.",
    "Jika anda menyewa, perkara yang anda tentukan sendiri juga dikira: tetapan, tabiat dan peralatan anda sendiri.",
  ),
  ask: say(
    "If you rent, what the landlord told you in writing counts.",
    "Si vous êtes locataire, ce que le bailleur vous a indiqué par écrit compte.",
    "Jika anda menyewa, maklumat bertulis daripada pemilik premis juga dikira.",
  ),
};

/** Everyone who works there is of one gender. */
export const ONE_GENDER = {
  note: say(
    "If all who work there are of one gender, a dated note that says so counts.",
    "Si toutes les personnes qui y travaillent sont du même genre, une note datée qui le constate compte.",
    "Jika semua yang bekerja di situ daripada satu gender sahaja, catatan bertarikh yang menyatakannya juga dikira.",
  ),
  rule: say(
    "If all who work there are of one gender, a written rule for the next person you hire counts.",
    "Si toutes les personnes qui y travaillent sont du même genre, une règle écrite pour votre prochaine embauche compte.",
    "Jika semua yang bekerja di situ daripada satu gender sahaja, peraturan bertulis bagi pengambilan pekerja yang seterusnya juga dikira.",
  ),
};
