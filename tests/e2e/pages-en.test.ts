import { describePages } from "./support/pages";

describePages("en");
