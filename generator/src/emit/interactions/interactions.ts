import { keyOf } from "../../model/conversion.js";
import { findAlternatives, milliseconds, type UnionAlternative } from "../../model/endpoint.js";
import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase } from "../../model/names.js";
import { objectTypesOf } from "../../model/resolve-type.js";
import { wireForm } from "../../model/wire-form.js";
import {
  arrayLiteral,
  type Code,
  call,
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
  symbol,
  typescriptFile,
  unionType,
  valuesRuntime,
} from "../../print/index.js";
import { useConversion } from "../typescript/conversion-code.js";
import { fileHeader } from "../typescript/header.js";
import { namedType, typeSymbol } from "../typescript/naming.js";
import { builderFunctions } from "./builders.js";
import { bindName, callback, followUps, followUpsName, segmentsOf } from "./follow-ups.js";
import { alternativeSymbols, type DispatchedWebhook, dispatchedWebhooks, type NamedRoute } from "./webhook.js";

/** Emits receivers of signed webhooks (`x-dispatch`): routes to handlers, response builders, an endpoint. */
export function emitInteractions(model: Interface): readonly File[] {
  const webhooks = dispatchedWebhooks(model);
  if (webhooks.length === 0) return [];
  const errors = reexports([
    { name: "DispatchError", module: "@guildwire/runtime/dispatch", typeOnly: false },
    { name: "SigningError", module: "@guildwire/runtime/signing", typeOnly: false },
  ]);
  const body = [errors, ...webhooks.flatMap((webhook) => endpoint(webhook, model))];
  return [typescriptFile({ path: `${layout.interactions}.ts`, header: fileHeader(model), body })];
}

function endpoint(webhook: DispatchedWebhook, model: Interface): readonly Code[] {
  const { dispatch, delivery, stem } = webhook;
  const all = dispatch.routes.flatMap(({ when }) => findAlternatives(delivery, dispatch.discriminator, when, model));
  const routed = identifier(`Routed${stem}`);
  const options = dispatchRuntime("EndpointOptions", true);
  const made = dispatchRuntime("Endpoint", true);
  const context = dispatchRuntime("DispatchContext", true);
  return [
    lines([
      docComment({ text: `Every ${stem} that is passed to handlers.` }),
      code`export type ${routed} = ${unionType(alternativeSymbols(all, "response", model))};`,
    ]),
    ...followUps(webhook, receivedType(webhook, routed, model), model),
    lines([
      docComment({ text: `What a handler receives in addition to the ${stem}.` }),
      code`export type ${identifier(`${stem}Context`)}<Parameters = unknown> = ${context}<${identifier(followUpsName(webhook))}, Parameters>;`,
    ]),
    ...webhook.routes.flatMap((route) => routeDeclarations(route, webhook, model)),
    ...builderFunctions(webhook, model),
    lines([
      docComment({
        text: `The names of the headers that sign each ${stem}, for \`verifyRequest\` and \`signRequest\`.`,
      }),
      code`export const ${identifier(`${camelCase(stem)}SignatureHeaders`)} = ${objectLiteral([
        code`signature: ${stringLiteral(webhook.signature.signatureHeader)}`,
        code`timestamp: ${stringLiteral(webhook.signature.timestampHeader)}`,
      ])} as const;`,
    ]),
    definition(webhook, routed, model),
    lines([
      docComment({
        text:
          `An endpoint that verifies, checks and responds to each ${stem}. \`fetch\` and \`node\` are handlers for hosts. ` +
          "`receive` is for deliveries over a gateway. All of them run the same handlers. Throws a SigningError for a " +
          "invalid public key and a TypeError for ambiguous routes.",
      }),
      code`export function ${identifier(`create${stem}Endpoint`)}(options: ${options}): ${made} {`,
      code`  return ${endpointCall(webhook, model)};`,
      code`}`,
    ]),
  ];
}

function endpointCall(webhook: DispatchedWebhook, model: Interface): Code {
  const create = dispatchRuntime("createEndpoint");
  const items = [identifier(definitionName(webhook)), code`options`];
  const { delivery, response } = conversionsOf(webhook, model);
  const isConverted = delivery !== undefined || response !== undefined;
  const called = isConverted ? valuesRuntime("convertedEndpoint") : create;
  return call(called, isConverted ? [create, ...items] : items);
}

