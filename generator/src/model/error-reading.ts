import type { ErrorFormat, ErrorValue, IssueArrangement } from "./error-format.js";

/** Property names from an error body, or from an issue, to a value. Empty for the body itself. */
export type BodyPath = readonly string[];

/**
 * Locations of error details in error bodies, across all formats of a document. The first path with a value is used.
 * Longer paths precede their prefixes, because `error` may be a string in one format and an object in another.
 */
export interface ErrorReading {
  readonly code: readonly BodyPath[];
  readonly message: readonly BodyPath[];
  readonly retryAfter: readonly BodyPath[];
  readonly issues: readonly IssueReading[];
}

/** Locations of an error's issues and their details. */
export interface IssueReading {
  readonly path: BodyPath;
  readonly as: IssueArrangement["as"];
  readonly under: string;
  readonly item: { readonly [Fact in ReadIssueFact]: readonly BodyPath[] };
}

export const readIssueFacts = ["pointer", "pointer-fragment", "path", "code", "message", "limit", "actual"] as const;

export type ReadIssueFact = (typeof readIssueFacts)[number];

/** Without formats, servers send problem details (RFC 9457). */
const problemDetails: ErrorReading = {
  code: [["code"]],
  message: [["detail"], ["title"]],
  retryAfter: [],
  issues: [
    {
      path: ["errors"],
      as: "list",
      under: "errors",
      item: {
        pointer: [],
        "pointer-fragment": [["pointer"]],
        path: [],
        code: [["code"]],
        message: [["detail"]],
        limit: [["limit"]],
        actual: [["actual"]],
      },
    },
  ],
};

/** Returns how clients read the errors of a document. */
export function errorReadingOf(formats: readonly ErrorFormat[]): ErrorReading {
  if (formats.length === 0) return problemDetails;
  const facts = formats.flatMap(({ body }) => factsIn(body, []));
  const issues = formats.flatMap(({ body }) => arrangementsIn(body, []));
  return {
    code: pathsTo(["code"], facts),
    // In some formats, only the list of issues describes the error.
    message: [...pathsTo(["message"], facts), ...pathsTo(["title"], facts), ...issues.flatMap(firstMessage)],
    retryAfter: pathsTo(["retry-after"], facts),
    issues: mergeArrangements(issues),
  };
}

interface FactAt {
  readonly fact: string;
  readonly path: BodyPath;
}

interface ArrangementAt {
  readonly arrangement: IssueArrangement;
  readonly path: BodyPath;
}

function factsIn(value: ErrorValue, path: BodyPath): readonly FactAt[] {
  if (value.kind === "fact") return [{ fact: value.fact, path }];
  if (value.kind !== "object") return [];
  return value.properties.flatMap((property) => factsIn(property.value, [...path, property.name]));
}

function arrangementsIn(value: ErrorValue, path: BodyPath): readonly ArrangementAt[] {
  if (value.kind === "issues") return [{ arrangement: value, path }];
  if (value.kind !== "object") return [];
  return value.properties.flatMap((property) => arrangementsIn(property.value, [...path, property.name]));
}

function pathsTo(wanted: readonly string[], facts: readonly FactAt[]): readonly BodyPath[] {
  const found = facts.filter(({ fact }) => wanted.includes(fact));
  const distinct = new Map(found.map(({ path }) => [JSON.stringify(path), path]));
  return [...distinct.values()].toSorted((one, other) => other.length - one.length);
}

/** Returns the message of the first issue, for formats without any other message. */
function firstMessage({ arrangement, path }: ArrangementAt): readonly BodyPath[] {
  if (arrangement.as !== "list" || arrangement.whenAbsent !== "error") return [];
  return pathsTo(["message"], factsIn(arrangement.item, [])).map((inside) => [...path, "0", ...inside]);
}

/** Merges arrangements at the same path; their items may have the details of either. */
function mergeArrangements(found: readonly ArrangementAt[]): readonly IssueReading[] {
  const groups = new Map<string, ArrangementAt[]>();
  for (const one of found) {
    const { as, under } = one.arrangement;
    const key = JSON.stringify([one.path, as, as === "tree" ? under : ""]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [{ arrangement, path }] = group as [ArrangementAt];
    const facts = group.flatMap((one) => factsIn(one.arrangement.item, []));
    const item = Object.fromEntries(readIssueFacts.map((fact) => [fact, pathsTo([fact], facts)]));
    return { path, as: arrangement.as, under: arrangement.under, item: item as IssueReading["item"] };
  });
}
