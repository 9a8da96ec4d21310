// Runs `guildwire check` or `generate` on a document of short values, and prints its exit code and CPU time in milliseconds.
// The arguments are the command, the shape, and the number of nodes: maps, lists and scalars.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../generator/dist/cli/main.js";

const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const map = (count, make) => Object.fromEntries(list(count, make));
const text = { type: "string" };
const content = (schema) => ({ content: { "application/json": { schema } } });
const document = (more) => ({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {}, ...more });
/** A document in which the schema `A` is both sent and received. */
const withSchemas = (schemas) => {
  const body = content({ $ref: "#/components/schemas/A" });
  const post = { operationId: "postA", requestBody: body, responses: { 200: { description: "d", ...body } } };
  return document({ paths: { "/a": { post } }, components: { schemas } });
};

const shapes = {
  "enumeration values": (nodes) => withSchemas({ A: { type: "string", enum: list(nodes, (index) => `v${index}`) } }),
  properties: (nodes) =>
    withSchemas({ A: { type: "object", properties: map(Math.floor(nodes / 2), (index) => [`p${index}`, text]) } }),
  "form fields": (nodes) => {
    const properties = map(Math.floor(nodes / 2), (index) => [`p${index}`, text]);
    const requestBody = {
      content: { "application/x-www-form-urlencoded": { schema: { type: "object", properties } } },
    };
    const responses = { 204: { description: "d" } };
    return document({ paths: { "/a": { post: { operationId: "postA", requestBody, responses } } } });
  },
  schemas: (nodes) => {
    const schema = { type: "object", properties: { id: text, count: { type: "integer" } } };
    return withSchemas({ A: schema, ...map(Math.floor(nodes / 7), (index) => [`S${index}`, schema]) });
  },
  operations: (nodes) =>
    document({
      paths: map(Math.floor(nodes / 20), (index) => {
        const parameters = [{ name: "limit", in: "query", schema: { type: "integer" } }];
        const responses = { 200: { description: "d", ...content({ type: "object", properties: { id: text } }) } };
        return [`/r${index}`, { get: { operationId: `get${index}`, parameters, responses } }];
      }),
    }),
};

const [command, shape, nodes] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "guildwire-dense-"));
writeFileSync(join(folder, "openapi.json"), JSON.stringify(shapes[shape](Number(nodes))));
let printed = "";
const stream = { write: (text) => (printed += text) };
const start = process.cpuUsage();
const code = await main([command], { stdout: stream, stderr: stream, env: {}, cwd: folder });
const { user, system } = process.cpuUsage(start);
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify({ code, time: (user + system) / 1000, end: printed.slice(-500) }));
