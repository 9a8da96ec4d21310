import type { Json, JsonObject, LoadedDocument } from "../../load/document.js";
import type { Callback, CallbackSurface, NamedType } from "../interface.js";
import { singleTypeFile } from "../layout.js";
import { asObject, child, entriesOf, hasKey } from "../raw.js";
import { BuildContext } from "./context.js";
import { GroupTable } from "./groups.js";
import { OperationBuilder } from "./operation.js";
import { operationNodes } from "./operation-nodes.js";
import { followReference } from "./parameter.js";
import { TypeRegistry } from "./registry.js";

/** Maximum nesting depth of callbacks: their operations may have callbacks, even recursively. */
const maxCallbackDepth = 4;

/**
 * Reads callbacks, the requests that the service sends in response to operations. No code is generated for them, so
 * they have separate types and names: they neither affect generated names nor cause diagnostics.
 */
export function readCallbacks(loaded: LoadedDocument, types: ReadonlyMap<string, NamedType>): CallbackSurface {
  const document = asObject(loaded.document) ?? {};
  const pendingOperations = operationNodes(document);
  const holders = pendingOperations.filter(({ node }) => hasKey(node, "callbacks"));
  if (holders.length === 0) return { types: new Map(), byOperation: new Map() };
  const context = new BuildContext(loaded);
  const registry = new TypeRegistry(context);
  registry.buildComponents();
  const builder = new OperationBuilder(context, registry, new GroupTable(context), "inline");
  const byOperation = new Map<string, readonly Callback[]>();
  const read = (node: JsonObject, at: string, depth: number): void => {
    if (byOperation.has(at) || depth > maxCallbackDepth) return;
    const found = callbacksOf(node, at, context, builder);
    byOperation.set(at, found);
    for (const { operation } of found) {
      const inner = asObject(context.node(operation.at));
      if (inner !== undefined && hasKey(inner, "callbacks")) read(inner, operation.at, depth + 1);
    }
  };
  for (const { node, at } of holders) read(node, at, 1);
  const complete = [...registry.types].map(([name, type]) => {
    const { identifier } = type;
    const direction = { request: false, response: true };
    const fileStem = types.get(name)?.fileStem ?? singleTypeFile;
    return [name, { ...type, direction, differs: false, responseIdentifier: identifier, fileStem }] as const;
  });
  return { types: new Map(complete), byOperation };
}

function callbacksOf(node: JsonObject, at: string, context: BuildContext, builder: OperationBuilder): Callback[] {
  return entriesOf(node["callbacks"]).flatMap(([name, raw]: readonly [string, Json]) => {
    const { target, pointer } = followReference(asObject(raw), child(child(at, "callbacks"), name), context);
    return entriesOf(target)
      .filter(([expression]) => !expression.startsWith("x-"))
      .flatMap(([expression, item]) =>
        builder.pathItem("", item, child(pointer, expression)).map((operation) => ({
          at: operation.at,
          name,
          expression,
          operation,
        })),
      );
  });
}
