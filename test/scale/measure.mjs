// Measures the CPU time for a document of a given shape, in a separate process, since other tests share theirs.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "../../generator/dist/check/check.js";
import { diffInterfaces } from "../../generator/dist/diff/diff.js";
import { emitAll } from "../../generator/dist/emit/emit.js";
import { loadDocument } from "../../generator/dist/load/load.js";
import { bundleText, bundleWithVariants, jsonText } from "../../generator/dist/load/output.js";
import { buildModel } from "../../generator/dist/model/build/build.js";
import { proveSyntax } from "../../generator/dist/print/syntax.js";

const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const map = (count, make) => Object.fromEntries(list(count, make));
const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema) => ({ content: { "application/json": { schema } } });
const document = (more) => ({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {}, ...more });
const operation = (operationId, more) => ({ operationId, responses: { 204: { description: "d" } }, ...more });
/** A document in which the schema `A` is both sent and received. */
const withSchemas = (schemas) => {
  const responses = { 200: { description: "d", ...json(reference("A")) } };
  const post = { operationId: "postA", requestBody: json(reference("A")), responses };
  return document({ paths: { "/a": { post } }, components: { schemas } });
};
const alternatives = (count, kindOf, discriminator) =>
  withSchemas({
    A: { oneOf: list(count, (index) => reference(`B${index}`)), discriminator },
    ...map(count, (index) => {
      const properties = { kind: kindOf(index), text: { type: "string" } };
      return [`B${index}`, { type: "object", required: ["kind"], properties }];
    }),
  });

const shapes = {
  properties: (count) =>
    withSchemas({ A: { type: "object", properties: map(count, (index) => [`p${index}`, { type: "string" }]) } }),
  "enumeration values": (count) => withSchemas({ A: { type: "string", enum: list(count, (index) => `v${index}`) } }),
  "schemas in a row": (count) =>
    withSchemas({
      A: reference("B0"),
      ...map(count, (index) => {
        const properties = { next: reference(`B${Math.min(index + 1, count - 1)}`) };
        return [`B${index}`, { type: "object", properties }];
      }),
    }),
  "schemas that refer to each other": (count) =>
    withSchemas({
      A: { type: "object", properties: map(count, (index) => [`p${index}`, reference(`B${index}`)]) },
      ...map(count, (index) => [`B${index}`, { type: "object", properties: { a: reference("A") } }]),
    }),
  "alternatives with a value each": (count) =>
    alternatives(count, (index) => ({ const: `B${index}` }), { propertyName: "kind" }),
  "alternatives of a mapping": (count) => {
    const mapping = map(count, (index) => [`m${index}`, `#/components/schemas/B${index}`]);
    return alternatives(count, () => ({ type: "string" }), { propertyName: "kind", mapping });
  },
  operations: (count) => document({ paths: map(count, (index) => [`/r${index}`, { get: operation(`getR${index}`) }]) }),
  tags: (count) =>
    document({
      paths: map(count, (index) => [`/r${index}`, { get: operation(`getR${index}`, { tags: [`t${index}`] }) }]),
    }),
  parameters: (count) => {
    const parameters = list(count, (index) => ({ name: `q${index}`, in: "query", schema: { type: "string" } }));
    return document({ paths: { "/a": { get: operation("getA", { parameters }) } } });
  },
  "parts of allOf": (count) =>
    withSchemas({
      A: { allOf: list(count, (index) => reference(`B${index}`)) },
      ...map(count, (index) => [`B${index}`, { type: "object", properties: { [`p${index}`]: { type: "string" } } }]),
    }),
};

/** CPU time in milliseconds. */
function cost(shape, count) {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-scale-"));
  const path = join(folder, "openapi.json");
  writeFileSync(path, JSON.stringify(shapes[shape](count)));
  const before = process.cpuUsage();
  const { loaded } = loadDocument(path, { cwd: folder });
  const errors = check(loaded, { strictExtensions: false }).filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(`${shape}: ${errors[0].message}`);
  const { model } = buildModel(loaded);
  const bundles = { bundle: bundleText(loaded), variants: jsonText(bundleWithVariants(loaded)) };
  const files = emitAll(model, bundles, { packageName: "a", packageVersion: "1.0.0", runtimeVersion: "1.0.0" });
  const problems = proveSyntax(files);
  const locate = { base: loaded.locate, head: loaded.locate };
  const findings = diffInterfaces(model, buildModel(loaded).model, { locate });
  const { user, system } = process.cpuUsage(before);
  rmSync(folder, { recursive: true });
  if (problems.length + findings.length > 0)
    throw new Error(`${shape}: ${problems[0]?.message ?? findings[0].message}`);
  return (user + system) / 1000;
}

const [shape, small, large] = process.argv.slice(2);
cost(shape, 50);
process.stdout.write(JSON.stringify({ small: cost(shape, Number(small)), large: cost(shape, Number(large)) }));
