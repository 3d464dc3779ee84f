import { describe, expect, it } from "vitest";
import { openEnvelope, readPrivateKey, readPublicKey, sealEnvelope } from "~/platform/crypto/envelope";
import { idAt, timeOfId } from "~/upkeep/backup/rules/manifest";
import { createBackupKey } from "../../scripts/lib/backup-key.mjs";
import { changeVar } from "../../scripts/lib/toml-vars.mjs";

const { publicKey, privateKey } = createBackupKey();
const bytes = new TextEncoder().encode("Nomsa, 082 123 4567");

describe("an envelope", () => {
  it("opens with the private key alone, under its own name", async () => {
    const sealed = await sealEnvelope(await readPublicKey(publicKey), "backups/1", bytes);
    expect(await openEnvelope(await readPrivateKey(privateKey), "backups/1", sealed)).toEqual(bytes);
    expect(await openEnvelope(await readPrivateKey(privateKey), "backups/2", sealed)).toBeNull();
    const other = await readPrivateKey(createBackupKey().privateKey);
    expect(await openEnvelope(other, "backups/1", sealed)).toBeNull();
  });

  it("does not open once any of its bytes is altered, or when it is cut", async () => {
    const key = await readPrivateKey(privateKey);
    const sealed = await sealEnvelope(await readPublicKey(publicKey), "x", bytes);
    for (let at = 0; at < sealed.length; at += 7) {
      const altered = sealed.slice();
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(await openEnvelope(key, "x", altered), `byte ${at}`).toBeNull();
    }
    for (const length of [0, 3, 6, 100, sealed.length - 1]) {
      expect(await openEnvelope(key, "x", sealed.slice(0, length))).toBeNull();
    }
  });

  it("shows nothing of its content, and never the same twice", async () => {
    const key = await readPublicKey(publicKey);
    const [one, two] = [await sealEnvelope(key, "x", bytes), await sealEnvelope(key, "x", bytes)];
    expect(Buffer.from(one).toString("latin1")).not.toContain("Nomsa");
    expect(Buffer.compare(one, two)).not.toBe(0);
  });
});

describe("the key of backups", () => {
  it("is written into wrangler.toml, once or again, and nowhere else", () => {
    const toml = '[vars]\nBACKUP_KEY = ""\n\n[env.staging.vars]\nA = "1"\nBACKUP_KEY = ""\n\n[[env.staging.queues]]\n';
    const first = changeVar(toml, "staging", "BACKUP_KEY", () => publicKey) ?? "";
    expect(first).toBe(toml.replace('"1"\nBACKUP_KEY = ""', `"1"\nBACKUP_KEY = "${publicKey}"`));
    expect(changeVar(first, "staging", "BACKUP_KEY", () => "")).toBe(toml);
    expect(changeVar(toml, "production", "BACKUP_KEY", () => publicKey)).toBeNull();
    expect(changeVar(toml, "staging", "B", () => publicKey)).toBeNull();
  });
});

it("a backup's id is its time, and sorts by it", () => {
  const times = [0, 1, 999, 1000, Date.UTC(2026, 10, 28, 8, 5, 7, 9), Date.UTC(2031, 0, 1)];
  expect(times.map((time) => timeOfId(idAt(time)))).toEqual(times);
  expect(times.map(idAt).sort()).toEqual(times.map(idAt));
});
