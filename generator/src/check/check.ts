import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../load/document.js";
import { type BuildResult, buildModel } from "../model/build/build.js";
import {
  type CheckContext,
  createCheckContext,
  createDocumentView,
  type DocumentCheckContext,
  type DocumentView,
} from "./context.js";
import { type CheckDiagnostic, isError, locateDiagnostics, type ReportDiagnostic } from "./diagnostic.js";
import { uriReference } from "./explain-keyword.js";
import { checkExtensions } from "./extensions.js";
import { checkAgainstMetaSchema } from "./meta-schema.js";
import { ObjectIndex } from "./object-index.js";
import { documentVersion, originalOf } from "./original.js";
import { checkCatalogueNames } from "./rules/catalogue-names.js";
import { checkCatalogues } from "./rules/catalogues.js";
import { checkChannelMessages } from "./rules/channel-messages.js";
import { checkClosedMembers } from "./rules/closed-members.js";
import { checkComposition } from "./rules/composition.js";
import { checkConstructors } from "./rules/constructors.js";
import { checkCrossFieldChecks } from "./rules/cross-field-checks.js";
import { checkDiscriminators } from "./rules/discriminators.js";
import { checkDispatch } from "./rules/dispatch.js";
import { checkDocumentTables } from "./rules/document-tables.js";
import { checkErrorBodies } from "./rules/error-bodies.js";
import { checkErrorFormat, checkErrorSchemas } from "./rules/error-format.js";
import { checkExplodedCookies } from "./rules/exploded-cookies.js";
import { checkImpossibleMembers } from "./rules/impossible-members.js";
import { checkImpossibleSchemas } from "./rules/impossible-schemas.js";
import { checkLimits } from "./rules/limits.js";
import { checkForms, checkMediaTypes, checkPlainForms } from "./rules/media-types.js";
import { checkMethods } from "./rules/methods.js";
import { checkOperationExtensions } from "./rules/operation-extensions.js";
import { checkOperationIds, checkSuccesses } from "./rules/operations.js";
import { checkPaths } from "./rules/paths.js";
import { checkReferenceCycles } from "./rules/reference-cycles.js";
import { checkRenames } from "./rules/renames.js";
import { checkPlainRequired, checkRequired } from "./rules/required.js";
import { checkSchemas } from "./rules/schemas.js";
import { checkUsage } from "./rules/usage.js";
import { checkValues } from "./rules/values.js";
import { checkWithoutEffect } from "./rules/without-effect.js";
import { visitObjects } from "./walk.js";

export interface CheckOptions {
  /**
   * Whether unknown and misplaced `x-` keys and patterns with exponential matching time are errors instead of warnings.
   */
  readonly strictExtensions: boolean;
  /** Maximum number of listed errors. Default: 1,000. */
  readonly maxErrors?: number | undefined;
}

/**
 * The rules that need only the document. Deviations among their errors are repaired before there is a model; rules that
 * affect which objects exist belong here.
 */
const documentRules: readonly ((context: DocumentCheckContext) => void)[] = [
  checkOperationIds,
  checkSuccesses,
  checkPaths,
  checkMethods,
  checkValues,
  checkLimits,
  checkImpossibleSchemas,
  checkSchemas,
  checkClosedMembers,
  checkReferenceCycles,
  checkPlainRequired,
  checkMediaTypes,
  checkPlainForms,
  checkDocumentTables,
  checkCatalogues,
  checkCatalogueNames,
  checkDiscriminators,
];

/** The rules that ask the model. */
const modelRules: readonly ((context: CheckContext) => void)[] = [
  checkExplodedCookies,
  checkRequired,
  checkImpossibleMembers,
  checkForms,
  checkWithoutEffect,
  checkUsage,
  checkRenames,
  checkErrorFormat,
  checkErrorSchemas,
  checkErrorBodies,
  checkCrossFieldChecks,
  checkConstructors,
  checkOperationExtensions,
  checkDispatch,
  checkChannelMessages,
];

