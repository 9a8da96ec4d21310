import { keyOf } from "../../model/conversion.js";
import { type FileKind, fileKind, isFileOnly } from "../../model/file-kind.js";
import type { Interface, MediaContent, RequestBody } from "../../model/interface.js";
import { bareMediaType } from "../../model/media-kind.js";
import { objectTypesOf, resolveType } from "../../model/resolve-type.js";
import type { Type } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  code,
  numberLiteral,
  objectLiteral,
  propertyKey,
  serverRuntime,
  sourced,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { isOpenObject, objectsIn } from "./open-objects.js";

/** A field of a form that may have files. */
export interface FileField {
  readonly name: string;
  /** Name in code. */
  readonly key: string;
  readonly kind: Exclude<FileKind, "none">;
  readonly required: boolean;
  /** The least number of files if the field is present. */
  readonly least: number;
  readonly at: string;
}

/** Returns the fields of a multipart form that may have files. */
export function fileFields(media: MediaContent, model: Interface): readonly FileField[] {
  if (media.kind !== "multipart" || media.use === undefined) return [];
  const properties = objectTypesOf(media.use.type, model).flatMap((object) => object.properties);
  return properties.flatMap((property) => {
    const kind = property.readOnly ? "none" : fileKind(property.type, model);
    if (kind === "none") return [];
    const { name, required, at } = property;
    return [{ name, key: keyOf(property), kind, required, least: leastItems(property.type, model), at }];
  });
}

function leastItems(given: Type, model: Interface): number {
  const type = resolveType(given, model);
  const bounds =
    type.kind === "array" ? type.checks.flatMap((check) => (check.kind === "min-items" ? check.limit : [])) : [];
  return Math.max(1, ...bounds);
}

/** Whether files in undeclared fields are passed to the handler. */
function hasOtherFiles({ use }: MediaContent, model: Interface): boolean {
  return use === undefined || objectsIn(use.type, model).some(isOpenObject);
}

/**
 * Declares the files that a handler receives; undefined if there are none. Forms with the body in one of their fields have a
 * list of all files in the order of the form, since the names of their fields have no meaning.
 *
 * @param always Whether there is a form. Otherwise, no file is required.
 */
export function filesMember(
  { payload }: RequestBody,
  media: MediaContent,
  { model, always }: { readonly model: Interface; readonly always: boolean },
): Code | undefined {
  const file = serverRuntime("UploadedFile", true);
  if (payload !== undefined) return code`readonly files: readonly ${file}[]`;
  if (media.kind !== "multipart") return undefined;
  if (media.streamsFiles === true) return code`readonly files: AsyncIterable<${incomingFile(media, model)}>`;
  const types = { one: code`${file}`, list: code`readonly ${file}[]`, either: code`${file} | readonly ${file}[]` };
  const members = fileFields(media, model).map((field) => {
    const { key, kind, required } = field;
    const mark = required && isFileOnly(kind) && always ? code`` : code`?`;
    const type = types[kind === "mixed" ? "either" : kind === "mixed-list" ? "list" : kind];
    return code`readonly ${sourced(propertyKey(key), field)}${mark}: ${type}`;
  });
  const others = hasOtherFiles(media, model) ? [code`readonly [field: string]: ${types.either} | undefined`] : [];
  if (members.length + others.length === 0) return undefined;
  return code`readonly files: ${typeLiteral([...members, ...others])}`;
}

/** Prints the type of a file that arrives while the handler runs. */
function incomingFile(media: MediaContent, model: Interface): Code {
  const incoming = serverRuntime("IncomingFile", true);
  if (hasOtherFiles(media, model)) return code`${incoming}`;
  const names = fileFields(media, model).map(({ name }) => stringLiteral(name));
  return names.length === 0 ? code`${incoming}<never>` : code`${incoming}<${unionType(names)}>`;
}

/** Prints how many files of each field are required at least; undefined for none. */
export function requiredFiles(media: MediaContent, model: Interface): Code | undefined {
  const required = fileFields(media, model).filter((field) => field.required && isFileOnly(field.kind));
  if (required.length === 0) return undefined;
  const entries = required.map(({ name, least }) => code`${propertyKey(name)}: ${numberLiteral(least)}`);
  return code`requiredFiles: ${objectLiteral(entries)}`;
}

/** Prints the options of the decoder that name the fields with files. */
export function fileOptions(media: MediaContent, model: Interface): readonly (Code | undefined)[] {
  const fields = fileFields(media, model);
  const names = (some: readonly FileField[]): readonly string[] => some.map(({ name }) => name);
  const only = fields.filter(({ kind }) => isFileOnly(kind));
  const mixed = names(fields.filter(({ kind }) => !isFileOnly(kind)));
  const renamed = fields.filter(({ name, key }) => name !== key);
  const entries = renamed.map(({ name, key }) => code`${propertyKey(name)}: ${stringLiteral(key)}`);
  return [
    namesOption("files", names(only)),
    namesOption("repeatedFiles", names(fields.filter(({ kind }) => kind === "list" || kind === "mixed-list"))),
    hasOtherFiles(media, model) ? code`otherFiles: "any"` : namesOption("otherFiles", mixed),
    entries.length === 0 ? undefined : code`fileKeys: ${objectLiteral(entries)}`,
    namesOption("jsonFields", jsonFields(media, fields)),
  ];
}

/** Prints what the headers of parts must say; undefined if the specification declares nothing. */
export function encodingOption({ encoding }: MediaContent): Code | undefined {
  const entries = encoding.flatMap(({ property, contentType, headers, file }) => {
    const types = (contentType ?? "")
      .split(",")
      .map((type) => bareMediaType(type))
      .filter((type) => type !== "");
    // Clients send headers with files only.
    const required = headers.filter((header) => file && header.required).map(({ name }) => name.toLowerCase());
    const facts = [namesOption("types", types), namesOption("headers", required)].filter((fact) => fact !== undefined);
    return facts.length === 0 ? [] : [code`${propertyKey(property)}: ${objectLiteral(facts)}`];
  });
  return entries.length === 0 ? undefined : code`encoding: ${objectLiteral(entries)}`;
}

/** Returns the fields with objects and lists, of which a file would be taken for one. */
function jsonFields({ encoding }: MediaContent, fields: readonly FileField[]): readonly string[] {
  const names = new Set(fields.map(({ name }) => name));
  return encoding.filter(({ property, json }) => json && !names.has(property)).map(({ property }) => property);
}

/** Prints an option with a list of names; undefined for none. */
export function namesOption(option: string, names: readonly string[]): Code | undefined {
  if (names.length === 0) return undefined;
  return code`${propertyKey(option)}: ${arrayLiteral(names.map(stringLiteral))}`;
}
