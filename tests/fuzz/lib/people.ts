import { Client } from "../../bench/lib/client.mjs";
import { type Answer, send } from "./send";
import { ACCOUNTS, SESSIONS, sessionToken } from "./sessions";

/** Somebody of each role, and visitors who are nobody yet. */
export const ROLES = ["anonymous", ...ACCOUNTS] as const;
export type Role = (typeof ROLES)[number];

const SESSION = "__Host-session";

/** One browser and one client of the API, with what they carry. */
export class Person {
  readonly cookies = new Map<string, string>();
  /** How many sessions they have used up. */
  used = 0;
  /** Access token; empty for visitors. */
  #token = "";
  #renewing: Promise<void> | undefined;

  constructor(
    readonly address: string,
    readonly role: Role,
  ) {}

  /** Goes on with the next sessions that are there, once however many ask for it. Throws when there are no more. */
  signIn(): Promise<void> {
    this.#renewing ??= this.#signIn().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #signIn(): Promise<void> {
    const { role } = this;
    if (role === "anonymous") return;
    while (this.used < SESSIONS) {
      const [browser, client] = (["browser", "api"] as const).map((kind) => sessionToken(role, kind, this.used));
      this.used += 1;
      this.cookies.clear();
      this.cookies.set(SESSION, encodeURIComponent(btoa(JSON.stringify(browser))));
      const { body } = await this.post("/api/auth/refresh", JSON.stringify({ refreshToken: client }));
      this.#token = /"accessToken":"([^"]+)"/.exec(body)?.[1] ?? "";
      if (await this.isSignedIn()) return;
    }
    throw new Error(`The ${role} has no session left.`);
  }

  async isSignedIn(): Promise<boolean> {
    if (this.role === "anonymous") return true;
    const [page, call] = [await this.get("/user/security"), await this.get("/api/users/me")];
    return page.status === 200 && call.status === 200;
  }

  /** Keeps what an answer sets, as a browser does. Visitors stay visitors, also where a form of theirs signs them in. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0/i.test(line)) this.cookies.delete(name);
      else if (this.role !== "anonymous" || name !== SESSION) this.cookies.set(name, value);
    }
  }

  /** The headers that this person's browser sends, or their client of the API. */
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

/** A solved captcha, by the names of a form's fields. */
export const solveCaptcha = (address: string) => new Client(address).solveCaptcha("/login");
