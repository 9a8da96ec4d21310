/** How bad a change is for one party, worst first. */
export const severities = ["breaking", "risky", "safe"] as const;

/**
 * `breaking`: what was right yesterday is wrong today, or what was ruled out yesterday comes today; code stops compiling.
 * `risky`: nothing is refused, but something means or does something else. `safe`: worth knowing.
 */
export type Severity = (typeof severities)[number];

/** Who is affected, in the order in which they are listed. */
export const parties = ["wire", "callers", "handlers"] as const;

/**
 * `wire`: whoever speaks the protocol as a consumer, in any language. `callers`: TypeScript code that is compiled against
 * the generated client and types. `handlers`: whoever implements the interface: what their code is compiled against, and
 * what it has to take and to answer.
 */
export type Party = (typeof parties)[number];

/** The severity for each party that a change concerns; the others do not notice it. */
export type Effects = { readonly [party in Party]?: Severity };

/** Requests travel to the service, responses from it; webhooks and events are the other way round. */
export type Direction = "request" | "response";

/** What a rule is about, for the order of the catalogue. */
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

/** A kind of schema change: what it means depends on the way that values of the schema travel. */
export interface SchemaChange {
  readonly title: string;
  readonly request: Effects;
  readonly response: Effects;
}

/** The worst severity among some; undefined where there is none. */
export function worst(found: Iterable<Severity | undefined>): Severity | undefined {
  const known = new Set(found);
  return severities.find((severity) => known.has(severity));
}

/** Whether one severity is at least as bad as another. */
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
