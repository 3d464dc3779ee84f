import type { D1Migration } from "@cloudflare/vitest-pool-workers";
import type { Bindings } from "~/platform/env";

export interface TestEnv extends Bindings {
  BACKUPS: R2Bucket;
  /** What the tests of two regions bind as the first one (`regions.ts`). */
  OTHER_DB: D1Database;
  OTHER_LOGS: D1Database;
  OTHER_FILES: R2Bucket;
  TEST_MIGRATIONS: D1Migration[];
  TEST_LOGS_MIGRATIONS: D1Migration[];
  /** Empty unless a run covers everything in every way. */
  TEST_EVERY: string;
  TEST_REFERENCE: {
    places: { id: string; kind: string; parentId: string | null; nameEn: string; nameFr: string; nameMs: string }[];
    industries: { id: string; nameEn: string; nameFr: string; nameMs: string }[];
    /** The SQL statements with which a later release updates the industries. */
    laterIndustries: string;
  };
}
