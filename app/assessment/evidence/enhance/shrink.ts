/** Longest side of a picture that is sent, in pixels: a page of small print stays readable. */
const LONGEST = 2400;
/** A smaller file is sent as it is. */
const SMALL = 1_500_000;

/** A photograph as a JPEG of a sensible size, if the browser can read it. Phones take pictures that only they can show. */
export const shrink = async (file: File) => {
  const isReady = /^image\/(jpeg|png)$/.test(file.type) && file.size < SMALL;
  if (isReady || !file.type.startsWith("image/")) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = "#fff";
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return blob ? new File([blob], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }) : file;
  } catch {
    // The server says what is wrong with it.
    return file;
  }
};
