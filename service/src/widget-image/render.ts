import type { WidgetStyle } from "@guildwire/api/types";
import sharp from "sharp";
import { type WidgetFacts, widgetStyles } from "./styles.js";

/** How many pixels wide and high an icon is drawn. */
const iconSize = 48;

/** A widget picture as PNG. An icon that cannot be decoded shows as the initials of the name. */
export async function renderWidgetImage(
  style: WidgetStyle,
  { icon, ...facts }: Omit<WidgetFacts, "icon"> & { readonly icon: Uint8Array | undefined },
): Promise<Uint8Array> {
  const shown = icon === undefined ? undefined : await drawableIcon(icon);
  return sharp(Buffer.from(widgetStyles[style]({ ...facts, icon: shown })))
    .png()
    .toBuffer();
}

/** The first frame of an icon in its size here: the renderer of SVG does not know all formats. */
async function drawableIcon(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const png = await sharp(bytes).resize(iconSize, iconSize, { fit: "cover" }).png().toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch {
    return undefined;
  }
}
