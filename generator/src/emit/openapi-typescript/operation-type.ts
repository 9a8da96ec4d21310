import type {
  Interface,
  MediaContent,
  Operation,
  Parameter,
  RequestBody,
  Response,
  ResponseHeader,
} from "../../model/interface.js";
import {
  type Code,
  code,
  docComment,
  lines,
  numberLiteral,
  propertyKey,
  sourced,
  stringLiteral,
  typeLiteral,
} from "../../print/index.js";
import { operationDocumentation, schemaUseDocumentation } from "../typescript/documentation.js";
import { componentName, componentOr } from "./component.js";
import { type SchemaContext, schemaType } from "./schema-type.js";

/** Prints an entry of `operations`: parameters, body and responses. */
export function operationType(operation: Operation, model: Interface): Code {
  const { body } = operation;
  const mark = body?.required === true ? code`` : code`?`;
  return typeLiteral(
    [
      code`parameters: ${parametersType(operation.parameters, model)}`,
      code`requestBody${mark}: ${body === undefined ? code`never` : componentOr("requestBodies", body, () => requestBodyType(body, model))}`,
      code`responses: ${responsesType(operation, model)}`,
    ],
    { multiline: true },
  );
}

/** Prints the documentation of an operation. */
export function operationComment(operation: Operation, model: Interface): Code | undefined {
  return docComment(operationDocumentation(operation, model));
}

const locations = ["query", "header", "path", "cookie"] as const;

/** Prints the parameters of an operation by location. */
export function parametersType(parameters: readonly Parameter[], model: Interface): Code {
  return typeLiteral(
    locations.map((location) => {
      const own = parameters.filter((parameter) => parameter.in === location);
      const isOptional = own.every((parameter) => !isRequired(parameter));
      const type =
        own.length === 0
          ? code`never`
          : typeLiteral(
              own.map((one) => parameterMember(one, model)),
              { multiline: true },
            );
      return code`${propertyKey(location)}${isOptional ? code`?` : code``}: ${type}`;
    }),
    { multiline: true },
  );
}

function isRequired(parameter: Parameter): boolean {
  return parameter.in === "path" || parameter.required;
}

function parameterMember(parameter: Parameter, model: Interface): Code {
  const mark = isRequired(parameter) ? code`` : code`?`;
  const described = parameter.description === undefined ? {} : { description: parameter.description };
  return lines([
    docComment(schemaUseDocumentation({ ...parameter.use, ...described })),
    code`${sourced(propertyKey(parameter.name), parameter, "name")}${mark}: ${componentOr("parameters", parameter, () => parameterType(parameter, model))}`,
  ]);
}

export function parameterType({ use }: Parameter, model: Interface): Code {
  return schemaType(use, { model, defaultsArePresent: false });
}

export function requestBodyType({ content }: RequestBody, model: Interface): Code {
  const context = { model, defaultsArePresent: false };
  const items = content.length === 0 ? [code`"*/*"?: never`] : content.map((media) => mediaMember(media, context));
  return typeLiteral([code`content: ${typeLiteral(items, { multiline: true })}`], { multiline: true });
}

function mediaMember(media: MediaContent, context: SchemaContext): Code {
  const { mediaType, use, at } = media;
  // As written, with parameters such as charset.
  const written = at
    .slice(at.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  const key = written.toLowerCase().startsWith(mediaType) ? written : mediaType;
  return code`${sourced(propertyKey(key), media)}: ${use === undefined ? code`unknown` : schemaType(use, context)}`;
}

function responsesType({ responses }: Operation, model: Interface): Code {
  return typeLiteral(
    responses.map((response) => {
      const { status, description } = response;
      const key = typeof status === "number" ? numberLiteral(status) : stringLiteral(status);
      const comment = docComment(description === undefined ? undefined : { text: description });
      return lines([
        comment,
        code`${sourced(key, response)}: ${componentOr("responses", response, () => responseType(response, model))}`,
      ]);
    }),
    { multiline: true },
  );
}

export function headerType({ use }: ResponseHeader, model: Interface): Code {
  return use === undefined ? code`string` : schemaType(use, { model, defaultsArePresent: true });
}

export function responseType({ content, headers }: Response, model: Interface): Code {
  const context = { model, defaultsArePresent: true };
  const named = headers.map((header) => {
    // The headers of components are always present in openapi-typescript.
    const isPresent = header.required || componentName("headers", header) !== undefined;
    return code`${sourced(propertyKey(header.name), header)}${isPresent ? code`` : code`?`}: ${componentOr("headers", header, () => headerType(header, model))}`;
  });
  const media = content.map((one) => mediaMember(one, context));
  return typeLiteral(
    [
      code`headers: ${typeLiteral([...named, code`[name: string]: unknown`], { multiline: true })}`,
      media.length === 0 ? code`content?: never` : code`content: ${typeLiteral(media, { multiline: true })}`,
    ],
    { multiline: true },
  );
}
