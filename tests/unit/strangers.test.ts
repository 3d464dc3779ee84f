import { describe, expect, it } from "vitest";
import { heldDomain } from "~/foundation/identity/rules/mail-domains";
import { neighbourhoodOf } from "~/platform/network";
import { ONE_IN, type Sources, strangersOf } from "~/results/statistics/rules/strangers";
import { seededRandom } from "../support/random";

const from = (network: string | null, domain: string | null = null): Sources => ({ network, domain });
const many = (count: number, of: () => Sources) => Array.from({ length: count }, of);
const alone = () => from(null);

describe("a group of unrelated companies", () => {
  it.each([
    ["nobody of fewer than five", many(4, alone), 0],
    ["all whose sources are not known", many(7, alone), 7],
    ["one of six accounts beside one other: nobody", [alone(), ...many(6, () => from("a"))], 0],
    ["two of seventeen accounts beside nine others", [...many(9, alone), ...many(17, () => from("a"))], 11],
    ["two of seventeen accounts of a domain", [...many(9, alone), ...many(17, () => from(null, "a.com"))], 11],
    ["nobody of one source", many(40, () => from("a", "a.com")), 0],
  ])("includes %s", (_, companies, expected) => {
    expect(strangersOf(companies)).toHaveLength(expected);
  });

  it("includes the first ones listed first", () => {
    const [first, second] = [from("a"), from("a")];
    expect(strangersOf([first, second, ...many(4, alone)])).toEqual([first, ...many(4, alone)]);
    expect(strangersOf([first, second, ...many(4, alone)])[0]).toBe(first);
  });

  it("never has more than one in five from one network or domain, whatever the companies are", () => {
    const random = seededRandom(37);
    const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? "";
    let seen = 0;
    for (let round = 0; round < 500; round += 1) {
      const letters = "abcdefghijklmnop".slice(0, 1 + Math.floor(random() * 16));
      const source = () => (random() < 0.4 ? null : pick(letters));
      const taken = strangersOf(many(Math.floor(random() * 60), () => from(source(), source())));
      seen += taken.length;
      for (const by of ["network", "domain"] as const) {
        for (const letter of letters) {
          const its = taken.filter((company) => company[by] === letter).length;
          expect([letter, its * ONE_IN <= taken.length]).toEqual([letter, true]);
        }
      }
    }
    expect(seen).toBeGreaterThan(2000);
  });
});

describe("the domain owned by the user of an e-mail address", () => {
  it.each([
    ["nomsa@karoo.co.za", "karoo.co.za"],
    ["nomsa@mail.karoo.co.za", "karoo.co.za"],
    ["nomsa@a.b.karoo.com", "karoo.com"],
    ["nomsa@Karoo.MY", "karoo.my"],
    ["nomsa@rasa.com.my", "rasa.com.my"],
    ["nomsa@gmail.com", null],
    ["nomsa@yahoo.co.uk", null],
    ["nomsa@yahoo.com.my", null],
    ["nomsa@hotmail.fr", null],
    ["nomsa@outlook.com", null],
    ["nomsa@icloud.com", null],
    ["nomsa@web.de", null],
    ["nomsa@mweb.co.za", null],
    ["nomsa@gmail.com.attack.example", "attack.example"],
  ])("of %s is %s", (email, domain) => {
    expect(heldDomain(email)).toBe(domain);
  });
});

describe("the neighbouring network of an IP address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.0/24"],
    ["::ffff:203.0.113.9", "203.0.113.0/24"],
    ["2001:db8:12:34::1", "2001:db8:12::/48"],
    ["2001:db8:12:ffff::1", "2001:db8:12::/48"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(neighbourhoodOf(address)).toBe(network);
  });
});
