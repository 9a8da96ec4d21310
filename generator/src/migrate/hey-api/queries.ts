import { ts } from "../../typescript/compiler.js";
import { assertSameParameters, type Part } from "../arguments.js";
import { type CallForm, dataTypeOf, printArguments, printBody, printCall } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { purposeOf } from "../query-keys.js";
import { assertNoEffects, failureType, printThrowingBodies, readsErrorOfOptions } from "../query-results.js";
import { keyText, printObject, staticName } from "../syntax.js";
import { readSdkCall } from "./calls.js";
import { plainDialect } from "./dialect.js";
import type { QueryCall } from "./uses.js";

type Text = (writer: Writer) => string;

/** The node that is replaced: a mutation that is spread becomes a property. */
export function replacedNode({ call, kind }: QueryCall): ts.Node {
  return kind === "mutation" && ts.isSpreadAssignment(call.parent) ? call.parent : call;
}

/** Whether a call depends on the key of a query. */
export function isOfQuery({ kind }: QueryCall): boolean {
  return kind !== "mutation";
}

/** How the options of a query are printed. */
export interface QuerySetting {
  readonly client: Text;
  readonly context: MigrationContext;
  /** Whether a cache, or an interceptor, receives the errors of all queries and mutations. */
  readonly readsAllErrors: boolean;
}

/** Prints what replaces a call of a function of the query plugin. @throws Obstacle */
export function readQuery(use: QueryCall, setting: QuerySetting): Text {
  const { client, context } = setting;
  const { call, target, kind } = use;
  if (target === undefined) throw new Obstacle("the document has no such operation");
  if (target.obstacle !== undefined) throw new Obstacle(target.obstacle);
  if (kind === "mutation") return readMutation(use, target, setting);
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  if (target.returnsStatus) throw new Obstacle("the operation has several results");
  const { form, throwsOnError } = readSdkCall(call, target, context);
  if (form.options.length > 0 || throwsOnError || form.sender !== undefined)
    throw new Obstacle("the query has options of the request");
  const isInfinite = kind === "infinite" || kind === "infinite-key";
  if (kind === "key" || kind === "infinite-key") return readKey(form, isInfinite);
  if (kind === "infinite") return readInfinite(use, form, setting);
  const keepsBodies = mayReadErrors(call, setting);
  if (keepsBodies) assertNoEffects(form);
  return (writer) => {
    const name = writer.name("#queries", `${target.name}Query`);
    const options = `${name}(${[client(writer), ...printArguments(form, writer, false)].join(", ")})`;
    if (!keepsBodies) return options;
    const signal: Part = { text: () => "signal", nodes: [] };
    const sent = printThrowingBodies({ ...form, options: [signal] }, client(writer), writer, { rejects: false });
    const key = `ReturnType<typeof ${writer.name("#queries", `${target.name}Key`)}>`;
    const data = dataTypeOf(target, writer);
    const types = [data, failureType(target, writer), data, key].join(", ");
    return `${writer.name("@tanstack/react-query", "queryOptions")}<${types}>({ ...${options}, queryFn: ({ signal }) => ${sent} })`;
  };
}

function keyOf(form: CallForm, isInfinite: boolean, writer: Writer): string {
  const name = writer.name("#queries", `${form.target.name}Key`);
  const key = `${name}(${printArguments(form, writer, false).join(", ")})`;
  return isInfinite ? `[...${key}, "infinite"]` : key;
}

/** The key of a query, or the beginning of keys. */
function readKey(form: CallForm, isInfinite: boolean): Text {
  const { target } = form;
  const purpose = purposeOf(form.call as ts.CallExpression);
  // The generated key has all arguments, also those without a value. A filter with them would match less.
  const isWhole = target.operation.parameters.every(({ required }) => required) && !isInfinite;
  if (purpose === "exact" || isWhole) return (writer) => keyOf(form, isInfinite, writer);
  if (purpose === undefined) throw new Obstacle("the key may be used as a filter, and as the key of one query");
  if (isInfinite) throw new Obstacle("the key of an infinite query is used as a filter");
  return (writer) => {
    const scope = writer.name("#queries", "queryScope");
    const args = form.args.length === 0 ? [] : printArguments(form, writer, true);
    return `[${[scope, JSON.stringify(target.operation.id), ...args].join(", ")}]`;
  };
}

