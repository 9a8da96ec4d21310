import type { Interface, Operation } from "../../model/interface.js";
import { successResponses } from "../../model/responses.js";
import {
  type Code,
  call,
  clientRuntime,
  code,
  numberLiteral,
  objectLiteral,
  stringLiteral,
  symbol,
  validateRuntime,
} from "../../print/index.js";
import { responseCheck } from "../typescript/response-check.js";
import { unnamedResponses } from "../typescript/unnamed-responses.js";

/**
 * Wraps a call with the validation of its response, if the configuration asks for it and the response has a schema.
 *
 * @param converted The conversion of `call`, if integers keep all digits.
 */
export function withValidation(sent: Code, operation: Operation, model: Interface, converted: Code | undefined): Code {
  if (model.validateResponses === undefined || operation.method === "head") return sent;
  const validators = successResponses(operation).flatMap(({ status, content }) => {
    const use = content.find(({ kind, stream }) => kind === "json" && stream === undefined)?.use;
    if (use === undefined) return [];
    const unnamed = unnamedResponses(operation, model).get(status);
    const own = unnamed?.use === use ? symbol(unnamed.symbol) : undefined;
    const check = responseCheck(use, model, validateRuntime) ?? own;
    if (check === undefined) return [];
    const key = typeof status === "number" ? numberLiteral(status) : stringLiteral(status);
    return [code`${key}: ${check}`];
  });
  if (validators.length === 0) return sent;
  const facts = [
    code`id: ${stringLiteral(operation.id)}`,
    code`client`,
    code`options`,
    code`validators: ${objectLiteral(validators)}`,
    ...(converted === undefined ? [] : [code`exact: (call) => ${converted}`]),
  ];
  const items = [objectLiteral(facts, { multiline: true }), code`(client) => ${sent}`];
  return call(clientRuntime("validated"), items);
}
