import type { Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { responseTypeName } from "../../model/responses.js";
import type { SchemaUse } from "../../model/type.js";
import { attached, type Code, code, identifier, validateRuntime } from "../../print/index.js";
import { useExpression } from "../typescript/type-expression.js";
import { type FilesPerTag, filesPerTag } from "./files-per-tag.js";
import { namedValidator } from "./functions.js";
import type { FunctionNames } from "./naming.js";
import type { FileUnit, SharedContext } from "./scope.js";

/** An anonymous response type, such as an array. */
interface UnnamedResponse {
  readonly name: string;
  readonly use: SchemaUse;
}

/** Emits a validator per JSON response with an anonymous schema: one file per tag. */
export function responseFiles(shared: SharedContext): FilesPerTag {
  return filesPerTag(
    shared,
    layout.responseValidators,
    (operation) => unnamedResponsesOf(operation, shared.names),
    declareAll,
  );
}

/** Prints the responses of a tag; those that validate alike share a validator. */
function declareAll(unnamedResponses: readonly UnnamedResponse[], unit: FileUnit): readonly Code[] {
  const written = new Map<string, UnnamedResponse>();
  return unnamedResponses.flatMap((response) => {
    const { name, use } = response;
    const key = `${use.nullable} ${unit.validationKeys.of(use.type)}`;
    const same = written.get(key);
    const type = code`export type ${identifier(name)} = ${useExpression(use, "response", unit.model)};`;
    if (same === undefined) written.set(key, response);
    return [type, ...(same === undefined ? declarations(response, unit) : [sharedDeclaration(response, same)])];
  });
}

function sharedDeclaration({ name }: UnnamedResponse, { name: same }: UnnamedResponse): Code {
  const own = identifier(name);
  return code`export const ${own}: ${validateRuntime("Validator", true)}<${own}> = ${identifier(same)};`;
}

function unnamedResponsesOf(operation: Operation, names: FunctionNames): readonly UnnamedResponse[] {
  const successes = operation.responses.filter(isSuccess).length;
  return operation.responses.flatMap((response) => {
    const use = response.content.find(({ kind }) => kind === "json")?.use;
    if (use === undefined || isNamedOrEmpty(use)) return [];
    const { status } = response;
    const name = names.claim(responseTypeName(operation.typeStem, status, successes));
    return [{ name, use }];
  });
}

function isSuccess({ status }: Response): boolean {
  return String(status).startsWith("2");
}

/** Whether the type is named or unconstrained, so that no validator is needed. */
function isNamedOrEmpty({ type, nullable }: SchemaUse): boolean {
  return (type.kind === "reference" && !nullable) || (type.kind === "any" && type.checks.length === 0);
}

function declarations({ name, use }: UnnamedResponse, unit: FileUnit): readonly Code[] {
  const own = identifier(name);
  const { functions, value } = namedValidator({ use, view: "response", stem: name, owner: "the response" }, unit);
  const annotation = code`${validateRuntime("Validator", true)}<${own}>`;
  return [...functions, attached(code`export const ${own}: ${annotation} =`, code`${value};`)];
}
