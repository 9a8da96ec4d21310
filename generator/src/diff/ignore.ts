import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { Json } from "../load/document.js";
import { createLineTable } from "../load/parse/lines.js";
import { parseYaml } from "../load/parse/yaml.js";
import { isObject } from "../values/json.js";
import type { InterfaceChange } from "./interface-change.js";

/** A change accepted by the maintainers. */
export interface IgnoreEntry {
  readonly fingerprint: string;
  readonly reason: string;
  readonly location: SourceLocation;
}

export interface IgnoreFile {
  readonly name: string;
  readonly entries: readonly IgnoreEntry[];
}

const limits = { depth: 8, nodes: 100_000 } as const;
const example = "a map with ignore: a list of { fingerprint, reason }";

/** Reads `guildwire.diff-ignore.yaml`; every error has a source location. */
export function parseIgnoreFile(
  text: string,
  name: string,
): { readonly file: IgnoreFile; readonly diagnostics: readonly Diagnostic[] } {
  const lines = createLineTable({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  const locate = (...tokens: readonly string[]): SourceLocation => lines.locate(parsed.locate(tokens, "value"));
  const diagnostics = parsed.diagnostics.map(({ code, message, span }) =>
    diagnose(code, message, { location: lines.locate(span) }),
  );
  const entries: IgnoreEntry[] = [];
  const refuse = (message: string, expected: string, ...tokens: readonly string[]): void => {
    diagnostics.push(diagnose("config-invalid", message, { location: locate(...tokens), expected }));
  };
  const root = parsed.value ?? {};
  const list =
    isObject(root) && Object.keys(root).every((key) => key === "ignore") ? (root["ignore"] ?? []) : undefined;
  if (!Array.isArray(list)) {
    refuse("the ignore file has an unexpected structure", example);
    return { file: { name, entries }, diagnostics };
  }
  for (const [index, entry] of list.entries()) {
    const tokens = ["ignore", String(index)];
    const mistake = mistakeOf(entry);
    if (mistake !== undefined) refuse(mistake.found, mistake.expected, ...tokens);
    else entries.push({ ...(entry as Written), location: locate(...tokens, "fingerprint") });
  }
  return { file: { name, entries }, diagnostics };
}

type Written = Pick<IgnoreEntry, "fingerprint" | "reason">;

function mistakeOf(entry: Json): { readonly found: string; readonly expected: string } | undefined {
  if (!isObject(entry))
    return { found: "an entry has an unexpected structure", expected: "a map with fingerprint and reason" };
  const { fingerprint: print, reason, ...others } = entry;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return { found: `an entry has no property ${JSON.stringify(unknown)}`, expected: "fingerprint and reason" };
  }
  if (typeof print !== "string" || !/^[0-9a-f]{12}$/.test(print)) {
    return { found: "an entry names no fingerprint", expected: "twelve hexadecimal digits, in quotes" };
  }
  if (typeof reason !== "string" || reason.trim() === "") {
    return { found: "an entry gives no reason", expected: "a reason in words" };
  }
  return undefined;
}

/** Removes the changes listed in the file. An entry that matches none is stale, which is an error. */
export function withoutIgnored(
  changes: readonly InterfaceChange[],
  { entries }: IgnoreFile,
): { readonly changes: readonly InterfaceChange[]; readonly ignored: number; readonly stale: readonly IgnoreEntry[] } {
  const known = new Set(changes.map((change) => change.fingerprint));
  const named = new Set(entries.map((entry) => entry.fingerprint));
  const left = changes.filter((change) => !named.has(change.fingerprint));
  return {
    changes: left,
    ignored: changes.length - left.length,
    stale: entries.filter((entry) => !known.has(entry.fingerprint)),
  };
}

/** The diagnostic of a stale entry, for the formats that list diagnostics. */
export function staleDiagnostic({ fingerprint, location }: IgnoreEntry): Diagnostic {
  const message = `the entry ${fingerprint} no longer matches a change`;
  return diagnose("ignore-stale", message, { location, fix: "remove the entry" });
}
