import { useRouteLoaderData } from "@remix-run/react";
import type { OfficeCounts } from "./office-counts.server";

const MAX_SHOWN = 99;

/** What waits for the network's office, as the frame of the page has read it. Nothing if it could not. */
export function useOfficeCounts(): OfficeCounts {
  const root = useRouteLoaderData<{ office: OfficeCounts | null }>("root");
  return root?.office ?? { questions: 0, deadLetters: 0, jobs: 0 };
}

/** A count as pages show it: "99+" where counting stopped. */
export const formatCount = (count: number): string => (count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count));
