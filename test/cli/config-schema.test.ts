import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { Project, ts } from "ts-morph";
import { expect, test } from "vitest";
import { optionalEmitters, standardEmitters } from "../../generator/src/emit/emit.js";
import { shippedEmitters } from "../../generator/src/emitters/shipped.js";
import { deviationCodes } from "../../generator/src/load/deviations/table.js";
import { moduleName, version } from "../../generator/src/project/config.js";

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly definitions?: Readonly<Record<string, Schema>>;
}

const root = resolve(import.meta.dirname, "../..");
const schemaFile = createRequire(import.meta.url).resolve("@guildwire/generator/config.schema.json");
const schema = JSON.parse(readFileSync(schemaFile, "utf8")) as Schema;

const program = new Project({
  compilerOptions: { strict: true, target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler },
  skipAddingFilesFromTsConfig: true,
});
const config = program.addSourceFileAtPath(join(root, "generator/src/project/config.ts"));
program.resolveSourceFileDependencies();
const checker = program.getTypeChecker().compilerObject;
const configType = checker.getTypeAtLocation(config.getInterfaceOrThrow("Config").compilerNode);

/**
 * The shape of a type in words that the schema has as well: keys with descriptions, and what their values may be. Texts
 * with a pattern are `string` in both.
 */
function shapeOfType(type: ts.Type): unknown {
  if (type.aliasSymbol?.name === "Json" || type.flags & ts.TypeFlags.Unknown) return "anything";
  const plain = checker.getNonNullableType(type);
  if (plain.flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (plain.flags & ts.TypeFlags.Number) return "number";
  if (plain.isStringLiteral()) return { choices: [plain.value] };
  if (plain.flags & ts.TypeFlags.String) return "string";
  if (plain.isUnion()) return union(plain.types.map(shapeOfType));
  if (checker.isArrayType(plain))
    return { items: checker.getTypeArguments(plain as ts.TypeReference).map(shapeOfType) };
  const keys = checker.getPropertiesOfType(plain).map((property) => {
    const description = ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll("\n", " ");
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    return [property.name, { description, isOptional, value: shapeOfType(checker.getTypeOfSymbol(property)) }] as const;
  });
  const others = checker.getIndexInfosOfType(plain).map(({ type: value }) => shapeOfType(value));
  return { keys: Object.fromEntries(keys), others };
}

function shapeOfSchema(part: Schema): unknown {
  if (part.$ref !== undefined)
    return shapeOfSchema(part.$ref === "#" ? schema : at(`definitions/${part.$ref.slice(14)}`));
  if (part.allOf !== undefined) return shapeOfApi(part);
  // The codes of deviations are too many to be a type.
  if (part.enum !== undefined && part.enum.length > 50) return "string";
  if (part.enum !== undefined && part.type === "string") return union([{ choices: part.enum }]);
  if (part.type === "string" || part.type === "boolean") return part.type;
  if (part.type === "integer") return "number";
  if (part.type === "array") return { items: [part.items ?? {}].map(shapeOfSchema) };
  if (part.anyOf !== undefined) return union(part.anyOf.map(shapeOfSchema));
  if (part.type !== "object") return "anything";
  const keys = Object.entries(part.properties ?? {}).filter(([key]) => key !== "$schema");
  const others = [...Object.values(part.patternProperties ?? {}), ...[part.additionalProperties ?? []].flat()];
  return {
    keys: Object.fromEntries(
      keys.map(([key, value]) => [
        key,
        {
          description: value.description ?? "",
          isOptional: part.required?.includes(key) !== true,
          value: shapeOfSchema(value),
        },
      ]),
    ),
    others: others.filter((other) => other !== false).map(shapeOfSchema),
  };
}

/** An API has the keys of the whole, without those that it forbids. */
function shapeOfApi({ properties = {}, required = [] }: Schema): unknown {
  const own = Object.entries(schema.properties ?? {}).filter(([key]) => !(key in properties));
  return shapeOfSchema({ type: "object", properties: Object.fromEntries(own), required });
}

/** Merges choices, and sorts the rest: neither order nor repetition of alternatives means anything. */
function union(parts: readonly unknown[]): unknown {
  const choices = parts.flatMap((part) => (part as { choices?: readonly string[] }).choices ?? []);
  const others = new Set(
    parts.filter((part) => (part as { choices?: unknown }).choices === undefined).map((part) => JSON.stringify(part)),
  );
  const all = [
    ...(choices.length === 0 ? [] : [JSON.stringify({ choices: [...choices].sort() })]),
    ...[...others].sort(),
  ];
  return all.length === 1 ? JSON.parse(all.join("")) : { anyOf: all.map((part) => JSON.parse(part)) };
}

test("the types of the configuration have the keys, values and descriptions of its schema", () => {
  expect(shapeOfType(configType)).toEqual(shapeOfSchema(schema));
});

/** Returns the part of the schema at a path of keys. */
function at(path: string): Schema {
  let part: unknown = schema;
  for (const key of path.split("/")) part = (part as Readonly<Record<string, unknown>>)[key];
  return part as Schema;
}

test("the schema offers every emitter and every deviation", () => {
  const names = [...standardEmitters, ...optionalEmitters, ...Object.keys(shippedEmitters)];
  expect(at("properties/only/items/anyOf/0").enum).toEqual(names);
  expect(at("properties/emitters/items/anyOf/0/anyOf/0").enum).toEqual(["standard", ...names]);
  expect(at("properties/strict/anyOf/1/items").enum).toEqual(deviationCodes());
});

test("the patterns of the schema are those of the command line and of versions", () => {
  expect(at("properties/stubs/properties/import").pattern).toBe(moduleName.source);
  expect(at("properties/packageVersion").pattern).toBe(version.source);
});
