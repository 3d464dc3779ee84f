import { useTranslation } from "react-i18next";
import { SPOKEN } from "~/core/language";
import { usePaths } from "~/foundation/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { cx } from "~/ui/cx";
import { TextField } from "~/ui/field";
import type { ShareView } from "../open-sharing.server";

/** The links to a report: what they show, until when, and how many readers they have had. */
export function ShareList({ links }: { links: ShareView[] }) {
  const { t } = useTranslation("share");
  return (
    <Card as="section">
      <CardSection>
        <h2 id="links">{t("list.title")}</h2>
        <p className="mt-2 text-ink-2">{t(links.length === 0 ? "list.empty" : "list.counted")}</p>
      </CardSection>
      <ul>
        {links.map((link) => (
          <LinkItem key={link.id} link={link} />
        ))}
      </ul>
    </Card>
  );
}

/** A mail with the link, in the sender's own program. */
const mailTo = (address: string, subject: string) =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`;

function LinkItem({ link }: { link: ShareView }) {
  const { t } = useTranslation(["share", "common"]);
  const paths = usePaths();
  const { id, recipient, state, address, parts, language, asksWord, until, madeOn, endedOn, readers, lastReadAt } =
    link;
  return (
    <li className="grid gap-4 border-b border-line p-5 last:border-b-0 sm:px-7">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{recipient}</span>
          <span
            className={cx(
              "rounded-full px-3 py-0.5 text-small font-semibold",
              state === "open" ? "bg-accent-soft text-accent" : "bg-sunk text-ink-2",
            )}
          >
            {t(`state.${state}`)}
          </span>
        </h3>
        <p className="mt-1">{parts.map((part) => t(`parts.${part}.name`)).join(" · ")}</p>
        <p className="text-small text-ink-3">
          {[
            SPOKEN[language].name,
            t("list.made", { date: madeOn }),
            endedOn ? t("list.ended", { date: endedOn }) : t("list.until", { date: until }),
            ...(asksWord ? [t("list.word")] : []),
          ].join(" · ")}
        </p>
        <p className="mt-1 tabular-nums">
          {t("list.readers", { count: readers })}
          {lastReadAt ? <span className="text-ink-3"> · {t("list.last", { when: lastReadAt })}</span> : null}
        </p>
      </div>
      {address ? (
        <>
          <TextField
            label={t("list.address")}
            field={{ id: `link-${id}`, name: `link-${id}`, value: address, readOnly: true, autoComplete: "off" }}
          />
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={mailTo(address, t("list.subject", { lng: language }))}>{t("list.mail")}</ButtonLink>
            <CopyButton value={address} label={t("list.copy")} copied={t("list.copied")} />
            <ButtonLink
              href={`${paths.share}?dialog=end&link=${id}`}
              variant="quiet"
              className="text-danger"
              aria-label={t("list.endNamed", { recipient })}
            >
              {t("list.end")}
            </ButtonLink>
          </div>
        </>
      ) : null}
    </li>
  );
}
