import type { BuildContext } from "./context.js";
import {
  type EndpointFinding,
  type EndpointWebhook,
  endpointWebhooks,
  fixedPart,
  milliseconds,
  obstaclesOf,
  tokenPointer,
  variantsWith,
} from "./endpoint.js";
import type { Interface } from "./interface.js";
import { child } from "./raw.js";

/** Says which webhooks get no endpoint, and what of the others is left out or does less than it says. */
export function reportEndpoints(model: Interface, context: BuildContext): void {
  const found = [
    ...model.webhooks.flatMap((webhook) => obstaclesOf(webhook, model)),
    ...endpointWebhooks(model).flatMap((webhook) => [
      ...builders(webhook, model),
      ...responses(webhook, model),
      ...followUps(webhook, model),
    ]),
  ];
  for (const { at, message, ...more } of found) context.report("endpoint-incomplete", at, message, more);
}

function builders({ dispatch, response }: EndpointWebhook, model: Interface): readonly EndpointFinding[] {
  const { discriminator } = dispatch;
  return dispatch.builders.flatMap(({ name, fixed }): readonly EndpointFinding[] => {
    const at = child(child(dispatch.at, "builders"), name);
    const value = fixed[discriminator];
    const [variant, ...more] = variantsWith(response, discriminator, value, model);
    const none = (reason: string): readonly EndpointFinding[] => [
      { at, part: "key", message: `no builder \`${name}\` is generated: ${reason}` },
    ];
    if (value === undefined) return none(`it does not say which \`${discriminator}\` its responses have`);
    const ofKind = `of the ${discriminator} ${JSON.stringify(value)}`;
    if (variant === undefined) return none(`the response has no named alternative ${ofKind}`);
    if (more.length > 0) return none(`the response has several alternatives ${ofKind}`);
    return fixedPart(fixed, variant, model).unknown.map((pointer) => ({
      at: `${at}${pointer}`,
      part: "key",
      message: `\`${variant.name}\` has no \`${pointer}\`, so the builder \`${name}\` leaves it out`,
    }));
  });
}

function responses({ dispatch, response }: EndpointWebhook, model: Interface): readonly EndpointFinding[] {
  return dispatch.responses.flatMap(({ allow }, index) =>
    allow.flatMap((value, which): readonly EndpointFinding[] => {
      if (variantsWith(response, dispatch.discriminator, value, model).length > 0) return [];
      const at = child(child(child(child(dispatch.at, "responses"), index), "allow"), which);
      const words = `the response has no named alternative of the ${dispatch.discriminator} ${JSON.stringify(value)}`;
      return [{ at, message: words }];
    }),
  );
}

function followUps({ dispatch }: EndpointWebhook, model: Interface): readonly EndpointFinding[] {
  const { token } = dispatch;
  const unbound = dispatch.followUps.flatMap((id, index): readonly EndpointFinding[] => {
    const followUp = model.operations.find((one) => one.id === id);
    const path = followUp?.parameters.filter((parameter) => parameter.in === "path") ?? [];
    if (followUp === undefined || path.some(({ name }) => tokenPointer(name, dispatch) !== undefined)) return [];
    const message = `\`${id}\` takes nothing of the delivery: no parameter of its path is named like the token or its owner`;
    return [{ at: child(child(dispatch.at, "followUps"), index), message }];
  });
  if (token?.validity === undefined || milliseconds(token.validity) !== undefined) return unbound;
  const message = "months and years have no fixed length, so the token counts as valid for ever";
  const expected = "weeks, days, hours, minutes and seconds";
  return [...unbound, { at: child(child(dispatch.at, "token"), "validity"), message, expected }];
}
