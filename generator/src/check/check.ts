import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../load/document.js";
import { type BuildResult, buildModel } from "../model/build.js";
import { type CheckContext, createCheckContext, createDocumentView, type DocumentView } from "./context.js";
import { type CheckDiagnostic, locateDiagnostics, type ReportDiagnostic } from "./diagnostic.js";
import { uriReference } from "./explain-keyword.js";
import { checkExtensions } from "./extensions.js";
import { checkAgainstMetaSchema } from "./meta-schema.js";
import { documentVersion, originalOf } from "./original.js";
import { checkCatalogueNames } from "./rules/catalogue-names.js";
import { checkCatalogues } from "./rules/catalogues.js";
import { checkChannelMessages } from "./rules/channel-messages.js";
import { checkComposition } from "./rules/composition.js";
import { checkConstructors } from "./rules/constructors.js";
import { checkCrossFieldChecks } from "./rules/cross-field-checks.js";
import { checkDiscriminators } from "./rules/discriminators.js";
import { checkDispatch } from "./rules/dispatch.js";
import { checkDocumentTables } from "./rules/document-tables.js";
import { checkErrorFormat } from "./rules/error-format.js";
import { checkLimits } from "./rules/limits.js";
import { checkForms, checkMediaTypes } from "./rules/media-types.js";
import { checkMethods } from "./rules/methods.js";
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
  /** How many errors are listed; default 1,000. */
  readonly maxErrors?: number | undefined;
}

const rules: readonly ((context: CheckContext) => void)[] = [
  checkOperationIds,
  checkPaths,
  checkMethods,
  checkDiscriminators,
  checkValues,
  checkLimits,
  checkRequired,
  checkSchemas,
  checkReferenceCycles,
  checkMediaTypes,
  checkForms,
  checkWithoutEffect,
  checkUsage,
  checkDocumentTables,
  checkCatalogueNames,
  checkCatalogues,
  checkErrorFormat,
  checkCrossFieldChecks,
  checkConstructors,
  checkOperationExtensions,
  checkDispatch,
  checkChannelMessages,
];

/** What the structure of a document came to, for the rules about its meaning. */
export interface StructureCheck {
  /** Whether a value exceeds the maximum number of schemas: nothing may follow the references of such a document. */
  readonly isTooComposed: boolean;
  readonly loaded: LoadedDocument;
  readonly view: DocumentView;
  readonly findings: readonly CheckDiagnostic[];
  readonly maxErrors?: number | undefined;
}

/** All diagnostics about a document, where no caller needs its model. Never throws, whatever the document contains. */
export function check(loaded: LoadedDocument, options: CheckOptions): readonly Diagnostic[] {
  const structure = checkStructure(loaded, options);
  return checkMeaning(structure, structure.isTooComposed ? undefined : buildModel(loaded));
}

/**
 * Checks a document against the official meta-schema of its version and the schema of the extension vocabulary, and
 * measures its compositions.
 */
export function checkStructure(loaded: LoadedDocument, options: CheckOptions): StructureCheck {
  const findings: CheckDiagnostic[] = [];
  const report: ReportDiagnostic = (finding) => findings.push(finding);
  const reportForm: ReportDiagnostic = (finding) => {
    if (!isFormOfReference(finding)) report(finding);
  };
  const version = documentVersion(loaded.document);
  const visits = visitObjects(loaded.document, version);
  const original = originalOf(loaded);
  if (original === undefined) checkAgainstMetaSchema(visits, version, reportForm);
  else checkAgainstMetaSchema(visitObjects(original, "3.0"), "3.0", reportForm);
  checkExtensions(visits, options.strictExtensions, report);
  const view = createDocumentView(loaded, visits, options.strictExtensions);
  const isTooComposed = checkComposition({ ...view, report });
  return { isTooComposed, loaded, view, findings, maxErrors: options.maxErrors };
}

/**
 * All diagnostics about a document: those about its structure, and those of the rules that no schema can express. At most
 * 1,000 in the order of their source locations, and a closing note.
 *
 * @param built The model of the document; undefined where it could not be built, so that no rule applies.
 */
export function checkMeaning(
  { loaded, view, findings, maxErrors }: StructureCheck,
  built: BuildResult | undefined,
): readonly Diagnostic[] {
  const all = [...findings];
  const report: ReportDiagnostic = (finding) => all.push(finding);
  const context = built && createCheckContext(view, built, report);
  if (context !== undefined) for (const rule of rules) rule(context);
  return locateDiagnostics(all, loaded, maxErrors);
}

/**
 * `load` has followed or refused every reference, and takes more than the format: the braces of a path occur in a
 * fragment as they are.
 */
function isFormOfReference({ pointer, expected }: CheckDiagnostic): boolean {
  return pointer.endsWith("/$ref") && expected === uriReference;
}
