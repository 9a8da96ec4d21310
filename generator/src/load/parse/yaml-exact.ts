import type { CST, Document, ErrorCode, Node, YAMLError } from "yaml";
import type { KeyOrValue } from "../document.js";
import type { Span } from "./lines.js";
import type { ParseDiagnostic, ParsedText, TextLimits } from "./parsed.js";
import { depthError, YamlConversion } from "./yaml-conversion.js";
import { locateNode, yaml } from "./yaml-nodes.js";

/** Maximum number of non-structural errors to report per file. */
const maxReportedErrors = 10;

/**
 * Errors after which the parser misinterprets the structure and reports consequential errors. Only the first is
 * reported.
 */
const structuralErrorCodes: ReadonlySet<ErrorCode> = new Set([
  "BAD_INDENT",
  "BLOCK_AS_IMPLICIT_KEY",
  "BLOCK_IN_FLOW",
  "IMPOSSIBLE",
  "KEY_OVER_1024_CHARS",
  "MISSING_CHAR",
  "MULTILINE_IMPLICIT_KEY",
  "TAB_AS_INDENT",
  "UNEXPECTED_TOKEN",
]);

/** Errors after which a scalar keeps its literal value. */
const scalarErrorCodes: ReadonlyMap<ErrorCode, string> = new Map([
  ["BAD_DQ_ESCAPE", "yaml-scalar"],
  ["BAD_SCALAR_START", "yaml-scalar"],
  ["TAG_RESOLVE_FAILED", "yaml-tag"],
]);

/**
 * Parses any YAML 1.2 (core schema) as JSON data, with the location of every node. Rejects what JSON cannot represent,
 * and common accidents: duplicate keys, merge keys, unquoted `true:` as a key, tags.
 */
export function parseYamlExactly(text: string, limits: TextLimits): ParsedText {
  const composed = compose(text, limits);
  if ("diagnostic" in composed) return { diagnostics: [composed.diagnostic], locate: () => composed.diagnostic.span };
  const { document } = composed;
  const conversion = new YamlConversion(limits);
  const found = [...syntaxDiagnostics(document, text), ...composed.further];
  const diagnostics = found.filter(({ deviation }) => deviation === undefined);
  const deviating = found.filter(({ deviation }) => deviation !== undefined);
  const locate = (tokens: readonly string[], part: KeyOrValue): Span =>
    locateNode(document.contents as Node | null, conversion.aliases, tokens, part);
  const reindented = diagnostics.length > 0 ? withSpacesAsIndent(text, diagnostics) : undefined;
  if (reindented !== undefined) {
    const parsed = parseYamlExactly(reindented, limits);
    if (parsed.value !== undefined) return { ...parsed, diagnostics: [...tabDeviation(text), ...parsed.diagnostics] };
  }
  if (diagnostics.length > 0) return { diagnostics: found, locate };
  const value = conversion.run(document.contents as Node | null);
  const failed = conversion.diagnostics.some(
    ({ code, deviation }) => code !== "number-imprecise" && deviation === undefined,
  );
  return {
    ...(failed ? {} : { value, nodes: conversion.nodes }),
    diagnostics: [...deviating, ...conversion.diagnostics],
    locate,
  };
}

type ComposeResult =
  | { readonly document: Document.Parsed; readonly further: readonly ParseDiagnostic[] }
  | { readonly diagnostic: ParseDiagnostic };

/** Replaces each tab of an indentation by a space, unless a line mixes both. */
function withSpacesAsIndent(text: string, diagnostics: readonly ParseDiagnostic[]): string | undefined {
  if (!diagnostics.some(({ message }) => /\btabs?\b/i.test(message))) return undefined;
  const indents = text.match(/^[ \t]+(?=[^ \t\r\n])/gm) ?? [];
  if (indents.some((indent) => indent.includes(" "))) return undefined;
  return text.replace(/^\t+/gm, (tabs) => " ".repeat(tabs.length));
}

function tabDeviation(text: string): readonly ParseDiagnostic[] {
  const start = Math.max(0, text.search(/^\t/m));
  const message = "tabs are not allowed as indentation";
  const span = { start, end: start + 1 };
  return [{ code: "syntax-error", message, span, fix: "indent with spaces", deviation: "yaml-tab" }];
}

/**
 * Runs the three stages of `yaml` separately, because its composer recurses: the parser keeps open collections on its
 * own stack, so the depth can be checked first.
 */
function compose(text: string, limits: TextLimits): ComposeResult {
  const { Composer, Lexer, Parser } = yaml();
  const parser = new Parser();
  const composer = new Composer({ version: "1.2", uniqueKeys: false, merge: false, resolveKnownTags: false });
  const documents: Document.Parsed[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
    // The bottom of the stack is the document; the top may be a partial scalar.
    if (parser.stack.length > limits.depth + 1 && openCollections(parser.stack) > limits.depth) {
      const start = (parser.stack[limits.depth + 1] as CST.Token & { readonly offset: number }).offset;
      return { diagnostic: depthError({ start, end: start + 1 }, limits) };
    }
    if (documents.length > 1) break;
  }
  for (const token of parser.end()) documents.push(...(composer.next(token) as Iterable<Document.Parsed>));
  documents.push(...(composer.end(true, text.length) as Iterable<Document.Parsed>));
  const [document, second] = documents;
  if (second !== undefined) {
    const start = second.range[0];
    const message = "the file contains more than one YAML document";
    const expected = "one document per file";
    const span = { start, end: start };
    const further = [{ code: "syntax-error", message, span, expected, deviation: "yaml-documents" } as const];
    return { document: document as Document.Parsed, further };
  }
  return { document: document as Document.Parsed, further: [] };
}

function openCollections(stack: readonly CST.Token[]): number {
  return stack.length - (yaml().CST.isCollection(stack.at(-1) as CST.Token) ? 1 : 2);
}

function syntaxDiagnostics(document: Document.Parsed, text: string): ParseDiagnostic[] {
  const diagnostics: ParseDiagnostic[] = [];
  const version = document.directives.yaml.version;
  if (document.directives.yaml.explicit === true && version !== "1.2") {
    const start = Math.max(0, text.indexOf("%YAML"));
    const span = { start, end: start + 5 };
    const fix = "remove the %YAML line";
    diagnostics.push({
      code: "syntax-error",
      message: `the file declares YAML ${version}`,
      span,
      expected: "YAML 1.2",
      fix,
      deviation: "yaml-version",
    });
  }
  // Warnings concern unresolved tags, whose values would be misinterpreted.
  const problems = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  // The error caused by a tab may be located before the tab.
  const slip =
    problems.find(({ code }) => code === "TAB_AS_INDENT") ??
    problems.find(({ code }) => structuralErrorCodes.has(code));
  const reported =
    slip === undefined ? problems : [...problems.slice(0, problems.indexOf(slip)).filter(isIndependentError), slip];
  for (const problem of reported.slice(-maxReportedErrors)) {
    const [start, end] = problem.pos;
    const deviation = scalarErrorCodes.get(problem.code);
    const message = withoutFullStop(problem.message);
    diagnostics.push({ code: "syntax-error", message, span: { start, end }, ...(deviation && { deviation }) });
  }
  return diagnostics;
}

/** Whether the error is valid regardless of its context. */
function isIndependentError({ code }: YAMLError): boolean {
  return !structuralErrorCodes.has(code);
}

function withoutFullStop(message: string): string {
  const line = message.split("\n", 1)[0] as string;
  return line.replace(/[.:]$/, "");
}
