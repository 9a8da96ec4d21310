import { ts } from "../../typescript/compiler.js";
import { clientPath } from "../client-path.js";
import type { ErrorHandlers } from "../error-handlers.js";
import {
  attempt,
  type CreatedFile,
  keyOf,
  type MigrationContext,
  Obstacle,
  type Rewrite,
  type Writer,
} from "../plan.js";
import { indentationAt, symbolOf } from "../syntax.js";
import { clientText, configuredClient, type FormerClient, formerClient, optionsText } from "./clients.js";
import { ejectionEdit, type InterceptorEdit, interceptorEdit, isBodyOf, isMiddleware } from "./interceptors.js";
import { type FormerUses, isFormerOutput, usedOtherwise } from "./uses.js";

/** Names of the generated client and of its middleware. */
interface HomeNames {
  readonly client: string;
  readonly middleware: string;
}

/** The second names are for programs that use the first ones for something else, such as the former client. */
const homeNames = [
  { client: "apiClient", middleware: "apiMiddleware" },
  { client: "guildwireClient", middleware: "guildwireMiddleware" },
] as const satisfies readonly HomeNames[];

/** Where the generated client is declared. */
export interface Home {
  /** How a file refers to the client. @throws Obstacle if the file runs before the client exists. */
  readonly nameIn: (file: ts.SourceFile, handlers: ErrorHandlers) => (writer: Writer) => string;
  /** What declares the client, in files of the program. */
  readonly rewrites: (isComplete: boolean) => readonly Rewrite[];
  /** The file of the client, if it is a new one. */
  readonly created: readonly CreatedFile[];
}

type ClientText = (writer: Writer, middleware: string | undefined) => string;

/** Finds where the client of all functions is configured: the generated client is declared there, or in a file of its own. */
export function findHome(uses: FormerUses, context: MigrationContext, handlers: ErrorHandlers): Home | Obstacle {
  const former = attempt(() => formerClient(context));
  if (former instanceof Obstacle) return former;
  const { configurations, interceptors } = uses;
  const names = namesIn(context);
  const home: HomeContext = { uses, context, former, names };
  const [call] = configurations;
  const isFixed =
    configurations.length === 1 && call !== undefined && isTopLevel(call) && !isImportedByCalls(call, uses, handlers);
  if (isFixed) return homeOfCall(call, home);
  if (call !== undefined) return configurableHome(home);
  // A function that gets the client may configure it.
  if (uses.others.some(({ why }) => why === usedOtherwise)) return new Obstacle(usedOtherwise);
  if (interceptors.length + uses.ejections.length > 0) {
    if (former.baseUrl === undefined) return new Obstacle("interceptors are added to a client without a base URL");
    return configurableHome(home);
  }
  return former.configuration === undefined ? homeInFile(home) : homeOfFunction(home);
}

interface HomeContext {
  readonly uses: FormerUses;
  readonly context: MigrationContext;
  readonly former: FormerClient;
  readonly names: HomeNames;
}

/** The names that an earlier run has declared, or the first ones that the program does not use. */
function namesIn({ files, checker }: MigrationContext): HomeNames {
  const own = files.filter((file) => !isFormerOutput(file));
  const isUsed = ({ client, middleware }: HomeNames): boolean =>
    own.some(({ text }) => new RegExp(`\\b(?:${client}|${middleware})\\b`).test(text));
  const isDeclared = (names: HomeNames): boolean => own.some((file) => isDeclaredIn(file, names, checker));
  return homeNames.find(isDeclared) ?? homeNames.find((names) => !isUsed(names)) ?? homeNames[0];
}

