import type { Interface, Operation, Tag } from "../model/interface.js";
import { camelCase, pascalCase } from "../model/names.js";
import type { Doc } from "../print/index.js";
import { ownedComment } from "./owned-comment.js";
import { namedShapes, type Shape, type Shapes, TypeTexts } from "./type-text.js";

/** What the specification asks of handlers: all that the reconciler knows about it. */
export interface Desired {
  readonly tags: readonly DesiredTag[];
  readonly operations: ReadonlyMap<string, DesiredOperation>;
  /** Named types that requests and results lead to, by their TypeScript names. */
  readonly types: Shapes;
}

export interface DesiredTag {
  /** The group's key in `Handlers`, and what its object is called. */
  readonly identifier: string;
  readonly className: string;
  readonly interfaceName: string;
  readonly fileStem: string;
  readonly operations: readonly DesiredOperation[];
}

export interface DesiredOperation {
  /** The name of the handler's method. */
  readonly identifier: string;
  /** The identifier of its tag. */
  readonly tag: string;
  /** Earlier names of the method, from `x-renamed-from`. */
  readonly formerly: readonly string[];
  readonly names: SignatureNames;
  readonly events: readonly string[];
  /** The block above the method, without indentation, its lines ended by line feeds; the marker is in it. */
  readonly comment: string;
  readonly request: Shape;
  readonly result: Shape;
}

/** What generated code calls the parts of a handler's signature. */
export interface SignatureNames {
  readonly request: string;
  readonly result: string;
}

/** The interface that joins the handlers of all tags, with and without gaps. */
export const joinName = "Handlers";
export const partialJoinName = "PartialHandlers";
/** The functions that take the handlers of all tags as their first argument. */
export const serverFunctions: ReadonlySet<string> = new Set([
  "createFetchHandler",
  "createMemoryTransport",
  "createNodeHandler",
]);
/** The type that every handler is given as `context`. */
export const contextName = "Context";
/** What an unfilled handler throws. */
export const placeholderName = "notImplemented";

/** @param documentation What the generated interface says about an operation; the stub says the same. */
export function desiredStubs(model: Interface, documentation: (operation: Operation) => Doc): Desired {
  const texts = new TypeTexts(model);
  const tags = model.tags.flatMap((tag) => {
    const operations = model.operations
      .filter((operation) => operation.tag.name === tag.name)
      .map((operation) => desiredOperation(operation, documentation(operation), texts));
    return operations.length === 0 ? [] : [desiredTag(tag, operations)];
  });
  const operations = new Map(
    tags.flatMap((tag) => tag.operations.map((operation) => [operation.identifier, operation])),
  );
  return { tags, operations, types: namedShapes(texts) };
}

export function interfaceName(tagIdentifier: string): string {
  return `${pascalCase(tagIdentifier)}Handlers`;
}

export function signatureNames(operationIdentifier: string): SignatureNames {
  const stem = pascalCase(operationIdentifier);
  return { request: `${stem}Request`, result: `${stem}Result` };
}

function desiredTag(tag: Tag, operations: readonly DesiredOperation[]): DesiredTag {
  return {
    identifier: tag.identifier,
    className: pascalCase(tag.identifier),
    interfaceName: interfaceName(tag.identifier),
    fileStem: tag.fileStem,
    operations,
  };
}

function desiredOperation(operation: Operation, documentation: Doc, texts: TypeTexts): DesiredOperation {
  const { identifier } = operation;
  const formerly = (operation.renamedFrom ?? []).map(camelCase).filter((name) => name !== "" && name !== identifier);
  return {
    identifier,
    tag: operation.tag.identifier,
    formerly: [...new Set(formerly)],
    names: signatureNames(identifier),
    events: [...new Set(operation.events.map(({ event }) => event))],
    comment: ownedComment(identifier, documentation),
    request: texts.request(operation),
    result: texts.result(operation),
  };
}
