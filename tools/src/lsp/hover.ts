import { basename } from "node:path";
import { childNode, describeKey, type SyntaxNode, syntaxAt } from "@guildwire/generator/editing";
import { type Hover, MarkupKind, type Position, type Range } from "vscode-languageserver/node";
import { type Declaration, declarationOf, followReferences, namedAt } from "./declarations.js";
import { fileSchema } from "./document-schema.js";
import { type EnumValue, enumValueAt, textsOf, valuesOf } from "./enum-values.js";
import { rangeOf } from "./locations.js";
import { code, codeBlock, summarizeSchema } from "./schema-summary.js";
import type { Session } from "./session.js";
import { lineStart, textAt } from "./spec-edits.js";
import type { SpecFile } from "./spec-files.js";
import { isData, methods, operationAround, operationIdOf, type Target } from "./spec-links.js";
import { usesOf } from "./spec-uses.js";

/** Maximum length of a description, an example and a declaration in a hover. */
const maxText = 600;
const maxExample = 400;
const maxLines = 25;
/** Maximum number of users that are named. */
const maxUsers = 8;

/** Describes what is written at a position: what a name stands for, or a key. */
export async function hoverAt(session: Session, file: SpecFile, position: Position): Promise<Hover | null> {
  const { document } = file;
  const offset = document.offsetAt(position);
  const value = enumValueAt(file, offset);
  if (value !== undefined)
    return hoverOf(describeValue(session, value), rangeOf(document, value.node.start, value.node.end));
  const named = namedAt(session.files, file, offset);
  if (named === undefined) return null;
  const declared = declarationOf(session.files, named.target);
  const isName = named.link !== undefined || declared === undefined || isNamedNode(declared.tokens);
  const parts = isName && declared !== undefined ? await describe(session, declared, named.target) : [];
  const keyTokens = syntaxAt(file.tree, offset)?.tokens ?? [];
  const about = named.link === undefined ? keyDescription(session, file, keyTokens) : undefined;
  if (about !== undefined) parts.push(about);
  if (parts.length === 0) return null;
  return hoverOf(parts, rangeOf(document, named.start, named.end));
}

function hoverOf(parts: readonly string[], range: Range): Hover {
  return { contents: { kind: MarkupKind.Markdown, value: parts.join("\n\n") }, range };
}

/** Describes a value of an enumeration, and the schema that lists it. */
function describeValue(session: Session, value: EnumValue): readonly string[] {
  const { file, node, schema } = value;
  const { title, description, former } = textsOf(value);
  const declared = declarationOf(session.files, { kind: "node", path: file.path, tokens: schema.tokens });
  const isNamed = declared !== undefined && nameHolders.has(schema.tokens.at(-2) ?? "");
  const values = valuesOf(value);
  const position = `Value ${values.indexOf(node) + 1} of ${values.length}`;
  return [
    title === undefined ? `**${code(node.text)}**` : `**${title}** ${code(node.text)}`,
    ...(description === undefined ? [] : [shortened(description)]),
    isNamed ? `${position} of ${code(titleOf(declared))}` : position,
    ...(former === undefined ? [] : [`Formerly ${code(former)}`]),
    ...(isNamed ? [...typeScriptOf(session, declared, declared), ...usersOf(session, declared)] : []),
  ];
}

function keyDescription({ files }: Session, file: SpecFile, tokens: readonly string[]): string | undefined {
  if (tokens.length === 0 || tokens.some((_, index) => isData(tokens.slice(0, index + 1)))) return undefined;
  return describeKey(fileSchema(files, file), file.tree, tokens);
}

const nameHolders: ReadonlySet<string> = new Set(
  "schemas definitions properties responses parameters requestBodies headers securitySchemes links callbacks pathItems examples".split(
    " ",
  ),
);

/** Whether a node has a name that the author chose, or is an operation. */
function isNamedNode(tokens: readonly string[]): boolean {
  const last = tokens.at(-1) ?? "";
  return nameHolders.has(tokens.at(-2) ?? "") || methods.has(last) || tokens[0] === "tags";
}

async function describe(session: Session, declared: Declaration, target: Target): Promise<string[]> {
  const { files } = session;
  const resolved = followReferences(files, declared) ?? declared;
  const { node, tokens } = resolved;
  if (node === undefined) return [];
  const method = tokens.at(-1) ?? "";
  const isOperation = methods.has(method) && !nameHolders.has(tokens.at(-2) ?? "");
  if (isOperation) return describeOperation(node, tokens);
  const title = target.kind === "node" ? titleOf(declared) : target.name;
  const schema = schemaOf(node, tokens);
  const written = exampleOf(node, resolved.file);
  const description = textAt(node, "description") ?? textAt(schema, "description");
  return [
    `**${title}**`,
    ...(description === undefined ? [] : [shortened(description)]),
    ...(schema === undefined ? [] : [summarizeSchema(schema).join("\n")]),
    ...typeScriptOf(session, declared, resolved),
    ...(written.length === 0 && schema === node ? await derivedExampleOf(session, resolved) : written),
    ...usersOf(session, declared),
  ];
}

/** The name of a component or property, that of a parameter in a list, or that of a file. */
function titleOf({ file, node, tokens }: Declaration): string {
  const last = tokens.at(-1) ?? basename(file.path);
  return tokens.at(-2) === "parameters" && /^\d+$/.test(last) ? (textAt(node, "name") ?? last) : last;
}

