import { keyOf } from "../../model/conversion.js";
import type { Interface, Operation, Response } from "../../model/interface.js";
import { camelCase } from "../../model/names.js";
import { componentNameOf, errorContentOf, errorResponses } from "../../model/responses.js";
import {
  type Code,
  code,
  docComment,
  joinCode,
  lines,
  numberLiteral,
  parameterList,
  propertyKey,
  serverRuntime,
  stringLiteral,
  unionType,
} from "../../print/index.js";
import { propertiesIn } from "../typescript/conversion.js";
import { typeKey } from "../typescript/naming.js";
import { useExpression } from "../typescript/type-expression.js";

/** Error responses that share one function: those of one name, or unnamed ones of one status. */
interface ErrorGroup {
  readonly key: string;
  readonly responses: Response[];
}

/** Prints functions that create declared errors: by response name, or else by status. */
export function declaredErrors(model: Interface, taken: readonly string[]): readonly Code[] {
  const groups = new Map<string, ErrorGroup>();
  for (const response of model.operations.flatMap(errorResponses)) {
    if (errorContentOf(response)?.kind !== "json") continue;
    const component = componentNameOf(response);
    const key = component === undefined ? String(response.status) : camelCase(component) || component;
    if (taken.includes(key)) continue;
    const group = groups.get(key) ?? { key, responses: [] };
    groups.set(key, group);
    group.responses.push(response);
  }
  return [...groups.values()].map((group) => errorFunction(group, model));
}

function errorFunction({ key, responses }: ErrorGroup, model: Interface): Code {
  const [first] = responses as [Response];
  const statuses = [...new Set(responses.map(({ status }) => status))];
  const [status] = statuses;
  const isExact = statuses.length === 1 && typeof status === "number";
  const bodies = distinctBodies(responses);
  const body = unionType(bodies.map((response) => givenBody(response, model)));
  const whole = unionType(bodies.map((response) => wholeBody(response, model)));
  const mayBeAbsent = bodies.every((response) => isFilled(response, model));
  const mark = mayBeAbsent ? code`?` : code``;
  const given = mayBeAbsent ? code`body ?? {}` : code`body`;
  const headers = joinCode(headerTypes(responses, model), code` & `);
  const options = code`options?: ${serverRuntime("ErrorResponseOptions", true)}${hasHeaders(responses) ? code`<${headers}>` : code``}`;
  const error = serverRuntime("HttpError", true);
  const make = serverRuntime("declaredError");
  const comment = docComment(first.description === undefined ? undefined : { text: first.description });
  const name = /^\d+$/.test(key) ? numberLiteral(Number(key)) : propertyKey(key);
  const parameters = (...before: readonly Code[]): Code =>
    parameterList([...before, code`body${mark}: ${body}`, options]);
  if (isExact) {
    return lines([
      comment,
      code`${name}: ${parameters()}: ${error}<${numberLiteral(status)}, ${whole}> =>`,
      code`  ${make}(${numberLiteral(status)}, ${given}, options)`,
    ]);
  }
  const range = unionType(statuses.map((one) => (typeof one === "number" ? numberLiteral(one) : code`number`)));
  return lines([
    comment,
    code`${name}: <Status extends ${range}>${parameters(code`status: Status`)}: ${error}<Status, ${whole}> =>`,
    code`  ${make}(status, ${given}, options)`,
  ]);
}

function hasHeaders(responses: readonly Response[]): boolean {
  return responses.some(({ headerSet }) => headerSet !== undefined);
}

/** Returns the types of the optional headers of an error function. */
function headerTypes(responses: readonly Response[], model: Interface): readonly Code[] {
  const byType = new Map<string, Code>();
  for (const { headerSet } of responses) {
    if (headerSet !== undefined) byType.set(typeKey(headerSet), useExpression(headerSet, "response", model));
  }
  return [...byType.values()];
}

function distinctBodies(responses: readonly Response[]): readonly Response[] {
  const byType = new Map<string, Response>();
  for (const response of responses) {
    const use = errorContentOf(response)?.use;
    byType.set(use === undefined ? "" : typeKey(use), response);
  }
  return [...byType.values()];
}

function wholeBody(response: Response, model: Interface): Code {
  const use = errorContentOf(response)?.use;
  return use === undefined ? code`unknown` : useExpression(use, "response", model);
}

/** Prints the body parameter, without the properties that the format fills in. */
function givenBody(response: Response, model: Interface): Code {
  const filled = filledProperties(response, model);
  const whole = wholeBody(response, model);
  if (filled.length === 0) return whole;
  const use = errorContentOf(response)?.use;
  const properties = use === undefined ? [] : propertiesIn(use.type, model);
  const keys = filled.map((name) => {
    const property = properties.find((one) => one.name === name);
    return stringLiteral(property === undefined ? name : keyOf(property));
  });
  return code`${serverRuntime("DeclaredBody", true)}<${whole}, ${joinCode(keys, code` | `)}>`;
}

function filledProperties({ at }: Response, model: Interface): readonly string[] {
  const body = model.errorFormats.byResponse.get(at)?.body;
  return body?.kind === "object" ? body.properties.map(({ name }) => name) : [];
}

/** Whether the format fills in every required property, so that an error needs no body. */
function isFilled(response: Response, model: Interface): boolean {
  const use = errorContentOf(response)?.use;
  const filled = new Set(filledProperties(response, model));
  if (use === undefined || filled.size === 0) return false;
  return propertiesIn(use.type, model).every(({ name, required }) => !required || filled.has(name));
}

/** Returns the errors that a handler may return: the declared error responses with their bodies. */
export function errorResultTypes(operation: Operation, model: Interface): readonly Code[] {
  const byBody = new Map<string, { readonly body: Code; readonly statuses: Set<Response["status"]> }>();
  for (const response of errorResponses(operation)) {
    const use = errorContentOf(response)?.kind === "json" ? errorContentOf(response)?.use : undefined;
    const key = use === undefined ? "" : typeKey(use);
    const body = use === undefined ? code`unknown` : wholeBody(response, model);
    const entry = byBody.get(key) ?? { body, statuses: new Set<Response["status"]>() };
    byBody.set(key, entry);
    entry.statuses.add(response.status);
  }
  return [...byBody.values()].map(({ body, statuses }) => {
    const all = [...statuses];
    const types = all.every((status) => typeof status === "number") ? all.map(numberLiteral) : [code`number`];
    return code`${serverRuntime("HttpError", true)}<${joinCode(types, code` | `)}, ${body}>`;
  });
}
