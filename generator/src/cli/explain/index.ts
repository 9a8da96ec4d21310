import { catalogue as diagnosticCatalogue } from "../../diagnostics/catalogue.js";
import { suggest } from "../../diagnostics/spelling.js";
import { type Rule, catalogue as ruleCatalogue } from "../../diff/catalogue.js";
import { parties } from "../../diff/rule.js";
import { deviations } from "../../load/deviations/table.js";
import { conformRules } from "./conform-rules.js";
import { diagnosticCauses } from "./diagnostic-causes.js";
import { type Explanation, nameOf } from "./explanation.js";
import { runtimeErrors } from "./runtime-errors.js";
import { validationIssues } from "./validation-issues.js";

/** Every code that guildwire and generated code report: the data of `guildwire explain` and of the tables on the site. */
export function explanations(): readonly Explanation[] {
  return [
    ...diagnosticEntries(),
    ...deviationEntries(),
    ...ruleEntries(),
    ...conformEntries(),
    ...runtimeEntries(),
    ...issueEntries(),
  ];
}

/**
 * The entries of a code, which several kinds may have. `Owner.code` selects one runtime error, and `Owner` all errors of
 * a class.
 */
export function findExplanations(code: string): readonly Explanation[] {
  return explanations().filter((entry) => [entry.code, entry.owner, nameOf(entry)].includes(code));
}

/** The known code that was probably meant, if any. */
export function suggestCode(code: string): string | undefined {
  const known = explanations().flatMap((entry) => [entry.code, entry.owner ?? entry.code, nameOf(entry)]);
  return suggest(code, new Set(known));
}

function diagnosticEntries(): readonly Explanation[] {
  return (Object.keys(diagnosticCatalogue) as (keyof typeof diagnosticCatalogue)[]).map((code) => ({
    kind: "diagnostic",
    code,
    ...diagnosticCatalogue[code],
    ...diagnosticCauses[code],
    page: "docs/codes.md#diagnostics",
  }));
}

function deviationEntries(): readonly Explanation[] {
  return deviations.map(({ code, error, found, reading, reason, fix, example, corrected }) => ({
    kind: "deviation",
    code,
    severity: `warning; with --strict the error ${error}`,
    title: sentence(found),
    cause: `By default, ${reading}. ${reason}`,
    fix: `${sentence(fix)}.`,
    example: { wrong: example, right: corrected },
    page: "docs/tolerance.md",
  }));
}

function ruleEntries(): readonly Explanation[] {
  return [...ruleCatalogue.values()].map((rule) => ({
    kind: "diff rule",
    code: rule.id,
    severity: parties.flatMap((party) => (rule.effects[party] ? [`${party} ${rule.effects[party]}`] : [])).join(", "),
    title: rule.title,
    cause: causeOf(rule),
    fix: fixOf(rule),
    page: "docs/diff.md#rules",
  }));
}

/** What each effect means for a party. */
const consequences = {
  wire: {
    breaking: "Existing clients or servers, in any language, stop working with the new version",
    risky: "Messages stay valid, but clients or servers may behave differently",
    safe: "Messages stay compatible",
  },
  callers: {
    breaking: "code on the generated client may stop compiling",
    risky: "code on the generated client compiles, but may behave differently",
    safe: "code on the generated client is not affected",
  },
  handlers: {
    breaking: "handlers may stop compiling, or receive and return values that were excluded",
    risky: "handlers compile, but may have to behave differently",
    safe: "handlers are not affected",
  },
} as const;

function causeOf({ effects }: Rule): string {
  const parts = parties.flatMap((party) => {
    const severity = effects[party];
    return severity === undefined ? [] : [consequences[party][severity]];
  });
  return `${sentence(parts.join("; "))}.`;
}

function fixOf({ effects, severity, id }: Rule): string {
  if (severity === "safe") return "None is needed.";
  const accept = `If the change is intended, accept it in guildwire.diff-ignore.yaml with rule: ${id}.`;
  if (severity === "risky") return `Check that every party expects the change. ${accept}`;
  if (effects.wire === "breaking") return `Keep the former form valid until its users have changed. ${accept}`;
  return `Generate, compile, and adapt the code. ${accept}`;
}

function conformEntries(): readonly Explanation[] {
  return Object.entries(conformRules).map(([code, [title, cause, fix]]) => ({
    kind: "conformance rule",
    code,
    title,
    cause,
    fix,
    page: "docs/conform.md#reports",
  }));
}

function runtimeEntries(): readonly Explanation[] {
  return Object.entries(runtimeErrors).flatMap(([owner, codes]) =>
    Object.entries(codes).map(([code, [title, cause, fix]]) => ({
      kind: "runtime error" as const,
      code,
      owner,
      title,
      cause,
      fix,
      page: "docs/codes.md#runtime-errors",
    })),
  );
}

function issueEntries(): readonly Explanation[] {
  return Object.entries(validationIssues).map(([code, [title, fix]]) => ({
    kind: "validation issue",
    code,
    title,
    cause: "A validator or a server rejected a value. The path of the issue is a JSON Pointer to it.",
    fix,
    page: "docs/codes.md#validation-issues",
  }));
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
