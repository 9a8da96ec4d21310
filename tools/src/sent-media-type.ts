import type { MediaContent } from "@guildwire/generator";

/** Returns the `Content-Type` of a body: the declared media type with its parameters, or `ofRange` for a range. */
export function sentMediaType(
  { mediaType, parameters = "" }: Pick<MediaContent, "mediaType" | "parameters">,
  ofRange: string,
): string {
  return mediaType.includes("*") ? ofRange : mediaType + parameters;
}
