import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Handlebars from "handlebars";
import type { File } from "./file.js";
import {
  anchor,
  cellMarkdown,
  codeSpan,
  fencedCode,
  inlineMarkdown,
  linkMarkdown,
  proseMarkdown,
  tidyMarkdown,
} from "./markdown-text.js";
import { checkedPath } from "./path.js";

/**
 * A Markdown file from the Handlebars template `generator/templates/<template>.hbs`; partials (`{{> reference/call}}`)
 * are named the same way. Whatever a template prints is escaped for a line of Markdown or a table cell; printing
 * nothing (a missing field) throws, and so does a triple-stash. Helpers:
 *
 * - `{{code value}}`: a code span, also in a table cell.
 * - `{{prose text}}`: paragraphs, list items, code spans, fenced code and links stay, all else is plain text.
 * - `{{cell text}}`: the same for a table cell, with `<br>` between paragraphs.
 * - `{{fence text "ts"}}`: a fenced block of code.
 * - `{{anchor text}}`: the fragment of a heading, as GitHub makes it.
 * - `{{link text address}}`: a link; http, https, mailto and relative addresses only.
 *
 * Runs of empty lines outside of fenced code become one.
 */
export function markdownFile(path: string, template: string, data: unknown): File {
  environment ??= createEnvironment(readTemplate);
  return { path: checkedPath(path), text: tidyMarkdown(environment.render(template, data)) };
}

let environment: Environment | undefined;

export interface Environment {
  /** The text of a template; it is compiled on its first use. */
  render(template: string, data: unknown): string;
}

/** `read` answers with the source of the template of a name. */
export function createEnvironment(read: (name: string) => string): Environment {
  // Handlebars takes a while to load, and an unchanged run prints no Markdown.
  const library = createRequire(import.meta.url)("handlebars") as typeof Handlebars;
  const handlebars = library.create();
  const compiled = new Map<string, Handlebars.TemplateDelegate>();
  const safe = (text: string): Handlebars.SafeString => new library.SafeString(text);

  for (const [name, encode] of Object.entries(helpers)) {
    handlebars.registerHelper(name, (...values: unknown[]) => {
      const options = values.pop() as Handlebars.HelperOptions & { readonly loc?: hbs.AST.SourceLocation };
      const [first, ...others] = values;
      if (name === printHelper && first instanceof library.SafeString) return first;
      return safe(encode(printable(first, options.loc), ...others.map((value) => printable(value, options.loc))));
    });
  }

  const compile = (name: string): Handlebars.TemplateDelegate => {
    let delegate = compiled.get(name);
    if (delegate === undefined) {
      const program = handlebars.parse(read(name), { srcName: name });
      const visitor = new library.Visitor();
      visitor.MustacheStatement = encodeMustache;
      visitor.PartialStatement = (partial): void => registerPartial(partial.name);
      visitor.accept(program);
      // `print` has encoded everything already, for Markdown instead of HTML.
      delegate = handlebars.compile(program, { noEscape: true, knownHelpers, knownHelpersOnly: true });
      compiled.set(name, delegate);
    }
    return delegate;
  };
  const registerPartial = (name: hbs.AST.PathExpression | hbs.AST.SubExpression): void => {
    if (!("original" in name)) throw new Error("A template names its partials literally");
    if (handlebars.partials[name.original] !== undefined) return;
    // Registered before it is compiled, because a partial may contain itself.
    handlebars.registerPartial(name.original, (context: unknown, options?: Handlebars.RuntimeOptions) =>
      compile(name.original)(context, options),
    );
  };
  return { render: (template, data) => compile(template)(data) };
}

const printHelper = "print";

const helpers: Readonly<Record<string, (text: string, ...others: string[]) => string>> = {
  [printHelper]: inlineMarkdown,
  code: codeSpan,
  prose: proseMarkdown,
  cell: cellMarkdown,
  fence: fencedCode,
  anchor,
  link: (text, address = "") => linkMarkdown(text, address),
};

const knownHelpers = Object.fromEntries(Object.keys(helpers).map((name) => [name, true]));

/** Makes `{{x}}` into `{{print x}}` and `{{helper x}}` into `{{print (helper x)}}`, in place. */
function encodeMustache(mustache: hbs.AST.MustacheStatement): void {
  const { line } = mustache.loc.start;
  if (!mustache.escaped) throw new Error(`${mustache.loc.source}:${line}: a template prints nothing unescaped`);
  const { path, params, hash, loc } = mustache;
  const value =
    params.length === 0 ? path : ({ type: "SubExpression", path, params, hash, loc } as hbs.AST.SubExpression);
  mustache.params = [value];
  mustache.path = { type: "PathExpression", data: false, depth: 0, parts: [printHelper], original: printHelper, loc };
}

function printable(value: unknown, place: hbs.AST.SourceLocation | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "bigint") return String(value);
  const where = place === undefined ? "a template" : `${place.source}:${place.start.line}`;
  throw new Error(`${where}: there is no text to print, but ${value === null ? "null" : typeof value}`);
}

function readTemplate(name: string): string {
  return readFileSync(new URL(`../../templates/${name.replace(/\.hbs$/, "")}.hbs`, import.meta.url), "utf8");
}
