import { useTranslation } from "react-i18next";
import type { SigningView } from "~/results/approval/view";
import { ResultsPart } from "~/results/results/components/part";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import { ApprovalForm } from "./approval-form";

/** Who approved and signed the report; its owner does both from here. */
export function SigningSection({ signing, paths }: { signing: SigningView; paths: { approve: string; sign: string } }) {
  const { t } = useTranslation("approval");
  const { approval, signature, isOwner, lastDay } = signing;
  return (
    <ResultsPart
      id="approval"
      title={t("title")}
      aside={t(approval ? (signature ? "state.signed" : "state.approved") : "state.none")}
      lead={t("lead")}
    >
      <Card padded className="grid gap-6">
        {approval ? (
          <p className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            <span className="min-w-0 font-semibold wrap-anywhere">{t("approvedBy", { ...approval })}</span>
          </p>
        ) : (
          <p className="text-ink-2">{t(isOwner ? "notYet" : "notYetReader")}</p>
        )}
        {isOwner ? <OwnForm signing={signing} action={paths.approve} lastDay={lastDay} /> : null}
        {approval || signature ? <SignatureArea signing={signing} signPath={paths.sign} /> : null}
        {isOwner ? null : <p className="text-small text-ink-3 print:hidden">{t("ownerOnly")}</p>}
      </Card>
    </ResultsPart>
  );
}

/** The form, folded once there is an approval. */
function OwnForm({
  signing: { approval },
  action,
  lastDay,
}: {
  signing: SigningView;
  action: string;
  lastDay: string;
}) {
  const { t } = useTranslation("approval");
  const form = <ApprovalForm action={action} given={approval ?? {}} lastDay={lastDay} />;
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
