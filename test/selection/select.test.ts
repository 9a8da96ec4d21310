import { describe, expect, test } from "vitest";
import type { Selection } from "../../generator/src/load/select/selection-filter.js";
import { root } from "../load/virtual.js";
import { componentsOf, select } from "./selected.js";

const responsesOf = (schema: string): string =>
  `responses: { '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } } }`;

const files = {
  "a.yaml": root(`tags: [{ name: guilds }, { name: users }, { name: unused }]
security: [{ token: [] }]
paths:
  /guilds:
    x-audience: public
    get: { operationId: listGuilds, tags: [guilds], ${responsesOf("Guild")} }
    post: { operationId: createGuild, tags: [guilds], security: [{ oauth: [] }], ${responsesOf("Guild")} }
  /guilds/{guild_id}/roles:
    get: { operationId: listRoles, tags: [guilds], deprecated: true, ${responsesOf("Role")} }
  /users/@me:
    get: { operationId: getMe, tags: [users], x-audience: internal, ${responsesOf("User")} }
webhooks:
  guildCreated:
    post: { operationId: onGuild, tags: [guilds], ${responsesOf("Guild")} }
components:
  schemas:
    Guild: { type: object, properties: { owner: { $ref: '#/components/schemas/User' } } }
    Role: { type: object, properties: { icon: { $ref: '#/components/schemas/Icon' } } }
    Icon: { type: string }
    User: { type: object, properties: { friends: { type: array, items: { $ref: '#/components/schemas/User' } } } }
    NeverUsed: { type: string }
  securitySchemes:
    token: { type: http, scheme: bearer }
    oauth: { type: http, scheme: basic }
    spare: { type: http, scheme: basic }
`),
};

const all = ["get /guilds", "post /guilds", "get /guilds/{guild_id}/roles", "get /users/@me", "post guildCreated"];

describe("operations are selected", () => {
  test.each<[string, Selection, readonly string[]]>([
    ["by tag", { include: { tags: ["users"] } }, ["get /users/@me"]],
    ["by path", { include: { paths: ["/guilds"] } }, ["get /guilds", "post /guilds"]],
    ["by a glob for one segment", { include: { paths: ["/*/@me"] } }, ["get /users/@me"]],
    ["by a glob for part of a segment", { include: { paths: ["/guilds/{*}/r*s"] } }, ["get /guilds/{guild_id}/roles"]],
    ["by a glob for all below", { include: { paths: ["/guilds/**"] } }, all.slice(0, 3)],
    ["by the name of a webhook", { include: { webhooks: ["guild*"] } }, ["post guildCreated"]],
    ["by operationId", { include: { operationIds: ["getMe", "listRoles"] } }, all.slice(2, 4)],
    ["by method, in any case", { include: { methods: ["POST"] } }, ["post /guilds", "post guildCreated"]],
    ["by deprecated", { include: { deprecated: true } }, ["get /guilds/{guild_id}/roles"]],
    ["by an x- key of the operation", { include: { "x-audience": "internal" } }, ["get /users/@me"]],
    ["by an x- key of the path item", { include: { "x-audience": ["public"] } }, ["get /guilds", "post /guilds"]],
    [
      "by all criteria of a clause",
      { include: { tags: ["guilds"], methods: ["get"] } },
      [all[0] as string, all[2] as string],
    ],
    [
      "by any of several clauses",
      { include: [{ tags: ["users"] }, { methods: ["post"] }] },
      [all[1], all[3], all[4]] as string[],
    ],
    ["by what is not excluded", { exclude: { deprecated: true } }, all.filter((each) => each !== all[2])],
    [
      "by both filters",
      { include: { tags: ["guilds"] }, exclude: [{ deprecated: true }, { methods: ["post"] }] },
      ["get /guilds"],
    ],
  ])("%s", (_, selection, want) => {
    const { operations, unmatched } = select(files, selection);
    expect(operations).toEqual(want);
    expect(unmatched).toEqual([]);
  });

  test("a glob matches dots, braces and brackets literally", () => {
    const odd = {
      "a.yaml": root("paths:\n  /a.b: { get: {} }\n  /axb: { get: {} }\n  /[c]: { get: {} }\n  /c: { get: {} }\n"),
    };
    expect(select(odd, { include: { paths: ["/a.b", "/[c]"] } }).operations).toEqual(["get /a.b", "get /[c]"]);
  });

  test("a glob with many wildcards matches a long path in bounded time", () => {
    const long = { "a.yaml": root(`paths:\n  /${"a".repeat(5_000)}: { get: {} }\n`) };
    expect(select(long, { include: { paths: [`/${"*a".repeat(50)}*b`] } }).operations).toEqual([]);
  });
});

