import { type AuthenticationMode, authenticationModeOf } from "../model/authentication.js";
import type { Interface, Operation, Tag } from "../model/interface.js";
import { camelCase, pascalCase } from "../model/names.js";
import { requestMethod } from "../model/request-method.js";
import { handlersName, requestName, resultName } from "../model/server-names.js";
import type { Doc } from "../print/index.js";
import { markerOf, ownedComment, routesIn } from "./owned-comment.js";
import { describeNamedTypes, TypeDescriber, type TypeDescription, type TypeDescriptions } from "./type-text.js";

/** How much of the operation's documentation the comment above a handler repeats. */
export type CommentDetail = "summary" | "full";

/** The handlers that the specification requires. The reconciler's only view of the specification. */
export interface DesiredStubs {
  readonly tags: readonly DesiredTag[];
  readonly operations: ReadonlyMap<string, DesiredOperation>;
  /** Named types reachable from requests and results, by TypeScript name. */
  readonly types: TypeDescriptions;
}

export interface DesiredTag {
  /** The tag's key in `Handlers` and the name of its handler object. */
  readonly identifier: string;
  readonly className: string;
  readonly interfaceName: string;
  readonly fileStem: string;
  readonly operations: readonly DesiredOperation[];
}

export interface DesiredOperation {
  /** The handler's method name. */
  readonly identifier: string;
  /** Identifier of its tag. */
  readonly tag: string;
  /** Earlier names of the method, from `x-renamed-from`. */
  readonly formerNames: readonly string[];
  readonly names: SignatureNames;
  /** Whether the handler's context has a principal. */
  readonly authenticationMode: AuthenticationMode;
  readonly events: readonly string[];
  /** Method and path as printed in the handler's comment. */
  readonly route: string;
  /** The comment block above the method, including its marker. Unindented, with LF line endings. */
  readonly comment: string;
  /** Digests of the current comment in each {@link CommentDetail}. A marker with one of them is up to date. */
  readonly currentDigests: ReadonlySet<string>;
  readonly request: TypeDescription;
  readonly result: TypeDescription;
}

/** Names of the generated types in a handler's signature. */
export interface SignatureNames {
  readonly request: string;
  readonly result: string;
}

/**
 * @param documentation Returns the documentation of an operation in the generated interface.
 * @param detail How much of it to repeat above each handler.
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

/** Derives the former names of an operation's types from its former identifier. */
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

/** Both levels of detail include the method and path: they identify the handler when operations swap names. */
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

/** Returns the method and path as they appear in a comment, where some characters are escaped. */
function printedRoute(operation: Operation): string {
  const route = routeOf(operation);
  return routesIn(ownedComment("", { text: `\`${route}\`` }))[0] ?? route;
}

function routeOf(operation: Operation): string {
  return `${requestMethod(operation)} ${operation.path.text}`;
}
