import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listObstacles } from "../../scripts/deploy/checks.mjs";
import { readEnvironment } from "../../scripts/deploy/environment.mjs";
import { requireBuilt, SOURCES } from "../../scripts/lib/build.mjs";
import { isDue, listCrons } from "../../scripts/lib/cron.mjs";
import { completeVars, findFault } from "../../scripts/lib/dev-vars.mjs";
import { clearStamp, fingerprint, readStamps, writeStamp } from "../../scripts/lib/fingerprint.mjs";
import { isInstalled } from "../../scripts/lib/install.mjs";
import { AREAS, findViolations } from "../../scripts/lib/layers.mjs";
import { isAllowed, listShipped } from "../../scripts/lib/licenses.mjs";
import { SLOW_TESTS } from "../../scripts/lib/slow-tests.mjs";

/** The source of a template, with a value for each pair of braces. */
const template = (text: string) => `\`${text.replaceAll("{", "$" + "{")}\``;

describe("the check of dependencies between areas", () => {
  const SERVER = "app/assessment/form/save.server.ts";
  const PAGE = "app/assessment/form/routes/form.tsx";
  const allowed: [file: string, source: string][] = [
    ["app/core/addresses/assessment.ts", template("/view/{sealedId}")],
    ["app/routes.ts", 'route("view/:id", "assessment/form/routes/view.tsx");'],
    ["app/assessment/form/go.ts", template("{paths.complete}?dialog=submit")],
    ["app/assessment/form/go.ts", template("/announcements/{id}")],
    ["app/assessment/form/go.ts", 'const path = "/progress/associatedCompanies";'],
    ["app/assessment/form/api.ts", 'const path = "/questions/resync/{submissionId}";'],
    ["app/assessment/form/count.ts", template("{answered}/{total}")],
    [PAGE, 'import { start } from "~/assessment/drafts/start.server";'],
    [PAGE, 'import type { Context } from "~/platform/context";'],
    [PAGE, 'import { Button } from "../../../ui/button";'],
    ["app/assessment/form/section.ts", 'import { open } from "~/assessment/answers/open.server";'],
    ["app/results/proof/issue.ts", 'import { open } from "~/assessment/form/open.server";'],
    ["app/entries/jobs.ts", 'import { sweep } from "~/assessment/evidence/sweep.server";'],
    [SERVER, 'import { eq } from "drizzle-orm";\nimport { users } from "~/foundation/tables/people";'],
    ["app/assessment/form/form.tsx", 'import { Field } from "~/ui/field";'],
    ["app/platform/d1/client.ts", 'import { drizzle } from "drizzle-orm/d1";'],
    ["app/assessment/answers/tables.ts", 'import { text } from "drizzle-orm/sqlite-core";'],
    ["app/load-context.ts", 'import { createContext } from "./platform/context";'],
    ["app/ui/card.tsx", 'import { cx } from "./cx";\nimport type { ReactNode } from "react";'],
    [SERVER, "db.insert(users).values({ ...row, id });"],
    [SERVER, "insertRows(db, users, rows);"],
    [SERVER, "Object.values(rows); map.values();"],
    ["app/platform/d1/client.ts", 'import { inArray } from "drizzle-orm";'],
    ["app/assessment/kinds/progress.ts", 'import { bands } from "../scoring/rules/levels";'],
  ];
  it.each(allowed)("allows %s: %s", (file, source) => {
    expect(findViolations(file, source)).toEqual([]);
  });

  const refused: [file: string, source: string][] = [
    ["app/assessment/form/go.ts", template("/{sealedId}")],
    ["app/assessment/form/go.ts", template("/{read}{sealedId}")],
    ["app/assessment/form/go.ts", template("/view/{sealedId}?userId={userId}")],
    ["app/assessment/form/go.ts", template("{origin}/workbook/{sealedId}")],
    ["app/assessment/form/go.ts", template("/user/progress/dashboard/{sealedId}")],
    ["app/assessment/form/go.ts", 'const path = "/uploadDocuments/" + sealedId;'],
    ["app/assessment/form/go.ts", 'const path = form + "?section=energy";'],
    ["app/assessment/form/go.tsx", `const link = <a href={${template("/comments/{sealedId}/{questionId}")}}>…</a>;`],
    ["app/platform/door.ts", "const takes = /^\\/complete\\/[\\w-]{43}$/;"],
    [SERVER, "db.insert(users).values(rows);"],
    [SERVER, "db.insert(users).values(rows.map(toRow)).onConflictDoNothing();"],
    [SERVER, "db.insert(users).values([row]);"],
    [SERVER, 'import { eq, inArray } from "drizzle-orm";'],
    [SERVER, 'import { notInArray as not } from "drizzle-orm";'],
    ["app/assessment/answers/open.server.ts", 'import { view } from "~/assessment/form/section";'],
    ["app/assessment/answers/open.server.ts", 'import type { View } from "../form/section";'],
    ["app/assessment/form/section.ts", 'import { view } from "~/assessment/nowhere/view";'],
    ["app/assessment/form/section.ts", 'import { view } from "~/nowhere/any/view";'],
    ["app/assessment/form/section.ts", 'import { result } from "~/results/results/view";'],
    ["app/assessment/form/section.ts", 'import { JOBS } from "~/entries/jobs";'],
    [PAGE, 'import { createContext } from "~/platform/context";'],
    [PAGE, 'import type { Bindings } from "~/platform/env";'],
    [PAGE, 'import { eq } from "drizzle-orm";'],
    [PAGE, 'import { users } from "~/foundation/tables/people";'],
    ["app/assessment/form/form.tsx", 'import { users } from "../../foundation/tables/people";'],
    ["app/assessment/form/form.tsx", 'import { sql } from "drizzle-orm";'],
    ["app/assessment/form/form.tsx", 'import page from "~/assessment/form/routes/form";'],
    ["app/assessment/scoring/rules/levels.ts", 'export { now } from "~/platform/clock";'],
    [
      "app/assessment/scoring/rules/levels.ts",
      'const x = await import("~/assessment/catalogue/content/readiness/readiness");',
    ],
    ["app/platform/mail/mailer.ts", 'import { render } from "~/foundation/notifications/mails/render.server";'],
    ["app/core/level.ts", 'import type { Context } from "~/platform/context";'],
    ["app/ui/card.tsx", 'import type { Level } from "~/core/level";'],
  ];
  it.each(refused)("refuses %s: %s", (file, source) => {
    expect(findViolations(file, source)).toHaveLength(1);
  });

  it("gives every capability its place, and none to a missing folder", () => {
    const folders = (path: string) =>
      readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
    const others = ["fonts", "styles"];
    expect(
      folders("app")
        .filter((area) => !others.includes(area))
        .sort(),
    ).toEqual(Object.keys(AREAS).sort());
    for (const [area, capabilities] of Object.entries(AREAS))
      if (capabilities.length > 0) expect(folders(`app/${area}`).sort(), area).toEqual([...capabilities].sort());
  });

  it("reports file, line and reason", () => {
    const source = '/** A card. */\nimport { cx } from "./cx";\nimport {\n  level,\n} from "~/core/level";\n';
    expect(findViolations("app/ui/card.tsx", source)).toEqual([
      "app/ui/card.tsx:3 imports ~/core/level: ui may not import core",
    ]);
  });
});

