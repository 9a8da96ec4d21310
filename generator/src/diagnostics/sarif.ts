import { catalogue, type Severity } from "./catalogue.js";
import type { Diagnostic, SourceLocation } from "./diagnostic.js";

const levels: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** A rule in SARIF's list of rules. */
export interface SarifRule {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
}

const ownRules: readonly SarifRule[] = Object.entries(catalogue).map(([id, entry]) => ({ id, ...entry }));

/**
 * Formats diagnostics as SARIF 2.1.0 with one run, which lists all rules.
 *
 * @param fingerprintOf Returns an identifier of the finding that is independent of its location. Default: none.
 */
export function formatSarif<Code extends string>(
  diagnostics: readonly Diagnostic<Code>[],
  ruleList: readonly SarifRule[] = ownRules,
  fingerprintOf: (diagnostic: Diagnostic<Code>) => string | undefined = () => undefined,
): string {
  const codes = new Map(ruleList.map(({ id }, index) => [id, index]));
  const rules = ruleList.map(({ id, severity, title }) => ({
    id,
    shortDescription: { text: title },
    help: { text: `Run guildwire explain ${id} for cause and fix.` },
    defaultConfiguration: { level: levels[severity] },
  }));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "guildwire", rules } },
        columnKind: "utf16CodeUnits",
        results: diagnostics.map((diagnostic) => {
          const fingerprint = fingerprintOf(diagnostic);
          const known = fingerprint === undefined ? {} : { partialFingerprints: { "guildwire/v1": fingerprint } };
          return { ...result(diagnostic, codes.get(diagnostic.code) ?? -1), ...known };
        }),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function result(diagnostic: Diagnostic<string>, ruleIndex: number): object {
  const { code, severity, message, location: source, pointer, expected, fix, related } = diagnostic;
  const text = [message, expected && `expected: ${expected}`, fix && `fix: ${fix}`].filter(Boolean).join("\n");
  const logical = pointer === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: "member" }] };
  const location = { ...(source === undefined ? {} : { physicalLocation: physicalLocation(source) }), ...logical };
  return {
    ruleId: code,
    ruleIndex,
    level: levels[severity],
    message: { text },
    ...(Object.keys(location).length === 0 ? {} : { locations: [location] }),
    ...(related === undefined || related.length === 0
      ? {}
      : {
          relatedLocations: related.map((entry, id) => ({
            id,
            physicalLocation: physicalLocation(entry.location),
            message: { text: entry.message },
          })),
        }),
  };
}

function physicalLocation(location: SourceLocation): object {
  return {
    artifactLocation: { uri: location.file.split("/").map(encodeSegment).join("/") },
    region: {
      startLine: location.line,
      startColumn: location.column,
      endLine: location.endLine,
      endColumn: location.endColumn,
    },
  };
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/[\ud800-\udfff]/gu, "\ufffd"));
}
