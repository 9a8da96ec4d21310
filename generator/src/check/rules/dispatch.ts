import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { declarationsOf, declaredNames } from "../../model/declarations.js";
import { valuesOf } from "../../model/discriminant.js";
import type { Dispatch, MediaContent, Operation } from "../../model/interface.js";
import { tokensOf } from "../../model/raw.js";
import type { SchemaUse } from "../../model/type.js";
import { isSame } from "../../values/json.js";
import { nodeAt } from "../../values/pointer.js";
import type { CheckContext } from "../context.js";
import { joinAlternatives, quoteName, quoteValue } from "../message-text.js";
import { createValidateValue, type ValidateValue } from "./values.js";

/**
 * Checks that `x-dispatch` distinguishes possible values of the body's discriminator, reads existing properties, and
 * that its automatic responses match the response schema.
 */
export function checkDispatch(context: CheckContext): void {
  const validate = createValidateValue(context);
  for (const { operation, dispatch } of context.model.webhooks) {
    if (dispatch === undefined) continue;
    const response = responseSchemaOf(operation);
    if (response !== undefined) checkAutomatic(dispatch, response, validate, context);
    const body = jsonSchemaOf(operation.body?.content);
    if (body === undefined) continue;
    checkDiscriminator(dispatch, body, context);
    checkCallback(dispatch, operation, body, context);
  }
}

function jsonSchemaOf(content: readonly MediaContent[] = []): SchemaUse | undefined {
  return content.find(({ kind }) => kind === "json")?.use;
}

/** Returns the schema of the JSON response. */
function responseSchemaOf({ responses }: Operation): SchemaUse | undefined {
  return jsonSchemaOf(responses.find(({ status }) => status === 200)?.content);
}

function checkAutomatic(
  { at, automatic }: Dispatch,
  response: SchemaUse,
  validate: ValidateValue,
  { document, report }: CheckContext,
): void {
  const schema = nodeAt(document, response.at);
  if (schema === undefined) return;
  for (const [index, { respond }] of automatic.entries()) {
    const violation = respond === undefined ? undefined : validate({ node: schema, pointer: response.at }, respond);
    if (violation === undefined) continue;
    report({
      code: "dispatch-response-invalid",
      message: `the automatic response ${violation.message}`,
      pointer: `${at}/automatic/${index}/respond${violation.at}`,
      expected: "a response that the schema of 200 allows",
    });
  }
}

function checkDiscriminator(dispatch: Dispatch, body: SchemaUse, context: CheckContext): void {
  const { schemas, model, report } = context;
  const { at, discriminator: property, routes, token } = dispatch;
  const declared = declarationsOf(property, body, schemas);
  if (declared === "any") return;
  if (declared.length === 0) {
    const message = `the body has no property ${quoteName(property)} that distinguishes the cases`;
    const hint = didYouMean(property, declaredNames(body, schemas));
    report({ code: "dispatch-discriminator-unknown", message, pointer: `${at}/discriminator`, ...hint });
    return;
  }
  const lists = declared.map((use) => valuesOf(use, { model, view: "request" }));
  if (!lists.includes(undefined)) checkValues(dispatch, lists.flat() as readonly Json[], context);
  for (const [index, route] of routes.entries()) {
    checkPointer(route.key, `${at}/routes/${index}/key`, body, context);
    if (route.kind !== undefined) checkPointer(route.kind, `${at}/routes/${index}/kind`, body, context);
  }
  if (token !== undefined) {
    checkPointer(token.value, `${at}/token/value`, body, context);
    checkPointer(token.owner, `${at}/token/owner`, body, context);
  }
}

/** Checks that the callback operation accepts the parameters of a delivery and the body of the webhook's response. */
function checkCallback(dispatch: Dispatch, webhook: Operation, body: SchemaUse, context: CheckContext): void {
  const { model, schemas, report } = context;
  const { at, callback, token } = dispatch;
  const operation = model.operations.find(({ id }) => id === callback);
  if (callback === undefined || operation === undefined) return;
  const impossible = (message: string): void =>
    report({ code: "dispatch-callback-impossible", message, pointer: `${at}/callback` });
  const known = [token?.owner, token?.value].flatMap((pointer) => pointer?.split("/").at(-1) ?? []);
  const isGiven = (name: string): boolean => {
    // `interaction_id` is the `id` of the interaction.
    const words = name.split("_");
    const suffixes = words.map((_, index) => words.slice(index).join("_"));
    return suffixes.some((suffix) => known.includes(suffix) || declarationsOf(suffix, body, schemas).length > 0);
  };
  for (const { name, in: location, required } of operation.parameters) {
    if (location === "path" ? isGiven(name) : !required) continue;
    impossible(`nothing in the body is called like the ${location} parameter ${quoteName(name)}`);
  }
  const taken = jsonSchemaOf(operation.body?.content);
  const given = responseSchemaOf(webhook);
  const isSameSchema = taken !== undefined && given !== undefined && schemas.of(taken) === schemas.of(given);
  if (given !== undefined && !isSameSchema) impossible("its body has a different schema than the response");
}

function checkValues(dispatch: Dispatch, values: readonly Json[], { report }: CheckContext): void {
  for (const list of ["automatic", "routes", "responses"] as const) {
    for (const [index, { when }] of dispatch[list].entries()) {
      if (when === undefined || values.some((value) => isSame(value, when))) continue;
      const message = `${quoteName(dispatch.discriminator)} never has the value ${quoteValue(when)}`;
      const expected = joinAlternatives(values.map(quoteValue));
      report({ code: "dispatch-value-unknown", message, pointer: `${dispatch.at}/${list}/${index}/when`, expected });
    }
  }
}

/** Checks that a JSON pointer into the body resolves in at least one of its alternatives. */
function checkPointer(value: string, at: string, body: SchemaUse, { schemas, report }: CheckContext): void {
  if (!value.startsWith("/")) return;
  let current: readonly SchemaUse[] = [body];
  for (const name of tokensOf(value)) {
    const found = current.map((use) => declarationsOf(name, use, schemas));
    if (found.includes("any")) return;
    const next = found.flatMap((uses) => (uses === "any" ? [] : uses));
    if (next.length === 0) {
      const message = `the body has no value at ${quoteName(value)}`;
      const known = current.flatMap((use) => declaredNames(use, schemas));
      report({ code: "dispatch-pointer-impossible", message, pointer: at, ...didYouMean(name, known) });
      return;
    }
    current = next;
  }
}
