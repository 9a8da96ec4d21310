import { describe, expect, it } from "vitest";
import { operation } from "./cases/case.js";
import { changes } from "./differences.js";

/** What is told of an operation whose logins change from one list to another. */
function told(base: string, head: string): readonly string[] {
  const findings = changes(operation(`security: ${base}`), operation(`security: ${head}`));
  return findings.map(({ rule, message }) => `${rule}: ${message}`);
}

describe("logins of an operation", () => {
  it("are each compared, where several ask for scopes of one scheme", () => {
    expect(told("[{ login: [read] }, { login: [admin] }]", "[{ login: [admin] }]")).toEqual([
      "security-alternative-removed: no longer accepts login (read)",
    ]);
    expect(told("[{ login: [admin] }]", "[{ login: [read] }, { login: [admin] }]")).toEqual([
      "security-alternative-added: accepts login (read)",
    ]);
  });

  it("stay what they are in another order", () => {
    const list = ["{ login: [read] }", "{ login: [write, admin] }", "{ key: [] }"];
    expect(told(`[${list.join()}]`, `[${list.reverse().join()}]`.replace("write, admin", "admin, write"))).toEqual([]);
  });

  it("lose nothing where a part of one is enough", () => {
    expect(told("[{ key: [], login: [read] }]", "[{ key: [] }]")).toEqual([
      "security-alternative-added: accepts key",
      "security-alternative-eased: asked for key and login (read), and key will do",
    ]);
    expect(told("[{}, { key: [] }]", "[{}]")).toEqual([
      "security-alternative-eased: asked for key, and nothing will do",
    ]);
  });

  it("lose one where another scope is asked for", () => {
    expect(told("[{ key: [], login: [read] }, { key: [] }]", "[{ login: [write] }]")).toEqual([
      "security-alternative-removed: no longer accepts key",
      "security-alternative-removed: no longer accepts key and login (read)",
      "security-alternative-added: accepts login (write)",
    ]);
  });
});

describe("security schemes", () => {
  const rules = (base: string, head: string): readonly string[] => {
    const document = (scheme: string): string =>
      `${operation("security: [{ s: [] }]")}components: { securitySchemes: { s: ${scheme} } }\n`;
    return changes(document(base), document(head)).map(({ rule }) => rule);
  };

  it("have the same header and the same method in any case", () => {
    expect(rules("{ type: apiKey, in: header, name: X-Key }", "{ type: apiKey, in: header, name: x-key }")).toEqual([]);
    expect(rules("{ type: http, scheme: Bearer }", "{ type: http, scheme: bearer }")).toEqual([]);
  });

  it("have another parameter and another cookie in another case", () => {
    for (const place of ["query", "cookie"]) {
      const scheme = (name: string): string => `{ type: apiKey, in: ${place}, name: ${name} }`;
      expect(rules(scheme("Key"), scheme("key"))).toEqual(["security-scheme-changed"]);
    }
  });
});
