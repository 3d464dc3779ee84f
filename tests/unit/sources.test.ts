import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import { chooseFactor } from "~/assessment/ghg/rules/factors";
import page from "../../docs/second-hand.md?raw";

/** The domains of those who issue laws, standards and emission factors. */
const ISSUERS = [
  "doe.gov.my",
  "dosh.gov.my",
  "ember-energy.org",
  "catalog.data.gov",
  "eur-lex.europa.eu",
  "globalreporting.org",
  "gov.uk",
  "gov.za",
  "ilo.org",
  "inforegulator.org.za",
  "ipcc.ch",
  "iso.org",
  "kpwkm.gov.my",
  "kwsp.gov.my",
  "labour.gov.za",
  "lom.agc.gov.my",
  "mof.gov.my",
  "mohr.gov.my",
  "pdp.gov.my",
  "sprm.gov.my",
  "st.gov.my",
  "unglobalcompact.org",
  "weps.org",
];

const isIssuer = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && ISSUERS.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
};

const laws = newestReadiness.dimensions.flatMap(({ topics }) => topics.flatMap(({ laws = [] }) => laws));

describe("the laws and standards behind the questions", () => {
  it("link a page of their issuer", () => {
    expect(laws.length).toBeGreaterThan(30);
    expect(laws.filter(({ source }) => !isIssuer(source)).map(({ name, source }) => `${name.en}: ${source}`)).toEqual(
      [],
    );
  });

  it("are listed as second-hand, with where they were read, if they were not read there", () => {
    const secondHand = laws.filter(({ readAt, isUnread }) => readAt !== undefined || isUnread);
    const missing = secondHand.filter(
      ({ name, readAt = "not read yet", checkedOn }) =>
        !page.split("\n").some((row) => [name.en, readAt, checkedOn].every((part) => row.includes(part))),
    );
    expect(missing.map(({ name }) => name.en)).toEqual([]);
    expect(page.match(/^\| [a-z-]+ \| (?:MY|ZA|all) /gm)).toHaveLength(secondHand.length);
  });

  it("refuses a copy that looks like its issuer", () => {
    expect(isIssuer("https://www.ilo.org/declaration")).toBe(true);
    for (const copy of ["https://studylib.ru/ilo.org", "http://www.ilo.org/", "https://fakeilo.org/"])
      expect(isIssuer(copy), copy).toBe(false);
  });
});

describe("the emission factors", () => {
  it("link a page of their publisher", () => {
    expect(
      FACTOR_SETS.filter(({ address }) => !isIssuer(address)).map(({ set, address }) => `${set}: ${address}`),
    ).toEqual([]);
  });

  it("are listed as second-hand, with where they were read, if they were not read there", () => {
    const secondHand = FACTOR_SETS.flatMap(({ set, address, readAt }) => (readAt ? [[set, address, readAt]] : []));
    expect(secondHand.length).toBeGreaterThan(0);
    const rows = page.split("\n");
    expect(secondHand.filter((parts) => !rows.some((row) => parts.every((part) => row.includes(part))))).toEqual([]);
  });

  it("say that an average covers the whole life cycle, and that a figure is provisional", () => {
    const noted = FACTOR_SETS.flatMap(({ set, notes = [] }) => notes.map((note) => `${set}: ${note}`));
    expect(noted).toEqual(["malaysia-grids-provisional: provisional", "country-averages: life-cycle"]);
    const inMalaysia = { source: "electricity", region: "MY-peninsular", unit: "kwh" } as const;
    expect(chooseFactor(FACTOR_SETS, { ...inMalaysia, year: 2025 })?.notes).toEqual(["provisional"]);
    expect(chooseFactor(FACTOR_SETS, { ...inMalaysia, year: 2022 })?.notes).toBeUndefined();
  });
});
