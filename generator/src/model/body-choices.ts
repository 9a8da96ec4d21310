import type { MediaContent, RequestBody } from "./interface.js";

/** The media types among which a caller chooses; one, when JSON and a form are the same body to the caller. */
export function bodyChoices({ body }: { readonly body?: RequestBody | undefined }): readonly MediaContent[] {
  if (body === undefined) return [];
  const json = body.content.filter((media) => media.kind === "json");
  const others = body.content.filter((media) => media.kind !== "json");
  const distinct = [...json.slice(0, 1), ...others];
  return body.payload === undefined ? distinct : json.slice(0, 1);
}
