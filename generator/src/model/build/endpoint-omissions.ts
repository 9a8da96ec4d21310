import {
  type EndpointWebhook,
  endpointWebhooks,
  findAlternatives,
  findEndpointObstacles,
  fixedPart,
  milliseconds,
  tokenPointer,
} from "../endpoint.js";
import type { Interface } from "../interface.js";
import { child } from "../raw.js";
import type { EndpointDiagnostic } from "../signature.js";
import { findReceiverOmissions } from "../webhook-receivers.js";
import type { BuildContext } from "./context.js";

/** Reports webhooks without an endpoint, and features of the others that are omitted or limited. */
export function reportEndpointOmissions(model: Interface, context: BuildContext): void {
  const found = [
    ...model.webhooks
      .filter(({ dispatch }) => dispatch !== undefined)
      .flatMap((webhook) => findEndpointObstacles(webhook, model)),
    ...findReceiverOmissions(model),
    ...endpointWebhooks(model).flatMap((webhook) => [
      ...reportBuilders(webhook, model),
      ...reportResponses(webhook, model),
      ...reportFollowUps(webhook, model),
    ]),
  ];
  for (const { at, message, ...more } of found) context.report("endpoint-incomplete", at, message, more);
}

function reportBuilders({ dispatch, response }: EndpointWebhook, model: Interface): readonly EndpointDiagnostic[] {
  const { discriminator } = dispatch;
  return dispatch.builders.flatMap(({ name, fixed }): readonly EndpointDiagnostic[] => {
    const at = child(child(dispatch.at, "builders"), name);
    const value = fixed[discriminator];
    const [alternative, ...more] = findAlternatives(response, discriminator, value, model);
    const none = (reason: string): readonly EndpointDiagnostic[] => [
      { at, keyOrValue: "key", message: `no builder \`${name}\` is generated: ${reason}` },
    ];
    if (value === undefined) return none(`it does not state the \`${discriminator}\` of its responses`);
    const ofKind = `of the ${discriminator} ${JSON.stringify(value)}`;
    if (alternative === undefined) return none(`the response has no named alternative ${ofKind}`);
    if (more.length > 0) return none(`the response has several alternatives ${ofKind}`);
    return fixedPart(fixed, alternative, model).unknown.map((pointer) => ({
      at: `${at}${pointer}`,
      keyOrValue: "key",
      message: `\`${alternative.name}\` has no \`${pointer}\`, so the builder \`${name}\` omits it`,
    }));
  });
}

function reportResponses({ dispatch, response }: EndpointWebhook, model: Interface): readonly EndpointDiagnostic[] {
  return dispatch.responses.flatMap(({ allow }, index) =>
    allow.flatMap((value, which): readonly EndpointDiagnostic[] => {
      if (findAlternatives(response, dispatch.discriminator, value, model).length > 0) return [];
      const at = child(child(child(child(dispatch.at, "responses"), index), "allow"), which);
      const words = `the response has no named alternative of the ${dispatch.discriminator} ${JSON.stringify(value)}`;
      return [{ at, message: words }];
    }),
  );
}

function reportFollowUps({ dispatch }: EndpointWebhook, model: Interface): readonly EndpointDiagnostic[] {
  const { token } = dispatch;
  const unbound = dispatch.followUps.flatMap((id, index): readonly EndpointDiagnostic[] => {
    const followUp = model.operations.find((one) => one.id === id);
    const path = followUp?.parameters.filter((parameter) => parameter.in === "path") ?? [];
    if (followUp === undefined || path.some(({ name }) => tokenPointer(name, dispatch) !== undefined)) return [];
    const message = `\`${id}\` uses nothing from the delivery: no path parameter is named after the token or its owner`;
    return [{ at: child(child(dispatch.at, "followUps"), index), message }];
  });
  if (token?.validity === undefined || milliseconds(token.validity) !== undefined) return unbound;
  const message = "months and years have no fixed length, so the token is considered valid forever";
  const expected = "weeks, days, hours, minutes and seconds";
  return [...unbound, { at: child(child(dispatch.at, "token"), "validity"), message, expected }];
}
