import { type BodyDecoder, formBody, type Operation, type RequestBody } from "@guildwire/runtime/server";
import { type Validator, validator } from "@guildwire/runtime/validate";

const formType = "application/x-www-form-urlencoded";
const operations: ReadonlySet<string> = new Set(["executeSlackCompatibleWebhook", "executeGitHubCompatibleWebhook"]);

const payload: Validator<string> = validator((value): value is string => typeof value === "string", {
  type: "string",
});

/** The JSON of the field `payload`. */
const payloadForm: RequestBody = formBody(
  {
    ...payload,
    parse: (value) =>
      typeof value === "string"
        ? { ok: true, value }
        : { ok: false, issues: [{ path: "/payload", code: "required", message: "payload: is required" }] },
  },
  { required: true, read: (fields) => fields.text("payload") },
);

type BytesDecoder = Extract<BodyDecoder, { readonly decodeBytes: unknown }>;

/**
 * Makes the compatible executions of webhooks take forms as well, with their JSON in the field `payload`: the senders
 * offer both (READINGS T103).
 *
 * Rules: webhook-compatible-forms.
 */
export function acceptPayloadForms(operation: Operation): Operation {
  const { body, id } = operation;
  const json = body?.decoders.find(([mediaType]) => mediaType === "application/json")?.[1];
  const form = payloadForm.decoders[0]?.[1];
  if (!operations.has(id) || body === undefined || !isBytesDecoder(json) || !isBytesDecoder(form)) return operation;
  const decoder: BodyDecoder = {
    acceptsEmpty: true,
    decodeBytes(bytes, contentType, limits) {
      const text = form.decodeBytes(bytes, contentType, limits) as string;
      return json.decodeBytes(Buffer.from(text), "application/json", limits);
    },
  };
  return { ...operation, body: { ...body, decoders: [...body.decoders, [formType, decoder]] } };
}

function isBytesDecoder(decoder: BodyDecoder | undefined): decoder is BytesDecoder {
  return decoder !== undefined && "decodeBytes" in decoder;
}