describe("the local cron", () => {
  const at = (time: string) => new Date(`2026-03-04T${time}:30Z`);

  it("reads the expressions of wrangler.toml", () => {
    expect(listCrons('[triggers]\ncrons = ["*/5 * * * *", "0 3 * * 1-5"]\n')).toEqual(["*/5 * * * *", "0 3 * * 1-5"]);
    expect(listCrons().length).toBeGreaterThan(0);
  });

  it.each([
    ["*/5 * * * *", "10:05", true],
    ["*/5 * * * *", "10:06", false],
    ["0 3 * * *", "03:00", true],
    ["0 3 * * *", "04:00", false],
    ["10,40 9-17 * * 1-5", "17:40", true],
    ["10,40 9-17 * * 1-5", "18:40", false],
    ["0 3 * * 0", "03:00", false],
    ["0 0 5 * *", "00:00", false],
  ])("is due, or not, for %s at %s: %s", (expression, time, expected) => {
    expect(isDue(expression, at(time))).toBe(expected);
  });
});

describe("the packages of the lock file", () => {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

  it("each have the hash that npm checks, those for other machines too", () => {
    const entries = Object.entries<{ integrity?: string; link?: boolean }>(lock.packages);
    expect(entries.filter(([path, { integrity, link }]) => path && !integrity && !link)).toEqual([]);
  });

  it("are under licences that we may ship", () => {
    const shipped = listShipped(lock);
    expect(shipped.filter(({ license }) => !isAllowed(license))).toEqual([]);
    const names = shipped.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["react", "drizzle-orm", "@fontsource-variable/newsreader"]));
    expect(names).not.toContain("vitest");
  });

  it.each([
    ["MIT", true],
    ["(GPL-3.0 OR MIT)", true],
    ["(Apache-2.0 AND GPL-3.0)", false],
    ["unknown", false],
  ])("are judged by an expression such as %s: %s", (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe("the check of installed packages", () => {
  const lock = {
    packages: {
      "": {},
      "node_modules/a": { version: "1.0.0" },
      "node_modules/b": { version: "2.0.0", optional: true },
    },
  };
  it.each([
    ["everything there", { "node_modules/a": { version: "1.0.0" }, "node_modules/b": { version: "2.0.0" } }, true],
    ["an optional package missing", { "node_modules/a": { version: "1.0.0" } }, true],
    ["a package missing", { "node_modules/b": { version: "2.0.0" } }, false],
    ["another version", { "node_modules/a": { version: "1.0.1" } }, false],
  ])("is right with %s", (_what, packages, expected) => {
    expect(isInstalled(lock, { packages })).toBe(expected);
  });
});

describe("local settings", () => {
  it("are completed once and then left alone", async () => {
    const proofKey = (name: string) => async () => ({ privateKey: name, entry: `then ${name}` });
    const REST = 'PROOF_KEY="one"\nPROOF_KEYS="then one"\nBACKUP_KEY="public"\n';
    const complete = (given: string, secret = "secret", proof = "one") =>
      completeVars(
        given,
        () => secret,
        proofKey(proof),
        () => "public",
      );
    const first = await complete("");
    expect(first).toBe(`SECRET_KEY="secret"\nDEMO="yes"\n${REST}`);
    expect(await complete(first, "another", "two")).toBe(first);
    // From a machine that was set up before files were sealed.
    const former = `PROOF_KEY="${"x".repeat(43)}"\nPROOF_KEYS="2026-11-20T07:00:00Z ${"x".repeat(43)}"\n`;
    expect(await complete(`DEMO="yes"\n${former}`)).toBe(`DEMO="yes"\nSECRET_KEY="secret"\n${REST}`);
    expect(await complete("DEMO=no")).toBe(`DEMO=no\nSECRET_KEY="secret"\n${REST}`);
  });
});

describe("broken local settings", () => {
  it.each([
    ["a secret that is none", 'SECRET_KEY="abc"\nDEMO=yes', /^SECRET_KEY in \.dev\.vars/],
    ["a secret that is too short", `SECRET_KEY=${Buffer.alloc(31).toString("base64")}\nDEMO=yes`, /^SECRET_KEY in/],
    ["no demo", `SECRET_KEY='${Buffer.alloc(32).toString("base64")}'\nDEMO=no`, /^DEMO in \.dev\.vars/],
  ])("are refused with a clear message: %s", (_what, text, message) => {
    expect(findFault(text)).toMatch(message);
  });

  it("do not include what is written for a new machine", async () => {
    const noKey = async () => ({ privateKey: "", entry: "" });
    const secret = () => Buffer.alloc(32).toString("base64");
    expect(findFault(await completeVars("", secret, noKey, () => ""))).toBeNull();
  });
});

describe("the list of slow tests", () => {
  it("names only files that exist", () => {
    expect(SLOW_TESTS.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe("the fingerprint of sources", () => {
  it("follows content and names, and ignores missing files", () => {
    const root = mkdtempSync(join(tmpdir(), "kompas-"));
    writeFileSync(join(root, "a.ts"), "1");
    const before = fingerprint(root, ["a.ts", "nowhere"]);
    expect(fingerprint(root, ["a.ts"])).toBe(before);
    writeFileSync(join(root, "a.ts"), "2");
    expect(fingerprint(root, ["a.ts"])).not.toBe(before);
  });
});

describe("a build for tests to run against", () => {
  const write = (root: string, path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  /** A source tree with a build made from it. */
  const builtTree = () => {
    const root = mkdtempSync(join(tmpdir(), "kompas-"));
    const outputs = ["build/server/index.js", "build/server/apart/make-file.js", "build/client/a.js"];
    for (const path of ["app/root.tsx", "vite.config.ts", ...outputs]) {
      write(root, path, "1");
    }
    const stamp = () => writeStamp(join(root, "build/stamps.json"), "sources", fingerprint(root, SOURCES));
    stamp();
    return root;
  };

  it("is accepted when it was made from these sources", () => {
    expect(() => requireBuilt(builtTree())).not.toThrow();
  });

  it.each([
    ["a source has changed", "app/root.tsx"],
    ["a source is new", "app/foundation/identity/content/more.txt"],
    ["what packs the passwords has changed", "scripts/passwords/pack.mjs"],
    ["the lock file has", "package-lock.json"],
  ])("is refused, with the command to run, when %s", (_what, path) => {
    const root = builtTree();
    write(root, path, "2");
    expect(() => requireBuilt(root)).toThrow(/Run `npm run build`/);
  });

  it("is refused when it does not exist", () => {
    expect(() => requireBuilt(mkdtempSync(join(tmpdir(), "kompas-")))).toThrow(/Run `npm run build`/);
  });

  it.each(["vitest.config.ts", "tests/e2e/vitest.config.ts"])("is required by %s", (file) => {
    expect(readFileSync(file, "utf8")).toMatch(/globalSetup: \[\s*(\.\.\.\[)?"tests\/support\/built-setup\.ts"/);
  });
});

describe("build stamps", () => {
  it("are removed one by one, so that interrupted work is done again", () => {
    const file = join(mkdtempSync(join(tmpdir(), "kompas-")), "build", "stamps.json");
    writeStamp(file, "sources", "1");
    writeStamp(file, "server", "2");
    clearStamp(file, "sources");
    expect(readStamps(file)).toEqual({ server: "2" });
    clearStamp(file, "sources");
    expect(readStamps(file)).toEqual({ server: "2" });
  });
});

describe("deployment", () => {
  const ready = {
    vars: {
      APP_URL: "https://kompas.example.org",
      MAIL_TRANSPORT: "http",
      MAIL_HTTP_URL: "https://mail.example.com/messages",
      CONTACT_EMAIL: "help@example.org",
      MAIL_FROM: "Kompas <no-reply@example.org>",
      RESPONSIBLE_NAME: "A Network",
      RESPONSIBLE_ADDRESS: "2 Main Road, Durban",
    },
    d1_databases: [
      { binding: "DB", database_id: "8f1c2a34-0000-4000-8000-1234567890ab", database_name: "kompas-staging" },
      { binding: "LOGS", database_id: "8f1c2a34-0000-4000-8000-1234567890ac", database_name: "kompas-staging-logs" },
    ],
    routes: [{ pattern: "kompas.example.org", custom_domain: true }],
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
  };

  it("goes ahead with a real database, mail transport and secret", () => {
    expect(listObstacles(ready, ["SECRET_KEY", "MAIL_HTTP_KEY"])).toEqual([]);
  });

  describe("with Turnstile", () => {
    const turnstile = { CAPTCHA_PROVIDER: "turnstile", TURNSTILE_SITE_KEY: "0x4AAAAAAAsite" };
    const secrets = ["SECRET_KEY", "MAIL_HTTP_KEY", "TURNSTILE_SECRET_KEY"];
    const withVars = (vars: Record<string, string>) => ({ ...ready, vars: { ...ready.vars, ...turnstile, ...vars } });

    it("accepts its keys", () => {
      expect(listObstacles(withVars({}), secrets)).toEqual([]);
    });

    it.each([
      ["no site key", { TURNSTILE_SITE_KEY: "" }, secrets, /TURNSTILE_SITE_KEY/],
      ["a site key for testing", { TURNSTILE_SITE_KEY: "1x00000000000000000000AA" }, secrets, /for testing/],
      ["no secret", {}, ["SECRET_KEY", "MAIL_HTTP_KEY"], /wrangler secret put --env <env> TURNSTILE_SECRET_KEY/],
      ["a secret in the open", { TURNSTILE_SECRET_KEY: "0x4" }, secrets, /everyone can read it/],
      ["another verifier", { TURNSTILE_VERIFY_URL: "http://localhost:9" }, secrets, /TURNSTILE_VERIFY_URL/],
    ])("refuses %s", (_name, vars, given, message) => {
      expect(listObstacles(withVars(vars), given)).toEqual([expect.stringMatching(message)]);
    });
  });

  describe("with another mail transport", () => {
    const cloudflare = { MAIL_TRANSPORT: "cloudflare" };
    const smtp = { MAIL_TRANSPORT: "smtp", MAIL_SMTP_HOST: "mail.example.org", MAIL_SMTP_USER: "kompas" };
    const withVars = (vars: Record<string, string>, rest: object = {}) => {
      const { MAIL_TRANSPORT, MAIL_HTTP_URL, ...shared } = ready.vars;
      return { ...ready, ...rest, vars: { ...shared, ...vars } };
    };
    const passwordToo = ["SECRET_KEY", "MAIL_SMTP_PASSWORD"];

    it("goes ahead with the e-mail binding, and with a mail server with or without a password", () => {
      expect(listObstacles(withVars(cloudflare, { send_email: [{ name: "EMAIL" }] }), ["SECRET_KEY"])).toEqual([]);
      expect(listObstacles(withVars(smtp), passwordToo)).toEqual([]);
      expect(listObstacles(withVars({ ...smtp, MAIL_SMTP_USER: "" }), ["SECRET_KEY"])).toEqual([]);
    });

    it.each([
      ["no binding", withVars(cloudflare), ["SECRET_KEY"], /send_email/],
      ["no mail server", withVars({ ...smtp, MAIL_SMTP_HOST: "" }), passwordToo, /^MAIL_SMTP_HOST/],
      ["a port that is closed to Workers", withVars({ ...smtp, MAIL_SMTP_PORT: "25" }), passwordToo, /587/],
      ["mail in the clear", withVars({ ...smtp, MAIL_SMTP_SECURITY: "none" }), passwordToo, /^MAIL_SMTP_SECURITY/],
      ["no password", withVars(smtp), ["SECRET_KEY"], /wrangler secret put --env <env> MAIL_SMTP_PASSWORD/],
      [
        "a password in the open",
        withVars({ ...smtp, MAIL_SMTP_PASSWORD: "x" }),
        ["SECRET_KEY"],
        /everyone can read it/,
      ],
    ])("is refused with %s", (_name, config, secrets, message) => {
      expect(listObstacles(config, secrets)).toEqual([expect.stringMatching(message)]);
    });
  });

  it.each([
    [
      "the placeholder database",
      { ...ready, d1_databases: [{ database_id: "00000000-0000-0000-0000-000000000000" }] },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /database_id/,
    ],
    [
      "the placeholder of LOGS",
      { ...ready, d1_databases: [ready.d1_databases[0], { database_id: "00000000-0000-0000-0000-000000000001" }] },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /database_id/,
    ],
    [
      "one database for both",
      { ...ready, d1_databases: [ready.d1_databases[0], ready.d1_databases[0]] },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /two databases/,
    ],
    [
      "local mail",
      { ...ready, vars: { ...ready.vars, MAIL_TRANSPORT: "local" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /MAIL_TRANSPORT/,
    ],
    [
      "the placeholder contact",
      { ...ready, vars: { ...ready.vars, CONTACT_EMAIL: "support@kompas.example" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^CONTACT_EMAIL/,
    ],
    [
      "the placeholder of who is responsible",
      { ...ready, vars: { ...ready.vars, RESPONSIBLE_NAME: "Kompas Example Network" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^RESPONSIBLE_NAME/,
    ],
    [
      "no address of who is responsible",
      { ...ready, vars: { ...ready.vars, RESPONSIBLE_ADDRESS: "" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^RESPONSIBLE_ADDRESS/,
    ],
    [
      "the placeholder sender",
      { ...ready, vars: { ...ready.vars, MAIL_FROM: "Kompas <no-reply@kompas.example>" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^MAIL_FROM/,
    ],
    [
      "links in mails to the developer's machine",
      { ...ready, vars: { ...ready.vars, APP_URL: "http://localhost:8787" } },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^APP_URL/,
    ],
    [
      "a domain that is not APP_URL's",
      { ...ready, routes: [{ pattern: "www.example.org", custom_domain: true }] },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^routes .* pattern = "kompas\.example\.org"/,
    ],
    ["workers.dev open", { ...ready, workers_dev: true }, ["SECRET_KEY", "MAIL_HTTP_KEY"], /^workers_dev/],
    ["its logs off", { ...ready, observability: undefined }, ["SECRET_KEY", "MAIL_HTTP_KEY"], /^observability/],
    [
      "a bucket of backups that no key seals",
      { ...ready, r2_buckets: [{ binding: "BACKUPS" }] },
      ["SECRET_KEY", "MAIL_HTTP_KEY"],
      /^BACKUP_KEY and the bucket/,
    ],
    ["no secret", ready, ["MAIL_HTTP_KEY"], /SECRET_KEY is missing/],
    ["no key for the mail service", ready, ["SECRET_KEY"], /MAIL_HTTP_KEY/],
    ["a demo secret", ready, ["SECRET_KEY", "MAIL_HTTP_KEY", "DEMO"], /DEMO/],
    [
      "a secret for all to read",
      { ...ready, vars: { ...ready.vars, SECRET_KEY: "x" } },
      ["MAIL_HTTP_KEY"],
      /everyone can read it/,
    ],
  ])("is refused with %s", (_what, config, secrets, message) => {
    expect(listObstacles(config, secrets)).toEqual([expect.stringMatching(message)]);
  });

  it.each(["staging", "production"])(
    "has %s with the bindings, queues and schedule that tests run with",
    async (env) => {
      const named = (text: string) => text.replaceAll(`kompas-${env}`, "kompas");
      const shape = (config: Awaited<ReturnType<typeof readEnvironment>>) => {
        const { d1_databases, r2_buckets, queues, triggers, vars, send_email, version_metadata } = config;
        const required = Object.keys(vars).filter(
          (name) => !/^(MAIL_SMTP_|MAIL_HTTP_|WEBHOOKS_LOCAL$|COMPANY_SIGN_IN$|DNS_URL$)/.test(name),
        );
        return JSON.parse(
          named(JSON.stringify({ d1_databases, r2_buckets, queues, triggers, send_email, version_metadata, required })),
        );
      };
      expect(shape(await readEnvironment(env))).toEqual(shape(await readEnvironment("")));
    },
  );
});
