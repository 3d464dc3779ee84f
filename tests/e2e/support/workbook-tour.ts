import { fillIn } from "../../support/workbooks";
import { press } from "./actions";
import { text } from "./texts";
import { after, refused, type Stop, stop, type Visitors } from "./tour";

type Owner = Visitors["owner"];
const here = ({ middle }: Owner) => `/workbook/${middle}`;

/** Chooses a workbook with one changed answer and one cell that cannot be imported. */
async function chooseFilled(owner: Owner) {
  const answer = await owner.context.request.get(`${here(owner)}/download`);
  const buffer = Buffer.from(
    fillIn(new Uint8Array(await answer.body()), [
      { question: "anti-corruption.report.1", answer: "Oui" },
      { question: "anti-corruption.report.2", answer: "2026" },
    ]),
  );
  await owner.page.locator("#file").setInputFiles({ name: "2026.xlsx", mimeType: "application/octet-stream", buffer });
}

/** The offline workbook of the owner's half-finished assessment. */
export const WORKBOOK_STOPS: Stop[] = [
  stop("owner", "take along", ({ middle }) => `/takeAlong/${middle}`, { takesAlong: true }),
  stop("owner", "workbook", here),
  refused("owner", "workbook", here, (language) => text(language, "workbook")("upload.button"), { status: 422 }),
  after("owner", "workbook, preview", here, async (owner) => {
    await chooseFilled(owner);
    await press(owner.page, text(owner.language, "workbook")("upload.button"));
  }),
  stop("owner", "workbook, saved", (owner) => `${here(owner)}?saved=2&left=1`),
  stop("owner", "workbook, completed", ({ done }) => `/workbook/${done}`),
];
