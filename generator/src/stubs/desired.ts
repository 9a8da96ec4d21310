import { type AuthenticationMode, authenticationModeOf } from "../model/authentication-mode.js";
import type { Interface, Operation, Tag } from "../model/interface.js";
import { camelCase, pascalCase } from "../model/names.js";
import { requestMethod } from "../model/request-method.js";
import { handlersName, requestName, resultName } from "../model/server-names.js";
import type { Doc } from "../print/index.js";
import { markerOf, ownedComment, routesIn } from "./owned-comment.js";
import { describeNamedTypes, TypeDescriber, type TypeDescription, type TypeDescriptions } from "./type-text.js";

/** How much the comment above a handler repeats of the interface's documentation. */
export type CommentDetail = "summary" | "full";

/** What the specification asks of handlers: all that the reconciler knows about it. */
export interface DesiredStubs {
  readonly tags: readonly DesiredTag[];
  readonly operations: ReadonlyMap<string, DesiredOperation>;
  /** Named types that requests and results lead to, by their TypeScript names. */
  readonly types: TypeDescriptions;
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
  readonly formerNames: readonly string[];
  readonly names: SignatureNames;
  /** Whether its context carries a principal. */
  readonly authenticationMode: AuthenticationMode;
  readonly events: readonly string[];
  /** Its method and path, as the comment above its handler has them. */
  readonly route: string;
  /** The block above the method, without indentation, its lines ended by line feeds; the marker is in it. */
  readonly comment: string;
  /** Digests of the comment in each {@link CommentDetail}: a marker with one of them documents the current operation. */
  readonly currentDigests: ReadonlySet<string>;
  readonly request: TypeDescription;
  readonly result: TypeDescription;
}

/** What generated code calls the parts of a handler's signature. */
export interface SignatureNames {
  readonly request: string;
  readonly result: string;
}

/**
 * @param documentation The documentation of an operation in the generated interface.
 * @param detail How much of it the comments repeat.
 */
export function desiredStubs(
  model: Interface,
  documentation: (operation: Operation) => Doc,
  detail: CommentDetail = "full",
): DesiredStubs {
  const texts = new TypeDescriber(model);
  const tags = model.tags.flatMap((tag) => {
    const operations = model.operations
      .filter((operation) => operation.tag.name === tag.name)
      .map((operation) => desiredOperation(operation, commentsOf(operation, documentation(operation)), detail, texts));
    return operations.length === 0 ? [] : [desiredTag(tag, operations)];
  });
  const operations = new Map(
    tags.flatMap((tag) => tag.operations.map((operation) => [operation.identifier, operation])),
  );
  return { tags, operations, types: describeNamedTypes(texts) };
}

/** What the types of an operation were called, as far as its old name tells. */
export function formerTypeNames(operationIdentifier: string): SignatureNames {
  return namesOf({ typeStem: pascalCase(operationIdentifier) });
}

function namesOf(operation: Pick<Operation, "typeStem">): SignatureNames {
  return { request: requestName(operation), result: resultName(operation) };
}

function desiredTag(tag: Tag, operations: readonly DesiredOperation[]): DesiredTag {
  return {
    identifier: tag.identifier,
    className: pascalCase(tag.identifier),
    interfaceName: handlersName(tag),
    fileStem: tag.fileStem,
    operations,
  };
}

type Comments = { readonly [detail in CommentDetail]: string };

/** Both forms name the method and path, which identify the handler after operations exchange names. */
function commentsOf(operation: Operation, documentation: Doc): Comments {
  const { identifier, summary } = operation;
  const route = `\`${routeOf(operation)}\``;
  return {
    summary: ownedComment(identifier, { text: summary === undefined ? route : `${route}: ${summary}` }),
    full: ownedComment(identifier, documentation),
  };
}

function desiredOperation(
  operation: Operation,
  comments: Comments,
  detail: CommentDetail,
  texts: TypeDescriber,
): DesiredOperation {
  const { identifier } = operation;
  const formerly = (operation.renamedFrom ?? []).map(camelCase).filter((name) => name !== "" && name !== identifier);
  return {
    identifier,
    tag: operation.tag.identifier,
    formerNames: [...new Set(formerly)],
    names: namesOf(operation),
    authenticationMode: authenticationModeOf(operation),
    events: [...new Set(operation.events.map(({ event }) => event))],
    route: printedRoute(operation),
    comment: comments[detail],
    currentDigests: new Set(Object.values(comments).flatMap((comment) => markerOf(comment)?.digest ?? [])),
    request: texts.request(operation),
    result: texts.result(operation),
  };
}

/** A method and path as a comment holds them, in which some signs are written otherwise. */
function printedRoute(operation: Operation): string {
  const route = routeOf(operation);
  return routesIn(ownedComment("", { text: `\`${route}\`` }))[0] ?? route;
}

function routeOf(operation: Operation): string {
  return `${requestMethod(operation)} ${operation.path.text}`;
}
