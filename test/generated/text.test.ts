import { join } from "node:path";
import { ts } from "ts-morph";
import { describe, expect, it } from "vitest";
import { specTexts } from "../spec/model.js";
import { type GeneratedFile, generatedFiles, generatedTexts, nodesOf, parsedFile } from "./sources.js";

/** What law 5 and the style forbid in generated code: which, and the line that has it. */
function offences({ path, text, source }: GeneratedFile): readonly string[] {
  const found: string[] = [];
  const report = (node: ts.Node, what: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${path}:${line + 1} ${what}`);
  };
  for (const node of nodesOf(source)) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) report(node, "any");
    if (ts.isEnumDeclaration(node)) report(node, "enum");
    if (ts.isModuleDeclaration(node)) report(node, "namespace");
    if (ts.isDecorator(node)) report(node, "decorator");
    if (ts.isExportDeclaration(node) && (node.exportClause === undefined || ts.isNamespaceExport(node.exportClause))) {
      report(node, "export *");
    }
    if (ts.isExportAssignment(node)) report(node, "default export");
    if (ts.isNonNullExpression(node)) report(node, "non-null assertion");
    if (ts.isImportTypeNode(node)) report(node, "import type in place");
    if (ts.isImportDeclaration(node) && !isRuntimeOrRelative(node.moduleSpecifier)) report(node, "foreign import");
  }
  if (/@ts-|eslint-|biome-ignore/.test(text)) found.push(`${path} switches a checker off`);
  return found;
}

function isRuntimeOrRelative(specifier: ts.Expression): boolean {
  return ts.isStringLiteral(specifier) && /^@guildwire\/runtime\/\w+$|^\.\.?\/[\w./-]+\.js$/.test(specifier.text);
}

/** Syntax errors; the parser itself keeps them to itself. */
function syntaxErrors({ path, text }: GeneratedFile): readonly string[] {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext };
  const { diagnostics = [] } = ts.transpileModule(text, { fileName: path, reportDiagnostics: true, compilerOptions });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

const files = generatedFiles.map((file) => [file.path, file] as const);

describe("generated code", () => {
  it("is there", () => {
    expect(generatedFiles.length).toBeGreaterThan(30);
  });

  it.each(files)("%s parses", (_, file) => {
    expect(syntaxErrors(file)).toEqual([]);
  });

  it.each(files)("%s has no any, enum, namespace, decorator or export *, and imports the runtime alone", (_, file) => {
    expect(offences(file)).toEqual([]);
  });

  it.each([
    ["export const a: any = 1;", "any"],
    ["export const a = 1 as any;", "any"],
    ["export type A = Record<string, any[]>;", "any"],
    ["export enum A {}", "enum"],
    ["export const enum A {}", "enum"],
    ["export namespace A {}", "namespace"],
    ["declare global {}", "namespace"],
    ["@decorated export class A {}", "decorator"],
    ['export * from "./a.js";', "export *"],
    ['export * as a from "./a.js";', "export *"],
    ["export default 1;", "default export"],
    ["export const a = b!;", "non-null assertion"],
    ['import "node:fs";', "foreign import"],
    ['import "./a";', "foreign import"],
  ])("would be found out: %s", (text, what) => {
    expect(offences(parsedFile("a.ts", text))).toContain(`a.ts:1 ${what}`);
  });

  it("and its syntax errors, too", () => {
    expect(syntaxErrors(parsedFile("a.ts", "export const = 1;"))).not.toEqual([]);
  });
});

describe("generated text", () => {
  const texts = [...generatedFiles.map(({ path, text }) => [path, text] as const), ...generatedTexts];
  const specification = specTexts().map(([, text]) => text);
  const root = join(import.meta.dirname, "../..");

  it.each(texts)("%s says nothing of the machine that wrote it", (_, text) => {
    expect(text).not.toContain(root);
    expect(text).not.toMatch(/(?:^|[\s"'`(=])(?:\/(?:home|root|Users|tmp|var|work|mnt|opt)\/|[A-Za-z]:\\)|file:\/\//);
  });

  it.each(texts)("%s has no times but those of the specification", (_, text) => {
    const times = text.match(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d[\d:.]*)?|\d\d:\d\d:\d\d/g) ?? [];
    expect(times.filter((time) => !specification.some((one) => one.includes(time)))).toEqual([]);
    expect(text).not.toMatch(/\b(?:generated|written) (?:on|at) \w+ \d/i);
  });

  it.each(texts)("%s has line feeds alone, ends with one, and has no white space at line ends", (_, text) => {
    expect(text).not.toMatch(/\r|[ \t]$|\uFEFF/m);
    expect(text).toMatch(/[^\n]\n$/);
  });

  it.each(generatedFiles.map(({ path, text }) => [path, text] as const))("%s says first who wrote it", (_, text) => {
    expect(text).toMatch(/^\/\/ Written by guildwire .*\n\/\/ .*change the specification\.\n/);
  });
});
