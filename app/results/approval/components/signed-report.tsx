import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ProgressPage } from "~/results/results/components/progress-page";
import { SigningSection } from "./signing";

/** The results of a Progress Assessment with its approval and signature. */
export function SignedReport({
  signing,
  paths,
  ...page
}: Omit<ComponentProps<typeof ProgressPage>, "ending"> & ComponentProps<typeof SigningSection>) {
  const { t } = useTranslation("approval");
  const content = <SigningSection signing={signing} paths={paths} />;
  return <ProgressPage {...page} ending={{ parts: [{ id: "approval", name: t("title") }], content }} />;
}
