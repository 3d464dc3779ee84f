/** ISO 3166-2 subdivisions as the states of an address: which ones are offered, and under what names. */
import { iso31662 } from "iso-3166";

/** The top level is too coarse for an address (regions, island groups): the smallest subdivisions are used instead. */
const SMALLEST_LEVEL = new Set("CV DO ES FJ FR GW IE IQ IT KN MH MW PH UG".split(" "));

/** Groupings listed beside the subdivisions they contain, or parts listed beside the county they belong to. */
const REDUNDANT = new Set(
  [
    "BE-VLG BE-WAL", // regions over the provinces
    "GB-EAW GB-ENG GB-GBN GB-NIR GB-SCT GB-UKM GB-WLS", // nations over the counties, districts and boroughs
    "GQ-C GQ-I", // regions over the provinces
    "ID-JW ID-KA ID-ML ID-NU ID-PP ID-SL ID-SM", // island groups over the provinces
    "LU-D LU-G LU-L", // former districts over the cantons
    // county towns inside the counties
    "HU-BC HU-DE HU-DU HU-EG HU-ER HU-GY HU-HV HU-KM HU-KV HU-MI HU-NK HU-NY HU-PS HU-SD HU-SF HU-SH HU-SK HU-SN",
    "HU-SS HU-ST HU-TB HU-VM HU-ZE",
    "FR-CP", // uninhabited
  ].flatMap((codes) => codes.split(" ")),
);

/** Estonian municipalities and former Danish counties have three digits; the current units have two. */
const isMinorUnit = (code) => /^(DK|EE)-\d{3}$/.test(code);

