import { BASE_URL, type Visit } from "./browser";
import { type Account, newAccount } from "./company";
import { confirmationPath, receiveMail } from "./mailbox";

const POSTED = { headers: { Origin: BASE_URL }, maxRedirects: 0 };

/** Lets an owner invite a colleague, who joins through the link in the mail and is then signed in. */
export async function joinAsColleague(owner: Visit, colleague: Visit, username: string): Promise<Account> {
  await confirmOwnAddress(owner);
  const account = newAccount();
  const invitation = { intent: "invite", email: account.email, role: "contributor", language: colleague.language };
  const invited = await owner.context.request.post("/user/team", { ...POSTED, form: invitation });
  if (invited.status() !== 303) throw new Error(`Not invited: ${invited.status()}`);
  const mails = await receiveMail(account.email);
  const path = mails.flatMap(({ text }) => text.match(/\/invitation\/[\w.-]+/) ?? [])[0];
  if (!path) throw new Error("The mail leads to no invitation");
  const joining = { intent: "join", username, password: account.password, terms: "on" };
  const headers = { ...POSTED.headers, "Accept-Language": colleague.language };
  const joined = await colleague.context.request.post(path, { ...POSTED, headers, form: joining });
  if (joined.status() !== 303) throw new Error(`Not joined: ${joined.status()} ${await joined.text()}`);
  return account;
}

/** Confirms the signed-in user's address through their mail; the reminder on their page shows the address. */
export async function confirmOwnAddress({ context }: Visit): Promise<void> {
  const page = await (await context.request.get("/user/history?dialog=none")).text();
  const [email] =
    /owner-[\w-]+@example\.com(?=[^<]*<\/p><form method="post" action="\/confirmAddress")/.exec(page) ?? [];
  if (!email) return;
  const [mail] = (await receiveMail(email)).filter(({ text }) => text.includes("/confirmAddress"));
  const confirmed = await context.request.post(confirmationPath(mail?.text ?? ""), {
    ...POSTED,
    form: { intent: "confirm" },
  });
  if (confirmed.status() !== 303) throw new Error(`Not confirmed: ${confirmed.status()}`);
}
