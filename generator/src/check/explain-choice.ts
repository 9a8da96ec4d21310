import { didYouMean } from "../diagnostics/spelling.js";
import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject } from "../model/raw.js";
import { formatPointer } from "../values/pointer.js";
import type { CheckDiagnostic } from "./diagnostic.js";
import { joinAlternatives, quoteName, quoteValue } from "./message-text.js";
import { isTypeKeyword, nameOf, type Subject, valueAt } from "./subject.js";
import type { ValidationError } from "./validator.js";

/**
 * Explains violations of `oneOf`, `anyOf` and `not` in the meta-schemas and the vocabulary. There are few; each has its
 * own message.
 */
export function explainChoice(error: ValidationError, subject: Subject): readonly CheckDiagnostic[] {
  const value = valueAt(error, subject);
  const target: ErrorSubject = {
    pointer: subject.pointer + error.instancePath,
    node: asObject(value) ?? {},
    title: nameOf(error, subject),
  };
  if (subject.kind === "schema" && isTypeKeyword(error)) return explainSchemaType(value, target.pointer);
  const diagnostics = candidateDiagnostics(error, subject, target).find((found) => found.length > 0);
  if (diagnostics !== undefined) return diagnostics;
  const message = `${target.title} matches none of the allowed forms`;
  return [{ code: "conflicting-keywords", pointer: target.pointer, message }];
}

interface ErrorSubject {
  readonly pointer: string;
  readonly node: JsonObject;
  readonly title: string;
}

/** Returns possible causes of the error, in order of precedence. */
function candidateDiagnostics(
  error: ValidationError,
  subject: Subject,
  target: ErrorSubject,
): readonly (readonly CheckDiagnostic[])[] {
  switch (subject.kind) {
    case "document":
      return [noKeyPresent(target, ["paths", "components", "webhooks"])];
    case "parameter":
    case "header":
      return [
        bothKeysPresent(target, "schema", "content"),
        bothKeysPresent(target, "example", "examples"),
        noKeyPresent(target, ["schema", "content"]),
        ignoredBesideContent(target),
      ];
    case "mediaType":
      return [bothKeysPresent(target, "example", "examples")];
    case "license":
      return [bothKeysPresent(target, "identifier", "url")];
    case "example":
      return [bothKeysPresent(target, "value", "externalValue")];
    case "link":
      return [
        bothKeysPresent(target, "operationRef", "operationId"),
        noKeyPresent(target, ["operationRef", "operationId"]),
      ];
    case "securityScheme": {
      const at = { pointer: `${target.pointer}/bearerFormat`, keyOrValue: "key" } as const;
      const message = "`bearerFormat` has no meaning without `scheme: bearer`";
      return [[{ ...at, code: "conflicting-keywords", message, fix: "drop `bearerFormat`" }]];
    }
    default: {
      if (error.keyword !== "anyOf") return [];
      // In the vocabulary, only `x-sent-in`: `when` is a condition on one of the other keys.
      return [
        noKeyPresent(
          target,
          subject.knownAt(error.schemaPath).filter((key) => key !== "when"),
        ),
      ];
    }
  }
}

function bothKeysPresent({ node, pointer }: ErrorSubject, left: string, right: string): readonly CheckDiagnostic[] {
  if (!Object.hasOwn(node, left) || !Object.hasOwn(node, right)) return [];
  const at = { pointer: pointer + formatPointer([right]), keyOrValue: "key" } as const;
  const message = `${quoteName(left)} and ${quoteName(right)} are mutually exclusive`;
  return [{ ...at, code: "conflicting-keywords", message, fix: "drop one of them" }];
}

function noKeyPresent({ node, pointer, title }: ErrorSubject, keys: readonly string[]): readonly CheckDiagnostic[] {
  if (keys.length === 0 || keys.some((key) => Object.hasOwn(node, key))) return [];
  const words = joinAlternatives(keys.map(quoteName));
  return [{ code: "missing-keyword", pointer, message: `${words} is missing in ${title}`, fix: `add ${words}` }];
}

function ignoredBesideContent({ node, pointer }: ErrorSubject): readonly CheckDiagnostic[] {
  const useless = ["style", "explode", "allowReserved", "example", "examples"].filter((key) =>
    Object.hasOwn(node, key),
  );
  return useless.map((key) => ({
    code: "conflicting-keywords",
    pointer: `${pointer}/${key}`,
    keyOrValue: "key",
    message: `${quoteName(key)} has no meaning next to \`content\``,
    fix: `drop ${quoteName(key)}`,
  }));
}

const schemaTypes = ["array", "boolean", "integer", "null", "number", "object", "string"];

function explainSchemaType(value: Json | undefined, pointer: string): readonly CheckDiagnostic[] {
  const expected = `one of ${joinAlternatives(schemaTypes)}`;
  const wrong = (item: Json | undefined, at: string): CheckDiagnostic => {
    const hint =
      typeof item === "string" ? didYouMean(item, schemaTypes) : item === null ? { fix: "write `'null'`" } : {};
    const message = `\`type\` must be ${expected}, found ${quoteValue(item)}`;
    return { code: "wrong-value", pointer: at, message, expected, ...hint };
  };
  if (!Array.isArray(value)) return [wrong(value, pointer)];
  const types = asList(value);
  if (types.length === 0) return [{ code: "wrong-value", pointer, message: "`type` is an empty list", expected }];
  return types.flatMap((type, index): CheckDiagnostic[] => {
    const at = `${pointer}/${index}`;
    if (typeof type !== "string" || !schemaTypes.includes(type)) return [wrong(type, at)];
    if (types.indexOf(type) === index) return [];
    const message = `\`type\` lists ${quoteValue(type)} twice`;
    return [{ code: "wrong-value", pointer: at, message, expected: "each type once" }];
  });
}
