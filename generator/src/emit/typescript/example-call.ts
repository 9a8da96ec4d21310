import { isDelegatedToFetch } from "../../model/authentication.js";
import { conversionOf } from "../../model/conversion.js";
import { exampleOf } from "../../model/example.js";
import type { Interface, MediaContent, Operation } from "../../model/interface.js";
import { defaultServerUrl } from "../../model/server.js";
import type { SchemaUse } from "../../model/type.js";
import {
  type Code,
  code,
  identifier,
  type Json,
  jsonLiteral,
  objectLiteral,
  propertyKey,
  snippet,
  stringLiteral,
} from "../../print/index.js";
import { argumentEntries } from "./argument-groups.js";
import { exampleValue } from "./example-value.js";

/** Prints a program that authenticates and calls an operation with all required arguments. */
export function exampleCall(operation: Operation, model: Interface, packageName: string): string {
  const body = operation.body;
  const media = body?.content.find((content) => content.kind === "json") ?? body?.content[0];
  const values = operation.parameters
    .filter((parameter) => parameter.required && !operation.fixed.some((fixed) => fixed.parameter === parameter.name))
    .map((parameter) => ({ parameter, value: exampleCode(exampleOf(parameter.use, model), parameter.use, model) }));
  const args = [...argumentEntries(values, model)];
  if (media?.use !== undefined && (body?.required === true || media.kind === "json")) {
    args.push(code`body: ${exampleCode(exampleBody(media, model), media.use, model)}`);
  }
  const name = identifier(operation.identifier);
  const from = stringLiteral(`${packageName}/client`);
  const options = [code`baseUrl: ${stringLiteral(baseUrl(model))}`, ...exampleCredentials(operation, model)];
  return snippet([
    code`import { createClient, ${name} } from ${from};`,
    code`const client = createClient(${objectLiteral(options)});\nawait ${name}(client, ${objectLiteral(args)});`,
  ]);
}

function exampleCode(value: Json, use: SchemaUse, model: Interface): Code {
  return exampleValue(value, conversionOf(use, model), model);
}

function exampleBody(media: MediaContent, model: Interface): Json {
  const [given] = media.examples;
  if (given !== undefined) return given;
  return media.use === undefined ? null : exampleOf(media.use, model);
}

/** Returns the first server with default variables, or a reserved host if none is declared. */
function baseUrl(model: Interface): string {
  const [server] = model.servers;
  const url = server === undefined ? "" : defaultServerUrl(server);
  return URL.canParse(url) ? url : "https://api.example.com";
}

/** Returns the first security alternative with placeholders for secrets. */
function exampleCredentials(operation: Operation, model: Interface): readonly Code[] {
  const [schemes = []] = operation.security;
  const sent = schemes.filter(({ scheme }) => !isDelegatedToFetch(model.securitySchemes.get(scheme)));
  if (sent.length === 0) return [];
  const credentials = sent.map(({ scheme }) => {
    const known = model.securitySchemes.get(scheme);
    const basic = known?.kind === "http" && known.scheme.toLowerCase() === "basic";
    const value = basic ? { username: "name", password: "secret" } : "secret";
    return code`${propertyKey(scheme)}: ${jsonLiteral(value)}`;
  });
  return [code`auth: ${objectLiteral(credentials)}`];
}
