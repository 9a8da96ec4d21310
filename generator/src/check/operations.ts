import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString } from "../model/raw.js";
import type { ObjectTarget, References, ReferenceTarget } from "../model/references.js";
import type { ObjectKind } from "../openapi/objects.js";
import { concernsTemplate, mergeParameters } from "../openapi/operations.js";
import type { ObjectVisit } from "./walk.js";

export interface LocatedParameter {
  readonly name: string;
  readonly in: string;
  /** Pointer of its entry in the operation or path item. */
  readonly pointer: string;
  /** The Parameter Object, with references resolved. */
  readonly parameter: ObjectTarget;
}

/** An operation, including properties inherited from its path item. */
export interface LocatedOperation {
  readonly pointer: string;
  readonly operation: JsonObject;
  readonly method: string;
  /** The path template; absent for webhooks, callbacks, and variants without a path. */
  readonly path?: string;
  /** Pointer of the template. */
  readonly pathPointer: string;
  readonly kind: "path" | "webhook" | "callback" | "unmounted";
  /** For variants: the operation whose method and path shape they share. */
  readonly variantOf?: LocatedOperation;
  /** Its own parameters in order, including duplicates. */
  readonly ownParameters: readonly LocatedParameter[];
  /** Its own parameters and those inherited from the path item. */
  readonly parameters: readonly LocatedParameter[];
}

export function operationsOf(
  of: (kind: ObjectKind) => readonly ObjectVisit[],
  references: References,
): LocatedOperation[] {
  const mounts = pathMountsOf(of("pathItem"));
  const located = new Map<ObjectVisit, LocatedOperation>();
  for (const visit of of("operation")) {
    const item = visit.parent;
    if (item === undefined) continue;
    const mount = pathMountOf(item as ObjectVisit, mounts);
    const inherited = parametersOf(asObject(item.node)?.["parameters"], `${item.pointer}/parameters`, references);
    located.set(visit, locateOperation(visit, inherited, { ...mount, method: visit.key }, references));
  }
  for (const visit of of("variant")) {
    const variantOf = located.get(visit.parent as ObjectVisit);
    if (variantOf === undefined) continue;
    const path = asString(visit.node["path"]);
    const own = new Set(variantOf.ownParameters);
    const inherited = variantOf.parameters.filter(
      (parameter) => !own.has(parameter) && (path === undefined || concernsTemplate(parameter, path)),
    );
    const { kind, method } = variantOf;
    const mount = { kind, method, pathPointer: `${visit.pointer}/path`, ...(path !== undefined && { path }) };
    located.set(visit, { ...locateOperation(visit, inherited, mount, references), variantOf });
  }
  return [...located.values()];
}

type PathMount = Pick<LocatedOperation, "kind" | "pathPointer"> & { readonly path?: string };

function locateOperation(
  visit: ObjectVisit,
  inherited: readonly LocatedParameter[],
  mount: PathMount & { readonly method: string },
  references: References,
): LocatedOperation {
  const ownParameters = parametersOf(visit.node["parameters"], `${visit.pointer}/parameters`, references);
  return {
    pointer: visit.pointer,
    operation: visit.node,
    ...mount,
    ownParameters,
    parameters: mergeParameters(inherited, ownParameters),
  };
}

/** Maps path items in components to the `$ref` in paths or webhooks that mounts them. */
function pathMountsOf(items: readonly ObjectVisit[]): ReadonlyMap<string, ObjectVisit> {
  const mounts = new Map<string, ObjectVisit>();
  for (const item of items) {
    const ref = item.node["$ref"];
    if (typeof ref === "string" && item.parent?.kind !== "components") mounts.set(ref, item);
  }
  return mounts;
}

function pathMountOf(item: ObjectVisit, mounts: ReadonlyMap<string, ObjectVisit>): PathMount {
  const listed = item.parent?.kind === "components" ? (mounts.get(`#${item.pointer}`) ?? item) : item;
  switch (listed.parent?.kind) {
    case "paths":
      return { kind: "path", path: listed.key, pathPointer: listed.pointer };
    case "document":
      return { kind: "webhook", pathPointer: listed.pointer };
    case "callbacks":
      return { kind: "callback", pathPointer: listed.pointer };
    default:
      return { kind: "unmounted", pathPointer: listed.pointer };
  }
}

export function parametersOf(node: Json | undefined, pointer: string, references: References): LocatedParameter[] {
  const located: LocatedParameter[] = [];
  for (const [index, item] of asList(node).entries()) {
    const at: ReferenceTarget = { node: item, pointer: `${pointer}/${index}` };
    const parameter = references.followObject(at);
    const name = asString(parameter?.node["name"]);
    const location = asString(parameter?.node["in"]);
    if (parameter !== undefined && name !== undefined && location !== undefined) {
      located.push({ name, in: location, pointer: at.pointer, parameter });
    }
  }
  return located;
}
