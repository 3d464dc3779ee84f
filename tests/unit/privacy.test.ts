import { describe, expect, it } from "vitest";
import type { Viewer } from "~/core/viewer";
import { COOLING_OFF_MS, isOver } from "~/foundation/identity/rules/periods";
import { fileSize } from "~/i18n/format";
import { resources } from "~/i18n/resources";
import { erasureScope, exportScope } from "~/upkeep/privacy/rules/access";
import { deletionSchema } from "~/upkeep/privacy/schema";

const viewer = (role: Viewer["role"]): Viewer => ({ companyId: "c", role });

describe("a copy of a user's data", () => {
  it.each([
    ["owner", "company"],
    ["contributor", "account"],
    ["viewer", "account"],
  ] as const)("contains for the %s the data of the %s", (role, scope) => {
    expect(exportScope(viewer(role))).toBe(scope);
  });
});

describe("deleting an account", () => {
  it("deletes the company with its last owner only", () => {
    expect(erasureScope(viewer("owner"), 0)).toBe("company");
    expect(erasureScope(viewer("owner"), 1)).toBe("account");
    expect(erasureScope(viewer("contributor"), 0)).toBe("account");
    expect(erasureScope(viewer("viewer"), 2)).toBe("account");
  });

  it("waits for 7 days, to the millisecond", () => {
    expect(COOLING_OFF_MS).toBe(7 * 24 * 60 * 60 * 1000);
    expect(isOver(null, 5)).toBe(false);
    expect(isOver(6, 5)).toBe(false);
    expect(isOver(5, 5)).toBe(true);
  });
});

describe("a file's size", () => {
  it.each([
    [0, "0 kB"],
    [999, "1 kB"],
    [23_400, "24 kB"],
    [150_000, "0.15 MB"],
    [2_340_000, "2.34 MB"],
  ])("of %d bytes is shown as %s", (bytes, words) => {
    expect(fileSize(bytes, "en")).toBe(words);
  });
});

describe("error messages of the deletion form", () => {
  it("exist as texts", () => {
    const issues = [{}, { password: "x".repeat(200), understood: "on" }].flatMap(
      (given) => deletionSchema.safeParse(given).error?.issues ?? [],
    );
    expect(issues).toHaveLength(3);
    const texts: Record<string, string> = resources.en.privacy.errors;
    for (const { message } of issues) expect(texts[message.replace("errors.", "")], message).toBeTruthy();
  });
});
