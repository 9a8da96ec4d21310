import type { GuildFeature, ImageData } from "@guildwire/api/types";
import type { FormIssue } from "../rules/form.js";
import { type AcceptedImage, type ImageBounds, imageBounds, readImage } from "../rules/images.js";
import type { Work } from "../store/work.js";
import { inspectImage, isWholeImage } from "./inspect-image.js";

/** One image of a request. */
export interface RequestedPicture {
  /** The image; null to remove the current one, undefined to keep it. */
  readonly image: AcceptedImage | null | undefined;
  readonly issues: readonly FormIssue[];
}

/**
 * Decodes the image of a property completely, and checks it against the bounds of the property.
 *
 * Rules: limit-image-decoded.
 */
export async function readPicture(
  path: string,
  data: ImageData | null | undefined,
  bounds: ImageBounds,
  features: readonly GuildFeature[],
): Promise<RequestedPicture> {
  if (data === null || data === undefined) return { image: data, issues: [] };
  const result = await readImage(path, data, { bounds, features }, inspectImage);
  if ("issue" in result) return { image: undefined, issues: [result.issue] };
  // Decoded after the size is checked, because decoding time grows with the number of pixels.
  if (await isWholeImage(result.image.bytes)) return { image: result.image, issues: [] };
  return { image: undefined, issues: [{ path, code: "image-format", message: "must be a picture that is whole" }] };
}

const fields = ["icon", "splash", "discovery_splash", "banner"] as const;

export type GuildPictures = { readonly [Field in (typeof fields)[number]]?: RequestedPicture };

/** The images in a change of a guild. */
export async function readPictures(
  body: { readonly [Field in (typeof fields)[number]]?: ImageData | null },
  features: readonly GuildFeature[],
): Promise<GuildPictures> {
  const read = fields.map(
    async (field) => [field, await readPicture(`/${field}`, body[field], imageBounds[field], features)] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

/** Stores the images. Returns the changed hashes; null for removed images. */
export async function storePictures(
  work: Work,
  ownerId: string,
  pictures: GuildPictures,
): Promise<{ [Field in (typeof fields)[number]]?: string | null }> {
  const hashes: { [Field in (typeof fields)[number]]?: string | null } = {};
  for (const field of fields) {
    const image = pictures[field]?.image;
    if (image !== undefined) hashes[field] = image && (await work.images.put(ownerId, image));
  }
  return hashes;
}

/** Stores the avatar of a webhook. Returns the changed column; none for a webhook that keeps its avatar. */
export async function storeAvatar(
  work: Work,
  webhookId: string,
  { image }: RequestedPicture,
): Promise<{ readonly avatar?: string | null }> {
  return image === undefined ? {} : { avatar: image && (await work.images.put(webhookId, image)) };
}
