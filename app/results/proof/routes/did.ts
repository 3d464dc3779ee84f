import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { publishedKeys } from "~/results/proof/issuer.server";
import { publicAnswer } from "~/results/proof/public-answer";

/** Every key that has ever proved reports here, for anybody who checks one (did:web). */
export const loader = ({ context: { kompas } }: LoaderFunctionArgs) =>
  publicAnswer(publishedKeys(kompas), "application/did+json");
