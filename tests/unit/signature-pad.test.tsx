import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { SignaturePad } from "~/results/approval/components/signature-pad";

const { canvas } = vi.hoisted(() => ({ canvas: vi.fn((_: { penColor: string }) => <canvas />) }));
vi.mock("react-signature-canvas", () => ({ default: canvas }));

it("the signature pad is 500 by 200, with a black pen", () => {
  const texts = { draw: "Draw", drawHint: "", clear: "Clear", save: "Save", saved: "", drawInstead: "" };
  const html = renderToStaticMarkup(<SignaturePad input={{} as never} upload={{} as never} texts={texts} />);
  // In quarters of a rem.
  expect(html).toMatch(/class="max-w-125 [^"]*"><canvas/);
  expect(canvas.mock.calls[0]?.[0]).toMatchObject({
    penColor: "black",
    canvasProps: { className: expect.stringContaining("h-50 w-full") },
  });
});
