import { figure, rowsOf, say, worked } from "../authoring";

const other = rowsOf("other-governance");
const [b11, c8, c9] = [rowsOf("B11"), rowsOf("C8"), rowsOf("C9")];

const duration = { period: "duration" } as const;

export const CONDUCT = [
  b11.filled(
    "vsme:TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws",
    say("Convictions for corruption", "Condamnations pour corruption", "Sabitan kerana rasuah"),
    figure("corruption-convictions", "number"),
    duration,
  ),
  b11.filled(
    "vsme:TotalAmountOfFinesForTheViolationOfAnticorruptionAndAntibriberyLaws",
    say("Fines for corruption", "Amendes pour corruption", "Denda kerana rasuah"),
    figure("corruption-fines", "money"),
    duration,
  ),

  c8.gap(
    "vsme:RevenueDerivedFromControversialWeaponsAntiPersonnelMinesClusterMunitionsChemicalWeaponsAndBiologicalWeapons",
    say("Revenue from controversial weapons", "Revenus des armes controversées", "Hasil daripada senjata kontroversi"),
    "not-asked",
  ),
  c8.gap(
    "vsme:RevenueDerivedFromCultivationAndProductionOfTobacco",
    say("Revenue from tobacco", "Revenus du tabac", "Hasil daripada tembakau"),
    "not-asked",
  ),
  c8.gap(
    "vsme:TotalRevenuesDerivedFromFossilFuelCoalOilAndGasSector",
    say("Revenue from fossil fuels", "Revenus des énergies fossiles", "Hasil daripada bahan api fosil"),
    "not-asked",
  ),
  c8.gap(
    "vsme:RevenueDerivedFromCoal",
    say("Revenue from coal", "Revenus du charbon", "Hasil daripada arang batu"),
    "not-asked",
  ),
  c8.gap(
    "vsme:RevenueDerivedFromOil",
    say("Revenue from oil", "Revenus du pétrole", "Hasil daripada minyak"),
    "not-asked",
  ),
  c8.gap("vsme:RevenueDerivedFromGas", say("Revenue from gas", "Revenus du gaz", "Hasil daripada gas"), "not-asked"),
  c8.gap(
    "vsme:RevenueDerivedFromChemicalProduction",
    say("Revenue from chemicals", "Revenus de la production chimique", "Hasil daripada pengeluaran bahan kimia"),
    "not-asked",
  ),
  c8.gap(
    "vsme:UndertakingsAreExcludedFromAnyEuReferenceBenchmarksThatAreAlignedWithTheParisAgreement",
    say(
      "Excluded from EU Paris-aligned benchmarks",
      "Exclusion des indices de l’UE alignés sur Paris",
      "Dikecualikan daripada penanda aras EU selaras Paris",
    ),
    "not-asked",
  ),

  c9.filled(
    "vsme:GenderDiversityRatioInGovernanceBody",
    say("Women for each man on the board", "Femmes pour un homme au conseil", "Nisbah pengarah wanita kepada lelaki"),
    worked("to-rest", ["directors-women", "directors"], "number"),
    { period: "instant" },
  ),
  other.gap(
    "vsme:DisclosureOfAnyOtherGovernanceAndOrEntitySpecificGovernanceDisclosures",
    say("Other governance information", "Autres informations de gouvernance", "Maklumat tadbir urus yang lain"),
    "words",
  ),
];
