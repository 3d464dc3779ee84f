import { TOKEN_SCOPES, type TokenScope } from "~/core/token-scopes";

/** The call with which a system tries a token out: the simplest that its first scope opens. */
const FIRST: Record<TokenScope, string> = {
  "read-results": "users/submissions/latest",
  "write-answers": "users/submissions/latest",
  "read-network": "users/associcated/companies",
  invite: "users/invitations",
};

/** That call for a command line. Only invitations send something, so there the address is one to be replaced. */
export function firstCall(appUrl: string, token: string, scopes: readonly TokenScope[]): string {
  const scope = TOKEN_SCOPES.find((each) => scopes.includes(each)) ?? "read-results";
  const lines = [`curl ${appUrl}/api/${FIRST[scope]}`, `-H "Authorization: Bearer ${token}"`];
  if (scope === "invite") {
    lines.push('-H "Content-Type: application/json"', `-d '{"companies":[{"email":"name@supplier.example"}]}'`);
  }
  return lines.join(" \\\n  ");
}
