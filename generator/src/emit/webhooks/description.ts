import type { Interface, Signature } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { SchemaUse } from "../../model/type.js";
import type { SentWebhook } from "../../model/webhook-receivers.js";
import { type Code, code, numberLiteral, objectLiteral, stringLiteral, symbol } from "../../print/index.js";
import { namedType } from "../typescript/naming.js";
import { useExpression } from "../typescript/type-expression.js";

/** Prints the name of a validator. Unnamed types are not validated. */
export function validatorCode(use: SchemaUse, model: Interface): Code {
  if (use.type.kind !== "reference" || use.nullable) return stringLiteral("json");
  const type = namedType(model, use.type.name);
  return symbol({ name: type.identifier, module: layout.validators(type), typeOnly: false });
}

/** Prints the type of a webhook's body, for handlers and senders. */
export function bodyType({ body, mediaType }: SentWebhook, model: Interface): Code {
  if (body !== undefined) return useExpression(body, "response", model);
  return mediaType === undefined ? code`undefined` : code`Uint8Array`;
}

/** Prints `body: …`, or nothing for binary bodies. */
export function bodyEntry({ body, mediaType }: SentWebhook, model: Interface): Code | undefined {
  if (body !== undefined) return code`body: ${validatorCode(body, model)}`;
  return mediaType === undefined ? code`body: ${stringLiteral("none")}` : undefined;
}

/** Prints the signature entries shared by both sides. */
export function signatureEntries(signature: Signature): readonly (Code | undefined)[] {
  const { scheme, signatureHeader, timestampHeader, idHeader, encoding, content, secret } = signature;
  const common = [code`scheme: ${stringLiteral(scheme)}`, code`signatureHeader: ${stringLiteral(signatureHeader)}`];
  const timestamp = timestampHeader === "" ? undefined : code`timestampHeader: ${stringLiteral(timestampHeader)}`;
  if (scheme === "ed25519") return [...common, timestamp];
  return [
    ...common,
    code`format: ${formatCode(signature.format)}`,
    code`encoding: ${stringLiteral(encoding)}`,
    timestamp,
    idHeader === "" ? undefined : code`idHeader: ${stringLiteral(idHeader)}`,
    code`contentPrefix: ${stringLiteral(content.replace(/\{body\}$/, ""))}`,
    code`secretEncoding: ${stringLiteral(secret)}`,
  ];
}

export function statusCode(status: number): Code {
  return code`status: ${numberLiteral(status)}`;
}

/**
 * Prints the value of the signature header as a WebhookSignatureFormat. The vocabulary allows only these three forms.
 */
function formatCode(format: string): Code {
  const pairs = /^([\w-]+)=\{timestamp\},([\w-]+)=\{signature\}$/.exec(format);
  if (pairs !== null) {
    const [, timestamp = "", signature = ""] = pairs;
    const keys = [code`timestamp: ${stringLiteral(timestamp)}`, code`signature: ${stringLiteral(signature)}`];
    return objectLiteral([code`style: ${stringLiteral("pairs")}`, ...keys]);
  }
  const versioned = /^([\w-]+),\{signature\}$/.exec(format);
  if (versioned !== null) {
    return objectLiteral([code`style: ${stringLiteral("list")}`, code`version: ${stringLiteral(versioned[1] ?? "")}`]);
  }
  const prefix = stringLiteral(format.replace(/\{signature\}$/, ""));
  return objectLiteral([code`style: ${stringLiteral("single")}`, code`prefix: ${prefix}`]);
}
