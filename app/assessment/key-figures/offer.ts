/** A value that is offered: that the company has said as much elsewhere, and the button that takes it over. */
export interface OfferView {
  said: string;
  use: string;
}

/** Name of that button; its value names for what. */
export const USE_FIELD = "use";