function routeDeclarations(named: NamedRoute, webhook: DispatchedWebhook, model: Interface): readonly Code[] {
  const { dispatch, delivery, response, stem } = webhook;
  const { route } = named;
  const alternatives = findAlternatives(delivery, dispatch.discriminator, route.when, model);
  const taken = unionType(alternativeSymbols(alternatives, "response", model));
  const kindPath = route.kind === undefined ? [] : codePath(alternatives, segmentsOf(route.kind), model);
  const allowed = dispatch.responses.find(({ when }) => when === route.when)?.allow ?? [];
  const responseAlternatives = allowed.flatMap((value) =>
    findAlternatives(response, dispatch.discriminator, value, model),
  );
  const responseUnion =
    responseAlternatives.length > 0
      ? unionType(alternativeSymbols(responseAlternatives, "request", model))
      : responseType(webhook, model);
  const kind = identifier(named.kind);
  const ofKind = identifier(named.delivery);
  const match = code`${dispatchRuntime("RouteMatch", true)}${route.kind === undefined ? code`` : code`<${kind}>`}`;
  const parameters = dispatchRuntime("RouteParameters", true);
  const handler = identifier(named.handler);
  const kinds =
    route.kind === undefined
      ? []
      : [
          code`type ${kind} = ${indexed(taken, kindPath)};`,
          lines([
            docComment({ text: `The delivery of a ${route.name} of the type that a match names.` }),
            code`type ${ofKind}<Match> = ${dispatchRuntime("RouteDelivery", true)}<${taken}, ${stringList(kindPath)}, Match>;`,
          ]),
        ];
  const deliveryWays = route.kind === undefined ? "or by a pattern" : "by a pattern or by its type";
  return [
    ...kinds,
    lines([
      docComment({ text: `The responses to a ${route.name}.` }),
      code`export type ${identifier(named.response)} = ${responseUnion};`,
    ]),
    lines([
      docComment({ text: `Responds to a ${route.name}, immediately or later.` }),
      code`export type ${handler}<Parameters = unknown${route.kind === undefined ? code`` : code`, Delivery = ${taken}`}> = (`,
      code`  delivery: ${route.kind === undefined ? taken : code`Delivery`},`,
      code`  context: ${identifier(`${stem}Context`)}<Parameters>,`,
      code`) => ${identifier(named.response)} | Promise<${identifier(named.response)}>;`,
    ]),
    lines([
      docComment({ text: `A handler for each ${route.name} that matches exactly, by a prefix, ${deliveryWays}.` }),
      code`export function ${identifier(named.on)}<const Match extends ${match}>(`,
      code`  match: Match,`,
      code`  handler: ${handler}<${parameters}<Match>${route.kind === undefined ? code`` : code`, ${ofKind}<Match>`}>,`,
      code`): ${dispatchRuntime("Route", true)} {`,
      code`  return { name: ${stringLiteral(route.name)}, match, handler };`,
      code`}`,
    ]),
  ];
}

