import { diffByPolicy } from "../diff/diff.js";
import { type IgnoreFile, withoutIgnored } from "../diff/ignore.js";
import type { InterfaceChange } from "../diff/interface-change.js";
import { findNotCompared, type NotCompared } from "../diff/not-compared.js";
import type { DiffPolicy } from "../diff/policy.js";
import type { Report } from "../diff/report.js";
import { suggestVersion } from "../diff/version.js";
import type { Interface } from "../model/interface.js";
import type { ComparedDocument } from "./compared-side.js";

/** One readable side of a comparison. */
export interface ComparedInterface extends Pick<ComparedDocument, "locate" | "diagnostics" | "document"> {
  /** The name in reports. */
  readonly name: string;
  readonly model: Interface;
}

/** Returns the report, and all changes including the ignored ones. */
export function compareInterfaces(
  base: ComparedInterface,
  head: ComparedInterface,
  { ignored, words, policy }: { readonly ignored: IgnoreFile; readonly words: boolean; readonly policy: DiffPolicy },
): { readonly report: Report; readonly all: readonly InterfaceChange[] } {
  const locate = { base: base.locate, head: head.locate };
  const { changes: all, off } = diffByPolicy(base.model, head.model, { locate, words, policy });
  const suggestion = suggestVersion(base.model.info.version, all);
  const report: Report = {
    base: { name: base.name, version: base.model.info.version },
    head: { name: head.name, version: head.model.info.version },
    ...withoutIgnored(all, ignored, policy.today),
    ...(off === 0 ? {} : { off }),
    ...(suggestion === undefined ? {} : { suggestion }),
    notCompared: notComparedIn(base, head),
  };
  return { report, all };
}

function notComparedIn(base: ComparedInterface, head: ComparedInterface): readonly NotCompared[] {
  if (base.document === undefined || head.document === undefined) return [];
  return findNotCompared({ ...base, document: base.document }, { ...head, document: head.document }, [
    base.model,
    head.model,
  ]);
}
