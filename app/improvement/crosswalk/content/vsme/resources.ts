import { figure, rowsOf, say } from "../authoring";

const [b6, b7] = [rowsOf("B6"), rowsOf("B7")];

const duration = { period: "duration" } as const;
const byType = {
  isPartial: true,
  note: say(
    "Of all waste together; the standard asks by type of waste.",
    "Pour l’ensemble des déchets ; la norme les demande par type.",
    "Bagi semua sisa; piawaian ini bertanya mengikut jenis sisa.",
  ),
};

export const WATER_AND_WASTE = [
  b6.filled(
    "vsme:TotalAmountOfWaterWithdrawnFromAllSites",
    say("Water withdrawn", "Eau prélevée", "Air yang diambil"),
    figure("water-withdrawn", "m3"),
    duration,
  ),
  b6.filled(
    "vsme:AmountOfWaterWithdrawnAtSitesLocatedInAreasOfHighWaterStress",
    say(
      "Water withdrawn where water is scarce",
      "Eau prélevée en zone de stress hydrique",
      "Air yang diambil di kawasan kekurangan air",
    ),
    figure("water-stressed", "m3"),
    { period: "instant" },
  ),
  b6.gap(
    "vsme:WaterDischargeFromUndertakingProductionProcesses",
    say("Water discharged by production", "Eau rejetée par la production", "Air yang dilepaskan daripada pengeluaran"),
    "not-asked",
  ),
  b6.gap("vsme:TotalWaterConsumption", say("Water consumed", "Eau consommée", "Penggunaan air"), "not-asked"),

  b7.gap(
    "vsme:UndertakingAppliesCircularEconomyPrinciples",
    say(
      "Whether circular-economy principles are applied",
      "Principes d’économie circulaire appliqués",
      "Sama ada prinsip ekonomi kitaran diamalkan",
    ),
    "not-asked",
  ),
  b7.gap(
    "vsme:DescriptionOfHowCircularEconomyPrinciplesAreApplied",
    say("How they are applied", "Leur mise en œuvre", "Cara ia diamalkan"),
    "words",
  ),
  b7.gap(
    "vsme:WasteDivertedToRecycleOrReuseVolume",
    say(
      "Waste recycled or reused, volume",
      "Déchets recyclés ou réutilisés, volume",
      "Sisa dikitar atau diguna semula, isi padu",
    ),
    "each",
  ),
  b7.filled(
    "vsme:WasteDivertedToRecycleOrReuseMass",
    say("Waste recycled or reused", "Déchets recyclés ou réutilisés", "Sisa dikitar atau diguna semula"),
    figure("waste-recycled", "kg"),
    { ...duration, ...byType },
  ),
  b7.gap(
    "vsme:WasteDirectedToDisposalVolume",
    say("Waste disposed of, volume", "Déchets éliminés, volume", "Sisa dilupuskan, isi padu"),
    "each",
  ),
  b7.gap("vsme:WasteDirectedToDisposalMass", say("Waste disposed of", "Déchets éliminés", "Sisa dilupuskan"), "each"),
  b7.gap(
    "vsme:TotalWasteRecycledReusedAndDirectedToDisposalVolume",
    say("Waste by type, volume", "Déchets par type, volume", "Sisa mengikut jenis, isi padu"),
    "each",
  ),
  b7.filled(
    "vsme:TotalWasteRecycledReusedAndDirectedToDisposalMass",
    say("Waste by type", "Déchets par type", "Sisa mengikut jenis"),
    figure("waste", "kg"),
    { ...duration, ...byType },
  ),
  b7.filled(
    "vsme:TotalHazardousWasteGeneratedMass",
    say("Hazardous waste", "Déchets dangereux", "Sisa berbahaya"),
    figure("waste-hazardous", "kg"),
    duration,
  ),
  b7.filled(
    "vsme:TotalNonHazardousWasteGeneratedMass",
    say("Non-hazardous waste", "Déchets non dangereux", "Sisa tidak berbahaya"),
    figure("waste-non-hazardous", "kg"),
    duration,
  ),
  b7.filled("vsme:TotalWasteGeneratedMass", say("Waste", "Déchets", "Sisa"), figure("waste", "kg"), duration),
  b7.gap(
    "vsme:TotalHazardousWasteGeneratedVolume",
    say("Hazardous waste, volume", "Déchets dangereux, volume", "Sisa berbahaya, isi padu"),
    "not-asked",
  ),
  b7.gap(
    "vsme:TotalNonHazardousWasteGeneratedVolume",
    say("Non-hazardous waste, volume", "Déchets non dangereux, volume", "Sisa tidak berbahaya, isi padu"),
    "not-asked",
  ),
  b7.gap("vsme:TotalWasteGeneratedVolume", say("Waste, volume", "Déchets, volume", "Sisa, isi padu"), "not-asked"),
  b7.gap("vsme:NameOfMaterialUsed", say("Material: name", "Matière : nom", "Bahan: nama"), "each"),
  b7.gap("vsme:WeightOfMaterialUsed", say("Material: weight", "Matière : poids", "Bahan: berat"), "each"),
  b7.gap("vsme:VolumeOfMaterialUsed", say("Material: volume", "Matière : volume", "Bahan: isi padu"), "each"),
  b7.filled(
    "vsme:TotalMassOfMaterialUsed",
    say("Materials used", "Matières utilisées", "Bahan yang digunakan"),
    figure("materials-used", "kg"),
    duration,
  ),
  b7.gap(
    "vsme:TotalVolumeOfMaterialUsed",
    say("Materials used, volume", "Matières utilisées, volume", "Bahan yang digunakan, isi padu"),
    "not-asked",
  ),
];
