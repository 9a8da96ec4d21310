import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ErrorContent, messageWithIssue } from "../../runtime/src/server/index.js";
import { type Any, type Bindings, bindingsOf, serve } from "./served.js";

let seats: Bindings;

beforeAll(async () => {
  seats = await bindingsOf("responses/documents/unlisted-issues.yaml");
});

afterAll(() => seats.pack.remove());

/** The body of the response to a request. */
async function refusalOf(target: string, body: string, handle: () => void = () => {}): Promise<Any> {
  const names = ["reserveWrapped", "reserveProblem", "reserveText", "reserveList"];
  const { baseUrl, errors } = await serve(seats, Object.fromEntries(names.map((name) => [name, handle])));
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${baseUrl}${target}`, { method: "POST", headers, body });
  expect(errors).toEqual([]);
  return response.headers.get("content-type")?.includes("json") ? response.json() : response.text();
}

describe("an error format without a list of issues", () => {
  it("states the first issue and its path as the message", async () => {
    const body = JSON.stringify({ name: "Ada Lovelace", seats: [1, 0] });
    const message = "name: must have at most 5 characters (got 12), and 1 more issue";
    expect(await refusalOf("/wrapped", body)).toEqual({ error: { code: "invalid-request", message } });
    expect(await refusalOf("/problem", body)).toEqual({ title: "Bad Request", status: 400, detail: message });
    expect(await refusalOf("/text", body)).toBe(message);
    expect(await refusalOf("/text", '{"seats":[1,0]}')).toBe("seats[1]: must be at least 1 (got 0)");
    expect(await refusalOf("/text?count=10", "{}")).toBe("count: must be at most 9 (got 10)");
    expect(await refusalOf("/text", "{")).toBe("the body is not JSON");
  });

  it("adds the issue of a handler's error to its own message", async () => {
    const issues = [{ path: "/seats/0", code: "taken", message: "is taken" }];
    const refuse = (): never => {
      throw new seats.server.HttpError(409, "taken", "Choose another seat", { issues });
    };
    expect(await refusalOf("/text", "{}", refuse)).toBe("Choose another seat: seats[0]: is taken");
  });
});

it("an error format with a list of issues keeps its message", async () => {
  expect(await refusalOf("/list", '{"seats":[0]}')).toEqual({
    message: "Bad Request",
    errors: [{ field: "seats[0]", message: "seats[0]: must be at least 1 (got 0)" }],
  });
});

describe("messageWithIssue", () => {
  const content = (issues: ErrorContent["issues"]): ErrorContent => ({
    ...{ status: 400, kind: "invalid-request", code: undefined, title: "Bad Request", message: "Bad Request" },
    ...{ issues, retryAfter: undefined, requestId: "1" },
  });

  it("counts at least the listed issues if some are omitted", () => {
    const issue = { path: "/a", code: "type", message: "a: must be a string" };
    const notice = { path: "", code: "too-many-issues", message: "7 more issues are not listed" };
    expect(messageWithIssue(content([issue, issue, notice]))).toBe("a: must be a string, and at least 2 more issues");
  });

  it("has a bounded length, and is the same without issues", () => {
    expect(messageWithIssue(content(undefined))).toBe("Bad Request");
    expect(messageWithIssue(content([]))).toBe("Bad Request");
    const issue = fc.record({
      path: fc.string().map((key) => `/${key}`),
      code: fc.string(),
      message: fc.string({ maxLength: 3000 }),
    });
    fc.assert(
      fc.property(fc.array(issue, { minLength: 1 }), (issues) => {
        const text = messageWithIssue(content(issues));
        expect(text.length).toBeLessThanOrEqual(1000);
      }),
    );
  });
});
