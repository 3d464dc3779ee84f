/** Classes of browsers that pdf.js names when it is loaded, and uses only to draw. */
class Unused {}

const surroundings: Record<string, unknown> = globalThis as never;
for (const name of ["DOMMatrix", "Path2D", "ImageData"]) surroundings[name] ??= Unused;
