import { createContext, useContext } from "react";
import { UTC } from "~/core/days/days";
import type { Reader } from "./format";
import { useLanguage } from "./use-language";

const Zone = createContext(UTC);

/** Provides the reader's time zone to the components below it. */
export const ReadersZone = Zone.Provider;

/** The reader of a page: its language, and the time zone of the signed-in user's company, or UTC for everyone else. */
export function useReader(): Reader {
  return { language: useLanguage(), timeZone: useContext(Zone) };
}
