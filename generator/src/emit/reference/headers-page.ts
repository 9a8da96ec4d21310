import { describeSchemaUse } from "../../model/descriptions.js";
import type { Interface, Operation, ResponseHeader } from "../../model/interface.js";
import { remarks } from "./fields.js";
import { operationLink } from "./links.js";
import { plainType, typeEntry } from "./type-entry.js";

/** The headers of a response definition, and the operations that return them. */
interface SharedHeader {
  readonly header: ResponseHeader;
  readonly status: string;
  readonly operations: Operation[];
}

export function hasHeaders(model: Interface): boolean {
  return model.operations.some(({ responses }) => responses.some(({ headers }) => headers.length > 0));
}

/** Builds the page of response headers. Shared ones, such as those of rate limits, are listed once. */
export function headersPage(model: Interface): unknown {
  const shared = new Map<string, SharedHeader>();
  for (const operation of model.operations) {
    for (const { status, headers } of operation.responses) {
      for (const header of headers) {
        const key = `${status} ${header.at}`;
        const known = shared.get(key);
        if (known === undefined) shared.set(key, { header, status: String(status), operations: [operation] });
        else known.operations.push(operation);
      }
    }
  }
  return {
    headers: [...shared.values()].map(({ header, status, operations }) => ({
      name: header.name,
      status,
      ...(header.use === undefined ? plainType("") : typeEntry(header.use, model, "headers")),
      required: header.required,
      text: remarks(header, header.description, header.use === undefined ? [] : describeSchemaUse(header.use)),
      everywhere: operations.length === model.operations.length && operations.length > 1,
      operations: operations.map((operation) => operationLink(operation)),
    })),
  };
}
