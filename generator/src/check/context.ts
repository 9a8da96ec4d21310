import type { JsonObject } from "../load/document.js";
import { asObject } from "../model/raw.js";
import type { ObjectKind } from "../openapi/objects.js";
import type { ReportDiagnostic } from "./diagnostic.js";
import { type LocatedOperation, operationsOf } from "./operations.js";
import { References } from "./references.js";
import type { NodeVisit, ObjectVisit } from "./walk.js";

/** What the rules look at. */
export interface CheckContext {
  readonly document: JsonObject;
  readonly references: References;
  readonly report: ReportDiagnostic;
  /** The objects of a kind in the order of the document. Those that are no maps are left out. */
  objectsOf(kind: ObjectKind): readonly ObjectVisit[];
  /** Every object of the document. */
  readonly visits: readonly NodeVisit[];
  /** Operations of paths and webhooks, variants included. */
  readonly operations: readonly LocatedOperation[];
  /** Whether what other documents get a warning for is an error. */
  readonly isStrict: boolean;
}

export function createCheckContext(
  document: JsonObject,
  visits: readonly NodeVisit[],
  report: ReportDiagnostic,
  isStrict = false,
): CheckContext {
  const byKind = new Map<ObjectKind, ObjectVisit[]>();
  for (const visit of visits) {
    if (asObject(visit.node) === undefined) continue;
    const sameKind = byKind.get(visit.kind);
    if (sameKind === undefined) byKind.set(visit.kind, [visit as ObjectVisit]);
    else sameKind.push(visit as ObjectVisit);
  }
  const references = new References(document);
  const of = (kind: ObjectKind): readonly ObjectVisit[] => byKind.get(kind) ?? [];
  return { document, references, report, objectsOf: of, visits, operations: operationsOf(of, references), isStrict };
}
