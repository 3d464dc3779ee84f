import { describePages } from "./support/pages";

describePages("fr");
