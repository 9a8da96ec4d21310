import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { emitClient } from "../../../generator/src/emit/client/client.js";
import { emitTypes } from "../../../generator/src/emit/types.js";
import type { JsonObject } from "../../../generator/src/load/document.js";
import type { Interface, Operation } from "../../../generator/src/model/interface.js";
import { requestMethod } from "../../../generator/src/model/request-method.js";
import type { SchemaUse } from "../../../generator/src/model/type.js";
import { everySchemaUse } from "../../../generator/src/model/walk.js";
import type { File } from "../../../generator/src/print/index.js";
import { type CallerFiles, createCallerProgram } from "../../../generator/src/typescript/caller-program.js";
import { ts } from "../../../generator/src/typescript/compiler.js";
import { findUses } from "../../../generator/src/uses/find-uses.js";
import type { Use } from "../../../generator/src/uses/use.js";
import { nodeAt } from "../../../generator/src/values/pointer.js";
import { withoutRequired } from "../../documents/schema-value.js";
import { samplesOf } from "../samples.js";
import { isObject } from "../specification.js";
import type { MeasuredCall } from "./measured-program.js";

/** An interface with its document. */
export interface Side {
  readonly document: JsonObject;
  readonly model: Interface;
}

// Inside the repository, where the runtime is found. Nothing is written there.
const folder = join(import.meta.dirname, "virtual");
const root = join(folder, "out");
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  jsx: ts.JsxEmit.Preserve,
  types: [],
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
};

/** The client of an interface, printed. */
export function bindingsOf(model: Interface): readonly File[] {
  return [...emitTypes(model), ...emitClient(model)];
}

function searchOf(texts: ReadonlyMap<string, string>, files: readonly File[]): CallerFiles {
  return {
    project: { folder, fileNames: [...texts.keys()], options },
    generated: { root, folderOf: () => undefined, name: "@acme/measured", entries: new Map() },
    files,
    isSearched: (path) => texts.has(path),
    readText: (path) => texts.get(path),
  };
}

/** The uses of a program of one file. */
export function usesIn(text: string, files: readonly File[], model: Interface): readonly Use[] {
  const search = searchOf(new Map([[join(folder, "main.tsx"), text]]), files);
  return findUses({ ...search, files, model });
}

/** One program against the bindings of several interfaces, compiled together: most of the time is for the standard library. */
export class CompiledProgram {
  readonly #program: ts.Program;

  constructor(text: string, bindings: readonly (readonly File[])[]) {
    const texts = bindings.map((_, index) => {
      const own = text.replaceAll("./out/", `./out/${index}/`);
      return [mainOf(index), own] as const;
    });
    const files = bindings.flatMap((own, index) => own.map((file) => ({ ...file, path: `${index}/${file.path}` })));
    this.#program = createCallerProgram(searchOf(new Map(texts), files));
  }

  /** Lines with compile errors. */
  errorsIn(index: number): readonly number[] {
    const file = this.#fileOf(index);
    return this.#program
      .getSemanticDiagnostics(file)
      .map(({ start = 0 }) => file.getLineAndCharacterOfPosition(start).line);
  }

  /** The types of all properties that are read or written, in order. */
  typesIn(index: number): readonly string[] {
    const checker = this.#program.getTypeChecker();
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isElementAccessExpression(node)) found.push(typeText(checker.getTypeAtLocation(node)));
      if (ts.isPropertyAssignment(node)) {
        const type = checker.getContextualType(node.initializer);
        if (type !== undefined) found.push(typeText(type));
      }
      ts.forEachChild(node, visit);
    };
    visit(this.#fileOf(index));
    return found;
  }

  #fileOf(index: number): ts.SourceFile {
    const file = this.#program.getSourceFile(mainOf(index));
    if (file === undefined) throw new Error("the program is missing");
    return file;
  }
}

function mainOf(index: number): string {
  return join(folder, `main${index}.tsx`);
}

/** A type by its alternatives; objects by their names and properties. */
function typeText(type: ts.Type): string {
  if (type.isUnion()) return type.types.map(typeText).sort().join(" | ");
  if (type.isStringLiteral() || type.isNumberLiteral()) return JSON.stringify(type.value);
  const properties = type.getProperties();
  const name = type.aliasSymbol?.name ?? type.getSymbol()?.name ?? "";
  return `${type.flags} ${name} ${properties.length < 200 ? properties.map((one) => `${one.name}${one.flags}`).join(",") : ""}`;
}

/**
 * Returns how a program fails after a change: requests that it sends are not valid any more, or what it reads may have values
 * that were not possible.
 */
export function wireFailures(
  base: Oracle,
  head: Oracle,
  calls: readonly MeasuredCall[],
  uses: readonly Use[],
): readonly string[] {
  const failures: string[] = [];
  for (const call of calls) {
    const now = sameRoute(call.operation, head.model);
    if (now === undefined) failures.push(`${call.operation.id}: no route`);
    else failures.push(...requestFailures(call, now, head));
  }
  for (const use of new Map(uses.map((one) => [`${one.kind} ${one.at} ${one.value}`, one])).values()) {
    const { kind, at, value } = use;
    if (base.shallowText(at) === head.shallowText(at)) continue;
    if (kind === "read" && head.samples(at, "response").some((one) => !base.accepts(at, one))) {
      failures.push(`read ${at}`);
    }
    const sent = value === undefined ? base.samples(at, "request") : [value];
    if (kind === "write" && sent.some((one) => !head.accepts(at, one))) failures.push(`write ${at}`);
  }
  return failures;
}

