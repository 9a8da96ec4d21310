import type { Json } from "../load/document.js";
import type { Dispatch, Interface, Operation, Parameter, Signature, WebhookOperation } from "./interface.js";
import { asObject, child, tokensOf } from "./raw.js";
import { referenceChain, resolveType } from "./resolve-type.js";
import { type EndpointDiagnostic, findSignatureObstacles } from "./signature.js";
import type { Pointer, SchemaUse, Type } from "./type.js";

/** A webhook for which a receiver can be generated: signed, and distinguished by a property of its body. */
export interface EndpointWebhook {
  readonly operation: Operation;
  readonly dispatch: Dispatch;
  readonly signature: Signature;
  /** The request and response bodies, which are named types. */
  readonly delivery: SchemaUse;
  readonly response: SchemaUse;
}

/** A union's alternative, or the only type. */
export interface UnionAlternative {
  readonly name: string;
  readonly shape: Extract<Type, { readonly kind: "object" }>;
}

/** Returns the webhooks whose bodies a property distinguishes and whose signatures the runtime can verify. */
export function endpointWebhooks(model: Interface): readonly EndpointWebhook[] {
  return model.webhooks.flatMap((webhook) => {
    const { dispatch, signature, operation } = webhook;
    const { delivery, response } = deliveryAndResponse(operation, model);
    if (dispatch === undefined || signature === undefined || delivery === undefined || response === undefined)
      return [];
    return findEndpointObstacles(webhook, model).length > 0
      ? []
      : [{ operation, dispatch, signature, delivery, response }];
  });
}

/** Returns the reasons why no endpoint can be generated. */
export function findEndpointObstacles(
  { operation, dispatch, signature }: WebhookOperation,
  model: Interface,
): readonly EndpointDiagnostic[] {
  const none = "no endpoint is generated";
  if (dispatch === undefined && signature === undefined) return [];
  if (signature === undefined) {
    const at = dispatch?.at ?? "";
    return [
      {
        at,
        keyOrValue: "key",
        message: `${none}: the document does not describe how requests are signed`,
        fix: "add `x-signature`",
      },
    ];
  }
  if (dispatch === undefined) {
    const message = `${none}: no rule distinguishes the requests`;
    return [{ at: signature.at, keyOrValue: "key", message, fix: "add `x-dispatch`" }];
  }
  const found: EndpointDiagnostic[] = [];
  if (signature.scheme !== "ed25519") {
    const message = `${none} for signatures with ${signature.scheme}`;
    found.push({ at: child(signature.at, "scheme"), message, expected: "`ed25519`" });
  }
  found.push(...findSignatureObstacles(signature, none));
  const { delivery, response } = deliveryAndResponse(operation, model);
  const expected = "`application/json` with a schema of `components/schemas`";
  if (delivery === undefined) {
    const at = operation.body === undefined ? operation.at : child(operation.at, "requestBody");
    found.push({ at, keyOrValue: "key", message: `${none}: the body has no named type as JSON`, expected });
  }
  if (response === undefined) {
    const message = `${none}: the response 200 has no named type as JSON`;
    found.push({ at: child(operation.at, "responses"), keyOrValue: "key", message, expected });
  }
  if (delivery === undefined) return found;
  for (const [index, { when }] of dispatch.routes.entries()) {
    if (findAlternatives(delivery, dispatch.discriminator, when, model).length > 0) continue;
    const message = `${none}: no named alternative of the body has the ${dispatch.discriminator} ${JSON.stringify(when)}`;
    found.push({ at: child(child(child(dispatch.at, "routes"), index), "when"), message });
  }
  return found;
}

/** Returns the alternatives of a union whose property has this value. */
export function findAlternatives(
  use: SchemaUse,
  property: string,
  value: Json | undefined,
  model: Interface,
): readonly UnionAlternative[] {
  const type = resolveType(use.type, model);
  const uses = type.kind === "union" ? type.alternatives : [use];
  return uses.flatMap((alternative): readonly UnionAlternative[] => {
    const shape = resolveType(alternative.type, model);
    if (alternative.type.kind !== "reference" || shape.kind !== "object") return [];
    const tag = shape.properties.find(({ name }) => name === property);
    const values = tag === undefined ? [] : constantsOf(resolveType(tag.type, model));
    return values.includes(value) ? [{ name: alternative.type.name, shape }] : [];
  });
}

