import type { JsonObject } from "../load/document.js";
import type { DiscriminatorReading } from "../model/discriminator.js";
import type { Interface } from "../model/interface.js";
import { asObject } from "../model/raw.js";
import type { ObjectKind } from "../openapi/objects.js";
import type { ReportDiagnostic } from "./diagnostic.js";
import { type LocatedOperation, operationsOf } from "./operations.js";
import { References } from "./references.js";
import type { NodeVisit, ObjectVisit } from "./walk.js";

/** A document by the kinds of its objects. */
export interface DocumentView {
  readonly document: JsonObject;
  readonly references: References;
  /** The objects of a kind in the order of the document. Those that are no maps are left out. */
  objectsOf(kind: ObjectKind): readonly ObjectVisit[];
  /** Every object of the document. */
  readonly visits: readonly NodeVisit[];
  /** Operations of paths and webhooks, variants included. */
  readonly operations: readonly LocatedOperation[];
  /** Whether what other documents get a warning for is an error. */
  readonly isStrict: boolean;
}

/** What the rules read: the model, and the document for what the model does not contain. */
export interface CheckContext extends DocumentView {
  /** The resolved interface. A broken part of the document is missing in it, or accepts any value. */
  readonly model: Interface;
  readonly discriminators: readonly DiscriminatorReading[];
  readonly report: ReportDiagnostic;
}

export function createDocumentView(
  document: JsonObject,
  visits: readonly NodeVisit[],
  isStrict: boolean,
): DocumentView {
  const byKind = new Map<ObjectKind, ObjectVisit[]>();
  for (const visit of visits) {
    if (asObject(visit.node) === undefined) continue;
    const sameKind = byKind.get(visit.kind);
    if (sameKind === undefined) byKind.set(visit.kind, [visit as ObjectVisit]);
    else sameKind.push(visit as ObjectVisit);
  }
  const references = new References(document);
  const objectsOf = (kind: ObjectKind): readonly ObjectVisit[] => byKind.get(kind) ?? [];
  return { document, references, objectsOf, visits, operations: operationsOf(objectsOf, references), isStrict };
}
