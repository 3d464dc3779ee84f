import type { Standard, WrittenTable } from "~/improvement/crosswalk/rules/table";
import { cop } from "./cop";
import { gri } from "./gri";
import { sedg } from "./sedg/sedg";
import { vsme } from "./vsme/vsme";

/** The newest version of each standard that a company's year is mapped to. */
export const CROSSWALKS: Record<Standard, WrittenTable> = { vsme, sedg, cop, gri };