/** [English, French, Malay]; a missing language uses the English name. */
const NAMES = {
  "ZA-EC": ["Eastern Cape", "Cap-Oriental", "Tanjung Timur"],
  "ZA-FS": ["Free State", "État-Libre", "Negeri Bebas"],
  "ZA-GP": ["Gauteng"],
  "ZA-KZN": ["KwaZulu-Natal"],
  "ZA-LP": ["Limpopo"],
  "ZA-MP": ["Mpumalanga"],
  "ZA-NC": ["Northern Cape", "Cap-Nord", "Tanjung Utara"],
  "ZA-NW": ["North West", "Nord-Ouest", "Barat Laut"],
  "ZA-WC": ["Western Cape", "Cap-Occidental", "Tanjung Barat"],

  "BE-BRU": ["Brussels", "Bruxelles-Capitale"],
  "BE-VAN": ["Antwerp", "Anvers"],
  "BE-VBR": ["Flemish Brabant", "Brabant flamand"],
  "BE-VLI": ["Limburg", "Limbourg"],
  "BE-VOV": ["East Flanders", "Flandre-Orientale"],
  "BE-VWV": ["West Flanders", "Flandre-Occidentale"],
  "BE-WBR": ["Walloon Brabant", "Brabant wallon"],

  "CA-BC": ["British Columbia", "Colombie-Britannique"],
  "CA-NB": ["New Brunswick", "Nouveau-Brunswick"],
  "CA-NL": ["Newfoundland and Labrador", "Terre-Neuve-et-Labrador"],
  "CA-NS": ["Nova Scotia", "Nouvelle-Écosse"],
  "CA-NT": ["Northwest Territories", "Territoires du Nord-Ouest"],
  "CA-PE": ["Prince Edward Island", "Île-du-Prince-Édouard"],
  "CA-QC": ["Quebec", "Québec"],

  "CH-AG": ["Aargau", "Argovie"],
  "CH-AI": ["Appenzell Innerrhoden", "Appenzell Rhodes-Intérieures"],
  "CH-AR": ["Appenzell Ausserrhoden", "Appenzell Rhodes-Extérieures"],
  "CH-BE": ["Bern", "Berne"],
  "CH-BL": ["Basel-Landschaft", "Bâle-Campagne"],
  "CH-BS": ["Basel-Stadt", "Bâle-Ville"],
  "CH-GE": ["Geneva", "Genève"],
  "CH-GL": ["Glarus", "Glaris"],
  "CH-GR": ["Graubünden", "Grisons"],
  "CH-LU": ["Lucerne", "Lucerne"],
  "CH-NW": ["Nidwalden", "Nidwald"],
  "CH-OW": ["Obwalden", "Obwald"],
  "CH-SG": ["St. Gallen", "Saint-Gall"],
  "CH-SH": ["Schaffhausen", "Schaffhouse"],
  "CH-SO": ["Solothurn", "Soleure"],
  "CH-TG": ["Thurgau", "Thurgovie"],
  "CH-TI": ["Ticino", "Tessin"],
  "CH-ZG": ["Zug", "Zoug"],
  "CH-ZH": ["Zurich", "Zurich"],

  "CM-EN": ["Far North", "Extrême-Nord"],
  "CM-ES": ["East", "Est"],
  "CM-NO": ["North", "Nord"],
  "CM-NW": ["North-West", "Nord-Ouest"],
  "CM-OU": ["West", "Ouest"],
  "CM-SU": ["South", "Sud"],
  "CM-SW": ["South-West", "Sud-Ouest"],

  "MU-AG": ["Agalega Islands", "Îles Agalega"],
  "MU-BL": ["Black River", "Rivière Noire"],
  "MU-CC": ["Cargados Carajos Shoals", "Saint-Brandon"],
  "MU-RO": ["Rodrigues Island", "Île Rodrigues"],

  "RW-01": ["City of Kigali", "Ville de Kigali"],
  "RW-02": ["Eastern Province", "Province de l'Est"],
  "RW-03": ["Northern Province", "Province du Nord"],
  "RW-04": ["Western Province", "Province de l'Ouest"],
  "RW-05": ["Southern Province", "Province du Sud"],

  // Chad is listed in transliterated Arabic only.
  "TD-BA": ["Batha"],
  "TD-BG": ["Bahr el Gazel"],
  "TD-BO": ["Borkou"],
  "TD-CB": ["Chari-Baguirmi"],
  "TD-EE": ["Ennedi-Est"],
  "TD-EO": ["Ennedi-Ouest"],
  "TD-GR": ["Guéra"],
  "TD-HL": ["Hadjer-Lamis"],
  "TD-KA": ["Kanem"],
  "TD-LC": ["Lac"],
  "TD-LO": ["Logone Occidental"],
  "TD-LR": ["Logone Oriental"],
  "TD-MA": ["Mandoul"],
  "TD-MC": ["Moyen-Chari"],
  "TD-ME": ["Mayo-Kebbi Est"],
  "TD-MO": ["Mayo-Kebbi Ouest"],
  "TD-ND": ["N'Djamena"],
  "TD-OD": ["Ouaddaï"],
  "TD-SA": ["Salamat"],
  "TD-SI": ["Sila"],
  "TD-TA": ["Tandjilé"],
  "TD-TI": ["Tibesti"],
  "TD-WF": ["Wadi Fira"],

  "GR-A": ["Anatolikí Makedonía kai Thráki"],
  "HT-GA": ["Grand'Anse"],
  "NA-KA": ["ǁKaras"],

  // A city and the area around it share one name.
  "AZ-LA": ["Lənkəran (city)", "Lənkəran (ville)", "Lənkəran (bandar)"],
  "AZ-SA": ["Şəki (city)", "Şəki (ville)", "Şəki (bandar)"],
  "AZ-YE": ["Yevlax (city)", "Yevlax (ville)", "Yevlax (bandar)"],
  "BG-22": ["Sofia (city)", "Sofia (ville)", "Sofia (bandar)"],
  "KZ-75": ["Almaty (city)", "Almaty (ville)", "Almaty (bandar)"],
  "LA-VT": ["Viangchan (capital)", "Viangchan (capitale)", "Viangchan (ibu kota)"],
  "MZ-MPM": ["Maputo (city)", "Maputo (ville)", "Maputo (bandar)"],
  "TW-CYI": ["Chiayi (city)", "Chiayi (ville)", "Chiayi (bandar)"],
  "TW-HSZ": ["Hsinchu (city)", "Hsinchu (ville)", "Hsinchu (bandar)"],
  "UZ-TK": ["Toshkent (city)", "Toshkent (ville)", "Toshkent (bandar)"],
};

/** Matches index order ("Durham, County"), to convert it to reading order. A comma between two parts of a name does not match. */
const INDEX_ORDER = /^(.+), (City of|County|The|Respublika|Hlavní město|[Uu]nitatea teritorială.*)$/;

function cleanName(name) {
  const plain = name
    .replace(/\s*[[(][^\])]*[\])]/g, "")
    .replace(/\*+$/, "")
    .trim();
  const inverted = INDEX_ORDER.exec(plain);
  if (!inverted) return plain;
  const [, head, lead] = inverted;
  return `${lead[0].toUpperCase()}${lead.slice(1)} ${head}`;
}

const parents = new Set(iso31662.map(({ parent }) => parent));

function isOffered({ code, parent }) {
  const country = code.slice(0, 2);
  if (REDUNDANT.has(code) || isMinorUnit(code)) return false;
  return SMALLEST_LEVEL.has(country) ? !parents.has(code) : parent === country;
}

/** The states of a country; empty if it has none. `isoName` is the name as listed, for matching. */
export function subdivisionsOf(country) {
  return iso31662
    .filter((subdivision) => subdivision.code.startsWith(`${country}-`) && isOffered(subdivision))
    .map(({ code, name }) => {
      const [nameEn, nameFr = nameEn, nameMs = nameEn] = NAMES[code] ?? [cleanName(name)];
      return { id: code, isoName: cleanName(name), nameEn, nameFr, nameMs };
    });
}
