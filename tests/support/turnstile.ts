/** The only secret that the tests' verifier knows. */
export const SITEVERIFY_SECRET = "0x4AAAAAAAsecretOfTheTests";

/** A token on which the tests' verifier breaks. */
export const DOWN = "down";

/** A token as the widget would give it: good once, for one site and one action. */
export const tokenOf = (name: string, { hostname = "kompas.test", action = "sign-in" } = {}) =>
  `token|${hostname}|${action}|${name}`;
