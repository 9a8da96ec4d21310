import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import type { Json } from "../load/document.js";
import { createLineTable } from "../load/parse/lines.js";
import { parseYaml } from "../load/parse/yaml.js";
import { milestoneTime } from "../model/milestone.js";
import { isObject } from "../values/json.js";
import type { InterfaceChange } from "./interface-change.js";

/** A change accepted by the maintainers. */
export interface IgnoreEntry {
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day on which the entry applies, such as `2027-01-31`. */
  readonly until?: string;
  /** Whether that day is over. */
  readonly isExpired?: boolean;
  readonly location: SourceLocation;
}

export interface IgnoreFile {
  readonly name: string;
  readonly entries: readonly IgnoreEntry[];
}

/** The codes of entries that must be removed or renewed. */
export const staleCodes = ["ignore-stale", "ignore-expired"] as const;

const limits = { depth: 8, nodes: 100_000 } as const;
const example = "a map with ignore: a list of { fingerprint, reason, until }";

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

type Written = Pick<IgnoreEntry, "fingerprint" | "reason" | "until">;

function mistakeOf(entry: Json): { readonly found: string; readonly expected: string } | undefined {
  if (!isObject(entry))
    return { found: "an entry has an unexpected structure", expected: "a map with fingerprint and reason" };
  const { fingerprint: print, reason, until, ...others } = entry;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) {
    return { found: `an entry has no property ${JSON.stringify(unknown)}`, expected: "fingerprint, reason and until" };
  }
  if (typeof print !== "string" || !/^[0-9a-f]{12}$/.test(print)) {
    return { found: "an entry names no fingerprint", expected: "twelve hexadecimal digits, in quotes" };
  }
  if (typeof reason !== "string" || reason.trim() === "") {
    return { found: "an entry gives no reason", expected: "a reason in words" };
  }
  if (until !== undefined && dayOf(until) === undefined) {
    return { found: "the last day of an entry is no date", expected: "a date such as 2027-01-31" };
  }
  return undefined;
}

function dayOf(until: Json): number | undefined {
  return typeof until === "string" && /^\d{4}-\d{2}-\d{2}$/.test(until) ? milestoneTime(until) : undefined;
}

/**
 * Removes the changes listed in the file. An entry that matches none, or whose last day is over, is stale, which is an
 * error; an expired one removes nothing.
 *
 * @param today The start of the day, in milliseconds since 1970.
 */
export function withoutIgnored(
  changes: readonly InterfaceChange[],
  { entries }: IgnoreFile,
  today: number,
): { readonly changes: readonly InterfaceChange[]; readonly ignored: number; readonly stale: readonly IgnoreEntry[] } {
  const isOver = ({ until }: IgnoreEntry): boolean => until !== undefined && (dayOf(until) ?? today) < today;
  const known = new Set(changes.map((change) => change.fingerprint));
  const named = new Set(entries.filter((entry) => !isOver(entry)).map((entry) => entry.fingerprint));
  const left = changes.filter((change) => !named.has(change.fingerprint));
  return {
    changes: left,
    ignored: changes.length - left.length,
    stale: entries.flatMap((entry) => {
      if (!known.has(entry.fingerprint)) return [entry];
      return isOver(entry) ? [{ ...entry, isExpired: true }] : [];
    }),
  };
}

/** The diagnostic of a stale entry, for the formats that list diagnostics. */
export function staleDiagnostic({ fingerprint, until, isExpired, location }: IgnoreEntry): Diagnostic {
  if (isExpired === true) {
    const message = `the entry ${fingerprint} expired after ${until}`;
    return diagnose("ignore-expired", message, { location, fix: "undo the change, or agree on a later day" });
  }
  const message = `the entry ${fingerprint} no longer matches a change`;
  return diagnose("ignore-stale", message, { location, fix: "remove the entry" });
}
