import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { securityFile } from "~/features/content/well-known.server";

export const loader = ({ context: { kompas } }: LoaderFunctionArgs) => securityFile(kompas);
