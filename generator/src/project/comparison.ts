import { diffInterfaces } from "../diff/diff.js";
import { type IgnoreFile, withoutIgnored } from "../diff/ignore.js";
import type { InterfaceChange } from "../diff/interface-change.js";
import type { Report } from "../diff/report.js";
import { suggestVersion } from "../diff/version.js";
import type { Interface } from "../model/interface.js";
import type { ComparedDocument } from "./compared-side.js";

/** One readable side of a comparison. */
export interface ComparedInterface extends Pick<ComparedDocument, "locate"> {
  /** The name in reports. */
  readonly name: string;
  readonly model: Interface;
}

/** Returns the report, and all changes including the ignored ones. */
export function compareInterfaces(
  base: ComparedInterface,
  head: ComparedInterface,
  { ignored, words }: { readonly ignored: IgnoreFile; readonly words: boolean },
): { readonly report: Report; readonly all: readonly InterfaceChange[] } {
  const locate = { base: base.locate, head: head.locate };
  const all = diffInterfaces(base.model, head.model, { locate, words });
  const suggestion = suggestVersion(base.model.info.version, all);
  const report: Report = {
    base: { name: base.name, version: base.model.info.version },
    head: { name: head.name, version: head.model.info.version },
    ...withoutIgnored(all, ignored),
    ...(suggestion === undefined ? {} : { suggestion }),
  };
  return { report, all };
}
