import { ODD_COOKIE_HEADERS, ODD_COOKIES, ODD_HEADERS, ODD_METHODS, ODD_TYPES } from "../inputs/headers";
import * as odd from "../inputs/values";
import { mayHaveBody, raw, type Twist, URLENCODED } from "./twist";

/** Mutations of the method and the headers. */
export const inHead: Twist[] = [
  {
    name: "method",
    weight: 1,
    twist: (draft, random) => ({ ...draft, method: random.pick(ODD_METHODS) }),
  },
  {
    name: "header",
    weight: 4,
    twist: (draft, random) => ({ ...draft, headers: { ...draft.headers, ...random.pick(ODD_HEADERS) } }),
  },
  {
    name: "cookie",
    weight: 3,
    fits: ({ path }) => !path.startsWith("/api/"),
    twist: (draft, random, { cookieNames }) => {
      if (random.chance(0.2))
        return { ...draft, headers: { ...draft.headers, cookie: random.pick(ODD_COOKIE_HEADERS) } };
      const own = draft.headers.cookie ? [draft.headers.cookie] : [];
      const spoilt = `${random.pick(cookieNames)}=${random.pick(ODD_COOKIES)}`;
      return { ...draft, headers: { ...draft.headers, cookie: [spoilt, ...own].join("; ") } };
    },
  },
  {
    name: "content-type",
    weight: 2,
    fits: mayHaveBody,
    twist: (draft, random) => ({ ...draft, headers: { ...draft.headers, "content-type": random.pick(ODD_TYPES) } }),
  },
  {
    name: "body-without-method",
    weight: 1,
    twist: (draft, random) =>
      raw({ ...draft, method: random.pick(["GET", "HEAD", "OPTIONS", "DELETE"]) }, URLENCODED, `a=${odd.MARK}`),
  },
];
