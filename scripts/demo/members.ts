import { LANGUAGES } from "~/core/language";
import { REVENUE_BANDS } from "~/foundation/identity/schema";
import { chance } from "./answers";
import { type DemoCompany, figuresOf, progressOf } from "./companies";

/**
 * Joined the corporate company's network over two years: companies of every size, in nearly every state and trade, each at a
 * different stage. The size is an index into the revenue bands. The last columns exist for companies that have started: days ago,
 * number of Yes answers, and `draft`, `climate` or `climate-draft` if the company is before or beyond its first result.
 */
const ROWS = `
Tugela Bend Citrus (Pty) Ltd | agriculture | 2 | ZA-KZN | Ladysmith | Harrismith Road 3370 | Anele Mbatha | Farm Manager | en | 742 | 11
Kalahari Salt Pans Mining (Pty) Ltd | mining | 4 | ZA-NC | Upington | Schröder Street 8801 | Johan Esterhuizen | Co-owner | en | 705 | 23 | climate
Sawah Perlis Beras Sdn Bhd | agriculture | 1 | 2470 | Kangar | Jalan Bukit Lagi 01000 | Khadijah binti Osman | Pengarah Urusan | ms | 688 | 18
Isipingo Moulded Plastics (Pty) Ltd | chemicals | 3 | ZA-KZN | Durban | Prospecton Road 4110 | Rajesh Pillay | Production Manager | en | 661 | 34 | climate
Batu Kawan Precision Tools Sdn Bhd | metals-machinery | 4 | 2468 | George Town | Jalan Cassia 14110 | Wong Siew Ling | Head of Compliance | en | 640 | 52 | climate
Vaalrivier Sand & Stone CC | mining | 1 | ZA-FS | Welkom | Stateway 9459 | Thabo Sithole | Site Manager | en | 618 | 8
Tasik Kenyir Hydro Services Sdn Bhd | energy | 3 | 2475 | Kuala Terengganu | Jalan Sultan Omar 20300 | Zulkifli bin Ahmad | Pengurus Loji | ms | 590 | 58 | climate
Sneeuberg Wool Sorters CC | textiles | 1 | ZA-EC | Graaff Reinet | Church Street 6280 | Annelize Botes | Managing Member | en | 571 | 27
Melaka Rempah House Sdn Bhd | food-manufacturing | 1 | 2465 | Malacca | Jalan Hang Tuah 75300 | Ooi Kah Hoe | Director | en | 548 | 31 | climate
Maluti Clear Water Services (Pty) Ltd | water-waste | 2 | ZA-FS | Bloemfontein | Nelson Mandela Drive 9301 | Palesa Motaung | Chief Operating Officer | en | 530 | 49 | climate
Gua Musang Timber Frames Sdn Bhd | other-manufacturing | 2 | 2462 | Kota Bharu | Jalan Kuala Krai 15150 | Hassan bin Yusof | Pengurus Besar | ms | 512 | 14
Salt River Print Works (Pty) Ltd | other-manufacturing | 2 | ZA-WC | Cape Town | Durham Avenue 7925 | Fatima Cassiem | Operations Director | en | 495 | 45 | climate
Labuan Offshore Stores Sdn Bhd | trade | 3 | 2464 | Labuan | Jalan Merdeka 87000 | Chin Wai Keong | Finance Manager | en | 470 | 29
Bushveld Lodge Keepers CC | hospitality | 0 | ZA-LP | Bela Bela | Potgieter Road 0480 | Mpho Rakgadi | Owner | en | 455 | 38 | climate
Cahaya Putra Solar Sdn Bhd | energy | 2 | 2471 | Putrajaya | Persiaran Perdana 62000 | Nur Aisyah binti Kamal | Pegawai Kelestarian | ms | 437 | 66 | climate
Platinum Belt Haulage (Pty) Ltd | transport | 4 | ZA-NW | Rustenburg | Beyers Naudé Drive 0299 | Deon Labuschagne | Fleet Manager | en | 420 | 22 | climate
Seri Menanti Batik Sdn Bhd | textiles | 0 | 2466 | Seremban | Jalan Yam Tuan 70000 | Siti Hajar binti Mahmud | Pengarah | ms | 402 | 17
Bo-Kaap Foods Trading (Pty) Ltd | trade | 2 | ZA-WC | Cape Town | Wale Street 8001 | Yusuf Adams | Managing Director | en | 388 | 41 | climate
Mulu Trails Travel Sdn Bhd | administrative-services | 0 | 2473 | Miri | Jalan Kubu 98000 | Jenny Anak Ramba | General Manager | en | 371 | 55
Sandveld Switchgear (Pty) Ltd | electronics | 3 | ZA-GP | Johannesburg | Electron Avenue 1609 | Kagiso Tau | Technical Director | en | 356 | 61 | climate
Cameron Ridge Greens Sdn Bhd | agriculture | 1 | 2467 | Kuantan | Jalan Beserah 25300 | Lim Pei Shan | Quality Manager | en | 340 | 36 | climate-draft
Lowveld Sugar Transporters CC | transport | 2 | ZA-MP | Mbombela | Samora Machel Drive 1200 | Bongani Nkosi | Director | en | 325 | 19
Awan Rimba Digital Sdn Bhd | information-communication | 2 | 2474 | Shah Alam | Persiaran Multimedia 40150 | Amir bin Rahman | Ketua Pegawai Eksekutif | ms | 309 | 63 | climate
Namaqua Community Clinics NPC | health | 1 | ZA-NC | Kimberley | Du Toitspan Road 8301 | Marlene Jantjies | Practice Manager | en | 297 | 47
Kinabalu Steel Fixers Sdn Bhd | construction | 3 | 2472 | Kota Kinabalu | Jalan Tuaran 88400 | Chong Kok Leong | Managing Director | en | 284 | 25 | climate
Algoa Bay Battery Recyclers (Pty) Ltd | water-waste | 4 | ZA-EC | Gqeberha | Markman Road 6210 | Nadine Ferreira | Head of Sustainability | en | 268 | 71 | climate
Ilmu Perdana Training Sdn Bhd | education | 1 | 2463 | Kuala Lumpur | Jalan Tun Razak 50400 | Divya a/p Krishnan | Principal | en | 255 | 44
Midlands Gear & Pump (Pty) Ltd | metals-machinery | 2 | ZA-KZN | Pietermaritzburg | Ohrtmann Road 3201 | Lwazi Gumede | Workshop Manager | en | 241 | 33 | climate
Tebrau Bina Jaya Sdn Bhd | construction | 4 | 2460 | Johor Bahru | Jalan Tebrau 80300 | Mohd Faizal bin Idris | Pengurus Projek | ms | 228 | 50 | climate
Garden Route Fintech (Pty) Ltd | finance | 2 | ZA-WC | George | York Street 6529 | Claire Rasolofo | Directrice financière | fr | 214 | 65
Taiping Rubber Seals Sdn Bhd | chemicals | 4 | 2469 | Ipoh | Jalan Kuala Kangsar 30010 | Goh Boon Heng | Plant Director | en | 203 | 42 | climate
Mahikeng Fresh Bakes CC | food-manufacturing | 0 | ZA-NW | Mafikeng | Shippard Street 2745 | Refilwe Molefe | Owner | en | 190 | 13
Pasir Mas Kopi Sdn Bhd | food-manufacturing | 2 | 2462 | Kota Bharu | Jalan Pasir Mas 16150 | Azlina binti Hashim | Pengurus Operasi | ms | 178 | 39 | climate
Umgeni Quantity Surveyors Inc | professional-services | 1 | ZA-KZN | Durban | Ridge Road 4001 | Sean Naidoo | Partner | en | 167 | 56 | climate-draft
Alor Setar Glove Makers Sdn Bhd | chemicals | 5 | 2461 | Alor Setar | Jalan Langgar 05460 | Teh Li Na | Export Manager | en | 155 | 68 | climate
Soutpansberg Avocado Growers (Pty) Ltd | agriculture | 3 | ZA-LP | Louis Trichardt | Songozwi Street 0920 | Tumelo Phiri | General Manager | en | 143 | 59 | climate
Klang Valley Cold Chain Sdn Bhd | transport | 3 | 2474 | Petaling Jaya | Jalan Kilang 46050 | Ravi a/l Subramaniam | Operations Manager | en | 131 | 46 | climate
Mopane Circuit Boards (Pty) Ltd | electronics | 2 | ZA-GP | Pretoria | Watermeyer Street 0184 | Busisiwe Zulu | Chief Executive | en | 119 | 69 | climate-draft
Pantai Cenang Resort Supplies Sdn Bhd | hospitality | 1 | 2461 | Pantai Cenang | Jalan Pantai Cenang 07000 | Farah Nadia binti Zain | Pengurus Sumber Manusia | ms | 104 | 30
Robertson Vale Juices (Pty) Ltd | food-manufacturing | 3 | ZA-WC | Robertson | Voortrekker Road 6705 | Hendrik du Toit | Cellar Master | en | 92 | 73 | climate
Sibu Riverline Furniture Sdn Bhd | other-manufacturing | 1 | 2473 | Sibu | Jalan Lanang 96000 | Lau Chee Meng | Director | en | 77 | 24 | draft
Inanda Workwear Makers (Pty) Ltd | textiles | 2 | ZA-KZN | Durban | Queen Nandi Drive 4051 | Zodwa Ngcobo | Managing Director | en | 61 | 53 | climate
Kuantan Aqua Farms Sdn Bhd | agriculture | 0 | 2467 | Kuantan | Jalan Gebeng 26080 | Ahmad Danial bin Roslan | Pengasas | ms | 39 | 35
West Coast Solar Fitters (Pty) Ltd | energy | 1 | ZA-WC | Saldanha | Main Road 7395 | Carla van Wyk | Finance Manager | en | 18 | 62 | draft
Kota Laksamana Bakes Sdn Bhd | food-manufacturing | 0 | 2465 | Malacca | Jalan Laksamana 75200 | Yeoh Hui Min | Owner | en | 12 | 28 | draft
Emalahleni Crane Hire CC | administrative-services | 2 | ZA-MP | Emalahleni | Botha Avenue 1035 | Sizwe Mahlangu | Director | en | 9 | 33 | draft
Bandar Hilir Klinik Sdn Bhd | health | 1 | 2465 | Malacca | Jalan Parameswara 75000 | Norhayati binti Salleh | Pengurus Kewangan | ms
Overberg Property Care CC | real-estate | 0 | ZA-WC | Caledon | Plein Street 7230 | Elsabe Kruger | Owner | en
`;

