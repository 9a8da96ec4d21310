import { asObject } from "../values/json.js";

import type { ParsedFile } from "./sources.js";

/** The URI by which a document names itself (`$self`, since OpenAPI 3.2), and references that go by it. */
export interface SelfUri {
  /**
   * The reference as one between files, where it goes by the document's own URI: to the root itself, or to a file that is
   * to the root as the URI is to `$self`. Undefined for all others, which lead from file to file as they are written.
   */
  localReference(written: string, from: ParsedFile): LocalReference | undefined;
}

interface LocalReference {
  readonly written: string;
  /** Set where the reference leads into the root. */
  readonly file?: ParsedFile;
}

/** Makes URIs of relative references; no URI has this origin. */
const unknownOrigin = "http://guildwire.invalid";

/** Undefined where the root has no `$self`, or one that is no URI reference. */
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
