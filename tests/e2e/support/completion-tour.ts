import { andArrive } from "./actions";
import { text } from "./texts";
import { after, type Stop, stop } from "./tour";

const isEnhanced = true;
const hasUpload = true;

/** The end of the owner's assessment that is ready to submit: the summary, the three steps of its dialog, and the review. */
export const COMPLETION_STOPS: Stop[] = [
  stop("owner", "ready to submit", ({ ready }) => `/complete/${ready}`),
  stop("owner", "submission dialog", ({ ready }) => `/complete/${ready}?dialog=complete`),
  stop("owner", "submission dialog, documents", ({ ready }) => `/complete/${ready}?dialog=upload`, { hasUpload }),
  after(
    "owner",
    "submission dialog, documents refused",
    ({ ready }) => `/complete/${ready}?dialog=upload`,
    async ({ page, scripts, expectStatus, language }) => {
      expectStatus(422, /complete/);
      const send = () => page.getByRole("button", { name: text(language, "completion")("upload.go") }).click();
      if (!scripts) return andArrive(page, send);
      await send();
      await page.getByRole("alert").waitFor();
    },
    { hasUpload },
  ),
  stop("owner", "submission dialog, last question", ({ ready }) => `/complete/${ready}?dialog=submit`),
  stop("owner", "everything before it is submitted", ({ ready }) => `/review/${ready}`, { isEnhanced }),
  stop("owner", "everything of a fresh draft", ({ fresh }) => `/review/${fresh}`, { isEnhanced }),
  stop("owner", "break", ({ middle }) => `/${middle}?section=water.assess&dialog=break`, { hasAutosave: true }),
];
