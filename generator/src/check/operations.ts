import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString } from "../model/raw.js";
import type { ObjectKind } from "./object-kinds.js";
import type { ObjectTarget, References, ReferenceTarget } from "./references.js";
import type { ObjectVisit } from "./walk.js";

export interface LocatedParameter {
  readonly name: string;
  readonly in: string;
  /** Where the operation or path item lists it. */
  readonly pointer: string;
  /** The Parameter Object, after references. */
  readonly parameter: ObjectTarget;
}

/** An operation with all that it inherits from its path item. */
export interface LocatedOperation {
  readonly pointer: string;
  readonly operation: JsonObject;
  readonly method: string;
  /** The path template; absent for webhooks, callbacks, and variants without a path. */
  readonly path?: string;
  /** Where the template is written. */
  readonly pathPointer: string;
  readonly kind: "path" | "webhook" | "callback" | "unmounted";
  /** Of variants: the operation whose method and path shape they share. */
  readonly variantOf?: LocatedOperation;
  /** Its own parameters in their order, duplicates included. */
  readonly ownParameters: readonly LocatedParameter[];
  /** Those of the path item that it does not override, then its own. */
  readonly parameters: readonly LocatedParameter[];
}

export function operationsOf(
  of: (kind: ObjectKind) => readonly ObjectVisit[],
  references: References,
): LocatedOperation[] {
  const mounts = pathMountsOf(of("pathItem"));
  const places = new Map<ObjectVisit, LocatedOperation>();
  for (const visit of of("operation")) {
    const item = visit.parent;
    if (item === undefined) continue;
    const mount = pathMountOf(item as ObjectVisit, mounts);
    const inherited = parametersOf(asObject(item.node)?.["parameters"], `${item.pointer}/parameters`, references);
    places.set(visit, locateOperation(visit, inherited, { ...mount, method: visit.key }, references));
  }
  for (const visit of of("variant")) {
    const variantOf = places.get(visit.parent as ObjectVisit);
    if (variantOf === undefined) continue;
    const path = asString(visit.node["path"]);
    const own = new Set(variantOf.ownParameters);
    const inherited = variantOf.parameters.filter(
      (parameter) => !own.has(parameter) && !isOfOtherPath(parameter, path),
    );
    const { kind, method } = variantOf;
    const mount = { kind, method, pathPointer: `${visit.pointer}/path`, ...(path !== undefined && { path }) };
    places.set(visit, { ...locateOperation(visit, inherited, mount, references), variantOf });
  }
  return [...places.values()];
}

/** A path parameter of the shared path item that the variant's own template does not have. */
function isOfOtherPath(parameter: LocatedParameter, path: string | undefined): boolean {
  return parameter.in === "path" && path !== undefined && !path.includes(`{${parameter.name}}`);
}

type PathMount = Pick<LocatedOperation, "kind" | "pathPointer"> & { readonly path?: string };

function locateOperation(
  visit: ObjectVisit,
  inherited: readonly LocatedParameter[],
  mount: PathMount & { readonly method: string },
  references: References,
): LocatedOperation {
  const ownParameters = parametersOf(visit.node["parameters"], `${visit.pointer}/parameters`, references);
  const overridden = new Set(ownParameters.map(parameterKey));
  const kept = inherited.filter((parameter) => !overridden.has(parameterKey(parameter)));
  return {
    pointer: visit.pointer,
    operation: visit.node,
    ...mount,
    ownParameters,
    parameters: [...kept, ...ownParameters],
  };
}

/** Path items in components are mounted where a `$ref` of paths or webhooks names them. */
function pathMountsOf(items: readonly ObjectVisit[]): ReadonlyMap<string, ObjectVisit> {
  const mounts = new Map<string, ObjectVisit>();
  for (const item of items) {
    const ref = item.node["$ref"];
    if (typeof ref === "string" && item.parent?.kind !== "components") mounts.set(ref, item);
  }
  return mounts;
}

function pathMountOf(item: ObjectVisit, mounts: ReadonlyMap<string, ObjectVisit>): PathMount {
  const place = item.parent?.kind === "components" ? (mounts.get(`#${item.pointer}`) ?? item) : item;
  switch (place.parent?.kind) {
    case "paths":
      return { kind: "path", path: place.key, pathPointer: place.pointer };
    case "document":
      return { kind: "webhook", pathPointer: place.pointer };
    case "callbacks":
      return { kind: "callback", pathPointer: place.pointer };
    default:
      return { kind: "unmounted", pathPointer: place.pointer };
  }
}

export function parametersOf(node: Json | undefined, pointer: string, references: References): LocatedParameter[] {
  const places: LocatedParameter[] = [];
  for (const [index, item] of asList(node).entries()) {
    const at: ReferenceTarget = { node: item, pointer: `${pointer}/${index}` };
    const parameter = references.followObject(at);
    const name = asString(parameter?.node["name"]);
    const location = asString(parameter?.node["in"]);
    if (parameter !== undefined && name !== undefined && location !== undefined) {
      places.push({ name, in: location, pointer: at.pointer, parameter });
    }
  }
  return places;
}

/** Headers are told apart without regard to case (RFC 9110, section 5.1). */
export function parameterKey(parameter: LocatedParameter): string {
  return `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
}
