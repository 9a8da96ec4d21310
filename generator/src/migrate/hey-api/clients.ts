import { ts } from "../../typescript/compiler.js";
import { type Part, valuePart } from "../arguments.js";
import { fetchOptionNames } from "../fetch-options.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, hasLooseComment, indentationAt, keyText, printObject, staticName } from "../syntax.js";

/** Returns the text of `createClient(…)` for `client.setConfig({ … })`. @throws Obstacle */
export function configuredClient(
  call: ts.CallExpression,
  context: MigrationContext,
): (writer: Writer, middleware: string | undefined) => string {
  const [given] = call.arguments;
  const object = given === undefined ? undefined : bare(given);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the configuration of the client is not an object literal");
  }
  const parts: Part[] = [];
  const forFetch: Part[] = [];
  for (const property of object.properties) {
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the configuration of the client is spread or computed");
    if (name === "baseUrl" || name === "headers") parts.push(valuePart(property, name));
    else if (name === "auth") parts.push(authPart(property, context));
    else if (fetchOptionNames.has(name)) forFetch.push(valuePart(property, name));
    else throw new Obstacle(`the option ${name} of the client has no equivalent`);
  }
  if (!object.properties.some(({ name }) => staticName(name) === "baseUrl")) {
    throw new Obstacle("setConfig has no baseUrl");
  }
  const file = call.getSourceFile();
  const kept = [...parts, ...forFetch].flatMap(({ nodes }) => nodes);
  if (hasLooseComment(file, { start: call.getStart(file), end: call.end }, kept)) {
    throw new Obstacle("a comment in the configuration would be lost");
  }
  return (writer, middleware) => {
    const texts = [...parts.map((one) => one.text(writer)), "retry: false"];
    if (middleware !== undefined) texts.push(`fetch: ${middleware}`);
    if (forFetch.length > 0) texts.push(`fetchOptions: { ${forFetch.map((one) => one.text(writer)).join(", ")} }`);
    return `${writer.name("#client", "createClient")}(${printObject(texts, indentationAt(file, call.getStart(file)))})`;
  };
}

/** Credentials, if the document has one security scheme of type Bearer and every token is a string. */
function authPart(property: ts.ObjectLiteralElementLike, { checker, operations }: MigrationContext): Part {
  const schemes = [...operations.model.securitySchemes];
  const [scheme] = schemes;
  const isBearer = scheme?.[1].kind === "http" && scheme[1].scheme.toLowerCase() === "bearer";
  if (scheme === undefined || schemes.length > 1 || !isBearer) {
    throw new Obstacle("auth is for one security scheme of type Bearer only");
  }
  if (!ts.isPropertyAssignment(property)) throw new Obstacle("auth is not the value of a property");
  const { initializer } = property;
  const type = checker.getTypeAtLocation(initializer);
  const key = keyText(scheme[0]);
  if (isText(type)) return { text: ({ textOf }) => `auth: { ${key}: ${textOf(initializer)} }`, nodes: [initializer] };
  const [signature] = type.getCallSignatures();
  if (signature === undefined || signature.parameters.length > 0) throw new Obstacle("auth depends on the request");
  const returned = signature.getReturnType();
  const isArrow = ts.isArrowFunction(initializer) && !ts.isBlock(initializer.body);
  if (isText(returned) && isArrow) {
    const { body } = initializer;
    return { text: ({ textOf }) => `auth: () => ({ ${key}: ${textOf(body)} })`, nodes: [body] };
  }
  if (isText(returned)) {
    return { text: ({ textOf }) => `auth: () => ({ ${key}: (${textOf(initializer)})() })`, nodes: [initializer] };
  }
  const [awaited] = returned.symbol?.name === "Promise" ? ((returned as ts.TypeReference).typeArguments ?? []) : [];
  if (awaited === undefined || !isText(awaited)) throw new Obstacle("a token may be undefined");
  return {
    text: ({ textOf }) => `auth: async () => ({ ${key}: await (${textOf(initializer)})() })`,
    nodes: [initializer],
  };
}

function isText({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.StringLike) !== 0;
}
