import { useTranslation } from "react-i18next";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icons";
import { ResultsPart } from "./part";

/** The certificates that the company says it holds. */
export function Certifications({ names }: { names: string[] }) {
  const { t } = useTranslation("climate");
  return (
    <ResultsPart
      id="certifications"
      title={t("certifications.title")}
      aside={names.length > 0 ? String(names.length) : null}
      lead={t("certifications.lead")}
    >
      <Card padded>
        {names.length > 0 ? (
          <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
            {names.map((name) => (
              <li key={name} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 text-accent" />
                {name}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-ink-2">{t("certifications.none")}</p>
        )}
      </Card>
    </ResultsPart>
  );
}
