import type { DirectionalValidator, Validator } from "../validate/index.js";
import { asNumbers } from "./composite.js";
import { type ConversionReference, conversionOf } from "./conversion.js";
import { exactJson, stringifyExactly } from "./exact-json.js";
import { withIssues } from "./messages.js";

/** The part of a webhook's description that depends on the form of values. */
interface Dispatch {
  // biome-ignore lint/suspicious/noExplicitAny: the verification of any scheme
  readonly verify: (options: any) => Promise<{ readonly bytes: Uint8Array; readonly json: unknown }>;
  readonly delivery: Validator<unknown> | DirectionalValidator<unknown, unknown>;
  readonly response: Validator<unknown>;
}

interface DispatchConversions {
  readonly delivery?: ConversionReference | undefined;
  readonly response?: ConversionReference | undefined;
}

interface Converted {
  readonly conversions: DispatchConversions;
}

/** The same deliveries with bigints for integers that a number cannot represent. */
const exactDeliveries = new WeakMap<object, unknown>();

/** Adds conversions to the description of a webhook, whose functions receive JSON. For {@link convertedEndpoint}. */
export function convertedDispatch<Definition extends Dispatch>(
  definition: Definition,
  conversions: DispatchConversions,
): Definition & Converted {
  const { verify, delivery, response } = definition;
  const received = "response" in delivery ? delivery.response : delivery;
  return {
    ...definition,
    conversions,
    verify: async (options: unknown) => {
      const verified = await verify(options);
      keepExact(verified.json, new TextDecoder().decode(verified.bytes));
      return verified;
    },
    delivery: {
      ...received,
      validate: (wire: unknown) => {
        const checked = received.validate(wire);
        return checked.ok ? withIssues(() => ({ ok: true, value: fromWire(conversions.delivery, wire) })) : checked;
      },
    },
    response: { ...response, validate: (wire: unknown) => response.validate(asNumbers(wire)) },
    stringify: stringifyExactly,
  };
}

interface Route {
  readonly handler: (delivery: never, context: never) => unknown;
}

interface Options {
  readonly handlers: readonly Route[];
}

/** Creates an endpoint whose handlers receive and return values as they are in code. */
export function convertedEndpoint<
  Definition,
  Own extends Options,
  Endpoint extends { readonly receive: (delivery: unknown) => Promise<void> },
>(create: (definition: Definition, options: Own) => Endpoint, definition: Definition, options: Own): Endpoint {
  const { delivery, response } = (definition as Definition & Converted).conversions;
  const handlers = options.handlers.map((route) => ({
    ...route,
    handler: async (wire: unknown, context: unknown) => {
      const result: unknown = await route.handler(fromWire(delivery, wire) as never, context as never);
      return response === undefined ? result : conversionOf(response).toWire(result);
    },
  }));
  const endpoint = create(definition, { ...options, handlers });
  return { ...endpoint, receive: (given) => endpoint.receive(wireOf(delivery, given)) };
}

/** Returns a delivery over a gateway as JSON. The gateway's client may have converted it. */
function wireOf(delivery: ConversionReference | undefined, given: unknown): unknown {
  if (delivery === undefined) return given;
  const wire = conversionOf(delivery).toWire(given);
  const json = asNumbers(wire);
  if (typeof json === "object" && json !== null) exactDeliveries.set(json, wire);
  return json;
}

function keepExact(json: unknown, text: string): void {
  if (typeof json === "object" && json !== null) exactDeliveries.set(json, exactJson(text, json));
}

function fromWire(conversion: ConversionReference | undefined, wire: unknown): unknown {
  if (conversion === undefined) return wire;
  return conversionOf(conversion).fromWire(wire, exactDeliveries.get(wire as object));
}
