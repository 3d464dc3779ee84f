import { smallPdf } from "../../support/pdfs";
import { andArrive } from "./actions";
import { text } from "./texts";
import { after, type Stop, stop, type Visitors } from "./tour";

type Owner = Visitors["owner"];
const here = ({ ready }: Owner) => `/uploadDocuments/${ready}`;
const hasUpload = true;

async function choose({ page }: Owner) {
  const file = { name: "log.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf()) };
  await page.locator("#file1").setInputFiles(file);
}

async function addDocument(visitor: Owner) {
  const { page } = visitor;
  await page.locator("select[name=dimension]").selectOption("environment");
  await page.locator("input[name=name]").fill("2026");
  await page.locator("textarea[name=description]").fill("2026");
  await choose(visitor);
  await andArrive(page, () => page.locator("form[data-upload] .btn-primary").click());
}

/** Opens what a link of the first document leads to: its preview, its form, or the question before it is deleted. */
const first = (part: "preview" | "edit" | "dialog=delete") => (visitor: Owner) =>
  andArrive(visitor.page, () => visitor.page.locator(`main a[href*="?${part}"]`).first().click());

/** The supporting documents of the owner's assessment that is ready. */
export const DOCUMENTS_STOPS: Stop[] = [
  stop("owner", "documents, none yet", here, { hasUpload }),
  after(
    "owner",
    "documents, refused",
    here,
    async (visitor) => {
      const { page, scripts, expectStatus, language } = visitor;
      expectStatus(422, /uploadDocuments/);
      const send = () =>
        page.getByRole("button", { name: text(language, "evidence")("form.upload"), exact: true }).click();
      if (!scripts) return andArrive(page, send);
      await send();
      await page.getByRole("alert").waitFor();
    },
    { hasUpload },
  ),
  after("owner", "documents, uploaded", here, addDocument),
  stop("owner", "documents", here),
  stop("owner", "documents, one more", (owner) => `${here(owner)}?add`, { hasUpload }),
  after("owner", "documents, edited", here, first("edit"), { hasUpload }),
  after("owner", "documents, asked to delete", here, first("dialog=delete")),
  stop("owner", "documents, asked to submit", (owner) => `${here(owner)}?dialog=submit`),
  after("owner", "documents, preview", here, first("preview"), { hasPreview: true }),
  stop("owner", "documents, completed", ({ done }) => `/uploadDocuments/${done}`),
];
