import { expect, it } from "vitest";
import { emitAll } from "../../generator/src/emit/emit.js";
import { bundleText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root } from "../load/virtual.js";
import { compileFiles, scratchFolder, strictest } from "./compile.js";

const document = `servers:
  - { url: 'https://{region}.h.example/{base}', variables: { region: { default: eu, enum: [eu, us] }, base: { default: v1 } } }
  - { url: https://test.h.example }
paths:
  /a: { get: { operationId: getA, security: [], responses: { '204': { description: d } } } }
`;

const program = `
import { type Client, createClient, serverUrl } from "./src/client/index.js";

const address = "https://{region}.h.example/{base}";
export const client: Client = createClient({ baseUrl: serverUrl(address, { region: "us", base: "v2" }) });
export const usual: string = serverUrl(address);
// @ts-expect-error none of the values
serverUrl(address, { region: "ap" });
// @ts-expect-error no variable
serverUrl(address, { zone: "a" });
// @ts-expect-error nothing is chosen there
serverUrl("https://test.h.example");
`;

it("a server variable has one of its declared values", { timeout: 120_000 }, () => {
  const loaded = loadedFrom({ "openapi.yaml": root(document) });
  const options = { packageName: "servers", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const files = emitAll(buildModel(loaded).model, { bundle: bundleText(loaded) }, options);
  expect(compileFiles(scratchFolder(), [...files, { path: "program.ts", text: program }], strictest)).toBe("");
});

it("there is no choice if no variable lists its values", () => {
  const { model } = buildModel(loadedFrom({ "openapi.yaml": root(document.replace(", enum: [eu, us]", "")) }));
  const options = { packageName: "servers", packageVersion: "1.0.0", runtimeVersion: "0.1.0" };
  const paths = emitAll(model, { bundle: "{}" }, options).map(({ path }) => path);
  expect(paths).toContain("src/client/index.ts");
  expect(paths).not.toContain("src/client/server-url.ts");
});
