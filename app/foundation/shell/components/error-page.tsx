import { isRouteErrorResponse } from "@remix-run/react";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import type enCommon from "~/i18n/locales/en/common.json";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";

type Reason = Exclude<keyof typeof enCommon.errors, "home" | "number">;

/** The id of the request that the page answers. Only the server knows it. */
export const RequestIdContext = createContext("");

/** The failures that are ours, and so have a line in the log. */
const OURS: readonly Reason[] = ["failed", "away", "lostAnswers"];

const BY_STATUS: Record<number, Reason> = {
  400: "contentType",
  403: "forbidden",
  404: "notFound",
  405: "method",
  422: "unreadable",
  429: "tooMany",
};

/** Why a page cannot be shown: the error's own reason, or the one for its status. */
export function reasonOf(error: unknown, isOwner = false): Reason {
  if (!isRouteErrorResponse(error)) return "failed";
  const reason = error.data?.reason ?? BY_STATUS[error.status] ?? "failed";
  // The "forbidden" text tells the user to ask the owner, so an owner gets another text.
  return reason === "forbidden" && isOwner ? "notOpen" : reason;
}

/** The page for an error: what happened, and the way home. A failure of ours has the number by which the office finds it in the log. */
export function ErrorPage({ reason }: { reason: Reason }) {
  const { t } = useTranslation();
  const requestId = useContext(RequestIdContext);
  return (
    <div className="py-10 md:py-18">
      <EmptyState
        heading="h1"
        title={t(`errors.${reason}.title`)}
        action={
          // The user has to reload this page; leaving it would lose what was typed.
          reason === "away" ? null : reason === "agreement" ? (
            // Opens in another tab. This page stays, and reloading it sends the same request again.
            <ButtonLink href="/agreements" target="_blank" variant="primary">
              {t("errors.agreement.action")}
            </ButtonLink>
          ) : (
            <ButtonLink href="/" variant="primary">
              {t("errors.home")}
            </ButtonLink>
          )
        }
      >
        {t(`errors.${reason}.text`)}
        {requestId && OURS.includes(reason) ? (
          <p className="mt-3">
            {t("errors.number")} <code className="select-all">{requestId}</code>
          </p>
        ) : null}
      </EmptyState>
    </div>
  );
}
