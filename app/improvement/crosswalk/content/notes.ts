import { say } from "./authoring";

/** A Yes is complete. A No covers only what Kompas asks for, which is less than the standard asks. */
export const NO_IS_NARROW = {
  isPartial: "if-no",
  note: say(
    "By the questions of Kompas; a No says nothing of others that the standard may mean.",
    "D’après les questions de Kompas ; un Non ne dit rien des autres cas que la norme peut viser.",
    "Menurut soalan Kompas; jawapan Tidak tidak meliputi perkara lain yang mungkin dimaksudkan oleh piawaian.",
  ),
} as const;

/** For the rate of leavers, which is the same for VSME and SEDG. */
export const BY_AVERAGE = {
  note: say(
    "Leavers divided by the average number of employees, as in VSME’s taxonomy; SEDG gets the same rate.",
    "Départs rapportés au nombre moyen de salariés, selon le calcul de la taxonomie VSME ; SEDG reçoit le même taux.",
    "Pekerja berhenti dibahagi purata bilangan pekerja, seperti kiraan taksonomi VSME; SEDG diberi kadar yang sama.",
  ),
};
