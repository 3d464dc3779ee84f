import type { ComponentProps } from "react";
import { ResultsPage } from "~/results/results/components/results-page";
import { SigningSection } from "./signing";

/** The readiness results with who has reviewed and approved them. */
export function ApprovedReport({
  signing,
  paths,
  ...page
}: Omit<ComponentProps<typeof ResultsPage>, "signing"> & ComponentProps<typeof SigningSection>) {
  return <ResultsPage {...page} signing={<SigningSection signing={signing} paths={paths} />} />;
}
