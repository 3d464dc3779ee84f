/** Shows a PDF page by page. The viewer is large, so only this module loads it, on pages that show a PDF. */
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

const frame = document.querySelector<HTMLElement>("[data-preview]");
const canvas = frame?.querySelector("canvas");
const status = frame?.querySelector<HTMLElement>("[role=status]");

if (frame && canvas && status) {
  const turns = [...frame.querySelectorAll<HTMLButtonElement>("[data-turn]")];
  const text = document.querySelector<HTMLElement>("[data-preview-text]");
  const show = async () => {
    const { getDocument, GlobalWorkerOptions } = await import("pdfjs-dist");
    GlobalWorkerOptions.workerSrc = workerUrl;
    const pdf = await getDocument({
      url: frame.dataset.preview ?? "",
      isEvalSupported: false,
      enableXfa: false,
      verbosity: 0,
    }).promise;
    let number = 1;
    let drawing: Promise<unknown> = Promise.resolve();
    const say = () => {
      for (const turn of turns) {
        const next = number + Number(turn.dataset.turn);
        turn.disabled = next < 1 || next > pdf.numPages;
      }
      status.textContent = (frame.dataset.page ?? "")
        .replace("{page}", String(number))
        .replace("{pages}", String(pdf.numPages));
    };
    const draw = async () => {
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      // Sharp at the dialog's width, and within the maximum size of a canvas.
      const scale = Math.min(1400 / width, 2000 / height, 4);
      const viewport = page.getViewport({ scale });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      await page.render({ canvas, viewport }).promise;
    };
    // One page at a time: a canvas cannot start a second render before the first is done.
    const turnBy = (pages: number) => {
      number += pages;
      say();
      drawing = drawing.then(draw);
      return drawing;
    };
    for (const turn of turns) {
      turn.addEventListener("click", () => turnBy(Number(turn.dataset.turn)).catch(fail));
    }
    await turnBy(0);
  };
  const fail = () => {
    frame.hidden = true;
    if (!text) return;
    text.hidden = false;
    text.textContent = frame.dataset.failed ?? "";
  };
  if (text) text.hidden = true;
  frame.hidden = false;
  status.textContent = frame.dataset.loading ?? "";
  show().catch(fail);
}
