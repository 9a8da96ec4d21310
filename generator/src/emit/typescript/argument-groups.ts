import { keyOf } from "../../model/conversion.js";
import type { Interface, Operation, Parameter } from "../../model/interface.js";
import {
  type Code,
  code,
  joinCode,
  objectLiteral,
  propertyAccess,
  propertyKey,
  stringLiteral,
} from "../../print/index.js";

/** The members of grouped arguments, in their order. */
const groups = [
  ["path", "path"],
  ["query", "query"],
  ["header", "headers"],
  ["cookie", "cookies"],
] as const;

type GroupName = (typeof groups)[number][1];

/** Parameters of one location. */
export interface ArgumentGroup {
  readonly name: GroupName;
  readonly parameters: readonly Parameter[];
  readonly isRequired: boolean;
}

/** The parameters that a caller gives, by location; none if arguments are flat. */
export function argumentGroups(operation: Operation, model: Interface): readonly ArgumentGroup[] {
  if (model.arguments !== "grouped") return [];
  const given = operation.parameters.filter(
    (parameter) => !operation.fixed.some((fixed) => fixed.parameter === parameter.name),
  );
  return groups.flatMap(([location, name]) => {
    const parameters = given.filter((parameter) => parameter.in === location);
    return parameters.length === 0
      ? []
      : [{ name, parameters, isRequired: parameters.some((one) => one.required && one !== operation.idempotencyKey) }];
  });
}

/** `limit: groups.query?.limit` for every parameter. */
export function flatEntries(groupsOf: readonly ArgumentGroup[], owner: Code): readonly Code[] {
  return groupsOf.flatMap(({ name, parameters, isRequired }) =>
    parameters.map((parameter) => {
      const value = propertyAccess(propertyAccess(owner, name), keyOf(parameter), !isRequired);
      return code`${propertyKey(parameter.argument)}: ${value}`;
    }),
  );
}

/** Arguments that hold the parameters to which nothing else gives a value. */
interface OtherArguments {
  readonly args: Code;
  readonly operation: Operation;
}

/** A value for each of some parameters, as members of the arguments; beside those of `others`. */
export function argumentEntries(
  values: readonly { readonly parameter: Parameter; readonly value: Code }[],
  model: Interface,
  others?: OtherArguments,
): readonly Code[] {
  const spread = others === undefined ? [] : [code`...${others.args}`];
  if (model.arguments !== "grouped") {
    return [...spread, ...values.map(({ parameter, value }) => code`${propertyKey(parameter.argument)}: ${value}`)];
  }
  const members = groups.flatMap(([location, name]) => {
    const own = values.filter(({ parameter }) => parameter.in === location);
    const entries = own.map(({ parameter, value }) => code`${propertyKey(keyOf(parameter))}: ${value}`);
    const isGiven = (parameter: Parameter): boolean => own.some((value) => value.parameter === parameter);
    const whole = others && argumentGroups(others.operation, model).find((group) => group.name === name);
    const before =
      others === undefined || whole === undefined || whole.parameters.every(isGiven)
        ? []
        : [code`...${propertyAccess(others.args, name)}`];
    return own.length === 0 ? [] : [code`${propertyKey(name)}: ${objectLiteral([...before, ...entries])}`];
  });
  return [...spread, ...members];
}

/** Prints the access to an argument: `args.limit`, or `args.query?.limit`. */
export function argumentExpression(parameter: Parameter, owner: Code, model: Interface): Code {
  if (model.arguments !== "grouped") return propertyAccess(owner, parameter.argument);
  return propertyAccess(propertyAccess(owner, groupOf(parameter)), keyOf(parameter), true);
}

/** The type of an optional argument: `{ wait?: Wait }`. */
export function argumentType(parameter: Parameter, type: Code, model: Interface): Code {
  if (model.arguments !== "grouped") return code`{ ${propertyKey(parameter.argument)}?: ${type} | undefined }`;
  return code`{ ${propertyKey(groupOf(parameter))}?: { ${propertyKey(keyOf(parameter))}?: ${type} | undefined } | undefined }`;
}

/** The type of the arguments of an operation without those of some parameters. */
export function argumentsWithout(
  args: Code,
  omitted: readonly Parameter[],
  operation: Operation,
  model: Interface,
): Code {
  if (model.arguments !== "grouped") return code`Omit<${args}, ${names(omitted, ({ argument }) => argument)}>`;
  const concerned = argumentGroups(operation, model).filter(({ parameters }) =>
    parameters.some((parameter) => omitted.includes(parameter)),
  );
  const rest = concerned.flatMap(({ name, parameters }) => {
    const left = parameters.filter((parameter) => !omitted.includes(parameter));
    if (left.length === 0) return [];
    const isRequired = left.some(({ required }) => required);
    const own = parameters.filter((parameter) => omitted.includes(parameter));
    const whole = code`NonNullable<${args}[${stringLiteral(name)}]>`;
    const rest = code`Omit<${whole}, ${names(own, keyOf)}>`;
    return [
      isRequired ? code`{ ${propertyKey(name)}: ${rest} }` : code`{ ${propertyKey(name)}?: ${rest} | undefined }`,
    ];
  });
  const groupNames = concerned.map(({ name }) => stringLiteral(name));
  return joinCode([code`Omit<${args}, ${joinCode(groupNames, code` | `)}>`, ...rest], code` & `);
}

function names(parameters: readonly Parameter[], nameOf: (parameter: Parameter) => string): Code {
  const literals = parameters.map((parameter) => stringLiteral(nameOf(parameter)));
  return joinCode(literals, code` | `);
}

function groupOf(parameter: Parameter): GroupName {
  return groups.find(([location]) => location === parameter.in)?.[1] ?? "query";
}
