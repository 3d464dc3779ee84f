import { Icon } from "~/ui/icons";

/** The sign of a red flag, beside its name. */
export const FlagMark = () => <Icon name="flag" className="size-4 shrink-0 text-attention" />;
