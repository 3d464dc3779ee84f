import { type Siteverify, startSiteverify } from "../../support/siteverify";
import { SITEVERIFY_SECRET } from "../../support/turnstile";
import { startOwnServer } from "./own-server";

/** A Kompas with Turnstile as its captcha, and the verifier that it asks. */
export async function startTurnstileServer(): Promise<{
  address: string;
  verifier: Siteverify;
  stop(): Promise<void>;
}> {
  const verifier = await startSiteverify();
  const server = await startOwnServer({
    vars: {
      CAPTCHA_PROVIDER: "turnstile",
      TURNSTILE_SITE_KEY: "0x4AAAAAAAsite",
      TURNSTILE_SECRET_KEY: SITEVERIFY_SECRET,
      TURNSTILE_VERIFY_URL: verifier.url,
    },
  });
  return {
    address: server.address,
    verifier,
    async stop() {
      await server.stop();
      await verifier.close();
    },
  };
}
