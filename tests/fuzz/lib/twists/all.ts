import { inAddress } from "./address";
import { inForm } from "./form";
import { inHead } from "./head";
import { inJson } from "./json";
import { asParts } from "./parts";
import type { Twist } from "./twist";

/** Every mutation. */
export const TWISTS: Twist[] = [...inAddress, ...inHead, ...inForm, ...asParts, ...inJson];
