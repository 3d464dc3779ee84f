import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { called, figure, rowsOf, say, worked } from "../authoring";

const [b3, b4, b5] = [rowsOf("B3"), rowsOf("B4"), rowsOf("B5")];

const duration = { period: "duration" } as const;
const ENERGY_AXIS = "vsme:BreakdownOfEnergyConsumptionAxis";
const RENEWABLE = { [ENERGY_AXIS]: "vsme:RenewableEnergyMember" };
const NON_RENEWABLE = { [ENERGY_AXIS]: "vsme:NonRenewableEnergyMember" };

/** An amount of energy, with its renewable and non-renewable parts. */
const breakdown = (all: KeyFigureId, renewable: KeyFigureId) => [
  called(say("total", "total", "jumlah"), figure(all, "MWh")),
  { ...called(say("renewable", "renouvelable", "boleh baharu"), figure(renewable, "MWh")), dimensions: RENEWABLE },
  {
    ...called(
      say("not renewable", "non renouvelable", "tidak boleh baharu"),
      worked("difference", [all, renewable], "MWh"),
    ),
    dimensions: NON_RENEWABLE,
  },
];

export const ENERGY_AND_LAND = [
  b3.filled(
    "vsme:TotalEnergyConsumption",
    say("Energy used", "Consommation d’énergie", "Tenaga yang digunakan"),
    worked("sum", ["electricity-bought", "electricity-self", "heat-bought", "fuels"], "MWh"),
    duration,
  ),
  b3.filled(
    "vsme:EnergyConsumptionFromElectricity",
    say("Electricity bought", "Électricité achetée", "Elektrik yang dibeli"),
    breakdown("electricity-bought", "electricity-renewable"),
    duration,
  ),
  b3.filled(
    "vsme:EnergyConsumptionFromSelfGeneratedElectricity",
    say(
      "Electricity generated and used",
      "Électricité autoproduite et consommée",
      "Elektrik yang dijana dan digunakan sendiri",
    ),
    figure("electricity-self", "MWh"),
    duration,
  ),
  b3.filled(
    "vsme:EnergyConsumptionFromFuels",
    say("Fuels", "Combustibles et carburants", "Bahan api"),
    breakdown("fuels", "fuels-renewable"),
    duration,
  ),
  b3.filled(
    "vsme:GrossScope1GreenhouseGasEmissions",
    say("Scope 1 emissions", "Émissions du scope 1", "Pelepasan Skop 1"),
    figure("scope-1", "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:GrossLocationBasedScope2GreenhouseGasEmissions",
    say(
      "Scope 2 emissions, location-based",
      "Émissions du scope 2, par localisation",
      "Pelepasan Skop 2, berasaskan lokasi",
    ),
    figure("scope-2", "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:GrossMarketBasedScope2GreenhouseGasEmissions",
    say("Scope 2 emissions, market-based", "Émissions du scope 2, par marché", "Pelepasan Skop 2, berasaskan pasaran"),
    figure("scope-2-market", "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:TotalGrossLocationBasedScope1AndScope2GHGEmissions",
    say("Scopes 1 and 2, location-based", "Scopes 1 et 2, par localisation", "Skop 1 dan 2, berasaskan lokasi"),
    worked("sum", ["scope-1", "scope-2"], "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:TotalGrossMarketBasedScope1AndScope2GHGEmissions",
    say("Scopes 1 and 2, market-based", "Scopes 1 et 2, par marché", "Skop 1 dan 2, berasaskan pasaran"),
    worked("sum", ["scope-1", "scope-2-market"], "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:GrossScope3GreenhouseGasEmissions",
    say("Scope 3 emissions", "Émissions du scope 3", "Pelepasan Skop 3"),
    figure("scope-3", "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:TotalGrossLocationBasedGHGEmissions",
    say(
      "Scopes 1, 2 and 3, location-based",
      "Scopes 1, 2 et 3, par localisation",
      "Skop 1, 2 dan 3, berasaskan lokasi",
    ),
    worked("sum", ["scope-1", "scope-2", "scope-3"], "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:TotalGrossMarketBasedGHGEmissions",
    say("Scopes 1, 2 and 3, market-based", "Scopes 1, 2 et 3, par marché", "Skop 1, 2 dan 3, berasaskan pasaran"),
    worked("sum", ["scope-1", "scope-2-market", "scope-3"], "tCO2e"),
    duration,
  ),
  b3.filled(
    "vsme:Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased",
    say(
      "Scopes 1 and 2 per turnover, location-based",
      "Scopes 1 et 2 par chiffre d’affaires, par localisation",
      "Skop 1 dan 2 mengikut perolehan, berasaskan lokasi",
    ),
    worked("quotient", ["scope-1", "scope-2", "turnover"], "tCO2e/money"),
    duration,
  ),
  b3.filled(
    "vsme:Scope1AndScope2GreenhouseGasEmissionsIntensityValueMarketBased",
    say(
      "Scopes 1 and 2 per turnover, market-based",
      "Scopes 1 et 2 par chiffre d’affaires, par marché",
      "Skop 1 dan 2 mengikut perolehan, berasaskan pasaran",
    ),
    worked("quotient", ["scope-1", "scope-2-market", "turnover"], "tCO2e/money"),
    duration,
  ),
  b3.filled(
    "vsme:TotalLocationBasedGreenhouseGasEmissionsIntensityValue",
    say(
      "Scopes 1, 2 and 3 per turnover, location-based",
      "Scopes 1, 2 et 3 par chiffre d’affaires, par localisation",
      "Skop 1, 2 dan 3 mengikut perolehan, berasaskan lokasi",
    ),
    worked("quotient", ["scope-1", "scope-2", "scope-3", "turnover"], "tCO2e/money"),
    duration,
  ),
  b3.filled(
    "vsme:TotalMarketBasedGreenhouseGasEmissionsIntensityValue",
    say(
      "Scopes 1, 2 and 3 per turnover, market-based",
      "Scopes 1, 2 et 3 par chiffre d’affaires, par marché",
      "Skop 1, 2 dan 3 mengikut perolehan, berasaskan pasaran",
    ),
    worked("quotient", ["scope-1", "scope-2-market", "scope-3", "turnover"], "tCO2e/money"),
    duration,
  ),

  b4.gap(
    "vsme:PubliclyAvailableDisclosure",
    say(
      "Whether pollution is reported publicly",
      "Existence d’un rapport public sur la pollution",
      "Sama ada pencemaran dilaporkan kepada umum",
    ),
    "not-asked",
  ),
  b4.gap(
    "vsme:URLOrLinkToThePubliclyAvailableDisclosure",
    say("Link to that report", "Lien vers ce rapport", "Pautan ke laporan itu"),
    "words",
  ),
  b4.gap(
    "vsme:AmountOfEmissionToAir",
    say("Pollutants to air", "Polluants rejetés dans l’air", "Bahan pencemar ke udara"),
    "each",
  ),
  b4.gap(
    "vsme:AmountOfEmissionToWater",
    say("Pollutants to water", "Polluants rejetés dans l’eau", "Bahan pencemar ke air"),
    "each",
  ),
  b4.gap(
    "vsme:AmountOfEmissionToSoil",
    say("Pollutants to soil", "Polluants rejetés dans le sol", "Bahan pencemar ke tanah"),
    "each",
  ),

  b5.filled(
    "vsme:AreaOfSiteInBiodiversitySensitiveArea",
    say("Site in a sensitive area: size", "Site en zone sensible : surface", "Premis di kawasan sensitif: keluasan"),
    figure("area-protected", "ha"),
    {
      ...duration,
      isPartial: true,
      note: say(
        "Of all such sites together; the standard asks site by site.",
        "Pour l’ensemble de ces sites ; la norme les demande site par site.",
        "Bagi semua premis itu; piawaian ini bertanya premis demi premis.",
      ),
    },
  ),
  b5.gap(
    "vsme:SiteLocatedInABiodiversitySensitiveArea",
    say("Site in a sensitive area", "Site en zone sensible", "Premis di kawasan sensitif"),
    "each",
  ),
  b5.gap(
    "vsme:SiteLocatedNearABiodiversitySensitiveArea",
    say("Site near a sensitive area", "Site proche d’une zone sensible", "Premis berhampiran kawasan sensitif"),
    "each",
  ),
  b5.gap("vsme:TotalSealedArea", say("Sealed area", "Surface imperméabilisée", "Kawasan bertutup"), "not-asked"),
  b5.gap(
    "vsme:TotalNatureOrientedAreaOnSite",
    say("Area left to nature on site", "Surface laissée à la nature sur site", "Kawasan semula jadi di premis"),
    "not-asked",
  ),
  b5.gap(
    "vsme:TotalNatureOrientedAreaOffSite",
    say("Area left to nature elsewhere", "Surface laissée à la nature hors site", "Kawasan semula jadi di luar premis"),
    "not-asked",
  ),
  b5.gap("vsme:TotalUseOfLand", say("Land used", "Surface totale utilisée", "Tanah yang digunakan"), "not-asked"),
];
