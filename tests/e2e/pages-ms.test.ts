import { describePages } from "./support/pages";

describePages("ms");
