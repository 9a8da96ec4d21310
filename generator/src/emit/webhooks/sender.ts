import type { Interface, Signature } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable } from "../../model/names.js";
import { canonicalSignature } from "../../model/signature.js";
import { type SentWebhook, sentWebhooks } from "../../model/webhook-receivers.js";
import {
  block,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  objectLiteral,
  parameterList,
  propertyKey,
  reexports,
  stringLiteral,
  typescriptFile,
  webhooksRuntime,
} from "../../print/index.js";
import { withConversions } from "../typescript/conversion-code.js";
import { fileHeader } from "../typescript/header.js";
import { parameterEntry } from "../typescript/parameter-names.js";
import { inputExpression, useExpression } from "../typescript/type-expression.js";
import { bodyEntry, bodyType, signatureEntries, validatorCode } from "./description.js";
import { endpointChecks } from "./endpoint-check.js";

/** Emits webhook senders: a function per webhook that validates, signs and posts it. */
export function emitWebhookSender(model: Interface): readonly File[] {
  const webhooks = sentWebhooks(model);
  if (webhooks.length === 0) return [];
  const names = new NameTable(["createWebhookSender", "deliverWebhook", "DeliveryError"]);
  const signatures = new Map<string, { readonly name: string; readonly signature: Signature }>();
  for (const { webhook } of webhooks) {
    const { signature } = webhook;
    const key = signature && canonicalSignature(signature);
    if (signature === undefined || key === undefined || signatures.has(key)) continue;
    signatures.set(key, { name: names.claim("signature"), signature });
  }
  const named = webhooks.map((webhook) => ({ webhook, constant: names.claim(webhook.webhook.identifier) }));
  const errors = reexports([
    { name: "DeliveryError", module: "@guildwire/runtime/webhooks", typeOnly: false },
    { name: "WebhookMessage", module: "@guildwire/runtime/webhooks", typeOnly: true },
  ]);
  const schemes = new Set(webhooks.map(({ webhook }) => webhook.signature?.scheme));
  const options = [
    webhooksRuntime("DeliveryLimits", true),
    ...(schemes.has("hmac-sha256") ? [webhooksRuntime("SenderSecrets", true)] : []),
    ...(schemes.has("ed25519") ? [webhooksRuntime("SenderKey", true)] : []),
  ];
  const methods = named.map(
    ({ webhook, constant }) =>
      code`${propertyKey(webhook.webhook.identifier)}: (message) => ${webhooksRuntime("deliverWebhook")}(${identifier(constant)}, message, options)`,
  );
  const body = [
    errors,
    lines([
      docComment({ text: "Sends webhooks: checks the body, signs it and posts it. Nothing is retried." }),
      block(
        code`export interface WebhookSender`,
        webhooks.map((webhook) => senderMember(webhook, model)),
      ),
    ]),
    ...Array.from(signatures.values(), ({ name, signature }) => {
      const type = webhooksRuntime("SenderSignature", true);
      return code`const ${identifier(name)}: ${type} = ${objectLiteral(signatureEntries(signature), { multiline: true })};`;
    }),
    ...named.map(({ webhook, constant }) => {
      const { signature } = webhook.webhook;
      const name = signature && signatures.get(canonicalSignature(signature))?.name;
      return deliveryCode(webhook, { constant, signature: name }, model);
    }),
    lines([
      docComment({ text: "Creates a sender for receivers with the same credentials." }),
      block(
        code`export function createWebhookSender(options: ${options.reduce((all, one) => code`${all} & ${one}`)}): WebhookSender`,
        [code`return ${objectLiteral(methods, { multiline: true })};`],
      ),
    ]),
    ...endpointChecks(model, names),
  ];
  return [typescriptFile({ path: `${layout.webhookSender}.ts`, header: fileHeader(model), body })];
}

function senderMember(sent: SentWebhook, model: Interface): Code {
  const { webhook, response } = sent;
  const result = response === undefined ? code`void` : useExpression(response, "request", model);
  const text = webhook.operation.summary ?? webhook.operation.description ?? `Sends ${webhook.name}.`;
  const message = webhooksRuntime("WebhookMessage", true);
  const body = sent.body === undefined ? bodyType(sent, model) : inputExpression(sent.body, "response", model);
  return lines([
    docComment({ text }),
    code`readonly ${propertyKey(webhook.identifier)}: ${parameterList([code`message: ${message}<${body}>`])} => Promise<${result}>;`,
  ]);
}

function deliveryCode(
  sent: SentWebhook,
  names: { readonly constant: string; readonly signature: string | undefined },
  model: Interface,
): Code {
  const { mediaType, response } = sent;
  const items = [
    names.signature === undefined ? undefined : parameterEntry("signature", names.signature),
    mediaType === undefined ? undefined : code`contentType: ${stringLiteral(mediaType)}`,
    bodyEntry(sent, model),
    response === undefined ? undefined : code`response: ${validatorCode(response, model)}`,
  ];
  const type = webhooksRuntime("WebhookDelivery", true);
  return code`const ${identifier(names.constant)}: ${type} = ${withConversions(objectLiteral(items), { received: response, sent: sent.body }, model)};`;
}