describe("unreferenced parts are removed", () => {
  test("components, tags and security schemes", () => {
    const { document } = select(files, { include: { operationIds: ["getMe"] } });
    expect(componentsOf(document)).toEqual([
      "schemas/User",
      "schemas/NeverUsed",
      "securitySchemes/token",
      "securitySchemes/spare",
    ]);
    expect(document["tags"]).toEqual([{ name: "users" }, { name: "unused" }]);
  });

  test("paths and webhooks without operations, but not empty ones", () => {
    const withEmpty = { "a.yaml": files["a.yaml"].replace("paths:\n", "paths:\n  /empty: { summary: s }\n") };
    const { document } = select(withEmpty, { include: { paths: ["/users/**"] } });
    expect(Object.keys(document["paths"] as object)).toEqual(["/empty", "/users/@me"]);
    expect(document["webhooks"]).toEqual({});
  });

  test("links to removed operations", () => {
    const linked = {
      "a.yaml": root(`paths:
  /a:
    get:
      operationId: a
      responses:
        '200': { description: d, links: { toB: { operationId: b }, toA: { operationId: a }, shared: { $ref: '#/components/links/B' } } }
  /b: { get: { operationId: b, responses: {} } }
components: { links: { B: { operationRef: '#/paths/~1b/get' } } }
`),
    };
    const { document } = select(linked, { exclude: { operationIds: ["b"] } });
    expect(document["paths"]).toEqual({
      "/a": {
        get: { operationId: "a", responses: { "200": { description: "d", links: { toA: { operationId: "a" } } } } },
      },
    });
    expect(document["components"]).toEqual({ links: {} });
  });

  test("path items of components that no path refers to", () => {
    const shared = {
      "a.yaml": root(`paths:
  /a: { $ref: '#/components/pathItems/Shared' }
  /b: { $ref: '#/components/pathItems/Other' }
components:
  pathItems:
    Shared: { get: { operationId: a }, post: { operationId: c } }
    Other: { get: { operationId: b } }
`),
    };
    const { document } = select(shared, { include: { operationIds: ["a"] } });
    expect(document).toMatchObject({
      paths: { "/a": { $ref: "#/components/pathItems/Shared" } },
      components: { pathItems: { Shared: { get: { operationId: "a" } } } },
    });
    expect(componentsOf(document)).toEqual(["pathItems/Shared"]);
  });

  test("diagnostics about removed parts", () => {
    const broken = { "a.yaml": files["a.yaml"].replace("Icon' }", "Gone' }") };
    expect(select(broken, {}).diagnostics.map(({ code }) => code)).toEqual(["reference-unresolved"]);
    expect(select(broken, { exclude: { deprecated: true } }).diagnostics).toEqual([]);
  });

  test("variants of an operation", () => {
    const varied = {
      "a.yaml": root(`paths:
  /a/{id}:
    get:
      x-variants:
        - { operationId: one, tags: [x], path: '/a/{one_id}' }
        - { operationId: two, tags: [y], path: '/a/{two_id}' }
`),
    };
    const { document } = select(varied, { include: { tags: ["y"] } });
    expect(document["paths"]).toEqual({
      "/a/{id}": { get: { "x-variants": [{ operationId: "two", tags: ["y"], path: "/a/{two_id}" }] } },
    });
    expect(select(varied, { include: { paths: ["/a/{one_id}"] } }).document["paths"]).toMatchObject({
      "/a/{id}": { get: { "x-variants": [{ operationId: "one" }] } },
    });
  });
});

describe("an entry that matches nothing is reported", () => {
  test.each<[string, Selection, readonly string[], string]>([
    [
      "a tag",
      { include: { tags: ["guilds", "guild"] } },
      ["include", "tags", "1"],
      'no operation matches tags: "guild"',
    ],
    [
      "a path",
      { exclude: { paths: ["/gone/**"] } },
      ["exclude", "paths", "0"],
      'no operation matches paths: "/gone/**"',
    ],
    [
      "a scalar",
      { exclude: [{ tags: ["users"] }, { "x-audience": "none" }] },
      ["exclude", "1", "x-audience"],
      'no operation matches x-audience: "none"',
    ],
    [
      "a clause whose criteria never hold together",
      { exclude: [{ tags: ["users"], methods: ["post"] }] },
      ["exclude", "0"],
      "no operation matches all criteria of this filter",
    ],
  ])("%s", (_, selection, tokens, message) => {
    const [found, ...others] = select(files, selection).unmatched;
    expect(others).toEqual([]);
    expect(found).toMatchObject({ tokens, diagnostic: { code: "filter-unmatched", severity: "warning", message } });
  });

  test("and filters that select nothing are an error", () => {
    const { unmatched } = select(files, {
      exclude: { paths: ["/**"], methods: ["get", "post"] },
      include: { paths: ["/**"] },
    });
    expect(unmatched).toMatchObject([
      { tokens: ["include"], diagnostic: { code: "selection-empty", severity: "error" } },
    ]);
  });
});
