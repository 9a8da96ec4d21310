import { keyOf } from "../../model/conversion.js";
import type { Interface, Operation } from "../../model/interface.js";
import {
  arrayLiteral,
  type Code,
  call,
  clientRuntime,
  code,
  propertyAccess,
  stringLiteral,
} from "../../print/index.js";
import { argumentGroups } from "../typescript/argument-groups.js";
import { argumentParameters, isRequiredArgument } from "./arguments.js";

/** Prints the statements that reject a call without a required argument: `requireArguments("getPet", args, ["id"]);` */
export function requiredArgumentChecks(operation: Operation, model: Interface): readonly Code[] {
  const body = operation.body?.required === true ? ["body"] : [];
  const groups = argumentGroups(operation, model);
  if (model.arguments !== "grouped") {
    const names = argumentParameters(operation)
      .filter((parameter) => isRequiredArgument(parameter, operation))
      .map(({ argument }) => argument);
    return checkOf(operation, code`args`, [...names, ...body]);
  }
  const owner = groups.length === 0 ? code`args` : code`groups`;
  return [
    ...groups.flatMap(({ name, parameters }) => {
      const names = parameters.filter((parameter) => isRequiredArgument(parameter, operation)).map(keyOf);
      return checkOf(operation, propertyAccess(owner, name, true), names);
    }),
    ...checkOf(operation, owner, body),
  ];
}

function checkOf({ id }: Operation, args: Code, names: readonly string[]): readonly Code[] {
  if (names.length === 0) return [];
  const items = [stringLiteral(id), args, arrayLiteral(names.map(stringLiteral))];
  return [code`${call(clientRuntime("requireArguments"), items)};`];
}
