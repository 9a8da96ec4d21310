import type { InterfaceChange } from "./interface-change.js";
import { type Severity, worst } from "./rule.js";

/** The next version number, by semantic versioning (https://semver.org). */
export interface SuggestedVersion {
  readonly version: string;
  readonly step: "major" | "minor" | "patch" | "none";
}

/**
 * What the head's version should be. A breaking change asks for a new major version, any other change that a program sees
 * for a new minor one, changed words for a patch. Before 1.0.0 the first number stands still: a breaking change moves the
 * second, any other the third (clause 4 of the standard, and what package managers make of it).
 *
 * @returns Undefined where the base's version has no three numbers.
 */
export function suggestVersion(
  baseVersion: string,
  findings: readonly InterfaceChange[],
): SuggestedVersion | undefined {
  const numbers = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(baseVersion)?.slice(1).map(Number);
  if (numbers === undefined) return undefined;
  const [major = 0, minor = 0, patch = 0] = numbers;
  const change = worst(findings.map(({ severity }) => severity));
  if (change === undefined) return { version: baseVersion, step: "none" };
  const step = stepFor(change, findings.every(isWording), major === 0);
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
