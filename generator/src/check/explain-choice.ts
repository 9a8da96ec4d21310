import { didYouMean } from "../diagnostics/spelling.js";
import type { Json, JsonObject } from "../load/document.js";
import { formatPointer } from "../load/pointer.js";
import { asList, asObject } from "../model/raw.js";
import type { Finding } from "./finding.js";
import { isTypeKeyword, nameOf, type Subject, valueAt } from "./subject.js";
import type { ValidationError } from "./validator.js";
import { code, either, show } from "./words.js";

/** `oneOf`, `anyOf` and `not` of the meta-schemas and the vocabulary: there are few, each with words of its own. */
export function explainChoice(error: ValidationError, subject: Subject): readonly Finding[] {
  const value = valueAt(error, subject);
  const place: Place = {
    pointer: subject.pointer + error.instancePath,
    node: asObject(value) ?? {},
    title: nameOf(error, subject),
  };
  if (subject.kind === "schema" && isTypeKeyword(error)) return explainSchemaType(value, place.pointer);
  const findings = candidates(error, subject, place).find((found) => found.length > 0);
  if (findings !== undefined) return findings;
  const message = `${place.title} fits none of the forms that are possible here`;
  return [{ code: "conflicting-keywords", pointer: place.pointer, message }];
}

interface Place {
  readonly pointer: string;
  readonly node: JsonObject;
  readonly title: string;
}

/** What may be behind the error, in the order in which it is to be looked for. */
function candidates(error: ValidationError, subject: Subject, place: Place): readonly (readonly Finding[])[] {
  switch (subject.kind) {
    case "document":
      return [neither(place, ["paths", "components", "webhooks"])];
    case "parameter":
    case "header":
      return [
        both(place, "schema", "content"),
        both(place, "example", "examples"),
        neither(place, ["schema", "content"]),
        uselessBesideContent(place),
      ];
    case "mediaType":
      return [both(place, "example", "examples")];
    case "license":
      return [both(place, "identifier", "url")];
    case "example":
      return [both(place, "value", "externalValue")];
    case "link":
      return [both(place, "operationRef", "operationId"), neither(place, ["operationRef", "operationId"])];
    case "securityScheme": {
      const at = { pointer: `${place.pointer}/bearerFormat`, part: "key" } as const;
      const message = "`bearerFormat` has no meaning without `scheme: bearer`";
      return [[{ ...at, code: "conflicting-keywords", message, fix: "drop `bearerFormat`" }]];
    }
    default: {
      if (error.keyword !== "anyOf") return [];
      // Of the vocabulary, `x-sent-in` alone: `when` is a condition on one of the others.
      return [
        neither(
          place,
          subject.knownAt(error.schemaPath).filter((key) => key !== "when"),
        ),
      ];
    }
  }
}

function both({ node, pointer }: Place, left: string, right: string): readonly Finding[] {
  if (!Object.hasOwn(node, left) || !Object.hasOwn(node, right)) return [];
  const at = { pointer: pointer + formatPointer([right]), part: "key" } as const;
  const message = `${code(left)} and ${code(right)} exclude each other`;
  return [{ ...at, code: "conflicting-keywords", message, fix: "drop one of them" }];
}

function neither({ node, pointer, title }: Place, keys: readonly string[]): readonly Finding[] {
  if (keys.length === 0 || keys.some((key) => Object.hasOwn(node, key))) return [];
  const words = either(keys.map(code));
  return [{ code: "missing-keyword", pointer, message: `${words} is missing in ${title}`, fix: `add ${words}` }];
}

function uselessBesideContent({ node, pointer }: Place): readonly Finding[] {
  const useless = ["style", "explode", "allowReserved", "example", "examples"].filter((key) =>
    Object.hasOwn(node, key),
  );
  return useless.map((key) => ({
    code: "conflicting-keywords",
    pointer: `${pointer}/${key}`,
    part: "key",
    message: `${code(key)} has no meaning beside \`content\``,
    fix: `drop ${code(key)}`,
  }));
}

const schemaTypes = ["array", "boolean", "integer", "null", "number", "object", "string"];

function explainSchemaType(value: Json | undefined, pointer: string): readonly Finding[] {
  const expected = `one of ${either(schemaTypes)}`;
  const wrong = (item: Json | undefined, at: string): Finding => {
    const hint =
      typeof item === "string" ? didYouMean(item, schemaTypes) : item === null ? { fix: "write `'null'`" } : {};
    const message = `\`type\` must be ${expected}, found ${show(item)}`;
    return { code: "wrong-value", pointer: at, message, expected, ...hint };
  };
  if (!Array.isArray(value)) return [wrong(value, pointer)];
  const types = asList(value);
  if (types.length === 0) return [{ code: "wrong-value", pointer, message: "`type` is an empty list", expected }];
  return types.flatMap((type, index): Finding[] => {
    const at = `${pointer}/${index}`;
    if (typeof type !== "string" || !schemaTypes.includes(type)) return [wrong(type, at)];
    if (types.indexOf(type) === index) return [];
    const message = `\`type\` lists ${show(type)} twice`;
    return [{ code: "wrong-value", pointer: at, message, expected: "each type once" }];
  });
}
