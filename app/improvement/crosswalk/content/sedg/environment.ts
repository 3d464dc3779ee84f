import { called, figure, rowsOf, say, worked } from "../authoring";

const [e1, e2, e3, e4, e5] = [rowsOf("E1"), rowsOf("E2"), rowsOf("E3"), rowsOf("E4"), rowsOf("E5")];

export const ENVIRONMENT = [
  e1.filled("E1.1", say("Scope 1 emissions", "Émissions du scope 1", "Pelepasan Skop 1"), figure("scope-1", "tCO2e")),
  e1.filled("E1.2", say("Scope 2 emissions", "Émissions du scope 2", "Pelepasan Skop 2"), figure("scope-2", "tCO2e")),
  e1.gap(
    "E1.3",
    say("Scope 1 saved by own measures", "Réduction du scope 1 par vos mesures", "Skop 1 yang dikurangkan sendiri"),
    "not-asked",
  ),
  e1.gap(
    "E1.4",
    say("Scope 2 saved by own measures", "Réduction du scope 2 par vos mesures", "Skop 2 yang dikurangkan sendiri"),
    "not-asked",
  ),
  e1.filled("E1.5", say("Scope 3 emissions", "Émissions du scope 3", "Pelepasan Skop 3"), figure("scope-3", "tCO2e")),
  e1.gap(
    "E1.6",
    say("Scope 3 saved by own measures", "Réduction du scope 3 par vos mesures", "Skop 3 yang dikurangkan sendiri"),
    "not-asked",
  ),
  e1.filled(
    "E1.7",
    say("Scopes 1 and 2 per turnover", "Scopes 1 et 2 par chiffre d’affaires", "Skop 1 dan 2 mengikut perolehan"),
    worked("quotient", ["scope-1", "scope-2", "turnover"], "tCO2e/money"),
  ),
  e2.filled(
    "E2.1",
    say("Energy used by source", "Énergie consommée par source", "Tenaga yang digunakan mengikut sumber"),
    [
      called(
        say("renewable fuels", "combustibles renouvelables", "bahan api boleh baharu"),
        figure("fuels-renewable", "kWh"),
      ),
      called(
        say("other fuels", "autres combustibles", "bahan api lain"),
        worked("difference", ["fuels", "fuels-renewable"], "kWh"),
      ),
      called(
        say("electricity bought", "électricité achetée", "elektrik yang dibeli"),
        figure("electricity-bought", "kWh"),
      ),
      called(
        say("electricity generated", "électricité autoproduite", "elektrik yang dijana"),
        figure("electricity-self", "kWh"),
      ),
      called(
        say("heat, steam and cooling bought", "chaleur, vapeur et froid achetés", "haba, stim dan penyejukan dibeli"),
        figure("heat-bought", "kWh"),
      ),
    ],
  ),
  e2.gap(
    "E2.2",
    say("Energy saved by own measures", "Énergie économisée par vos mesures", "Tenaga yang dijimatkan sendiri"),
    "not-asked",
  ),
  e3.filled(
    "E3.1",
    say("Water withdrawn by source", "Eau prélevée par source", "Air yang diambil mengikut sumber"),
    figure("water-withdrawn", "litre"),
    {
      isPartial: true,
      note: say("Of all sources together.", "Toutes sources confondues.", "Bagi semua sumber."),
    },
  ),
  e3.gap(
    "E3.2",
    say("Water saved by own measures", "Eau économisée par vos mesures", "Air yang dijimatkan sendiri"),
    "not-asked",
  ),
  e4.filled("E4.1", say("Waste", "Déchets", "Sisa"), [
    called(say("generated", "produits", "dihasilkan"), figure("waste", "t")),
    called(
      say("recycled or reused", "recyclés ou réutilisés", "dikitar atau diguna semula"),
      figure("waste-recycled", "t"),
    ),
    called(say("disposed of", "éliminés", "dilupuskan"), worked("difference", ["waste", "waste-recycled"], "t")),
  ]),
  e4.filled(
    "E4.2",
    say("Waste by kind", "Déchets par nature", "Sisa mengikut jenis"),
    [
      called(say("hazardous", "dangereux", "berbahaya"), figure("waste-hazardous", "t")),
      called(say("not hazardous", "non dangereux", "tidak berbahaya"), figure("waste-non-hazardous", "t")),
    ],
    {
      isPartial: true,
      note: say(
        "Streams and materials are not asked for.",
        "Les flux et les matières ne sont pas demandés.",
        "Aliran sisa dan bahannya tidak ditanya.",
      ),
    },
  ),
  e4.gap("E4.3", say("Ways of recycling", "Modes de valorisation", "Cara kitar semula"), "not-asked"),
  e4.gap("E4.4", say("Ways of disposal", "Modes d’élimination", "Cara pelupusan"), "not-asked"),
  e5.filled(
    "E5.1",
    say("Materials used", "Matières utilisées", "Bahan yang digunakan"),
    figure("materials-used", "t"),
    {
      isPartial: true,
      note: say(
        "Of all materials together; list them yourself.",
        "Toutes matières confondues ; dressez-en la liste.",
        "Bagi semua bahan; senaraikan sendiri.",
      ),
    },
  ),
  e5.gap("E5.2", say("Recycled materials", "Matières recyclées", "Bahan kitar semula"), "not-asked"),
];
