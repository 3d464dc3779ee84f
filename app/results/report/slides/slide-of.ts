import type { Slide } from "./deck";

/** A slide of which everything that is not given is missing. */
export const slideOf = (given: Partial<Slide> & Pick<Slide, "id" | "headline">): Slide => ({
  number: "",
  alerts: [],
  picture: null,
  facts: [],
  steps: [],
  text: "",
  asked: null,
  isChecked: false,
  source: "",
  ...given,
});
