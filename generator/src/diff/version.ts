import type { InterfaceChange } from "./interface-change.js";
import { type Severity, worst } from "./rule.js";

/** The next version number, according to semantic versioning (https://semver.org). */
export interface SuggestedVersion {
  readonly version: string;
  readonly step: "major" | "minor" | "patch" | "none";
}

/**
 * Suggests the head's version: a major version for a breaking change, a minor one for any other change visible to
 * programs, a patch for changed texts. Before 1.0.0, a breaking change increments the minor version and any other the
 * patch (clause 4 of semantic versioning, as package managers interpret it).
 *
 * @returns Undefined unless the base's version has three numbers.
 */
export function suggestVersion(baseVersion: string, changes: readonly InterfaceChange[]): SuggestedVersion | undefined {
  const numbers = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(baseVersion)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [major = 0, minor = 0, patch = 0] = numbers;
  const change = worst(changes.map(({ severity }) => severity));
  if (change === undefined) return { version: baseVersion, step: "none" };
  const step = stepFor(change, changes.every(isWording), major === 0);
  const versions = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  };
  return { version: versions[step], step };
}

function stepFor(change: Severity, wordsOnly: boolean, initial: boolean): "major" | "minor" | "patch" {
  if (wordsOnly) return "patch";
  if (change === "breaking") return initial ? "minor" : "major";
  return initial ? "patch" : "minor";
}

function isWording({ rule }: InterfaceChange): boolean {
  return rule === "description-changed" || rule.startsWith("behaviour-");
}
