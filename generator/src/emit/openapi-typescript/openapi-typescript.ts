import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { type Code, code, type File, joinCode, lines, typeLiteral, typescriptFile } from "../../print/index.js";
import { asObject, type Json } from "../../values/json.js";
import { nodeAt } from "../../values/pointer.js";
import { compareText } from "../../values/text.js";
import { fileHeader } from "../typescript/header.js";
import type { AliasForm } from "./aliases.js";
import { componentsType } from "./components.js";
import type { NodePlace } from "./node-place.js";
import { type PathEntries, PathItems } from "./path-items.js";
import type { PathsOptions } from "./paths-options.js";
import { documentTypes } from "./read-document.js";
import { readWriteMarkers } from "./read-write-markers.js";
import { rootTypes } from "./root-types.js";
import { SchemaTypes } from "./schema-type.js";

/**
 * Emits the types that openapi-typescript writes, `paths`, `webhooks`, `components`, `$defs` and `operations`, for programs that
 * use openapi-fetch and other libraries on these types. Their form follows the document as written, not its meaning. Therefore this
 * emitter reads the text of the document instead of the model.
 *
 * @param reportCut Receives the pointers of members of `allOf` that are left out.
 */
export function emitOpenapiTypescript(
  model: Pick<Interface, "output" | "optionalProperties">,
  text: string,
  given: PathsOptions = {},
  reportCut: (pointer: string) => void = () => undefined,
): readonly File[] {
  const document = asObject(JSON.parse(text) as Json) ?? {};
  const options = { ...given, optionalUndefined: model.optionalProperties !== undefined };
  const types = documentTypes(document, options);
  const components = asObject(document["components"]) ?? {};
  const schemas = new SchemaTypes(types);
  const items = new PathItems(types, schemas);
  const root = (name: string) => ({ at: `/${name}`, names: [name], defaultsArePresent: true });
  const paths = items.entries(document["paths"], root("paths"));
  const webhooks = items.entries(document["webhooks"], root("webhooks"));
  const printedComponents = componentsType(components, types, items.printers);
  const aliases = Array.from(
    types.aliases.declared(),
    ({ form, name, place }) => code`type ${name} = ${aliasedType(form, nodeAt(document, place.at), place)};`,
  );
  const exported = options.rootTypes === true ? rootTypes(components, types) : [];
  const ids = [...items.operations.keys()];
  const operations = options.alphabetize === true ? ids.toSorted(compareText) : ids;
  const declare = (name: Code, type: Code): Code =>
    options.exportType === true ? code`export type ${name} = ${type};` : code`export interface ${name} ${type}`;
  const body = [
    ...(options.readWriteMarkers === true ? readWriteMarkers : []),
    pathsDeclaration(paths, declare),
    declaration(code`webhooks`, webhooks.members, declare),
    declare(code`components`, printedComponents),
    ...exported,
    code`export type $defs = Record<string, never>;`,
    declaration(
      code`operations`,
      operations.map((id) => items.operations.get(id)?.member as Code),
      declare,
    ),
    ...aliases,
    ...(types.helpers.has("WithRequired") ? [withRequired] : []),
    ...types.enumerations.declarations,
  ];
  for (const pointer of types.cut) reportCut(pointer);
  return [typescriptFile({ path: `${layout.paths}.ts`, header: fileHeader(model), body })];

  function aliasedType(form: AliasForm, node: Json | undefined, place: NodePlace): Code {
    if (form === "base" || form === "nested" || form === "schemas") return schemas.print(node, place);
    return items.printers.node(form, asObject(node) ?? {}, place);
  }
}

type Declare = (name: Code, type: Code) => Code;

function pathsDeclaration({ members, templates }: PathEntries, declare: Declare): Code {
  if (templates.length === 0) return declaration(code`paths`, members, declare);
  const parts = [...(members.length === 0 ? [] : [members]), ...templates.map((template) => [template])];
  const printed = parts.map((part) => typeLiteral(part, { multiline: true }));
  return code`export type paths = ${joinCode(printed, code` & `)};`;
}

function declaration(name: Code, items: readonly Code[], declare: Declare): Code {
  return items.length === 0
    ? code`export type ${name} = Record<string, never>;`
    : declare(name, typeLiteral(items, { multiline: true }));
}

/** Required properties of what is an object; a parent may be null, too, or not declare the properties. */
const withRequired = lines([
  code`type WithRequired<T, K extends PropertyKey> = T extends object`,
  code`  ? T & Required<Pick<T, K & keyof T>>`,
  code`  : T;`,
]);