function homeOfCall(call: ts.CallExpression, home: HomeContext): Home | Obstacle {
  const { uses, context, former, names } = home;
  const file = call.getSourceFile();
  const { interceptors, ejections } = uses;
  const isIn = (node: ts.CallExpression): boolean =>
    isTopLevel(node) && node.getSourceFile() === file && node.pos > call.pos;
  // Another file may add or remove interceptors, or they are added before the client would be declared.
  if (ejections.length > 0 || interceptors.some((one) => !isIn(one.call))) return configurableHome(home);
  if (former.configuration !== undefined) return new Obstacle("the client is configured by a function as well");
  const text = within(call, context, () => configuredClient(call, context, former));
  if (text instanceof Obstacle) return text;
  const hooks: Text[] = [];
  for (const one of interceptors) {
    const hook = within(one.call, context, () =>
      interceptorEdit(one, uses, { middleware: () => names.middleware, client: () => names.client, context }),
    );
    if (hook instanceof Obstacle) return hook;
    hooks.push(hook.text);
  }
  const rewrites = (isComplete: boolean): readonly Rewrite[] => {
    const statement = call.parent;
    const declared = declaration(text, {
      names,
      hasMiddleware: interceptors.some(isMiddleware),
      indentation: indentationAt(file, statement.getStart(file)),
    });
    const what = "client.setConfig";
    if (isComplete) {
      return [
        replacement(statement, what, declared),
        ...hooks.flatMap((hook, index) => {
          const one = interceptors[index];
          return one === undefined ? [] : [replacement(one.call, "an interceptor", hook)];
        }),
      ];
    }
    if (isDeclaredIn(file, names, context.checker)) return [];
    return [
      insertion(statement, what, declared),
      ...hooks.flatMap((hook, index) => {
        const one = interceptors[index];
        return one === undefined ? [] : [insertion(one.call.parent, what, (writer) => `${hook(writer)};`)];
      }),
    ];
  };
  return { nameIn: nameFrom(file, names), rewrites, created: [] };
}

/** Whether a call is a statement of its file. */
function isTopLevel({ parent }: ts.CallExpression): boolean {
  return ts.isExpressionStatement(parent) && ts.isSourceFile(parent.parent);
}

/** Whether the file that configures the client imports files that call functions: those cannot import a client from it. */
function isImportedByCalls(call: ts.CallExpression, { calls, queries }: FormerUses, handlers: ErrorHandlers): boolean {
  const imported = handlers.importsOf(call.getSourceFile());
  return [...calls, ...queries].some((one) => imported.has(one.call.getSourceFile()));
}

/** The home in a file of its own, for a client that the program configures in several places or in functions. */
function configurableHome({ uses, context, former, names }: HomeContext): Home | Obstacle {
  if (former.configuration !== undefined) return new Obstacle("the client is configured by a function as well");
  const { configurations, interceptors, ejections } = uses;
  const { path, isNew } = clientFile(context, names);
  const edits: InterceptorEdit[] = [];
  const apiClient = (writer: Writer): string => writer.name(`file:${path}`, names.client);
  for (const call of configurations) {
    if (!ts.isExpressionStatement(call.parent)) return new Obstacle("the result of setConfig is used");
    const text = within(call, context, () => optionsText(call, context));
    if (text instanceof Obstacle) return text;
    const configure: Text = (writer) => `${apiClient(writer)}.configure(${text(writer)})`;
    edits.push({ node: call, text: configure, beside: (writer) => `${configure(writer)};` });
  }
  const middleware = (writer: Writer): string => writer.name(`file:${path}`, names.middleware);
  const setting = { middleware, client: apiClient, context };
  for (const one of [...interceptors, ...ejections]) {
    const read = ejections.includes(one) ? ejectionEdit : interceptorEdit;
    const edit = within(one.call, context, () => read(one, uses, setting));
    if (edit instanceof Obstacle) return edit;
    edits.push(edit);
  }
  const base = former.baseUrl ?? "/";
  const hasMiddleware = interceptors.some(isMiddleware);
  const created: CreatedFile = {
    path,
    text: (specifierOf) => `import { configurable } from "@guildwire/runtime/client";
${hasMiddleware ? 'import { fetchWithMiddleware } from "@guildwire/runtime/paths";\n' : ""}import { createClient } from "${specifierOf("#client")}";

${hasMiddleware ? `export const ${names.middleware} = fetchWithMiddleware();\n` : ""}export const ${names.client} = configurable(
  createClient({ baseUrl: ${JSON.stringify(base)}, retry: false${hasMiddleware ? `, fetch: ${names.middleware}` : ""} }),
);
`,
  };
  return {
    nameIn: () => apiClient,
    created: isNew ? [created] : [],
    rewrites: (isComplete) => {
      const what = "the configuration";
      if (isComplete) return edits.map(({ node, text }) => replacement(node, what, text));
      if (!isNew) return [];
      return edits.map(({ node, beside }) => {
        if (ts.isVariableStatement(node)) return insertion(node, what, beside);
        if (!isBodyOf(node)) return insertion(node.parent, what, beside);
        return replacement(node, what, (writer) => `{ ${node.getText()}; ${beside(writer)} }`);
      });
    },
  };
}

/** The file of its own for a client: a new one, or that of an earlier run. */
function clientFile({ files, checker }: MigrationContext, names: HomeNames): { path: string; isNew: boolean } {
  const own = files.filter((file) => !isFormerOutput(file));
  const isOwn = (existing: ts.SourceFile | undefined): boolean =>
    existing === undefined || isDeclaredIn(existing, names, checker);
  const path = clientPath(own, (_path, existing) => isOwn(existing));
  return { path, isNew: !own.some(({ fileName }) => fileName === path) };
}

