import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/lib/run.mjs";
import { elements } from "./html.mjs";

const NUMBERS = Object.entries(
  JSON.parse(readFileSync(join(ROOT, "app/i18n/locales/en/captcha.json"), "utf8")).numbers,
);

/** The outcome of one request. `trips`, `read` and `written` are the Worker's own figures for its database. */
/** @typedef {{ status: number, location: string | null, body: string, ms: number, trips: number, read: number, written: number }} Answer */

/** A headless browser: cookies, forms, the captcha. It does not follow redirects. */
export class Client {
  #cookies = new Map();

  #fetch;

  /**
   * @param {string} address
   * @param {(url: string, init: RequestInit) => Promise<Response>} [send] replaces `fetch`
   */
  constructor(address, send = fetch) {
    this.address = address;
    this.#fetch = send;
  }

  /** The Cookie header to send. */
  get cookie() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /**
   * @param {string} path
   * @param {RequestInit} [init]
   * @returns {Promise<Answer>}
   */
  async send(path, init = {}) {
    const { cookie } = this;
    const headers = {
      "Accept-Language": "en",
      Origin: this.address,
      ...(cookie && { Cookie: cookie }),
      ...init.headers,
    };
    const startedAt = performance.now();
    const ask = () => this.#fetch(this.address + path, { redirect: "manual", ...init, headers });
    const response = await ask().catch((error) => {
      if ((init.method ?? "GET") !== "GET" || error.cause?.code !== "UND_ERR_SOCKET") throw error;
      // A server may close an idle connection at the moment it is used again.
      return ask();
    });
    const body = await response.text();
    const ms = performance.now() - startedAt;
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return { status: response.status, location: response.headers.get("location"), body, ms, ...costOf(response) };
  }

  /** @param {string} path */
  get(path) {
    return this.send(path);
  }

  /**
   * Posts a form; in a list of pairs, a field may occur more than once.
   * @param {string} path
   * @param {Record<string, string> | [string, string][]} fields
   */
  post(path, fields) {
    return this.send(path, { method: "POST", body: new URLSearchParams(fields) });
  }

  /**
   * Posts JSON to the API.
   * @param {string} path
   * @param {unknown} value
   * @param {string} [token]
   */
  call(path, value, token) {
    const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
    return this.send(path, { method: "POST", headers, body: JSON.stringify(value) });
  }

  /** The fields that pass the captcha on the page at `path`. */
  async solveCaptcha(path) {
    const { body } = await this.get(path);
    const token = elements(body, "input").find(({ name }) => name === "captchaToken")?.value;
    const question = /<label for="captchaAnswer"[^>]*>([^<]*)/.exec(body)?.[1];
    if (!token || !question) throw new Error(`${path} shows no captcha.`);
    return { captchaToken: token, captchaAnswer: String(sumOf(question)) };
  }

  /**
   * Continues an existing session, using the token in its cookie.
   * @param {string} token
   */
  continue(token) {
    this.#cookies.set("__Host-session", encodeURIComponent(btoa(JSON.stringify(token))));
    return this;
  }

  /** @param {{ email: string, password: string }} account */
  async signIn({ email, password }) {
    expectStatus(await this.post("/login", { email, password, ...(await this.solveCaptcha("/login")) }), 303);
    return this;
  }

  /**
   * Registers a company through the API; its owner may then sign in.
   * @param {{ email: string, password: string }} account
   */
  async registerByCall(account) {
    const asked = JSON.parse((await this.get("/api/auth/captcha")).body).data;
    const answer = await this.call("/api/auth/signup", {
      ...account,
      username: "Wilhelmina Featherstonehaugh",
      mobile: "082 123 4567",
      designation: "Founder",
      company: "Featherstonehaugh Packaging",
      companyReg: "2015/123456/07",
      companyLocation: "1 Main Road",
      industry: "hospitality",
      country: "South Africa",
      state: "Gauteng",
      city: "Johannesburg",
      companySize: "Less than R300,000",
      repatcheResponse: `${asked.token}:${sumOf(asked.question)}`,
    });
    if (answer.status >= 300) throw new Error(`Not registered: ${answer.status} ${answer.body}`);
    return account;
  }

  /**
   * Signs in through the API and returns the access token.
   * @param {{ email: string, password: string }} account
   */
  async signInByCall({ email, password }) {
    const asked = JSON.parse((await this.get("/api/auth/captcha")).body).data;
    const repatcheResponse = `${asked.token}:${sumOf(asked.question)}`;
    const answer = await this.call("/api/auth/signin", { email, password, repatcheResponse, userType: "User" });
    return JSON.parse(expectStatus(answer, 200).body).data.tokens.accessToken;
  }
}

/**
 * Returns the answer if it has the expected status; otherwise throws.
 * @param {Answer} answer
 * @param {number} status
 * @param {string} [path] what was asked for, for the message
 */
export function expectStatus(answer, status, path = "the answer") {
  if (answer.status === status) return answer;
  const to = answer.location ? ` to ${answer.location}` : "";
  throw new Error(`Expected status ${status} of ${path}, got ${answer.status}${to}: ${answer.body.slice(0, 500)}`);
}

function sumOf(question) {
  const words = question.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.reduce((sum, word) => sum + Number(NUMBERS.find(([, name]) => name === word)?.[0] ?? 0), 0);
}

function costOf(response) {
  const cost = /trips=(\d+) read=(\d+) written=(\d+)/.exec(response.headers.get("server-timing") ?? "");
  if (!cost) throw new Error("The Worker does not say what a request costs. It does so where .dev.vars has DEMO=yes.");
  const [trips, read, written] = cost.slice(1).map(Number);
  return { trips, read, written };
}
