import { expect } from "vitest";
import { smallPdf } from "../../support/pdfs";
import { andArrive } from "./actions";
import { BASE_URL } from "./browser";
import { text } from "./texts";
import { after, goTo, type Stop, stop, type Visitors } from "./tour";

type Owner = Visitors["owner"];
const here = ({ ready }: Owner) => `/uploadDocuments/${ready}`;
const hasUpload = true;

/** Adds a document as its form does, without the form's script. */
async function addDocument(owner: Owner) {
  const file1 = { name: "log.pdf", mimeType: "application/pdf", buffer: Buffer.from(smallPdf()) };
  const multipart = { dimension: "environment", name: "2026", description: "2026", file1 };
  const options = { headers: { Origin: BASE_URL }, multipart, maxRedirects: 0 };
  const answer = await owner.context.request.post(`${here(owner)}?add`, options);
  expect(answer.status()).toBe(303);
}

/** Follows a link of the first document: its preview, its form, or the confirmation to delete it. */
const first = (part: "preview" | "edit" | "dialog=delete") => (visitor: Owner) =>
  andArrive(visitor.page, () => visitor.page.locator(`main a[href*="?${part}"]`).first().click());

/** Opens the preview. With scripts, waits for the viewer, because anything it fetches later would count for the next page. */
async function preview(visitor: Owner) {
  await first("preview")(visitor);
  const { page, scripts, language } = visitor;
  if (scripts) await page.getByText(text(language, "evidence")("preview.page", { page: 1, pages: 1 })).waitFor();
}

/** The supporting documents of the owner's assessment that is ready to submit. */
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
  {
    name: "documents, uploaded",
    async open({ owner }) {
      await addDocument(owner);
      return goTo(owner, `${here(owner)}?dialog=uploaded`);
    },
  },
  stop("owner", "documents", here),
  stop("owner", "documents, one more", (owner) => `${here(owner)}?add`, { hasUpload }),
  after("owner", "documents, edited", here, first("edit"), { hasUpload }),
  after("owner", "documents, asked to delete", here, first("dialog=delete")),
  stop("owner", "documents, asked to submit", (owner) => `${here(owner)}?dialog=submit`),
  after("owner", "documents, preview", here, preview, { hasPreview: true }),
  stop("owner", "documents, completed", ({ done }) => `/uploadDocuments/${done}`),
];
