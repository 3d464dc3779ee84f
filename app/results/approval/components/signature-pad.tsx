import { useEffect, useRef, useState } from "react";
import SignatureCanvas from "react-signature-canvas";
import { Button } from "../../../ui/button";

/** The pad's texts, in the reader's language. */
export type PadTexts = Record<"draw" | "drawHint" | "clear" | "save" | "saved" | "drawInstead", string>;

/** The name and type of the file that a drawing is sent as (specification, results 5). */
const FILE_NAME = "signature.png";
const PNG = "image/png";

/**
 * A pad to sign on, 500 × 200, black, above the field for a picture. Drawing hides the field; choosing a picture hides the pad. The drawing
 * is put into the field, so that the form is sent as it is without scripts.
 */
export function SignaturePad({
  input,
  upload,
  texts,
}: {
  input: HTMLInputElement;
  /** Hidden while there is a drawing. */
  upload: HTMLElement;
  texts: PadTexts;
}) {
  const [state, setState] = useState<"empty" | "drawn" | "saved" | "chosen">("empty");
  const pad = useRef<SignatureCanvas>(null);
  const isDrawing = state === "drawn" || state === "saved";

  useEffect(() => {
    upload.hidden = isDrawing;
  }, [upload, isDrawing]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener("change", () => setState(input.files?.length ? "chosen" : "empty"), { signal });
    // The user does not have to press Save first.
    input.form?.addEventListener("submit", () => pad.current && save(pad.current, input), { signal });
    return () => listening.abort();
  }, [input]);

  const clear = () => {
    pad.current?.clear();
    input.value = "";
    setState("empty");
  };
  return (
    <>
      {state !== "chosen" ? (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{texts.draw}</legend>
          <p className="text-ink-3">{texts.drawHint}</p>
          <div className="max-w-125 rounded-card border border-control bg-paper">
            <SignatureCanvas
              ref={pad}
              penColor="black"
              clearOnResize={false}
              canvasProps={{ className: "block h-50 w-full touch-none", "aria-label": texts.draw }}
              onEnd={() => setState("drawn")}
            />
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="button" onClick={clear}>
              {texts.clear}
            </Button>
            <Button
              type="button"
              onClick={() => {
                if (pad.current && save(pad.current, input)) setState("saved");
              }}
            >
              {texts.save}
            </Button>
          </div>
          <p role="status" className="text-ink-2">
            {state === "saved" ? texts.saved : ""}
          </p>
        </fieldset>
      ) : null}
      {state === "chosen" ? (
        <Button type="button" className="justify-self-start" onClick={clear}>
          {texts.drawInstead}
        </Button>
      ) : null}
      <input type="hidden" name="way" value={isDrawing ? "drawn" : "uploaded"} />
    </>
  );
}

/** Puts the drawing into the form's field as a file; false if nothing is drawn. */
function save(pad: SignatureCanvas, input: HTMLInputElement): boolean {
  if (pad.isEmpty()) return false;
  const [, data = ""] = pad.toDataURL(PNG).split(",");
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const files = new DataTransfer();
  files.items.add(new File([bytes], FILE_NAME, { type: PNG }));
  input.files = files.files;
  return true;
}
