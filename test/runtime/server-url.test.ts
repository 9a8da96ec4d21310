import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expandServerUrl, type ServerUrlVariable } from "../../runtime/src/client/index.js";

const address = "https://{tenant}.{region}.h.example:{port}/{base}";
const variables: Readonly<Record<string, readonly ServerUrlVariable[]>> = {
  [address]: [
    { name: "tenant", default: "demo" },
    { name: "region", default: "eu", values: ["eu", "us", "a/b"] },
    { name: "port", default: "443" },
    { name: "base", default: "v1" },
  ],
  "{anything}": [{ name: "anything", default: "http://localhost:8080" }],
};

const refused = (given: Readonly<Record<string, string>>): unknown => {
  try {
    return expandServerUrl(address, variables, given);
  } catch (error) {
    return error;
  }
};

describe("the URL of a server", () => {
  test("uses the defaults of omitted variables", () => {
    expect(expandServerUrl(address, variables)).toBe("https://demo.eu.h.example:443/v1");
    expect(expandServerUrl(address, variables, { port: undefined })).toBe("https://demo.eu.h.example:443/v1");
    expect(expandServerUrl("https://plain.example", variables)).toBe("https://plain.example");
    expect(expandServerUrl("constructor", variables)).toBe("constructor");
  });

  test("uses given values, and listed values as listed", () => {
    expect(expandServerUrl(address, variables, { region: "us", base: "v2/beta" })).toBe(
      "https://demo.us.h.example:443/v2/beta",
    );
    expect(expandServerUrl(address, variables, { region: "a/b" })).toBe("https://demo.a/b.h.example:443/v1");
    expect(expandServerUrl("{anything}", variables, { anything: "https://o.example" })).toBe("https://o.example");
  });

  test.each([
    [{ region: "ap" }, 'serverUrl: `region` must be one of "eu", "us", "a/b"'],
    [{ zone: "a" }, `serverUrl: ${address} has no variable \`zone\``],
    [{ anything: "a" }, `serverUrl: ${address} has no variable \`anything\``],
    [{ constructor: "a" }, `serverUrl: ${address} has no variable \`constructor\``],
    [{ tenant: "evil.example/" }, "serverUrl: invalid value for `tenant`"],
    [{ tenant: "demo@evil.example#" }, "serverUrl: invalid value for `tenant`"],
    [{ port: "443\\evil" }, "serverUrl: invalid value for `port`"],
  ])("refuses %j", (given, message) => {
    expect(refused(given as Readonly<Record<string, string>>)).toMatchObject({ kind: "argument", message });
  });

  test("keeps its host, whatever the value of a name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 12 }), (tenant) => {
        const filled = refused({ tenant });
        if (typeof filled !== "string" || !URL.canParse(filled)) return;
        expect(new URL(filled).hostname.endsWith(".eu.h.example")).toBe(true);
      }),
    );
  });
});
