import { explainChoice } from "./explain-choice.js";
import { explainKeyword, explainRefusedKey, isMisspeltReference } from "./explain-keyword.js";
import type { Finding, Report } from "./finding.js";
import type { Kind } from "./kinds.js";
import { isTypeKeyword, refusedKey, type Subject } from "./subject.js";
import type { ValidationError } from "./validator.js";

/**
 * Says in people's words what ajv says in its own: one finding per mistake, at the deepest place that is wrong.
 * A keyword that is only refused because of another mistake in the same object is not a mistake of its own.
 */
export function explain(errors: readonly ValidationError[], subject: Subject, report: Report): void {
  const told = new Set<string>();
  const tell = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      const key = `${finding.pointer} ${finding.code} ${finding.message}`;
      if (told.has(key)) continue;
      told.add(key);
      report(subject.code === undefined ? finding : { ...finding, code: subject.code });
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
  // Errors of the alternatives are told by the choice as a whole.
  const single = relevant.filter(
    (error) =>
      error.keyword !== "if" &&
      !isChoice(error) &&
      !isOfAlternative(error) &&
      (error.keyword === "type" || !wrongType.has(error.instancePath)),
  );
  for (const error of single) if (!isRefusedKey(error)) tell(explainKeyword(error, subject));
  // What an alternative refers to has told what it wants: a list of values, as a rule.
  const wanted = new Set(single.filter(({ keyword }) => keyword === "enum").map((error) => error.instancePath));
  for (const choice of choices) {
    const isTold = wrongType.has(choice.instancePath) || wanted.has(choice.instancePath);
    if (!isTold || isTypeKeyword(choice)) tell(explainChoice(choice, subject));
  }
  for (const error of single) {
    if (!isRefusedKey(error)) continue;
    const isKnown = subject.knownAt(error.schemaPath).includes(refusedKey(error));
    if (!isKnown || told.size === 0) tell(explainRefusedKey(error, subject));
  }
}

/** The key that says which form an object has; while it is wrong, nothing can be said about the form. */
const selectors: { readonly [kind in Kind]?: string } = { parameter: "in", securityScheme: "type" };

function hasBrokenSelector(errors: readonly ValidationError[], { kind }: Subject): boolean {
  const selector = kind === undefined ? undefined : selectors[kind];
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
