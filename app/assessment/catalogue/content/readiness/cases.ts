import { say } from "./authoring";

/** The owner works alone. */
export const ALONE = {
  review: say(
    "If you work alone, your own dated written review counts.",
    "Si vous travaillez seul, votre propre bilan écrit et daté suffit.",
    "Jika anda bekerja seorang diri, semakan bertulis dan bertarikh yang anda buat sendiri juga dikira.",
  ),
  told: say(
    "If you work alone, a dated note of the rules that you keep counts.",
    "Si vous travaillez seul, une note datée des règles que vous suivez suffit.",
    "Jika anda bekerja seorang diri, catatan bertarikh tentang peraturan yang anda patuhi juga dikira.",
  ),
  trained: say(
    "If you work alone, your own training counts.",
    "Si vous travaillez seul, votre propre formation suffit.",
    "Jika anda bekerja seorang diri, latihan yang anda sendiri ikuti juga dikira.",
  ),
  page: say(
    "If you work alone, a page that you wrote yourself counts.",
    "Si vous travaillez seul, une page que vous avez rédigée vous-même suffit.",
    "Jika anda bekerja seorang diri, satu halaman yang anda tulis sendiri juga dikira.",
  ),
};

/** The company has no previous year to look back on. */
export const YOUNG = {
  since: say(
    "If your company is under two years old, answer for the time since it began.",
    "Si votre entreprise a moins de deux ans, répondez pour la période écoulée depuis sa création.",
    "Jika syarikat anda berusia kurang daripada dua tahun, jawab bagi tempoh sejak ia mula beroperasi.",
  ),
  first: say(
    "If your company is under two years old, it may start from its first full year, or from an estimate of it.",
    "Si votre entreprise a moins de deux ans, elle peut partir de sa première année complète, ou d’une estimation de celle-ci.",
    "Jika syarikat anda berusia kurang daripada dua tahun, anda boleh bermula dengan tahun penuh pertamanya, atau anggaran bagi tahun itu.",
  ),
  start: say(
    "If your company is under two years old, a good choice that it made from the start counts.",
    "Si votre entreprise a moins de deux ans, un bon choix fait dès le début suffit.",
    "Jika syarikat anda berusia kurang daripada dua tahun, pilihan baik yang dibuat sejak awal juga dikira.",
  ),
};

/** The company rents its premises. */
export const TENANT = {
  figures: say(
    "If you rent, the landlord’s figures count; estimate only what has no meter or scale.",
    "Si vous êtes locataire, utilisez les chiffres du bailleur ; n’estimez que ce qui n’est ni relevé ni pesé.",
    "Jika anda menyewa, angka daripada pemilik premis juga dikira; buat anggaran hanya bagi kuantiti yang tidak disukat atau ditimbang.",
  ),
  own: say(
    "If you rent, what you decide yourself counts: settings, habits and equipment of your own.",
    "Si vous êtes locataire, ce dont vous décidez vous-même compte : les réglages, les gestes et votre propre matériel.",
    "Jika anda menyewa, perkara yang anda tentukan sendiri juga dikira: tetapan, amalan dan peralatan anda sendiri.",
  ),
  ask: say(
    "If you rent, what the landlord told you in writing counts.",
    "Si vous êtes locataire, ce que le bailleur vous a indiqué par écrit compte.",
    "Jika anda menyewa, maklumat bertulis daripada pemilik premis juga dikira.",
  ),
  control: say(
    "If you rent, a target for what you control yourself counts.",
    "Si vous êtes locataire, un objectif pour ce que vous maîtrisez vous-même suffit.",
    "Jika anda menyewa, sasaran bagi perkara yang anda kawal sendiri juga dikira.",
  ),
};

/** All who work there are women, or all are men. */
export const ONE_GENDER = {
  note: say(
    "If your staff are all women or all men, a dated note that says so is enough.",
    "Si votre équipe ne compte que des femmes ou que des hommes, une note datée qui l’indique suffit.",
    "Jika semua pekerja anda wanita, atau semuanya lelaki, catatan bertarikh yang menyatakannya sudah memadai.",
  ),
  rule: say(
    "If your staff are all women or all men, a written rule for the next person you hire counts.",
    "Si votre équipe ne compte que des femmes ou que des hommes, une règle écrite pour votre prochaine embauche suffit.",
    "Jika semua pekerja anda wanita, atau semuanya lelaki, peraturan bertulis bagi pengambilan pekerja yang seterusnya juga dikira.",
  ),
};

/** The company burns no fuel. */
export const NO_FUEL = {
  electricity: say(
    "If you burn no fuel, electricity alone is enough.",
    "Si vous ne brûlez aucun combustible, l’électricité suffit.",
    "Jika anda tidak menggunakan bahan api, elektrik sahaja sudah memadai.",
  ),
  zero: say(
    "If you burn no fuel, Scope 1 is zero, unless an air conditioner leaked.",
    "Si vous ne brûlez aucun combustible, le scope 1 est nul, sauf en cas de fuite d’un climatiseur.",
    "Jika anda tidak menggunakan bahan api, Skop 1 ialah sifar, melainkan jika gas penyaman udara bocor.",
  ),
};
