import type { Input } from "./authoring";
import { input, MONEY, REPORTED } from "./ghg-inputs";

/** Amounts are kept for groups of purchases that a small company finds in its accounts; the rarer ones are folded away. */
export const GOODS_INPUTS: Input[] = [
  input("goods-food", { en: "Food and drink", fr: "Alimentation et boissons", ms: "Makanan dan minuman" }, MONEY),
  input(
    "goods-paper",
    {
      en: "Paper, packaging and printing",
      fr: "Papier, emballages et impression",
      ms: "Kertas, pembungkusan dan percetakan",
    },
    MONEY,
  ),
  input(
    "goods-plastics",
    { en: "Plastics and rubber", fr: "Plastiques et caoutchouc", ms: "Plastik dan getah" },
    MONEY,
    true,
  ),
  input(
    "goods-chemicals",
    {
      en: "Chemicals and cleaning products",
      fr: "Produits chimiques et d’entretien",
      ms: "Bahan kimia dan produk pembersih",
    },
    MONEY,
    true,
  ),
  input(
    "goods-metals",
    { en: "Metals and metal parts", fr: "Métaux et pièces métalliques", ms: "Logam dan bahagian logam" },
    MONEY,
  ),
  input(
    "goods-minerals",
    {
      en: "Cement, concrete, glass and stone",
      fr: "Ciment, béton, verre et pierre",
      ms: "Simen, konkrit, kaca dan batu",
    },
    MONEY,
    true,
  ),
  input(
    "goods-textiles",
    { en: "Textiles and clothing", fr: "Textiles et vêtements", ms: "Tekstil dan pakaian" },
    MONEY,
    true,
  ),
  input("goods-wood", { en: "Wood and furniture", fr: "Bois et mobilier", ms: "Kayu dan perabot" }, MONEY, true),
  input("goods-machinery", { en: "Machines and tools", fr: "Machines et outillage", ms: "Mesin dan peralatan" }, MONEY),
  input(
    "goods-electronics",
    { en: "Computers and electronics", fr: "Informatique et électronique", ms: "Komputer dan elektronik" },
    MONEY,
  ),
  input(
    "services-construction",
    { en: "Building work", fr: "Travaux de construction", ms: "Kerja pembinaan" },
    MONEY,
    true,
  ),
  input(
    "services-facilities",
    {
      en: "Cleaning, security and maintenance",
      fr: "Nettoyage, gardiennage et maintenance",
      ms: "Pembersihan, keselamatan dan penyelenggaraan",
    },
    MONEY,
  ),
  input(
    "services-professional",
    {
      en: "Consulting, accounting, software and telephone",
      fr: "Conseil, comptabilité, logiciels et téléphone",
      ms: "Perundingan, perakaunan, perisian dan telefon",
    },
    MONEY,
  ),
  REPORTED,
];

export const FREIGHT_INPUTS: Input[] = [
  input("freight-truck", { en: "Lorry", fr: "Camion", ms: "Lori" }, ["tonne-km"]),
  input("freight-van", { en: "Van", fr: "Camionnette", ms: "Van" }, ["tonne-km"]),
  input("freight-rail", { en: "Rail", fr: "Train de marchandises", ms: "Kereta api barang" }, ["tonne-km"], true),
  input("freight-sea", { en: "Ship", fr: "Navire", ms: "Kapal" }, ["tonne-km"]),
  input("freight-air", { en: "Plane", fr: "Avion-cargo", ms: "Pesawat kargo" }, ["tonne-km"]),
  input(
    "freight-spend",
    {
      en: "Transport known only by its price",
      fr: "Transport connu seulement par son prix",
      ms: "Pengangkutan yang diketahui harganya sahaja",
    },
    MONEY,
  ),
  REPORTED,
];

export const WASTE_INPUTS: Input[] = [
  input(
    "waste-landfill",
    { en: "Mixed waste to landfill", fr: "Déchets mélangés mis en décharge", ms: "Sisa campuran ke tapak pelupusan" },
    ["tonne", "kg"],
  ),
  input(
    "waste-incineration",
    {
      en: "Waste burnt for energy",
      fr: "Déchets brûlés avec récupération d’énergie",
      ms: "Sisa yang dibakar untuk tenaga",
    },
    ["tonne", "kg"],
  ),
  input("waste-recycling", { en: "Waste recycled", fr: "Déchets recyclés", ms: "Sisa yang dikitar semula" }, [
    "tonne",
    "kg",
  ]),
  input(
    "waste-compost",
    {
      en: "Food and garden waste composted",
      fr: "Déchets alimentaires et verts compostés",
      ms: "Sisa makanan dan kebun yang dikompos",
    },
    ["tonne", "kg"],
  ),
  REPORTED,
];

export const TRAVEL_INPUTS: Input[] = [
  input(
    "flight-domestic",
    { en: "Flights within the country", fr: "Vols intérieurs", ms: "Penerbangan dalam negara" },
    ["passenger-km"],
  ),
  input(
    "flight-short",
    {
      en: "Flights abroad, up to 3,700 km",
      fr: "Vols vers l’étranger, jusqu’à 3 700 km",
      ms: "Penerbangan ke luar negara, sehingga 3,700 km",
    },
    ["passenger-km"],
  ),
  input(
    "flight-long",
    {
      en: "Flights abroad, over 3,700 km",
      fr: "Vols vers l’étranger, plus de 3 700 km",
      ms: "Penerbangan ke luar negara, melebihi 3,700 km",
    },
    ["passenger-km"],
  ),
  input("travel-car", { en: "Car or taxi", fr: "Voiture ou taxi", ms: "Kereta atau teksi" }, ["km"]),
  input("travel-train", { en: "Train, tram or metro", fr: "Train, tram ou métro", ms: "Kereta api, tram atau metro" }, [
    "passenger-km",
  ]),
  input(
    "hotel-malaysia",
    { en: "Hotel nights in Malaysia", fr: "Nuits d’hôtel en Malaisie", ms: "Malam hotel di Malaysia" },
    ["night"],
  ),
  input(
    "hotel-south-africa",
    { en: "Hotel nights in South Africa", fr: "Nuits d’hôtel en Afrique du Sud", ms: "Malam hotel di Afrika Selatan" },
    ["night"],
  ),
  input(
    "hotel-elsewhere",
    { en: "Hotel nights elsewhere", fr: "Nuits d’hôtel ailleurs", ms: "Malam hotel di tempat lain" },
    ["night"],
  ),
  REPORTED,
];

export const COMMUTING_INPUTS: Input[] = [
  input("travel-car", { en: "Car", fr: "Voiture", ms: "Kereta" }, ["km"]),
  input("travel-motorbike", { en: "Motorcycle", fr: "Moto ou scooter", ms: "Motosikal" }, ["km"]),
  input("travel-bus", { en: "Bus", fr: "Autobus", ms: "Bas" }, ["passenger-km"]),
  input("travel-train", { en: "Train, tram or metro", fr: "Train, tram ou métro", ms: "Kereta api, tram atau metro" }, [
    "passenger-km",
  ]),
  REPORTED,
];
