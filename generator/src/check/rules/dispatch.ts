import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, child, entriesOf } from "../../model/raw.js";
import type { CheckContext } from "../context.js";
import { isSame } from "../evaluate.js";
import { joinAlternatives, quoteName, quoteValue } from "../message-text.js";
import type { References, ReferenceTarget } from "../references.js";
import { declarationsOf, listedValues, partsOf } from "../schema-view.js";
import { createValidateValue, type ValidateValue } from "./values.js";

/**
 * `x-dispatch` distinguishes values that the body's discriminator really has, reads places that really exist, and answers by
 * itself with what the response may be.
 */
export function checkDispatch(context: CheckContext): void {
  const judge = createValidateValue(context);
  for (const { operation, pointer } of context.operations) {
    const dispatch = asObject(operation["x-dispatch"]);
    if (dispatch === undefined) continue;
    const body = bodySchemaOf(operation, pointer, context.references);
    const response = responseSchemaOf(operation, pointer, context.references);
    if (response !== undefined) checkAutomatic(dispatch, `${pointer}/x-dispatch`, { response, judge }, context);
    if (body === undefined) continue;
    checkOne(dispatch, `${pointer}/x-dispatch`, body, context);
    checkCallback(dispatch, `${pointer}/x-dispatch/callback`, { operation, pointer, body }, context);
  }
}

/** The schema of the JSON body. */
function bodySchemaOf(operation: JsonObject, pointer: string, references: References): ReferenceTarget | undefined {
  const start = operation["requestBody"];
  if (start === undefined) return undefined;
  return jsonSchemaOf({ node: start, pointer: `${pointer}/requestBody` }, references);
}

function jsonSchemaOf(start: ReferenceTarget, references: References): ReferenceTarget | undefined {
  const body = references.followObject(start);
  const [type, media] = entriesOf(body?.node["content"]).find(([key]) => /json/i.test(key)) ?? [];
  const schema = asObject(media)?.["schema"];
  if (body === undefined || type === undefined || schema === undefined) return undefined;
  return { node: schema, pointer: `${child(`${body.pointer}/content`, type)}/schema` };
}

function checkAutomatic(
  dispatch: JsonObject,
  at: string,
  { response, judge }: { readonly response: ReferenceTarget; readonly judge: ValidateValue },
  { report }: CheckContext,
): void {
  for (const [index, item] of asList(dispatch["automatic"]).entries()) {
    const respond = asObject(item)?.["respond"];
    const violation = respond === undefined ? undefined : judge(response, respond);
    if (violation === undefined) continue;
    const message = `what is answered ${violation.message}`;
    const pointer = `${at}/automatic/${index}/respond${violation.at}`;
    report({
      code: "dispatch-response-invalid",
      message,
      pointer,
      expected: "a response that the schema of 200 allows",
    });
  }
}

function checkOne(dispatch: JsonObject, at: string, body: ReferenceTarget, context: CheckContext): void {
  const { references, report } = context;
  const property = asString(dispatch["discriminator"]);
  if (property === undefined) return;
  const declared = declarationsOf(property, body, references);
  if (declared === "any") return;
  if (declared.length === 0) {
    const message = `the body has no property ${quoteName(property)} that distinguishes the cases`;
    const hint = didYouMean(property, propertyNames(body, references));
    report({ code: "dispatch-discriminator-unknown", message, pointer: `${at}/discriminator`, ...hint });
    return;
  }
  const lists = declared.map((place) => listedValues(partsOf(place, references)));
  if (!lists.includes(undefined)) checkValues(dispatch, at, property, lists.flat() as readonly Json[], context);
  for (const list of ["routes"]) {
    for (const [index, route] of asList(dispatch[list]).entries()) {
      for (const key of ["key", "kind"])
        checkPointer(asObject(route)?.[key], `${at}/${list}/${index}/${key}`, body, context);
    }
  }
  const token = asObject(dispatch["token"]);
  for (const key of ["value", "owner"]) checkPointer(token?.[key], `${at}/token/${key}`, body, context);
}

