import { OWN_COUNTRY } from "../../rules/table";
import { answered, covered, figure, rowsOf, say, worked } from "../authoring";
import { BY_AVERAGE, NO_IS_NARROW } from "../notes";
import { CODE_OF_CONDUCT, COMPLAINTS } from "../questions";

const other = rowsOf("other-social");
const [b8, b9, b10] = [rowsOf("B8"), rowsOf("B9"), rowsOf("B10")];
const [c5, c6, c7] = [rowsOf("C5"), rowsOf("C6"), rowsOf("C7")];

const instant = { period: "instant" } as const;
const duration = { period: "duration" } as const;

export const PEOPLE = [
  b8.filled(
    "vsme:NumberOfPermanentContractEmployees",
    say("Employees with a permanent contract", "Salariés en CDI", "Pekerja kontrak tetap"),
    figure("employees-permanent", "number"),
    instant,
  ),
  b8.filled(
    "vsme:NumberOfTemporaryContractEmployees",
    say("Employees with a temporary contract", "Salariés en CDD", "Pekerja kontrak sementara"),
    figure("employees-temporary", "number"),
    instant,
  ),
  b8.filled("vsme:NumberOfMaleEmployees", say("Men", "Hommes", "Lelaki"), figure("employees-men", "number"), instant),
  b8.filled(
    "vsme:NumberOfFemaleEmployees",
    say("Women", "Femmes", "Wanita"),
    figure("employees-women", "number"),
    instant,
  ),
  b8.filled(
    "vsme:NumberOfOtherGenderEmployees",
    say("Employees of another gender", "Salariés d’un autre genre", "Pekerja gender lain"),
    figure("employees-other", "number"),
    instant,
  ),
  b8.filled(
    "vsme:NumberOfNonReportedGenderEmployees",
    say(
      "Employees whose gender is not recorded",
      "Salariés dont le genre n’est pas indiqué",
      "Pekerja yang gendernya tidak direkodkan",
    ),
    worked("difference", ["employees", "employees-women", "employees-men", "employees-other"], "number"),
    instant,
  ),
  b8.filled(
    "vsme:NumberOfEmployeesForCountryOfEmploymentContract",
    say("Employees by country of contract", "Salariés par pays du contrat", "Pekerja mengikut negara kontrak"),
    {
      ...worked("difference", ["employees", "employees-abroad"], "number"),
      dimensions: { "vsme:CountryOfEmploymentContractAxis": OWN_COUNTRY },
    },
    {
      ...instant,
      note: say(
        "In the company’s own country; add those of other countries yourself.",
        "Dans le pays de l’entreprise ; ajoutez vous-même ceux des autres pays.",
        "Di negara syarikat sendiri; tambah sendiri pekerja di negara lain.",
      ),
    },
  ),
  b8.filled(
    "vsme:EmployeeTurnoverRate",
    say("Employee turnover rate", "Taux de rotation des salariés", "Kadar pusing ganti pekerja"),
    worked("quotient", ["leavers", "employees-average"], "share"),
    { ...duration, ...BY_AVERAGE },
  ),

  b9.filled(
    "vsme:NumberOfRecordableWorkRelatedAccidentsInTheReportingPeriod",
    say("Accidents at work", "Accidents du travail", "Kemalangan di tempat kerja"),
    figure("accidents", "number"),
    duration,
  ),
  b9.filled(
    "vsme:RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod",
    say(
      "Accidents per 200,000 hours worked",
      "Accidents pour 200 000 heures travaillées",
      "Kemalangan bagi setiap 200,000 jam bekerja",
    ),
    worked("rate", ["accidents", "hours-worked"], "number"),
    duration,
  ),
  b9.filled(
    "vsme:NumberOfFatalitiesAsAResultOfWorkRelatedInjuriesAndWorkRelatedIllHealth",
    say("Deaths from work", "Décès liés au travail", "Kematian akibat pekerjaan"),
    figure("fatalities", "number"),
    duration,
  ),

  b10.filled(
    "vsme:EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement",
    say(
      "Everyone earns the minimum wage or more",
      "Chacun gagne au moins le salaire minimum",
      "Semua menerima sekurang-kurangnya gaji minimum",
    ),
    worked("all", ["at-minimum-wage"], "boolean"),
    instant,
  ),
  b10.filled(
    "vsme:PercentageGapInPayBetweenFemaleAndMaleEmployees",
    say("Gender pay gap", "Écart de rémunération entre femmes et hommes", "Jurang gaji gender"),
    figure("pay-gap", "share"),
    duration,
  ),
  b10.filled(
    "vsme:PercentageOfEmployeesCoveredByCollectiveBargainingAgreements",
    say(
      "Employees under a collective agreement",
      "Salariés couverts par une convention collective",
      "Pekerja di bawah perjanjian kolektif",
    ),
    figure("collective-agreement", "share"),
    instant,
  ),
  b10.filled(
    "vsme:AverageNumberOfAnnualTrainingHoursPerMaleEmployee",
    say("Training hours per man", "Heures de formation par homme", "Jam latihan bagi setiap lelaki"),
    worked("quotient", ["training-hours-men", "employees-men"], "number"),
    duration,
  ),
  b10.filled(
    "vsme:AverageNumberOfAnnualTrainingHoursPerFemaleEmployee",
    say("Training hours per woman", "Heures de formation par femme", "Jam latihan bagi setiap wanita"),
    worked("quotient", ["training-hours-women", "employees-women"], "number"),
    duration,
  ),
  b10.gap(
    "vsme:AverageNumberOfAnnualTrainingHoursPerOtherGenderEmployee",
    say("Training hours, another gender", "Heures de formation, autre genre", "Jam latihan, gender lain"),
    "not-asked",
  ),
  b10.gap(
    "vsme:AverageNumberOfAnnualTrainingHoursPerNonReportedGenderEmployee",
    say(
      "Training hours, gender not recorded",
      "Heures de formation, genre non indiqué",
      "Jam latihan, gender tidak direkodkan",
    ),
    "not-asked",
  ),

  c5.filled(
    "vsme:FemaleToMaleRatioAtManagementLevelForTheReportingPeriod",
    say(
      "Women for each man in management",
      "Femmes pour un homme dans l’encadrement",
      "Wanita bagi setiap lelaki dalam pengurusan",
    ),
    worked("to-rest", ["managers-women", "managers"], "number"),
    duration,
  ),
  c5.filled(
    "vsme:TotalNumberOfSelfEmployedWorkersWithoutPersonnelThatAreWorkingExclusivelyForTheUndertaking",
    say(
      "Self-employed who work only for the company",
      "Indépendants travaillant uniquement pour l’entreprise",
      "Bekerja sendiri, untuk syarikat ini sahaja",
    ),
    figure("self-employed-workers", "number"),
    instant,
  ),
  c5.filled(
    "vsme:TotalNumberOfTemporaryWorkersProvidedByUndertakingsPrimarilyEngagedInEmploymentActivities",
    say("Workers from agencies", "Intérimaires", "Pekerja agensi"),
    figure("agency-workers", "number"),
    instant,
  ),

  c6.filled(
    "vsme:UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce",
    say(
      "Code of conduct or human-rights policy",
      "Code de conduite ou politique de droits humains",
      "Kod tatalaku atau dasar hak asasi manusia",
    ),
    answered("yes", "readiness", [CODE_OF_CONDUCT]),
    { ...duration, ...NO_IS_NARROW },
  ),
  c6.filled(
    "vsme:TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce",
    say("What it covers", "Ce qu’il couvre", "Perkara yang diliputinya"),
    covered("readiness", CODE_OF_CONDUCT, {
      members: [
        "vsme:AccidentPreventionMember",
        "vsme:ChildLabourMember",
        "vsme:DiscriminationMember",
        "vsme:ForcedLabourMember",
      ],
      words: say(
        "Child labour · forced labour · discrimination · accident prevention",
        "Travail des enfants · travail forcé · discrimination · prévention des accidents",
        "Buruh kanak-kanak · buruh paksa · diskriminasi · pencegahan kemalangan",
      ),
    }),
    {
      ...duration,
      isPartial: true,
      note: say(
        "What Kompas asks of such a policy; it does not ask about human trafficking.",
        "Ce que Kompas attend d’une telle politique ; Kompas ne demande rien sur la traite des êtres humains.",
        "Perkara yang dikehendaki oleh Kompas dalam dasar itu; pemerdagangan manusia tidak ditanya.",
      ),
    },
  ),
  c6.gap(
    "vsme:SpecificationOfOtherTypesOfContentCoveredByTheCodeOfConductOrHumanRightsPolicy",
    say("What else it covers", "Ce qu’il couvre d’autre", "Perkara lain yang diliputinya"),
    "words",
  ),
  c6.filled(
    "vsme:UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce",
    say("A way for employees to complain", "Mécanisme de plainte pour les salariés", "Saluran aduan bagi pekerja"),
    answered("yes", "readiness", [COMPLAINTS]),
    { ...duration, ...NO_IS_NARROW },
  ),

  c7.filled(
    "vsme:UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce",
    say(
      "Confirmed human-rights incidents among own staff",
      "Incidents confirmés liés aux droits humains dans l’effectif",
      "Insiden hak asasi manusia yang disahkan dalam kalangan pekerja",
    ),
    worked("any", ["labour-incidents"], "boolean"),
    {
      ...duration,
      isPartial: "if-no",
      note: say(
        "Only child and forced labour; the standard asks about other rights too.",
        "Travail des enfants et travail forcé uniquement ; la norme couvre aussi d’autres droits.",
        "Buruh kanak-kanak dan buruh paksa sahaja; piawaian ini bertanya tentang hak lain juga.",
      ),
    },
  ),
  c7.gap(
    "vsme:TypeOfHumanRightRelatedToTheConfirmedIncident",
    say("Rights concerned", "Droits concernés", "Hak yang berkenaan"),
    "list",
  ),
  c7.gap(
    "vsme:SpecificationOfOtherHumanRightsRelatedToTheConfirmedIncident",
    say("Other rights concerned", "Autres droits concernés", "Hak lain yang berkenaan"),
    "words",
  ),
  c7.gap(
    "vsme:DescriptionOfActionsTakeToAddressTheConfirmedIncidents",
    say("What was done about them", "Mesures prises", "Tindakan yang diambil"),
    "words",
  ),
  c7.gap(
    "vsme:UndertakingIsAwareOfAnyConfirmedIncidentsInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers",
    say(
      "Confirmed incidents in the value chain",
      "Incidents confirmés dans la chaîne de valeur",
      "Insiden yang disahkan dalam rantaian nilai",
    ),
    "not-asked",
  ),
  c7.gap(
    "vsme:SpecificationOfAnyConfirmedIncidentInvolvingWorkersInTheValueChainAffectedCommunitiesConsumersAndEndUsers",
    say("Those incidents in words", "Description de ces incidents", "Huraian insiden itu"),
    "words",
  ),
  other.gap(
    "vsme:DisclosureOfAnyOtherSocialAndOrEntitySpecificSocialDisclosures",
    say("Other social information", "Autres informations sociales", "Maklumat sosial yang lain"),
    "words",
  ),
];
