import { answered, figure, OWN_PROFILE, rowsOf, say, stated } from "../authoring";
import { NO_IS_NARROW } from "../notes";
import { CERTIFICATIONS, LEGAL_FORM, POLICY_QUESTIONS, TARGET_QUESTIONS } from "../questions";

const other = rowsOf("other");
const b1 = rowsOf("B1");
const b2 = rowsOf("B2");
const c1 = rowsOf("C1");
const c2 = rowsOf("C2");

const [instant, duration] = [{ period: "instant" }, { period: "duration" }] as const;

/** A subsidiary can have any of these forms, so it is not a form of its own. */
const LEGAL_FORMS = {
  "sole-proprietor": "vsme:SoleProprietorshipMember",
  partnership: "vsme:PartnershipMember",
  "private-company": "vsme:PrivateLimitedLiabilityUndertakingMember",
  cooperative: "vsme:CooperativeMember",
  other: "vsme:OtherUndertakingsLegalFormMember",
};

export const GENERAL = [
  other.gap(
    "vsme:DisclosureOfAnyOtherGeneralAndOrEntitySpecificInformation",
    say("Other general information", "Autres informations générales", "Maklumat am yang lain"),
    "words",
  ),

  b1.gap("vsme:BasisForPreparation", say("Modules reported", "Modules appliqués", "Modul yang dilaporkan"), "list"),
  b1.gap(
    "vsme:BasisForReporting",
    say("Individual or consolidated report", "Rapport individuel ou consolidé", "Laporan individu atau disatukan"),
    "list",
  ),
  b1.gap(
    "vsme:ReportContainsDisclosuresFromThePreviousReportingPeriodThatRemainUnchanged",
    say(
      "Whether parts of the last report still apply",
      "Parties du dernier rapport encore valables",
      "Sama ada bahagian laporan terakhir masih sah",
    ),
    "not-asked",
  ),
  b1.gap(
    "vsme:ListOfDisclosuresForWhichNoChangesAreReportedComparedToThePreviousPeriodReporting",
    say(
      "Disclosures unchanged since the last report",
      "Informations inchangées depuis le dernier rapport",
      "Pendedahan yang tidak berubah sejak laporan terakhir",
    ),
    "list",
  ),
  b1.gap(
    "vsme:LinkToPreviousReportContainingDisclosuresThatRemainUnchanged",
    say("Link to the last report", "Lien vers le dernier rapport", "Pautan ke laporan terakhir"),
    "words",
  ),
  b1.gap(
    "vsme:ListOfOmittedDisclosuresDeemedToBeClassifiedOrSensitiveInformation",
    say(
      "Disclosures left out as sensitive",
      "Informations omises car sensibles",
      "Pendedahan yang ditinggalkan kerana sensitif",
    ),
    "list",
  ),
  b1.filled(
    "vsme:UndertakingsLegalForm",
    say("Legal form", "Forme juridique", "Bentuk undang-undang"),
    answered("listed", "readiness", [LEGAL_FORM], "member", { members: LEGAL_FORMS }),
    instant,
  ),
  b1.filled(
    "vsme:OtherUndertakingsLegalForm",
    say("Another legal form", "Autre forme juridique", "Bentuk undang-undang lain"),
    answered("other", "readiness", [LEGAL_FORM], "string"),
    instant,
  ),
  b1.gap(
    "vsme:NaceSectorClassificationCodes",
    say("Industry codes (NACE)", "Codes d’activité (NACE)", "Kod industri (NACE)"),
    "list",
  ),
  b1.filled(
    "vsme:Assets",
    say("Total assets", "Total du bilan", "Jumlah aset"),
    figure("total-assets", "money"),
    duration,
  ),
  b1.filled("vsme:Turnover", say("Turnover", "Chiffre d’affaires", "Perolehan"), figure("turnover", "money"), duration),
  b1.filled(
    "vsme:NumberOfEmployees",
    say("Employees", "Nombre de salariés", "Bilangan pekerja"),
    figure("employees", "number"),
    instant,
  ),
  b1.filled(
    "vsme:EmployeeCountingMethodology",
    say("When employees are counted", "Moment du décompte des salariés", "Tarikh pekerja dikira"),
    stated(
      "employees",
      "vsme:AtTheEndOfTheReportingPeriodMember",
      say("On the last day of the year", "Au dernier jour de l’année", "Pada hari terakhir tahun itu"),
    ),
    instant,
  ),
  b1.filled(
    "vsme:TypeOfNumberOfEmployees",
    say(
      "Heads or full-time equivalents",
      "Personnes ou équivalents temps plein",
      "Bilangan orang atau setara sepenuh masa",
    ),
    stated("employees", "vsme:HeadcountMember", say("Heads", "Personnes", "Bilangan orang")),
    instant,
  ),
  b1.filled(
    "vsme:CountryOfPrimaryOperationsAndLocationOfSignificantAssets",
    say(
      "Country of main operations and assets",
      "Pays des principales activités et actifs",
      "Negara operasi dan aset utama",
    ),
    OWN_PROFILE,
    {
      ...duration,
      isPartial: true,
      note: say(
        "The country in the company’s profile; check that most of its work and assets are there.",
        "Le pays du profil de l’entreprise ; vérifiez que l’essentiel de l’activité et des actifs s’y trouve.",
        "Negara dalam profil syarikat; pastikan kebanyakan kerja dan asetnya berada di situ.",
      ),
    },
  ),
  b1.filled(
    "vsme:DescriptionOfSustainabilityRelatedCertificationsOrLabels",
    say("Certifications and labels", "Certifications et labels", "Pensijilan dan label"),
    answered("follow-ups", "progress", [CERTIFICATIONS], "text"),
    {
      ...duration,
      isPartial: true,
      note: say(
        "Their names; the standard asks who issued them and when, and for a rating, as well.",
        "Leurs noms ; la norme demande aussi l’organisme, la date et la note.",
        "Namanya sahaja; piawaian ini turut meminta pengeluar, tarikh dan penarafannya.",
      ),
    },
  ),
  b1.gap("vsme:NameOfTheSubsidiary", say("Subsidiary: name", "Filiale : nom", "Anak syarikat: nama"), "each"),
  b1.gap(
    "vsme:RegisteredAddressOfTheSubsidiary",
    say("Subsidiary: registered address", "Filiale : siège", "Anak syarikat: alamat berdaftar"),
    "each",
  ),
  b1.gap("vsme:AddressOfSite", say("Site: address", "Site : adresse", "Premis: alamat"), "each"),
  b1.gap("vsme:PostalCodeOfSite", say("Site: postal code", "Site : code postal", "Premis: poskod"), "each"),
  b1.gap("vsme:CityOfSite", say("Site: city", "Site : ville", "Premis: bandar"), "each"),
  b1.gap("vsme:CountryOfSite", say("Site: country", "Site : pays", "Premis: negara"), "each"),
  b1.gap("vsme:GPSLocationOfSite", say("Site: coordinates", "Site : coordonnées", "Premis: koordinat"), "each"),

  b2.filled(
    "vsme:SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative",
    say(
      "Issues covered by a practice, policy or plan",
      "Enjeux couverts par une pratique, une politique ou un projet",
      "Isu yang diliputi amalan, dasar atau rancangan",
    ),
    answered("topics", "readiness", POLICY_QUESTIONS, "words"),
    {
      isPartial: true,
      note: say(
        "Topics with a written policy; choose the issues in the standard’s own list.",
        "Thèmes dotés d’une politique écrite ; choisissez les enjeux dans la liste de la norme.",
        "Topik yang mempunyai dasar bertulis; pilih isu daripada senarai piawaian itu sendiri.",
      ),
    },
  ),
  b2.gap(
    "vsme:PracticePolicyAndOrFutureInitiativeIsPubliclyAvailable",
    say(
      "Whether practices, policies or plans are public",
      "Pratiques, politiques ou projets publics ou non",
      "Sama ada amalan, dasar atau rancangan tersedia kepada umum",
    ),
    "not-asked",
  ),
  b2.filled(
    "vsme:UndertakingHasSetATargetWhichIsRelatedToAPolicy",
    say(
      "Whether a target goes with a policy",
      "Politique assortie d’un objectif ou non",
      "Sama ada terdapat sasaran yang berkaitan dengan dasar",
    ),
    answered("any-yes", "readiness", TARGET_QUESTIONS),
    { ...duration, ...NO_IS_NARROW },
  ),
  b2.gap(
    "vsme:DescriptionOfTheEffectiveParticipationOfWorkersUsersOrOtherInterestedPartiesOrCommunitiesInGovernance",
    say(
      "Cooperatives: who takes part in governance",
      "Coopératives : participation à la gouvernance",
      "Koperasi: penyertaan dalam tadbir urus",
    ),
    "words",
  ),
  b2.gap(
    "vsme:FinancialInvestmentInTheCapitalOrAssetsOfSocialEconomyEntities",
    say(
      "Cooperatives: investment in the social economy",
      "Coopératives : investissement dans l’économie sociale",
      "Koperasi: pelaburan dalam ekonomi sosial",
    ),
    "not-asked",
  ),
  b2.gap(
    "vsme:DescriptionOfLimitsToTheDistributionOfProfitsConnectedToTheMutualisticNatureOrToTheNatureOfTheActivitiesConsistingInServicesOfGeneralEconomicInterestSGEI",
    say(
      "Cooperatives: limits to paying out profits",
      "Coopératives : limites à la distribution des bénéfices",
      "Koperasi: had pengagihan keuntungan",
    ),
    "words",
  ),

  c1.gap(
    "vsme:DescriptionOfSignificantGroupsOfProductsAndOrServicesOffered",
    say("Main products and services", "Principaux produits et services", "Produk dan perkhidmatan utama"),
    "words",
  ),
  c1.gap(
    "vsme:DescriptionOfSignificantMarketsTheUndertakingOperatesIn",
    say("Main markets", "Principaux marchés", "Pasaran utama"),
    "words",
  ),
  c1.gap(
    "vsme:DescriptionOfMainBusinessRelationships",
    say("Main business relationships", "Principales relations d’affaires", "Hubungan perniagaan utama"),
    "words",
  ),
  c1.gap(
    "vsme:DescriptionOfKeyElementsOfStrategyThatRelatesToOrAffectsSustainabilityIssues",
    say(
      "Strategy linked to sustainability",
      "Éléments de stratégie liés à la durabilité",
      "Strategi yang berkaitan dengan kelestarian",
    ),
    "words",
  ),

  c2.gap(
    "vsme:DescriptionOfPracticesPoliciesAndOrFutureInitiatives",
    say(
      "Practices, policies and plans in words",
      "Description des pratiques, politiques et projets",
      "Huraian amalan, dasar dan rancangan",
    ),
    "words",
  ),
  c2.filled(
    "vsme:MostSeniorLevelAccountableForImplementationOfPolicies",
    say(
      "Most senior level accountable for policies",
      "Niveau le plus élevé responsable des politiques",
      "Peringkat tertinggi yang bertanggungjawab atas dasar",
    ),
    answered("chosen", "progress", ["climate-governance.responsible"], "text"),
    {
      ...duration,
      isPartial: true,
      note: say("For climate matters alone.", "Pour le climat uniquement.", "Untuk hal iklim sahaja."),
    },
  ),
  c2.gap(
    "vsme:DescriptionOfATargetRelatedToAPolicy",
    say("Targets of policies in words", "Description des objectifs des politiques", "Huraian sasaran dasar"),
    "words",
  ),
];
