import type { Translated } from "~/core/language";

const say = (en: string, fr: string, ms: string): Translated => ({ en, fr, ms });

/** Titles of the practices that only questionnaires from before titles ask for, by the id of their question. */
export const FORMER_TITLES: Readonly<Record<string, Translated>> = {
  "climate-action.commit.2": say(
    "Set a dated target or plan for lower emissions",
    "Fixez un objectif ou un plan daté pour moins d’émissions",
    "Tetapkan sasaran atau pelan bertarikh bagi pelepasan karbon",
  ),
  "climate-action.measure.1": say(
    "Note your fuel and electricity use all year",
    "Notez combustibles, carburants et électricité toute l’année",
    "Catat penggunaan bahan api dan elektrik sepanjang tahun",
  ),
  "energy-efficiency.measure.2": say(
    "Compare your energy use with last year’s",
    "Comparez votre consommation d’énergie à celle de l’an dernier",
    "Bandingkan penggunaan tenaga anda dengan tahun sebelumnya",
  ),
  "water.measure.2": say(
    "Check that your wastewater meets its limits",
    "Vérifiez que vos eaux usées respectent les limites",
    "Pastikan air sisa anda mematuhi had yang ditetapkan",
  ),
  "waste.measure.2": say(
    "Find out how much of your waste is recycled",
    "Cherchez quelle part de vos déchets est recyclée",
    "Ketahui berapa banyak sisa anda dikitar semula",
  ),
  "human-labour-rights.assess.1": say(
    "Check your company for forced labour and unsafe work",
    "Vérifiez l’absence de travail forcé et de travail dangereux",
    "Semak sama ada terdapat buruh paksa dan kerja berbahaya",
  ),
  "human-labour-rights.measure.1": say(
    "Keep records of contracts, hours and injuries up to date",
    "Tenez à jour contrats, heures de travail et accidents",
    "Kemas kini rekod kontrak, waktu bekerja dan kecederaan",
  ),
  "human-labour-rights.measure.2": say(
    "Follow each complaint until it is put right",
    "Suivez chaque signalement jusqu’à sa résolution",
    "Ikuti setiap aduan sehingga diselesaikan",
  ),
  "living-wage.measure.1": say(
    "Count the workers who earn less than a living wage",
    "Comptez les salariés payés moins qu’un salaire décent",
    "Kira pekerja bergaji bawah gaji kehidupan wajar",
  ),
  "living-wage.measure.2": say(
    "Track your living-wage gap every year",
    "Suivez chaque année l’écart avec le salaire décent",
    "Pantau jurang gaji kehidupan wajar setiap tahun",
  ),
  "gender-equality.learn.2": say(
    "Tell everyone the rules against harassment",
    "Expliquez à tous les règles contre le harcèlement",
    "Terangkan peraturan mencegah gangguan kepada semua pekerja",
  ),
  "gender-equality.measure.1": say(
    "Count the women at each level every year",
    "Comptez chaque année les femmes à chaque niveau",
    "Kira bilangan wanita di setiap peringkat setiap tahun",
  ),
  "anti-corruption.commit.2": say(
    "Open a confidential channel for concerns about corruption",
    "Ouvrez un canal confidentiel pour signaler la corruption",
    "Sediakan saluran sulit untuk aduan tentang rasuah",
  ),
  "anti-corruption.measure.2": say(
    "Review concerns and controls once a year",
    "Revoyez les signalements et les contrôles chaque année",
    "Semak aduan dan kawalan setahun sekali",
  ),
};