/** Result of the checks that need no model, for the rules that do. */
export interface DocumentCheck {
  /**
   * Whether a value exceeds the maximum number of applied schemas. References of such a document must not be followed.
   */
  readonly isTooComposed: boolean;
  readonly loaded: LoadedDocument;
  readonly view: DocumentView;
  readonly diagnostics: readonly CheckDiagnostic[];
  readonly maxErrors?: number | undefined;
}

/**
 * Returns all diagnostics of a document, for callers that do not need its model. Never throws, whatever the document
 * contains.
 */
export function check(loaded: LoadedDocument, options: CheckOptions): readonly Diagnostic[] {
  const checked = checkDocument(loaded, options);
  return checkModel(checked, checked.isTooComposed ? undefined : buildModel(loaded));
}

/**
 * Validates a document against the official meta-schema of its version and the schema of the extension vocabulary,
 * measures its compositions, and applies the rules that need no model.
 */
export function checkDocument(loaded: LoadedDocument, options: CheckOptions): DocumentCheck {
  const diagnostics: CheckDiagnostic[] = [];
  const report: ReportDiagnostic = (diagnostic) => diagnostics.push(diagnostic);
  const reportForm: ReportDiagnostic = (diagnostic) => {
    if (!isFormOfReference(diagnostic)) report(diagnostic);
  };
  const version = documentVersion(loaded.document);
  const visits = visitObjects(loaded.document, version);
  const original = originalOf(loaded);
  if (original === undefined) checkAgainstMetaSchema(visits, version, reportForm);
  else checkAgainstMetaSchema(visitObjects(original, "3.0"), "3.0", reportForm);
  const index = new ObjectIndex(visits);
  checkExtensions(index, options.strictExtensions, report);
  const view = createDocumentView(loaded, { visits, index }, options.strictExtensions);
  const context: DocumentCheckContext = { ...view, report };
  const { isTooLarge: isTooComposed, hasCycle } = checkComposition(context);
  const rules = hasCycle ? documentRules : documentRules.filter((rule) => rule !== checkReferenceCycles);
  if (!isTooComposed) for (const rule of rules) rule(context);
  return { isTooComposed, loaded, view, diagnostics, maxErrors: options.maxErrors };
}

/** Returns the errors found without the model, as {@link checkModel} does. */
export function documentErrors({ loaded, diagnostics, maxErrors }: DocumentCheck): readonly Diagnostic[] {
  return locateDiagnostics(diagnostics.filter(isError), loaded, maxErrors);
}

/**
 * Returns the diagnostics of the document and of its model, at most 1,000, ordered by source location, followed by a note if
 * more were found.
 *
 * @param built The model of the document; undefined if it could not be built, in which case no rules about it apply.
 */
export function checkModel(
  { loaded, view, diagnostics, maxErrors }: DocumentCheck,
  built: BuildResult | undefined,
): readonly Diagnostic[] {
  const all = [...diagnostics];
  const keyOf = ({ code, pointer, message }: CheckDiagnostic): string => `${code} ${pointer} ${message}`;
  const known = new Set(diagnostics.map(keyOf));
  // Rules about the document report the plain cases of some rules about the model.
  const report: ReportDiagnostic = (diagnostic) => {
    if (!known.has(keyOf(diagnostic))) all.push(diagnostic);
  };
  const context = built && createCheckContext(view, built, report);
  if (context !== undefined) for (const rule of modelRules) rule(context);
  return locateDiagnostics(all, loaded, maxErrors);
}

/**
 * Ignores the format of references: `load` has resolved or rejected each, and accepts more than the format allows, such
 * as literal braces of a path in a fragment.
 */
function isFormOfReference({ pointer, expected }: CheckDiagnostic): boolean {
  return pointer.endsWith("/$ref") && expected === uriReference;
}
