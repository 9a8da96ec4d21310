import type { MediaContent, RequestBody } from "./interface.js";

/** Returns the media types that a caller can choose from. JSON and an equivalent form count as one. */
export function bodyChoices({ body }: { readonly body?: RequestBody | undefined }): readonly MediaContent[] {
  if (body === undefined) return [];
  const json = body.content.filter((media) => media.kind === "json");
  const others = body.content.filter((media) => media.kind !== "json");
  const distinct = [...json.slice(0, 1), ...others];
  return body.payload === undefined ? distinct : json.slice(0, 1);
}
