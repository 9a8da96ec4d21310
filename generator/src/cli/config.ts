import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/spelling.js";
import { type Filter, filterForm, isFilter } from "../load/selection-filter.js";
import type { ValueSettings } from "../load/value-settings.js";
import { isObject } from "../values/json.js";
import { isSourceHeaders, sourceHeadersForm } from "./update/source-headers.js";

/** The members of `guildwire.config.yaml`; all of them are optional, and paths start from the file's own folder. */
export interface Config {
  readonly spec?: string;
  readonly out?: string;
  readonly packageName?: string;
  readonly packageVersion?: string;
  readonly strictExtensions?: boolean;
  readonly only?: readonly string[];
  readonly stubs?: StubsConfig;
  readonly emitters?: readonly EmitterChoice[];
  readonly lenient?: boolean;
  readonly strict?: boolean;
  /** Files of overlays, in the order in which they are applied. */
  readonly overlays?: readonly string[];
  readonly include?: Filter;
  readonly exclude?: Filter;
  readonly names?: NamesConfig;
  readonly values?: ValueSettings;
  /** Where `guildwire update` takes the document from: a URL, or a file. */
  readonly source?: string;
  /** Headers of requests to the origin of `source`; `${NAME}` stands for an environment variable. */
  readonly sourceHeaders?: { readonly [name: string]: string };
}

/** Names in code, in place of those that follow from the document. */
export interface NamesConfig {
  /** By the name of a schema in `components.schemas`. */
  readonly schemas?: { readonly [name: string]: string };
  /** By `operationId`, or by method and path such as `GET /pets/{id}`. */
  readonly operations?: { readonly [operation: string]: string };
  /** By the name of a tag, or by the words of paths that are a group. */
  readonly groups?: { readonly [group: string]: string };
  /** By a pointer into the bundled document: parameters, schemas in operations, values of enumerations. */
  readonly pointers?: { readonly [pointer: string]: string };
}

/** Settings of the handler stubs. */
export interface StubsConfig {
  /** The folder that they are in. */
  readonly out?: string;
  /** The module that generated names are imported from. */
  readonly import?: string;
  readonly style?: "object" | "class";
  /** How much the comments above handlers repeat of the interface's documentation; `full` when absent. */
  readonly comments?: "summary" | "full";
}

/**
 * An emitter: one of guildwire's own by its name, `standard` for all of these, a file by a path that begins with `./` or
 * `../`, or an installed package; with options if it is a map.
 */
export type EmitterChoice = string | { readonly use: string; readonly options?: unknown };

export const configName = "guildwire.config.yaml";

/** The rule for a setting; `accepts` decides, `expected` describes it. */
interface OptionRule {
  readonly expected: string;
  is(value: unknown): boolean;
}

/** A configuration is small; one that is not was not meant to be one. */
const limits = { depth: 16, nodes: 10_000 } as const;

const nonEmptyText: OptionRule = { expected: "a text that is not empty", is: (value) => isText(value) && value !== "" };

const stubsRules: { readonly [member in keyof StubsConfig]-?: OptionRule } = {
  out: nonEmptyText,
  import: {
    expected: "the name of a module, such as @example/api/server",
    is: (value) => isText(value) && isModuleName(value),
  },
  style: { expected: "object or class", is: (value) => value === "object" || value === "class" },
  comments: { expected: "summary or full", is: (value) => value === "summary" || value === "full" },
};

const mapOfNames: OptionRule = {
  expected: "a map whose values are names",
  is: (value) => isObject(value) && Object.values(value).every((name) => isText(name) && name !== ""),
};

const namesRules: { readonly [member in keyof NamesConfig]-?: OptionRule } = {
  schemas: mapOfNames,
  operations: mapOfNames,
  groups: mapOfNames,
  pointers: mapOfNames,
};

const valuesRules: { readonly [member in keyof ValueSettings]-?: OptionRule } = {
  dates: oneOf("string", "Date", "Temporal"),
  int64: oneOf("number", "bigint", "string"),
};

/** Maps inside of the configuration, by their member. */
const nested: { readonly [member: string]: { readonly [member: string]: OptionRule } } = {
  stubs: stubsRules,
  names: namesRules,
  values: valuesRules,
};

