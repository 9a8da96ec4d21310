/** The severity of a change for one party, worst first. */
export const severities = ["breaking", "risky", "safe"] as const;

/**
 * `breaking`: valid input is rejected, formerly impossible output occurs, or code stops compiling.
 * `risky`: nothing is rejected, but the meaning or behaviour changes. `safe`: for information.
 */
export type Severity = (typeof severities)[number];

/** The affected parties, in display order. */
export const parties = ["wire", "callers", "handlers"] as const;

/**
 * `wire`: consumers of the protocol, in any language. `callers`: TypeScript code compiled against the generated client
 * and types. `handlers`: implementers of the interface: the types their code is compiled against, and the values they
 * receive and return.
 */
export type Party = (typeof parties)[number];

/** The severity for each affected party. */
export type Effects = { readonly [party in Party]?: Severity };

/** What a rule is about; determines the order of the catalogue. */
export const subjects = [
  "operations",
  "parameters",
  "bodies",
  "responses",
  "schemas",
  "names",
  "security",
  "webhooks",
  "callbacks",
  "events",
  "channels",
  "document",
  "words",
] as const;

export type Subject = (typeof subjects)[number];

/** A kind of schema change, whose effects depend on the direction in which values are sent. */
export interface SchemaChange {
  readonly title: string;
  readonly request: Effects;
  readonly response: Effects;
}

/** Returns the worst of the severities; undefined if there is none. */
export function worst(found: Iterable<Severity | undefined>): Severity | undefined {
  const known = new Set(found);
  return severities.find((severity) => known.has(severity));
}

/** Whether a severity is at least as severe as the limit. */
export function isAtLeast(severity: Severity, limit: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(limit);
}

/** @param text Such as `wire breaking, callers safe`. */
export function effectsOf(text: string): Effects {
  return Object.fromEntries(
    text.split(", ").map((part) => {
      const [party, severity] = part.split(" ");
      return [party as Party, severity as Severity];
    }),
  );
}
