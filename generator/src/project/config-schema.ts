import type { ValidationError } from "../check/validator.js";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/spelling.js";
import type { Json } from "../values/json.js";
import { nodeAt, parsePointer } from "../values/pointer.js";
import type { Config } from "./config.js";
import { knownEditions } from "./editions.js";
import { isSourceHeader } from "./source-headers.js";

/** A schema of JSON Schema draft-07, with the keywords that config.schema.json uses and this module reads. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly properties?: { readonly [member: string]: JsonSchema | boolean };
  readonly propertyNames?: JsonSchema;
  readonly required?: readonly string[];
  readonly patternProperties?: { readonly [pattern: string]: JsonSchema };
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly definitions?: { readonly [name: string]: JsonSchema };
  /** What is expected, for editors and for diagnostics. */
  readonly errorMessage?: string;
  readonly description?: string;
}

/** Returns the location of a key or a value of the configuration. */
export type LocateEntry = (tokens: readonly string[], part: "key" | "value") => SourceLocation;

/**
 * Returns an error for each entry that `config.schema.json` refuses, in the order of the file, or else for each that
 * breaks a rule that no schema can state.
 *
 * @param locator Called only if there are errors.
 */
export async function configErrors(config: Json, locator: () => Promise<LocateEntry>): Promise<readonly Diagnostic[]> {
  const { configSchema, validateConfig } = await import("./compiled/config-schema.js");
  const reader = new SchemaReader(configSchema as JsonSchema);
  const refused = validateConfig(config)
    ? entryRules(config as Config)
    : refusedEntries(validateConfig.errors ?? [], reader, config);
  if (refused.length === 0) return [];
  const locate = await locator();
  return refused.map((entry) => describe(entry, { reader, config, locate })).toSorted(byLocation);
}

/** An entry that the schema refuses. */
interface RefusedEntry {
  readonly tokens: readonly string[];
  /** Present if the entry is a key that its map does not have. */
  readonly unknown: string | undefined;
  /** The errors that lead to this entry. */
  readonly keywords: readonly ValidationError[];
  /** The allowed values that the schema does not list. */
  readonly allowed?: readonly string[];
}

/** One entry per mistake: the deepest one that the schema has a description of what is expected for. */
function refusedEntries(
  errors: readonly ValidationError[],
  reader: SchemaReader,
  config: Json,
): readonly RefusedEntry[] {
  const entries = new Map<string, RefusedEntry>();
  for (const error of errors) {
    const tokens = parsePointer(error.instancePath) ?? [];
    const isForbidden = error.keyword === "false schema";
    // Keys that cannot be beside `apis` follow from an `apis` inside of an API.
    if (isForbidden && tokens.length > 1 && tokens.at(-1) !== "apis") continue;
    const owner = isForbidden ? tokens : reader.describedPart(tokens, config);
    const member = error.params["additionalProperty"];
    const unknown = owner.length === tokens.length && typeof member === "string" ? member : undefined;
    const isOwn = unknown !== undefined && reader.mapAt(owner, config)?.errorMessage === undefined;
    const key = JSON.stringify(isOwn ? [...owner, unknown] : owner);
    const known = entries.get(key);
    entries.set(key, {
      tokens: isOwn ? [...owner, unknown] : owner,
      unknown: isOwn ? unknown : undefined,
      keywords: [...(known?.keywords ?? []), error],
    });
  }
  // The alternatives that an entry was not meant as follow from an error below it.
  const all = [...entries.values()];
  const hasErrorBelow = ({ tokens }: RefusedEntry): boolean =>
    all.some(({ tokens: other }) => other.length > tokens.length && tokens.every((token, at) => other[at] === token));
  return all.filter((entry) => reader.at(entry.tokens, config)?.anyOf === undefined || !hasErrorBelow(entry));
}

interface DescribeContext {
  readonly reader: SchemaReader;
  readonly config: Json;
  readonly locate: LocateEntry;
}

