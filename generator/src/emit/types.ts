import { enumKeys } from "../model/enum-keys.js";
import type { Brand, Interface, NamedType } from "../model/interface.js";
import { layout } from "../model/layout.js";
import type { Direction } from "../model/openness.js";
import type { EnumType, Flag, Type } from "../model/type.js";
import { wireForm } from "../model/wire-form.js";
import {
  bigintLiteral,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  jsonLiteral,
  lines,
  list,
  numberLiteral,
  propertyKey,
  reexports,
  sourced,
  stringLiteral,
  typescriptFile,
  unionType,
  valuesRuntime,
} from "../print/index.js";
import { typeDocumentation } from "./typescript/documentation.js";
import { fileHeader } from "./typescript/header.js";
import { isConstraintOnly, objectMembers, unlistedMembers, useExpression } from "./typescript/type-expression.js";

/** Emits interfaces, aliases and enum-like constants: one file per group of schemas, and an index. */
export function emitTypes(model: Interface): readonly File[] {
  const groups = new Map<string, NamedType[]>();
  for (const type of model.types.values()) {
    const path = layout.types(type);
    const group = groups.get(path);
    if (group === undefined) groups.set(path, [type]);
    else group.push(type);
  }
  const file = (path: string, body: readonly Code[]): File =>
    typescriptFile({ path: `${path}.ts`, header: fileHeader(model), body });
  const files = Array.from(groups, ([path, types]) =>
    file(
      path,
      types.flatMap((type) => [...declarations(type, model), ...wireDeclarations(type, model)]),
    ),
  );
  const brands = brandTypes(model);
  const all = brands.length === 0 ? files : [...files, file(layout.brands, brands)];
  return [...all, file(layout.typesIndex, [typesIndex(groups, model)])];
}

/** A type per brand. A value gets it by a type assertion, or from a validator. */
function brandTypes({ brands = new Map() }: Interface): readonly Code[] {
  return Array.from(brands.values(), ({ name, identifier: own, base }: Brand) => {
    const bases = { string: code`string`, number: code`number`, bigint: code`bigint` };
    return lines([
      docComment({ text: `A branded ${base}. Convert other values with \`as ${own}\`.` }),
      code`export type ${identifier(own)} = ${valuesRuntime("Branded", true)}<${bases[base]}, ${stringLiteral(name)}>;`,
    ]);
  });
}

function declarations(type: NamedType, model: Interface): readonly Code[] {
  const constant = constantOf(type, model);
  const values = type.differs ? valuesOf(type.use.type) : undefined;
  if (values !== undefined) {
    const own = constant ?? declaration(type, "request", type.identifier, model);
    return [own, openEnumAlias(type, values)];
  }
  if (constant !== undefined) return [constant];
  if (!type.differs) return [declaration(type, directionOf(type), type.identifier, model)];
  return [
    declaration(type, "request", type.identifier, model),
    declaration(type, "response", type.responseIdentifier, model),
  ];
}

/** Declares the JSON form of a type whose code form differs. */
function wireDeclarations(type: NamedType, model: Interface): readonly Code[] {
  if (type.wire === undefined) return [];
  const { identifier, responseIdentifier } = type.wire;
  const described = { ...type, title: `${type.identifier} as JSON has it`, description: "", behaviours: [] };
  return declarations({ ...described, identifier, responseIdentifier }, wireForm(model));
}

/** Returns the direction of a type's main declaration: if it may be sent, the sender's, whose lists may be readonly. */
function directionOf(type: NamedType): Direction {
  return type.direction.request ? "request" : "response";
}

function declaration(type: NamedType, direction: Direction, written: string, model: Interface): Code {
  const name = sourced(identifier(written), type);
  const comment = docComment(typeDocumentation(type));
  const shape = type.use.type;
  const members = shape.kind === "object" && !type.use.nullable ? objectMembers(shape, direction, model) : [];
  if (members.length > 0) {
    const body = list({ open: "{", close: "}", separator: ";", items: members, multiline: true });
    return lines([comment, code`export interface ${name} ${body}`]);
  }
  return lines([comment, code`export type ${name} = ${useExpression(type.use, direction, model)};`]);
}

/** Prints the constant of an enumeration with named values, or of flags, which shares its name with the type. */
function constantOf(type: NamedType, model: Interface): Code | undefined {
  const shape = type.use.type;
  const keys = constantKeys(type, model);
  const values = valuesOf(shape);
  if (values !== undefined && keys !== undefined) return enumConstant(type, { shape: values, keys }, model);
  if ((shape.kind === "number" || shape.kind === "string") && shape.flags !== undefined) {
    return flagsConstant(type, shape.flags, shape.kind);
  }
  return undefined;
}

