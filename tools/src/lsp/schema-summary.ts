import { childNode, entryAt, type SyntaxNode } from "@guildwire/generator/editing";
import { textAt } from "./spec-edits.js";

/** Maximum number of properties and values that a summary lists. */
const maxListed = 12;

/** Keywords that limit values, in the order of a summary. */
const limits: readonly string[] =
  "format minLength maxLength pattern minimum exclusiveMinimum maximum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties default".split(
    " ",
  );

const flags: readonly string[] = ["deprecated", "readOnly", "writeOnly", "nullable"];

/** Describes a schema in a few lines of Markdown: its type, limits and properties. */
export function summarizeSchema(schema: SyntaxNode): readonly string[] {
  const required = new Set((childNode(schema, "required")?.items ?? []).map(({ text }) => text));
  const properties = childNode(schema, "properties")?.entries ?? [];
  const listed = properties.slice(0, maxListed).map(({ key, value }) => {
    const isRequired = required.has(key) ? ", required" : "";
    return `- ${code(key)}: ${typeOf(value)}${isRequired}${suffix(limitsOf(value))}`;
  });
  if (properties.length > maxListed) listed.push(`- and ${properties.length - maxListed} more`);
  return [`${typeOf(schema)}${suffix([...limitsOf(schema), ...flagsOf(schema)])}`, ...listed];
}

function suffix(parts: readonly string[]): string {
  return parts.length === 0 ? "" : `; ${parts.join(", ")}`;
}

/** Describes the type of a schema in a few words. */
function typeOf(schema: SyntaxNode | undefined, depth = 0): string {
  if (schema === undefined || depth > 3) return "any value";
  const reference = textAt(schema, "$ref");
  if (reference !== undefined) return code(reference.split("/").at(-1) ?? reference);
  const values = childNode(schema, "enum")?.items ?? [];
  if (values.length > 0) return alternatives(values.map(({ text }) => code(text)));
  const constant = entryAt(schema, "const")?.value;
  if (constant?.kind === "scalar") return code(constant.text);
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    const parts = childNode(schema, keyword)?.items ?? [];
    if (parts.length === 0) continue;
    const types = parts.map((part) => typeOf(part, depth + 1));
    return keyword === "allOf" ? types.join(" and ") : alternatives(types);
  }
  const written = childNode(schema, "type");
  const type = written?.kind === "list" ? written.items.map(({ text }) => text).join(" or ") : written?.text;
  if (type === "array") return `array of ${typeOf(childNode(schema, "items"), depth + 1)}`;
  return type ?? (entryAt(schema, "properties") === undefined ? "any value" : "object");
}

function alternatives(types: readonly string[]): string {
  const listed = types.slice(0, maxListed).join(" or ");
  return types.length > maxListed ? `${listed} or ${types.length - maxListed} others` : listed;
}

function limitsOf(schema: SyntaxNode | undefined): readonly string[] {
  return limits.flatMap((keyword) => {
    const value = textAt(schema, keyword);
    return value === undefined ? [] : [`${keyword} ${code(value)}`];
  });
}

function flagsOf(schema: SyntaxNode): readonly string[] {
  return flags.filter((flag) => textAt(schema, flag) === "true");
}

/** Writes a text as code of Markdown, with enough backticks around it. */
export function code(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").slice(0, 120);
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return `${fence}${space}${line}${space}${fence}`;
}

/** Writes a text as a block of code of Markdown. */
export function codeBlock(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