function sameRoute(operation: Operation, { operations }: Interface): Operation | undefined {
  const routeOf = (one: Operation): string => `${requestMethod(one)} ${one.path.text.replaceAll(/\{[^}]*\}/g, "{}")}`;
  return operations.find((one) => one.variantOf === undefined && routeOf(one) === routeOf(operation));
}

function requestFailures(
  { operation, parameters, body }: MeasuredCall,
  now: Operation,
  oracle: Oracle,
): readonly string[] {
  const failures: string[] = [];
  const names = operation.parameters.flatMap(({ at, in: location, name }) =>
    parameters.includes(at) ? [`${location} ${name}`] : [],
  );
  for (const { required, in: location, name } of now.parameters) {
    if (required && !names.includes(`${location} ${name}`)) failures.push(`${operation.id}: ${name} is missing`);
  }
  if (body === undefined) {
    if (now.body?.required === true) failures.push(`${operation.id}: body is missing`);
  } else {
    const [media] = now.body?.content.filter(({ kind }) => kind === "json") ?? [];
    if (media === undefined) failures.push(`${operation.id}: no body`);
    else if (media.use !== undefined && !oracle.acceptsWhole(media.use.at, body.value)) {
      failures.push(`${operation.id}: the body is not valid`);
    }
  }
  const statuses = (one: Operation): string =>
    JSON.stringify(
      one.responses
        .map(({ status }) => String(status))
        .filter((status) => status.startsWith("2"))
        .sort(),
    );
  if (statuses(operation) !== statuses(now)) failures.push(`${operation.id}: other successes`);
  const alternatives = (one: Operation): readonly string[] =>
    one.security.map((requirement) => JSON.stringify(requirement.map(({ scheme, scopes }) => [scheme, scopes])));
  const isRefused = now.security.length > 0 && !alternatives(operation).every((one) => alternatives(now).includes(one));
  if (isRefused) failures.push(`${operation.id}: other credentials`);
  return failures;
}

/** Number of values that are sampled from each schema. */
const sampled = 24;

/** Judges values with ajv. A value of a property is judged without what its own properties are. */
export class Oracle {
  readonly #side: Side;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv: Ajv2020 = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  readonly #uses: ReadonlyMap<string, SchemaUse>;

  constructor(side: Side) {
    this.#side = side;
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(withoutRequired(side.document, "readOnly") as object, "document:");
    this.#uses = new Map(
      [...everySchemaUse(side.model), ...side.model.operations.flatMap(({ parameters }) => parameters)].map((one) => [
        one.at,
        "use" in one ? one.use : one,
      ]),
    );
  }

  samples(at: string, direction: "request" | "response"): readonly unknown[] {
    const use = this.#uses.get(at);
    if (use === undefined) return [];
    const values = fc.sample(samplesOf(use, this.#side.model, direction), { numRuns: sampled, seed: 1 });
    return values.filter((value) => value !== undefined && this.accepts(at, value));
  }

  get model(): Interface {
    return this.#side.model;
  }

  /** The schema of a property without what its own properties are, as text. */
  shallowText(at: string): string {
    const node = nodeAt(this.#side.document, at);
    const schema = isObject(node) && isObject(node["schema"]) ? node["schema"] : node;
    return JSON.stringify(this.#shallow(schema, 0)) ?? "true";
  }

  accepts(at: string, value: unknown): boolean {
    return this.#validator(this.shallowText(at))(value);
  }

  acceptsWhole(at: string, value: unknown): boolean {
    return this.#validator(JSON.stringify({ $ref: `document:#${encodeURI(at)}` }))(value);
  }

  #validator(text: string): ValidateFunction {
    const known = this.#validators.get(text);
    if (known !== undefined) return known;
    const compiled = this.#ajv.compile(JSON.parse(text) as object);
    this.#validators.set(text, compiled);
    return compiled;
  }

  #shallow(node: unknown, depth: number): unknown {
    if (!isObject(node) || depth > 8) return depth > 8 ? true : node;
    const {
      $ref: reference,
      properties: _p,
      required: _r,
      additionalProperties: _a,
      patternProperties: _pp,
      ...rest
    } = node;
    const shallow: Record<string, unknown> = { ...rest };
    for (const key of ["items", "not"]) if (key in shallow) shallow[key] = this.#shallow(shallow[key], depth + 1);
    for (const key of ["allOf", "anyOf", "oneOf"]) {
      const parts = shallow[key];
      // Without their properties, alternatives are not exclusive any more.
      if (Array.isArray(parts)) {
        delete shallow[key];
        shallow[key === "allOf" ? "allOf" : "anyOf"] = parts.map((part) => this.#shallow(part, depth + 1));
      }
    }
    for (const key of ["discriminator", "dependentRequired", "unevaluatedProperties", "if", "then", "else"])
      delete shallow[key];
    if (typeof reference !== "string") return shallow;
    const target = this.#shallow(nodeAt(this.#side.document, decodeURI(reference.slice(1))), depth + 1);
    return { allOf: [target, shallow] };
  }
}