function constantsOf(type: Type): readonly unknown[] {
  return type.kind === "enum" ? type.members.map(({ value }) => value) : [];
}

/** Returns the request and response bodies if both are JSON of named types. */
export function deliveryAndResponse(
  operation: Operation,
  model: Interface,
): { readonly delivery?: SchemaUse; readonly response?: SchemaUse } {
  const json = (content: Operation["responses"][number]["content"] | undefined): SchemaUse | undefined =>
    content?.find(({ kind }) => kind === "json")?.use;
  const delivery = namedTypeOf(json(operation.body?.content), model);
  const response = json(operation.responses.find(({ status }) => status === 200)?.content);
  return {
    ...(delivery === undefined ? {} : { delivery }),
    ...(response?.type.kind === "reference" ? { response } : {}),
  };
}

/** Returns the type that a body refers to, rather than the body's own name for it. */
function namedTypeOf(use: SchemaUse | undefined, model: Interface): SchemaUse | undefined {
  return use && referenceChain(use, model).findLast(({ type }) => type.kind === "reference");
}

/**
 * Returns the fixed part of a response without properties that its type lacks, and the pointers of these. A fixed
 * object is part of a property; any other value is the whole property.
 */
export function fixedPart(
  fixed: Dispatch["builders"][number]["fixed"],
  { shape }: Pick<UnionAlternative, "shape">,
  model: Interface,
): { readonly known: ReadonlyMap<string, Json>; readonly unknown: readonly Pointer[] } {
  const known = new Map<string, Json>();
  const unknown: Pointer[] = [];
  for (const [name, value] of Object.entries(fixed)) {
    const property = shape.properties.find((one) => one.name === name);
    const inner = property === undefined ? undefined : resolveType(property.type, model);
    const part = asObject(value);
    if (inner === undefined) unknown.push(child("", name));
    else if (part === undefined || inner.kind !== "object") known.set(name, value);
    else {
      const own = fixedPart(part, { shape: inner }, model);
      known.set(name, Object.fromEntries(own.known));
      unknown.push(...own.unknown.map((pointer) => `${child("", name)}${pointer}`));
    }
  }
  return { known, unknown };
}

/**
 * Returns the pointer of a parameter's value in the delivery: the token or its owner, matched by the end of the name.
 */
export function tokenPointer(parameter: string, { token }: Dispatch): Pointer | undefined {
  return [token?.owner, token?.value].find((pointer) => {
    const last = pointer === undefined ? undefined : tokensOf(pointer).at(-1);
    return last !== undefined && last !== "" && (parameter === last || parameter.endsWith(`_${last}`));
  });
}

/**
 * Returns why a callback cannot carry the response to a delivery: it accepts no JSON, or needs values that the delivery
 * lacks.
 */
export function callbackObstacle(callback: Operation, webhook: EndpointWebhook, model: Interface): string | undefined {
  if (!callback.body?.content.some(({ kind }) => kind === "json")) return `\`${callback.id}\` takes no JSON`;
  const missing = callback.parameters.find(
    (parameter) => parameter.required && callbackPointer(parameter, webhook, model) === undefined,
  );
  return missing && `the delivery contains no value for \`${missing.name}\` of \`${callback.id}\``;
}

/**
 * Returns the pointer of a callback's path parameter in the delivery: the token, its owner, or the property with that
 * name
 * (`interaction_id` is the interaction's `id`).
 */
export function callbackPointer(
  { name, in: location }: Parameter,
  { dispatch, delivery }: EndpointWebhook,
  model: Interface,
): Pointer | undefined {
  if (location !== "path") return undefined;
  const pointer = tokenPointer(name, dispatch);
  if (pointer !== undefined) return pointer;
  const [alternative] = dispatch.routes.flatMap(({ when }) =>
    findAlternatives(delivery, dispatch.discriminator, when, model),
  );
  const names = alternative?.shape.properties.map((property) => property.name) ?? [];
  const own = names.find((one) => one === name) ?? names.find((one) => name.endsWith(`_${one}`));
  return own === undefined ? undefined : child("", own);
}

/** Converts an ISO 8601 duration of weeks to seconds into milliseconds; undefined with months or years. */
export function milliseconds(duration: string): number | undefined {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(duration);
  if (match === null) return undefined;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((count) => Number(count ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * (days + 7 * weeks))));
}
