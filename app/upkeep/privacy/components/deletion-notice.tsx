import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons";
import { Container } from "~/ui/shell";

/** Shown on every page while the account waits for its deletion, with a way to keep it. */
export function DeletionNotice({ on, back }: { on: string; back: string }) {
  const { t } = useTranslation("frame");
  return (
    <section
      aria-label={t("deletion.label")}
      className="border-b border-attention/30 bg-attention-soft text-ink print:hidden"
    >
      <Container>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
          <Icon name="warning" className="text-attention" />
          <p className="min-w-0 flex-1 basis-60">
            {t("deletion.text", { date: on })} <a href="/user/privacy#delete">{t("deletion.details")}</a>
          </p>
          <form method="post" action="/user/privacy">
            <input type="hidden" name="back" value={back} />
            <Button name="intent" value="keep">
              {t("deletion.keep")}
            </Button>
          </form>
        </div>
      </Container>
    </section>
  );
}
