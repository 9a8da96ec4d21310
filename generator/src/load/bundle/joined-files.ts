import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { swaggerComponentLayout } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import { formatPointer, nodeAt, parsePointer } from "../../values/pointer.js";
import type { Json, KeyOrValue } from "../document.js";
import { Resolver } from "../files/resolve.js";
import type { ParsedFile } from "../files/sources.js";
import type { OpenedDocument } from "../opened-document.js";
import { bundle } from "./bundle.js";
import type { Mount } from "./bundle-cursor.js";
import { mountAt } from "./mounts.js";

/** The document as a single file, for overlays. */
export interface JoinedFile {
  readonly root: ParsedFile;
  /** Reports errors in references of other files, except references changed by an overlay. */
  reportRemaining(overlaid: Json): void;
}

/** Bundles the files of a document without upgrading its schemas. A single-file document is unchanged. */
export function joinFiles(
  root: ParsedFile,
  { sources, limits, report }: Pick<OpenedDocument, "sources" | "limits" | "report">,
): JoinedFile {
  const isSwagger = asObject(root.value)?.swagger !== undefined;
  const ignoresSiblings = isSwagger || String(asObject(root.value)?.openapi).startsWith("3.0");
  const found: Diagnostic[] = [];
  const resolver = new Resolver(sources, !ignoresSiblings, root);
  const { document, mounts } = bundle(root, {
    resolver,
    limits,
    normalise: ignoresSiblings,
    keepsSchemas: true,
    ...(isSwagger && { layout: swaggerComponentLayout }),
    report: (diagnostic) => found.push(diagnostic),
  });
  // Errors in the root are found again after the overlays.
  if (sources.files.length === 1) return { root, reportRemaining: () => {} };
  const sourceOf = (tokens: readonly string[]): Mount => mountAt(mounts, formatPointer(tokens));
  const joined: ParsedFile = {
    source: root.source,
    value: document,
    locate(tokens: readonly string[], part: KeyOrValue) {
      const mount = sourceOf(tokens);
      return mount.file.locate(mount.tokens, part);
    },
    sourceAt: (tokens) => sourceOf(tokens).file.source,
  };
  return { root: joined, reportRemaining };

  function reportRemaining(overlaid: Json): void {
    for (const diagnostic of found) {
      const tokens = diagnostic.pointer === undefined ? undefined : parsePointer(diagnostic.pointer);
      const isRemaining = tokens === undefined || nodeAt(document, tokens) === nodeAt(overlaid, tokens);
      if (isRemaining) report(diagnostic);
    }
  }
}
