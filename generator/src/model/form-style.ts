import type { MediaContent, PartEncoding } from "./operation-type.js";

/** The style of a field of a form, as of a query parameter. */
export interface FieldStyle {
  readonly style: "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";
  readonly explode: boolean;
}

/**
 * Returns the style of a field of `application/x-www-form-urlencoded`; undefined if its encoding states none, so that
 * lists are repeated and objects are JSON.
 */
export function fieldStyleOf(kind: MediaContent["kind"], part: PartEncoding | undefined): FieldStyle | undefined {
  if (kind !== "form" || part === undefined || (part.style === undefined && part.explode === undefined))
    return undefined;
  const style = styles.find((known) => known === part.style) ?? "form";
  return { style, explode: part.explode ?? style === "form" };
}

const styles: readonly FieldStyle["style"][] = ["form", "spaceDelimited", "pipeDelimited", "deepObject"];