function describeOperation(node: SyntaxNode, tokens: readonly string[]): string[] {
  const [path = "", method = ""] = tokens.slice(-2);
  const description = textAt(node, "summary") ?? textAt(node, "description");
  const statuses = (childNode(node, "responses")?.entries ?? []).map(({ key }) => key).join(", ");
  return [
    `**${operationIdOf(node) ?? method}** ${code(`${method.toUpperCase()} ${path}`)}`,
    ...(description === undefined ? [] : [shortened(description)]),
    ...(statuses === "" ? [] : [`Responses: ${statuses}`]),
  ];
}

const schemaKeys: readonly string[] = ["type", "properties", "items", "enum", "const", "allOf", "oneOf", "anyOf"];

/** A parameter or header has its schema below it, and other components have none. */
function schemaOf(node: SyntaxNode, tokens: readonly string[]): SyntaxNode | undefined {
  // A file that contains one schema.
  if (tokens.length === 0) return schemaKeys.some((key) => childNode(node, key) !== undefined) ? node : undefined;
  const holder = tokens.at(-2) ?? "";
  if (["parameters", "headers"].includes(holder)) return childNode(node, "schema");
  return ["schemas", "definitions", "properties"].includes(holder) ? node : undefined;
}

/** The generated declaration of a named schema, or the line of a property in it. */
function typeScriptOf({ declarations }: Session, declared: Declaration, resolved: Declaration): readonly string[] {
  const own = declarationAt(declarations, resolved);
  if (own !== undefined) return [codeBlock("ts", own.split("\n").slice(0, maxLines).join("\n"))];
  const { file, tokens } = declared;
  if (tokens.at(-2) !== "properties") return [];
  const parent = declarationOfTokens(file, tokens.slice(0, -2));
  const whole = parent && declarationAt(declarations, parent);
  const name = tokens.at(-1) ?? "";
  const line = whole?.split("\n").find((text) => {
    const key = /^ {2}(?:readonly )?(?:"((?:[^"\\]|\\.)*)"|([\w$]+))\??:/.exec(text);
    return (key?.[1] ?? key?.[2]) === name;
  });
  return line === undefined ? [] : [codeBlock("ts", line.trim())];
}

function declarationOfTokens(
  file: SpecFile,
  tokens: readonly string[],
): Pick<Declaration, "file" | "name"> | undefined {
  let node = file.tree;
  let start: number | undefined;
  for (const token of tokens) {
    const entry = node?.entries.findLast(({ key }) => key === token);
    start = entry?.keyStart;
    node = entry?.value ?? childNode(node, token);
  }
  return start === undefined ? undefined : { file, name: { start, end: start } };
}

function declarationAt(
  declarations: Session["declarations"],
  { file, name }: Pick<Declaration, "file" | "name">,
): string | undefined {
  const { line, column } = placeOf(file, name.start);
  const found = declarations.find((one) => one.path === file.path && one.line === line && one.column === column);
  return found?.text;
}

function exampleOf(node: SyntaxNode, { document }: SpecFile): readonly string[] {
  const written = childNode(node, "example") ?? childNode(node, "examples")?.items[0] ?? childNode(node, "default");
  if (written === undefined) return [];
  const text = document.getText().slice(written.start, written.end);
  const column = written.start - lineStart(document.getText(), written.start);
  const indented = text.replaceAll(new RegExp(`(?:\\r\\n?|\\n) {0,${column}}`, "g"), "\n");
  return ["Example:", codeBlock("", shortened(indented, maxExample))];
}

async function derivedExampleOf(session: Session, { file, name }: Declaration): Promise<readonly string[]> {
  const text = await session.exampleAt({ path: file.path, ...placeOf(file, name.start) });
  return text === undefined
    ? []
    : ["Example that follows from the schema:", codeBlock("json", shortened(text, maxExample))];
}

/** A line and column from 1. */
function placeOf({ document }: SpecFile, offset: number): { readonly line: number; readonly column: number } {
  const { line, character } = document.positionAt(offset);
  return { line: line + 1, column: character + 1 };
}

/** The operations and components that refer to a declaration. */
function usersOf({ files }: Session, { file, tokens }: Declaration): readonly string[] {
  const uses = usesOf(files, { kind: "node", path: file.path, tokens });
  const users = new Set(
    uses.flatMap((use) => {
      const operation = operationAround(use.tokens);
      if (operation !== undefined) {
        const node = operation.reduce<SyntaxNode | undefined>(childNode, use.file.tree);
        return [operationIdOf(node) ?? `${operation.at(-1)} ${operation.at(-2)}`];
      }
      if (use.tokens[0] === "paths") return [use.tokens[1] ?? ""];
      const at = use.tokens.findIndex((token) => nameHolders.has(token));
      const name = use.tokens[at + 1];
      return at === -1 || name === undefined || use.tokens.at(-2) === "required" ? [] : [name];
    }),
  );
  if (users.size === 0) return [];
  const named = [...users].slice(0, maxUsers).map(code).join(", ");
  const more = users.size > maxUsers ? ` and ${users.size - maxUsers} others` : "";
  return [`Used by ${named}${more}`];
}

function shortened(text: string, length = maxText): string {
  return text.length > length ? `${text.slice(0, length).replace(/[\ud800-\udbff]$/, "")}…` : text;
}
