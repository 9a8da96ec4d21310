import { CreateInteractionResponseBody } from "@guildwire/api/validators";
import {
  emptyResponse,
  jsonResponse,
  type Operation,
  payloadBody,
  type Query,
  withValidator,
} from "@guildwire/runtime/server";
import { objectType, type Validator, validator } from "@guildwire/runtime/validate";
import { isFields } from "./fields.js";
import { validatorOfNewer } from "./map-request.js";

const withResponse: Validator<object> = validator(
  (value) => isFields(value) && [undefined, true, false].includes(value["with_response"] as boolean | undefined),
  { type: objectType, properties: { with_response: { type: "boolean", default: false } } },
);

/** What an operation of versions 9 and 10 accepts or returns beyond the bodies that are mapped. */
export interface OperationDifference {
  readonly operation: string;
  readonly newer: string;
  readonly here: string;
  readonly adapt: (operation: Operation) => Operation;
}

/** Operations of versions 9 and 10 that differ by more than properties of bodies (READINGS T105). */
export const operationDifferences: readonly OperationDifference[] = [
  {
    operation: "createInteractionResponse",
    newer: "query `with_response`: 200 with the callback and the message",
    here: "always 204",
    adapt: (operation) => ({
      ...operation,
      parameters: {
        ...operation.parameters,
        query: [(query: Query) => ({ with_response: query.boolean("with_response") }), withResponse],
      },
      responses: { 200: jsonResponse(), 204: emptyResponse },
    }),
  },
  {
    operation: "createInteractionResponse",
    newer: "files, as `multipart/form-data` with `payload_json`",
    here: "JSON only",
    adapt: (operation) => ({
      ...operation,
      body: payloadBody(CreateInteractionResponseBody, {
        required: true,
        property: "payload_json",
        files: ["file"],
        fileLists: ["files"],
      }),
    }),
  },
];

/** An operation as versions 9 and 10 have it. */
export function operationOfNewer(operation: Operation): Operation {
  const adapted = operationDifferences
    .filter((difference) => difference.operation === operation.id)
    .reduce((current, { adapt }) => adapt(current), operation);
  const { id, body } = adapted;
  return body === undefined
    ? adapted
    : { ...adapted, body: withValidator(body, (wrapped) => validatorOfNewer(id, wrapped)) };
}
