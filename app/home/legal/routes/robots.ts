import { robotsFile } from "~/home/legal/well-known.server";

export const loader = () => robotsFile();
