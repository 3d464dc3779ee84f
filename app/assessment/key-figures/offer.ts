/** An offered value: the text saying where the company entered it, and the label of the button that copies it. */
export interface OfferView {
  said: string;
  use: string;
}

/** Name of that button; its value is the id of the target. */
export const USE_FIELD = "use";