/** The options of an infinite query, whose page is one parameter. @throws Obstacle */
function readInfinite({ call, pageParameter }: QueryCall, form: CallForm, setting: QuerySetting): Text {
  const { target } = form;
  const { client } = setting;
  const keepsBodies = mayReadErrors(call, setting);
  assertNoEffects(form);
  const parameter = target.operation.parameters.find(({ in: at, name }) => at === "query" && name === pageParameter);
  if (parameter === undefined) throw new Obstacle("the parameter of the page is not known");
  const around = ts.isSpreadAssignment(call.parent) ? call.parent.parent : undefined;
  const initial = around?.properties.find(({ name }) => staticName(name) === "initialPageParam");
  if (initial === undefined || !ts.isPropertyAssignment(initial)) {
    throw new Obstacle("the first page of the query is not known");
  }
  if (ts.isObjectLiteralExpression(initial.initializer)) throw new Obstacle("the page of the query is an object");
  const page: Part = { text: () => `${keyText(parameter.argument)}: pageParam`, nodes: [] };
  const signal: Part = { text: () => "signal", nodes: [] };
  const paged: CallForm = { ...form, args: [...form.args, page], options: [signal] };
  return (writer) => {
    const args = writer.name("#client", `${target.operation.typeStem}Args`, "type");
    const type = `{ pageParam: ${args}[${JSON.stringify(parameter.argument)}]; signal: AbortSignal }`;
    const send = keepsBodies
      ? printThrowingBodies(paged, client(writer), writer, { rejects: false })
      : printBody(paged, client(writer), writer);
    return printObject(
      [`queryKey: ${keyOf(form, true, writer)}`, `queryFn: ({ pageParam, signal }: ${type}) => ${send}`],
      "",
    );
  };
}

/** A mutation whose variables stay as they are: `{ path, query, headers, body }`. @throws Obstacle */
function readMutation({ call }: QueryCall, target: Target, setting: QuerySetting): Text {
  const { client, context } = setting;
  const { operations, checker } = context;
  const keepsBodies = mayReadErrors(call, setting);
  if (call.arguments.length > 0) throw new Obstacle("the mutation has options of the request");
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  assertSameParameters({ target, operations, checker, dialect: plainDialect });
  const { operation } = target;
  const members = (["path", "query", "header"] as const).flatMap((location) => {
    const own = operation.parameters.filter(({ in: at }) => at === location);
    if (own.length === 0) return [];
    const keys = own.map(({ argument }) => JSON.stringify(argument)).join(" | ");
    const isOptional = own.every(({ required }) => !required);
    return [
      {
        name: location === "header" ? "headers" : location,
        isOptional,
        type: (args: string) => `Pick<${args}, ${keys}>`,
      },
    ];
  });
  const hasBody = target.body !== undefined;
  const all = hasBody
    ? [
        ...members,
        { name: "body", isOptional: operation.body?.required !== true, type: (args: string) => `${args}["body"]` },
      ]
    : members;
  const args: readonly Part[] = all.map(({ name }) => ({
    text: () => (name === "body" ? "body" : `...${name}`),
    nodes: [],
  }));
  const form: CallForm = { target, call, args, options: [] };
  return (writer) => {
    const type = (one: (typeof all)[number]): string => {
      const local = writer.name("#client", `${operation.typeStem}Args`, "type");
      return `${one.name}${one.isOptional ? "?" : ""}: ${one.type(local)}`;
    };
    const isOptional = all.every((one) => one.isOptional);
    const names = all.map(({ name }) => name).join(", ");
    const parameter =
      all.length === 0
        ? "_variables: unknown"
        : `{ ${names} }: { ${all.map(type).join("; ")} }${isOptional ? " = {}" : ""}`;
    const isSpread = ts.isSpreadAssignment(call.parent);
    if (keepsBodies) {
      const sent = printThrowingBodies(form, client(writer), writer, { rejects: false });
      const variables = all.length === 0 ? "void" : `{ ${all.map(type).join("; ")} }`;
      const types = [dataTypeOf(target, writer), failureType(target, writer), variables].join(", ");
      const options = writer.name("@tanstack/react-query", "UseMutationOptions", "type");
      const as = `Pick<${options}<${types}>, "mutationFn" | "throwOnError">`;
      const typed = `{ mutationFn: (${all.length === 0 ? "" : `{ ${names} }`}) => ${sent} } as ${as}`;
      return isSpread ? `...(${typed})` : `(${typed})`;
    }
    const property = `mutationFn: (${parameter}) => ${send(form, client(writer), writer)}`;
    return isSpread ? property : `{ ${property} }`;
  };
}

/** Whether code may read the errors of a query: they are bodies, and those of the generated options are instances of ApiError. */
function mayReadErrors(call: ts.CallExpression, { readsAllErrors }: QuerySetting): boolean {
  return readsAllErrors || readsErrorOfOptions(call);
}

function send(form: CallForm, client: string, writer: Writer): string {
  return form.target.returnsStatus ? printBody(form, client, writer) : printCall(form, client, writer);
}
