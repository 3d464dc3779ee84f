import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { findTwoStep } from "~/account/two-step/set-up.server";
import { TOKENS_PATH } from "~/core/addresses/account";
import { CONNECT_PATH } from "~/core/addresses/network";
import { WEBHOOKS_PATH } from "~/core/addresses/webhooks";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import { refuseForm } from "~/foundation/identity/refused-form.server";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { makeToken, revokeToken } from "~/home/tokens/change.server";
import { MakeToken } from "~/home/tokens/components/make-token";
import { NewToken } from "~/home/tokens/components/new-token";
import { TokenList } from "~/home/tokens/components/token-list";
import { firstCall } from "~/home/tokens/first-call";
import { listTokens } from "~/home/tokens/list.server";
import { MAX_TOKENS, mayManageTokens, offeredScopes } from "~/home/tokens/rules/tokens";
import { makeSchema } from "~/home/tokens/schema";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/shell";

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const canManage = mayManageTokens(user);
  const [tokens, twoStep, title] = await Promise.all([
    listTokens(kompas, user),
    canManage ? findTwoStep(kompas, user.id) : null,
    pageTitle(kompas, request, "tokens", "title"),
  ]);
  const query = new URL(request.url).searchParams;
  const asked = tokens.find(({ id, state }) => id === query.get("id") && state === "live");
  const revoking = canManage && query.get("dialog") === "revoke" ? (asked ?? null) : null;
  const frame: PageFrame = { dialogOpen: revoking !== null };
  return {
    tokens,
    canManage,
    revoking,
    offered: offeredScopes(user),
    asksCode: twoStep?.state === "on",
    isFull: tokens.filter(({ state }) => state === "live").length >= MAX_TOKENS,
    isBuyer: user.isCorporate,
    once: kompas.ids.create(),
    company: user.companyName,
    frame,
    title,
  };
}

const FIELDS = {
  "password-wrong": ["password", "codeErrors.passwordWrong"],
  "code-missing": ["code", "codeErrors.code"],
  code: ["code", "codeErrors.codeWrong"],
  scopes: ["scopes", "codeErrors.tokenScopes"],
  full: ["name", "codeErrors.tokensFull"],
  known: ["name", "codeErrors.tokenKnown"],
} satisfies Parameters<typeof refuseForm>[3];

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!mayManageTokens(user)) throw new Response(null, { status: 403 });
  const form = await request.formData();
  if (form.get("intent") === "revoke") {
    const isRevoked = await revokeToken(kompas, request, user, String(form.get("id") ?? ""));
    return redirectWithFlash(TOKENS_PATH, isRevoked ? "tokenRevoked" : "tokenGone");
  }
  const submission = parseWithZod(form, { schema: makeSchema });
  if (submission.status !== "success") return refuseForm(submission, "make");
  const made = await makeToken(kompas, request, user, submission.value);
  if (!made.ok) {
    if (made.reason === "forbidden") throw new Response(null, { status: 403 });
    return refuseForm(submission, "make", made, FIELDS);
  }
  const { name, scopes } = submission.value;
  return data({ name, token: made.token, call: firstCall(kompas.settings.APP_URL, made.token, scopes) });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function AccessTokens() {
  const { t } = useTranslation(["tokens", "common", "team", "webhooks", "connect"]);
  const { tokens, canManage, revoking, offered, asksCode, isFull, isBuyer, once, company } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { summary } = useSecurityMessages();
  const made = answer && "token" in answer ? answer : null;
  const refused = answer && "result" in answer ? answer : null;
  const errors = Object.entries(refused?.result.error ?? {}).map(([name, keys]) => ({
    id: name === "once" ? "make-token-name" : `make-token-${name}`,
    errors: keys ?? [],
  }));
  return (
    <>
      <div className="max-w-narrow" {...inertWhile(revoking !== null)}>
        <PageHeader
          eyebrow={
            <a href="/user/team" className="inline-block py-2">
              {t("team:title")}
            </a>
          }
          title={t("title")}
          lead={t("lead", { company })}
          actions={
            canManage || isBuyer ? (
              <div className="flex flex-wrap gap-3">
                {isBuyer ? <ButtonLink href={CONNECT_PATH}>{t("connect:title")}</ButtonLink> : null}
                {canManage ? <ButtonLink href={WEBHOOKS_PATH}>{t("webhooks:title")}</ButtonLink> : null}
              </div>
            ) : null
          }
        />
        {made ? (
          <NewToken {...made} />
        ) : (
          <div className="grid gap-6">
            <ErrorSummary title={t("common:form.summary")} errors={summary(errors, refused?.minutes)} />
            <TokenList tokens={tokens} canManage={canManage} />
            {canManage && !isFull ? (
              <MakeToken once={once} offered={offered} asksCode={asksCode} lastResult={refused?.result} />
            ) : (
              <Card as="section" padded>
                <p className="max-w-measure text-ink-2">{t(canManage ? "full" : "ownerOnly", { most: MAX_TOKENS })}</p>
              </Card>
            )}
          </div>
        )}
      </div>
      {revoking ? (
        <AskDialog
          id="revoke-token"
          title={t("ask.title", { name: revoking.name })}
          closeHref={TOKENS_PATH}
          closeLabel={t("common:shell.close")}
          action={`${TOKENS_PATH}?dialog=revoke&id=${revoking.id}`}
          intent="revoke"
          fields={{ id: revoking.id }}
          back={t("ask.back")}
          confirm={t("ask.confirm")}
          variant="danger"
        >
          <p>{t("ask.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
