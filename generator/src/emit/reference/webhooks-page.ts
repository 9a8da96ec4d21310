import type { Interface, Signature, WebhookOperation } from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import { requestMethod } from "../../model/request-method.js";
import type { EmitOptions } from "../contract.js";
import { parameterRow } from "./fields.js";
import { positionEntry } from "./position.js";
import { plainType, typeEntry } from "./type-entry.js";

const page = "webhooks";

/** Builds the page of requests that the service sends: payloads, allowed responses, and signature verification. */
export function webhooksPage(model: Interface, options: EmitOptions): unknown {
  return { webhooks: model.webhooks.map((webhook) => webhookEntry(webhook, model, options)) };
}

function webhookEntry(
  { name, operation, dispatch, signature }: WebhookOperation,
  model: Interface,
  options: EmitOptions,
): unknown {
  return {
    name,
    method: requestMethod(operation),
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    unspecified: operation.unspecified ?? "",
    position: positionEntry(operation, options),
    parameters: operation.parameters.map((parameter) => parameterRow(parameter, parameter.name, model, page)),
    bodies: (operation.body?.content ?? []).map((media) => ({
      mediaType: mediaTypeWithParameters(media),
      required: operation.body?.required === true,
      ...(media.use === undefined ? plainType("bytes") : typeEntry(media.use, model, page)),
    })),
    responses: operation.responses.map((response) => ({
      status: String(response.status),
      description: response.description ?? "",
      types: response.content.map((media) =>
        media.use === undefined ? plainType(mediaTypeWithParameters(media)) : typeEntry(media.use, model, page),
      ),
    })),
    signature: signature === undefined ? false : signatureEntry(signature),
    discriminator: dispatch?.discriminator ?? "",
    automatic: (dispatch?.automatic ?? []).map(({ when, respond }) => ({
      when: JSON.stringify(when),
      respond: JSON.stringify(respond),
    })),
    allowed: (dispatch?.responses ?? []).map(({ when, allow }) => ({
      when: JSON.stringify(when),
      allow: allow.map((value) => JSON.stringify(value)).join(", "),
    })),
    followUps: [...(dispatch?.callback === undefined ? [] : [dispatch.callback]), ...(dispatch?.followUps ?? [])].join(
      ", ",
    ),
    behaviours: operation.behaviours.map((behaviour) => ({ ...behaviour, unspecified: behaviour.unspecified ?? "" })),
  };
}

function signatureEntry(signature: Signature): unknown {
  const { content, encoding, scheme, secret } = signature;
  return {
    ...signature,
    isFormatted: signature.format !== "{signature}",
    scheme: scheme === "hmac-sha256" ? "HMAC-SHA256" : scheme,
    encoding: scheme === "hmac-sha256" ? `${encoding}; the secret is ${secret}` : encoding,
    // A template without text between placeholders is a list.
    content: /^(\{\w+\})+$/.test(content) ? content.slice(1, -1).replaceAll("}{", ", then ") : content,
  };
}
