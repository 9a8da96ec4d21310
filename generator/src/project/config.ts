import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/spelling.js";
import type { ImportExtension } from "../load/document.js";
import { type Filter, filterForm, isFilter, suggestCriterion } from "../load/select/selection-filter.js";
import type { ValueSettings } from "../load/value-settings.js";
import { isObject } from "../values/json.js";
import { isSourceHeaders, sourceHeadersForm } from "./source-headers.js";

/** The keys of `guildwire.config.yaml`. All are optional; paths are relative to the file's folder. */
export interface Config {
  readonly spec?: string;
  readonly out?: string;
  /** What is written: a package with its own build, or source code that the program compiles. Default: `package`. */
  readonly output?: OutputKind;
  /** Extension of relative imports in source code. Default: what the nearest `tsconfig.json` asks for. */
  readonly importExtension?: ImportExtension;
  readonly packageName?: string;
  readonly packageVersion?: string;
  readonly strictExtensions?: boolean;
  readonly only?: readonly string[];
  readonly stubs?: StubsConfig;
  readonly emitters?: readonly EmitterChoice[];
  readonly lenient?: boolean;
  /** Whether deviations from OpenAPI are errors: all of them, or those with the listed codes. */
  readonly strict?: boolean | readonly string[];
  /** Overlay files in order of application. */
  readonly overlays?: readonly string[];
  /** The folder that references may not leave. Default: that of the repository or package. */
  readonly root?: string;
  readonly include?: Filter;
  readonly exclude?: Filter;
  readonly names?: NamesConfig;
  readonly values?: ValueSettings;
  /** Whether pagination is recognized without `x-pagination`; `recognized` when absent. */
  readonly pagination?: "declared" | "recognized";
  readonly sourcePositions?: SourcePositionsConfig;
  /** Source of the document for `guildwire update`: a URL or a file. */
  readonly source?: string;
  /** Headers for requests to the origin of `source`. `${NAME}` expands to an environment variable. */
  readonly sourceHeaders?: { readonly [name: string]: string };
}

/** Whether the output is a package with its own build, or source code of a program. */
export type OutputKind = "source" | "package";

/** Names in generated code that override the derived ones. */
export interface NamesConfig {
  /** By schema name in `components.schemas`. */
  readonly schemas?: { readonly [name: string]: string };
  /** By `operationId`, or by method and path such as `GET /pets/{id}`. */
  readonly operations?: { readonly [operation: string]: string };
  /** By tag name, or by the path words that form a group. */
  readonly groups?: { readonly [group: string]: string };
  /** By pointer into the bundled document: parameters, inline schemas, enumeration values. */
  readonly pointers?: { readonly [pointer: string]: string };
  /** Name template for all types without an explicit name above, such as `{Name}Dto`. */
  readonly types?: string;
  /** The same for functions: `{name}Request` or `call{Name}`. */
  readonly functions?: string;
}

/** Which parts of the output lead back to the lines of the specification. Default: none. */
export interface SourcePositionsConfig {
  /** Whether the scripts of the generated package run `guildwire maps` after the compiler. */
  readonly declarationMaps?: boolean;
  /**
   * Whether the reference names file and line of each operation, webhook and type. A URL with `{file}` and `{line}`
   * makes them links.
   */
  readonly reference?: boolean | string;
  /** Whether the package has `source-positions`, for the log of a server under development. */
  readonly errors?: boolean;
}

/** Settings for handler stubs. */
export interface StubsConfig {
  /** Folder of the handlers. */
  readonly out?: string;
  /** Module to import generated names from. */
  readonly import?: string;
  readonly style?: "object" | "class";
  /** How much documentation the comments above handlers repeat. Default: `full`. */
  readonly comments?: "summary" | "full";
}

/**
 * An emitter: a built-in one by name, `standard` for all built-in ones, a file path starting with `./` or `../`, or an
 * installed package. A map adds options.
 */
export type EmitterChoice = string | { readonly use: string; readonly options?: unknown };

export const configName = "guildwire.config.yaml";

/** Validates one option: `is` decides, `expected` describes the allowed values. */
interface OptionRule {
  readonly expected: string;
  is(value: unknown): boolean;
  /** Suggests a correction of an invalid value. */
  suggest?(value: unknown): { readonly fix?: string };
}

/** Limits for the configuration document, which is small. */
const limits = { depth: 16, nodes: 10_000 } as const;

const nonEmptyText: OptionRule = { expected: "a text that is not empty", is: (value) => isText(value) && value !== "" };

const isBoolean: OptionRule = { expected: "true or false", is: (value) => typeof value === "boolean" };

const stubsRules: { readonly [member in keyof StubsConfig]-?: OptionRule } = {
  out: nonEmptyText,
  import: {
    expected: "the name of a module, such as @example/api/server",
    is: (value) => isText(value) && isModuleName(value),
  },
  style: oneOf("object", "class"),
  comments: oneOf("summary", "full"),
};

