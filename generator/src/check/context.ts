import type { JsonObject, LoadedDocument } from "../load/document.js";
import type { BuildResult } from "../model/build/build.js";
import { FlattenedSchemas } from "../model/flattened-schema.js";
import type { Interface } from "../model/interface.js";
import { asObject } from "../model/raw.js";
import { References } from "../model/references.js";
import type { SchemaUse } from "../model/type.js";
import type { ObjectKind } from "../openapi/objects.js";
import type { ReportDiagnostic } from "./diagnostic.js";
import type { ObjectIndex } from "./object-index.js";
import { type LocatedOperation, operationsOf } from "./operations.js";
import type { NodeVisit, ObjectVisit } from "./walk.js";

/** The objects of a document, indexed by kind and by key. Values that are not maps are omitted. */
export interface DocumentView {
  readonly document: JsonObject;
  readonly references: References;
  /** Returns the objects of a kind in document order. */
  objectsOf(kind: ObjectKind): readonly ObjectVisit[];
  /** Returns the objects that have at least one of the keys, in document order. Default: of all kinds. */
  objectsWith(keys: Iterable<string>, kind?: ObjectKind): readonly ObjectVisit[];
  /** Every object of the document. */
  readonly visits: readonly NodeVisit[];
  /** Operations of paths and webhooks, including variants. */
  readonly operations: readonly LocatedOperation[];
  /** The root as written, if references were replaced by their targets; otherwise undefined. */
  readonly beforeInlining: JsonObject | undefined;
  /** Whether diagnostics that are warnings for other documents are errors. */
  readonly isStrict: boolean;
}

/** The input of the rules that need only the document. */
export interface DocumentCheckContext extends DocumentView {
  readonly report: ReportDiagnostic;
}

/** The input of the other rules: the model, and the document for what the model does not contain. */
export interface CheckContext extends DocumentCheckContext {
  /** The resolved interface. Invalid parts of the document are missing in it or accept any value. */
  readonly model: Interface;
  /** Every schema use of the model. */
  readonly uses: readonly SchemaUse[];
  /** Pointers of the nodes whose `x-name` has an effect. */
  readonly nameable: ReadonlySet<string>;
  readonly schemas: FlattenedSchemas;
  /** Returns the model of the schema at a pointer; undefined for schemas outside the interface. */
  schemaUseAt(pointer: string): SchemaUse | undefined;
}

export function createDocumentView(
  loaded: LoadedDocument,
  { visits, index }: { readonly visits: readonly NodeVisit[]; readonly index: ObjectIndex },
  isStrict: boolean,
): DocumentView {
  const document = asObject(loaded.document) ?? {};
  const beforeInlining = loaded.hasInlined === true ? asObject(loaded.written) : undefined;
  const references = new References(document);
  const objectsOf = (kind: ObjectKind): readonly ObjectVisit[] => index.ofKind(kind);
  const objectsWith: DocumentView["objectsWith"] = (keys, kind) => index.withKey(keys, kind);
  const operations = operationsOf(objectsOf, references);
  return { document, references, objectsOf, objectsWith, visits, operations, beforeInlining, isStrict };
}

/** Creates the context of the rules for a document's model. */
export function createCheckContext(
  view: DocumentView,
  { model, uses, nameable }: BuildResult,
  report: ReportDiagnostic,
): CheckContext {
  let index: SchemaUseIndex | undefined;
  const schemaUseAt = (pointer: string): SchemaUse | undefined => {
    index ??= new SchemaUseIndex(uses);
    return index.at(pointer);
  };
  return { ...view, model, uses, nameable, schemas: new FlattenedSchemas(model), schemaUseAt, report };
}

/**
 * Finds the outermost use at a pointer: a use narrowed by a discriminator contains another at the same pointer. Few pointers
 * are asked for, so that only the uses whose pointers have the same length are indexed.
 */
class SchemaUseIndex {
  readonly #byLength = new Map<number, SchemaUse[]>();
  readonly #byPointer = new Map<number, ReadonlyMap<string, SchemaUse>>();

  constructor(uses: readonly SchemaUse[]) {
    for (const use of uses) {
      const { length } = use.at;
      const known = this.#byLength.get(length);
      if (known === undefined) this.#byLength.set(length, [use]);
      else known.push(use);
    }
  }

  at(pointer: string): SchemaUse | undefined {
    const { length } = pointer;
    const known = this.#byPointer.get(length) ?? indexByPointer(this.#byLength.get(length) ?? []);
    this.#byPointer.set(length, known);
    return known.get(pointer);
  }
}

function indexByPointer(uses: readonly SchemaUse[]): ReadonlyMap<string, SchemaUse> {
  const byPointer = new Map<string, SchemaUse>();
  for (const use of uses) if (!byPointer.has(use.at)) byPointer.set(use.at, use);
  return byPointer;
}
