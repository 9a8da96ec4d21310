import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { Report } from "../../runtime/src/validate/report.js";
import { checkValue, type Rules } from "../../runtime/src/validate/rules.js";
import { loadFiles, shown } from "../load/virtual.js";
import { type CompiledValidator, emitted, run, type Schema } from "../validators/compile.js";

export interface Compiled {
  readonly validator: CompiledValidator;
  /** The number of issues that the emitted table of rules reports for a value, accepted or not. */
  readonly issues: (value: unknown) => number;
}

/** Why a schema has no validator, as the diagnostics state it. */
export interface Refused {
  readonly refused: string;
}

export type Schemas = Readonly<Record<string, Schema>>;

/**
 * Compiles the validators of many schemas of one document, named in PascalCase: they are emitted into one file and
 * transpiled once. Refused schemas are removed, and the rest is built again.
 */
export function compileBatch(schemas: Schemas): ReadonlyMap<string, Compiled | Refused> {
  const refused = new Map<string, string>();
  for (;;) {
    const names = Object.keys(schemas).filter((name) => !refused.has(name));
    const built = build(names, schemas);
    if (built instanceof Map) {
      return new Map<string, Compiled | Refused>([
        ...[...refused].map(([name, reason]) => [name, { refused: reason }] as const),
        ...(built as ReadonlyMap<string, Compiled>),
      ]);
    }
    for (const [name, reason] of built) refused.set(name, reason);
  }
}

export function isRefused(compiled: Compiled | Refused | undefined): compiled is Refused {
  return compiled !== undefined && "refused" in compiled;
}

/** The validators of `names`, or the schemas to remove. */
function build(names: readonly string[], schemas: Schemas): Map<string, Compiled> | (readonly [string, string])[] {
  const { loaded, diagnostics } = loadFiles({ "openapi.json": documentOf(names, schemas) });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (loaded === undefined || errors.length > 0) return blamed(errors, names);
  const { model, diagnostics: more } = buildModel({ ...loaded, alternatives: "exact" });
  const moreErrors = more.filter(({ severity }) => severity === "error");
  if (moreErrors.length > 0) return blamed(moreErrors, names);
  let exported: Readonly<Record<string, unknown>>;
  try {
    exported = run(emitted(model));
  } catch (error) {
    const culprit = names.length === 1 ? undefined : names.find((name) => !isEmitted(reachable(name, schemas)));
    const shown = JSON.stringify(culprit === undefined ? schemas : reachable(culprit, schemas)).slice(0, 2000);
    throw new Error(`the emitter fails for ${shown}`, { cause: error });
  }
  return new Map(names.map((name) => [name, compiledOf(name, exported)]));
}

function isEmitted(schemas: Schemas): boolean {
  try {
    return build(Object.keys(schemas), schemas) instanceof Map;
  } catch {
    return false;
  }
}

/** One of the named schemas, with the schemas that it references. */
export function reachable(name: string, components: Schemas): Schemas {
  const found = new Set([name]);
  for (const each of found) {
    for (const [, other = ""] of JSON.stringify(components[each]).matchAll(/"#\/components\/schemas\/(\w+)/g)) {
      found.add(other);
    }
  }
  return Object.fromEntries([...found].map((each) => [each, components[each]]));
}

function compiledOf(name: string, exported: Readonly<Record<string, unknown>>): Compiled {
  const validator = exported[name] as CompiledValidator;
  const rules = exported[`${name.charAt(0).toLowerCase()}${name.slice(1)}Rules`] as Rules | undefined;
  if (rules === undefined) throw new Error(`${name} has no rules`);
  return {
    validator,
    issues: (value) => {
      const report = new Report();
      checkValue(value, undefined, report, rules);
      return report.issues.length;
    },
  };
}

const firstLine = 2;

/** One schema per line, so that a diagnostic's line identifies the schema. */
function documentOf(names: readonly string[], schemas: Schemas): string {
  const lines = names.map((name) => `${JSON.stringify(name)}: ${JSON.stringify(schemas[name])}`);
  const head = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"components":{"schemas":{`;
  return `${head}\n${lines.join(",\n")}\n}}}`;
}

function blamed(errors: readonly Diagnostic[], names: readonly string[]): (readonly [string, string])[] {
  const reasons = new Map<string, string>();
  for (const error of errors) {
    const name = names[(error.location?.line ?? 0) - firstLine];
    if (name === undefined) throw new Error(`an error that belongs to no schema: ${shown(error)}`);
    reasons.set(name, reasons.get(name) ?? `${error.code}: ${error.message}`);
  }
  if (reasons.size === 0) throw new Error("nothing was loaded, and nothing was said about it");
  return [...reasons];
}
