import { describe, expect, it } from "vitest";
import { modelOf } from "./model-of.js";

/** The statuses of responses to invalid signatures of two webhooks, of which each declares some responses. */
function statuses(first: string, second: string, stated = ""): readonly (number | undefined)[] {
  const webhook = (name: string, responses: string, more = ""): string => `
  ${name}:
    post:
      operationId: ${name}
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '200': { description: Ok }${responses} }
      x-signature: { scheme: hmac-sha256, signatureHeader: X-Sig, content: '{body}'${more} }`;
  const { webhooks } = modelOf(`paths: {}\nwebhooks:${webhook("one", first, stated)}${webhook("two", second)}\n`);
  return webhooks.map(({ signature }) => signature?.failureStatus);
}

describe("the status of the response to an invalid signature", () => {
  it("is the one that the webhooks declare, for all of them", () => {
    expect(statuses("", ", '403': { description: Refused }")).toEqual([403, 403]);
    expect(statuses(", '400': { description: Malformed }", ", '403': { description: Refused }")).toEqual([403, 403]);
    expect(statuses(", '400': { description: Malformed }", "")).toEqual([400, 400]);
    expect(statuses(", '401': { description: Unsigned }", ", '400': { description: Malformed }")).toEqual([401, 401]);
  });

  it("is 401 if none is declared", () => {
    expect(statuses(", '404': { description: None }", ", '4XX': { description: Refused }")).toEqual([401, 401]);
  });

  it("is the stated one", () => {
    expect(statuses(", '403': { description: Refused }", "", ", failureStatus: 418")).toEqual([418, 401]);
  });
});
