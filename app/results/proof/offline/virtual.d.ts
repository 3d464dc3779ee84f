/** What scripts/offline makes. */
declare module "virtual:offline-check" {
  /** `check.ts` with all it takes, for a browser; and the style of its page. */
  export const script: string;
  export const style: string;
}