/** The operation that answers in the place of the response takes what a delivery has, and what would have been answered. */
function checkCallback(
  dispatch: JsonObject,
  at: string,
  webhook: { readonly operation: JsonObject; readonly pointer: string; readonly body: ReferenceTarget },
  context: CheckContext,
): void {
  const { operations, references, report } = context;
  const place = operations.find(({ operation }) => operation["operationId"] === dispatch["callback"]);
  if (dispatch["callback"] === undefined || place === undefined) return;
  const impossible = (message: string): void => report({ code: "dispatch-callback-impossible", message, pointer: at });
  const token = asObject(dispatch["token"]);
  const known = [token?.["owner"], token?.["value"]].flatMap((value) => asString(value)?.split("/").at(-1) ?? []);
  const isGiven = (name: string): boolean => {
    // `interaction_id` is the `id` of the interaction
    const words = name.split("_");
    const called = words.map((_, index) => words.slice(index).join("_"));
    const isDeclared = (one: string): boolean => {
      const found = declarationsOf(one, webhook.body, references);
      return found === "any" || found.length > 0;
    };
    return called.some((one) => known.includes(one) || isDeclared(one));
  };
  for (const { name, in: location, parameter } of place.parameters) {
    if (location === "path" ? isGiven(name) : parameter.node["required"] !== true) continue;
    impossible(`nothing in the body is called like the ${location} parameter ${quoteName(name)}`);
  }
  const taken = bodySchemaOf(place.operation, place.pointer, references);
  const given = responseSchemaOf(webhook.operation, webhook.pointer, references);
  const [one, other] = [taken, given].map((target) => target && references.follow(target)?.pointer);
  if (given !== undefined && one !== other) impossible("its body is of another schema than the response");
}

/** The schema of the JSON response. */
function responseSchemaOf(operation: JsonObject, pointer: string, references: References): ReferenceTarget | undefined {
  const start = asObject(operation["responses"])?.["200"];
  if (start === undefined) return undefined;
  return jsonSchemaOf({ node: start, pointer: `${pointer}/responses/200` }, references);
}

function checkValues(
  dispatch: JsonObject,
  at: string,
  property: string,
  values: readonly Json[],
  { report }: CheckContext,
): void {
  for (const list of ["automatic", "routes", "responses"]) {
    for (const [index, item] of asList(dispatch[list]).entries()) {
      const when = asObject(item)?.["when"];
      if (when === undefined || values.some((value) => isSame(value, when))) continue;
      const message = `${quoteName(property)} never has the value ${quoteValue(when)}`;
      const expected = joinAlternatives(values.map(quoteValue));
      report({ code: "dispatch-value-unknown", message, pointer: `${at}/${list}/${index}/when`, expected });
    }
  }
}

/** A JSON pointer into the body leads somewhere in at least one of its alternatives. */
function checkPointer(
  value: Json | undefined,
  at: string,
  body: ReferenceTarget,
  { references, report }: CheckContext,
): void {
  if (typeof value !== "string" || !value.startsWith("/")) return;
  let places: readonly ReferenceTarget[] = [body];
  for (const token of value.slice(1).split("/")) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    const next: ReferenceTarget[] = [];
    for (const place of places) {
      const found = declarationsOf(name, place, references);
      if (found === "any") return;
      next.push(...found);
    }
    if (next.length === 0) {
      const message = `the body has nothing at ${quoteName(value)}`;
      const hint = didYouMean(
        name,
        places.flatMap((place) => propertyNames(place, references)),
      );
      report({ code: "dispatch-pointer-impossible", message, pointer: at, ...hint });
      return;
    }
    places = next;
  }
}

function propertyNames(schema: ReferenceTarget, references: References): readonly string[] {
  return partsOf(schema, references).flatMap(({ node }) => Object.keys(asObject(node["properties"]) ?? {}));
}
