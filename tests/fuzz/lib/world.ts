import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { SMALL_PNG } from "../../support/pictures";
import { fileOf, multipart } from "./ask";
import type { Person, Role } from "./people";
import { send } from "./send";

/** The placeholder names of ids in paths and forms. */
export const NAMES = [
  "draft",
  "completed",
  "progressDraft",
  "progressCompleted",
  "indicator",
  "owner",
  "colleague",
  "invitation",
  "notification",
  "picture",
  "announcement",
  "questionnaire",
  "company",
  "ticket",
  "comment",
  "document",
  "planned",
  "submitted",
  "export",
  "article",
] as const;
export type Name = (typeof NAMES)[number];

const PLACEHOLDER = new RegExp(`:(${NAMES.join("|")})\\b`, "g");

export type People = Record<Role, Person>;

/** Ids that belong to one company, so that requests get as far as real ones do. */
export class World {
  /** A missing thing keeps an id that does not exist. */
  readonly ids = new Map<Name, string>(NAMES.map((name) => [name, "AAAAAAAAAAAAAAAAAAAAAA"]));
  /** Users who must not be removed: no form that names one of them is sent. */
  readonly persons = new Set<string>();

  constructor(readonly people: People) {}

  fill(text: string): string {
    return text.replace(PLACEHOLDER, (_, name: Name) => this.ids.get(name) ?? "");
  }

  /** Replaces ids in a text with their placeholders. */
  generalize(text: string): string {
    let general = text;
    for (const [name, id] of this.ids) if (id.length > 15) general = general.replaceAll(id, `:${name}`);
    return general;
  }

  /** Creates what the demo data lacks, and finds all ids. */
  async prepare(): Promise<void> {
    const { owner, contributor, viewer, administrator } = this.people;
    for (const person of Object.values(this.people)) {
      const id = person.role !== "anonymous" && /"_id":"([^"]+)"/.exec((await person.get("/api/users/me")).body)?.[1];
      if (id) this.persons.add(id);
      if (id && person === owner) this.ids.set("owner", id);
    }
    await this.#find("company", administrator, this.fill("/admin/people/:owner"), /\/admin\/companies\/([\w-]{20,})"/);
    await this.#find("completed", owner, "/user/history?dialog=none", /\/view\/([\w-]{43})"/);
    const ofProgress = "/user/history?kind=progress&dialog=none";
    await this.#find("progressCompleted", owner, ofProgress, /\/view\/progress\/([\w-]{43})"/);
    await this.refresh();
    const comments = this.fill("/comments/:draft/water.assess.1");
    await owner.post(comments, { text: "What is meant here?", intent: "add" });
    await this.#find("comment", owner, comments, /delete=([\w-]+)/);
    const draftDocuments = this.fill("/uploadDocuments/:completed");
    await this.#find("document", owner, draftDocuments, /name="document" value="([\w-]+)"/);
    await this.#find("submitted", owner, draftDocuments, /\/files\/evidence\/([\w-]+)\//);
    await owner.post("/support", { topic: "other", question: "How does one begin?" });
    await this.#find("ticket", administrator, "/admin/support", /name="ticket" value="([\w-]+)"/);
    await this.#find("notification", owner, "/api/notifications", /"_id":"([^"]+)"/);
    await this.#find("article", viewer, "/knowledge-base", /\/knowledge-base\/([\w-]+)"/);
    await this.#invite();
    await this.#portray();
    await owner.post("/user/privacy", { intent: "export" });
    await contributor.get("/user/history");
  }

  /** Makes sure that there is a draft: an earlier request may have submitted or replaced it. */
  async refresh(): Promise<void> {
    const { owner } = this.people;
    await this.#renew("draft", "readiness", "");
    await this.#renew("progressDraft", "progress", "/progress");
    await this.#find(
      "indicator",
      owner,
      this.fill("/progress/:progressDraft?start"),
      /\/user\/progress\/([\w-]{44,})"/,
    );
    await this.#find("export", owner, "/user/privacy", /\/user\/privacy\/download\/([\w-]+)/);
    await this.#find("announcement", this.people.administrator, "/admin/announcements", /announcements\/([\w-]{20,})"/);
    await this.people.administrator.post("/admin/questionnaires", { version: newestReadiness.version });
    await this.#find(
      "questionnaire",
      this.people.administrator,
      "/admin/questionnaires",
      /questionnaires\/([\w-]{20,})"/,
    );
  }

  /** Makes sure that there is a draft of a kind, whose form is at `path`: the existing one, or a new one. */
  async #renew(name: "draft" | "progressDraft", kind: string, path: string): Promise<void> {
    const { owner, contributor } = this.people;
    const isOpen = async () => (await contributor.get(this.fill(`${path}/:${name}?start`))).status === 200;
    if (await isOpen()) return;
    const link = new RegExp(`href="${path}/([\\w-]{43})["?]`);
    await this.#find(name, owner, `/user/history?kind=${kind}&dialog=none`, link);
    if (await isOpen()) return;
    const location = (await owner.post("/user/history", { kind })).headers.get("location");
    const [, id] = new RegExp(`^${path}/([\\w-]{43})`).exec(location ?? "") ?? [];
    if (id) this.ids.set(name, id);
  }

  /** A colleague whom the team's forms may remove, and a pending invitation. */
  async #invite(): Promise<void> {
    const { owner } = this.people;
    for (const name of ["spare", "waiting"]) {
      await owner.post("/user/team", {
        intent: "invite",
        email: `${name}@fuzz.example`,
        role: "viewer",
        language: "en",
      });
    }
    await this.#find("invitation", owner, "/user/team", /dialog=cancel&(?:amp;)?id=([\w-]+)/);
    const spare = await this.#untilFound(owner, "/dev/mailbox.json?to=spare@fuzz.example", /\/invitation\/([\w.~-]+)/);
    if (!spare) return;
    await this.people.anonymous.post(`/invitation/${spare}`, {
      username: "Sipho",
      designation: "Buyer",
      password: "a quiet river bend",
      terms: "on",
      intent: "join",
    });
    const { body } = await owner.get("/user/team");
    const ids = [...body.matchAll(/dialog=remove&(?:amp;)?id=([\w-]+)/g)].map(([, id = ""]) => id);
    const colleague = ids.find((id) => !this.persons.has(id));
    if (colleague) this.ids.set("colleague", colleague);
  }

  async #portray(): Promise<void> {
    const { owner } = this.people;
    const path = "/user/profile/picture";
    const body = multipart([["picture", fileOf("owner.png", SMALL_PNG)]]);
    const [, boundary = ""] = /^--(.*)\r/.exec(body.toString("latin1")) ?? [];
    const headers = { ...owner.headers(path), "content-type": `multipart/form-data; boundary=${boundary}` };
    await send(owner.address, { method: "POST", path, headers, body });
    await this.#find("picture", owner, "/user/profile", /(\/files\/avatars\/[\w-]+\/[\w.-]+)"/);
  }

  async #find(name: Name, person: Person, path: string, pattern: RegExp): Promise<void> {
    const id = pattern.exec((await person.get(path)).body)?.[1];
    if (id) this.ids.set(name, id);
  }

  /** Waits for an id that the queue still has to deliver. */
  async #untilFound(person: Person, path: string, pattern: RegExp): Promise<string | undefined> {
    for (let turn = 0; turn < 20; turn += 1) {
      const id = pattern.exec((await person.get(path)).body)?.[1];
      if (id) return id;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return undefined;
  }
}
