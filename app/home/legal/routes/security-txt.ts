import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { securityFile } from "~/home/legal/well-known.server";

export const loader = ({ context: { kompas } }: LoaderFunctionArgs) => securityFile(kompas);
