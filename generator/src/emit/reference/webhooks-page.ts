import type { Interface, WebhookOperation } from "../../model/interface.js";
import { useInWords } from "../../model/words.js";
import { typeInWords } from "./type-in-words.js";

/** The requests that the service makes itself: what comes, what may be answered, and how to tell that it is genuine. */
export function webhooksPage(model: Interface): unknown {
  return { webhooks: model.webhooks.map((webhook) => webhookEntry(webhook, model)) };
}

function webhookEntry({ name, operation, dispatch, signature }: WebhookOperation, model: Interface): unknown {
  return {
    name,
    method: operation.method.toUpperCase(),
    summary: operation.summary ?? "",
    description: operation.description ?? "",
    unspecified: operation.unspecified ?? "",
    parameters: operation.parameters.map((parameter) => ({
      name: parameter.name,
      place: parameter.in,
      type: typeInWords(parameter.use, model),
      required: parameter.required,
      text: [parameter.description ?? parameter.use.description ?? "", ...useInWords(parameter.use)].join(" ").trim(),
    })),
    bodies: (operation.body?.content ?? []).map((media) => ({
      mediaType: media.mediaType,
      type: media.use === undefined ? "bytes" : typeInWords(media.use, model),
    })),
    responses: operation.responses.map((response) => ({
      status: String(response.status),
      description: response.description ?? "",
      type: response.content
        .map((media) => (media.use === undefined ? media.mediaType : typeInWords(media.use, model)))
        .join(", "),
    })),
    signature: signature === undefined ? false : { ...signature, content: signature.content.join(", then ") },
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
