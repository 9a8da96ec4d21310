import { describe, expect, test } from "vitest";
import {
  ApiError,
  type HeaderTable,
  headersOfError,
  integerHeader,
  textHeader,
} from "../../runtime/src/client/index.js";

const table: HeaderTable = {
  409: { "X-Version": { read: integerHeader, required: true } },
  "4XX": { "X-Reason": { read: textHeader } },
};

function refused(status: number, headers: Readonly<Record<string, string>>): ApiError {
  return new ApiError("response", "getItem", `status ${status}`, { status, headers: new Headers(headers) });
}

describe("the headers of an error", () => {
  const conflict = refused(409, { "x-version": "7", "x-reason": "late" });

  test("are decoded as its status declares them", () => {
    expect(headersOfError(conflict, "getItem", 409, table)).toMatchObject({ "X-Version": 7, "x-version": 7 });
    const gone = headersOfError(refused(410, { "x-reason": "sold" }), "getItem", 410, table);
    expect(gone).toMatchObject({ "X-Reason": "sold" });
  });

  test("are those of the range that the caller names", () => {
    const headers = headersOfError(conflict, "getItem", "4XX", table) as object;
    expect(headers).toMatchObject({ "X-Reason": "late" });
    expect("X-Version" in headers).toBe(false);
  });

  test("are undefined for another status, operation or error", () => {
    expect(headersOfError(conflict, "getItem", 404, table)).toBeUndefined();
    expect(headersOfError(conflict, "getItem", "5XX", table)).toBeUndefined();
    expect(headersOfError(conflict, "getOther", 409, table)).toBeUndefined();
    expect(headersOfError(new TypeError("x"), "getItem", 409, table)).toBeUndefined();
  });

  test("throw a located error where they are malformed or missing", () => {
    const malformed = headersOfError(refused(409, { "x-version": "x" }), "getItem", 409, table) as HeaderTable;
    expect(() => malformed["X-Version"]).toThrow("getItem: the response header X-Version is malformed");
    const missing = headersOfError(refused(409, {}), "getItem", 409, table) as HeaderTable;
    expect(() => missing["X-Version"]).toThrow("getItem: the response header X-Version is missing");
  });
});
