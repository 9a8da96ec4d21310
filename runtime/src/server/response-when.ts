import { equal } from "../validate/index.js";
import type { Operation } from "./operation.js";
import type { DecodedRequest } from "./parameters.js";

/** Throws a plain Error that names the operation and the case if the success status does not match the request. */
export function checkResponseWhen({ id, responseWhen }: Operation, request: DecodedRequest, status: number): void {
  if (responseWhen === undefined || status >= 400) return;
  const { parameter, cases } = responseWhen;
  const value = (Object(request.query) as { readonly [name: string]: unknown })[parameter];
  const expected = cases.find(({ equals }) => equal(equals, value))?.status;
  if (expected === undefined || expected === status) return;
  throw new Error(
    `the handler of ${id} returned ${status}, but \`${parameter}\` ${JSON.stringify(value)} needs ${expected} (x-response-when)`,
  );
}
