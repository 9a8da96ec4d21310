import type { Operation, Parameter } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { ObjectType, Property, Use } from "../../model/type.js";
import { type Code, code, docComment, identifier, lines, list, validateRuntime } from "../../print/index.js";
import { objectMembers } from "../typescript/type-expression.js";
import { noCircle } from "./circle.js";
import { type FilesPerTag, filesPerTag } from "./files-per-tag.js";
import { namedFunctions } from "./functions.js";
import type { FunctionNames } from "./naming.js";
import type { Shared, Unit } from "./scope.js";

/** The parameters of one operation that travel in one place, such as its query. */
interface ParameterSet {
  readonly name: string;
  readonly comment: string;
  readonly use: Use;
  readonly type: ObjectType;
}

/** A validator per operation and place of parameters, for values that were decoded: one file per tag. */
export function parameterFiles(shared: Shared): FilesPerTag {
  return filesPerTag(shared, layout.parameterValidators, (operation) => setsOf(operation, shared.names), declareAll);
}

function declareAll(sets: readonly ParameterSet[], unit: Unit): readonly Code[] {
  const written = new Map<string, ParameterSet>();
  return sets.flatMap((set) => {
    const text = textOf(set.type);
    const same = written.get(text);
    if (same !== undefined) return [alias(set, same)];
    written.set(text, set);
    return declarations(set, unit);
  });
}

const places = [
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Header"],
  ["cookie", "Cookie"],
] as const;

function setsOf(operation: Operation, names: FunctionNames): readonly ParameterSet[] {
  return places.flatMap(([place, word]) => {
    const wanted = operation.parameterSets[place];
    if (wanted === undefined) return [];
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    const { at } = operation;
    const type: ObjectType = {
      kind: "object",
      at,
      lenient: false,
      properties: parameters.map(propertyOf),
      requiredElsewhere: [],
      patterns: [],
      additionalStated: false,
      checks: [],
    };
    const name = names.claim(wanted);
    const comment = `${word} parameters of ${operation.identifier}.`;
    return [{ name, comment, use: { at, type, nullable: false }, type }];
  });
}

function propertyOf(parameter: Parameter): Property {
  const { use, name, required } = parameter;
  const words = parameter.description ?? use.description;
  return {
    ...use,
    ...(words === undefined ? {} : { description: words }),
    name,
    required,
    readOnly: false,
    writeOnly: false,
    permissions: [],
    ownerOnly: false,
    clientDefault: false,
  };
}

/** What a set says to programs and to people, wherever it was written. */
function textOf(type: ObjectType): string {
  return JSON.stringify(type, (key, value: unknown) => {
    if (key === "at") return undefined;
    // values of the specification may have a property of that name
    return key === "value" || key === "examples" ? JSON.stringify(value) : value;
  });
}

/** A set that is another one under its own name. */
function alias({ name, comment }: ParameterSet, { name: same }: ParameterSet): Code {
  const own = identifier(name);
  const annotation = code`${validateRuntime("Validator", true)}<${own}>`;
  return lines([
    docComment({ text: comment }),
    code`export type ${own} = ${identifier(same)};`,
    docComment({ text: comment }),
    code`export const ${own}: ${annotation} = ${identifier(same)};`,
  ]);
}

function declarations({ name, comment, use, type }: ParameterSet, unit: Unit): readonly Code[] {
  const guard = identifier(name);
  const members = list({
    open: "{",
    close: "}",
    separator: ";",
    items: objectMembers(type, "request", unit.model),
    multiline: true,
  });
  const functions = namedFunctions(
    { use, view: "request", stem: name, owner: "the request", circle: noCircle, guard },
    unit,
  );
  const parts = ["is", "check", "copy"].map((prefix) => identifier(`${prefix}${name}`));
  const call = list({ open: "(", close: ")", separator: ",", items: parts });
  const annotation = code`${validateRuntime("Validator", true)}<${guard}>`;
  return [
    lines([docComment({ text: comment }), code`export interface ${guard} ${members}`]),
    ...functions,
    lines([
      docComment({ text: comment }),
      code`export const ${guard}: ${annotation} = /* @__PURE__ */ ${validateRuntime("validator")}${call};`,
    ]),
  ];
}
