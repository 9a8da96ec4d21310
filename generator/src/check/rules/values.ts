import type { Json } from "../../load/document.js";
import { asList, child, entriesOf } from "../../model/raw.js";
import type { ReferenceTarget } from "../../model/references.js";
import { platform } from "../../platform/node.js";
import type { DocumentCheckContext } from "../context.js";
import { evaluate, expressionOf, type Violation } from "../evaluate.js";
import { quoteValue } from "../message-text.js";
import type { ObjectVisit } from "../walk.js";

/** Checks defaults and examples against their schema. */
export function checkValues(context: DocumentCheckContext): void {
  const validate = createValidateValue(context);
  const withValues = context.objectsWith(["default", "example", "examples"], "schema");
  for (const visit of withValues) checkSchema(visit, validate, context);
  for (const kind of ["parameter", "header"] as const) {
    for (const visit of context.objectsOf(kind)) {
      if (visit.node["schema"] !== undefined) checkExamples(visit, `${visit.pointer}/schema`, validate, context);
    }
  }
  for (const visit of context.objectsOf("mediaType")) {
    const isData = /^(application\/(json|x-www-form-urlencoded)|multipart\/.*|[^;]+\+json)\s*(;|$)/i.test(visit.key);
    if (isData && visit.node["schema"] !== undefined)
      checkExamples(visit, `${visit.pointer}/schema`, validate, context);
  }
  for (const { node, pointer } of context.objectsOf("serverVariable")) {
    const values = asList(node["enum"]);
    if (typeof node["default"] !== "string" || values.length === 0 || values.includes(node["default"])) continue;
    const message = `the default ${quoteValue(node["default"])} is not among the values of \`enum\``;
    context.report({ code: "default-invalid", message, pointer: `${pointer}/default` });
  }
}

/** Validates a value against the schema at a pointer; undefined if it is valid. */
export type ValidateValue = (schema: ReferenceTarget, value: Json) => Violation | undefined;

export function createValidateValue({ references, document }: DocumentCheckContext): ValidateValue {
  let compile: ((pointer: string) => (value: Json) => Violation | undefined) | undefined;
  return ({ node, pointer }, value) => {
    const verdict = evaluate(node, value, references);
    if (verdict === "fits") return undefined;
    if (verdict !== "unsure") return verdict;
    compile ??= compilerOf(document);
    return compile(pointer)(value);
  };
}

function checkSchema({ node, pointer }: ObjectVisit, validate: ValidateValue, { report }: DocumentCheckContext): void {
  const check = (code: "default-invalid" | "example-invalid", words: string, value: Json, at: string): void => {
    const { default: _default, example: _example, examples: _examples, ...schema } = node;
    const violation = validate({ node: schema, pointer }, value);
    if (violation === undefined) return;
    const message = `the ${words} ${violation.message}${isInside(violation)}`;
    report({ code, message, pointer: at + violation.at, ...(violation.isFormat && { severity: "warning" }) });
  };
  if (node["default"] !== undefined) check("default-invalid", "default", node["default"], `${pointer}/default`);
  if (node["example"] !== undefined) check("example-invalid", "example", node["example"], `${pointer}/example`);
  for (const [index, value] of asList(node["examples"]).entries()) {
    check("example-invalid", "example", value, `${pointer}/examples/${index}`);
  }
}

function checkExamples(
  { node, pointer }: ObjectVisit,
  at: string,
  validate: ValidateValue,
  context: DocumentCheckContext,
): void {
  const schema: ReferenceTarget = { node: node["schema"] as Json, pointer: at };
  const check = (value: Json, owner: string): void => {
    const violation = validate(schema, value);
    if (violation === undefined) return;
    const message = `the example ${violation.message}${isInside(violation)}`;
    const related = [{ message: "the schema", pointer: at }];
    context.report({ code: "example-invalid", message, pointer: owner + violation.at, related });
  };
  if (node["example"] !== undefined) check(node["example"], `${pointer}/example`);
  for (const [name, example] of entriesOf(node["examples"])) {
    const target = context.references.followObject({ node: example, pointer: child(`${pointer}/examples`, name) });
    for (const key of ["value", "dataValue"]) {
      const value = target?.node[key];
      if (target !== undefined && value !== undefined) check(value, `${target.pointer}/${key}`);
    }
  }
}

function isInside({ at }: Violation): string {
  return at === "" ? "" : ` (at ${at})`;
}

interface AjvError {
  readonly instancePath: string;
  readonly message?: string;
}

interface Ajv {
  addSchema(schema: object, key: string): unknown;
  compile(schema: object): { (value: unknown): boolean; errors?: readonly AjvError[] | null };
}

/** Loads ajv, which takes 40 ms, on the first schema that cannot be evaluated without it. */
function compilerOf(document: object): (pointer: string) => (value: Json) => Violation | undefined {
  const { Ajv2020 } = platform.library("ajv/dist/2020.js") as { readonly Ajv2020: new (options: object) => Ajv };
  const { default: addFormats } = platform.library("ajv-formats") as { readonly default: (ajv: Ajv) => void };
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    validateFormats: true,
    logger: false,
    addUsedSchema: false,
    // Use the same pattern checks as elsewhere in this module. Patterns that are not evaluated match every text.
    code: { regExp: Object.assign((pattern: string) => expressionOf(pattern) ?? { test: () => true }, { code: "" }) },
  });
  addFormats(ajv);
  ajv.addSchema(document, "document");
  const compiled = new Map<string, (value: Json) => Violation | undefined>();
  return (pointer) => {
    const known = compiled.get(pointer);
    if (known !== undefined) return known;
    let validate: (value: Json) => Violation | undefined = () => undefined;
    try {
      const isValid = ajv.compile({ $ref: `document#${encodeURI(pointer).replaceAll("#", "%23")}` });
      validate = (value) => {
        try {
          if (isValid(value)) return undefined;
        } catch {
          return undefined; // Infinite recursion of the schema itself.
        }
        const [error] = isValid.errors ?? [];
        return { at: error?.instancePath ?? "", message: error?.message ?? "violates its schema" };
      };
    } catch {
      // A schema that ajv cannot compile has been reported already.
    }
    compiled.set(pointer, validate);
    return validate;
  };
}
