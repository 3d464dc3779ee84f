/** What the tests use of packages that carry no types. */
declare module "@digitalbazaar/vc" {
  type Loader = (url: string) => Promise<{ contextUrl: null; documentUrl: string; document: unknown }>;
  export const defaultDocumentLoader: Loader;
  export function verifyCredential(asked: {
    credential: object;
    suite: unknown;
    documentLoader: Loader;
    checkStatus: () => Promise<{ verified: boolean }>;
    now: Date;
  }): Promise<{ verified: boolean; error?: Error }>;
}
declare module "@digitalbazaar/data-integrity" {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: unknown });
  }
}
declare module "@digitalbazaar/eddsa-jcs-2022-cryptosuite" {
  export function createVerifyCryptosuite(): unknown;
}
declare module "jsonld" {
  export function expand(document: object, options: { documentLoader: unknown; safe: boolean }): Promise<object[]>;
}
