import { startAssessment } from "./company";
import { goTo, type Stop, stop } from "./tour";

const isEnhanced = true;

/** The pages with actions on a whole draft. */
export const DRAFTS_STOPS: Stop[] = [
  stop("owner", "resync, up to date", ({ middle }) => `/resync/${middle}`, { isEnhanced }),
  ...["reset", "clear", "fresh"].map((act) =>
    stop("owner", `draft, asked to ${act}`, ({ middle }) => `/user/assessment/${middle}/${act}`, { isEnhanced }),
  ),
  {
    name: "landing, with answers carried over",
    async open({ owner }) {
      return goTo(owner, `/${await startAssessment(owner, "last")}?start`);
    },
  },
];
