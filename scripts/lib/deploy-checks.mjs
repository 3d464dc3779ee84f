/**
 * What keeps a configuration from being deployed, in the words of whoever has to mend it; empty when nothing does.
 * @param {{ vars: Record<string, unknown>, d1_databases: { database_id?: string }[], send_email?: { name: string }[] }} config of
 *   wrangler.toml
 * @param {string[]} secrets names of the Worker's secrets
 */
export function listObstacles(config, secrets) {
  const obstacles = [];
  if (!config.d1_databases.every(({ database_id: id }) => id && !/^[0-]+$/.test(id))) {
    obstacles.push(
      "database_id in wrangler.toml is the placeholder: npx wrangler d1 create kompas, then enter its id.",
    );
  }
  obstacles.push(...listMailObstacles(config, secrets));
  if (config.vars.CAPTCHA_PROVIDER === "turnstile") obstacles.push(...listTurnstileObstacles(config.vars, secrets));
  for (const name of ["CONTACT_EMAIL", "MAIL_FROM"]) {
    if (/kompas\.example>?$/.test(String(config.vars[name] ?? "").trim())) {
      obstacles.push(`${name} in wrangler.toml is the placeholder at kompas.example: enter an address of your own.`);
    }
  }
  for (const name of ["RESPONSIBLE_NAME", "RESPONSIBLE_ADDRESS"]) {
    const value = String(config.vars[name] ?? "").trim();
    if (!value || /\bExample\b/.test(value)) {
      obstacles.push(
        `${name} in wrangler.toml is the placeholder: legal texts must say who is responsible, and where.`,
      );
    }
  }
  if (!/^https:\/\/(?!localhost\b|127\.|\[)/.test(String(config.vars.APP_URL ?? ""))) {
    obstacles.push("APP_URL in wrangler.toml is not a public https address: links in mails would lead nowhere.");
  }
  if ("DEMO" in config.vars || secrets.includes("DEMO")) {
    obstacles.push("DEMO is set: it lets accounts with known passwords exist, and belongs in .dev.vars only.");
  }
  if ("PROOF_KEY" in config.vars) {
    obstacles.push("PROOF_KEY stands in wrangler.toml, readable by everyone: make it a secret.");
  }
  if (Boolean(config.vars.PROOF_KEYS) !== secrets.includes("PROOF_KEY")) {
    obstacles.push(
      "PROOF_KEY and PROOF_KEYS belong together: npm run --silent keys | npx wrangler secret put PROOF_KEY",
    );
  }
  if ("SECRET_KEY" in config.vars) {
    obstacles.push("SECRET_KEY stands in wrangler.toml, readable by everyone: make it a secret.");
  } else if (!secrets.includes("SECRET_KEY")) {
    obstacles.push("SECRET_KEY is missing: openssl rand -base64 32 | npx wrangler secret put SECRET_KEY");
  }
  return obstacles;
}

function listMailObstacles({ vars, send_email: bindings = [] }, secrets) {
  const missing = (name, what) => (vars[name] ? [] : [`${name} in wrangler.toml is missing: ${what}.`]);
  const secret = (name) => {
    if (name in vars) return [`${name} stands in wrangler.toml, readable by everyone: make it a secret.`];
    return secrets.includes(name) ? [] : [`${name} is missing: npx wrangler secret put ${name}`];
  };
  switch (vars.MAIL_TRANSPORT) {
    case "http":
      return [...missing("MAIL_HTTP_URL", "the mail service's address"), ...secret("MAIL_HTTP_KEY")];
    case "cloudflare":
      if (bindings.some(({ name }) => name === "EMAIL")) return [];
      return ["wrangler.toml binds no e-mail service: take the marks off the lines of [[send_email]]."];
    case "smtp": {
      const obstacles = [...missing("MAIL_SMTP_HOST", "the mail server's name")];
      if (String(vars.MAIL_SMTP_PORT) === "25") {
        obstacles.push(
          "MAIL_SMTP_PORT is 25, which Cloudflare closes to Workers: take the submission port, 587 or 465.",
        );
      }
      if (vars.MAIL_SMTP_SECURITY === "none") {
        obstacles.push(
          "MAIL_SMTP_SECURITY is «none», which is for a mail server on this machine: take starttls or tls.",
        );
      }
      if (vars.MAIL_SMTP_USER || "MAIL_SMTP_PASSWORD" in vars) obstacles.push(...secret("MAIL_SMTP_PASSWORD"));
      return obstacles;
    }
    default:
      return ["MAIL_TRANSPORT in wrangler.toml is «local», which sends nothing: choose a real mail transport."];
  }
}

function listTurnstileObstacles(vars, secrets) {
  const obstacles = [];
  const siteKey = String(vars.TURNSTILE_SITE_KEY ?? "");
  if (!siteKey) obstacles.push("TURNSTILE_SITE_KEY in wrangler.toml is missing: the widget's site key.");
  if (/^[123]x0+/.test(siteKey)) {
    obstacles.push(
      "TURNSTILE_SITE_KEY in wrangler.toml is one of Cloudflare's keys for testing: enter your widget's own.",
    );
  }
  if ("TURNSTILE_SECRET_KEY" in vars) {
    obstacles.push("TURNSTILE_SECRET_KEY stands in wrangler.toml, readable by everyone: make it a secret.");
  } else if (!secrets.includes("TURNSTILE_SECRET_KEY")) {
    obstacles.push("TURNSTILE_SECRET_KEY is missing: npx wrangler secret put TURNSTILE_SECRET_KEY");
  }
  if ("TURNSTILE_VERIFY_URL" in vars || secrets.includes("TURNSTILE_VERIFY_URL")) {
    obstacles.push("TURNSTILE_VERIFY_URL is set: it serves tests, and Cloudflare's own address is the default.");
  }
  return obstacles;
}
