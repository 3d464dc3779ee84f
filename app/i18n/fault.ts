/** What stands on a page in place of a text or a value that is not there. */
export const GAP = "…";

/** A text that cannot be said whole. It names keys and values of ours and nothing that somebody has typed. */
export interface TextFault {
  /** The language, and the key with its namespace or the place of the text. */
  text: string;
  /** Names of the values that the text has room for and was not given; empty where there is no such text. */
  values: string[];
}

const stop = ({ text, values }: TextFault): never => {
  throw new Error(values.length > 0 ? `The text ${text} lacks ${values.join(", ")}` : `There is no text ${text}`);
};

let hear: (fault: TextFault) => void = stop;

/** Says who hears of faults from now on in this isolate: with a log they are told and the page goes on; without one, as from the beginning, they throw. */
export function hearTextFaults(log: ((fault: TextFault) => void) | null): void {
  hear = log ?? stop;
}

/** Tells of a fault. Throws unless somebody hears it. */
export function tellTextFault(fault: TextFault): void {
  hear(fault);
}