const mapOfNames: OptionRule = {
  expected: "a map whose values are names",
  is: (value) => isObject(value) && Object.values(value).every((name) => isText(name) && name !== ""),
};

const nameTemplate: OptionRule = {
  expected: "a name with {Name} or {name} in it once, such as {Name}Dto",
  is: (value) => isText(value) && /^[A-Za-z0-9_$]*\{[Nn]ame\}[A-Za-z0-9_$]*$/.test(value) && !/^\d/.test(value),
};

const namesRules: { readonly [member in keyof NamesConfig]-?: OptionRule } = {
  schemas: mapOfNames,
  operations: mapOfNames,
  groups: mapOfNames,
  pointers: mapOfNames,
  types: nameTemplate,
  functions: nameTemplate,
};

const valuesRules: { readonly [member in keyof ValueSettings]-?: OptionRule } = {
  dates: oneOf("string", "Date", "Temporal"),
  int64: oneOf("number", "bigint", "string"),
  propertyNames: oneOf("wire", "camelCase"),
  arguments: oneOf("flat", "grouped"),
  brands: {
    expected: "a map from formats to names of types, such as uuid: Uuid",
    is: (value) =>
      isObject(value) && Object.values(value).every((name) => isText(name) && /^[A-Z][A-Za-z0-9]*$/.test(name)),
  },
  enums: oneOf("union", "constants", "both"),
  openEnums: isBoolean,
};

const sourcePositionsRules: { readonly [member in keyof SourcePositionsConfig]-?: OptionRule } = {
  declarationMaps: isBoolean,
  reference: {
    expected: "true, false, or an http(s) URL with {file} and {line} in it",
    is: (value) => typeof value === "boolean" || (isText(value) && isPositionUrl(value)),
  },
  errors: isBoolean,
};

/** Rules of nested maps, by key. */
const nested: { readonly [member: string]: { readonly [member: string]: OptionRule } } = {
  stubs: stubsRules,
  names: namesRules,
  values: valuesRules,
  sourcePositions: sourcePositionsRules,
};

const rules: { readonly [member in keyof Config]-?: OptionRule } = {
  spec: nonEmptyText,
  out: nonEmptyText,
  output: oneOf("source", "package"),
  importExtension: oneOf("js", "ts", "none"),
  packageName: {
    expected: "a package name as npm has it, such as @example/api",
    is: (value) => isText(value) && /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(value),
  },
  packageVersion: {
    expected: "a version such as 1.4.0, in quotes where YAML would read a number",
    is: (value) => isText(value) && isVersion(value),
  },
  strictExtensions: isBoolean,
  only: {
    expected: "a list of emitter names",
    is: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  },
  stubs: { expected: `a map with ${namesOf(stubsRules)}`, is: isObject },
  emitters: {
    expected: "a list of emitters: names, paths that begin with ./, packages, or maps with use and options",
    is: (value) => Array.isArray(value) && value.length > 0 && value.every(isEmitterChoice),
  },
  lenient: isBoolean,
  strict: {
    expected: "true, false, or a list of codes of deviations",
    is: (value) => typeof value === "boolean" || (Array.isArray(value) && value.every(isText)),
  },
  overlays: {
    expected: "a list of files",
    is: (value) => Array.isArray(value) && value.every((path) => isText(path) && path !== ""),
  },
  root: nonEmptyText,
  include: { expected: filterForm, is: isFilter, suggest: suggestCriterion },
  exclude: { expected: filterForm, is: isFilter, suggest: suggestCriterion },
  names: { expected: `a map with ${namesOf(namesRules)}`, is: isObject },
  values: { expected: `a map with ${namesOf(valuesRules)}`, is: isObject },
  pagination: oneOf("declared", "recognized"),
  sourcePositions: { expected: `a map with ${namesOf(sourcePositionsRules)}`, is: isObject },
  source: nonEmptyText,
  sourceHeaders: { expected: sourceHeadersForm, is: isSourceHeaders },
};

/** Parses a configuration. Returns a located diagnostic for every error. */
export async function parseConfig(
  text: string,
  name: string,
): Promise<{ readonly config: Config; readonly diagnostics: readonly Diagnostic[] }> {
  // Loaded lazily, so that runs without a configuration do not load the YAML parser.
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/parse/yaml.js"),
    import("../load/parse/lines.js"),
  ]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  if (parsed.diagnostics.length > 0) {
    const diagnostics = parsed.diagnostics.map(({ code, message, span, expected, fix }) =>
      diagnose(code, message, { location: lines.locate(span), ...optional({ expected, fix }) }),
    );
    if (parsed.value === undefined) return { config: {}, diagnostics };
  }
  const value = parsed.value ?? null;
  if (value === null) return { config: {}, diagnostics: [] };
  const locate = (tokens: readonly string[], part: "key" | "value"): SourceLocation =>
    lines.locate(parsed.locate(tokens, part));
  if (!isObject(value)) {
    const message = `the configuration is ${Array.isArray(value) ? "a list" : `the ${typeof value} ${String(value)}`}`;
    const expected = `a map with ${isStringList}`;
    return {
      config: {},
      diagnostics: [diagnose("config-invalid", message, { location: locate([], "value"), expected })],
    };
  }
  const diagnostics = [...validateEntries(value, rules, [], locate), ...(await unknownDeviations(value, locate))];
  return { config: diagnostics.length === 0 ? (value as Config) : {}, diagnostics };
}

