import type { OutputKind } from "../../project/config.js";
import type { Settings } from "../../project/settings.js";

export interface OutputChoice {
  readonly output: OutputKind;
  /** What was chosen and why, as a sentence without a period. */
  readonly reason: string;
}

export interface OutputEvidence {
  /** The value of `--output`. */
  readonly named: OutputKind | undefined;
  /** The output of an existing configuration. */
  readonly configured: OutputKind | undefined;
  readonly hasPackageFile: boolean;
  /** The output folder that the choice leads to. */
  readonly outName: (output: OutputKind) => string;
}

/**
 * Decides what a project generates. A program compiles source code with its own tools; a folder without one gets a
 * package with its own build.
 */
export function chooseOutput({ named, configured, hasPackageFile, outName }: OutputEvidence): OutputChoice {
  if (named !== undefined) return { output: named, reason: `output: ${named}, as --output says` };
  if (configured !== undefined)
    return { output: configured, reason: `output: ${configured}, as the configuration says` };
  if (hasPackageFile) {
    const reason = `output: source, because there is a package.json: the project compiles ${outName("source")} with its own tools`;
    return { output: "source", reason: `${reason} (--output package writes a package)` };
  }
  const reason = "output: package, because there is no package.json yet";
  return { output: "package", reason: `${reason} (--output source writes source code)` };
}

/** Returns the output of a configured project. */
export function outputOf({ sourceOutput }: Pick<Settings, "sourceOutput">): OutputKind {
  return sourceOutput === undefined ? "package" : "source";
}
