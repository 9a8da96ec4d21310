import sharp from "sharp";

/** Returns a single-colour image as a data URI; dimensions are in pixels. */
export async function picture(format: "png" | "jpeg" | "gif" | "webp", width: number, height: number): Promise<string> {
  const blank = sharp({ create: { width, height, channels: 3, background: "#336699" } });
  return dataUri(format, await blank.toFormat(format).toBuffer());
}

/** Returns a GIF with two frames. */
export async function animation(width: number, height: number): Promise<string> {
  const frame = { width, height, channels: 3 as const };
  const frames = await Promise.all(
    ["#336699", "#996633"].map((background) =>
      sharp({ create: { ...frame, background } })
        .png()
        .toBuffer(),
    ),
  );
  return dataUri(
    "gif",
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

/** Labels bytes with a format that they need not have. */
export function dataUri(label: string, bytes: Buffer): string {
  return `data:image/${label};base64,${bytes.toString("base64")}`;
}