function describe(entry: RefusedEntry, { reader, config, locate }: DescribeContext): Diagnostic {
  const { tokens, unknown, keywords, allowed } = entry;
  if (unknown !== undefined) {
    const above = tokens.slice(0, -1);
    const owner = above.length === 0 ? "the configuration" : pathText(above);
    const known = keysOf(reader.mapAt(above, config));
    const expected = `one of ${known.join(", ")}`;
    const details = { location: locate(tokens, "key"), expected, ...didYouMean(unknown, known) };
    return diagnose("config-invalid", `${owner} has no key ${JSON.stringify(unknown)}`, details);
  }
  const found = nodeAt(config, tokens);
  const schema = reader.at(tokens, config);
  const wanted = allowed === undefined ? reader.expected(schema) : choice(allowed);
  const expected = wanted === undefined ? {} : { expected: wanted };
  const location = locate(tokens, "value");
  if (tokens.length === 0) {
    const kind = Array.isArray(found) ? "a list" : `the ${typeof found} ${String(found)}`;
    return diagnose("config-invalid", `the configuration is ${kind}`, { location, ...expected });
  }
  if (keywords.some(({ keyword }) => keyword === "false schema")) {
    const isBeside = tokens.length === 1;
    const fix = isBeside ? { fix: `set ${tokens[0]} of each API` } : {};
    const message = `${pathText(tokens)} cannot be ${isBeside ? "beside apis" : "set for one API"}`;
    return diagnose("config-invalid", message, { location: locate(tokens, "key"), ...fix });
  }
  const missing = keywords.find(({ keyword }) => keyword === "required")?.params["missingProperty"];
  if (typeof missing === "string" && schema?.errorMessage === undefined) {
    return diagnose("config-invalid", `${pathText(tokens)} has no ${missing}`, { location: locate(tokens, "key") });
  }
  const message = `${pathText(tokens)} is ${JSON.stringify(found)}`;
  return diagnose("config-invalid", message, { location, ...expected, ...suggestion(found, schema, keywords, reader) });
}

/** Suggests an allowed value, or a key of a map inside of the entry. */
function suggestion(
  found: unknown,
  schema: JsonSchema | undefined,
  keywords: readonly ValidationError[],
  reader: SchemaReader,
): { readonly fix?: string } {
  if (typeof found === "string" && schema?.enum !== undefined) return didYouMean(found, schema.enum);
  for (const { params, schemaPath } of keywords) {
    const name = params["propertyName"];
    if (typeof name === "string" && schema?.propertyNames?.enum !== undefined) {
      return didYouMean(name, schema.propertyNames.enum);
    }
    const member = params["additionalProperty"];
    if (typeof member !== "string") continue;
    const fix = didYouMean(member, keysOf(reader.byPointer(schemaPath.replace(/\/additionalProperties$/, ""))));
    if (fix.fix !== undefined) return fix;
  }
  return {};
}

/** Finds the part of a schema that applies to an entry. */
class SchemaReader {
  readonly #root: JsonSchema;

  constructor(root: JsonSchema) {
    this.#root = root;
  }

  at(tokens: readonly string[], config: Json): JsonSchema | undefined {
    let schema: JsonSchema | undefined = this.#root;
    for (const [depth, token] of tokens.entries()) {
      schema = schema === undefined ? undefined : this.#below(schema, token, nodeAt(config, tokens.slice(0, depth)));
    }
    return schema;
  }

  /** Like `at`, with the alternative for maps where there are several. */
  mapAt(tokens: readonly string[], config: Json): JsonSchema | undefined {
    const schema = this.at(tokens, config);
    return schema?.anyOf === undefined ? schema : this.#branch(schema, "object");
  }

  /** Returns the longest beginning of a path whose part of the schema says what it expects. */
  describedPart(tokens: readonly string[], config: Json): readonly string[] {
    for (let length = tokens.length; length > 0; length--) {
      const part = tokens.slice(0, length);
      if (this.expected(this.at(part, config)) !== undefined) return part;
    }
    return [];
  }

