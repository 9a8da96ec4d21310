import { ts } from "../../typescript/compiler.js";
import { type CallForm, equivalentOf, printBody, printFunction, printType } from "../calls.js";
import { ClientMigration } from "../client-migration.js";
import type { CallText, ClientCreation, CreationText, ReadCall } from "../client-uses.js";
import { ErrorHandlers } from "../error-handlers.js";
import {
  keyOf,
  type Migration,
  type MigrationContext,
  Obstacle,
  type Plan,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { readApiCall } from "./calls.js";
import { addedMiddleware, configuredClient } from "./clients.js";
import { configurationOptions } from "./configuration-variables.js";
import { replaceConversions } from "./conversions.js";
import { type ErrorSetting, runtimeClasses, throwsInMiddleware, withErrorClasses } from "./error-classes.js";
import { errorNamesIn, errorReplacements, readsUntypedError } from "./errors.js";
import { isApiClass, isFormerOutput, readApiMethod } from "./former-output.js";
import { argumentsType } from "./method-types.js";
import { rawReplacements } from "./raw-responses.js";
import { type ConfiguredHeaders, configuredHeadersOf } from "./request-overrides.js";
import { type ApiCall, creationKind, type FormerUses, findUses, middlewareTypes, readSettings } from "./uses.js";

/** Replaces the classes that the generator typescript-fetch of OpenAPI Generator writes. */
export const migrateTypescriptFetch: Migration = (context) => {
  const uses = findUses(context);
  const errors = errorSetting(uses, context);
  const plan = new ApiMigration(context, { uses, errors }).plan();
  const isKept = uses.errors.length === 0 || errors instanceof Obstacle || errors.kind === "former";
  if (isKept || plan.findings.every(({ isCall }) => !isCall)) return plan;
  // Calls that stay throw the former errors, so their handlers stay as well, and the other calls throw such errors, too.
  const reasons = new Map(plan.findings.map((one) => [keyOf(one), one.why]));
  const second = new ApiMigration(context, { uses, errors: { kind: "former" } }).plan();
  return { ...second, findings: second.findings.map((one) => ({ ...one, why: reasons.get(keyOf(one)) ?? one.why })) };
};

/** Errors become those of the generated client if all code that handles them is known. */
function errorSetting(uses: FormerUses, context: MigrationContext): ErrorSetting | Obstacle {
  const replacements = errorReplacements(uses.errors, context);
  const isKnown =
    !(replacements instanceof Obstacle) &&
    !replacements.some((one) => context.excluded.has(keyOf(one))) &&
    !handlesUnknownErrors(uses, context);
  return isKnown ? { kind: "api", replacements } : runtimeClasses(uses.errors, context);
}

/** Whether code handles errors of calls without their types, or errors that middleware throws. */
function handlesUnknownErrors({ calls }: FormerUses, context: MigrationContext): boolean {
  const handlers = new ErrorHandlers(context, isFormerOutput);
  const names = context.files.filter((file) => !isFormerOutput(file)).flatMap(errorNamesIn);
  const untyped = [...handlers.all().filter((one) => readsUntypedError(one, context)), ...names];
  const files = [...new Set(calls.map(({ call }) => call.getSourceFile()))];
  const isHandled = (node: ts.Node): boolean => files.some((file) => handlers.areRelated(node.getSourceFile(), file));
  return untyped.some(isHandled) || throwsInMiddleware(context, handlers);
}

interface Found {
  readonly uses: FormerUses;
  readonly errors: ErrorSetting | Obstacle;
}

class ApiMigration extends ClientMigration<ApiCall> {
  readonly #found: Found;
  readonly #handlers: ErrorHandlers;
  /** What is read of results, by their calls. */
  readonly #results = new Map<string, ReturnType<typeof rawReplacements>>();
  /** Statements that only declare the options of a configuration, by its creation. */
  readonly #configurations = new Map<string, ts.Statement>();
  readonly #configuredHeaders: ConfiguredHeaders;

  constructor(context: MigrationContext, found: Found) {
    super(context, found.uses);
    this.#found = found;
    this.#handlers = new ErrorHandlers(context, isFormerOutput);
    const creations = [...found.uses.variables.values(), ...found.uses.creations].map(({ creation }) => creation);
    this.#configuredHeaders = configuredHeadersOf(creations, context);
  }

  override plan(): Plan {
    const { rewrites, findings } = super.plan();
    const { errors, uses } = this.#found;
    const results = rewrites.flatMap((one) => this.#results.get(keyOf(one)) ?? []);
    const removed = rewrites.flatMap((one) => this.#configurations.get(keyOf(one)) ?? []);
    const all: Rewrite[] = [
      ...rewrites,
      ...removed.map(removal),
      ...results.map((one) => ({ ...one, ...partOf("a response") })),
    ];
    const replaced = errors instanceof Obstacle || errors.kind === "former" ? [] : errors.replacements;
    all.push(...replaced.map((one) => ({ ...one, ...partOf("an error") })));
    if (this.isComplete) all.push(...this.#models(), ...this.#values());
    const conversions = replaceConversions(uses.conversions, this.context, this.isComplete);
    return { rewrites: [...all, ...conversions.rewrites], findings: [...findings, ...conversions.findings] };
  }

  protected override read(use: ApiCall): ReadCall<ApiCall> {
    const { call, method } = use;
    const equivalent =
      method.target === undefined ? "a function of the generated client" : equivalentOf(method.target, "client");
    return { use, what: method.what, equivalent, text: this.within(call, () => this.#callText(use)) };
  }

  #callText({ call, method }: ApiCall): CallText {
    const form = readApiCall(call, method, { ...this.context, configuredHeaders: this.#configuredHeaders });
    const { errors } = this.#found;
    if (errors instanceof Obstacle) throw errors;
    const file = call.getSourceFile();
    const rejectsAsIs = errors.kind === "api" || (errors.kind === "former" && !this.#isHandled(file));
    const withClasses = (print: (writer: Writer) => string): CallText =>
      withErrorClasses(errors, file, this.context, print);
    if (!method.isRaw) {
      const empty = emptyBody(call, form, this.context.checker);
      const text: CallText = rejectsAsIs
        ? (writer, client) => printBody(form, client, writer)
        : withClasses((writer) => printFunction(form, writer));
      return (writer, client) => empty(text(writer, client), writer);
    }
    const results = rawReplacements(call, this.context);
    const message = results.map((one) => this.context.excluded.get(keyOf(one))).find((one) => one !== undefined);
    if (message !== undefined) throw new Obstacle(`the code that reads its response would not compile: ${message}`);
    this.#results.set(keyOf({ file, start: call.getStart(file), end: call.end }), results);
    const withResponse = (writer: Writer, client: string): string =>
      `${writer.name("#client", "withResponse")}(${client}, ${printFunction(form, writer)})`;
    return rejectsAsIs ? withResponse : withClasses((writer) => `(client) => ${withResponse(writer, "client")}`);
  }

  /** Whether code that handles former errors may receive those of calls in a file. */
  #isHandled(file: ts.SourceFile): boolean {
    return this.#found.uses.errors.some((one) => this.#handlers.areRelated(one.getSourceFile(), file));
  }

  protected override readCreation({ creation }: ClientCreation): CreationText {
    const [given] = creation.arguments ?? [];
    if (ts.isCallExpression(creation)) return addedMiddleware(creation);
    if (creationKind(creation, this.context) === "configuration" || given === undefined) {
      const read = configurationOptions(given, this.context);
      if (!(read instanceof Obstacle) && read.declaration !== undefined) {
        this.#configurations.set(keyOf(rangeOf(creation)), read.declaration);
      }
      return configuredClient(creation, given, this.context);
    }
    if ((creation.arguments?.length ?? 0) > 1) throw new Obstacle("the class has more arguments than a configuration");
    return (writer) => writer.textOf(given);
  }

  protected override typeText(name: string): ((writer: Writer) => string) | undefined {
    if (name === "Client") return (writer) => writer.name("#client", "Client", "type");
    const type = middlewareTypes.get(name);
    return type === undefined ? undefined : (writer) => writer.name("@guildwire/runtime/fetch", type, "type");
  }

  protected override typeEquivalent(name: string): string {
    return name === "Client" ? "Client of the generated client" : (middlewareTypes.get(name) ?? "");
  }

  /** What is read of configurations, and classes that a function creates. */
  #values(): readonly Rewrite[] {
    const { settings, classes } = this.#found.uses;
    return [
      ...settings.map((node) => ({
        ...rangeOf(node),
        ...partOf(node.getText()),
        text: ({ textOf }: Writer) => `${textOf(node.expression)}.settings().${readSettings.get(node.name.text)}`,
      })),
      ...classes.map((node) => ({
        ...rangeOf(node),
        ...partOf(node.getText()),
        text: (writer: Writer) => writer.name("@guildwire/runtime/fetch", "SameClient"),
      })),
    ];
  }

  /** Names of models and members of enumerations. */
  #models(): readonly Rewrite[] {
    const { operations, excluded, isSearched } = this.context;
    const { models, constants, methodTypes } = this.#found.uses;
    const types = models.flatMap(({ node, name, declaration }) => {
      const type = operations.typeOfSchema(name);
      const text =
        type === undefined
          ? typeOfArguments(declaration, operations)
          : (writer: Writer): string => writer.name("#types", type, "type");
      return text === undefined ? [] : [{ ...rangeOf(node), ...partOf(name), text }];
    });
    const values = constants.map(({ node, value }) => ({ ...rangeOf(node), ...partOf(value), text: () => value }));
    const methods = methodTypes.map(({ node, text }) => ({ ...rangeOf(node), ...partOf(node.getText()), text }));
    return [...types, ...values, ...methods].filter((one) => isSearched(one.file) && !excluded.has(keyOf(one)));
  }
}

/** Prints the type of arguments such as `AddBookRequest`. */
function typeOfArguments(
  declaration: ts.Declaration,
  operations: MigrationContext["operations"],
): ((writer: Writer) => string) | undefined {
  const name = ts.getNameOfDeclaration(declaration)?.getText() ?? "";
  const classes = declaration.getSourceFile().statements.filter(isApiClass);
  const member = classes
    .flatMap(({ members }) => [...members])
    .find((one) => `${one.name?.getText() ?? ""}Request`.toLowerCase() === name.toLowerCase());
  const method = member === undefined ? undefined : readApiMethod(member, operations);
  return method === undefined ? undefined : argumentsType(method);
}

/** Prints what a call returns for a success without body, which the generated function returns as undefined. */
function emptyBody(
  call: ts.CallExpression,
  { target }: CallForm,
  checker: ts.TypeChecker,
): (text: string, writer: Writer) => string {
  const { data } = target;
  const returned = checker.getTypeAtLocation(call);
  const [former = returned] = (returned as ts.TypeReference).typeArguments ?? [];
  const types = former.isUnion() ? former.types : [former];
  const includes = (flag: ts.TypeFlags): boolean => types.some(({ flags }) => (flags & flag) !== 0);
  if (data === undefined || !data.text.endsWith(" | undefined")) return (text) => text;
  if (includes(ts.TypeFlags.Null)) return (text) => `${text}.then((body) => body ?? null)`;
  if (includes(ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Any)) return (text) => text;
  // The former client fails to parse a response without body.
  const present = { ...data, text: data.text.slice(0, -" | undefined".length) };
  const isWhole = ts.isArrowFunction(call.parent) || ts.isReturnStatement(call.parent);
  return (text, writer) => {
    const typed = `${text} as Promise<${printType(present, writer)}>`;
    return isWhole ? typed : `(${typed})`;
  };
}

function rangeOf(node: ts.Node): Pick<Rewrite, "file" | "start" | "end"> {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end };
}

/** Removes a statement with the line break before it. */
function removal(node: ts.Statement): Rewrite {
  const file = node.getSourceFile();
  const start = node.getStart(file);
  const [lead = ""] = /(?:\r?\n)?[ \t]*$/.exec(file.text.slice(0, start)) ?? [];
  return { file, start: start - lead.length, end: node.end, ...partOf("a configuration"), text: () => "" };
}

function partOf(what: string): Pick<Rewrite, "kind" | "what" | "equivalent"> {
  return { kind: "type", what, equivalent: "" };
}
