import type { Picture } from "../rules/images.js";

/** Loaded with the first picture: it needs ten megabytes. */
const loadSharp = async () => (await import("sharp")).default;

/** What the headers of a picture tell; undefined for bytes that are no picture. No pixel is read. */
export async function inspectImage(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const sharp = await loadSharp();
    const { width, height, pageHeight = height, pages = 1 } = await sharp(bytes, { animated: true }).metadata();
    return { width, height: pageHeight, animated: pages > 1 };
  } catch {
    return undefined;
  }
}

/** Whether a picture is there to its last pixel: one that was cut off, or is damaged, still has its headers. */
export async function isWholeImage(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp();
    // One pixel is all that is kept; those that make it up are read one line after another.
    await sharp(bytes, { animated: true, failOn: "truncated", sequentialRead: true }).resize(1, 1).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
