import { type OfferView, USE_FIELD } from "~/assessment/key-figures/offer";
import { Button } from "~/ui/button";

/** A value the company entered elsewhere for `name`, with a button that copies it here. */
export function Offer({ name, offer: { said, use } }: { name: string; offer: OfferView }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
      {said}
      <Button name={USE_FIELD} value={name}>
        {use}
      </Button>
    </p>
  );
}
