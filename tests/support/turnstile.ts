/** The only secret that the test verifier accepts. */
export const SITEVERIFY_SECRET = "0x4AAAAAAAsecretOfTheTests";

/** A token that makes the test verifier fail. */
export const DOWN = "down";

/** A token as the widget would issue it: valid once, for one site and one action. */
export const tokenOf = (name: string, { hostname = "kompas.test", action = "sign-in" } = {}) =>
  `token|${hostname}|${action}|${name}`;
