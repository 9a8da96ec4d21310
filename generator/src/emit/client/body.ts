import { bodyChoices } from "../../model/body-choices.js";
import { isExactType } from "../../model/conversion.js";
import { type FieldStyle, fieldStyleOf } from "../../model/form-style.js";
import type { Interface, MediaContent, Operation, PartEncoding, StreamContent } from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import { itemBodyOf, type JsonItemBody } from "../../model/stream.js";
import type { Type } from "../../model/type.js";
import {
  arrayLiteral,
  type ClientRuntimeName,
  type Code,
  call,
  clientRuntime,
  code,
  objectLiteral,
  propertyKey,
  stringLiteral,
  valuesRuntime,
} from "../../print/index.js";
import { fieldsIn, itemTypeOf } from "../typescript/conversion.js";
import { useConversion } from "../typescript/conversion-code.js";
import { parameterValueTypeOf } from "../typescript/parameter-value-type.js";
import { partTypes } from "../typescript/part-code.js";
import { bodyWithDefaults } from "./body-defaults.js";
import { isExactBody } from "./conversions.js";
import { formArgument, styledArgument } from "./exact-texts.js";
import { argumentAccess } from "./result.js";

/** The request's `body` field: how the caller's body becomes bytes, and the idempotency key of the request. */
export function bodyField(operation: Operation, model: Interface): Code | undefined {
  const encoder = bodyEncoder(operation, model);
  const key = operation.idempotencyKey;
  if (key === undefined) return encoder && code`body: ${encoder}`;
  const items = [stringLiteral(key.name), argumentAccess(key.argument), ...(encoder === undefined ? [] : [encoder])];
  return code`body: ${call(clientRuntime("idempotent"), items)}`;
}

/** Encoders turn an absent body into none. */
function bodyEncoder(operation: Operation, model: Interface): Code | undefined {
  const choices = bodyChoices(operation);
  const [first, ...others] = choices;
  const body = operation.body;
  if (body === undefined || first === undefined) return undefined;
  const chosen = others.reduceRight(
    (rest, media) =>
      code`args.contentType === ${stringLiteral(media.mediaType)} ? ${encodedBody(operation, media, model)} : ${rest}`,
    encodedBody(operation, first, model),
  );
  return chosen;
}

function encodedBody(operation: Operation, media: MediaContent, model: Interface): Code {
  const value = bodyWithDefaults(media, model);
  const payload = operation.body?.payload;
  if (payload !== undefined) {
    const files = [...payload.files, ...payload.fileLists].map(stringLiteral);
    const names = arrayLiteral(files);
    const exact = operation.body?.content.some((each) => each.kind === "json" && isExactBody(each, model));
    const stringify = exact ? code`, ${valuesRuntime("exactPart")}` : undefined;
    return code`${clientRuntime("payload")}(${value}, ${stringLiteral(payload.property)}, ${names}${stringify})`;
  }
  const sent = mediaTypeWithParameters(media);
  switch (media.kind) {
    case "json":
      if (isExactBody(media, model)) return exactJson(value, media);
      return sent === "application/json" || media.mediaType === "*/*"
        ? code`${clientRuntime("json")}(${value})`
        : code`${clientRuntime("json")}(${value}, ${stringLiteral(sent)})`;
    case "form":
      return formBody(value, media, model);
    case "multipart":
      return code`${clientRuntime("multipart")}(${value}, ${partDescriptions(media, model)})`;
    case "text":
      return code`${clientRuntime("text")}(${value}, ${stringLiteral(sent)})`;
    case "binary": {
      const items = itemBodyOf(media);
      if (items?.format === "multipart") return partsBody(value, media, items.stream);
      if (items !== undefined) {
        const encoder = items.format === "json-lines" ? "jsonLinesBody" : "jsonSequenceBody";
        const converted = convertedItems(value, items, model);
        return code`${clientRuntime(encoder)}(${converted}, ${stringLiteral(sent)})`;
      }
      const type = media.mediaType === "*/*" ? "application/octet-stream" : sent;
      return code`${clientRuntime("binary")}(${value}, ${stringLiteral(type)})`;
    }
  }
}

function partsBody(value: Code, { mediaType }: MediaContent, stream: StreamContent): Code {
  const types = partTypes(stream);
  const items = [value, stringLiteral(mediaType), stringLiteral(stream.parts ?? "bytes"), ...(types ? [types] : [])];
  return call(clientRuntime("partsBody"), items);
}

function exactJson(value: Code, media: MediaContent): Code {
  const sent = mediaTypeWithParameters(media);
  const isDefault = sent === "application/json" || media.mediaType === "*/*";
  const items = [value, ...(isDefault ? [] : [stringLiteral(sent)])];
  return call(valuesRuntime("jsonWithBigints"), items);
}