const rules: { readonly [member in keyof Config]-?: OptionRule } = {
  spec: nonEmptyText,
  out: nonEmptyText,
  packageName: {
    expected: "a package name as npm has it, such as @example/api",
    is: (value) => isText(value) && /^(@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/.test(value),
  },
  packageVersion: {
    expected: "a version such as 1.4.0, in quotes where YAML would read a number",
    is: (value) => isText(value) && isVersion(value),
  },
  strictExtensions: { expected: "true or false", is: (value) => typeof value === "boolean" },
  only: {
    expected: "a list of emitter names",
    is: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  },
  stubs: { expected: `a map with ${namesOf(stubsRules)}`, is: isObject },
  emitters: {
    expected: "a list of emitters: names, paths that begin with ./, packages, or maps with use and options",
    is: (value) => Array.isArray(value) && value.length > 0 && value.every(isEmitterChoice),
  },
  lenient: { expected: "true or false", is: (value) => typeof value === "boolean" },
  strict: { expected: "true or false", is: (value) => typeof value === "boolean" },
  overlays: {
    expected: "a list of files",
    is: (value) => Array.isArray(value) && value.every((path) => isText(path) && path !== ""),
  },
  include: { expected: filterForm, is: isFilter },
  exclude: { expected: filterForm, is: isFilter },
  names: { expected: `a map with ${namesOf(namesRules)}`, is: isObject },
  values: { expected: `a map with ${namesOf(valuesRules)}`, is: isObject },
  source: nonEmptyText,
  sourceHeaders: { expected: sourceHeadersForm, is: isSourceHeaders },
};

/** Reads a configuration; returns a located diagnostic for every error in it. */
export async function parseConfig(
  text: string,
  name: string,
): Promise<{ readonly config: Config; readonly diagnostics: readonly Diagnostic[] }> {
  // The YAML reader is loaded here and not above, so that runs without a configuration do not pay for it.
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/yaml.js"),
    import("../load/lines.js"),
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
  const diagnostics = validateEntries(value, rules, [], locate);
  return { config: diagnostics.length === 0 ? (value as Config) : {}, diagnostics };
}

/** The errors in the entries of a map and of the maps nested in it. */
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
      const message = `${owner} has no member ${JSON.stringify(member)}`;
      const expected = `one of ${namesOf(known)}`;
      const meant = didYouMean(member, Object.keys(known));
      return [diagnose("config-invalid", message, { location: locate(tokens, "key"), expected, ...meant })];
    }
    if (!rule.is(found)) {
      const message = `${tokens.join(".")} is ${JSON.stringify(found)}`;
      return [diagnose("config-invalid", message, { location: locate(tokens, "value"), expected: rule.expected })];
    }
    const inner = above.length === 0 && Object.hasOwn(nested, member) ? nested[member] : undefined;
    return inner === undefined || !isObject(found) ? [] : validateEntries(found, inner, tokens, locate);
  });
}

/** Where the keys and values of a configuration that {@link parseConfig} accepted were written. */
export async function configLocations({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): Promise<(tokens: readonly string[], part: "key" | "value") => SourceLocation> {
  const [{ parseYaml }, { createLineTable: linesOf }] = await Promise.all([
    import("../load/yaml.js"),
    import("../load/lines.js"),
  ]);
  const lines = linesOf({ path: name, name, text });
  const parsed = parseYaml(text, limits);
  return (tokens, part) => lines.locate(parsed.locate(tokens, part));
}

/** Whether a text is a valid import specifier. */
export function isModuleName(text: string): boolean {
  return /^[^\s'"`\\\p{C}]+$/u.test(text);
}

/** Whether a text is a version as npm has it. */
export function isVersion(text: string): boolean {
  return /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/.test(text);
}

const isStringList = `one of ${namesOf(rules)}`;

function oneOf(...choices: readonly string[]): OptionRule {
  const last = choices.at(-1) ?? "";
  const expected = `${choices.slice(0, -1).join(", ")} or ${last}`;
  return { expected, is: (value) => isText(value) && choices.includes(value) };
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
