import { describe, expect, it } from "vitest";
import { operation } from "./cases/case.js";
import { changes } from "./differences.js";

/** The reported changes of an operation whose security requirements change. */
function findingsOf(base: string, head: string): readonly string[] {
  const findings = changes(operation(`security: ${base}`), operation(`security: ${head}`));
  return findings.map(({ rule, message }) => `${rule}: ${message}`);
}

describe("security requirements of an operation", () => {
  it("are each compared if several have scopes of one scheme", () => {
    expect(findingsOf("[{ oauth: [read] }, { oauth: [admin] }]", "[{ oauth: [admin] }]")).toEqual([
      "security-alternative-removed: no longer accepts oauth (read)",
    ]);
    expect(findingsOf("[{ oauth: [admin] }]", "[{ oauth: [read] }, { oauth: [admin] }]")).toEqual([
      "security-alternative-added: accepts oauth (read)",
    ]);
  });

  it("are unchanged in a different order", () => {
    const list = ["{ oauth: [read] }", "{ oauth: [write, admin] }", "{ key: [] }"];
    expect(
      findingsOf(`[${list.join()}]`, `[${list.reverse().join()}]`.replace("write, admin", "admin, write")),
    ).toEqual([]);
  });

  it("are only relaxed if fewer schemes are required", () => {
    expect(findingsOf("[{ key: [], oauth: [read] }]", "[{ key: [] }]")).toEqual([
      "security-alternative-added: accepts key",
      "security-alternative-eased: required key and oauth (read), and requires only key",
    ]);
    expect(findingsOf("[{}, { key: [] }]", "[{}]")).toEqual([
      "security-alternative-eased: required key, and requires no authentication",
    ]);
  });

  it("are removed if a different scope is required", () => {
    expect(findingsOf("[{ key: [], oauth: [read] }, { key: [] }]", "[{ oauth: [write] }]")).toEqual([
      "security-alternative-removed: no longer accepts key",
      "security-alternative-removed: no longer accepts key and oauth (read)",
      "security-alternative-added: accepts oauth (write)",
    ]);
  });
});

describe("the source location of a change of access", () => {
  /** `rule base line:column, head line:column`, in documents whose operation begins in line 6. */
  function placed(base: string, head: string): readonly string[] {
    return changes(base, head).map(({ rule, base: was, head: is }) => {
      return `${rule} ${was?.line}:${was?.column} ${is?.line}:${is?.column}`;
    });
  }
  const secured = (list: string): string => operation(`security: ${list}`);

  it.each([
    ["[]", "[{ key: [] }]", ["security-introduced 9:17 9:17"]],
    ["[{ key: [] }]", "[]", ["security-dropped 9:17 9:17"]],
    ["[{ a: [] }]", "[{ a: [] }, { b: [] }]", ["security-alternative-added 9:17 9:29"]],
    ["[{ a: [] }, { b: [] }]", "[{ a: [] }]", ["security-alternative-removed 9:29 9:17"]],
    ["[{ a: [] }, { b: [one] }]", "[{ a: [] }, { b: [one, two] }]", ["scope-added 9:29 9:29"]],
    ["[{ a: [] }, { b: [one, two] }]", "[{ a: [] }, { b: [one] }]", ["scope-removed 9:29 9:29"]],
    [
      "[{ c: [] }, { a: [], b: [] }]",
      "[{ c: [] }, { a: [] }]",
      ["security-alternative-added 9:17 9:29", "security-alternative-eased 9:29 9:29"],
    ],
  ])("is in the security requirements: %s, %s", (base, head, want) => {
    expect(placed(secured(base), secured(head))).toEqual(want);
  });

  it("is the document's list if the operation has none, and the operation if there is no list", () => {
    const documentWide = `security: [{ key: [] }]\n${operation()}`;
    expect(placed(operation(), documentWide)).toEqual(["security-introduced 6:7 3:11"]);
    expect(placed(documentWide, secured("[]"))).toEqual(["security-dropped 3:11 9:17"]);
  });

  it("is shared by all operations that inherit the document's list, each of which is reported", () => {
    const get = (id: string): string => `  /${id}: { get: { operationId: ${id}, responses: {} } }\n`;
    const document = (list: string): string => `security: ${list}\npaths:\n${get("one")}${get("two")}`;
    const findings = changes(document("[{ a: [] }]"), document("[{ b: [] }]"));
    expect(findings.map(({ rule, where, reachedBy }) => [rule, where, reachedBy])).toEqual([
      ["security-alternative-removed", "one", []],
      ["security-alternative-removed", "two", []],
      ["security-alternative-added", "one", []],
      ["security-alternative-added", "two", []],
    ]);
    expect(new Set(findings.map(({ head }) => `${head?.line}`))).toEqual(new Set(["3"]));
  });

  it("is `x-permissions` or `x-owner-only`", () => {
    expect(placed(operation(), operation("x-permissions: [KICK]"))).toEqual(["permission-required 6:7 9:22"]);
    expect(placed(operation("x-permissions: [KICK]"), operation())).toEqual(["permission-released 9:22 6:7"]);
    expect(placed(operation(), operation("x-owner-only: true"))).toEqual(["owner-only-introduced 6:7 9:21"]);
    expect(placed(operation("x-owner-only: true"), operation())).toEqual(["owner-only-dropped 9:21 6:7"]);
  });
});

describe("security schemes", () => {
  const rules = (base: string, head: string): readonly string[] => {
    const document = (scheme: string): string =>
      `${operation("security: [{ s: [] }]")}components: { securitySchemes: { s: ${scheme} } }\n`;
    return changes(document(base), document(head)).map(({ rule }) => rule);
  };

  it("are unchanged if only the case of a header or method differs", () => {
    expect(rules("{ type: apiKey, in: header, name: X-Key }", "{ type: apiKey, in: header, name: x-key }")).toEqual([]);
    expect(rules("{ type: http, scheme: Bearer }", "{ type: http, scheme: bearer }")).toEqual([]);
  });

  it("are changed if the case of a query parameter or cookie differs", () => {
    for (const place of ["query", "cookie"]) {
      const scheme = (name: string): string => `{ type: apiKey, in: ${place}, name: ${name} }`;
      expect(rules(scheme("Key"), scheme("key"))).toEqual(["security-scheme-changed"]);
    }
  });
});
