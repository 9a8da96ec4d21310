import { diffInterfaces } from "../../../generator/src/diff/diff.js";
import type { InterfaceChange } from "../../../generator/src/diff/interface-change.js";
import type { Witness } from "../../../generator/src/diff/witness.js";
import { withWitnesses } from "../../../generator/src/diff/witnesses/with-witnesses.js";
import { buildModel } from "../../../generator/src/model/build/build.js";
import type { Interface } from "../../../generator/src/model/interface.js";
import { Oracle } from "../../conformance/oracle.js";
import { isSchemaObject } from "../../conformance/subschemas.js";
import { loadFiles, root } from "../../load/virtual.js";
import { type CompiledValidator, emitted, run } from "../../validators/compile.js";

/** The bodies of the documents of these tests have this type. */
export const bodyType = "Body";

/** A source location, where none matters. */
export const nowhere = () => ({ file: "", line: 1, column: 1, endLine: 1, endColumn: 1 });

/** One version of a document, or undefined if it has errors. */
export function readVersion(text: string): { readonly model: Interface; readonly document: object } | undefined {
  const { loaded, diagnostics } = loadFiles({ "openapi.yaml": root(text) });
  if (loaded === undefined || diagnostics.length > 0) return undefined;
  // ajv judges the values, for which the alternatives of `oneOf` always exclude each other.
  const built = buildModel({ ...loaded, alternatives: "exact" });
  if (built.diagnostics.some(({ severity }) => severity === "error")) return undefined;
  return { model: built.model, document: loaded.document };
}

/** The changes of the wire between two interfaces, each with the result of its search. */
export function witnessed(base: Interface, head: Interface): readonly InterfaceChange[] {
  const changes = diffInterfaces(base, head, { locate: { base: nowhere, head: nowhere }, words: true });
  return withWitnesses(changes, { base, head }, "all").filter(({ witness }) => witness !== undefined);
}

/** The witness of a change, or undefined if it has none. */
export function found({ witness }: InterfaceChange): Witness | undefined {
  return witness !== undefined && "found" in witness ? witness.found : undefined;
}

/** The judges of a version: the generated validators of {@link bodyType}, and ajv. */
export interface Judges {
  readonly request: CompiledValidator;
  readonly response: CompiledValidator;
  /** Undefined where ajv is not reliable, or refuses the schema. */
  readonly ajv: (value: unknown) => boolean | undefined;
}

export function judgesOf({ model, document }: NonNullable<ReturnType<typeof readVersion>>): Judges {
  const validator = run(emitted(model))[bodyType] as CompiledValidator | undefined;
  if (validator === undefined) throw new Error(`there is no validator of ${bodyType}`);
  const schemas = (document as { components: { schemas: Record<string, unknown> } }).components.schemas;
  let verdict: ((value: unknown) => boolean | undefined) | undefined;
  try {
    verdict = new Oracle(schemas).verdict(bodyType);
  } catch {
    // Keywords of OpenAPI and of guildwire.
  }
  const ajv = (value: unknown): boolean | undefined => {
    try {
      return verdict?.(value);
    } catch {
      return undefined;
    }
  };
  return {
    request: validator,
    response: (validator.response as CompiledValidator | undefined) ?? validator,
    ajv,
  };
}

/** What the judges of a version say about a witness, where it differs from the witness. */
export function contradictions(
  { rule }: InterfaceChange,
  witness: Witness,
  versions: { readonly before: Judges; readonly after: Judges },
): readonly string[] {
  const direction = rule.startsWith("request-") ? "request" : "response";
  const body = direction === "request" ? witness.request?.body : witness.response?.body;
  const pointer = (witness.at ?? "").replace(/^\/(request|response)\/body/, "");
  return (["before", "after"] as const).flatMap((side) => {
    const expected = witness[side] !== "invalid";
    const judges = versions[side];
    const problems: string[] = [];
    const validator = judges[direction];
    if (validator.is(body) !== expected) problems.push(`the validator says ${!expected} ${side}`);
    const verdict = judges.ajv(body);
    if (verdict !== undefined && verdict !== expected) problems.push(`ajv says ${verdict} ${side}`);
    if (witness[side] !== "ignored") return problems;
    for (const other of [null, true, 1, "other", [], {}]) {
      // What is ignored may have any value.
      if (!validator.is(replacedAt(body, pointer.split("/").slice(1), other))) {
        problems.push(`the validator reads what is ignored ${side}`);
      }
    }
    return problems;
  });
}

function replacedAt(value: unknown, [token, ...rest]: readonly string[], other: unknown): unknown {
  if (token === undefined) return other;
  const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? replacedAt(item, rest, other) : item));
  if (!isSchemaObject(value)) return value;
  return { ...value, [name]: replacedAt(value[name], rest, other) };
}
