import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { TestProject } from "./project.js";

interface Schema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A document, the same after renames, and a program before and after them. */
interface Renamed {
  readonly document: string;
  readonly renamedDocument: string;
  readonly program: string;
  readonly renamedProgram: string;
}

/** Renames every operation and every schema, and the properties that a schema lists itself. */
function renamed(file: string): Renamed {
  const text = readFileSync(join(import.meta.dirname, "../third-party/documents", file), "utf8");
  // The extension of transcripts.yaml names properties of a schema.
  const { "x-error-format": _format, ...document } = parse(text) as Document & { readonly "x-error-format"?: object };
  const { schemas } = document.components;
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId }) => operationId ?? []),
  );
  const properties = Object.entries(schemas).flatMap(([type, { properties: own = {} }]) =>
    Object.keys(own).map((name) => ({ type, name })),
  );
  const program = (changed: (name: string) => string): string =>
    [
      'import * as api from "../out/src/client/index.js";',
      'import type * as types from "../out/src/types/index.js";',
      ...operations.map((id, index) => `export const operation${index} = api.${changed(id)};`),
      ...properties.map(({ type, name }, index) => {
        const value = `value: types.${changed(type)}`;
        return `export const read${index} = (${value}): unknown => value.${changed(name)};`;
      }),
      "",
    ].join("\n");
  return {
    document: JSON.stringify(document),
    renamedDocument: JSON.stringify(withNewNames(document)),
    program: program((name) => name),
    renamedProgram: program(newName),
  };
}

const newName = (name: string): string => `${name}Next`;

function withNewNames(document: Document): object {
  const references = JSON.stringify(document).replaceAll(
    /"(#\/components\/schemas\/)([^"/]+)"/g,
    (_match, prefix: string, name: string) => `"${prefix}${newName(name)}"`,
  );
  const { paths, components, ...others } = JSON.parse(references) as Document;
  const schemas = Object.entries(components.schemas).map(([name, schema]) => {
    const { properties, required } = schema;
    const own = Object.entries(properties ?? {}).map(([key, property]) => {
      return [newName(key), { ...property, "x-renamed-from": key }] as const;
    });
    const renames = {
      "x-renamed-from": name,
      ...(properties === undefined ? {} : { properties: Object.fromEntries(own) }),
      ...(required === undefined
        ? {}
        : { required: required.map((key) => (key in (properties ?? {}) ? newName(key) : key)) }),
    };
    return [newName(name), { ...schema, ...renames }] as const;
  });
  const items = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const { operationId } = operation;
      const names = { operationId: newName(operationId ?? ""), "x-renamed-from": operationId };
      return [method, operationId === undefined ? operation : { ...operation, ...names }] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return {
    ...others,
    paths: Object.fromEntries(items),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

let project: TestProject;
beforeEach(() => {
  project = new TestProject("only: [types, client, package]\n");
});
afterEach(() => project.remove());

it.each(["trains.yaml", "transcripts.yaml"])(
  "follows renames of everything in the third-party document %s",
  { timeout: 120_000 },
  async (file) => {
    const { document, renamedDocument, program, renamedProgram } = renamed(file);
    project.write("src/a.ts", program);
    await project.generate(document);
    expect(project.compile()).toBe("");
    await project.generate(renamedDocument);
    const { code, stderr } = await project.run("rename", "src");
    expect(stderr).not.toContain("rename-");
    expect(code).toBe(0);
    expect(project.read("src/a.ts")).toBe(renamedProgram);
    expect(project.compile()).toBe("");
  },
);