/** The home beside a function that configures the client, which the former output imports. */
function homeOfFunction({ former: { configuration, ...former }, context, names }: HomeContext): Home | Obstacle {
  if (configuration === undefined) return new Obstacle("the client is not configured by a function");
  const { object, parameter, statement } = configuration;
  const file = statement.getSourceFile();
  const text = within(object, context, () => clientText(object, { context, former, inherited: parameter }));
  if (text instanceof Obstacle) return text;
  const rewrites = (): readonly Rewrite[] =>
    isDeclaredIn(file, names, context.checker)
      ? []
      : [
          insertion(
            statement,
            "the configuration",
            declaration(text, {
              names,
              hasMiddleware: false,
              indentation: indentationAt(file, statement.getStart(file)),
            }),
          ),
        ];
  return { nameIn: nameFrom(file, names), rewrites, created: [] };
}

/** The home in a file of its own, for a client that has the base URL of the document. */
function homeInFile({ former: { baseUrl }, context, names }: HomeContext): Home | Obstacle {
  if (baseUrl === undefined) return new Obstacle("the client is not configured by setConfig, and has no base URL");
  const { path, isNew } = clientFile(context, names);
  const created: CreatedFile = {
    path,
    text: (specifierOf) => `import { createClient } from "${specifierOf("#client")}";

export const ${names.client} = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, retry: false });
`,
  };
  return {
    nameIn: () => (writer) => writer.name(`file:${path}`, names.client),
    rewrites: () => [],
    created: isNew ? [created] : [],
  };
}

function nameFrom(file: ts.SourceFile, names: HomeNames): Home["nameIn"] {
  return (own, handlers) => {
    if (own !== file && handlers.importsOf(file).has(own)) {
      throw new Obstacle("the file that configures the client imports this one: move setConfig to a file of its own");
    }
    return (writer) => (own === file ? names.client : writer.name(`file:${file.fileName}`, names.client));
  };
}

/** Whether an earlier run has declared the client. */
function isDeclaredIn({ statements }: ts.SourceFile, { client }: HomeNames, checker: ts.TypeChecker): boolean {
  const isOwn = (callee: ts.Expression): boolean => {
    const symbol = symbolOf(callee, checker);
    const file = symbol?.declarations?.[0]?.getSourceFile();
    const isFormer = file !== undefined && (isFormerOutput(file) || /\/@hey-api\//.test(file.fileName));
    return ["createClient", "configurable"].includes(symbol?.name ?? "") && !isFormer;
  };
  return statements.filter(ts.isVariableStatement).some(({ declarationList }) =>
    declarationList.declarations.some(({ name, initializer }) => {
      const isCreated = initializer !== undefined && ts.isCallExpression(initializer) && isOwn(initializer.expression);
      return isCreated && name.getText() === client;
    }),
  );
}

type Text = (writer: Writer) => string;

interface DeclarationForm {
  readonly names: HomeNames;
  readonly hasMiddleware: boolean;
  readonly indentation: string;
}

function declaration(text: ClientText, { names, hasMiddleware, indentation }: DeclarationForm): Text {
  return (writer) => {
    const create = hasMiddleware ? writer.name("@guildwire/runtime/paths", "fetchWithMiddleware") : "";
    const first = hasMiddleware ? `const ${names.middleware} = ${create}();\n${indentation}` : "";
    return `${first}export const ${names.client} = ${text(writer, hasMiddleware ? names.middleware : undefined)};`;
  };
}

function replacement(node: ts.Node, what: string, text: Text): Rewrite {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end, kind: "client", what, equivalent: "", text };
}

/** A line after a statement. */
function insertion(node: ts.Node, what: string, text: Text): Rewrite {
  const indentation = indentationAt(node.getSourceFile(), node.getStart());
  const one = replacement(node, what, (writer) => `\n${indentation}${text(writer)}`);
  return { ...one, start: node.end };
}

function within<Value>(node: ts.Node, context: MigrationContext, read: () => Value): Value | Obstacle {
  const file = node.getSourceFile();
  if (!context.isSearched(file)) return new Obstacle("the file is not one of those to migrate");
  const message = context.excluded.get(keyOf({ file, start: node.getStart(file), end: node.end }));
  return message === undefined ? attempt(read) : new Obstacle(`the result would not compile: ${message}`);
}
