import passwords from "@zxcvbn-ts/language-common/src/passwords.json";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "~/foundation/identity/content/common-passwords.server";
import { judgePassword } from "~/foundation/identity/rules/password-policy";

const nobody = () => false;
const owner = {
  username: "Nomsa Dlamini",
  email: "n.dlamini@green-bakery.example",
  company: "Les Épices d’Ébène & Fils",
};
const reasonOf = (password: string, about: Parameters<typeof judgePassword>[1] = {}) => {
  const verdict = judgePassword(password, about, isCommonPassword);
  return verdict.ok ? "fine" : verdict.reason;
};

describe("ASVS 6.2.1, 6.2.9 the length of a password", () => {
  it("is 8 characters at least and 128 at most, however many bytes they take", () => {
    expect(reasonOf("x7#mQ2!")).toBe("short");
    expect(reasonOf("x7#mQ2!k")).toBe("fine");
    expect(reasonOf("🦒🐘🌳🌍🎈🎩🚲")).toBe("short");
    expect(reasonOf("🦒🐘🌳🌍🎈🎩🚲🥁")).toBe("fine");
    const long = "giraffe drum ".repeat(10);
    expect(reasonOf(long.slice(0, 128))).toBe("fine");
    expect(reasonOf(long.slice(0, 129))).toBe("long");
  });
});

describe("a password in another Unicode form", () => {
  it("is checked in the form that is compared: its length, the list and the words of the account", () => {
    expect(reasonOf("éàüöñçî".normalize("NFD"))).toBe("short");
    expect(reasonOf("éàüöñçîê".normalize("NFD"))).toBe("fine");
    expect(reasonOf("Éa îb ".repeat(21).normalize("NFD"))).toBe("fine");
    const asked: string[] = [];
    judgePassword("Élève\u3000bleu".normalize("NFD"), {}, (password) => asked.push(password) > 0);
    expect(asked).toEqual(["élève bleu"]);
  });
});

describe("ASVS 6.2.5 the composition of a password", () => {
  it("is unrestricted: words, spaces, capitals, other scripts", () => {
    for (const password of [
      "a quiet river bend",
      "UPPERCASE WORDS",
      "98034721650",
      "ночной поезд",
      "静かな川のほとり歩",
    ]) {
      expect(reasonOf(password), password).toBe("fine");
    }
  });
});

describe("ASVS 6.2.4, 6.2.12 common passwords", () => {
  it("are refused, also in capitals and full-width letters", () => {
    for (const password of [
      "password",
      "12345678",
      "Password1",
      "QWERTYUIOP",
      "football",
      "trustno1",
      "ｐａｓｓｗｏｒｄ",
    ]) {
      expect(reasonOf(password), password).toBe("common");
    }
  });

  it("are refused when they repeat one or two characters", () => {
    for (const password of ["aaaaaaaaaaaaaaa", "ababababababab"]) expect(reasonOf(password), password).toBe("common");
  });

  it("are all the words on the list that are long enough, and nothing else", () => {
    const long = passwords.filter((word) => word.length >= 8);
    expect(long.length).toBeGreaterThan(3000);
    expect(long.filter((word) => !isCommonPassword(word.toLowerCase()))).toEqual([]);
    for (const word of ["", "passwor", "a quiet river bend"]) expect(isCommonPassword(word), word).toBe(false);
  });
});

describe("ASVS 6.1.2, 6.2.11 the check for words of the account", () => {
  it.each([
    ["the name", "Nomsa Dlamini"],
    ["part of the name with a year", "dlamini2026"],
    ["the name with signs between", "n-o-m-s-a 2026!"],
    ["the address", "n.dlamini@green-bakery.example"],
    ["what stands before the @", "NDLAMINI"],
    ["the company without accents", "lesepicesdebene"],
    ["part of the company", "les épices"],
    ["several of them", "nomsa dlamini epices 2026"],
    ["the product", "Kompas2026"],
  ])("refuses %s", (_, password) => {
    expect(reasonOf(password, owner)).toBe("personal");
  });

  it("allows a short name in a long sentence, and the product's name", () => {
    expect(reasonOf("savannah sunset elephants", { username: "Anna" })).toBe("fine");
    expect(reasonOf("Kompas-demo-2026", owner)).toBe("fine");
  });

  it("allows a name among twelve characters of another kind, and not among eleven", () => {
    expect(reasonOf("nomsa quietriver", owner)).toBe("personal");
    expect(reasonOf("nomsa quietriver9", owner)).toBe("personal");
    expect(reasonOf("nomsa quietrivers9", owner)).toBe("fine");
  });

  it("ignores words of under 4 letters", () => {
    expect(reasonOf("bobsleigh9", { username: "Bob", email: "bob@x.example", company: "Ox" })).toBe("fine");
  });

  it("uses only known account data, and looks up the list in lower case", () => {
    expect(judgePassword("Giraffe Drum", {}, nobody)).toEqual({ ok: true });
    const asked: string[] = [];
    judgePassword("Giraffe Drum", {}, (password) => asked.push(password) > 0);
    expect(asked).toEqual(["giraffe drum"]);
  });
});
