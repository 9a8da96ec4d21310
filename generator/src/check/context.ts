import type { JsonObject } from "../load/document.js";
import { asObject } from "../model/raw.js";
import type { Report } from "./finding.js";
import type { Kind } from "./kinds.js";
import { type OperationPlace, operationsOf } from "./operation-places.js";
import { References } from "./references.js";
import type { Visit } from "./walk.js";

/** An object of the document that has the form of a map, as all that rules look at. */
export interface ObjectVisit extends Visit {
  readonly node: JsonObject;
}

/** What the rules look at. */
export interface CheckContext {
  readonly document: JsonObject;
  readonly references: References;
  readonly report: Report;
  /** The objects of a kind in the order of the document. Those that are no maps are left out. */
  of(kind: Kind): readonly ObjectVisit[];
  /** Every object of the document. */
  readonly visits: readonly Visit[];
  /** Operations of paths and webhooks, variants included. */
  readonly operations: readonly OperationPlace[];
  /** Whether what other documents get a warning for is an error. */
  readonly isStrict: boolean;
}

export function newContext(
  document: JsonObject,
  visits: readonly Visit[],
  report: Report,
  isStrict = false,
): CheckContext {
  const byKind = new Map<Kind, ObjectVisit[]>();
  for (const visit of visits) {
    if (asObject(visit.node) === undefined) continue;
    const sameKind = byKind.get(visit.kind);
    if (sameKind === undefined) byKind.set(visit.kind, [visit as ObjectVisit]);
    else sameKind.push(visit as ObjectVisit);
  }
  const references = new References(document);
  const of = (kind: Kind): readonly ObjectVisit[] => byKind.get(kind) ?? [];
  return { document, references, report, of, visits, operations: operationsOf(of, references), isStrict };
}
