import { CreateGuildBodyLimits, CreateWebhookBodyLimits, ModifyGuildBodyLimits } from "@guildwire/api/limits";
import type { GuildFeature, ImageData } from "@guildwire/api/types";
import type { FormIssue } from "./form.js";

export type ImageFormat = "png" | "jpeg" | "gif";

/** The properties of an image. Lengths are in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Whether it has more than one frame. */
  readonly animated: boolean;
}

/** The requirements of a property for its image (the specification's `x-image` and `x-requires-feature`). */
export interface ImageBounds {
  readonly formats: readonly ImageFormat[];
  /** Size of the decoded bytes. */
  readonly maxBytes: number;
  readonly maxWidth?: number;
  readonly maxHeight?: number;
  /** Such as `16:9`; compared to the nearest pixel. */
  readonly aspectRatio?: string;
  /** The feature that every image requires. */
  readonly feature?: GuildFeature;
  /** The feature that animated images require. */
  readonly animatedFeature?: GuildFeature;
}

/** An accepted image, as stored. */
export interface AcceptedImage extends Picture {
  readonly format: ImageFormat;
  readonly bytes: Uint8Array;
}

const allFormats: readonly ImageFormat[] = ["png", "jpeg", "gif"];
const stillFormats: readonly ImageFormat[] = ["png", "jpeg"];

type ImageField = "createGuildIcon" | "icon" | "splash" | "discovery_splash" | "banner" | "webhookAvatar";

/** The bounds of every image property. */
export const imageBounds: { readonly [F in ImageField]: ImageBounds } = {
  createGuildIcon: { ...CreateGuildBodyLimits.icon, formats: allFormats, animatedFeature: "ANIMATED_ICON" },
  icon: { ...ModifyGuildBodyLimits.icon, formats: allFormats, animatedFeature: "ANIMATED_ICON" },
  splash: { ...ModifyGuildBodyLimits.splash, formats: stillFormats, feature: "INVITE_SPLASH" },
  discovery_splash: { ...ModifyGuildBodyLimits.discovery_splash, formats: stillFormats, feature: "DISCOVERABLE" },
  banner: { ...ModifyGuildBodyLimits.banner, formats: stillFormats, feature: "BANNER" },
  webhookAvatar: { ...CreateWebhookBodyLimits.avatar, formats: allFormats },
};

const signatures: readonly (readonly [ImageFormat, readonly number[]])[] = [
  ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["jpeg", [0xff, 0xd8, 0xff]],
  ["gif", [0x47, 0x49, 0x46, 0x38]],
];

/**
 * Reads the image of a property and checks its bounds (READINGS T47). `features` are those of the guild; `inspect`
 * reads the image header, and returns undefined for bytes that are not an image. It is not called for an image that is
 * too large, of another format, or not allowed without a feature.
 *
 * Rules: limit-image-format, limit-image-decoded, limit-image-bytes, guild-create-icon-size,
 * guild-create-icon-animated, guild-modify-icon-size, guild-modify-icon-format, guild-modify-icon-animated,
 * guild-modify-splash-feature, guild-modify-discovery-splash-feature, guild-modify-banner-feature,
 * guild-modify-image-ratio.
 */
export async function readImage(
  path: string,
  data: ImageData,
  { bounds, features }: { readonly bounds: ImageBounds; readonly features: readonly GuildFeature[] },
  inspect: (bytes: Uint8Array) => Promise<Picture | undefined>,
): Promise<{ readonly image: AcceptedImage } | { readonly issue: FormIssue }> {
  const refused = (code: string, message: string) => ({ issue: { path, code, message } });
  if (bounds.feature !== undefined && !features.includes(bounds.feature))
    return refused("requires-feature", `takes the feature ${bounds.feature} of the guild`);
  const bytes = decodeBase64(data);
  const format = imageFormat(bytes);
  if (format === undefined) return refused("image-format", `must be ${named(bounds.formats)}`);
  if (bytes.length > bounds.maxBytes)
    return refused("image-bytes", `must have at most ${bounds.maxBytes} bytes (got ${bytes.length})`);
  if (!bounds.formats.includes(format))
    return refused("image-format", `must be ${named(bounds.formats)} (got ${named([format])})`);
  const picture = await inspect(bytes);
  if (picture === undefined) return refused("image-format", "must be a picture that can be decoded");
  const { width, height, animated } = picture;
  const { maxWidth = width, maxHeight = height, aspectRatio, animatedFeature } = bounds;
  if (width > maxWidth || height > maxHeight)
    return refused("image-size", `must be at most ${maxWidth}x${maxHeight} pixels (got ${width}x${height})`);
  if (aspectRatio !== undefined && !hasRatio(picture, aspectRatio))
    return refused("image-ratio", `must have the aspect ratio ${aspectRatio} (got ${width}x${height})`);
  if (animated && animatedFeature !== undefined && !features.includes(animatedFeature))
    return refused("requires-feature", `takes the feature ${animatedFeature} of the guild to be animated`);
  return { image: { format, bytes, width, height, animated } };
}

/** The format by the first bytes, regardless of the declared content type. */
export function imageFormat(bytes: Uint8Array): ImageFormat | undefined {
  return signatures.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0];
}

/** The bytes of a data URI. Invalid base64 characters are ignored; the result then is not a valid image. */
function decodeBase64(data: ImageData): Uint8Array {
  return Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
}

/** Whether the height matches the width and the ratio, to the nearest pixel. */
function hasRatio({ width, height }: Picture, ratio: string): boolean {
  const [across, down] = ratio.split(":").map(Number) as [number, number];
  return height === Math.round((width * down) / across);
}

function named(formats: readonly ImageFormat[]): string {
  return formats.map((format) => format.toUpperCase()).join(" or ");
}
