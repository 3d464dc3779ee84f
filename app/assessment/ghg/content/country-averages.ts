import type { FactorSet } from "~/assessment/ghg/rules/factors";

/** Grams of CO2e per kilowatt-hour, by year of the data and ISO 3166-1 country code. Malaysia and South Africa have official factors. */
const AVERAGES = {
  2022: `
    AW 550, BS 653.66, CK 250, CV 480, FK 1000, FO 354.17, GD 666.67, GF 204.08, GL 111.11, GP 493.9, GU 611.11,
    GW 625, HT 534.65, JM 561.25, JO 539.21, KI 500, KN 636.36, KP 344.26, LC 650, LK 509.78, LS 20.83, MG 477.27,
    MO 448.98, MQ 516.78, MR 481.71, MS 1000, MW 54.65, NC 585.76, NP 23.36, PF 436.62, PM 600, PS 460.78,
    RE 525.22, ST 555.56, SY 682.27, TD 615.39, UA 256.21, UG 57.39
  `,
  2023: `
    AE 492.7, AF 123.71, AG 611.11, AL 24.42, AO 167.22, AS 647.06, BB 600, BF 554.91, BH 902.41, BI 230.77,
    BJ 590, BN 892.67, BT 24.19, BW 849.42, BZ 155.56, CD 27.04, CG 713.73, CI 393.53, CM 285.71, CU 638.98,
    DJ 450, DM 600, DZ 633.65, ER 590.91, ET 23.55, FJ 278.26, GA 429.47, GH 452.86, GM 666.67, GN 182.72,
    GQ 605.1, GT 272.66, GY 634.33, HK 681.99, HN 289.5, ID 682.43, IL 567.26, IQ 689.4, IS 28.33, KM 642.86,
    KY 642.86, LA 232.12, LB 369.47, LR 435.9, LY 830.53, ML 394.5, MU 633.03, MV 611.77, MZ 127.81, NA 47.62,
    NE 687.5, NI 288.33, NR 750, PA 258.74, PG 513.74, PY 24.86, RW 301.89, SA 696.31, SB 636.36, SC 571.43,
    SD 214.33, SL 47.62, SN 535.4, SO 523.81, SR 383.18, SS 610.17, SZ 142.86, TC 653.85, TG 478.26, TM 1306.3,
    TO 571.43, TT 682.11, TZ 371.59, UZ 1121.18, VC 600, VE 180.25, VG 647.06, VI 641.79, VU 500, WS 400
  `,
  2024: `
    AM 244.34, AR 358.95, AT 102.62, AU 551.59, AZ 633.07, BA 637.76, BD 694.63, BE 117.58, BG 264.21, BO 468.02,
    BR 103.21, BY 313.62, CA 174.81, CH 36.6, CL 265.52, CN 559.55, CO 285.8, CR 63.01, CY 512.24, CZ 413.86,
    DE 344.14, DK 143.3, DO 566.05, EC 209.7, EE 341.02, EG 571.92, ES 146.15, FI 72.25, FR 44.18, GB 210.89,
    GE 143.06, GR 319.76, HR 174.48, HU 182.82, IE 279.7, IN 708.32, IR 641.94, IT 287.53, JP 482.32, KE 88.79,
    KG 162.71, KH 497.46, KR 414.27, KW 637.24, KZ 801.95, LT 139.34, LU 134.62, LV 136.22, MA 577.65, MD 631.68,
    ME 413.51, MK 568.97, MM 578.82, MN 784.01, MT 484.16, MX 484.83, NG 507.85, NL 253.31, NO 30.75, NZ 120.11,
    OM 545.25, PE 263.27, PH 613.38, PK 398.61, PL 614.98, PR 664.53, PT 112.29, QA 602.83, RO 245.55, RS 673.16,
    RU 449.2, SE 35.82, SG 498.74, SI 227.65, SK 96.49, SV 103.13, TH 554.5, TJ 112.79, TN 560.25, TR 469.7,
    TW 635.65, US 383.55, UY 96.7, VN 471.16, XK 958.72
  `,
};

/**
 * Average intensities of power generation by Ember, read from the table of The Green Web Foundation, which passes them on under CC BY-SA 4.0.
 * Ember counts the whole life cycle: fuel supply, methane and building the plants too. Countries with a value of zero are left out: no
 * country generates power without emissions.
 */
export const countryAverages: FactorSet = {
  set: "country-averages",
  version: "2026-11-28",
  title: "Ember: Yearly Electricity Data, country averages",
  address: "https://ember-energy.org/data/yearly-electricity-data/",
  readAt: "https://github.com/thegreenwebfoundation/co2.js/blob/main/data/output/average-intensities.json",
  licence: "CC BY-SA 4.0",
  mark: "secondary",
  notes: ["life-cycle"],
  factors: Object.entries(AVERAGES).flatMap(([year, rows]) =>
    rows.split(",").map((row) => {
      const [country = "", grams] = row.trim().split(" ");
      return {
        id: `average.${country.toLowerCase()}.${year}`,
        source: "electricity",
        region: country,
        from: Number(year),
        to: Number(year),
        value: Number(grams) / 1000,
        unit: "kwh",
        basis: "co2e",
      };
    }),
  ),
};
