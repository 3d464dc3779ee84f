/** Accounts of the demo data, for the terminal and the tests. They exist only where DEMO is "yes": on a developer's machine. */

/** @param {string} name */
export const demoEmail = (name) => `${name}@demo.kompas.example`;

/** One password for all of them, so that the seed hashes once. */
export const DEMO_PASSWORD = "Kompas-demo-2026";

/** The corporate company's access code. */
export const DEMO_ACCESS_CODE = "KOMPAS-2026";

export const DEMO_ACCOUNTS = {
  owner: {
    email: demoEmail("owner"),
    password: DEMO_PASSWORD,
    what: "company owner, one completed and one draft assessment",
  },
  contributor: {
    email: demoEmail("contributor"),
    password: DEMO_PASSWORD,
    what: "colleague of the owner who answers, in French",
  },
  viewer: {
    email: demoEmail("viewer"),
    password: DEMO_PASSWORD,
    what: "colleague of the owner who only reads, in Malay",
  },
  corporate: {
    email: demoEmail("corporate"),
    password: DEMO_PASSWORD,
    what: "corporate company with sixty associated companies",
  },
  supplier: {
    email: demoEmail("aminah"),
    password: DEMO_PASSWORD,
    what: "associated company in Malaysia, in Malay",
  },
  resting: {
    email: demoEmail("nomsa"),
    password: DEMO_PASSWORD,
    what: "company whose draft was begun on former questions",
  },
  administrator: {
    email: demoEmail("admin"),
    password: DEMO_PASSWORD,
    what: "administrator of the network, at /admin",
  },
};

/**
 * The address of a company's owner: for the accounts above, the one given there; for every other company, one at its own domain,
 * since only a few companies of one domain are counted among peers.
 * @param {string} key
 */
export function ownerEmail(key) {
  const named = demoEmail(key);
  return Object.values(DEMO_ACCOUNTS).some(({ email }) => email === named) ? named : `${key}@${key}.example`;
}
