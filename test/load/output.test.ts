import { describe, expect, it } from "vitest";
import { bundleText, bundleWithVariants } from "../../generator/src/load/output.js";
import { loadedFrom, root } from "./virtual.js";

describe("the text of openapi.json", () => {
  it("has a line per operation and component, and loads unchanged", () => {
    const text = bundleText(
      loadedFrom({
        "openapi.yaml": root("paths: { /a: { $ref: ./p.yaml } }\n"),
        "p.yaml": "get: { responses: { default: { description: 'ü\u2028' } } }\n",
      }),
    );
    expect(text.startsWith('{\n  "openapi": "3.1.0",\n')).toBe(true);
    expect(text).toContain('\n    "/a": {\n      "get": {"responses":{"default":{"description":"ü\u2028"}}}\n    }\n');
    expect(text.endsWith("}\n")).toBe(true);
    expect(bundleText(loadedFrom({ "openapi.json": text }))).toBe(text);
  });
});

describe("the bundle with variants", () => {
  const shared = `paths:
  /a: { get: { operationId: a } }
  /webhooks/{webhook_id}/{token}:
    summary: Webhooks
    parameters:
      - { name: webhook_id, in: path }
      - { $ref: '#/components/parameters/token' }
      - { name: v, in: query }
    get: { operationId: getWebhook }
    post:
      operationId: executeWebhook
      x-variants:
        - path: /webhooks/{application_id}/{token}
          operationId: createFollowup
          fixed: { wait: true }
          ignored: [thread_id]
          parameters: [{ name: application_id, in: path }]
          x-behaviour: []
        - path: /webhooks/{other}/{token}
          operationId: second
  /z: { get: { operationId: z } }
components:
  parameters:
    token: { name: token, in: path }
`;

  it("has the first variant in place of its operation, under the variant's path", () => {
    const document = bundleWithVariants(loadedFrom({ "openapi.yaml": root(shared) }));
    expect(Object.keys(document.paths as object)).toEqual(["/a", "/webhooks/{application_id}/{token}", "/z"]);
    expect((document.paths as Record<string, unknown>)["/webhooks/{application_id}/{token}"]).toEqual({
      summary: "Webhooks",
      parameters: [{ $ref: "#/components/parameters/token" }, { name: "v", in: "query" }],
      post: {
        operationId: "createFollowup",
        parameters: [{ name: "application_id", in: "path" }],
        "x-behaviour": [],
      },
    });
    expect(document.components).toEqual({ parameters: { token: { name: "token", in: "path" } } });
  });

  it("puts variants of several methods under one path", () => {
    const text = root(`paths:
  /m/{id}/{x}:
    get: { operationId: a, x-variants: [{ path: '/m/{id}/@original', operationId: b }] }
    patch: { operationId: c, x-variants: [{ path: '/m/{id}/@original', operationId: d }] }
`);
    expect(bundleWithVariants(loadedFrom({ "openapi.yaml": text })).paths).toEqual({
      "/m/{id}/@original": { get: { operationId: "b" }, patch: { operationId: "d" } },
    });
  });

  it("leaves the document unchanged, and equals it if there are no variants", () => {
    const loaded = loadedFrom({ "openapi.yaml": root(shared) });
    const before = bundleText(loaded);
    bundleWithVariants(loaded);
    expect(bundleText(loaded)).toBe(before);
    const plain = loadedFrom({ "openapi.yaml": root("paths: { /a: { get: {} } }\n") });
    expect(bundleWithVariants(plain)).toEqual(plain.document);
  });
});
