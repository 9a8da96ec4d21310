import type { Interface, NamedType } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { Direction } from "../../model/openness.js";
import {
  attached,
  type Code,
  call,
  code,
  docComment,
  type File,
  identifier,
  lines,
  objectLiteral,
  propertyKey,
  type Reexport,
  reexports,
  type SymbolReference,
  sourced,
  typescriptFile,
  validateRuntime,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { typeSymbol } from "../typescript/naming.js";
import { type PrintingOptions, printedFilesOf } from "../typescript/printed-files.js";
import { findDiscriminantProperties } from "./discriminant-properties.js";
import { fileBody } from "./file-body.js";
import { type NamedValidator, namedFunctions } from "./functions.js";
import { FunctionNames } from "./naming.js";
import { ownerNoun } from "./nouns.js";
import { parameterFiles } from "./parameters.js";
import { PrintedValidators } from "./printed-validators.js";
import { PropertyCodes } from "./property-code.js";
import { findRecursiveGroups, noRecursiveGroup } from "./recursive-group.js";
import { responseFiles } from "./responses.js";
import { codeOfSchemaUse } from "./schema-use-code.js";
import { createFileUnit, type FileUnit, type SharedContext } from "./scope.js";
import { findTypesTestedElsewhere } from "./tested-elsewhere.js";
import { createValidationKeys } from "./validation-keys.js";

/** Emits a validator per named type, parameter set and anonymous response, and an index. */
export function* emitValidators(model: Interface, options: PrintingOptions = {}): Generator<File, void> {
  const shared = {
    model,
    names: new FunctionNames(model),
    recursiveGroups: findRecursiveGroups(model),
    discriminants: findDiscriminantProperties(model),
    testedElsewhere: findTypesTestedElsewhere(model),
    properties: new PropertyCodes(),
    validationKeys: createValidationKeys(),
    valueCodes: new Map(),
    codeOfSchemaUse,
  };
  const printed = new PrintedValidators(printedFilesOf(options), shared);
  const files = typesByFile(model);
  for (const [module, types] of files) {
    yield printed.file(`${module}.ts`, { types }, () => typesFile(module, types, shared));
  }
  const parameters = parameterFiles(shared, printed);
  yield* parameters.files;
  const responses = responseFiles(shared, printed);
  yield* responses.files;
  const types = [...files].flatMap(([module, types]) =>
    types.map((type) => ({ name: type.identifier, module, typeOnly: false })),
  );
  const references = [...types, ...parameters.references, ...responses.references];
  yield typescriptFile({
    path: `${layout.validatorsIndex}.ts`,
    header: fileHeader(model),
    body: [reexports([...references, ...withoutCollisions(references)])],
  });
}

function typesByFile(model: Interface): ReadonlyMap<string, readonly NamedType[]> {
  const files = new Map<string, NamedType[]>();
  for (const type of model.types.values()) {
    const path = layout.validators(type);
    const types = files.get(path);
    if (types === undefined) files.set(path, [type]);
    else types.push(type);
  }
  return files;
}

function typesFile(module: string, types: readonly NamedType[], shared: SharedContext): File {
  const unit = createFileUnit(shared, module);
  const functions = types.flatMap((type) => [...typeFunctions(type, unit), validatorConstant(type, unit)]);
  const renamed = types.filter((type) => !isOwnName(type));
  const items = renamed.map((type) => code`${constantName(type)} as ${propertyKey(type.identifier)}`);
  const exported = objectLiteral(items);
  const more = renamed.length === 0 ? [] : [code`export ${exported};`];
  return typescriptFile({
    path: `${module}.ts`,
    header: fileHeader(shared.model),
    body: fileBody(unit, [...functions, ...more]),
  });
}

const runtimeReferences: readonly SymbolReference[] = [
  { name: "ValidationError", typeOnly: false },
  ...["DirectionalValidator", "Issue", "Result", "ValidateOptions", "Validator"].map((name) => ({
    name,
    typeOnly: true,
  })),
].map((reference) => ({ ...reference, module: "@guildwire/runtime/validate" }));

/**
 * Re-exports runtime names that users of validators need. A name declared by the specification gets a prefix, such as
 * `RuntimeIssue`.
 */
function withoutCollisions(taken: readonly SymbolReference[]): readonly Reexport[] {
  const names = new Set(taken.map(({ name }) => name));
  return runtimeReferences.map((reference) => {
    let name = reference.name;
    while (names.has(name)) name = `Runtime${name}`;
    return name === reference.name ? reference : { ...reference, as: name };
  });
}

function typeFunctions(type: NamedType, unit: FileUnit): readonly Code[] {
  const named = (view: Direction): NamedValidator => ({
    use: type.use,
    view,
    stem: unit.names.stemOf(type, view),
    owner: ownerNoun(type.title, type.identifier),
    title: type.title,
    recursiveGroup: unit.recursiveGroups.get(type.identifier) ?? noRecursiveGroup,
    discriminants: unit.discriminants.get(type.identifier),
    isTestExported: unit.testedElsewhere.has(type.identifier),
  });
  const own = namedFunctions(named(unit.names.ownView(type)), unit);
  return unit.names.differs(type) ? [...own, ...namedFunctions(named("response"), unit)] : own;
}

/** Globals that generated functions use, which a constant must not hide. */
const usedGlobals: ReadonlySet<string> = new Set(["Array", "Number", "Object", "Set"]);

/** Whether the constant has the name of its type. */
function isOwnName({ identifier: name }: NamedType): boolean {
  return !usedGlobals.has(name);
}

function constantName(type: NamedType): Code {
  return identifier(isOwnName(type) ? type.identifier : `_${type.identifier}`);
}

function validatorConstant(type: NamedType, unit: FileUnit): Code {
  const name = constantName(type);
  const exported = isOwnName(type) ? code`export ` : code``;
  const comment = unit.names.isSentOnly(type)
    ? docComment({ text: `Checks values of type ${type.identifier}, as the service sends them.` })
    : undefined;
  const request = typeSymbol(type, "request", unit.model, "types");
  const make = (direction: "request" | "response"): Code => {
    const items = [unit.names.functionOf("is", type, direction), unit.names.rulesOf(type, direction)];
    return call(validateRuntime("validator"), items);
  };
  if (!unit.names.differs(type)) {
    const annotation = code`${validateRuntime("Validator", true)}<${request}>`;
    return lines([
      comment,
      attached(
        code`${exported}const ${sourced(name, type)}: ${annotation} =`,
        code`/* @__PURE__ */ ${make("request")};`,
      ),
    ]);
  }
  const response = type.differs ? typeSymbol(type, "response", unit.model, "types") : request;
  const annotation = code`${validateRuntime("DirectionalValidator", true)}<${request}, ${response}>`;
  const pure = (made: Code): Code => code`/* @__PURE__ */ ${made}`;
  const both = call(validateRuntime("directional"), [pure(make("request")), pure(make("response"))]);
  return lines([
    comment,
    attached(code`${exported}const ${sourced(name, type)}: ${annotation} =`, code`/* @__PURE__ */ ${both};`),
  ]);
}
