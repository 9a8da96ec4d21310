import type { Json } from "../load/document.js";
import type { Interface, Signature, WebhookOperation } from "./interface.js";
import { resolveType } from "./resolve-type.js";
import { canonicalSignature, type EndpointDiagnostic, findSignatureObstacles } from "./signature.js";
import type { SchemaUse, Type } from "./type.js";

/** The webhooks that one URL can receive: those with the same signature. */
export interface WebhookReceiver {
  /** Absent if the document does not declare a signature. */
  readonly signature?: Signature;
  /** Distinguishes the webhooks; absent if nothing does or there is only one. */
  readonly selector?: WebhookSelector;
  readonly webhooks: readonly ReceivedWebhook[];
}

export interface WebhookSelector {
  readonly kind: "header" | "property";
  readonly name: string;
}

export interface ReceivedWebhook {
  readonly webhook: WebhookOperation;
  /** The JSON body. Other bodies are bytes. */
  readonly body?: SchemaUse;
  /** Media type of the body; absent without one. */
  readonly mediaType?: string;
  /** Status of a success. */
  readonly status: number;
  /** The JSON body of a success. */
  readonly response?: SchemaUse;
  /** Values of the selector. */
  readonly values: readonly Json[];
}

/** Returns the webhooks without `x-dispatch`, grouped by signature. */
export function webhookReceivers(model: Interface): readonly WebhookReceiver[] {
  const groups = new Map<string, WebhookOperation[]>();
  for (const webhook of receivable(model)) {
    const { signature } = webhook;
    if (signature !== undefined && findSignatureObstacles(signature, "").length > 0) continue;
    const key = signature === undefined ? "" : canonicalSignature(signature);
    groups.set(key, [...(groups.get(key) ?? []), webhook]);
  }
  return [...groups.values()].map((webhooks) => receiverOf(webhooks, model));
}

/** A webhook for which a sender is generated. */
export type SentWebhook = Omit<ReceivedWebhook, "values">;

/** Returns the webhooks that use POST and whose signatures the runtime can create. */
export function sentWebhooks(model: Interface): readonly SentWebhook[] {
  return model.webhooks
    .filter(
      ({ operation, signature }) =>
        operation.method === "post" && (signature === undefined || findSignatureObstacles(signature, "").length === 0),
    )
    .map(describe);
}

/** Returns the reasons why webhooks have no receiver and no sender. */
export function findReceiverOmissions(model: Interface): readonly EndpointDiagnostic[] {
  return receivable(model).flatMap(({ signature }) =>
    signature === undefined ? [] : findSignatureObstacles(signature, "no receiver and no sender are generated"),
  );
}

function receivable(model: Interface): readonly WebhookOperation[] {
  return model.webhooks.filter(({ dispatch }) => dispatch === undefined);
}

function receiverOf(webhooks: readonly WebhookOperation[], model: Interface): WebhookReceiver {
  const signature = webhooks[0]?.signature;
  const received = webhooks.map((webhook): ReceivedWebhook => ({ ...describe(webhook), values: [] }));
  const common = { ...(signature === undefined ? {} : { signature }) };
  const found = webhooks.length === 1 ? undefined : findSelector(received, model);
  if (found === undefined) return { ...common, webhooks: received };
  return {
    ...common,
    selector: found.selector,
    webhooks: received.map((webhook, index) => ({ ...webhook, values: found.values[index] ?? [] })),
  };
}

function describe(webhook: WebhookOperation): SentWebhook {
  const content = webhook.operation.body?.content ?? [];
  const json = content.find(({ kind }) => kind === "json");
  const mediaType = (json ?? content[0])?.mediaType;
  return {
    webhook,
    ...successOf(webhook),
    ...(json?.use === undefined ? {} : { body: json.use }),
    ...(mediaType === undefined ? {} : { mediaType }),
  };
}

/** Returns the first declared success; 204 without any. */
function successOf({ operation }: WebhookOperation): Pick<ReceivedWebhook, "status" | "response"> {
  const isSuccess = (status: unknown): boolean => typeof status === "number" && status >= 200 && status < 300;
  const response = operation.responses.find(({ status }) => isSuccess(status));
  const ranged = operation.responses.find(({ status }) => status === "2XX");
  const use = (response ?? ranged)?.content.find(({ kind }) => kind === "json")?.use;
  const status = typeof response?.status === "number" ? response.status : use === undefined ? 204 : 200;
  return { status, ...(use === undefined ? {} : { response: use }) };
}

interface FoundSelector {
  readonly selector: WebhookSelector;
  /** Values per webhook, in order. */
  readonly values: readonly (readonly Json[])[];
}

/** Returns a header or property whose values differ between all webhooks. */
function findSelector(webhooks: readonly ReceivedWebhook[], model: Interface): FoundSelector | undefined {
  const [first] = webhooks;
  if (first === undefined) return undefined;
  const headers = first.webhook.operation.parameters.filter((parameter) => parameter.in === "header");
  for (const { name } of headers) {
    const values = webhooks.map(({ webhook }) => {
      const same = webhook.operation.parameters.find(
        (parameter) => parameter.in === "header" && parameter.required && isSameHeader(parameter.name, name),
      );
      return same === undefined ? [] : constantsOf(resolveType(same.use.type, model));
    });
    if (areDistinct(values)) return { selector: { kind: "header", name }, values };
  }
  for (const name of first.body === undefined ? [] : requiredProperties(first.body, model)) {
    const values = webhooks.map(({ body }) => (body === undefined ? [] : propertyValues(body, name, model)));
    if (areDistinct(values)) return { selector: { kind: "property", name }, values };
  }
  return undefined;
}

function isSameHeader(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether each webhook has values and none is shared. */
function areDistinct(values: readonly (readonly Json[])[]): boolean {
  const all = values.flat();
  return values.every((own) => own.length > 0) && new Set(all).size === all.length;
}

function requiredProperties(use: SchemaUse, model: Interface): readonly string[] {
  return (objectsOf(use, model)[0]?.properties ?? []).filter(({ required }) => required).map(({ name }) => name);
}

/** Returns the constants of a property in every alternative of a body; empty if an alternative accepts other values. */
function propertyValues(use: SchemaUse, name: string, model: Interface): readonly Json[] {
  const values = objectsOf(use, model).map(({ properties }) => {
    const property = properties.find((one) => one.name === name && one.required);
    return property === undefined || property.nullable ? [] : constantsOf(resolveType(property.type, model));
  });
  return values.every((own) => own.length > 0) ? [...new Set(values.flat())] : [];
}

type ObjectShape = Extract<Type, { readonly kind: "object" }>;

/**
 * Returns the possible object types of a body; empty if it accepts anything else. Nested unions are followed to a fixed
 * depth.
 */
function objectsOf(use: SchemaUse, model: Interface, depth = 0): readonly ObjectShape[] {
  const type = resolveType(use.type, model);
  if (type.kind === "object") return [type];
  if (type.kind !== "union" || depth === 8) return [];
  const objects = type.alternatives.map((alternative) => objectsOf(alternative, model, depth + 1));
  return objects.every((own) => own.length > 0) ? objects.flat() : [];
}

function constantsOf(type: Type): readonly Json[] {
  return type.kind === "enum" && type.open === "closed" ? type.members.map(({ value }) => value as Json) : [];
}
