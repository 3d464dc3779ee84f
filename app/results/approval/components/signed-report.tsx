import type { ComponentProps } from "react";
import { ProgressPage } from "~/results/results/components/progress-page";
import { SigningSection } from "./signing";

/** The results of a Progress Assessment with its approval and signature. */
export function SignedReport({
  signing,
  paths,
  ...page
}: Omit<ComponentProps<typeof ProgressPage>, "signing"> & ComponentProps<typeof SigningSection>) {
  return <ProgressPage {...page} signing={<SigningSection signing={signing} paths={paths} />} />;
}