function formBody(value: Code, media: MediaContent, model: Interface): Code {
  const encoders = media.use === undefined ? [] : fieldEncoders(media.use.type, media.encoding, model);
  const items = encoders.length === 0 ? [] : [objectLiteral(encoders.map(({ entry }) => entry))];
  const styled = encoders.map(({ field }) => field);
  const fields = media.use === undefined ? value : formArgument(value, media.use.type, model, styled);
  return call(clientRuntime("form"), [fields, ...items]);
}

/** The encoder of a field, as a property of a table. */
interface FieldEncoderEntry {
  readonly field: string;
  readonly entry: Code;
}

/** Prints the encoders of the fields of a form that have a style of their own. */
function fieldEncoders(type: Type, encoding: readonly PartEncoding[], model: Interface): readonly FieldEncoderEntry[] {
  const types = fieldTypes(type, model);
  return encoding.flatMap((part) => {
    const fieldType = types.get(part.property);
    const style = fieldStyleOf("form", part);
    const encoder = fieldType === undefined || style === undefined ? undefined : fieldEncoder(fieldType, style, model);
    if (encoder === undefined) return [];
    return [{ field: part.property, entry: code`${propertyKey(part.property)}: ${encoder}` }];
  });
}

/** Prints the function that encodes a field in a style; undefined if it is the default, repeated items. */
function fieldEncoder(type: Type, { style, explode }: FieldStyle, model: Interface): Code | undefined {
  const valueType = parameterValueTypeOf(type, model);
  if (style === "deepObject") return clientRuntime("deepObject");
  if (valueType === "scalar" || (valueType === "list" && explode)) return undefined;
  const value = code`value`;
  const argument = styledArgument(value, type, model);
  if (style === "form" && valueType === "object" && explode) {
    return code`(_, value) => ${clientRuntime("formObject")}(${argument})`;
  }
  const encoder = clientRuntime(delimitedEncoder(style, valueType));
  return argument === value ? encoder : code`(name, value) => ${encoder}(name, ${argument})`;
}

function delimitedEncoder(style: FieldStyle["style"], valueType: "list" | "object"): ClientRuntimeName {
  if (style === "spaceDelimited") return "spaceList";
  if (style === "pipeDelimited") return "pipeList";
  return valueType === "list" ? "commaList" : "commaObject";
}

/** Prints the function that encodes a part as a form; undefined for other parts. */
function partForm(type: Type | undefined, { fields }: PartEncoding, model: Interface): Code | undefined {
  if (fields === undefined || type === undefined) return undefined;
  const own = itemTypeOf(type, model) ?? type;
  const encoders = fieldEncoders(own, fields, model);
  const value = code`value`;
  const styled = encoders.map(({ field }) => field);
  const argument = formArgument(value, own, model, styled);
  if (encoders.length === 0) {
    const formText = clientRuntime("formText");
    return argument === value ? formText : code`(draft, value) => ${formText}(draft, ${argument})`;
  }
  const items = objectLiteral(encoders.map(({ entry }) => entry));
  return code`(draft, value) => ${clientRuntime("formText")}(draft, ${argument}, ${items})`;
}

function partDescriptions(media: MediaContent, model: Interface): Code {
  const types = fieldTypes(media.use?.type, model);
  const items = media.encoding.flatMap((part) => {
    const type = types.get(part.property);
    const form = partForm(type, part, model);
    const facts = [
      ...(part.contentType === undefined ? [] : [code`contentType: ${stringLiteral(part.contentType)}`]),
      ...(part.json ? [code`json: true`] : []),
      ...(form === undefined ? exactForm(type, part, model) : [code`form: ${form}`]),
      ...(part.file ? [code`file: true`] : []),
    ];
    if (facts.length === 0) return [];
    return [code`${propertyKey(part.property)}: ${objectLiteral(facts)}`];
  });
  return objectLiteral(items);
}

/** Prints the function that encodes a part as JSON, if it may contain bigints. */
function exactForm(type: Type | undefined, { json }: PartEncoding, model: Interface): readonly Code[] {
  const isExact = json && type !== undefined && isExactType(type, model);
  return isExact ? [code`form: ${valuesRuntime("exactPart")}`] : [];
}

/** The types of the fields of a form by name. A form may have thousands of fields. */
function fieldTypes(type: Type | undefined, model: Interface): ReadonlyMap<string, Type> {
  return new Map(type === undefined ? [] : fieldsIn(type, model).map((field) => [field.name, field.type]));
}

/** Prints the items of a body as their bytes if code has other values than JSON. */
function convertedItems(value: Code, { format, item }: JsonItemBody, model: Interface): Code {
  const conversion = useConversion(item, model);
  if (conversion === undefined) return value;
  const items = [value, stringLiteral(format), conversion];
  return call(valuesRuntime("convertedItemBytes"), items);
}