function definition(webhook: DispatchedWebhook, routed: Code, model: Interface): Code {
  const { dispatch, signature } = webhook;
  const { token } = dispatch;
  const validity = token?.validity === undefined ? undefined : milliseconds(token.validity);
  const received = receivedType(webhook, routed, model);
  const callbackCode = callback(webhook, received, responseType(webhook, wireForm(model)), model);
  const items = [
    code`verify: ${signingRuntime("verifyRequest")}`,
    code`signature: ${objectLiteral([
      code`signatureHeader: ${stringLiteral(signature.signatureHeader)}`,
      code`timestampHeader: ${stringLiteral(signature.timestampHeader)}`,
      code`failureStatus: ${numberLiteral(signature.failureStatus)}`,
    ])}`,
    code`discriminator: ${stringLiteral(dispatch.discriminator)}`,
    code`automatic: ${arrayLiteral(
      dispatch.automatic.map(({ when, respond }) =>
        objectLiteral([code`when: ${jsonLiteral(when)}`, code`respond: ${jsonLiteral(respond)}`]),
      ),
    )}`,
    code`routes: ${arrayLiteral(
      dispatch.routes.map(({ when, name, key, kind }) =>
        objectLiteral([
          code`when: ${jsonLiteral(when)}`,
          code`name: ${stringLiteral(name)}`,
          code`key: ${pathLiteral(key)}`,
          kind === undefined ? undefined : code`kind: ${pathLiteral(kind)}`,
        ]),
      ),
    )}`,
    code`allowed: ${arrayLiteral(
      dispatch.responses.map(({ when, allow }) =>
        objectLiteral([
          code`when: ${jsonLiteral(when)}`,
          code`allow: ${arrayLiteral(allow.map((value) => jsonLiteral(value)))}`,
        ]),
      ),
    )}`,
    code`delivery: ${validatorSymbol(webhook.delivery, model)}`,
    code`response: ${validatorSymbol(webhook.response, model)}`,
    validity === undefined ? undefined : code`validity: ${numberLiteral(validity)}`,
    code`followUps: ${identifier(bindName(webhook))}`,
    callbackCode === undefined ? undefined : code`${propertyKey("callback")}: ${callbackCode}`,
  ];
  const type = dispatchRuntime("DispatchDefinition", true);
  const { delivery, response } = conversionsOf(webhook, model);
  if (delivery === undefined && response === undefined) {
    return code`const ${identifier(definitionName(webhook))}: ${type} = ${objectLiteral(items, { multiline: true })};`;
  }
  const conversions = objectLiteral([
    delivery === undefined ? undefined : code`delivery: ${delivery}`,
    response === undefined ? undefined : code`response: ${response}`,
  ]);
  const convert = code`${valuesRuntime("convertedDispatch")}<${type}>`;
  const made = call(convert, [objectLiteral(items, { multiline: true }), conversions]);
  return code`const ${identifier(definitionName(webhook))} = ${made};`;
}

/** Prints the conversions of deliveries and responses, if handlers have other values than JSON. */
function conversionsOf(
  { delivery, response }: DispatchedWebhook,
  model: Interface,
): { readonly delivery: Code | undefined; readonly response: Code | undefined } {
  return { delivery: useConversion(delivery, model), response: useConversion(response, model) };
}

/** Returns the JSON type of a delivery, from which follow-ups read what they need. */
function receivedType({ dispatch, delivery }: DispatchedWebhook, routed: Code, model: Interface): Code {
  const wire = wireForm(model);
  if (wire === model) return routed;
  const all = dispatch.routes.flatMap(({ when }) => findAlternatives(delivery, dispatch.discriminator, when, model));
  return unionType(alternativeSymbols(all, "response", wire));
}

function definitionName(webhook: DispatchedWebhook): string {
  return `definitionOf${webhook.stem}`;
}

function responseType({ response }: DispatchedWebhook, model: Interface): Code {
  return response.type.kind === "reference"
    ? typeSymbol(namedType(model, response.type.name), "request", model)
    : code`unknown`;
}

function validatorSymbol(use: DispatchedWebhook["delivery"], model: Interface): Code {
  if (use.type.kind !== "reference") throw new Error("the body of a dispatched webhook is a named type");
  const type = namedType(model, use.type.name);
  return symbol({ name: type.identifier, module: layout.validators(type), typeOnly: false });
}

/** Prints the property names that lead to a value in JSON. */
function pathLiteral(pointer: string): Code {
  return stringList(segmentsOf(pointer));
}

function stringList(texts: readonly string[]): Code {
  return arrayLiteral(texts.map(stringLiteral));
}

/** Returns the property names in code that lead to a value. */
function codePath(
  alternatives: readonly UnionAlternative[],
  path: readonly string[],
  model: Interface,
): readonly string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const found = alternatives.flatMap(({ shape }) => shape.properties).filter(({ name }) => name === first);
  const inner = found.flatMap(({ type }) => objectTypesOf(type, model)).map((shape) => ({ name: first, shape }));
  return [keyOf(found[0] ?? { name: first }), ...codePath(inner, rest, model)];
}

/** Prints the type at a path through optional properties. */
function indexed(type: Code, path: readonly string[]): Code {
  return path.reduce((inner, name, index) => {
    const object = index === 0 ? inner : code`NonNullable<${inner}>`;
    return code`${object}[${stringLiteral(name)}]`;
  }, type);
}
