import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publishedKeys } from "~/results/proof/issuer.server";
import { publicAnswer } from "~/results/proof/public-answer";

/** Every key by which reports were ever proved here, for whoever checks one (did:web). */
export const loader = ({ context: { kompas } }: LoaderFunctionArgs) =>
  publicAnswer(publishedKeys(kompas), "application/did+json");
