import { fieldStyleOf } from "../../model/form-style.js";
import type { Interface, MediaContent, Operation, PartEncoding, RequestBody } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { itemBodyOf } from "../../model/stream.js";
import type { Property, SchemaUse } from "../../model/type.js";
import { wireForm } from "../../model/wire-form.js";
import {
  type Code,
  call,
  code,
  identifier,
  lines,
  objectLiteral,
  propertyKey,
  serverRuntime,
  stringLiteral,
  symbol,
} from "../../print/index.js";
import { fieldsIn, itemTypeOf } from "../typescript/conversion.js";
import { namedType } from "../typescript/naming.js";
import { convertingValidator, exactOption } from "./converted.js";
import { formFieldValue, otherFields } from "./form-field.js";
import { encodingOption, fileOptions, namesOption, requiredFiles } from "./form-files.js";
import { isClosedObject, isOpenObject, objectsIn } from "./open-objects.js";
import { bodyContents, isBodyOptional } from "./request.js";

/** How to decode an operation's body: the decoder, and declarations before it. */
export interface BodyCode {
  readonly value: Code;
  readonly declaration?: Code;
}

export function bodyCode(operation: Operation, model: Interface): BodyCode | undefined {
  const { body } = operation;
  if (body === undefined) return undefined;
  const value = bodyValue(body, model);
  if (body.content.length === 1 && body.content[0]?.kind === "json") return { value };
  const name = identifier(`${operation.identifier}Body`);
  return {
    value: name,
    declaration: lines([code`const ${name}: ${serverRuntime("RequestBody", true)} = ${value};`]),
  };
}

function bodyValue(body: RequestBody, model: Interface): Code {
  const [only, ...others] = body.content;
  if (body.payload !== undefined) return payloadBody(body, model);
  if (only !== undefined && others.length === 0 && isDefaultMediaType(only)) return decoder(only, body, model);
  const contentType = [bodyContents(body).length > 1 ? code`contentType: true` : undefined];
  const items = body.content.map((media) => code`${stringLiteral(media.mediaType)}: ${decoder(media, body, model)}`);
  return call(
    serverRuntime("bodyByMediaType"),
    [objectLiteral(items, { multiline: true }), options(body, undefined, model, contentType)],
    { hug: true },
  );
}

/** Whether the runtime's function accepts this media type by default. */
function isDefaultMediaType({ kind, mediaType }: MediaContent): boolean {
  switch (kind) {
    case "json":
      return mediaType === "application/json";
    case "text":
      return mediaType === "text/plain";
    case "binary":
      return false;
    case "form":
    case "multipart":
      return true;
  }
}

/** Prints `{ required: true }`, the replacement for an absent body, and form options. */
function options(
  body: RequestBody,
  media: MediaContent | undefined,
  model: Interface,
  more: readonly (Code | undefined)[] = [],
): Code {
  const absent = !body.required && media !== undefined && isBodyOptional(media, model);
  const items = [
    code`required: ${body.required ? code`true` : code`false`}`,
    absent ? code`absent: {}` : undefined,
    ...more,
  ];
  return objectLiteral(items.filter((item) => item !== undefined));
}

function decoder(media: MediaContent, body: RequestBody, model: Interface): Code {
  const { use } = media;
  switch (media.kind) {
    case "json":
      return call(
        serverRuntime("jsonBody"),
        [validatorOf(use, "anything", model), options(body, media, model, [exactOption(use, model)])],
        { hug: true },
      );
    case "text":
      return call(serverRuntime("textBody"), [validatorOf(use, "anyText", model), options(body, media, model)], {
        hug: true,
      });
    case "binary": {
      const items = itemBodyOf(media);
      if (items?.format === "multipart") {
        const { item, parts = "bytes" } = items.stream;
        // Parts have their JSON form in code.
        const checked = validatorOf(item, "anything", wireForm(model));
        return call(serverRuntime("partsBody"), [stringLiteral(parts), checked, options(body, media, model)], {
          hug: true,
        });
      }
      if (items === undefined) return call(serverRuntime("binaryBody"), [options(body, media, model)], { hug: true });
      const validator = validatorOf(items.item, "anything", model);
      const more = [exactOption(items.item, model)];
      return call(
        serverRuntime("itemsBody"),
        [stringLiteral(items.format), validator, options(body, media, model, more)],
        { hug: true },
      );
    }
    case "form":
      return call(
        serverRuntime("formBody"),
        [validatorOf(use, "anything", model), options(body, media, model, [reader(media, model)])],
        { hug: true },
      );
    case "multipart": {
      const streams = media.streamsFiles === true;
      const more = [
        ...fileOptions(media, model),
        streams ? requiredFiles(media, model) : undefined,
        encodingOption(media),
        reader(media, model),
      ];
      return call(
        serverRuntime(streams ? "uploadBody" : "multipartBody"),
        [validatorOf(use, "anything", model), options(body, media, model, more)],
        { hug: true },
      );
    }
  }
}

