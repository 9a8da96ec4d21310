import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { derivedVectors as derive } from "../../scripts/vectors.mjs";
import { addNamedFormats } from "../conformance/formats.js";
import { loaded, readingsText } from "../spec/model.js";
import { bodySchema, operationsById, type WrittenOperation } from "./operations.js";
import {
  isTaken,
  readVectors,
  type Vector,
  type VectorRequest,
  vectorFiles,
  vectorsFolder,
  writtenVectors,
} from "./read.js";

const vectors = readVectors();
const files = vectorFiles();
const derived = (derive as () => ReadonlyMap<string, string>)();
const ids = [...operationsById.keys()];

describe("the vector files", () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true });
  const hasForm = ajv.compile(JSON.parse(readFileSync(join(vectorsFolder, "vectors.schema.json"), "utf8")) as object);

  test.each(files)("%s conforms to the schema", (file) => {
    hasForm(writtenVectors(file));
    expect(hasForm.errors ?? []).toEqual([]);
  });

  test.each(files)("%s refers to the schema that checks it", (file) => {
    const schema = file.startsWith("derived/") ? "../vectors.schema.json" : "vectors.schema.json";
    const text = readFileSync(join(vectorsFolder, file), "utf8");
    expect(text.startsWith(`# yaml-language-server: $schema=${schema}\n`)).toBe(true);
  });

  test("a vector of another form is reported", () => {
    const request = { method: "GET", path: "/guilds/1" };
    expect(hasForm([{ operation: "getGuild", name: "abc", request, expect: { status: 400 } }])).toBe(false);
    expect(
      hasForm([{ operation: "getGuild", name: "abc", request: { ...request, body: 1, form: [] }, expect: {} }]),
    ).toBe(false);
  });

  test("include those derived from the document, which the build writes", () => {
    const present = files.filter((file) => file.startsWith("derived/"));
    expect(present).toEqual([...derived.keys()].map((name) => `derived/${name}`).toSorted());
  });

  test("have at most 1.5 MB in total", () => {
    const bytes = files.map((file) => readFileSync(join(vectorsFolder, file)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(1_500_000);
  });

  test("name no vector of an operation twice, and no unknown reading", () => {
    const names = vectors.map(({ operation, name }) => `${operation}: ${name}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const headings = new Set([...readingsText().matchAll(/^### (T\d+)\b/gm)].map(([, number]) => number));
    expect(vectors.flatMap(({ readings = [] }) => readings).filter((number) => !headings.has(number))).toEqual([]);
  });
});

describe("every operation", () => {
  test.each(ids)("%s is accepted with the minimum and the maximum, and refused with errors", (id) => {
    const own = vectors.filter(({ operation }) => operation === id);
    const { parameters, body, requiresAuthentication } = operationOf(id);
    const taken = own.filter((vector) => isTaken(vector.expect)).map(({ name }) => name);
    expect(taken).toContain("minimal request");
    if (body !== undefined || parameters.some(({ in: place }) => place !== "path"))
      expect(taken).toContain("maximal request");
    const statuses = new Set(own.flatMap(({ expect: wanted }) => (isTaken(wanted) ? [] : [wanted.status])));
    if (requiresAuthentication) expect(statuses).toContain(401);
    if (id !== "createGuild" || body !== undefined) expect(statuses).toContain(400);
  });

  test.each(ids)("%s lacks each required part of its request once", (id) => {
    const { parameters, body } = operationOf(id);
    const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required === true);
    const names = new Set(vectors.filter(({ operation }) => operation === id).map(({ name }) => name));
    const wanted = [
      ...query.map(({ name }) => `query /${name}: missing`),
      ...(body?.required === true ? ["body: absent"] : []),
      ...(bodySchema(id)?.required ?? []).map((name) => `body /${name}: missing`),
    ];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  test("every path refuses an undeclared method", () => {
    const refused = new Set(
      vectors.flatMap(({ operation, expect: wanted }) =>
        !isTaken(wanted) && wanted.status === 405 ? [operationOf(operation).path] : [],
      ),
    );
    expect(Object.keys(loaded.document["paths"] as object).filter((path) => !refused.has(path))).toEqual([]);
  });
});

describe("the requests of", () => {
  test.each(files)("%s are sent to their operations", (file) => {
    expect(faultsIn(file, routingFaults)).toEqual([]);
  });

  test.each(files)("%s are decoded to the expected arguments", (file) => {
    expect(faultsIn(file, decodingFaults)).toEqual([]);
  });

  test.each(files)("%s contain the locations of their errors", (file) => {
    expect(faultsIn(file, placeFaults)).toEqual([]);
  });

  test.each(files)("%s have bodies on which ajv agrees, except rules beyond JSON Schema", (file) => {
    expect(faultsIn(file, schemaFaults)).toEqual([]);
  });

  test("all files contain more than a thousand bodies for ajv", () => {
    expect(vectors.filter(isAboutBody).length).toBeGreaterThan(1000);
  });
});

type Faults = (vector: Vector) => readonly string[];

/** The errors in the vectors of a file, each with the vector's name. */
function faultsIn(file: string, faultsOf: Faults): readonly string[] {
  return vectors
    .filter((vector) => vector.file === file)
    .flatMap((vector) => faultsOf(vector).map((fault) => `${vector.operation}: ${vector.name}: ${fault}`));
}

function routingFaults({ operation, request, expect: wanted }: Vector): readonly string[] {
  const { method, path, methods } = operationOf(operation);
  const fits = sentSegments(path, request.path) !== undefined;
  if (!isTaken(wanted) && wanted.status === 404) return fits ? ["the path is that of an operation"] : [];
  if (!fits) return [`${request.path} is no ${path}`];
  if (isTaken(wanted) || wanted.status !== 405) return request.method === method ? [] : [`the method is ${method}`];
  if (methods.includes(request.method)) return ["the path has this method"];
  return isDeepStrictEqual(wanted.allow, methods) ? [] : [`the path has ${methods.join(", ")}`];
}

function decodingFaults({ operation, request, expect: wanted }: Vector): readonly string[] {
  if (!isTaken(wanted)) return [];
  const { decoded } = wanted;
  const { path, parameters, body, fixed } = operationOf(operation);
  const inQuery = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const declared = [...inQuery, ...Object.keys(fixed)];
  const query = Object.keys(decoded.query ?? {});
  const sent = [...new URLSearchParams(request.query).keys()].filter((name) => declared.includes(name));
  const files = (request.form ?? []).filter(({ filename }) => filename !== undefined).map(({ name }) => name);
  return [
    ...(isDeepStrictEqual(decoded.path ?? {}, decodedSegments(path, request.path)) ? [] : ["other path parameters"]),
    ...query.filter((name) => !declared.includes(name)).map((name) => `there is no query parameter ${name}`),
    ...sent.filter((name) => !query.includes(name)).map((name) => `the query parameter ${name} is lost`),
    ...("body" in decoded === (body !== undefined) ? [] : ["a body where there is none, or none where there is one"]),
    ...(isDeepStrictEqual(
      (decoded.files ?? []).map(({ part }) => part),
      files,
    )
      ? []
      : ["other files"]),
  ];
}

function placeFaults({ operation, request, expect: wanted }: Vector): readonly string[] {
  if (isTaken(wanted)) return [];
  const body = request.form === undefined ? request.body : bodyOfForm(request);
  const names = operationOf(operation).parameters.map(({ name }) => `/${name}`);
  return (wanted.errors ?? []).flatMap(({ at }) => {
    if (names.includes(at)) return [];
    const keys = at.split("/").slice(1, -1);
    const parent = keys.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], body);
    return typeof parent === "object" ? [] : [`there is no ${at}`];
  });
}

function schemaFaults(vector: Vector): readonly string[] {
  const { operation, beyond, expect: wanted } = vector;
  // The content of a string or of an encoding is not parsed here.
  if (!isAboutBody(vector) || beyond === "payload_json" || beyond === "encoding") return [];
  const validate = validator(operation);
  const sent = validate(sentBody(vector));
  if (isTaken(wanted)) {
    const decoded = validate(wanted.decoded.body);
    return [...(sent ? [] : ["refused as it is sent"]), ...(decoded ? [] : ["refused as it is decoded"])];
  }
  // A mark that is not needed is an error as well.
  return sent === (beyond !== undefined) ? [] : [sent ? "taken" : "refused without the rule beyond"];
}

function operationOf(id: string): WrittenOperation {
  const found = operationsById.get(id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
}

/** The raw segments of a path by parameter name; undefined if the path does not match the template. */
function sentSegments(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = template.split("/");
  const sent = path.split("/");
  if (wanted.length !== sent.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const segment = sent[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name !== undefined) found[name] = segment;
    else if (decodeURIComponent(segment) !== part) return undefined;
  }
  return found;
}

function decodedSegments(template: string, path: string): Readonly<Record<string, string>> {
  const sent = Object.entries(sentSegments(template, path) ?? {});
  return Object.fromEntries(sent.map(([name, segment]) => [name, decodeURIComponent(segment)]));
}

/** Whether the error, if any, is in a readable body. */
function isAboutBody({ operation, request, expect: wanted, name }: Vector): boolean {
  if (operationOf(operation).body === undefined || (request.body === undefined && request.form === undefined))
    return false;
  if (isTaken(wanted)) return true;
  return wanted.code === 50035 && !/^(path|query)\b/.test(name);
}

function sentBody({ request }: Vector): unknown {
  return request.form === undefined ? request.body : bodyOfForm(request);
}

/** The non-file parts of a form: `payload_json`, or else each part. */
function bodyOfForm({ form = [] }: VectorRequest): unknown {
  const fields = form.filter(({ filename }) => filename === undefined);
  const payload = fields.find(({ name }) => name === "payload_json");
  if (payload !== undefined) return typeof payload.content === "string" ? {} : payload.content;
  const parsed = (text: unknown): unknown =>
    /^(true|false|\d+)$/.test(String(text)) ? JSON.parse(String(text)) : text;
  return Object.fromEntries(fields.map(({ name, content }) => [name, parsed(content)]));
}

const schemaUrl = "https://schemas.example/";
let ajv: Ajv2020 | undefined;

/**
 * The JSON body of an operation for ajv, in the direction of requests: enumerations that are open there accept any value.
 * All operations share one document, whose schemas are compiled once.
 */
function validator(id: string): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv2020({ strict: false, logger: false });
    addNamedFormats(ajv);
    const { components } = loaded.document as { components: { schemas: object } };
    const bodies = Object.fromEntries(ids.map((each) => [each, opened(bodySchema(each) ?? false)]));
    ajv.addSchema({ $id: schemaUrl, components: { schemas: opened(components.schemas) }, bodies });
  }
  const reference = `${schemaUrl}#/bodies/${id}`;
  return ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
}

function opened(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(opened);
  if (typeof node !== "object" || node === null) return node;
  const open = (node as { "x-open-enum"?: unknown })["x-open-enum"] === "both";
  const kept = Object.entries(node).filter(([key]) => key !== "discriminator" && !(open && key === "oneOf"));
  return Object.fromEntries(kept.map(([key, inner]) => [key, opened(inner)]));
}
