import sharp from "sharp";
import type { Picture } from "../rules/images.js";

/**
 * What decoding a picture tells; undefined for bytes that are no picture. Only its headers are read, and no more pixels
 * than the interface allows anywhere are ever asked for.
 */
export async function inspectImage(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const { width, height, pageHeight = height, pages = 1 } = await sharp(bytes, { animated: true }).metadata();
    return { width, height: pageHeight, animated: pages > 1 };
  } catch {
    return undefined;
  }
}
