import type { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { DesiredOperation, DesiredStubs, DesiredTag } from "./desired.js";
import { rangeOf, type StubDiagnostic } from "./diagnostic.js";
import type { AnalysisContext } from "./handler-type.js";
import type { LocatedHandlers } from "./locate.js";
import type { FileInput } from "./source-files.js";
import { possibleDefinitions } from "./unclaimed.js";
import { ambiguousPlacement, assignedOutsideObject, startOfContainer, untypedDefinition } from "./unplaced-handlers.js";
import { mentionOf } from "./unreadable.js";

/** Where the handler of an operation is or belongs. */
export type Placement =
  /** It has one, or another diagnostic reports it. */
  | { readonly kind: "handled" }
  /** It has none, and no object, class or module requires one. */
  | { readonly kind: "missing" }
  /** It belongs into this object, class or module. */
  | { readonly kind: "add"; readonly container: Container }
  /** A value without a type may contain it. */
  | { readonly kind: "unseen"; readonly opaque: ts.Node }
  | { readonly kind: "undecided"; readonly diagnostic: StubDiagnostic };

export interface PlacementInput {
  readonly desired: DesiredStubs;
  readonly located: LocatedHandlers;
  readonly known: AnalysisContext;
  readonly currentName: (name: string) => string;
  readonly files: readonly FileInput[];
  readonly options: { readonly module: string };
}

const handled: Placement = { kind: "handled" };

/** @param ofTag The containers of the operation's tag. */
export function placementOf(
  operation: DesiredOperation,
  ofTag: readonly Container[],
  input: PlacementInput,
): Placement {
  const { currentName } = input;
  const claimants = ofTag.filter((container) => requiresOperation(container, operation, currentName));
  const lacking = claimants.filter((container) => !hasMember(container, operation, input));
  if (claimants.length > 0 && lacking.length === 0) return handled;
  // The handler moved to another tag's container, which `reportHandlers` reports.
  if (isInOtherTag(operation, ofTag, input)) return handled;
  const separate = separateHandler(operation, { ofTag, claimants }, input);
  const isHidden = isInUnreadableFile(operation.identifier, input);
  const [first, ...others] = lacking;
  if (first === undefined) return separate !== undefined || isHidden ? handled : { kind: "missing" };
  if (isHidden) return handled;
  if (separate !== undefined) return { kind: "undecided", diagnostic: unjoinedHandler(operation, separate, first) };
  const opaque = opaqueFor(operation, first, input);
  if (opaque !== undefined) return { kind: "unseen", opaque };
  if (others.length > 0) return { kind: "undecided", diagnostic: severalPlaces(operation, [first, ...others]) };
  return { kind: "add", container: first };
}

/** Decides where an operation goes whose tag has containers of which none requires it. */
export function placementInPart(
  tag: DesiredTag,
  operation: DesiredOperation,
  ofTag: readonly Container[],
  input: PlacementInput,
): Placement {
  const [only] = ofTag;
  if (ofTag.length > 1 || only === undefined) {
    return { kind: "undecided", diagnostic: ambiguousPlacement(tag, operation, ofTag) };
  }
  const [defined, ...more] = possibleDefinitions([operation], input.located, input.known);
  if (defined !== undefined) {
    return { kind: "undecided", diagnostic: untypedDefinition(tag, [defined, ...more], input.options.module) };
  }
  const opaque = opaqueFor(operation, only, input);
  if (opaque !== undefined) return { kind: "unseen", opaque };
  if (only.members.assigned.length > 0) {
    return { kind: "undecided", diagnostic: assignedOutsideObject(tag, operation, only) };
  }
  return { kind: "add", container: only };
}

/** Whether the container's type requires the operation, so that the compiler reports its absence. */
function requiresOperation(
  { type }: Container,
  { identifier }: DesiredOperation,
  currentName: (name: string) => string,
): boolean {
  if (type.kind !== "tag" || type.partial) return false;
  if (type.keys.kind === "all") return true;
  const named = [...type.keys.names].some((name) => currentName(name) === identifier);
  return type.keys.kind === "only" ? named : !named;
}

function isInOtherTag(operation: DesiredOperation, ofTag: readonly Container[], input: PlacementInput): boolean {
  const { located, desired, currentName } = input;
  const elsewhere = located.containers.find(
    (container) =>
      container.type.kind === "tag" && !ofTag.includes(container) && hasMember(container, operation, input),
  );
  const wanted = desired.tags.find(({ identifier }) => identifier === operation.tag)?.interfaceName;
  const isTypedElsewhere = located.functions.some(
    ({ operation: name, interfaceName = wanted }) =>
      currentName(name) === operation.identifier && interfaceName !== wanted,
  );
  return isTypedElsewhere || (elsewhere !== undefined && !ofTag.some(({ node }) => node === elsewhere.node));
}

function hasMember(
  { members }: Container,
  { identifier, formerNames }: DesiredOperation,
  { currentName, known, desired }: PlacementInput,
): boolean {
  const named = [...members.own, ...members.assigned, ...members.inherited];
  if (named.some(({ name }) => currentName(name) === identifier)) return true;
  const names = [identifier, ...formerNames.filter((name) => !desired.operations.has(name))];
  return members.opaqueMembers.some((node) => names.some((name) => known.types.hasMember(node, name) === "yes"));
}

/** Returns an inherited value of unknown type that may contain the handler. */
function opaqueFor(
  { identifier }: DesiredOperation,
  { members }: Container,
  { known }: PlacementInput,
): ts.Node | undefined {
  return members.opaqueMembers.find((node) => known.types.hasMember(node, identifier) === "unknown");
}

/** Returns a handler of the operation outside the containers that require it: a function or a partial container. */
function separateHandler(
  operation: DesiredOperation,
  { ofTag, claimants }: { readonly ofTag: readonly Container[]; readonly claimants: readonly Container[] },
  input: PlacementInput,
): ts.Node | undefined {
  const { located, currentName } = input;
  const single = located.functions.find((handler) => currentName(handler.operation) === operation.identifier);
  if (single !== undefined) return single.nameNode;
  const part = ofTag.find((container) => !claimants.includes(container) && hasMember(container, operation, input));
  const named = part === undefined ? [] : [...part.members.own, ...part.members.assigned];
  return named.find(({ name }) => currentName(name) === operation.identifier)?.nameNode ?? part?.node;
}

/** Whether an unreadable file mentions the operation and may therefore hold its handler. */
function isInUnreadableFile(operation: string, { files, known }: PlacementInput): boolean {
  const read = new Set(known.sources.readableFiles.map(({ path }) => path));
  return files.some(({ path, text }) => !read.has(path) && mentionOf(text, new Set([operation])) !== undefined);
}

function unjoinedHandler(
  { identifier, tag }: DesiredOperation,
  handler: ts.Node,
  container: Container,
): StubDiagnostic {
  return {
    code: "stubs-homeless",
    message: `the handler of ${identifier} is not part of the handlers of ${tag}`,
    at: rangeOf(handler),
    fix: "add it to the handlers",
    related: [{ message: "Missing here", at: startOfContainer(container) }],
  };
}

function severalPlaces(
  { identifier }: DesiredOperation,
  [first, ...others]: readonly [Container, ...Container[]],
): StubDiagnostic {
  return {
    code: "stubs-ambiguous",
    message: `${identifier} has no handler in ${others.length + 1} places that require one`,
    at: startOfContainer(first),
    related: others.map((other) => ({ message: "Also missing here", at: startOfContainer(other) })),
    fix: "add the handler manually where it belongs",
  };
}
