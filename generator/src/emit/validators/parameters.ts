import type { Operation } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { plainProperty } from "../../model/plain-property.js";
import type { ObjectType, SchemaUse } from "../../model/type.js";
import { type Code, code, identifier, lines, sourced, typeLiteral, validateRuntime } from "../../print/index.js";
import { objectMembers } from "../typescript/type-expression.js";
import { type FilesPerTag, filesPerTag } from "./files-per-tag.js";
import { namedValidator } from "./functions.js";
import type { FunctionNames } from "./naming.js";
import type { PrintedValidators } from "./printed-validators.js";
import type { FileUnit, SharedContext } from "./scope.js";

/** The parameters of an operation in one location, such as its query. */
interface ParameterSet {
  readonly name: string;
  readonly use: SchemaUse;
  readonly type: ObjectType;
}

/** Emits a validator per operation and parameter location, for decoded values: one file per tag. */
export function parameterFiles(shared: SharedContext, printed: PrintedValidators): FilesPerTag {
  return filesPerTag(
    { shared, printed },
    layout.parameterValidators,
    (operation) => parameterSetsOf(operation, shared.names),
    declareAll,
  );
}

function declareAll(sets: readonly ParameterSet[], unit: FileUnit): readonly Code[] {
  const written = new Map<string, ParameterSet>();
  const typeNames = new Map<string, string>();
  return sets.flatMap((set) => {
    const key = originKey(set.type);
    const typeName = typeNames.get(key);
    if (typeName === undefined) typeNames.set(key, set.name);
    const type = typeDeclaration(set, typeName, unit);
    const rules = unit.validationKeys.of(set.type);
    const same = written.get(rules);
    if (same !== undefined) return [sharedDeclarations(set, same, type)];
    written.set(rules, set);
    return declarations(set, type, unit);
  });
}

const parameterLocations = ["path", "query", "header", "cookie"] as const;

function parameterSetsOf(operation: Operation, names: FunctionNames): readonly ParameterSet[] {
  return parameterLocations.flatMap((place) => {
    const wanted = operation.parameterSets[place];
    if (wanted === undefined) return [];
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const { at } = operation;
    const type: ObjectType = {
      kind: "object",
      at,
      untyped: false,
      properties: parameters.map(({ at, name, required, use, description }) =>
        plainProperty({ name, required, use, description, namedAt: { at, field: "name" } }),
      ),
      requiredElsewhere: [],
      patterns: [],
      additionalStated: false,
      checks: [],
    };
    const name = names.claim(wanted);
    return [{ name, use: { at, type, nullable: false }, type }];
  });
}

/** Returns a key of where the parameters of a set are declared: sets of the same parameters share their type. */
function originKey({ properties }: ObjectType): string {
  return JSON.stringify(properties.map(({ at, namedAt }) => (namedAt ?? { at }).at));
}

/** Prints a set that reuses the functions of an equivalent one. */
function sharedDeclarations(set: ParameterSet, { name: same }: ParameterSet, type: Code): Code {
  const own = identifier(set.name);
  const annotation = code`${validateRuntime("Validator", true)}<${own}>`;
  return lines([
    type,
    code`export const ${sourced(own, set.use, "operationId")}: ${annotation} = ${identifier(same)};`,
  ]);
}

/** Prints the type of a set, as an alias if an earlier set has the same parameters. */
function typeDeclaration({ name, use, type }: ParameterSet, same: string | undefined, unit: FileUnit): Code {
  const own = sourced(identifier(name), use, "operationId");
  if (same !== undefined) return code`export type ${own} = ${identifier(same)};`;
  const items = objectMembers(type, "request", unit.model);
  return code`export interface ${own} ${typeLiteral(items, { multiline: true })}`;
}

function declarations(set: ParameterSet, type: Code, unit: FileUnit): readonly Code[] {
  const { name, use } = set;
  const guard = identifier(name);
  const { functions, value } = namedValidator({ use, view: "request", stem: name, owner: "the request" }, unit);
  const annotation = code`${validateRuntime("Validator", true)}<${guard}>`;
  return [type, ...functions, code`export const ${sourced(guard, use, "operationId")}: ${annotation} = ${value};`];
}
