import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { JsonObject, LoadedDocument } from "../load/document.js";
import { asObject } from "../model/raw.js";
import { type CheckContext, createCheckContext } from "./context.js";
import { type CheckDiagnostic, locateDiagnostics } from "./diagnostic.js";
import { uriReference } from "./explain-keyword.js";
import { checkExtensions } from "./extensions.js";
import { checkAgainstMetaSchema } from "./meta-schema.js";
import { originalOf } from "./original.js";
import { checkCatalogueNames } from "./rules/catalogue-names.js";
import { checkCatalogues } from "./rules/catalogues.js";
import { checkChannelMessages } from "./rules/channel-messages.js";
import { checkComposition } from "./rules/composition.js";
import { checkConstructors } from "./rules/constructors.js";
import { checkCrossFieldChecks } from "./rules/cross-field-checks.js";
import { checkDiscriminators } from "./rules/discriminators.js";
import { checkDispatch } from "./rules/dispatch.js";
import { checkDocumentTables } from "./rules/document-tables.js";
import { checkLimits } from "./rules/limits.js";
import { checkMediaTypes } from "./rules/media-types.js";
import { checkNames } from "./rules/names.js";
import { checkOperationExtensions } from "./rules/operation-extensions.js";
import { checkOperationIds } from "./rules/operations.js";
import { checkPaths } from "./rules/paths.js";
import { checkReferenceCycles } from "./rules/reference-cycles.js";
import { checkRequired } from "./rules/required.js";
import { checkSchemas } from "./rules/schemas.js";
import { checkUsage } from "./rules/usage.js";
import { checkValues } from "./rules/values.js";
import { checkWithoutEffect } from "./rules/without-effect.js";
import { visitObjects } from "./walk.js";

export interface CheckOptions {
  /** Unknown and misplaced `x-` keys, and patterns that take exponential time, are errors instead of warnings. */
  readonly strictExtensions: boolean;
}

const rules: readonly ((context: CheckContext) => void)[] = [
  checkOperationIds,
  checkPaths,
  checkNames,
  checkDiscriminators,
  checkValues,
  checkLimits,
  checkRequired,
  checkSchemas,
  checkReferenceCycles,
  checkMediaTypes,
  checkWithoutEffect,
  checkUsage,
  checkDocumentTables,
  checkCatalogueNames,
  checkCatalogues,
  checkCrossFieldChecks,
  checkConstructors,
  checkOperationExtensions,
  checkDispatch,
  checkChannelMessages,
];

/**
 * All that is wrong with a document, in the order of the places: against the official meta-schema of its version, the
 * schema of the extension vocabulary, and rules that no schema can say. At most 1,000 diagnostics and a closing note.
 * Never throws, whatever the document holds.
 */
export function check(loaded: LoadedDocument, options: CheckOptions): readonly Diagnostic[] {
  const reportedDiagnostics: CheckDiagnostic[] = [];
  const report = (finding: CheckDiagnostic): void => {
    reportedDiagnostics.push(finding);
  };
  const reportForm = (finding: CheckDiagnostic): void => {
    if (!isFormOfReference(finding)) report(finding);
  };
  const visits = visitObjects(loaded.document, "3.1");
  const original = originalOf(loaded);
  if (original === undefined) checkAgainstMetaSchema(visits, "3.1", reportForm);
  else checkAgainstMetaSchema(visitObjects(original, "3.0"), "3.0", reportForm);
  checkExtensions(visits, options.strictExtensions, report);
  const document: JsonObject = asObject(loaded.document) ?? {};
  const context = createCheckContext(document, visits, report, options.strictExtensions);
  // What is too large to be looked through is not looked through.
  if (!checkComposition(context)) for (const rule of rules) rule(context);
  return locateDiagnostics(reportedDiagnostics, loaded);
}

/**
 * `load` has followed or refused every reference, and takes more than the format: the braces of a path occur in a
 * fragment as they are.
 */
function isFormOfReference({ pointer, expected }: CheckDiagnostic): boolean {
  return pointer.endsWith("/$ref") && expected === uriReference;
}
