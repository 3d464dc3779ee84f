/** Shown on a page in place of a missing text or value. */
export const GAP = "…";

/** A text that is missing or incomplete. It names our own keys and values, never anything that a user typed. */
export interface TextFault {
  /** The language, and the key with its namespace or the place of the text. */
  text: string;
  /** Names of the values that the text expects and was not given; empty if the text itself is missing. */
  values: string[];
}

const stop = ({ text, values }: TextFault): never => {
  throw new Error(values.length > 0 ? `The text ${text} lacks ${values.join(", ")}` : `There is no text ${text}`);
};

let hear: (fault: TextFault) => void = stop;

/** Sets where faults in this isolate go. With a log, they are logged and the page goes on. With null, as at the start, they throw. */
export function onTextFaults(log: ((fault: TextFault) => void) | null): void {
  hear = log ?? stop;
}

/** Reports a fault. Throws unless a log is set. */
export function reportTextFault(fault: TextFault): void {
  hear(fault);
}
