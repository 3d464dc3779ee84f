import type { TestProject } from "vitest/node";
import { startSiteverify } from "./siteverify";

declare module "vitest" {
  interface ProvidedContext {
    siteverifyUrl: string;
  }
}

/** Tests inside the Worker cannot listen on a port, so this verifier runs outside it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const verifier = await startSiteverify();
  provide("siteverifyUrl", verifier.url);
  return verifier.close;
}
