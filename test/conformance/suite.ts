import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { Schemas } from "./batch.js";
import { mapSchemas } from "./subschemas.js";

/** The upstream JSON Schema Test Suite, in a folder next to the project if it is installed. */
export const suiteFolder: string = resolve(import.meta.dirname, "../../../shared/json-schema-test-suite");
const folder = join(suiteFolder, "tests", "draft2020-12");

export const suiteIsThere: boolean = existsSync(folder);

export interface Case {
  readonly description: string;
  readonly data: unknown;
  readonly valid: boolean;
}

export interface Group {
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly Case[];
}

/** All files by their path inside the draft's folder, with forward slashes. */
export function readSuite(): ReadonlyMap<string, readonly Group[]> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => {
      const file = relative(folder, path).replaceAll(sep, "/");
      const groups = JSON.parse(readFileSync(path, "utf8")) as Omit<Group, "file">[];
      return [file, groups.map((group) => ({ ...group, file }))];
    }),
  );
}

/** The groups as named schemas of one document: a reference to the root of a schema becomes one to its name. */
export function asComponents(groups: readonly Group[]): Schemas {
  return Object.fromEntries(groups.map((group, index) => [nameOf(index), asComponent(group.schema, nameOf(index))]));
}

export function nameOf(index: number): string {
  return `Group${index}`;
}

function asComponent(root: unknown, name: string): unknown {
  return mapSchemas(root, ({ $schema: _, ...schema }) => {
    const { $ref: reference } = schema;
    if (typeof reference !== "string" || !/^#(\/|$)/.test(reference)) return schema;
    return { ...schema, $ref: `#/components/schemas/${name}${reference.slice(1)}` };
  });
}
