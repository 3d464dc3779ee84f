import { useTranslation } from "react-i18next";
import { formatApproval } from "~/results/approval/format-approval";
import type { SigningView } from "~/results/approval/view";
import { ResultsPart } from "~/results/results/components/part";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { ApprovalForm } from "./approval-form";

/** Where the reader goes; `sign` is null for a report that nobody signs. */
interface SigningPaths {
  results: string;
  approve: string;
  sign: string | null;
}

/** Who reviewed, approved and signed the report, and what the reader can do. It says the same of every kind. */
export function SigningSection({ signing, paths }: { signing: SigningView; paths: SigningPaths }) {
  const { t } = useTranslation("approval");
  const { approval, signature, isOwner } = signing;
  const signs = paths.sign !== null;
  return (
    <ResultsPart
      id="approval"
      title={t(signs ? "titleSigned" : "title")}
      aside={t(stateOf(signing, signs))}
      lead={[t("lead"), signs ? t("leadSigned") : ""].filter(Boolean).join(" ")}
    >
      <Card padded className="grid gap-6">
        {approval ? (
          <p className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            <span className="min-w-0 font-semibold wrap-anywhere">{formatApproval(t, approval)}</span>
          </p>
        ) : (
          <p className="text-ink-2">{t(isOwner ? "notYet" : "notYetReader")}</p>
        )}
        <Reviewed signing={signing} path={paths.results} />
        {isOwner ? <OwnForm signing={signing} action={paths.approve} /> : null}
        {paths.sign !== null && (approval || signature) ? (
          <SignatureArea signing={signing} signPath={paths.sign} />
        ) : null}
        {isOwner ? null : <p className="text-small text-ink-3 print:hidden">{t("ownerOnly")}</p>}
      </Card>
    </ResultsPart>
  );
}

function stateOf({ approval, signature, reviews }: SigningView, signs: boolean) {
  if (!approval) return reviews.length > 0 ? "state.reviewed" : "state.none";
  return signs ? (signature ? "state.signed" : "state.unsigned") : "state.approved";
}

/** Who has read the whole report, and the button that says so. */
function Reviewed({ signing: { reviews, canReview }, path }: { signing: SigningView; path: string }) {
  const { t } = useTranslation("approval");
  if (reviews.length === 0 && !canReview) return null;
  return (
    <div className="grid gap-3">
      {reviews.length > 0 ? (
        <ul className="grid gap-2.5">
          {reviews.map(({ name, date }) => (
            <li key={`${name} ${date}`} className="flex gap-3">
              <Icon name="eye" className="mt-0.5 text-ink-3" />
              <span className="min-w-0 wrap-anywhere">
                {t("reviewedBy", { name: name ?? t("signature.former"), date })}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {canReview ? (
        <form method="post" action={path} className="max-sm:grid print:hidden">
          <Button name="intent" value="review">
            {t("review")}
          </Button>
        </form>
      ) : null}
    </div>
  );
}

/** The form, folded once there is an approval. */
function OwnForm({ signing: { approval, proposed, lastDay }, action }: { signing: SigningView; action: string }) {
  const { t } = useTranslation("approval");
  const form = <ApprovalForm action={action} given={proposed ?? {}} lastDay={lastDay} />;
  return <div className="print:hidden">{approval ? <Disclosure summary={t("change")}>{form}</Disclosure> : form}</div>;
}

function SignatureArea({ signing: { signature, isOwner }, signPath }: { signing: SigningView; signPath: string }) {
  const { t } = useTranslation("approval");
  return (
    <div className="grid gap-4 border-t border-line pt-6">
      <h3>{t("signature.title")}</h3>
      {signature?.isOutdated ? <Notice tone="attention">{t("signature.outdated")}</Notice> : null}
      {signature ? (
        <figure className="grid gap-2">
          <SignatureMark {...signature} />
          <figcaption className="text-small text-ink-3 wrap-anywhere">
            {t("signature.by", { name: signature.by ?? t("signature.former"), date: signature.on })}
          </figcaption>
        </figure>
      ) : (
        <p className="text-ink-2">{t(isOwner ? "signature.none" : "signature.noneReader")}</p>
      )}
      {isOwner ? (
        <p className="print:hidden">
          <ButtonLink href={signPath}>
            <Icon name="pen" />
            {t(signature ? "signature.again" : "signature.sign")}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

/** A signature as shown under the report. */
function SignatureMark({ picture, typed }: { picture: string | null; typed: string | null }) {
  const { t } = useTranslation("approval");
  return picture ? (
    <img
      src={picture}
      alt={t("signature.alt")}
      className="h-auto max-h-30 w-37.5 rounded-s bg-paper object-contain p-2"
    />
  ) : (
    <p className="font-serif text-title italic wrap-anywhere">{typed}</p>
  );
}
