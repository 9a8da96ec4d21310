import type { Picture } from "../rules/images.js";

/** Imported on demand, because it uses ten megabytes of memory. */
const loadSharp = async () => (await import("sharp")).default;

/** The properties in the header of an image; undefined for bytes that are not an image. Decodes no pixels. */
export async function inspectImage(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const sharp = await loadSharp();
    const { width, height, pageHeight = height, pages = 1 } = await sharp(bytes, { animated: true }).metadata();
    return { width, height: pageHeight, animated: pages > 1 };
  } catch {
    return undefined;
  }
}

/** Whether all pixels of an image can be decoded: a truncated or damaged image may have a valid header. */
export async function isWholeImage(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp();
    // The output is one pixel; the input is decoded line by line.
    await sharp(bytes, { animated: true, failOn: "truncated", sequentialRead: true }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
