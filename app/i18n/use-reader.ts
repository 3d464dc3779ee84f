import { createContext, useContext } from "react";
import { UTC } from "~/core/days/days";
import type { Reader } from "./format";
import { useLanguage } from "./use-language";

const Zone = createContext(UTC);

/** Tells what is below it in which time zone the reader's days are. */
export const ReadersZone = Zone.Provider;

/** In which words a page says a day, and whose day it is: that of the company of whoever is signed in, of UTC for everybody else. */
export function useReader(): Reader {
  return { language: useLanguage(), timeZone: useContext(Zone) };
}
