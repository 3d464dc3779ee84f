import { getFormProps, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Basics, signUpForm } from "./sign-up-step";

const FACTS = ["whom", "time", "price", "gain"] as const;

/** What Kompas is, who it is for, what it costs and brings, and the first step of a registration, on one page. */
export function FrontDoor() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-x-14 gap-y-8 pt-5 pb-10 md:pt-12 lg:grid-cols-[1.2fr_1fr] lg:items-start">
      <div>
        <h1 className="max-w-[20ch]">{t("door.title")}</h1>
        <p className="mt-3 max-w-[46ch] text-lead text-ink-2">{t("door.lead")}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href="#start" variant="primary" className="lg:hidden">
            {t("door.start")}
          </ButtonLink>
          <ButtonLink href="/sample">{t("door.sample")}</ButtonLink>
        </div>
        <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-4">
          {FACTS.map((fact) => (
            <div key={fact} className="max-sm:contents sm:border-t sm:border-line sm:pt-3">
              <dt className="font-semibold">{t(`door.${fact}.name`)}</dt>
              <dd className="text-ink-2">{t(`door.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Start />
    </div>
  );
}

/** The first step. It continues at /register. */
function Start() {
  const { t } = useTranslation("account");
  const [form, fields] = useForm<Record<string, string>>({ id: signUpForm(1) });
  return (
    <Card as="section" padded>
      <h2 id="start" className="scroll-mt-4">
        {t("door.start")}
      </h2>
      <form method="post" action="/register" {...getFormProps(form)} noValidate className="mt-5 grid gap-5">
        <Basics fields={fields} keepsPassword={false} />
        <div>
          <Button variant="primary" name="intent" value="continue">
            {t("signUp.continue")}
          </Button>
        </div>
      </form>
      <p className="mt-5">
        {t("signUp.haveAccount")} <a href="/login">{t("signUp.signIn")}</a>
      </p>
    </Card>
  );
}
