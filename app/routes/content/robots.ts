import { robotsFile } from "~/features/content/well-known.server";

export const loader = () => robotsFile();
