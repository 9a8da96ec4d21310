import type Handlebars from "handlebars";
import { platform } from "../platform/node.js";
import { templates } from "./compiled/templates.js";
import type { File } from "./file.js";
import {
  anchor,
  codeSpan,
  fencedCode,
  inlineMarkdown,
  linkMarkdown,
  proseMarkdown,
  tableCell,
  tidyMarkdown,
} from "./markdown-text.js";
import { checkedPath } from "./path.js";

/**
 * Renders a Markdown file from the Handlebars template `generator/templates/<template>.hbs`. Partials
 * (`{{> reference/call}}`) follow the same naming. All output is escaped for a line of Markdown or a table cell. A
 * missing value or a triple-stash throws. Helpers:
 *
 * - `{{code value}}`: a code span, also in a table cell.
 * - `{{prose text}}`: keeps paragraphs, list items, code spans, fenced code and links; escapes the rest.
 * - `{{cell text}}`: the same for a table cell, with `<br>` between paragraphs.
 * - `{{fence text "ts"}}`: a fenced code block.
 * - `{{anchor text}}`: the fragment of a heading on GitHub.
 * - `{{link text address}}`: a link with an http, https, mailto or relative URL.
 *
 * Runs of empty lines outside fenced code are collapsed.
 */
export function markdownFile(path: string, template: string, data: unknown): File {
  environment ??= createEnvironment(templates);
  return { path: checkedPath(path), text: tidyMarkdown(environment.render(template, data)) };
}

let environment: Environment | undefined;

/** A template compiled by `generator/templates/compile.mjs`. */
export type CompiledTemplate = Readonly<Record<string, unknown>>;

export interface Environment {
  /** Renders a template. */
  render(template: string, data: unknown): string;
}

export function createEnvironment(compiled: { readonly [name: string]: CompiledTemplate }): Environment {
  // Loaded lazily: even the Handlebars runtime is slow to load, and an unchanged run prints no Markdown.
  const library = platform.library("handlebars/runtime") as typeof Handlebars;
  const handlebars = library.create();
  for (const [name, encode] of Object.entries(helpers)) {
    handlebars.registerHelper(name, (...values: unknown[]) => {
      const options = values.pop() as Handlebars.HelperOptions & { readonly loc?: hbs.AST.SourceLocation };
      const [first, ...others] = values;
      return encode(printable(first, options.loc), ...others.map((value) => printable(value, options.loc)));
    });
  }
  for (const [name, template] of Object.entries(compiled)) {
    handlebars.registerPartial(name, handlebars.template(template as TemplateSpecification));
  }
  return {
    render(template, data) {
      const partial = Object.hasOwn(compiled, template) ? handlebars.partials[template] : undefined;
      if (typeof partial !== "function") throw new Error(`there is no template ${template}`);
      return partial(data);
    },
  };
}

const helpers: Readonly<Record<string, (text: string, ...others: string[]) => string>> = {
  // The template compiler wraps every value in this helper that is printed without one.
  print: inlineMarkdown,
  code: codeSpan,
  prose: proseMarkdown,
  cell: tableCell,
  fence: fencedCode,
  anchor,
  link: (text, address = "") => linkMarkdown(text, address),
};

function printable(value: unknown, location: hbs.AST.SourceLocation | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  const where = location === undefined ? "a template" : `${location.source}:${location.start.line}`;
  throw new Error(`${where}: there is no text to print, but ${value === null ? "null" : typeof value}`);
}
