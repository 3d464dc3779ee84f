import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listRegions, regionAtTurn, splitRegion, storesOf, withRegion } from "~/platform/d1/regions";
import type { Bindings } from "~/platform/env";

const store = (name: string) => name as unknown as D1Database & R2Bucket;
const one = { DB: store("DB"), LOGS: store("LOGS"), FILES: store("FILES") } as unknown as Bindings;
const two = { ...one, DB_2: store("DB_2"), LOGS_2: store("LOGS_2"), FILES_2: store("FILES_2") };

describe("regions", () => {
  it("are those that are bound whole, without a gap", () => {
    expect(listRegions(one)).toEqual([1]);
    expect(listRegions(two)).toEqual([1, 2]);
    const { LOGS_2: _, ...partly } = two;
    expect(listRegions(partly as unknown as Bindings)).toEqual([1]);
    const beyond = { ...one, DB_3: store("DB_3"), LOGS_3: store("LOGS_3"), FILES_3: store("FILES_3") };
    expect(listRegions(beyond)).toEqual([1]);
    expect(storesOf(two, 2)).toEqual({ DB: "DB_2", LOGS: "LOGS_2", FILES: "FILES_2", BACKUPS: undefined });
    expect(storesOf(two, 3)).toBeNull();
  });

  it("have their jobs run in turn, one a minute", () => {
    const minutes = [0, 1, 2, 3].map((minute) => minute * 60_000 + 59_999);
    expect(minutes.map((at) => regionAtTurn(one, at))).toEqual([1, 1, 1, 1]);
    expect(minutes.map((at) => regionAtTurn(two, at))).toEqual([1, 2, 1, 2]);
  });

  it("are named by every secret but those of the first", () => {
    expect([1, 2, 10].map((region) => withRegion(region, "a-secret_"))).toEqual([
      "a-secret_",
      "2.a-secret_",
      "10.a-secret_",
    ]);
    for (const region of [1, 2, 10]) {
      expect(splitRegion(withRegion(region, "a-secret_"))).toEqual({ region, secret: "a-secret_" });
    }
    for (const given of ["", "1.x", "0.x", "02.x", "100.x", "-2.x", "2x", ".x"]) {
      expect(splitRegion(given)).toEqual({ region: 1, secret: given });
    }
  });
});

describe("a database", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "workers"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file));
  const usersOf = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, "utf8")));

  it("is opened by the composition root and the health check only", () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(usersOf(/openDatabase\(|drizzle\(/).sort()).toEqual([
      "app/platform/context.ts",
      "app/platform/d1/client.ts",
      "app/upkeep/watching/health.server.ts",
    ]);
    expect(usersOf(/\benv\.(DB|LOGS)\b|[`"'](DB|LOGS)_/).sort()).toEqual(
      ["app/platform/env.ts", "app/platform/d1/regions.ts", "app/upkeep/watching/health.server.ts"].sort(),
    );
  });
});
