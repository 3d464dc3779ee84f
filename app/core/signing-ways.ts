/** How a user signs: on the pad, with a picture of their own, or by typing their name. */
export const SIGNING_WAYS = ["drawn", "uploaded", "typed"] as const;
export type SigningWay = (typeof SIGNING_WAYS)[number];
