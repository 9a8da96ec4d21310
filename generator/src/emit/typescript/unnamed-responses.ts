import type { Interface, Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable } from "../../model/names.js";
import { responseTypeName } from "../../model/responses.js";
import type { SchemaUse } from "../../model/type.js";
import type { SymbolReference } from "../../print/index.js";
import { operationsOf } from "./naming.js";
import { tagsByFile } from "./tag-files.js";

/** A JSON response with an anonymous schema, and the symbol of its validator. */
export interface UnnamedResponse {
  readonly use: SchemaUse;
  readonly symbol: SymbolReference;
}

type UnnamedResponses = ReadonlyMap<Operation, ReadonlyMap<Response["status"], UnnamedResponse>>;

const known = new WeakMap<readonly Operation[], UnnamedResponses>();

/** Returns the JSON responses of an operation whose schemas have no name, by status. */
export function unnamedResponses(
  operation: Operation,
  model: Interface,
): ReadonlyMap<Response["status"], UnnamedResponse> {
  const all = known.get(model.operations) ?? namesOf(model);
  known.set(model.operations, all);
  return all.get(operation) ?? new Map();
}

function namesOf(model: Interface): UnnamedResponses {
  const types = [...model.types.values()].map(({ identifier }) => identifier);
  const names = new NameTable([...types, ...types.map((identifier) => `${identifier}Response`)]);
  const all = new Map<Operation, ReadonlyMap<Response["status"], UnnamedResponse>>();
  for (const [module, tags] of tagsByFile(model.tags, layout.responseValidators)) {
    for (const operation of tags.flatMap((tag) => operationsOf(model, tag))) {
      const successes = operation.responses.filter(({ status }) => String(status).startsWith("2")).length;
      const found = operation.responses.flatMap(({ status, content }) => {
        const use = content.find(({ kind }) => kind === "json")?.use;
        if (use === undefined || isNamedOrEmpty(use)) return [];
        const name = names.claim(responseTypeName(operation.typeStem, status, successes));
        return [[status, { use, symbol: { name, module, typeOnly: false } }] as const];
      });
      if (found.length > 0) all.set(operation, new Map(found));
    }
  }
  return all;
}

/** Whether the type is named or unconstrained, so that it needs no validator of its own. */
function isNamedOrEmpty({ type, nullable }: SchemaUse): boolean {
  return (type.kind === "reference" && !nullable) || (type.kind === "any" && type.checks.length === 0);
}
