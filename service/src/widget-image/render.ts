import type { WidgetStyle } from "@guildwire/api/types";
import sharp from "sharp";
import { type WidgetFacts, widgetStyles } from "./styles.js";

/** Width and height of a drawn icon in pixels. */
const iconSize = 48;

/** A widget image as PNG. If the icon cannot be decoded, the initials of the name replace it. */
export async function renderWidgetImage(
  style: WidgetStyle,
  { icon, ...facts }: Omit<WidgetFacts, "icon"> & { readonly icon: Uint8Array | undefined },
): Promise<Uint8Array> {
  const shown = icon === undefined ? undefined : await drawableIcon(icon);
  return sharp(Buffer.from(widgetStyles[style]({ ...facts, icon: shown })))
    .png()
    .toBuffer();
}

/** The first frame of an icon, scaled and converted, because the SVG renderer does not support all formats. */
async function drawableIcon(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const png = await sharp(bytes).resize(iconSize, iconSize, { fit: "cover" }).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch {
    return undefined;
  }
}
