import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { Client } from "../../bench/lib/client.mjs";
import { type Answer, send } from "./send";
import { ACCOUNTS, SESSIONS, sessionToken } from "./sessions";

/** If single sessions have ended, the next one works. If this many fail in a row, all have been ended at once. */
const TRIES = 3;

/** An account of each role, and anonymous visitors. */
export const ROLES = ["anonymous", ...ACCOUNTS] as const;
export type Role = (typeof ROLES)[number];

const SESSION = "__Host-session";

/** One browser and one API client, with their cookies and tokens. */
export class Person {
  readonly cookies = new Map<string, string>();
  /** How many sessions this person has used up. */
  used = 0;
  /** Whether this person has no session left and has signed in too often. */
  isOut = false;
  /** Access token; empty for visitors. */
  #token = "";
  #renewing: Promise<void> | undefined;

  constructor(
    readonly address: string,
    readonly role: Role,
  ) {}

  /** Continues with the next sessions, or signs in with the password. Concurrent calls share one attempt. */
  signIn(): Promise<void> {
    this.#renewing ??= this.#signIn().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #signIn(): Promise<void> {
    const { role } = this;
    if (role === "anonymous") return;
    for (let turn = 0; turn < TRIES && this.used < SESSIONS; turn += 1) {
      const [browser, client] = (["browser", "api"] as const).map((kind) => sessionToken(role, kind, this.used));
      this.used += 1;
      this.cookies.set(SESSION, encodeURIComponent(btoa(JSON.stringify(browser))));
      const { body } = await this.post("/api/auth/refresh", JSON.stringify({ refreshToken: client }));
      this.#token = /"accessToken":"([^"]+)"/.exec(body)?.[1] ?? "";
      if (await this.isSignedIn()) return;
    }
    this.used = SESSIONS;
    await this.#signInByPassword(DEMO_ACCOUNTS[role]).catch(() => {});
    this.isOut = !(await this.isSignedIn());
  }

  /** Signs in as people do. A browser with a known device cookie may do so more often than others. */
  async #signInByPassword(account: { email: string; password: string }): Promise<void> {
    const caller = { "cf-connecting-ip": `198.19.${Math.floor(Math.random() * 256)}.7` };
    const asClient = async (url: string, { method = "GET", headers, body }: RequestInit) => {
      const path = url.slice(this.address.length);
      const given = { ...this.headers(path), ...(headers as Record<string, string>), ...caller };
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const text = body ? Buffer.from(String(body)) : null;
      const sent = { method, path, headers: { ...(body && type), ...lowered(given) }, body: text };
      const answer = await send(this.address, sent);
      this.keep(answer.headers);
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    };
    // The captcha question is parsed in English.
    for (const name of [SESSION, "__Host-language"]) this.cookies.delete(name);
    this.#token = "";
    await new Client(this.address, asClient).signIn(account);
    this.#token = await new Client(this.address, asClient).signInByCall(account);
  }

  async isSignedIn(): Promise<boolean> {
    if (this.role === "anonymous") return true;
    const [page, call] = [await this.get("/user/security"), await this.get("/api/users/me")];
    return page.status === 200 && call.status === 200;
  }

  /** Keeps the cookies of a response, as a browser does. Visitors stay signed out even if one of their forms signs them in. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0/i.test(line)) this.cookies.delete(name);
      else if (this.role !== "anonymous" || name !== SESSION) this.cookies.set(name, value);
    }
  }

  /** The headers that this person's browser or API client sends. */
  headers(path: string): Record<string, string> {
    const caller = { "cf-connecting-ip": `198.18.${this.role.length}.7`, "accept-language": "en" };
    if (path.startsWith("/api/")) {
      return { ...caller, ...(this.#token && { authorization: `Bearer ${this.#token}` }) };
    }
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { ...caller, origin: this.address, ...(cookie && { cookie }) };
  }

  get(path: string): Promise<Answer> {
    return this.#ask("GET", path, null);
  }

  /** Sends a form, or JSON to the API. */
  post(path: string, content: Record<string, string> | string): Promise<Answer> {
    const body = typeof content === "string" ? content : new URLSearchParams(content).toString();
    return this.#ask("POST", path, Buffer.from(body));
  }

  async #ask(method: string, path: string, body: Buffer | null): Promise<Answer> {
    const type = path.startsWith("/api/") ? "application/json" : "application/x-www-form-urlencoded";
    const headers = { ...this.headers(path), ...(body && { "content-type": type }) };
    const answer = await send(this.address, { method, path, headers, body });
    this.keep(answer.headers);
    return answer;
  }
}

/** The same headers with lower-case names, each once. */
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** A solved captcha, keyed by form field name. */
export const solveCaptcha = (address: string) => new Client(address).solveCaptcha("/login");
