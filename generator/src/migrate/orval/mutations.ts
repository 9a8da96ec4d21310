import type { Part } from "../arguments.js";
import { assertNothingLost, type CallForm, dataTypeOf } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { readsError } from "../query-results.js";
import { indentationAt, printObject } from "../syntax.js";
import { type CallSetting, printFormerCall, targetOf } from "./calls.js";
import type { FormerOperation } from "./former-output.js";
import { hasOwnForm, parametersOfDeclaration, readHookOptions, type Text } from "./hook-arguments.js";
import { errorTypeOf } from "./types.js";
import type { FormerCall } from "./uses.js";

/** Prints a mutation, whose variables stay as they are. @throws Obstacle */
export function readMutation(use: FormerCall, setting: CallSetting, context: MigrationContext): Text {
  const { call, operation, declaration } = use;
  const target = targetOf(operation);
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  const [errors, ...others] = call.typeArguments ?? [];
  if (others.length > 0) throw new Obstacle("the types of the call are given");
  const errorType: Text | undefined =
    errors === undefined ? errorTypeOf(declaration, context) : ({ textOf }) => textOf(errors);
  const names = parametersOfDeclaration(declaration);
  const [options, queryClient] = ["options", "queryClient"].map((name) => call.arguments[names.indexOf(name)]);
  const more = readHookOptions(options, "mutation", context);
  if (more.names.has("mutationFn")) throw new Obstacle("the mutation has its own mutationFn");
  const variables = variablesOf(operation, target);
  const keepsErrors =
    errors !== undefined ||
    setting.readsAllErrors ||
    readsError(call) ||
    [...more.names].some((name) => /onError|onSettled|throwOnError|retry|\.\.\./.test(name));
  const form: CallForm = { target, call, args: variables.args, options: more.forRequest };
  assertNothingLost(form, [...more.kept, ...(queryClient === undefined ? [] : [queryClient])]);
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  return (writer) => {
    const sent = printFormerCall(form, operation, { ...setting, keepsErrors }, writer);
    const isPlain = !hasOwnForm(operation, target);
    const typed = keepsErrors && isPlain && use.kind === "mutation" ? errorType?.(writer) : undefined;
    const types = [dataTypeOf(target, writer), typed, variables.type(writer)].join(", ");
    const own = `mutationFn: (${variables.parameter(writer)}) => ${sent}`;
    const parts =
      typed === undefined
        ? [own]
        : [
            `...({ ${own} } as Pick<${writer.name("@tanstack/react-query", "UseMutationOptions", "type")}<${types}>, "mutationFn" | "throwOnError">)`,
          ];
    parts.push(...more.forQuery(writer));
    if (use.kind === "mutation-options") return printObject(parts, indentation);
    const hook = writer.name("@tanstack/react-query", "useMutation");
    const given = [printObject(parts, indentation), ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])];
    return `${hook}(${given.join(", ")})`;
  };
}

function variablesOf(
  operation: FormerOperation,
  target: Target,
): { readonly parameter: Text; readonly type: Text; readonly args: readonly Part[] } {
  const argsType = (writer: Writer): string => writer.name("#client", `${target.operation.typeStem}Args`, "type");
  const members: { name: string; isOptional: boolean; type: Text; arg: string }[] = [];
  for (const [name, role] of operation.roles) {
    if (role.kind === "options" || role.kind === "signal") continue;
    if (role.kind === "path") {
      const { argument } = role.parameter;
      const type: Text = (writer) => `${argsType(writer)}[${JSON.stringify(argument)}]`;
      members.push({
        name,
        isOptional: false,
        type,
        arg: argument === name ? name : `${JSON.stringify(argument)}: ${name}`,
      });
    } else if (role.kind === "body") {
      const isOptional = target.operation.body?.required !== true;
      members.push({ name: "data", isOptional, type: (writer) => `${argsType(writer)}["body"]`, arg: "body: data" });
    } else if (role.kind === "query") {
      const own = target.operation.parameters.filter(({ in: location }) => location === "query");
      if (own.some(({ argument, name: wire }) => argument !== wire)) {
        throw new Obstacle("a query parameter has another name in the arguments");
      }
      const keys = own.map(({ argument }) => JSON.stringify(argument)).join(" | ");
      const isOptional = own.every(({ required }) => !required);
      members.push({ name, isOptional, type: (writer) => `Pick<${argsType(writer)}, ${keys}>`, arg: `...${name}` });
    } else throw new Obstacle("the mutation has headers or an object of path parameters");
  }
  const list = members.map(({ name }) => name).join(", ");
  const type: Text = (writer) =>
    members.length === 0
      ? "void"
      : `{ ${members.map((one) => `${one.name}${one.isOptional ? "?" : ""}: ${one.type(writer)}`).join("; ")} }`;
  return {
    type,
    parameter: (writer) => (members.length === 0 ? "" : `{ ${list} }: ${type(writer)}`),
    args: members.map(({ arg }) => ({
      text: () => arg.replace(/^"([\p{ID_Start}$_][\p{ID_Continue}$]*)":/u, "$1:"),
      nodes: [],
    })),
  };
}
