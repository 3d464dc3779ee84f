import { useTranslation } from "react-i18next";
import type { ProofView } from "~/assessment/evidence/proof-view.server";
import { acceptOf, PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { proofFieldName, proofIntent, reuseIntent, unproofIntent } from "~/assessment/evidence/rules/proofs";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { Icon } from "~/ui/icons";

export const proofFieldId = (questionId: string) => `${questionId}-proof`;
const ACCEPT = acceptOf(PDF_OR_PHOTOGRAPH);

export interface ProofProps {
  /** The question's. */
  id: string;
  text: string;
  proof: ProofView;
}

/**
 * The files kept with a question, and a field for more, which shows while Yes is chosen. It is a field of the section's form, so any button of
 * that sends its files; with scripts they are sent as soon as they are chosen.
 */
export function Proof({ id: questionId, text, proof: { files, former, isYes, errors } }: ProofProps) {
  const { t } = useTranslation(["evidence", "teamwork"]);
  const id = proofFieldId(questionId);
  const about = t("teamwork:comments.on", { question: text });
  return (
    <>
      <details open={errors.length > 0} className="proof-add print:hidden" data-yes={isYes || undefined}>
        <summary aria-label={`${t("proof.add")} ${about}`}>{t("proof.add")}</summary>
        <input
          id={id}
          type="file"
          name={proofFieldName(questionId)}
          multiple
          accept={ACCEPT}
          aria-label={`${t("proof.files")} ${about}`}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
          className="control drop mt-1"
        />
        <Button name="intent" value={proofIntent(questionId)} className="my-3">
          {t("proof.keep")}
        </Button>
      </details>
      {former && isYes ? (
        <div className="proof-line flex flex-wrap items-center gap-x-3 print:hidden">
          <p className="text-small text-ink-2 wrap-anywhere">{t("proof.former", { names: former })}</p>
          <Button name="intent" value={reuseIntent(questionId)} aria-label={`${t("proof.reuse")} ${about}`}>
            {t("proof.reuse")}
          </Button>
        </div>
      ) : null}
      {errors.length > 0 ? (
        <div className="proof-line">
          <FieldError id={id} errors={errors} />
        </div>
      ) : null}
      {files.length > 0 ? <p className="proof-line proof-idle text-small">{t("proof.idle")}</p> : null}
      {files.length > 0 ? (
        <ul aria-label={`${t("proof.kept")} ${about}`} className="proof-line">
          {files.map((file) => (
            <li key={file.id} id={`proof-${file.id}`} className="flex flex-wrap items-center gap-x-3">
              <a href={file.href} target="_blank" rel="noopener" className="flex min-h-11 min-w-0 items-center gap-2">
                <Icon name="document" />
                <span className="wrap-anywhere">{file.name}</span>
              </a>
              <span className="text-small text-ink-3">{file.size}</span>
              {file.canRemove ? (
                <details className="proof-remove print:hidden">
                  <summary aria-label={t("form.remove", { name: file.name })}>{t("proof.remove")}</summary>
                  <div>
                    <p>{t("proof.removeText")}</p>
                    <Button variant="danger" name="intent" value={unproofIntent(file.id)} className="mt-2">
                      {t("remove.yes")}
                    </Button>
                  </div>
                </details>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Attributes of the form with the texts for the script that sends files, and where it sends them. */
export function useProofWords(to: string) {
  const { t } = useTranslation("evidence");
  return {
    "data-proof-to": to,
    "data-proof-progress": t("form.progress", { percent: "{percent}" }),
    "data-proof-checking": t("form.checking"),
    "data-proof-failed": t("errors.upload"),
    "data-proof-removing": t("proof.removing"),
  };
}
