import type { Json, JsonObject } from "../../load/document.js";
import type {
  Dispatch,
  ErrorEntry,
  FailureKind,
  GatewayEvent,
  Info,
  Lifecycle,
  RateLimitHeaders,
  Signature,
} from "../interface.js";
import { asList, asNumber, asObject, asString, asStrings, child, entriesOf, withoutUndefined } from "../raw.js";
import type { BuildSchemaUse } from "./context.js";
import { readDescription } from "./read-description.js";

/** Reads the root's catalogues and keys of webhooks, as described in docs/vocabulary.md. */

export function readInfo(document: JsonObject): Info {
  const info = asObject(document["info"]) ?? {};
  return withoutUndefined({
    title: asString(info["title"]) ?? "",
    version: asString(info["version"]) ?? "",
    summary: asString(info["summary"]),
    description: asString(info["description"]),
    license: asString(asObject(info["license"])?.["identifier"]) ?? asString(asObject(info["license"])?.["name"]),
  });
}

export function readGatewayEvents(document: JsonObject, build: BuildSchemaUse): readonly GatewayEvent[] {
  return entriesOf(document["x-gateway-events"]).map(([name, raw]) => {
    const node = asObject(raw) ?? {};
    const at = child("/x-gateway-events", name);
    const payload = node["payload"] === undefined ? undefined : build(node["payload"], child(at, "payload"));
    const title = asString(node["title"]) ?? name;
    return withoutUndefined({ at, ...readDescription(node), name, title, payload, firedBy: asString(node["firedBy"]) });
  });
}

export function readErrors(document: JsonObject): readonly ErrorEntry[] {
  return entriesOf(document["x-errors"]).flatMap(([name, raw]) => {
    const node = asObject(raw);
    const status = asNumber(node?.["status"]);
    const code = asNumber(node?.["code"]) ?? asString(node?.["code"]);
    if (node === undefined || status === undefined || code === undefined) return [];
    const at = child("/x-errors", name);
    const kinds = typeof node["for"] === "string" ? [node["for"]] : asStrings(node["for"]);
    const failures = kinds as readonly FailureKind[];
    return [{ at, ...readDescription(node), name, status, code, message: asString(node["message"]) ?? "", failures }];
  });
}

/** The names of the headers that report rate limits (`x-rate-limit` at the root). */
export function readRateLimitHeaders(document: JsonObject): RateLimitHeaders {
  const headers = asObject(asObject(document["x-rate-limit"])?.["headers"]);
  return withoutUndefined({
    limit: asString(headers?.["limit"]),
    remaining: asString(headers?.["remaining"]),
    resetAfter: asString(headers?.["resetAfter"]),
    resetAt: asString(headers?.["resetAt"]),
    bucket: asString(headers?.["bucket"]),
    global: asString(headers?.["global"]),
  });
}

export function readLifecycles(document: JsonObject): readonly Lifecycle[] {
  return entriesOf(document["x-lifecycles"]).map(([name, raw]) => {
    const node = asObject(raw) ?? {};
    return withoutUndefined({
      at: child("/x-lifecycles", name),
      ...readDescription(node),
      name,
      subject: asString(node["subject"]) ?? name,
      validity: asString(node["validity"]),
      states: entriesOf(node["states"]).map(([state, words]) => ({ name: state, description: asString(words) ?? "" })),
      transitions: asList(node["transitions"]).map((item) => {
        const one = asObject(item) ?? {};
        return withoutUndefined({
          from: asString(one["from"]) ?? "",
          to: asString(one["to"]) ?? "",
          by: asString(one["by"]) ?? "",
          when: asString(one["when"]),
          effect: asString(one["effect"]),
        });
      }),
    });
  });
}

export function readDispatch(operation: JsonObject, at: string): Dispatch | undefined {
  const node = asObject(operation["x-dispatch"]);
  if (node === undefined) return undefined;
  const token = asObject(node["token"]);
  const objects = (key: string): readonly JsonObject[] =>
    asList(node[key]).flatMap((item): readonly JsonObject[] => {
      const object = asObject(item);
      return object === undefined ? [] : [object];
    });
  return withoutUndefined({
    at: child(at, "x-dispatch"),
    discriminator: asString(node["discriminator"]) ?? "type",
    automatic: objects("automatic").map((one) => ({ when: one["when"] as Json, respond: one["respond"] as Json })),
    routes: objects("routes").map((one) =>
      withoutUndefined({
        when: one["when"] as Json,
        name: asString(one["name"]) ?? "",
        key: asString(one["key"]) ?? "",
        kind: asString(one["kind"]),
      }),
    ),
    responses: objects("responses").map((one) => ({ when: one["when"] as Json, allow: asList(one["allow"]) })),
    builders: entriesOf(node["builders"]).map(([name, raw]) => ({ name, fixed: (asObject(raw) ?? {}) as JsonObject })),
    callback: asString(node["callback"]),
    followUps: asStrings(node["followUps"]),
    token:
      token === undefined
        ? undefined
        : withoutUndefined({
            value: asString(token["value"]) ?? "",
            owner: asString(token["owner"]) ?? "",
            validity: asString(token["validity"]),
          }),
  });
}

/**
 * Returns the status of responses to invalid signatures that the webhooks of a document declare: the first of 401, 403 and
 * 400 among the responses of those that state none. One for all, so that equal signatures have one receiver.
 */
export function declaredRefusal(webhooks: readonly JsonObject[]): number {
  const silent = webhooks.filter((node) => asObject(node["x-signature"])?.["failureStatus"] === undefined);
  const declared = new Set(
    silent
      .filter((node) => node["x-signature"] !== undefined)
      .flatMap((node) => Object.keys(asObject(node["responses"]) ?? {})),
  );
  return [401, 403, 400].find((status) => declared.has(String(status))) ?? 401;
}

export function readSignature(operation: JsonObject, at: string, refusal: number): Signature | undefined {
  const node = asObject(operation["x-signature"]);
  if (node === undefined) return undefined;
  const stated = node["scheme"] === "standard-webhooks" ? { ...standardWebhooks, ...node } : node;
  const text = (key: string): string => asString(stated[key]) ?? "";
  const content = stated["content"];
  return {
    at: child(at, "x-signature"),
    scheme: text("scheme") === "ed25519" ? "ed25519" : "hmac-sha256",
    encoding: text("encoding") === "base64" ? "base64" : "hex",
    signatureHeader: text("signatureHeader"),
    timestampHeader: text("timestampHeader"),
    idHeader: text("idHeader"),
    format: text("format") || "{signature}",
    content: Array.isArray(content) ? content.map((name) => `{${name}}`).join("") : text("content"),
    secret: text("secret") === "base64" ? "base64" : "text",
    failureStatus: asNumber(stated["failureStatus"]) ?? refusal,
  };
}

/** Standard Webhooks 1.0 with symmetric signatures (https://www.standardwebhooks.com). */
const standardWebhooks: JsonObject = {
  encoding: "base64",
  signatureHeader: "webhook-signature",
  timestampHeader: "webhook-timestamp",
  idHeader: "webhook-id",
  format: "v1,{signature}",
  content: "{id}.{timestamp}.{body}",
  secret: "base64",
};
