import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { emitAll, standardEmitters } from "../../generator/src/emit/emit.js";
import { operationDocumentation } from "../../generator/src/emit/typescript/documentation.js";
import { zod } from "../../generator/src/emitters/zod/zod.js";
import type { JsonObject, LoadedDocument } from "../../generator/src/load/document.js";
import { bundleText, bundleWithVariants, jsonText } from "../../generator/src/load/output.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { EncodingRefusal, type File } from "../../generator/src/print/index.js";
import { desiredStubs } from "../../generator/src/stubs/desired.js";
import { reconcile } from "../../generator/src/stubs/reconcile.js";
import { originalPointers } from "./original-pointer.js";

/** The outcome of generating from a document. */
export type Attempt =
  | { readonly kind: "files"; readonly files: readonly File[] }
  /** Located errors. */
  | { readonly kind: "refused"; readonly errors: readonly Diagnostic[] }
  /** An encoder refused a text that no check had refused. */
  | { readonly kind: "unprintable"; readonly refusal: EncodingRefusal }
  /** A defect: an unexpected exception. */
  | { readonly kind: "failed"; readonly error: unknown };

const options = {
  packageName: "hostile",
  packageVersion: "0.0.0",
  runtimeVersion: "0.0.0",
  only: [...standardEmitters, "llms", "tanstack-query", "openapi-typescript", "zod"],
  plugins: [{ definition: zod, options: undefined }],
};

const costCodes: ReadonlySet<string> = new Set(["pattern-slow", "pattern-exponential", "pattern-cost-unknown"]);

/** Generates in memory from a bundled document, as `generate` does from the files, and `stubs` into an empty folder. */
export function tryGenerate(loaded: LoadedDocument, document: JsonObject): Attempt {
  // Declarations about the original do not apply to the modified document.
  const original = originalPointers(loaded.document, document);
  const given: LoadedDocument = {
    ...loaded,
    document: document as LoadedDocument["document"],
    declaredVersion: "3.1.0",
    stem: (pointer) => loaded.stem(original(pointer)),
  };
  try {
    const found = check(given, { strictExtensions: false });
    const { model, diagnostics } = buildModel(given);
    const errors = [...found, ...diagnostics].filter(
      // Such a pattern yields different code by design, and is reported with its location.
      ({ severity, code }) => severity === "error" || costCodes.has(code),
    );
    if (errors.length > 0) return { kind: "refused", errors };
    const variants = jsonText(bundleWithVariants(given));
    const files = emitAll(model, { bundle: bundleText(given), variants }, options);
    return { kind: "files", files: [...files, ...stubsOf(model)] };
  } catch (error) {
    return error instanceof EncodingRefusal ? { kind: "unprintable", refusal: error } : { kind: "failed", error };
  }
}

function stubsOf(model: Interface): readonly File[] {
  const desired = desiredStubs(model, (operation) => operationDocumentation(operation, model));
  const { files } = reconcile(desired, [], undefined, { module: `${options.packageName}/server` });
  return files.map(({ path, text }) => ({ path: `stubs/${path}`, text }));
}
