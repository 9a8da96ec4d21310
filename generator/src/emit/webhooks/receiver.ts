import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { NameTable, pascalCase } from "../../model/names.js";
import { type ReceivedWebhook, type WebhookReceiver, webhookReceivers } from "../../model/webhook-receivers.js";
import {
  arrayLiteral,
  block,
  type Code,
  code,
  dispatchRuntime,
  docComment,
  type File,
  identifier,
  jsonLiteral,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  reexports,
  signingRuntime,
  stringLiteral,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { withConversions } from "../typescript/conversion-code.js";
import { fileHeader } from "../typescript/header.js";
import { useExpression } from "../typescript/type-expression.js";
import { bodyEntry, bodyType, signatureEntries, statusCode, validatorCode } from "./description.js";

/** Emits webhook receivers: typed handlers, and a function that creates an endpoint for one URL. */
export function emitWebhookReceivers(model: Interface): readonly File[] {
  const receivers = webhookReceivers(model);
  if (receivers.length === 0) return [];
  const runtime = "@guildwire/runtime/dispatch";
  const exports = reexports([
    { name: "createMemoryReplayStore", module: runtime, typeOnly: false },
    { name: "DispatchError", module: runtime, typeOnly: false },
    { name: "ReplayStore", module: runtime, typeOnly: true },
    { name: "WebhookContext", module: runtime, typeOnly: true },
    { name: "SigningError", module: "@guildwire/runtime/signing", typeOnly: false },
  ]);
  const names = new NameTable(["WebhookContext", "DispatchError", "SigningError", "ReplayStore"]);
  const body = receivers.flatMap((receiver) => {
    // Webhooks with different signatures need separate receivers and credentials.
    const first = pascalCase(receiver.webhooks[0]?.webhook.name ?? "");
    const stem = receivers.length === 1 ? "Webhook" : names.claim(first);
    return receiverCode(receiver, stem, model);
  });
  return [typescriptFile({ path: `${layout.webhooks}.ts`, header: fileHeader(model), body: [exports, ...body] })];
}

function receiverCode(receiver: WebhookReceiver, stem: string, model: Interface): readonly Code[] {
  const handlers = identifier(`${stem}Handlers`);
  const definition = identifier(`definitionOf${stem}`);
  const members = receiver.webhooks.map((webhook) => handlerMember(webhook, model));
  const needsSelection = receiver.webhooks.length > 1 && receiver.selector === undefined;
  const selection = needsSelection ? code` & ${dispatchRuntime("WebhookSelection", true)}<keyof ${handlers}>` : code``;
  const options = code`${dispatchRuntime(optionsType(receiver), true)}<${handlers}>${selection}`;
  return [
    lines([
      docComment({
        text: "Handlers by the names of webhooks. A webhook without a handler is verified and acknowledged.",
      }),
      block(code`export interface ${handlers}`, members),
    ]),
    definitionCode(receiver, definition, model),
    lines([
      docComment({ text: "Creates the endpoint for one URL. Mount `fetch` or `node` in an HTTP server." }),
      block(
        code`export function ${identifier(`create${stem}Receiver`)}(options: ${options}): ${dispatchRuntime("Hosts", true)}`,
        [code`return ${dispatchRuntime("createReceiver")}(${definition}, options);`],
      ),
    ]),
  ];
}

function optionsType({
  signature,
}: WebhookReceiver): "HmacReceiverOptions" | "Ed25519ReceiverOptions" | "UnsignedReceiverOptions" {
  if (signature === undefined) return "UnsignedReceiverOptions";
  return signature.scheme === "ed25519" ? "Ed25519ReceiverOptions" : "HmacReceiverOptions";
}

function handlerMember(received: ReceivedWebhook, model: Interface): Code {
  const { webhook, response } = received;
  const result = response === undefined ? code`void` : useExpression(response, "request", model);
  const context = dispatchRuntime("WebhookContext", true);
  const text = webhook.operation.summary ?? webhook.operation.description ?? `Handles ${webhook.name}.`;
  const results = unionType([result, code`Promise<${result}>`]);
  return lines([
    docComment({ text }),
    code`readonly ${propertyKey(webhook.identifier)}?: (body: ${bodyType(received, model)}, context: ${context}) => ${results};`,
  ]);
}

function definitionCode({ signature, selector, webhooks }: WebhookReceiver, name: Code, model: Interface): Code {
  const verify = signature?.scheme === "ed25519" ? code`verify: ${signingRuntime("verifyRequest")}` : undefined;
  const descriptions = webhooks.map((received) => {
    const { webhook, status, response, values } = received;
    const description = objectLiteral([
      code`name: ${stringLiteral(webhook.identifier)}`,
      code`method: ${stringLiteral(webhook.operation.method.toUpperCase())}`,
      values.length === 0 ? undefined : code`values: ${arrayLiteral(values.map((value) => jsonLiteral(value)))}`,
      bodyEntry(received, model),
      statusCode(status),
      response === undefined ? undefined : code`response: ${validatorCode(response, model)}`,
    ]);
    return withConversions(description, { received: received.body, sent: response }, model);
  });
  const items = [
    signature === undefined
      ? undefined
      : code`signature: ${objectLiteral([...signatureEntries(signature), verify, code`failureStatus: ${numberLiteral(signature.failureStatus)}`], { multiline: true })}`,
    selector === undefined
      ? undefined
      : code`selector: ${objectLiteral([code`${propertyKey(selector.kind)}: ${stringLiteral(selector.name)}`])}`,
    code`webhooks: ${arrayLiteral(descriptions, { multiline: true })}`,
  ];
  return code`const ${name}: ${dispatchRuntime("WebhookDefinition", true)} = ${objectLiteral(items, { multiline: true })};`;
}