/** The number of sections a draft has completed. */
const sectionsOf = (seed: string, most: number) => 2 + Math.floor(chance({ seed }, "sections") * (most - 2));

const digits = (seed: string, what: string, count: number) =>
  String(Math.floor(chance({ seed }, what) * 10 ** count)).padStart(count, "0");

/** A registration number in the format of each country, and a possible mobile number there. */
function numbersOf(seed: string, country: "ZA" | "MY", joinedDaysAgo: number) {
  const year = String(2021 - Math.floor(joinedDaysAgo / 100) - Math.floor(chance({ seed }, "age") * 8));
  const six = digits(seed, "number", 6);
  return country === "ZA"
    ? { registration: `${year}/${six}/07`, mobile: `082 ${digits(seed, "one", 3)} ${digits(seed, "two", 4)}` }
    : {
        registration: `${year}010${digits(seed, "old", 5)} (${six}-${"ABDHKMPTVWX"[Number(six) % 11]})`,
        mobile: `012-${digits(seed, "one", 3)} ${digits(seed, "two", 4)}`,
      };
}

export const MEMBERS: DemoCompany[] = ROWS.trim()
  .split("\n")
  .map((row, index) => {
    const [
      name = "",
      industry = "",
      size,
      state = "",
      city = "",
      street,
      username = "",
      jobTitle = "",
      spoken,
      ...done
    ] = row.split(" | ");
    const key = `member-${index + 1}`;
    const country = state.startsWith("ZA") ? "ZA" : "MY";
    const revenue = REVENUE_BANDS[Number(size)] ?? "under-300k";
    const language = LANGUAGES.find((each) => each === spoken) ?? "en";
    const [daysAgo, yes, way] = [Number(done[0] ?? 5), Number(done[1] ?? 0), done[2]];
    const plans = progressOf({ index, daysAgo, yes, revenue, isVaried: true });
    return {
      key,
      username,
      jobTitle,
      language,
      name,
      industry,
      revenue,
      country,
      state,
      city,
      ...numbersOf(key, country, daysAgo),
      address: `${1 + Math.floor(chance({ seed: key }, "house") * 90)} ${street}`,
      assessments: done.length > 0 ? [{ daysAgo, yes, ...(way === "draft" && { sections: sectionsOf(key, 30) }) }] : [],
      progress:
        way === "climate" ? [plans] : way === "climate-draft" ? [{ ...plans, sections: sectionsOf(key, 9) }] : [],
      // Some of them share their key figures.
      ...(way === "climate" && index % 2 === 1 && { figures: figuresOf(plans, index) }),
    };
  });
