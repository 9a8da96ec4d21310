import { layout } from "../../model/layout.js";
import type { SchemaUse } from "../../model/type.js";
import { attached, type Code, code, identifier, validateRuntime } from "../../print/index.js";
import { useExpression } from "../typescript/type-expression.js";
import { unnamedResponses } from "../typescript/unnamed-responses.js";
import { type FilesPerTag, filesPerTag } from "./files-per-tag.js";
import { namedValidator } from "./functions.js";
import type { PrintedValidators } from "./printed-validators.js";
import type { FileUnit, SharedContext } from "./scope.js";

/** An anonymous response type, such as an array, and the name of its validator. */
interface NamedResponse {
  readonly name: string;
  readonly use: SchemaUse;
}

/** Emits a validator per JSON response with an anonymous schema: one file per tag. */
export function responseFiles(shared: SharedContext, printed: PrintedValidators): FilesPerTag {
  return filesPerTag(
    { shared, printed },
    layout.responseValidators,
    (operation) =>
      Array.from(unnamedResponses(operation, shared.model).values(), ({ use, symbol: { name } }) => ({ name, use })),
    declareAll,
  );
}

/** Prints the responses of a tag; those that validate alike share a validator. */
function declareAll(unnamedResponses: readonly NamedResponse[], unit: FileUnit): readonly Code[] {
  const written = new Map<string, NamedResponse>();
  return unnamedResponses.flatMap((response) => {
    const { name, use } = response;
    const key = `${use.nullable} ${unit.validationKeys.of(use.type)}`;
    const same = written.get(key);
    const type = code`export type ${identifier(name)} = ${useExpression(use, "response", unit.model)};`;
    if (same === undefined) written.set(key, response);
    return [type, ...(same === undefined ? declarations(response, unit) : [sharedDeclaration(response, same)])];
  });
}

function sharedDeclaration({ name }: NamedResponse, { name: same }: NamedResponse): Code {
  const own = identifier(name);
  return code`export const ${own}: ${validateRuntime("Validator", true)}<${own}> = ${identifier(same)};`;
}

function declarations({ name, use }: NamedResponse, unit: FileUnit): readonly Code[] {
  const own = identifier(name);
  const { functions, value } = namedValidator({ use, view: "response", stem: name, owner: "the response" }, unit);
  const annotation = code`${validateRuntime("Validator", true)}<${own}>`;
  return [...functions, attached(code`export const ${own}: ${annotation} =`, code`${value};`)];
}
