import type { Interface } from "../model/interface.js";
import { layout } from "../model/layout.js";
import {
  arrayLiteral,
  type Code,
  code,
  docComment,
  type File,
  lines,
  objectLiteral,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
  typescriptFile,
  valuesRuntime,
} from "../print/index.js";
import { useConversion } from "./typescript/conversion-code.js";
import { fileHeader } from "./typescript/header.js";
import { useExpression } from "./typescript/type-expression.js";

/** Emits gateway events (`x-gateway-events`): dispatch name → payload, and the operations that trigger each. */
export function emitEvents(model: Interface): readonly File[] {
  if (model.events.length === 0) return [];
  const payloads = model.events.map((event) => {
    const facts = [event.description, event.firedBy === undefined ? undefined : `Fired by: ${event.firedBy}.`];
    const text = [event.title, ...facts.filter((fact) => fact !== undefined)].join("\n\n");
    const type = event.payload === undefined ? code`unknown` : useExpression(event.payload, "response", model);
    return lines([docComment({ text }), code`${sourced(propertyKey(event.name), event)}: ${type}`]);
  });
  const titles = model.events.map(
    (event) => code`${sourced(propertyKey(event.name), event)}: ${stringLiteral(event.title)}`,
  );
  const fired = model.operations
    .filter((operation) => operation.events.length > 0)
    .map((operation) => {
      const names = operation.events.map((event) => stringLiteral(event.event));
      return code`${sourced(propertyKey(operation.identifier), operation, "operationId")}: ${arrayLiteral(names)}`;
    });
  const body = [
    lines([
      docComment({ text: "Payload of each gateway event, by dispatch name." }),
      code`export interface GatewayEvents ${typeLiteral(payloads, { multiline: true })}`,
    ]),
    code`export type GatewayEventName = keyof GatewayEvents;`,
    lines([
      docComment({ text: "An event with its payload, discriminated by `name`." }),
      code`export type GatewayEvent = {`,
      code`  [Name in GatewayEventName]: { readonly name: Name; readonly payload: GatewayEvents[Name] };`,
      code`}[GatewayEventName];`,
    ]),
    ...payloadConversions(model),
    lines([
      docComment({ text: "The display name of each event." }),
      code`export const gatewayEventTitles = ${objectLiteral(titles, { multiline: true })} as const;`,
    ]),
    lines([
      docComment({ text: "The events that each operation fires when it succeeds." }),
      code`export const operationEvents = ${objectLiteral(fired, { multiline: true })} as const;`,
    ]),
  ];
  return [typescriptFile({ path: `${layout.events}.ts`, header: fileHeader(model), body })];
}

/** Prints the conversions of payloads by event; nothing if all payloads are JSON. */
function payloadConversions(model: Interface): readonly Code[] {
  const items = model.events.flatMap(({ name, payload }) => {
    const conversion = useConversion(payload, model);
    return conversion === undefined ? [] : [code`${propertyKey(name)}: ${valuesRuntime("allOf")}(${conversion})`];
  });
  if (items.length === 0) return [];
  const type = code`{ readonly [Name in GatewayEventName]?: ${valuesRuntime("Conversion", true)}<GatewayEvents[Name]> }`;
  const table = objectLiteral(items, { multiline: true });
  return [
    lines([
      docComment({ text: "Converts payloads between JSON and code, by event. Events without an entry are JSON." }),
      code`export const gatewayEventConversions: ${type} = /* @__PURE__ */ ${table};`,
    ]),
  ];
}
