import { asObject } from "../../values/json.js";

import type { ParsedFile } from "./sources.js";

/** The URI of the document itself (`$self`, since OpenAPI 3.2), and references relative to it. */
export interface SelfUri {
  /**
   * Converts a reference relative to the document's own URI to one between files: the root itself, or a file with the
   * same relative location. Undefined for others, which are resolved as written.
   */
  localReference(written: string, from: ParsedFile): LocalReference | undefined;
}

interface LocalReference {
  readonly written: string;
  /** Present if the reference leads into the root. */
  readonly file?: ParsedFile;
}

/** Base for relative URIs. No real URI has this origin. */
const unknownOrigin = "http://guildwire.invalid";

/** Returns undefined if the root has no valid `$self`. */
export function readSelfUri(root: ParsedFile): SelfUri | undefined {
  const written = asObject(root.value)?.["$self"];
  if (typeof written !== "string" || !URL.canParse(written, `${unknownOrigin}/`)) return undefined;
  const self = new URL(written, `${unknownOrigin}/`);
  const folder = new URL(".", self).href;
  return {
    localReference(reference, from) {
      const base = from === root ? self : unknownOrigin;
      const isAbsolute = /^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(reference);
      if (!isAbsolute && from !== root) return undefined;
      if (reference.startsWith("#") || !URL.canParse(reference, base.toString())) return undefined;
      const { href } = new URL(reference, base);
      const hash = href.indexOf("#");
      const target = hash === -1 ? href : href.slice(0, hash);
      const fragment = reference.includes("#") ? reference.slice(reference.indexOf("#")) : "#";
      if (target === self.href) return { written: fragment, file: root };
      if (!isAbsolute || from !== root || !target.startsWith(folder)) return undefined;
      return { written: target.slice(folder.length) + (fragment === "#" ? "" : fragment) };
    },
  };
}