/** Prints the decoder of JSON, or of a form with the same JSON in one of its fields. */
function payloadBody(body: RequestBody, model: Interface): Code {
  const { payload } = body;
  const json = body.content.find((media) => media.kind === "json");
  const form = body.content.find((media) => media.kind === "multipart");
  if (payload === undefined || json === undefined || form === undefined) throw new Error("the body has no payload");
  const more = [
    code`property: ${stringLiteral(payload.property)}`,
    namesOption("files", payload.files),
    namesOption("fileLists", payload.fileLists),
    code`multipart: ${validatorOf(form.use, "anything", model)}`,
    reader(form, model, [payload.property]),
    exactOption(json.use, model),
  ];
  return call(
    serverRuntime("payloadBody"),
    [validatorOf(json.use, "anything", model), options(body, json, model, more)],
    { hug: true },
  );
}

function validatorOf(use: SchemaUse | undefined, otherwise: "anything" | "anyText", model: Interface): Code {
  if (use?.type.kind !== "reference" || use.nullable) {
    return convertingValidator(serverRuntime(otherwise), otherwise === "anything" ? use : undefined, model);
  }
  const target = namedType(model, use.type.name);
  const validator = symbol({ name: target.identifier, module: layout.validators(target), typeOnly: false });
  return convertingValidator(validator, otherwise === "anything" ? use : undefined, model);
}

/** Prints `name: form.text("name")`. */
function fieldReader(
  property: Property,
  part: PartEncoding | undefined,
  kind: MediaContent["kind"],
  model: Interface,
): Code {
  const name = propertyKey(property.name);
  if (part?.fields !== undefined) return code`${name}: ${nestedForm(property, part.fields, model)}`;
  const encoding = { isJson: part?.json === true, style: fieldStyleOf(kind, part) };
  return code`${name}: ${formFieldValue(code`form`, property, model, encoding)}`;
}

/** Prints the expression that reads a part, or several, as forms. The validator decides about undeclared fields. */
function nestedForm({ name, type }: Property, encoding: readonly PartEncoding[], model: Interface): Code {
  const items = itemTypeOf(type, model);
  const parts = new Map(encoding.map((part) => [part.property, part]));
  const fields = fieldsIn(items ?? type, model).map((field) =>
    fieldReader(field, parts.get(field.name), "form", model),
  );
  const convert = code`${serverRuntime("nestedForm")}(${functionOfForm([...fields, otherFields(code`form`, items ?? type, model)])})`;
  const method = items === undefined ? "converted" : "repeated";
  return code`form.${identifier(method)}(${stringLiteral(name)}, ${convert})`;
}

/** Prints `read: (form) => ({ … })`, which converts every field to its type; absent without a schema. */
function reader(media: MediaContent, model: Interface, skipped: readonly string[] = []): Code | undefined {
  if (media.use === undefined) return undefined;
  const parts = new Map(media.encoding.map((part) => [part.property, part]));
  const shown = fieldsIn(media.use.type, model).filter(
    ({ name, readOnly }) => !readOnly && !skipped.includes(name) && parts.get(name)?.file !== true,
  );
  const items = shown.map((property) => fieldReader(property, parts.get(property.name), media.kind, model));
  // The validator refuses undeclared fields of closed objects, so they are read as well.
  const others = objectsIn(media.use.type, model).some((object) => isOpenObject(object) || isClosedObject(object));
  return code`read: ${functionOfForm(others ? [...items, otherFields(code`form`, media.use.type, model)] : items)}`;
}

/** The compiler flag `noUnusedParameters` rejects a parameter that nothing reads, as in a form of files alone. */
function functionOfForm(members: readonly Code[]): Code {
  return members.length === 0 ? code`() => ({})` : code`(form) => (${objectLiteral(members)})`;
}
