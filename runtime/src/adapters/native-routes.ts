import type { Operation, SecurityRequirement, ServerDefinition } from "../server/index.js";

/** What a framework knows about a route: for hooks, loggers and metrics. Contains only JSON values. */
export interface RouteMetadata {
  /** The HTTP method in upper case. */
  readonly method: string;
  /** The path template of the specification, without the base path: `/books/{book_id}`. */
  readonly path: string;
  /** The operation of the route; several if they share it. */
  readonly operations: readonly OperationMetadata[];
}

/** What the specification declares about an operation. */
export interface OperationMetadata {
  readonly operationId: string;
  readonly tags: readonly string[];
  /** Alternatives, as in OpenAPI: scopes by security scheme. Absent: no authentication. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  /** Permissions that the caller needs (`x-permissions`). */
  readonly permissions?: readonly string[];
}

/** A route as frameworks express it. Each segment is a text or the name of a parameter. */
export interface NativeRoute {
  readonly metadata: RouteMetadata;
  readonly operations: readonly Operation[];
  readonly segments: readonly NativeSegment[];
}

export type NativeSegment = { readonly text: string } | { readonly parameter: string };

/**
 * Returns one route per method and path shape. Literal segments come before parameters, for frameworks that take the
 * first match. A segment that not every framework can express is a parameter, so that a route may match requests of others.
 */
export function nativeRoutes(definition: ServerDefinition): readonly NativeRoute[] {
  const routes = new Map<string, { segments: readonly NativeSegment[]; operations: Operation[] }>();
  for (const operation of definition.operations) {
    const key = `${operation.method} ${operation.path.replaceAll(/\{[^{}]+\}/g, "{}")}`;
    const known = routes.get(key);
    if (known === undefined) routes.set(key, { segments: segmentsOf(operation.path), operations: [operation] });
    else known.operations.push(operation);
  }
  return [...routes.values()]
    .sort((one, other) => compareSegments(one.segments, other.segments))
    .map((route) => ({ ...route, metadata: metadataOf(route.operations, definition) }));
}

/** Characters of literal segments that no router interprets or decodes. */
const plainText = /^[A-Za-z0-9_~@,;=&'.-]*$/;

function segmentsOf(path: string): readonly NativeSegment[] {
  const names = new Set<string>();
  const segments: NativeSegment[] = [];
  for (const segment of path.slice(1).split("/")) {
    const [, parameter] = /^\{([^{}]+)\}$/.exec(segment) ?? [];
    if (parameter !== undefined) segments.push({ parameter: claimName(parameter, names) });
    else if (plainText.test(segment)) segments.push({ text: segment });
    // Several parameters, or characters that a router interprets.
    else segments.push({ parameter: claimName(segment.replaceAll(/[{}]/g, " ").trim(), names) });
  }
  return segments;
}

/** Returns a name that every router accepts: an identifier of ASCII characters. */
function claimName(parameter: string, names: Set<string>): string {
  const plain = parameter.replaceAll(/[^A-Za-z0-9_]/g, "_").replace(/^(?=\d)/, "_");
  let name = plain;
  for (let count = 2; names.has(name); count++) name = `${plain}_${count}`;
  names.add(name);
  return name;
}

function compareSegments(one: readonly NativeSegment[], other: readonly NativeSegment[]): number {
  for (let index = 0; index < Math.min(one.length, other.length); index++) {
    const difference = Number("parameter" in (one[index] as object)) - Number("parameter" in (other[index] as object));
    if (difference !== 0) return difference;
  }
  return 0;
}

function metadataOf(operations: readonly Operation[], definition: ServerDefinition): RouteMetadata {
  const [{ method, path }] = operations as readonly [Operation];
  return { method, path, operations: operations.map((operation) => operationMetadata(operation, definition)) };
}

/** Returns the metadata of an operation of the definition. */
export function operationMetadata(
  { id, handler: [group], security, permissions }: Operation,
  { tags }: ServerDefinition,
): OperationMetadata {
  return {
    operationId: id,
    tags: [tags?.[group] ?? group],
    ...(security !== undefined && { security: security.map(openApiRequirement) }),
    ...(permissions !== undefined && { permissions }),
  };
}

function openApiRequirement(alternative: readonly SecurityRequirement[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(alternative.map(({ scheme, scopes }) => [scheme.name, scopes]));
}

/** Returns a path in the syntax of Express, Fastify and Hono: `/books/:book_id`. */
export function colonPath(base: string, segments: readonly NativeSegment[]): string {
  const texts = segments.map((segment) => ("text" in segment ? segment.text : `:${segment.parameter}`));
  return `${base}/${texts.join("/")}`;
}
