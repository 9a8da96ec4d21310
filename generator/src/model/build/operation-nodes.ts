import type { JsonObject } from "../../load/document.js";
import { operationsOfPathItem, pathItemsOf } from "../../openapi/operations.js";
import { asObject, child } from "../raw.js";

/** An operation of the bundled document. */
export interface OperationNode {
  readonly node: JsonObject;
  readonly at: string;
}

/** Returns the operations of paths, webhooks and path item components, without variants. */
export function operationNodes(document: JsonObject): readonly OperationNode[] {
  return pathItemsOf(document).flatMap(({ tokens, node: item }) =>
    operationsOfPathItem(asObject(item) ?? {}).flatMap((listed) => {
      const operation = asObject(listed.node);
      return operation === undefined ? [] : [{ node: operation, at: [...tokens, ...listed.tokens].reduce(child, "") }];
    }),
  );
}