/** Returns an error for each code under `strict` that is not the code of a deviation. */
async function unknownDeviations(
  { strict }: { readonly [member: string]: unknown },
  locate: (tokens: readonly string[], part: "key" | "value") => SourceLocation,
): Promise<readonly Diagnostic[]> {
  if (!Array.isArray(strict)) return [];
  // Loaded lazily, because most configurations have no list.
  const { deviationCodes } = await import("../load/deviations/refused-deviations.js");
  const known = deviationCodes();
  return strict.flatMap((code: unknown, index) => {
    if (!isText(code) || known.includes(code)) return [];
    const location = locate(["strict", String(index)], "value");
    const expected = "the code of a deviation, which guildwire explain lists";
    const message = `strict lists ${JSON.stringify(code)}, which is not the code of a deviation`;
    return [diagnose("config-invalid", message, { location, expected, ...didYouMean(code, known) })];
  });
}

/** Returns errors in the entries of a map and its nested maps. */
function validateEntries(
  map: { readonly [member: string]: unknown },
  known: { readonly [member: string]: OptionRule },
  above: readonly string[],
  locate: (tokens: readonly string[], part: "key" | "value") => SourceLocation,
): readonly Diagnostic[] {
  return Object.entries(map).flatMap(([member, found]) => {
    const tokens = [...above, member];
    const rule = Object.hasOwn(known, member) ? known[member] : undefined;
    if (rule === undefined) {
      const owner = above.length === 0 ? "the configuration" : above.join(".");
      const message = `${owner} has no key ${JSON.stringify(member)}`;
      const expected = `one of ${namesOf(known)}`;
      const meant = didYouMean(member, Object.keys(known));
      return [diagnose("config-invalid", message, { location: locate(tokens, "key"), expected, ...meant })];
    }
    if (!rule.is(found)) {
      const message = `${tokens.join(".")} is ${JSON.stringify(found)}`;
      const details = { location: locate(tokens, "value"), expected: rule.expected, ...rule.suggest?.(found) };
      return [diagnose("config-invalid", message, details)];
    }
    const inner = above.length === 0 && Object.hasOwn(nested, member) ? nested[member] : undefined;
    return inner === undefined || !isObject(found) ? [] : validateEntries(found, inner, tokens, locate);
  });
}

/** Returns a lookup of the source locations of keys and values in a valid configuration. */
export async function configLocations({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): Promise<(tokens: readonly string[], part: "key" | "value") => SourceLocation> {
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/parse/yaml.js"),
    import("../load/parse/lines.js"),
  ]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  return (tokens, part) => lines.locate(parsed.locate(tokens, part));
}

/** Whether a text is the URL of a position in a file, such as `https://example.org/blob/main/{file}#L{line}`. */
function isPositionUrl(text: string): boolean {
  const fits = /^https?:\/\/[^\s/]/.test(text) && text.includes("{file}") && text.includes("{line}");
  return fits && URL.canParse(text);
}

/** Whether a text is a valid import specifier. */
export function isModuleName(text: string): boolean {
  return /^[^\s'"`\\\p{C}]+$/u.test(text);
}

/** Whether a text is a valid npm version. */
export function isVersion(text: string): boolean {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(text);
}

const isStringList = `one of ${namesOf(rules)}`;

function oneOf(...choices: readonly string[]): OptionRule {
  const last = choices.at(-1) ?? "";
  const expected = `${choices.slice(0, -1).join(", ")} or ${last}`;
  return {
    expected,
    is: (value) => isText(value) && choices.includes(value),
    suggest: (value) => (isText(value) ? didYouMean(value, choices) : {}),
  };
}

function namesOf(known: { readonly [member: string]: OptionRule }): string {
  return Object.keys(known).join(", ");
}

function isEmitterChoice(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isText(value) && value !== "";
  const { use, ...rest } = value as { readonly [member: string]: unknown };
  return isText(use) && use !== "" && Object.keys(rest).every((member) => member === "options");
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function optional(members: { expected: string | undefined; fix: string | undefined }): {
  expected?: string;
  fix?: string;
} {
  const { expected, fix } = members;
  return { ...(expected === undefined ? {} : { expected }), ...(fix === undefined ? {} : { fix }) };
}