/** Returns the listed values of an enumeration, even if combined with bounds. */
function valuesOf(type: Type): EnumType | undefined {
  if (type.kind === "enum") return type;
  if (type.kind !== "intersection") return undefined;
  const [only, ...others] = type.parts.filter((part) => !isConstraintOnly(part.type));
  return others.length === 0 && only?.type.kind === "enum" ? only.type : undefined;
}

function isConstant(named: NamedType, model: Interface): boolean {
  const { type } = named.use;
  if (valuesOf(type) !== undefined) return constantKeys(named, model) !== undefined;
  return "flags" in type && type.flags !== undefined;
}

/** The keys of the constant of an enumeration, in the order of its values; undefined if it has no constant. */
function constantKeys({ use }: NamedType, { enums }: Interface): readonly string[] | undefined {
  const values = valuesOf(use.type);
  if (values === undefined || enums === "union") return undefined;
  const names = values.members.flatMap(({ name }) => name ?? []);
  if (names.length === values.members.length) return names;
  return enums === undefined ? undefined : enumKeys(values);
}

interface EnumConstant {
  readonly shape: EnumType;
  readonly keys: readonly string[];
}

function enumConstant(type: NamedType, { shape, keys }: EnumConstant, { enums }: Interface): Code {
  const name = identifier(type.identifier);
  const entries = shape.members.map((member, index) =>
    lines([
      docComment(memberDocumentation(member.description, member.deprecated)),
      code`${sourced(propertyKey(keys[index] ?? ""), member, "title")}: ${jsonLiteral(member.value)}`,
    ]),
  );
  const values = list({ open: "{", close: "}", separator: ",", items: entries, multiline: true });
  const listed = shape.members.map((member) => jsonLiteral(member.value));
  const known = enums === "both" ? listed : [code`(typeof ${name})[keyof typeof ${name}]`];
  const direction = type.differs ? "request" : directionOf(type);
  const members = [...known, ...unlistedMembers(shape, direction), ...(type.use.nullable ? [code`null`] : [])];
  return lines([
    docComment(typeDocumentation(type)),
    code`export const ${sourced(name, type)} = ${values} as const;`,
    code`export type ${sourced(name, type)} = ${unionType(members)};`,
  ]);
}

/** Declares the response type of an enumeration that is open in responses only. */
function openEnumAlias(type: NamedType, shape: EnumType): Code {
  const name = identifier(type.identifier);
  const comment = docComment({ text: `${type.identifier} or a value that the specification does not list.` });
  const members = [name, ...unlistedMembers(shape, "response")];
  return lines([
    comment,
    code`export type ${sourced(identifier(type.responseIdentifier), type)} = ${unionType(members)};`,
  ]);
}

function flagsConstant(type: NamedType, flags: readonly Flag[], base: "number" | "string"): Code {
  const name = identifier(type.identifier);
  const entries = flags.map((flag) =>
    lines([
      docComment(memberDocumentation(flag.description, undefined)),
      code`${sourced(propertyKey(flag.name), flag)}: ${base === "number" ? numberLiteral(2 ** flag.bit) : bigintLiteral(1n << BigInt(flag.bit))}`,
    ]),
  );
  const values = list({ open: "{", close: "}", separator: ",", items: entries, multiline: true });
  const alias = base === "number" ? code`number` : code`string`;
  return lines([
    docComment(typeDocumentation(type)),
    code`export const ${sourced(name, type)} = ${values} as const;`,
    code`export type ${sourced(name, type)} = ${alias}${type.use.nullable ? code` | null` : code``};`,
  ]);
}

function memberDocumentation(
  description: string | undefined,
  deprecated: boolean | undefined,
): Parameters<typeof docComment>[0] {
  if (description === undefined && deprecated !== true) return undefined;
  return { text: description ?? "", tags: deprecated === true ? [{ name: "deprecated", text: "" }] : [] };
}

/** Re-exports the types of all files. */
function typesIndex(groups: ReadonlyMap<string, readonly NamedType[]>, model: Interface): Code {
  const references = [...groups].flatMap(([module, types]) =>
    types.flatMap((type) => {
      const own = { name: type.identifier, module, typeOnly: !isConstant(type, model) };
      const { identifier, responseIdentifier } = type.wire ?? type;
      const names = new Set([identifier, responseIdentifier, type.responseIdentifier]);
      names.delete(type.identifier);
      return [own, ...Array.from(names, (name) => ({ name, module, typeOnly: true }))];
    }),
  );
  const brands = [...(model.brands ?? new Map<string, Brand>()).values()]
    .filter(({ type }) => type === undefined)
    .map(({ identifier: name }) => ({ name, module: layout.brands, typeOnly: true }));
  return reexports([...references, ...brands], new Set(groups.keys()));
}
