import { answered, rowsOf, say } from "../authoring";
import { BASE_YEAR, CLIMATE_RISKS, TARGET_YEAR } from "../questions";

const other = rowsOf("other-environment");
const [c3, c4] = [rowsOf("C3"), rowsOf("C4")];

export const CLIMATE_PLANS = [
  c3.filled(
    "vsme:GreenhouseGasEmissionReductionTargetBaseYear",
    say("Emissions target: base year", "Objectif d’émissions : année de référence", "Sasaran pelepasan: tahun asas"),
    answered("year", "progress", [BASE_YEAR], "year"),
    { period: "instant" },
  ),
  c3.filled(
    "vsme:GreenhouseGasEmissionReductionTargetYear",
    say("Emissions target: year", "Objectif d’émissions : échéance", "Sasaran pelepasan: tahun sasaran"),
    answered("year", "progress", [TARGET_YEAR], "year"),
    { period: "instant" },
  ),
  c3.gap(
    "vsme:DisclosureOfListOfMainActionsTheEntitySeeksInOrderToAchieveItsTargets",
    say("Main actions towards the targets", "Principales actions vers les objectifs", "Tindakan utama ke arah sasaran"),
    "words",
  ),
  c3.gap(
    "vsme:DescriptionOfATransitionPlanForClimateChangeMitigationIncludingAnExplanationOfHowItIsContributingToReduceGhgEmissions",
    say("Transition plan", "Plan de transition", "Pelan peralihan"),
    "words",
  ),
  c3.gap(
    "vsme:DateOfAdoptionOfTransitionPlanForUndertakingNotHavingAdoptedTransitionPlanYet",
    say(
      "Day on which a transition plan will be adopted",
      "Date prévue du plan de transition",
      "Tarikh pelan peralihan akan diterima pakai",
    ),
    "not-asked",
  ),

  c4.filled(
    "vsme:DescriptionOfClimateRelatedHazardsAndClimateRelatedTransitionEvents",
    say(
      "Climate hazards and transition events",
      "Aléas climatiques et événements de transition",
      "Bahaya iklim dan peristiwa peralihan",
    ),
    answered("chosen", "progress", [CLIMATE_RISKS], "text", { without: ["opportunities"] }),
    {
      period: "duration",
      isPartial: true,
      note: say(
        "Their names; the standard asks for a description.",
        "Leurs noms ; la norme demande une description.",
        "Namanya sahaja; piawaian ini meminta huraian.",
      ),
    },
  ),
  c4.gap(
    "vsme:DisclosureOfHowItHasAssessedTheExposureAndSensitivityOfItsAssetsActivitiesAndValueChainToTheseHazardsAndTransitionEvents",
    say("How exposure was assessed", "Évaluation de l’exposition", "Cara pendedahan kepadanya dinilai"),
    "words",
  ),
  c4.gap(
    "vsme:TimeHorizonsOfAnyClimateRelatedHazardsAndTransitionEventsIdentified",
    say("When they may come", "Horizons temporels", "Bila ia mungkin berlaku"),
    "words",
  ),
  c4.gap(
    "vsme:DisclosureOfWhetherItHasUndertakenClimateChangeAdaptationActionsForAnyClimateRelatedHazardsAndTransitionEvents",
    say(
      "Whether the company has adapted",
      "Mesures d’adaptation prises ou non",
      "Sama ada syarikat telah menyesuaikan diri",
    ),
    "not-asked",
  ),
  c4.gap(
    "vsme:PotentialAdverseEffectsOfClimateRisksThatMayAffectItsFinancialPerformanceOrBusinessOperationsInTheShortMediumOrLongTermIndicatingWhetherItAssessesTheRisksToBeHighMediumOrLow",
    say(
      "Possible effects on finances and operations",
      "Effets possibles sur les finances et l’activité",
      "Kesan yang mungkin pada kewangan dan operasi",
    ),
    "words",
  ),
  other.gap(
    "vsme:DisclosureOfAnyOtherEnvironmentalAndOrEntitySpecificEnvironmentalDisclosures",
    say("Other environmental information", "Autres informations environnementales", "Maklumat alam sekitar yang lain"),
    "words",
  ),
];
