import { nestNames, serverNames } from "../model/server-names.js";
import { compareText } from "../values/text.js";
import type { DesiredOperation, DesiredStubs, DesiredTag } from "./desired.js";
import { methodText } from "./new-methods.js";

/** Style of new handlers. `nest`: classes that a module of NestJS registers. */
export type StubStyle = "object" | "class" | "nest";

export interface NewFile {
  readonly path: string;
  readonly text: string;
}

export interface NewFileOptions {
  readonly style: StubStyle;
  /** Module to import generated names from, such as `@guildwire/api/server`. */
  readonly module: string;
  /** Extension of imports of other new files. */
  readonly importExtension: "" | ".js" | ".ts";
  /** Import specifier of the file that exports the principal's type. Default: the type `unknown`. */
  readonly principal?: string;
}

const written = { unit: "  ", semicolon: ";" } as const;
export const principalName = "Principal";

/** Generates a file with a handler for each operation of a tag that has none. */
export function tagFile(tag: DesiredTag, operations: readonly DesiredOperation[], options: NewFileOptions): NewFile {
  const { style, module, principal } = options;
  const used = new Set<string>([serverNames.notImplemented]);
  const types = new Set([tag.interfaceName]);
  const name = (wanted: string, typeOnly: boolean): string => {
    (typeOnly ? types : used).add(wanted);
    return wanted;
  };
  const argument = principal === undefined ? "" : principalName;
  const form =
    style === "object"
      ? ({ kind: "object", name } as const)
      : ({ kind: "class", name, principal: argument, quote: '"' } as const);
  const methods = operations.map((operation) => `${operation.comment}\n${methodText(operation, form, written)}`);
  const claim = `${tag.interfaceName}${argument === "" ? "" : `<${argument}>`}`;
  const separator = style === "object" ? "," : "";
  const members = methods.map((method) => indented(`${method}${separator}`)).join("\n\n");
  const open =
    style === "object"
      ? `export const ${tag.identifier}: ${claim} = {`
      : `export class ${exportedName(tag, style)} implements ${claim} {`;
  const specifiers = [...[...types].map((type) => `type ${type}`), ...used];
  const isNest = style === "nest";
  const lines = [
    ...(isNest ? [importLine(["Injectable"], "@nestjs/common")] : []),
    importLine(specifiers, module),
    ...(principal === undefined ? [] : [`import type { ${principalName} } from "${principal}";`]),
    "",
    `/** Handlers of ${tag.identifier}. This file is yours: \`guildwire stubs\` only adds code. */`,
    ...(isNest ? ["@Injectable()"] : []),
    open,
    members,
    style === "object" ? "};" : "}",
  ];
  return { path: `${tag.fileStem}.ts`, text: `${lines.join("\n")}\n` };
}

/** Generates the file that joins the handlers of all tags. */
export function joinFile(
  desired: DesiredStubs,
  { style, module, principal, importExtension }: NewFileOptions,
): NewFile {
  const name = desired.tags.some(({ identifier }) => identifier === "handlers") ? "allHandlers" : "handlers";
  const claim = `${serverNames.handlers}${principal === undefined ? "" : `<${principalName}>`}`;
  const imports = desired.tags.map((tag) => ({
    file: `./${tag.fileStem}${importExtension}`,
    name: exportedName(tag, style),
  }));
  if (principal !== undefined) imports.push({ file: principal, name: `type ${principalName}` });
  const importLines = imports
    .sort((one, other) => compareText(one.file, other.file))
    .map(({ file, name: imported }) => importLine([imported], file));
  const members = desired.tags.map((tag) => `  ${groupMember(tag, style)},`);
  const lines =
    style === "nest"
      ? nestModule({ name, claim, module, importLines, members, argument: principal && `<${principalName}>` })
      : [
          `import type { ${serverNames.handlers} } from "${module}";`,
          ...importLines,
          "",
          "/** The handlers for `createNodeHandler` and `createFetchHandler`. */",
          `export const ${name}: ${claim} = {`,
          ...members,
          "};",
        ];
  return { path: "index.ts", text: `${lines.join("\n")}\n` };
}

/** Generates a module of NestJS that registers all classes. The application calls its method with the server's options. */
function nestModule(parts: {
  readonly name: string;
  readonly claim: string;
  readonly module: string;
  readonly importLines: readonly string[];
  readonly members: readonly string[];
  readonly argument: string | undefined;
}): readonly string[] {
  const { name, claim, module, importLines, members, argument = "" } = parts;
  const given = name === serverNames.handlers.toLowerCase() ? name : `${serverNames.handlers.toLowerCase()}: ${name}`;
  return [
    importLine([nestNames.module, `type ${nestNames.classes}`], nestNames.package),
    importLine(["type DynamicModule", "Module"], "@nestjs/common"),
    importLine([serverNames.definition, `type ${serverNames.handlers}`, `type ${serverNames.options}`], module),
    ...importLines,
    "",
    "/** The classes with the handlers of each tag. */",
    `export const ${name}: ${nestNames.classes}<${claim}> = {`,
    ...members,
    "};",
    "",
    "/** Serves the handlers. Import it as `HandlersModule.forRoot(options)`, and add what the classes inject to `providers`. */",
    "@Module({})",
    "export class HandlersModule {",
    `  static forRoot(options: ${serverNames.options}${argument}): DynamicModule {`,
    `    const served = ${nestNames.module}.forRoot({ ${serverNames.definition}, ${given}, ...options });`,
    `    return { module: HandlersModule, imports: [served], providers: Object.values(${name}) };`,
    "  }",
    "}",
  ];
}

/** Generates the file that declares the principal's type for all handlers. */
export function principalFile(stem: string): NewFile {
  const lines = [
    "/** The authenticated caller: what `authenticate` hooks return and handlers read from `context.principal`. */",
    `export type ${principalName} = unknown;`,
  ];
  return { path: `${stem}.ts`, text: `${lines.join("\n")}\n` };
}

/** Prints a tag's handlers as a member of the joining object. */
export function groupMember(tag: DesiredTag, style: StubStyle, local: string = exportedName(tag, style)): string {
  if (style === "class") return `${tag.identifier}: new ${local}()`;
  return local === tag.identifier ? local : `${tag.identifier}: ${local}`;
}

export function exportedName(tag: DesiredTag, style: StubStyle): string {
  if (style === "nest") return `${tag.className}Controller`;
  return style === "class" ? tag.className : tag.identifier;
}

function importLine(specifiers: readonly string[], module: string): string {
  const sorted = [...specifiers].sort((one, other) => (bare(one) < bare(other) ? -1 : 1));
  const allTypes = sorted.every((specifier) => specifier.startsWith("type "));
  const names = allTypes ? sorted.map((specifier) => specifier.slice("type ".length)) : sorted;
  const line = `import ${allTypes ? "type " : ""}{ ${names.join(", ")} } from "${module}";`;
  if (line.length <= 110) return line;
  return `import ${allTypes ? "type " : ""}{\n${names.map((name) => `  ${name},\n`).join("")}} from "${module}";`;
}

function bare(specifier: string): string {
  return specifier.replace(/^type /, "").toLowerCase();
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : `  ${line}`))
    .join("\n");
}