  /** Says what is expected; undefined if the part above does. */
  expected(schema: JsonSchema | undefined): string | undefined {
    if (schema === undefined) return undefined;
    if (schema.errorMessage !== undefined) return schema.errorMessage;
    if (schema.enum !== undefined) return choice(schema.enum);
    const known = keysOf(schema);
    if (schema === this.#root) return `a map with one of ${known.join(", ")}`;
    if (schema.description === undefined) return undefined;
    if (schema.type === "boolean") return "true or false";
    return known.length === 0 ? undefined : `a map with ${known.join(", ")}`;
  }

  byPointer(pointer: string): JsonSchema | undefined {
    const part = nodeAt(this.#root as Json, pointer.slice(1));
    return part as JsonSchema | undefined;
  }

  #below(schema: JsonSchema, token: string, value: unknown): JsonSchema | undefined {
    const own = schema.properties;
    const property = own !== undefined && Object.hasOwn(own, token) ? own[token] : undefined;
    const found = property ?? (Array.isArray(value) ? schema.items : schema.additionalProperties);
    if (typeof found === "object") return this.#resolved(found);
    const branch = this.#branch(schema, Array.isArray(value) ? "array" : "object");
    return branch === undefined ? undefined : this.#below(branch, token, value);
  }

  #branch({ anyOf = [] }: JsonSchema, type: string): JsonSchema | undefined {
    return anyOf.map((each) => this.#resolved(each)).find((each) => each.type === type);
  }

  /** Follows a reference. Of a combination, the first part has the keys, and the schema itself forbids some of them. */
  #resolved(schema: JsonSchema): JsonSchema {
    if (schema.$ref !== undefined) return this.byPointer(schema.$ref.slice(1) === "" ? "#" : schema.$ref) ?? schema;
    const [base] = schema.allOf ?? [];
    if (base === undefined) return schema;
    const { properties = {}, ...others } = this.#resolved(base);
    const kept = Object.entries(properties).filter(([key]) => schema.properties?.[key] !== false);
    return { ...others, properties: Object.fromEntries(kept) };
  }
}

/** Names of the keys of a map, without the one that only editors read. */
function keysOf(schema: JsonSchema | undefined): readonly string[] {
  const { properties = {}, patternProperties = {} } = schema ?? {};
  const keys = Object.keys(properties).filter((key) => key !== "$schema");
  return "^x-" in patternProperties ? [...keys, "x- keys"] : keys;
}

function choice(choices: readonly string[]): string {
  return choices.length === 1 ? `${choices[0]}` : `${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}`;
}

/** `strict[0]`, `stubs.style`. */
function pathText(tokens: readonly string[]): string {
  return tokens.map((token, at) => (at === 0 ? token : /^\d+$/.test(token) ? `[${token}]` : `.${token}`)).join("");
}

function byLocation(one: Diagnostic, other: Diagnostic): number {
  const [left, right] = [one.location, other.location];
  return (left?.line ?? 0) - (right?.line ?? 0) || (left?.column ?? 0) - (right?.column ?? 0);
}

/** Returns the entries that are valid by the schema and break a rule beyond it. */
function entryRules({ apis = {}, ...config }: Config): readonly RefusedEntry[] {
  const refused = (tokens: readonly string[], allowed?: readonly string[]): RefusedEntry => {
    return { tokens, unknown: undefined, keywords: [], ...(allowed === undefined ? {} : { allowed }) };
  };
  const { sourceHeaders = {}, sourcePositions } = config;
  const reference = sourcePositions?.reference;
  const known = knownEditions();
  const isKnown = ({ edition }: Pick<Config, "edition">): boolean => edition === undefined || known.includes(edition);
  return [
    ...(Object.entries(sourceHeaders).every(([name, text]) => isSourceHeader(name, text))
      ? []
      : [refused(["sourceHeaders"])]),
    ...(typeof reference === "string" && !URL.canParse(reference) ? [refused(["sourcePositions", "reference"])] : []),
    ...(isKnown(config) ? [] : [refused(["edition"], known)]),
    ...Object.entries(apis).flatMap(([name, api]) => (isKnown(api) ? [] : [refused(["apis", name, "edition"], known)])),
  ];
}
