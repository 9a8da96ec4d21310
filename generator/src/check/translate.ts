import type { ObjectKind } from "../openapi/objects.js";
import type { CheckDiagnostic, ReportDiagnostic } from "./diagnostic.js";
import { explainChoice } from "./explain-choice.js";
import { explainKeyword, explainRefusedKey, isMisspeltReference } from "./explain-keyword.js";
import { isTypeKeyword, refusedKey, type Subject } from "./subject.js";
import type { ValidationError } from "./validator.js";

/**
 * Converts ajv's errors to one diagnostic per mistake, at the deepest invalid location. Errors that follow from another
 * mistake in the same object are omitted.
 */
export function explainErrors(errors: readonly ValidationError[], subject: Subject, report: ReportDiagnostic): void {
  const reportedPaths = new Set<string>();
  const reportOnce = (diagnostics: readonly CheckDiagnostic[]): void => {
    for (const diagnostic of diagnostics) {
      const key = `${diagnostic.pointer} ${diagnostic.code} ${diagnostic.message}`;
      if (reportedPaths.has(key)) continue;
      reportedPaths.add(key);
      report(subject.code === undefined ? diagnostic : { ...diagnostic, code: subject.code });
    }
  };
  const isReference = errors.some((error) => isRefusedKey(error) && isMisspeltReference(refusedKey(error), subject));
  const relevant = isReference
    ? errors.filter((error) => isRefusedKey(error) && isMisspeltReference(refusedKey(error), subject))
    : hasBrokenSelector(errors, subject)
      ? errors.filter((error) => !isOfOneForm(error))
      : errors;
  const choices = relevant.filter(isChoice);
  const isOfAlternative = ({ schemaPath }: ValidationError): boolean =>
    choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`));
  const wrongType = new Set(
    relevant.filter((error) => error.keyword === "type" && !isOfAlternative(error)).map((error) => error.instancePath),
  );
  // Errors of alternatives are reported by their `oneOf` or `anyOf`.
  const single = relevant.filter(
    (error) =>
      error.keyword !== "if" &&
      !isChoice(error) &&
      !isOfAlternative(error) &&
      (error.keyword === "type" || !wrongType.has(error.instancePath)),
  );
  for (const error of single) if (!isRefusedKey(error)) reportOnce(explainKeyword(error, subject));
  // The referenced schema reports the expected values.
  const wanted = new Set(single.filter(({ keyword }) => keyword === "enum").map((error) => error.instancePath));
  for (const choice of choices) {
    const isReported = wrongType.has(choice.instancePath) || wanted.has(choice.instancePath);
    if (!isReported || isTypeKeyword(choice)) reportOnce(explainChoice(choice, subject));
  }
  for (const error of single) {
    if (!isRefusedKey(error)) continue;
    const isKnown = subject.knownAt(error.schemaPath).includes(refusedKey(error));
    if (!isKnown || reportedPaths.size === 0) reportOnce(explainRefusedKey(error, subject));
  }
}

/** Keys that select the form of an object. If the key is invalid, the form is unknown. */
const formSelectors: { readonly [kind in ObjectKind]?: string } = { parameter: "in", securityScheme: "type" };

function hasBrokenSelector(errors: readonly ValidationError[], { kind }: Subject): boolean {
  const selector = kind === undefined ? undefined : formSelectors[kind];
  return errors.some(
    ({ keyword, instancePath, params }) =>
      selector !== undefined &&
      ((keyword === "required" && params["missingProperty"] === selector) ||
        (keyword === "enum" && instancePath === `/${selector}`)),
  );
}

function isOfOneForm({ schemaPath }: ValidationError): boolean {
  return schemaPath.includes("/then/") || schemaPath.includes("/oneOf");
}

function isChoice({ keyword }: ValidationError): boolean {
  return keyword === "oneOf" || keyword === "anyOf" || keyword === "not";
}

function isRefusedKey({ keyword }: ValidationError): boolean {
  return keyword === "additionalProperties" || keyword === "unevaluatedProperties";
}
